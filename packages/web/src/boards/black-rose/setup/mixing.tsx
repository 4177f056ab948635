import { mageNames, rebirthMages, rebirthSchools, schools } from '@conclave/black-rose'
import { asSeveral, say, severalIn } from '@conclave/kernel'
import type { SetupProps } from '../../../kit/kit.ts'
import { words } from '../texts/index.ts'
import style from './setup.module.css'

/** Number of schools that the Library holds (RUL-131). */
const mostSchools = 6

/** [RUL-130] Sorts of things to mix, and those among them that are Rebirth's own. */
const sorts = [
  { setting: 'schools', names: 'school', all: schools, own: rebirthSchools },
  { setting: 'mages', names: 'mage', all: mageNames, own: rebirthMages },
] as const

const usual = Object.fromEntries(sorts.map(({ setting, own }) => [setting, asSeveral(own)]))

/** [RUL-130, RUL-131] Schools and mages of the earlier box, to be mixed with those of Rebirth. */
export const Mixing = ({ options, change, seatNames, speak }: SetupProps) => {
  const isUsual = Object.entries(usual).every(([setting, value]) => options[setting] === value)
  return (
    <details className={style.mixing} open={!isUsual || undefined}>
      <summary>{speak(words('setup.mix'))}</summary>
      <p className="faint">{speak(words('setup.mix.about'))}</p>
      {sorts.map((sort) => (
        <Sort key={sort.setting} {...sort} options={options} change={change} speak={speak} />
      ))}
      <p role="status">
        {speak(
          words('setup.mix.count', {
            schools: severalIn(String(options.schools)).length,
            most: mostSchools,
            mages: severalIn(String(options.mages)).length,
            players: seatNames.length,
          }),
        )}
      </p>
      <p>
        <button type="button" className="button small" disabled={isUsual} onClick={() => change(usual)}>
          {speak(words('setup.mix.usual'))}
        </button>
      </p>
    </details>
  )
}

/** All schools or all mages, those of each box side by side. */
const Sort = ({
  setting,
  names,
  all,
  own,
  options,
  change,
  speak,
}: (typeof sorts)[number] & Pick<SetupProps, 'options' | 'change' | 'speak'>) => {
  const chosen = severalIn(String(options[setting]))
  const ofRebirth = new Set<string>(own)
  const boxes = [
    { box: 'rebirth', things: all.filter((each) => ofRebirth.has(each)) },
    { box: 'earlier', things: all.filter((each) => !ofRebirth.has(each)) },
  ] as const
  return (
    <div className={style.sort}>
      {boxes.map(({ box, things }) => (
        <fieldset key={box} className={style.box}>
          <legend>{speak(words(`setup.mix.${setting}.${box}`))}</legend>
          {things.map((thing) => (
            <label key={thing}>
              <input
                type="checkbox"
                checked={chosen.includes(thing)}
                onChange={({ target }) =>
                  change({
                    [setting]: asSeveral(
                      all.filter((each) => (each === thing ? target.checked : chosen.includes(each))),
                    ),
                  })
                }
              />
              {speak(say(`${names}.${thing}`))}
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  )
}
