import { say } from '@conclave/kernel'
import { useId } from 'react'
import type { GameSetup, SetupProps } from '../../board.ts'
import style from './length.module.css'
import { minutesFor } from './minutes.ts'

const lengths = ['short', 'standard', 'long'] as const

/** How long the match shall be: where the moons rise and the end comes, and how many minutes that is. */
const Setup = ({ options, change, seatNames, speak }: SetupProps) => {
  const name = useId()
  const help = useId()
  const mages = seatNames.length
  return (
    <fieldset className={style.lengths} aria-describedby={help}>
      <legend className="hidden">{speak(say('setting.length'))}</legend>
      {lengths.map((length) => (
        <label key={length} className={style.length}>
          <input
            type="radio"
            name={name}
            checked={options.length === length}
            onChange={() => change({ length })}
          />
          <span className={style.name}>{speak(say(`setting.length.${length}`))}</span>
          <span className={style.estimate}>
            {speak(say('setting.length.estimate', { minutes: minutesFor(length, mages), mages }))}
          </span>
        </label>
      ))}
      <p id={help} className={`faint ${style.help}`}>
        {speak(say('setting.length.help'))} {speak(say('setting.length.minutes'))}
      </p>
    </fieldset>
  )
}

/** The part of the page for new tables where the length of the match is chosen. */
export const lengthSetup: GameSetup = { title: 'new.length', takes: ['length'], Setup }
