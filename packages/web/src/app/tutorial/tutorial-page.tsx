import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'wouter'
import { titleOf } from '../../games/game-facts.ts'
import { type LoadedGame, useGame } from '../../games/loaded-game.ts'
import { usePlay } from '../../play/play.ts'
import { tellingOf } from '../../play/telling.ts'
import { freshId } from '../../table/local/plan.ts'
import { writeSave } from '../../table/local/saves.ts'
import type { Thing } from '../../table/table.ts'
import { useText, useTexts } from '../../texts/context.tsx'
import { tableTexts } from '../../texts/table-texts.ts'
import { lessons } from '../../tutorial/lesson.ts'
import type { Lesson, Step } from '../../tutorial/lesson-plan.ts'
import { LessonTable } from '../../tutorial/lesson-table.ts'
import { useMore } from '../../ui/use-more.ts'
import { PageFrame } from '../page-frame.tsx'
import { TablePage } from '../table-page/table-page.tsx'
import style from './tutorial-page.module.css'

/** A first turn on the real table, with somebody at one's side. */
const TutorialPage = ({ id }: { readonly id: string }) => {
  const t = useText()
  const lesson = lessons.find((each) => each.id === id)
  if (lesson === undefined) {
    return (
      <PageFrame>
        <section className="panel" style={{ padding: '2rem' }}>
          <h1>{t('tutorial.title')}</h1>
          <p>{t('tutorial.missing')}</p>
        </section>
      </PageFrame>
    )
  }
  return <LessonPage lesson={lesson} />
}

const LessonPage = ({ lesson }: { readonly lesson: Lesson }) => {
  const loaded = useGame(lesson.game, lesson.edition)
  const table = useMemo(() => new LessonTable(loaded, lesson), [loaded, lesson])
  const snapshot = useSyncExternalStore(
    (changed) => table.subscribe(changed),
    () => table.snapshot(),
  )
  useShown(snapshot)
  return (
    <TablePage
      table={table}
      loaded={loaded}
      pointedAt={pointsOf(table, loaded)}
      aside={<Words table={table} lesson={lesson} loaded={loaded} />}
    />
  )
}

/**
 * Things that the lesson points at: while it waits for an answer, only where that is given, so that nothing looks as if it could
 * be clicked that cannot.
 */
const pointsOf = (table: LessonTable, { kit }: LoadedGame): readonly Thing[] => {
  const { step } = table
  const view = table.snapshot().views.get(0)
  const [wanted] = view?.options ?? []
  if (step === undefined) return []
  if (step.keys.length === 0 || view == null || view.question === null || wanted === undefined)
    return step.points
  const places = kit?.thingsOf(wanted, view.question, view.table) ?? []
  return step.points.filter((thing) => places.includes(thing))
}

/**
 * Brings the things that the lesson speaks of into sight: first those that can be chosen. A narrow board may have to turn to
 * another part before.
 */
const useShown = (moment: object): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every change something else may be spoken of
  useEffect(() => {
    const waiting = setTimeout(() => {
      const pointed = [...document.querySelectorAll('#board [data-pointed]')].filter((each) =>
        each.checkVisibility({ visibilityProperty: true }),
      )
      const first = pointed.find((each) => each.hasAttribute('data-legal')) ?? pointed[0]
      first?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }, 50)
    return () => clearTimeout(waiting)
  }, [moment])
}

/** Answer that the lesson waits for, in words, when the learner has tried something else. */
const useWanted = (table: LessonTable, loaded: LoadedGame): string | null => {
  const { catalogues, language } = useTexts()
  const view = table.snapshot().views.get(0)
  const [option] = view?.options ?? []
  if (!table.astray || view === undefined || view.question === null || option === undefined) return null
  const names = table.snapshot().seats.map(({ name }) => name)
  const cards = new Map(loaded.texts.cards.map((card) => [card.id, card]))
  const texts = tellingOf(tableTexts(loaded, catalogues, language, names), loaded.kit, view.table, cards)
  return texts.option(view.question, option)
}

