import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { AdviceButton } from '../hints/advice.tsx'
import { usePlay } from '../play/play.ts'
import { RichLine } from '../play/rich-line.tsx'
import { Ticker } from '../stage/ticker.tsx'
import { awaitedSeats } from '../table/table.ts'
import time from '../ui/countdown.module.css'
import { Countdown } from '../ui/countdown.tsx'
import { isNarrow } from '../ui/narrow.ts'
import { useDismiss } from '../ui/use-dismiss.ts'
import { useTight } from '../ui/use-tight.ts'
import { Answers, openedOf, useParted } from './answers.tsx'
import { DigestPanel } from './digest-panel.tsx'
import { Notices } from './notices.tsx'
import { OptionList } from './option-list.tsx'
import { OrderChips } from './order-chips.tsx'
import style from './prompt.module.css'
import { mayHandOn, SeatDialogButton } from './seat-dialog.tsx'
import { Suggestions } from './suggestions.tsx'

/**
 * The only place that asks: who is asked what, by which card, what can be answered, whom we wait for. A lesson leaves out what it
 * does not use: what is wanted is said beside it, and nothing in it is taken back.
 */
export const PromptBar = ({ isLesson = false }: { readonly isLesson?: boolean }) => {
  const play = usePlay()
  const { question, texts, options, loaded, mayUndo, undo, snapshot } = play
  const waits = useSyncExternalStore(play.listening.subscribe, play.listening.waits)
  const [open, setOpen] = useState(false)
  const bar = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const row = useRef<HTMLDivElement>(null)
  const [parted, part] = useParted(`${snapshot.version} ${question?.seat}`)
  useTight(
    row,
    `${snapshot.version} ${question?.seat} ${texts.language} ${play.suggesting.plan?.length} ${parted}`,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: other answers are another list
  useEffect(() => setOpen(false), [snapshot.version, question?.seat])
  useDismiss(open, bar, (how) => {
    setOpen(false)
    if (how === 'key') toggle.current?.focus()
  })
  const { t } = texts
  const hasBoard = loaded.kit !== null
  const listed = !hasBoard || open
  const urgent = question !== null && question.manner !== 'open'
  // What all decide at once takes all the room that there is, and for long.
  const planning = question?.manner === 'secret' || question?.manner === 'open'
  return (
    <div className={style.place}>
      <section
        ref={bar}
        id="prompt"
        tabIndex={-1}
        aria-label={t('prompt')}
        className={style.bar}
        data-band
        data-urgent={urgent || undefined}
        data-listening={(waits && question !== null) || undefined}
        data-options={play.numbered.length}
        data-idle={(isLesson && question === null && !play.stage.held) || undefined}
        data-drawer={play.drawer !== null || undefined}
        data-calm={(loaded.kit?.calm === true && play.view.asked.length > 0 && !planning) || undefined}
      >
        <div ref={row} className={style.row}>
          <Source />
          <div className={style.words}>
            {/* A plan in the making has the bar to itself, so that the board keeps its place. */}
            <div className={style.head}>
              {play.suggesting.plan === null && <Who />}
              <Ticker />
              <DigestPanel />
              <Notices />
              <Effect />
            </div>
            <div className={style.asking}>
              <Asking opened={parted} />
              <Closing />
              <Suggestions />
            </div>
          </div>
          <Answers opened={parted} open={part} />
          <WindowClock />
          <div className={style.tools} data-tools>
            {play.stage.mayHurry && !isLesson && (
              <button type="button" className="button small" onClick={play.stage.hurry} data-hurry>
                {t('stage.hurry')}
              </button>
            )}
            {snapshot.outcome === null && play.suggesting.plan === null && !isLesson && <OrderChips />}
            {question !== null && hasBoard && (
              <button
                ref={toggle}
                type="button"
                className="button quiet small"
                aria-expanded={open}
                aria-controls="all-options"
                onClick={() => setOpen(!open)}
              >
                {t('prompt.all', { count: options.length })}
              </button>
            )}
            {/* A phone has no room above, where it stands on a desk. */}
            {isNarrow() && play.suggesting.plan === null && <AdviceButton />}
            {play.suggesting.to !== null && play.suggesting.plan === null && (
              <button
                type="button"
                className="button small"
                aria-keyshortcuts="g"
                onClick={() => {
                  play.suggesting.begin()
                  bar.current?.focus()
                }}
              >
                {t('suggest.begin', { name: play.nameOf(play.suggesting.to) })}
              </button>
            )}
            {snapshot.mySeats.length > 0 && play.suggesting.plan === null && !isLesson && (
              <button
                type="button"
                className="button small"
                aria-disabled={!mayUndo}
                title={play.whyNoUndo ?? undefined}
                aria-describedby={play.whyNoUndo === null ? undefined : 'why-no-undo'}
                onClick={undo}
                aria-keyshortcuts="u"
              >
                <span aria-hidden="true">↶</span> <span className={style.undo}>{t('undo')}</span>
              </button>
            )}
            {play.whyNoUndo !== null && (
              <span id="why-no-undo" hidden>
                {play.whyNoUndo}
              </span>
            )}
          </div>
        </div>
        {question !== null && listed && (
          <div id="all-options" className={style.list}>
            <OptionList />
          </div>
        )}
      </section>
    </div>
  )
}

/** Clock of the window in which the viewer is asked. */
const WindowClock = () => {
  const { question, snapshot, texts } = usePlay()
  const deadline = question === null ? undefined : snapshot.deadlines.get(question.seat)
  if (deadline === undefined) return null
  return (
    <Countdown key={deadline.until} {...deadline} say={(seconds) => texts.t('prompt.clock', { seconds })} />
  )
}

/** Everybody has decided: a moment to think again. */
const Closing = () => {
  const { texts, snapshot, table } = usePlay()
  const { closing, mySeats } = snapshot
  if (closing === null) return null
  const { seat, until, whole } = closing
  return (
    <div className={time.closing}>
      {/* Said once; the seconds are not. */}
      <span className="hidden" role="status">
        {texts.t('prompt.closing', { seconds: Math.round(whole / 1000) })}
      </span>
      <Countdown
        key={until}
        until={until}
        whole={whole}
        say={(seconds) => texts.t('prompt.closing', { seconds })}
      />
      {mySeats.includes(seat) && (
        <button type="button" className="button small" onClick={() => table.undo(seat)}>
          {texts.t('prompt.closing.stop')}
        </button>
      )}
    </div>
  )
}

/** The card that asks, to be opened. Where the question names it and the board tells what it does, it is not shown twice. */
const Source = () => {
  const { question, options, view, loaded, texts, inspect } = usePlay()
  if (question === null) return null
  const card = loaded.kit?.sourceOf?.(question, view.table)
  if (card === undefined) return null
  const named = texts
    .question(question, options)
    .some((piece) => typeof piece === 'object' && piece.card === card)
  if (named && loaded.kit?.effectOf !== undefined) return null
  return (
    <button
      type="button"
      className={style.source}
      data-named={named || undefined}
      onClick={() => inspect(card)}
    >
      <span className="hidden">{texts.t('prompt.source')} </span>
      {texts.card(card)}
    </button>
  )
}

/** Effect of the card that asks, where the question does not say it. */
const Effect = () => {
  const { question, options, view, loaded, texts } = usePlay()
  const effect = question === null ? undefined : loaded.kit?.effectOf?.(question, view.table, options)
  if (effect === undefined) return null
  const told = texts.speak(effect)
  return (
    <p className={style.effect} title={told}>
      {told}
    </p>
  )
}

const Who = () => {
  const { question, snapshot, nameOf, texts, view, stage } = usePlay()
  const { t } = texts
  const awaited = awaitedSeats(view)
  if (stage.held)
    return (
      <p className={style.who}>
        <span>{t('stage.prompt')}</span>
      </p>
    )
  const mine = question !== null && question.manner !== 'open'
  // A window in which one of mine has nothing to choose: the table answers it in a moment.
  const idle = awaited.filter((seat) => snapshot.views.get(seat)?.question === null)
  const others = awaited.filter((seat) => seat !== question?.seat && !idle.includes(seat))
  const several = snapshot.mySeats.length > 1
  // Whoever is waited for and has gone: those who are here may decide what now.
  const gone = others
    .flatMap((seat) => snapshot.seats[seat] ?? [])
    .filter((info) => !info.mine && !info.present && info.standIn == null && mayHandOn({ snapshot }, info))
  // Whom one waits for is not known then; the sentence below says why.
  if (snapshot.connection === 'lost') return null
  if (!mine && others.length + idle.length === 0) return null
  return (
    <p className={style.who}>
      {mine && (
        <strong>{several ? t('prompt.seat', { name: nameOf(question.seat) }) : t('prompt.you')}</strong>
      )}
      {!mine && others.length === 0 && <span>{t('prompt.moment')}</span>}
      {others.length > 0 && (
        <span>
          {' '}
          {t('prompt.waiting', { names: others.map(nameOf).join(', ') })}
          <span
            className={style.dots}
            data-thinking={others.some((seat) => snapshot.thinking.includes(seat)) || undefined}
            aria-hidden="true"
          />
        </span>
      )}
      {gone.map((info) => (
        <SeatDialogButton key={info.seat} info={info} className={`button small ${style.gone}`}>
          {t('hand.gone', { name: nameOf(info.seat) })}
        </SeatDialogButton>
      ))}
    </p>
  )
}

const Asking = ({ opened }: { readonly opened: string | null }) => {
  const { question, options, snapshot, texts, stage, buttons } = usePlay()
  const { t } = texts
  if (snapshot.connection === 'lost') {
    return (
      <p className={style.sentence} role="status">
        {t('connection.lost')}
      </p>
    )
  }
  // How it ended is told when it is shown.
  if (snapshot.outcome !== null && stage.held) return null
  if (snapshot.outcome !== null)
    return <p className={style.sentence}>{texts.outcome(snapshot.outcome.reason)}</p>
  if (question === null) return null
  const parts = openedOf(buttons, opened)?.parts
  if (parts !== undefined) return <p className={style.sentence}>{texts.speak(parts.asks)}</p>
  return (
    <p className={style.sentence}>
      <RichLine rich={texts.question(question, options)} />
    </p>
  )
}
