import { say } from '@conclave/kernel'
import type { SetupProps } from '../../../kit/kit.ts'
import { words } from '../texts/index.ts'
import { Choices } from './choices.tsx'

const levels = ['none', 'apprentice', 'master'] as const

/** [REB-AVA.1, REB-AVA.4] Reason why a level cannot be chosen by so many; null if it can. */
const refusalOf = (level: (typeof levels)[number], mages: number) => {
  if (mages === 1 && level === 'none') return words('setup.avatar.alone')
  return mages > 3 && level !== 'none' ? words('setup.avatar.four') : null
}

/** Choice of the Avatar: a body of the Black Rose's own, and how hard it is to beat. */
export const AvatarChoice = ({ options, change, seatNames, speak }: SetupProps) => (
  <Choices
    title={speak(say('setting.avatar'))}
    chosen={String(options.avatar)}
    onChange={(avatar) => change({ avatar })}
    ways={levels.map((level) => {
      const refusal = refusalOf(level, seatNames.length)
      return {
        value: level,
        name: speak(words(`setup.avatar.${level}`)),
        about: speak(words(`setup.avatar.${level}.about`)),
        refused: refusal && speak(refusal),
      }
    })}
  >
    {speak(words('setup.avatar.help'))}
  </Choices>
)