const Words = ({
  table,
  lesson,
  loaded,
}: {
  readonly table: LessonTable
  readonly lesson: Lesson
  readonly loaded: LoadedGame
}) => {
  const t = useText()
  const { stage } = usePlay()
  const wanted = useWanted(table, loaded)
  const [, navigate] = useLocation()
  const { step } = table
  // Folded away for this step only: the next one has something new to say.
  const [foldedAt, fold] = useState<number | null>(null)
  const folded = foldedAt === table.at
  if (step === undefined) return null
  const last = table.at === lesson.steps.length - 1
  /** The match of the lesson becomes a table like any other. */
  const playOn = async () => {
    const id = freshId()
    const { file } = table
    const { game, edition, options, seed } = file
    const plan = {
      id,
      game,
      edition,
      options,
      seed,
      seats: Array.from({ length: lesson.seats }, (_, at) =>
        at === 0
          ? ({ kind: 'human', name: null, level: null } as const)
          : ({ kind: 'bot', name: lesson.names?.[at] ?? null, level: 'greedy' } as const),
      ),
    }
    await writeSave({ plan, file, orders: plan.seats.map(() => ({})), updated: Date.now(), outcome: null })
    navigate(`/here/${id}`)
  }
  return (
    <section
      className={style.words}
      aria-live="polite"
      aria-label={t('tutorial.title')}
      data-doing={step.keys.length > 0 || undefined}
      data-telling={step.keys.length === 0 || undefined}
      // What has happened is shown first: then the lesson speaks of what comes next.
      data-waiting={stage.held || undefined}
      inert={stage.held}
    >
      <div className={style.head}>
        <p className={style.count}>{t('tutorial.step', { at: table.at + 1, all: lesson.steps.length })}</p>
        <h2>{t(step.title)}</h2>
        <button
          type="button"
          className={style.fold}
          aria-label={t('tutorial.text')}
          aria-expanded={!folded}
          aria-controls="lesson-text"
          onClick={() => fold(folded ? null : table.at)}
        >
          <svg viewBox="0 0 24 24" width="1.2em" height="1.2em" aria-hidden="true" focusable="false">
            <path d="m5 15 7-7 7 7" fill="none" stroke="currentColor" strokeWidth="2.5" />
          </svg>
        </button>
      </div>
      <Told key={table.at} step={step} hidden={folded} />
      {wanted !== null && <p className={style.astray}>{t('tutorial.astray', { what: wanted })}</p>}
      <p className={style.actions}>
        {step.keys.length === 0 && !last && (
          <button type="button" className="button primary" onClick={() => table.next()}>
            {t('tutorial.next')}
          </button>
        )}
        {last && (
          <>
            <button type="button" className="button primary" onClick={() => void playOn()}>
              {t('tutorial.on')}
            </button>
            <Link className="button" href={`/new/${titleOf(lesson.game, lesson.edition)?.id ?? lesson.game}`}>
              {t('tutorial.start')}
            </Link>
          </>
        )}
        <Link className="button quiet" href="/">
          {t('tutorial.skip')}
        </Link>
      </p>
    </section>
  )
}

/** Text of a step; each is read from its beginning, and an arrow says that there is more below. */
const Told = ({ step, hidden }: { readonly step: Step; readonly hidden: boolean }) => {
  const t = useText()
  const place = useRef<HTMLDivElement>(null)
  const more = useMore(place, !hidden)
  return (
    <div
      ref={place}
      id="lesson-text"
      className={style.text}
      data-more={more || undefined}
      hidden={hidden}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by key
      tabIndex={0}
    >
      <p>{t(step.text)}</p>
      {step.keys.length > 0 && <p className={style.hint}>{t('tutorial.do')}</p>}
    </div>
  )
}

export default TutorialPage
