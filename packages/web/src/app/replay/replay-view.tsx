import { giveUpKey, keyOf, undoKey, type Viewer } from '@conclave/kernel'
import { useEffect, useMemo, useState } from 'react'
import { Link } from 'wouter'
import type { LoadedGame } from '../../games/loaded-game.ts'
import { BoardRegion } from '../../hud/board-region.tsx'
import { Drawer, DrawerToggle } from '../../hud/drawer.tsx'
import { VerifyButton } from '../../hud/verify-button.tsx'
import { type Play, PlayProvider } from '../../play/play.ts'
import { usePace } from '../../play/use-pace.ts'
import { usePlayState } from '../../play/use-play-state.ts'
import type { ReplayTable } from '../../replay/replay-table.ts'
import { type Timeline, turnsIn } from '../../replay/timeline.ts'
import { StageView } from '../../stage/stage-view.tsx'
import { Ticker } from '../../stage/ticker.tsx'
import { useText } from '../../texts/context.tsx'
import { Mark } from '../mark.tsx'
import { LanguageChoice } from '../page-frame.tsx'
import page from '../table-page/table-page.module.css'
import { PlayOnDialog } from './play-on-dialog.tsx'
import style from './replay.module.css'
import { ReplayControls } from './replay-controls.tsx'

/** The address holds the moment and the eyes, so that a link leads to exactly this. */
const fromAddress = (timeline: Timeline): { readonly at: number; readonly eyes: Viewer } => {
  const query = new URLSearchParams(location.search)
  const at = Math.min(Math.max(0, Number(query.get('at') ?? 0) || 0), timeline.moments - 1)
  const seat = Number(query.get('seat') ?? Number.NaN)
  return { at, eyes: Number.isInteger(seat) && seat >= 0 && seat < timeline.file.seats ? seat : 'spectator' }
}

export const ReplayView = ({
  table,
  timeline,
  loaded,
}: {
  readonly table: ReplayTable
  readonly timeline: Timeline
  readonly loaded: LoadedGame
}) => {
  const t = useText()
  const [{ at, eyes }, setWhere] = useState(() => fromAddress(timeline))
  const [playing, setPlaying] = useState(false)
  const [goingOn, setGoingOn] = useState(() => new URLSearchParams(location.search).has('on'))
  const pace = Math.max(250, usePace())
  const last = timeline.moments - 1
  const turns = useMemo(() => turnsIn(timeline, loaded.kit?.turnOf), [timeline, loaded])
  const { play } = usePlayState(table, loaded, eyes)
  // Whoever goes on by hand has seen enough; what plays by itself waits for what is shown.
  const go = (to: number) => {
    play?.stage.skip()
    setWhere((where) => ({ ...where, at: Math.min(Math.max(0, to), last) }))
  }
  const shows = play !== null && play.stage.step !== null
  useEffect(() => {
    table.goTo(at)
    const query = new URLSearchParams({
      at: String(at),
      ...(eyes === 'spectator' ? {} : { seat: String(eyes) }),
    })
    history.replaceState(history.state, '', `${location.pathname}?${query}`)
  }, [table, at, eyes])
  useEffect(() => {
    if (!playing || shows) return
    if (at >= last) {
      setPlaying(false)
      return
    }
    const timer = setTimeout(() => setWhere((where) => ({ ...where, at: where.at + 1 })), pace)
    return () => clearTimeout(timer)
  }, [playing, shows, at, last, pace])
  useKeys(go, at, last, () => setPlaying(!playing))
  if (play === null) return null
  const outcome = at === last ? timeline.stateAt(at).outcome : null
  return (
    <PlayProvider value={play}>
      <div className={page.page}>
        <header className={page.top}>
          <Link href="/" className={page.home} aria-label={t('nav.lobby')}>
            <Mark />
          </Link>
          <h1 className={style.title}>{t('replay.title')}</h1>
          <div className={page.tools}>
            <label className={style.eyes}>
              <span>{t('replay.eyes')}</span>
              <select
                className="field"
                value={String(eyes)}
                onChange={({ target }) =>
                  setWhere({ at, eyes: target.value === 'spectator' ? 'spectator' : Number(target.value) })
                }
              >
                <option value="spectator">{play.viewerName('spectator')}</option>
                {play.snapshot.seats.map(({ seat }) => (
                  <option key={seat} value={seat}>
                    {play.nameOf(seat)}
                  </option>
                ))}
              </select>
            </label>
            <DrawerToggle />
            <span className={page.desk}>
              <LanguageChoice />
            </span>
          </div>
        </header>
        <section className={style.bar} aria-label={t('replay.title')}>
          <ReplayControls
            at={at}
            last={last}
            turns={turns}
            playing={playing}
            go={go}
            toggle={() => setPlaying(!playing)}
          />
          <Ticker />
          <div className={style.next}>
            <p className={style.told} aria-live="polite">
              {outcome === null ? nextAnswer(timeline, at, play, loaded) : play.texts.outcome(outcome.reason)}
            </p>
            <div className={style.doing}>
              {outcome === null ? (
                <button
                  type="button"
                  className="button small"
                  onClick={() => {
                    setPlaying(false)
                    setGoingOn(true)
                  }}
                >
                  {t('on.title')} …
                </button>
              ) : (
                <VerifyButton file={timeline.file} />
              )}
            </div>
          </div>
        </section>
        <main className={page.middle}>
          <div className={page.table}>
            <div className={page.centre}>
              <BoardRegion pointedAt={[]} />
            </div>
            <StageView />
          </div>
          <Drawer />
        </main>
      </div>
      {goingOn && (
        <PlayOnDialog
          timeline={timeline}
          loaded={loaded}
          moment={at}
          seats={play.snapshot.seats}
          usual={eyes === 'spectator' ? (timeline.answers[at]?.[0] ?? 0) : eyes}
          nameOf={play.nameOf}
          onClose={() => setGoingOn(false)}
        />
      )}
    </PlayProvider>
  )
}

const nextAnswer = (timeline: Timeline, at: number, play: Play, loaded: LoadedGame): string => {
  const next = timeline.answers[at]
  if (next === undefined) return ''
  const [seat, key] = next
  if (key === undoKey) return play.texts.t('log.undone', { player: play.texts.seat(seat) })
  if (key === giveUpKey) return play.texts.t('log.givesUp', { player: play.nameOf(seat) })
  const { question, options } = timeline.viewAt(at, seat)
  const option = options.find((each) => keyOf(each) === key)
  if (question === null || option === undefined) return play.nameOf(seat)
  const answer = play.texts.speak(loaded.texts.option(question, option))
  return play.texts.t('replay.answer', { name: play.nameOf(seat), answer })
}

const useKeys = (go: (to: number) => void, at: number, last: number, toggle: () => void): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (
        event.target instanceof Element &&
        event.target.closest('input, select, textarea, [role=dialog], [role=tab]')
      )
        return
      if (event.key === 'ArrowRight') go(at + 1)
      else if (event.key === 'ArrowLeft') go(at - 1)
      else if (event.key === 'Home') go(0)
      else if (event.key === 'End') go(last)
      else if (event.key === ' ' && !(event.target instanceof HTMLButtonElement)) toggle()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  })
}
