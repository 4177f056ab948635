import type { Advice, Reason } from '@conclave/bots'
import { usePlay } from '../play/play.ts'
import type { TableTexts } from '../texts/table-texts.ts'
import style from './advice.module.css'
import { useHinting } from './use-advice.ts'

/** Asks a bot what it would do. */
export const AdviceButton = () => {
  const { texts } = usePlay()
  const hinting = useHinting()
  if (hinting === null || !hinting.offered) return null
  return (
    <button
      type="button"
      className="button quiet small"
      aria-keyshortcuts="h"
      aria-label={texts.t('advice.ask')}
      title={texts.t('advice.ask')}
      aria-pressed={hinting.state !== 'none'}
      onClick={() => (hinting.state === 'none' ? hinting.ask() : hinting.close())}
    >
      <Lamp />
    </button>
  )
}

/** A lamp: where names are long there is no room for one more word. */
const Lamp = () => (
  <svg viewBox="0 0 24 24" width="1.3em" height="1.3em" aria-hidden="true" focusable="false">
    <path
      d="M9 18h6M10 21h4M8.5 15.5C6.6 14.3 5.5 12.4 5.5 10a6.5 6.5 0 0 1 13 0c0 2.4-1.1 4.3-3 5.5V18h-7z"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)

/** Advice of a bot with its reasons, or the note that it thinks. */
export const AdviceCard = () => {
  const { texts, question, choose } = usePlay()
  const hinting = useHinting()
  if (hinting === null || hinting.state === 'none' || question === null) return null
  const { advice, option, state, close } = hinting
  const { t } = texts
  return (
    <section className={style.advice} aria-label={t('advice.title')}>
      <div role="status" className={style.words}>
        {state === 'thinking' && <p>{t('advice.thinking')}</p>}
        {state === 'failed' && <p>{t('advice.failed')}</p>}
        {advice !== null && (
          <>
            <p className={style.answer}>
              {option === null
                ? t('advice.leave')
                : t('advice.would', { answer: texts.option(question, option) })}
            </p>
            <Why advice={advice} texts={texts} />
          </>
        )}
      </div>
      <p className={style.actions}>
        {option !== null && (
          <button type="button" className="button primary small" onClick={() => choose(option)}>
            {t('advice.do')}
          </button>
        )}
        <button type="button" className="button quiet small" onClick={close}>
          {t(state === 'thinking' ? 'advice.stop' : 'close')}
        </button>
      </p>
    </section>
  )
}

/** The reasons, in the game's words, and the bot's estimate before and after. */
export const Why = ({ advice, texts }: { readonly advice: Advice; readonly texts: TableTexts }) => {
  const { t } = texts
  const { reasons, before, after, others, wins } = advice
  const [pros, cons] = [reasons.filter(({ by }) => by > 0), reasons.filter(({ by }) => by < 0)]
  const shares = { before: percent(before), after: percent(after) }
  return (
    <div className={style.why}>
      {wins && <p>{t('advice.wins')}</p>}
      {!wins && pros.length === 0 && advice.key !== null && <p>{t('advice.further')}</p>}
      <Reasons title={t('advice.for')} reasons={pros} texts={texts} sign="+" />
      <Reasons title={t('advice.against')} reasons={cons} texts={texts} sign="−" />
      <p className="faint">
        {others === null || percent(others) === percent(after)
          ? t('advice.estimate.only', shares)
          : t('advice.estimate', { ...shares, others: percent(others) })}{' '}
        {t('advice.honest')}
      </p>
    </div>
  )
}

const percent = (chance: number): number => Math.round(100 * chance)

const Reasons = ({
  title,
  reasons,
  texts,
  sign,
}: {
  readonly title: string
  readonly reasons: readonly Reason[]
  readonly texts: TableTexts
  readonly sign: string
}) => {
  const said = reasons.flatMap(({ part, by }) => texts.judged(part, by > 0) ?? [])
  if (said.length === 0) return null
  return (
    <>
      <p>{title}</p>
      <ul className={style.reasons}>
        {said.map((each) => (
          <li key={each} data-sign={sign}>
            {each}
          </li>
        ))}
      </ul>
    </>
  )
}
