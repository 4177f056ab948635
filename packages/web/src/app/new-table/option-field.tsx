import { asSeveral, type Setting, say, severalIn } from '@conclave/kernel'
import { useId } from 'react'
import type { TableTexts } from '../../texts/table-texts.ts'
import style from './new-table.module.css'

type Value = boolean | number | string

/** One option of the game, with what it means in words. */
export const OptionField = ({
  name,
  setting,
  value,
  texts,
  onChange,
}: {
  readonly name: string
  readonly setting: Setting
  readonly value: Value
  readonly texts: TableTexts
  onChange(value: Value): void
}) => {
  const id = `setting.${name}`
  const field = useId()
  const label = texts.has(id) ? texts.speak(say(id)) : name
  const help = texts.has(`${id}.help`) ? texts.speak(say(`${id}.help`)) : ''
  if (setting.type === 'several')
    return (
      <fieldset className={`${style.option} ${style.several}`}>
        <legend className={style.label}>{label}</legend>
        {help !== '' && <p className="faint">{help}</p>}
        <Several setting={setting} value={String(value)} texts={texts} onChange={onChange} />
      </fieldset>
    )
  return (
    <div className={style.option}>
      <label htmlFor={field}>
        <span className={style.label}>{label}</span>
        <Input id={field} name={name} setting={setting} value={value} texts={texts} onChange={onChange} />
      </label>
      {help !== '' && <p className="faint">{help}</p>}
    </div>
  )
}

type SeveralSetting = Extract<Setting, { type: 'several' }>

/** One box for each thing that can be chosen. */
const Several = ({
  setting: { choices, names },
  value,
  texts,
  onChange,
}: {
  readonly setting: SeveralSetting
  readonly value: string
  readonly texts: TableTexts
  onChange(value: Value): void
}) => {
  const chosen = severalIn(value)
  return choices.map((each) => (
    <label key={each}>
      <span>{texts.speak(say(`${names}.${each}`))}</span>
      <input
        type="checkbox"
        checked={chosen.includes(each)}
        onChange={({ target }) =>
          onChange(
            asSeveral(choices.filter((other) => (other === each ? target.checked : chosen.includes(other)))),
          )
        }
      />
    </label>
  ))
}

const Input = ({
  id,
  name,
  setting,
  value,
  texts,
  onChange,
}: {
  readonly id: string
  readonly name: string
  readonly setting: Exclude<Setting, SeveralSetting>
  readonly value: Value
  readonly texts: TableTexts
  onChange(value: Value): void
}) => {
  if (setting.type === 'boolean') {
    return (
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      />
    )
  }
  if (setting.type === 'text') {
    return (
      <input
        id={id}
        className="field"
        value={String(value)}
        maxLength={setting.maxLength}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  }
  const values = setting.type === 'choice' ? setting.choices : numbersOf(setting)
  return (
    <select
      id={id}
      className="field"
      value={String(value)}
      onChange={({ target }) => onChange(setting.type === 'number' ? Number(target.value) : target.value)}
    >
      {values.map((each) => (
        <option key={each} value={each}>
          {valueText(texts, name, setting, each)}
        </option>
      ))}
    </select>
  )
}

const numbersOf = ({ min, max, off }: Extract<Setting, { type: 'number' }>): number[] => [
  ...(off === undefined ? [] : [off]),
  ...Array.from({ length: max - min + 1 }, (_, at) => min + at),
]

const valueText = (texts: TableTexts, name: string, setting: Setting, value: Value): string => {
  const id = `setting.${name}`
  if (setting.type === 'number' && value === setting.off && texts.has(`${id}.off`))
    return texts.speak(say(`${id}.off`))
  if (setting.type === 'number' && texts.has(`${id}.value`))
    return texts.speak(say(`${id}.value`, { value: Number(value) }))
  return texts.has(`${id}.${value}`) ? texts.speak(say(`${id}.${value}`)) : String(value)
}
