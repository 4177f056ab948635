import type { MageNoirView } from '@conclave/mage-noir'
import { useEffect, useRef, useState } from 'react'

/** How long a change of life is shown, at usual speed. */
const shownFor = 1800

interface Lives {
  readonly lives: readonly number[]
  readonly scene: number
}

/** How lives have changed by seat; nothing has after a jump, and null says that all is as before. */
export const lifeChanges = (before: Lives, now: Lives): readonly number[] | null => {
  if (before.scene !== now.scene) return []
  const changes = now.lives.map((life, seat) => life - (before.lives[seat] ?? life))
  return changes.some((change) => change !== 0) ? changes : null
}

/** How the life of each mage has changed just now, whoever looks at her from where; nothing after a while. */
export const useLifeChanges = (
  { players }: MageNoirView,
  scene: number,
  animationSpeed: number,
): readonly number[] => {
  const now = JSON.stringify({ lives: players.map(({ life }) => life), scene })
  const before = useRef(now)
  const [changes, setChanges] = useState<readonly number[]>([])
  useEffect(() => {
    const found = lifeChanges(JSON.parse(before.current), JSON.parse(now))
    before.current = now
    if (found !== null) setChanges(found)
  }, [now])
  useEffect(() => {
    if (changes.length === 0) return
    const timer = setTimeout(() => setChanges([]), shownFor / Math.max(animationSpeed, 0.5))
    return () => clearTimeout(timer)
  }, [changes, animationSpeed])
  return changes
}
