import { useAnimationSpeed } from '../settings/appearance.ts'
import { useSettings } from '../settings/settings.ts'

/** Where nothing moves but what happens is shown, bots leave this much time for it to be noticed. */
const noticed = 350

/** How long a bot's answer is left to be looked at before the next one, in milliseconds. */
export const usePace = (): number => {
  const speed = useAnimationSpeed()
  const { scenes } = useSettings()
  if (speed === 0) return scenes === 'off' ? 0 : noticed
  return Math.round(700 / speed)
}
