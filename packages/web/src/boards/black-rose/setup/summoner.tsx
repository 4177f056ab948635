import { say } from '@conclave/kernel'
import type { SetupProps } from '../../../kit/kit.ts'
import style from './setup.module.css'

/** [REB-EVP.5] The optional rule of Rebirth. */
export const SummonerChoice = ({ options, change, speak }: SetupProps) => (
  <label className={style.choice}>
    <input
      type="checkbox"
      checked={options.crownOfSummoner === true}
      onChange={({ target }) => change({ crownOfSummoner: target.checked })}
    />
    <span className={style.name}>{speak(say('setting.crownOfSummoner'))}</span>
    <span className={style.about}>{speak(say('setting.crownOfSummoner.help'))}</span>
  </label>
)
