import { type Setting, say } from '@conclave/kernel'
import { settingsOfSeats } from '@conclave/protocol'
import type { Options } from '../../kit/kit.ts'
import { useText } from '../../texts/context.tsx'
import style from './new-table.module.css'
import { OwnSetup, SettingField, type SettingsChoice } from './own-fields.tsx'

/** Options of a game: sets that go well together, the game's own fields, and the rest folded away. */
export const OptionFields = (choosing: SettingsChoice) => {
  const { loaded, texts, options, seats, seatNames, change } = choosing
  const { game, kit } = loaded
  const t = useText()
  const taken = kit?.setup?.takes ?? []
  const plain = Object.entries(game.settings).filter(
    ([name, { seat }]) => !taken.includes(name) && (seat === undefined || seats.includes(seat)),
  )
  const absent = seatNames.filter(
    (_, seat) => !seats.includes(seat) && settingsOfSeats(game.settings, [seat]).length > 0,
  )
  const field = ([name]: readonly [string, Setting]) => (
    <SettingField key={name} name={name} choosing={choosing} />
  )
  const rulings = plain.filter(([, { ruling }]) => ruling !== undefined)
  // A name alone, such as "Troll Breaker", explains nothing: what is different from the usual game is said.
  const meant = plain
    .filter(([name, setting]) => options[name] !== setting.default && texts.has(`setting.${name}.help`))
    .map(([name]) => texts.speak(say(`setting.${name}.help`)))
  return (
    <>
      {kit?.presets !== undefined && (
        <fieldset className={style.presets}>
          <legend className="hidden">{t('new.presets')}</legend>
          {kit.presets.map((preset) => (
            <button
              key={texts.speak(preset.name)}
              type="button"
              className="button"
              aria-pressed={isSame(preset.options, options)}
              onClick={() => change(preset.options)}
            >
              {texts.speak(preset.name)}
            </button>
          ))}
        </fieldset>
      )}
      {kit?.presets !== undefined && kit.setup === undefined && (
        <div role="status" className={`faint ${style.meaning}`}>
          {meant.length === 0 && <p>{t('new.usual')}</p>}
          {meant.map((help) => (
            <p key={help}>{help}</p>
          ))}
        </div>
      )}
      <OwnSetup {...choosing} />
      {absent.map((name) => (
        <p key={name} className="faint">
          {t('new.chooses', { name })}
        </p>
      ))}
      {plain.length > 0 && (
        <details className={style.rulings}>
          <summary>{t('new.details')}</summary>
          {plain.filter(([, { ruling }]) => ruling === undefined).map(field)}
          {rulings.length > 0 && (
            <details className={style.rulings}>
              <summary>{t('new.rulings', { count: rulings.length })}</summary>
              <p className="faint">{t('new.rulings.about')}</p>
              {rulings.map(field)}
            </details>
          )}
        </details>
      )}
    </>
  )
}

const isSame = (one: Options, other: Options): boolean =>
  Object.entries(one).every(([name, value]) => other[name] === value)
