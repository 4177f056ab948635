import { useEffect, useRef, useState } from 'react'
import { useSpread } from '../context.ts'

/** How long a change of life is shown, at usual speed. */
const shownFor = 1800

/** How life has changed just now; 0 after a while. */
export const useLifeChange = (life: number): number => {
  const { animationSpeed } = useSpread()
  const before = useRef(life)
  const [change, setChange] = useState(0)
  useEffect(() => {
    const by = life - before.current
    before.current = life
    if (by !== 0) setChange(by)
  }, [life])
  useEffect(() => {
    if (change === 0) return
    const timer = setTimeout(() => setChange(0), shownFor / Math.max(animationSpeed, 0.5))
    return () => clearTimeout(timer)
  }, [change, animationSpeed])
  return change
}
