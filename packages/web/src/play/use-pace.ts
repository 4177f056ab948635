import { answersApart } from '../scenes/timing.ts'
import { useAnimationSpeed } from '../settings/appearance.ts'
import { useSettings } from '../settings/settings.ts'

/** Time for which a bot's answer is left to be looked at before the next one, in milliseconds. */
export const usePace = (): number => {
  const speed = useAnimationSpeed()
  return answersApart(useSettings().pace, speed)
}
