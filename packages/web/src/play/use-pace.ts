import { useAnimationSpeed } from '../settings/appearance.ts'

/** How long a bot's answer is left to be looked at before the next one, in milliseconds. */
export const usePace = (): number => {
  const speed = useAnimationSpeed()
  return speed === 0 ? 0 : Math.round(700 / speed)
}
