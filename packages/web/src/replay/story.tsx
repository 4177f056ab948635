import type { Advice } from '@conclave/bots'
import { keyOf, type MatchFile, type Seat } from '@conclave/kernel'
import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { LoadedGame } from '../games/loaded-game.ts'
import { Why } from '../hints/advice.tsx'
import { adviceOn, type Thinking } from '../hints/adviser.ts'
import { tellingOf } from '../play/telling.ts'
import { plainOf } from '../texts/rich.ts'
import type { TableTexts } from '../texts/table-texts.ts'
import type { Choice, Review } from './review.ts'
import style from './story.module.css'
import type { Swing } from './swings.ts'

interface StoryOf {
  readonly file: MatchFile
  readonly review: Review
  readonly loaded: LoadedGame
  readonly texts: TableTexts
  /** Seat whose match it was; the chances are hers. */
  readonly seat: Seat
  /** Address where the match can be seen again. */
  readonly replay: string
  nameOf(seat: Seat): string
}

/** The turn that decided a match, and what could have been done at its largest swings. */
export const Story = (story: StoryOf) => {
  const { review, texts, seat, replay, nameOf } = story
  const { deciding } = review
  const id = useId()
  const { t } = texts
  const name = nameOf(seat)
  return (
    <section className={style.story}>
      {deciding !== null && (
        <div className={style.deciding}>
          <h3 id={`${id}-when`}>{t('story.deciding', gapsOf(deciding, story))}</h3>
          <p>
            {t('story.deciding.about', {
              name,
              before: percent(deciding.before),
              after: percent(deciding.after),
            })}
          </p>
          <p>
            <Link
              id={`${id}-see`}
              aria-labelledby={`${id}-see ${id}-when`}
              className="button small"
              href={`${replay}?at=${deciding.from}&seat=${seat}`}
            >
              {t('story.see')}
            </Link>
          </p>
        </div>
      )}
      <h3>{t('story.swings')}</h3>
      <p className="faint">{t('story.swings.about', { name })}</p>
      <ul className={style.swings}>
        {review.swings.map(({ swing, choice }) => (
          <Turned key={swing.from} story={story} swing={swing} choice={choice} />
        ))}
      </ul>
    </section>
  )
}

const percent = (chance: number): number => Math.round(100 * chance)

const gapsOf = ({ turn, before, after }: Swing, { loaded, texts }: Pick<StoryOf, 'loaded' | 'texts'>) => ({
  turn,
  along: texts.t(loaded.kit?.dividedBy === 'rounds' ? 'end.round' : 'end.turn'),
  before: percent(before),
  after: percent(after),
})

/** One swing: how far it went, what was chosen, and what a bot would have done with what could be known then. */
const Turned = ({
  story: { file, loaded, texts, seat, replay, nameOf },
  swing,
  choice,
}: {
  readonly story: StoryOf
  readonly swing: Swing
  readonly choice: Choice | null
}) => {
  const { t } = texts
  const { asking, told, ask, stop } = useThought(file, choice?.at ?? null, seat)
  // Every swing offers the same: by name one is told from the other by when it was.
  const id = useId()
  const { before, after } = swing
  const said = choice === null ? null : answersAt(choice, loaded, texts)
  const chosen = choice?.key
  return (
    <li>
      <p id={`${id}-when`} className={style.when}>
        {t('story.swing', gapsOf(swing, { loaded, texts }))}
      </p>
      <div
        className={style.bar}
        data-up={after > before || undefined}
        style={{ '--low': Math.min(before, after), '--high': Math.max(before, after) }}
        aria-hidden="true"
      >
        <i />
      </div>
      {said !== null && chosen !== undefined && (
        <>
          <p className="faint">{said.question}</p>
          <p>{t('story.chosen', { name: nameOf(seat), answer: said.answer(chosen) })}</p>
        </>
      )}
      <div role="status">
        {asking && <p>{t('advice.thinking')}</p>}
        {told === 'failed' && <p>{t('advice.failed')}</p>}
        {told !== null && told !== 'failed' && said !== null && (
          <>
            <p className={style.would}>
              {told.key === null
                ? t('advice.leave')
                : t(told.key === chosen ? 'story.same' : 'story.would', { answer: said.answer(told.key) })}
            </p>
            <Why advice={told} texts={texts} />
          </>
        )}
      </div>
      <p className={style.actions}>
        {choice !== null && told === null && (
          <button
            type="button"
            id={`${id}-ask`}
            aria-labelledby={`${id}-ask ${id}-when`}
            className="button small"
            onClick={asking ? stop : ask}
          >
            {t(asking ? 'advice.stop' : 'story.ask')}
          </button>
        )}
        <Link
          id={`${id}-see`}
          aria-labelledby={`${id}-see ${id}-when`}
          className="button quiet small"
          href={`${replay}?at=${choice?.at ?? swing.from}&seat=${seat}`}
        >
          {t('story.see')}
        </Link>
        {choice !== null && (
          <Link
            id={`${id}-on`}
            aria-labelledby={`${id}-on ${id}-when`}
            className="button quiet small"
            href={`${replay}?at=${choice.at}&seat=${seat}&on`}
          >
            {t('on.title')}
          </Link>
        )}
      </p>
    </li>
  )
}

/** Answers to the question at a moment, each in words. */
const answersAt = (
  { view: { table, question, options } }: Choice,
  loaded: LoadedGame,
  texts: TableTexts,
): { readonly question: string; answer(key: string): string } => {
  const cards = new Map(loaded.texts.cards.map((card) => [card.id, card]))
  const telling = tellingOf(texts, loaded.kit, table, cards)
  return {
    question: question === null ? '' : plainOf(telling.question(question, options)),
    answer: (key) => {
      const option = options.find((each) => keyOf(each) === key)
      return question === null || option === undefined ? key : telling.option(question, option)
    },
  }
}

/** A bot's thought about a moment that is over; it is stopped when nobody waits for it any more. */
const useThought = (file: MatchFile, choice: number | null, seat: Seat) => {
  const [asking, setAsking] = useState(false)
  const [told, setTold] = useState<Advice | 'failed' | null>(null)
  const thinking = useRef<Thinking | null>(null)
  const stop = () => {
    thinking.current?.stop()
    thinking.current = null
    setAsking(false)
  }
  useEffect(() => () => thinking.current?.stop(), [])
  const ask = () => {
    if (choice === null) return
    const earlier = file.segments.slice(0, -1).reduce((sum, { answers }) => sum + answers.length, 0)
    const started = adviceOn({ file, answers: earlier + choice }, seat)
    thinking.current = started
    setAsking(true)
    started.advice
      .catch(() => null)
      .then((advice) => {
        if (thinking.current !== started) return
        setAsking(false)
        setTold(advice ?? 'failed')
      })
  }
  return { asking, told, ask, stop }
}
