import { keyOf, type Option, ruleOf } from '@conclave/kernel'
import { capOf } from '../play/keys.ts'
import { usePlay } from '../play/play.ts'
import style from './option-list.module.css'

/** Every legal answer as a list, grouped by its sort: plays any question of any game. */
export const OptionList = () => {
  const { numbered, keyFor, question, texts, choose, showRule, loaded } = usePlay()
  if (question === null) return null
  return (
    <ul className={style.groups}>
      {groupsOf(numbered).map((group) => (
        <li key={keyOf(group[0] ?? {})}>
          <ul className={style.group}>
            {group.map((option) => {
              const key = keyFor(option)
              return (
                <li key={keyOf(option)} className={style.item}>
                  <button type="button" data-option className="button small" onClick={() => choose(option)}>
                    {key !== null && (
                      <span className="key" aria-hidden="true">
                        {capOf(key)}
                      </span>
                    )}
                    {texts.option(question, option)}
                  </button>
                  <button
                    type="button"
                    className={style.why}
                    aria-label={texts.t('why.of', { option: texts.option(question, option) })}
                    title={texts.t('why')}
                    onClick={() => showRule(ruleOf(loaded.game, question, option))}
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
