import { keyOf, type Option } from '@conclave/kernel'
import { usePlay } from '../play/play.ts'
import style from './option-list.module.css'

/** Every legal answer as a list, grouped by its sort: plays any question of any game. */
export const OptionList = () => {
  const { numbered, question, texts, choose, showRule, loaded } = usePlay()
  if (question === null) return null
  const numbers = new Map(numbered.map((option, at) => [option, at + 1]))
  return (
    <ul className={style.groups}>
      {groupsOf(numbered).map((group) => (
        <li key={keyOf(group[0] ?? {})}>
          <ul className={style.group}>
            {group.map((option) => {
              const number = numbers.get(option) ?? 0
              return (
                <li key={keyOf(option)} className={style.item}>
                  <button type="button" data-option className="button small" onClick={() => choose(option)}>
                    {number <= 9 && (
                      <span className="key" aria-hidden="true">
                        {number}
                      </span>
                    )}
                    {texts.option(question, option)}
                  </button>
                  <button
                    type="button"
                    className={style.why}
                    aria-label={texts.t('why.of', { option: texts.option(question, option) })}
                    title={texts.t('why')}
                    onClick={() => showRule(loaded.texts.rule(question, option))}
                  >
                    ?
                  </button>
                </li>
              )
            })}
          </ul>
        </li>
      ))}
    </ul>
  )
}

/** Neighbours that do the same sort of thing. */
const groupsOf = (options: readonly Option[]): Option[][] => {
  const groups: Option[][] = []
  let sort: unknown
  for (const option of options) {
    const own = option.do ?? Object.keys(option).join(' ')
    const last = groups.at(-1)
    if (last !== undefined && own === sort) last.push(option)
    else groups.push([option])
    sort = own
  }
  return groups
}
