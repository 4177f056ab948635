import { useEffect, useState } from 'react'
import { useAnimationSpeed } from '../settings/appearance.ts'

/** So long the board is still shown after the last answer, at usual speed: the last battle is worth seeing. */
const lastLook = 2600

/** True once the end of the match is shown. It is at once if it was over when it was first seen, or if nothing moves. */
export const useOver = (ended: boolean | undefined): boolean => {
  const speed = useAnimationSpeed()
  const [seenRunning, setSeenRunning] = useState(false)
  const [looked, setLooked] = useState(false)
  useEffect(() => {
    if (ended === false) {
      setSeenRunning(true)
      setLooked(false)
    }
    if (ended !== true || speed === 0) return
    const timer = setTimeout(() => setLooked(true), lastLook / speed)
    return () => clearTimeout(timer)
  }, [ended, speed])
  return ended === true && (!seenRunning || looked || speed === 0)
}
