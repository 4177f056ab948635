import { capitalised } from '@conclave/texts'
import { usePlay } from '../play/play.ts'
import { nextOf } from '../table/suggestions.ts'
import type { Suggestion } from '../table/table.ts'
import style from './suggestions.module.css'

/** Plans that others have laid before the viewer, her own one for whoever is asked, and the way to make one. */
export const Suggestions = () => {
  const { snapshot, viewer, suggesting, texts, nameOf, table, loaded } = usePlay()
  const { to, plan } = suggesting
  const { t } = texts
  const own = snapshot.suggestions.find(({ from }) => from === viewer)
  return (
    <>
      {snapshot.suggestions
        .filter((each) => each.to === viewer)
        .map((each) => (
          <Advice key={each.from} suggestion={each} />
        ))}
      {plan !== null && to !== null && (
        <div className={style.row} role="status">
          <span className={style.about}>{t('suggest.about', { name: nameOf(to) })}</span>
          {loaded.kit?.calls?.map(({ thing, name }) => (
            <button
              key={thing}
              type="button"
              className="button small"
              aria-pressed={plan.includes(thing)}
              onClick={() => suggesting.point(thing)}
            >
              {capitalised(texts.speak(name), texts.language)}
            </button>
          ))}
          <button
            type="button"
            className="button primary small"
            disabled={plan.length === 0}
            onClick={suggesting.lay}
          >
            {t('suggest.lay', { name: nameOf(to), count: plan.length })}
          </button>
          <button type="button" className="button quiet small" onClick={suggesting.cancel}>
            {t('cancel')}
          </button>
        </div>
      )}
      {plan === null && own !== undefined && (
        <div className={style.row} role="status">
          <span>{t('suggest.laid', { name: nameOf(own.to), count: own.things.length })}</span>
          <button
            type="button"
            className="button quiet small"
            onClick={() => table.suggest(own.from, own.to, [])}
          >
            {t('suggest.back')}
          </button>
        </div>
      )}
    </>
  )
}

const Advice = ({ suggestion }: { readonly suggestion: Suggestion }) => {
  const { question, targets, texts, nameOf, follow, table } = usePlay()
  const { from, things, followed } = suggestion
  const { t } = texts
  const next = nextOf(suggestion)
  const options = next === undefined ? [] : targets.of(next)
  const [only] = options
  const label =
    question === null || only === undefined
      ? t('suggestion.later')
      : options.length === 1
        ? texts.option(question, only)
        : t('suggestion.choose')
  return (
    <div className={style.row} role="status">
      <span>{t('suggestion.from', { name: nameOf(from), step: followed + 1, steps: things.length })}</span>
      <button
        id="follow"
        type="button"
        className="button primary small"
        disabled={options.length === 0}
        aria-keyshortcuts="t"
        onClick={({ currentTarget }) => follow(suggestion, currentTarget)}
      >
        {label}
      </button>
      <button type="button" className="button quiet small" onClick={() => table.follow(from, 'never')}>
        {t('suggestion.no')}
      </button>
    </div>
  )
}
