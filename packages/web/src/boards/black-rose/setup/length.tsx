import { say } from '@conclave/kernel'
import type { SetupProps } from '../../../kit/kit.ts'
import { words } from '../texts/index.ts'
import { Choices } from './choices.tsx'
import { minutesFor } from './minutes.ts'

const lengths = ['short', 'standard', 'long'] as const

/** Choice of the length: where the moons rise and the end comes, and how many minutes that is. */
export const LengthChoice = ({ options, change, seatNames, speak }: SetupProps) => (
  <Choices
    title={speak(say('setting.length'))}
    chosen={String(options.length)}
    onChange={(length) => change({ length })}
    ways={lengths.map((length) => ({
      value: length,
      name: speak(say(`setting.length.${length}`)),
      about: speak(estimate(length, seatNames.length, (options.avatar ?? 'none') !== 'none')),
      refused: null,
    }))}
  >
    {speak(say('setting.length.help'))} {speak(say('setting.length.minutes'))}
  </Choices>
)

const estimate = (length: string, mages: number, hasAvatar: boolean) => {
  const minutes = minutesFor(length, mages, hasAvatar)
  return mages === 1
    ? words('setup.estimate.alone', { minutes })
    : say('setting.length.estimate', { minutes, mages })
}
