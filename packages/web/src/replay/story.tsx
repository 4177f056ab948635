import type { Advice } from '@conclave/bots'
import { keyOf, type Seat } from '@conclave/kernel'
import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { LoadedGame } from '../games/loaded-game.ts'
import { Why } from '../hints/advice.tsx'
import { adviceOn, type Thinking } from '../hints/adviser.ts'
import { tellingOf } from '../play/telling.ts'
import { plainOf } from '../texts/rich.ts'
import type { TableTexts } from '../texts/table-texts.ts'
import type { Course } from './course.ts'
import { useEstimates } from './estimates.ts'
import style from './story.module.css'
import { choiceIn, decidingOf, largestOf, type Swing, swingsOf } from './swings.ts'

/** So many swings are looked at. */
const most = 3

interface StoryOf {
  readonly course: Course
  readonly loaded: LoadedGame
  readonly texts: TableTexts
  /** Whose match it was; the chances are hers. */
  readonly seat: Seat
  readonly won: boolean
  /** Where the match can be seen again. */
  readonly replay: string
  nameOf(seat: Seat): string
}

/** The turn that decided a match, and what could have been done at its largest swings. */
export const Story = (story: StoryOf) => {
  const { course, loaded, texts, seat, won, replay, nameOf } = story
  const estimates = useEstimates(course.file)
  const id = useId()
  const { t } = texts
  if (estimates === null) return <p role="status">{t('loading')}</p>
  const turns = Array.from({ length: course.moments }, (_, at) =>
    Math.max(1, loaded.kit?.turnOf(course.viewAt(at, 'spectator').table) ?? 1),
  )
  const swings = swingsOf(estimates, turns, seat)
  const deciding = decidingOf(swings, won)
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
        {largestOf(swings, most).map((swing) => (
          <Turned
            key={swing.from}
            story={story}
            swing={swing}
            choice={choiceIn(course, estimates, swing, seat)}
          />
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
  story: { course, loaded, texts, seat, replay, nameOf },
  swing,
  choice,
}: {
  readonly story: StoryOf
  readonly swing: Swing
  readonly choice: number | null
}) => {
  const { t } = texts
  const { asking, told, ask, stop } = useThought(course, choice, seat)
  // Every swing offers the same: by name one is told from the other by when it was.
  const id = useId()
  const { before, after } = swing
  const said = choice === null ? null : answersAt(course, choice, seat, loaded, texts)
  const chosen = course.answers[choice ?? -1]?.[1]
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
          href={`${replay}?at=${choice ?? swing.from}&seat=${seat}`}
        >
          {t('story.see')}
        </Link>
        {choice !== null && (
          <Link
            id={`${id}-on`}
            aria-labelledby={`${id}-on ${id}-when`}
            className="button quiet small"
            href={`${replay}?at=${choice}&seat=${seat}&on`}
          >
            {t('on.title')}
          </Link>
        )}
      </p>
    </li>
  )
}

/** What was asked at a moment, and what every answer says. */
const answersAt = (
  course: Course,
  moment: number,
  seat: Seat,
  loaded: LoadedGame,
  texts: TableTexts,
): { readonly question: string; answer(key: string): string } => {
  const { table, question, options } = course.viewAt(moment, seat)
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
const useThought = (course: Course, choice: number | null, seat: Seat) => {
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
    const earlier = course.file.segments.slice(0, -1).reduce((sum, { answers }) => sum + answers.length, 0)
    const started = adviceOn({ file: course.file, answers: earlier + choice }, seat)
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
