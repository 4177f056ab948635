import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { gameName } from '../../games/game-facts.ts'
import type { LoadedGame } from '../../games/loaded-game.ts'
import { AdviceButton, AdviceCard } from '../../hints/advice.tsx'
import { Hint } from '../../hints/hint.tsx'
import { HintingProvider, useAdvice } from '../../hints/use-advice.ts'
import { Ballots } from '../../hud/ballots.tsx'
import { BoardRegion } from '../../hud/board-region.tsx'
import { Curtain } from '../../hud/curtain.tsx'
import { Drawer, DrawerToggle } from '../../hud/drawer.tsx'
import { EndPanel } from '../../hud/end-panel.tsx'
import { HelpDialog } from '../../hud/help.tsx'
import { Palette } from '../../hud/palette.tsx'
import { PromptBar } from '../../hud/prompt-bar.tsx'
import { SeatStrip } from '../../hud/seat-strip.tsx'
import { TableMenu } from '../../hud/table-menu.tsx'
import { ThingMenu } from '../../hud/thing-menu.tsx'
import { Toast } from '../../hud/toast.tsx'
import { useOver } from '../../hud/use-over.ts'
import { useShortcuts } from '../../hud/use-shortcuts.ts'
import { Announcer } from '../../notice/announcer.tsx'
import { useEventCues } from '../../notice/use-event-cues.ts'
import { useTurnNotice } from '../../notice/use-turn-notice.ts'
import { type Play, PlayProvider } from '../../play/play.ts'
import { usePlayState } from '../../play/use-play-state.ts'
import { StageView } from '../../stage/stage-view.tsx'
import type { Table, Thing } from '../../table/table.ts'
import { useText } from '../../texts/context.tsx'
import { speakTrouble } from '../../texts/trouble-texts.ts'
import { titled } from '../../ui/use-page-title.ts'
import { Mark } from '../mark.tsx'
import { LanguageChoice } from '../page-frame.tsx'
import style from './table-page.module.css'

const SettingsDialog = lazy(() => import('../settings/settings-dialog.tsx'))

/** A table with everything around it. `aside` stands between prompt and board (the tutorial's words). */
export const TablePage = ({
  table,
  loaded,
  aside,
  pointedAt = [],
  again,
}: {
  readonly table: Table
  readonly loaded: LoadedGame
  readonly aside?: ReactNode
  readonly pointedAt?: readonly Thing[]
  /** Begins another match of the same sort; at an online table perhaps after choosing what belongs to one's seat. */
  readonly again?: (choose: boolean) => void
}) => {
  const t = useText()
  const { play, menu, closeMenu, curtain } = usePlayState(table, loaded)
  const [palette, setPalette] = useState(false)
  const [help, setHelp] = useState(false)
  const [settling, setSettling] = useState(false)
  const dialogs = { help: () => setHelp(true), settings: () => setSettling(true) }
  const opened = (
    <>
      <HelpDialog isOpen={help} onClose={() => setHelp(false)} />
      {settling && (
        <Suspense fallback={null}>
          <SettingsDialog onClose={() => setSettling(false)} />
        </Suspense>
      )}
    </>
  )
  // In a lesson the one at one's side gives the hints.
  const hinting = useAdvice(curtain === null ? play : null, aside === undefined)
  useShortcuts(curtain === null ? play : null, {
    palette: () => setPalette(true),
    help: () => setHelp(true),
    advice: () => hinting.offered && hinting.ask(),
  })
  useFocusKept(play)
  // The last blow is shown before the end.
  const ended = play !== null && play.snapshot.outcome !== null && !play.stage.held
  const over = useOver(ended)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the end comes
  useEffect(() => {
    if (over) play?.inspect(null)
  }, [over])
  const { step } = play?.stage ?? {}
  useEventCues(play?.snapshot.log, loaded.kit, step == null || step.cue === null ? null : step.seq)
  const asked = play !== null && play.question !== null && play.question.manner !== 'open'
  const { game, edition } = table.snapshot()
  useTurnNotice(asked, titled(gameName(game, edition)), t('title.asked'))
  if (play === null) {
    const { problem } = table.snapshot()
    return (
      <main className={style.waiting}>
        <h1 className="hidden">{t('title.table')}</h1>
        <p role="status">{problem === null ? t('loading') : speakTrouble(t, problem)}</p>
        <Link href="/">{t('nav.lobby')}</Link>
      </main>
    )
  }
  if (curtain !== null) {
    return (
      <PlayProvider value={play}>
        <div className={style.page}>
          <TopBar openPalette={null} {...dialogs} />
          <Curtain key={curtain.name} {...curtain} />
        </div>
        {opened}
      </PlayProvider>
    )
  }
  return (
    <PlayProvider value={play}>
      <HintingProvider value={hinting}>
        <div className={style.page} data-asks={!over || undefined}>
          <TopBar openPalette={() => setPalette(true)} {...dialogs} />
          {!over && <PromptBar isLesson={aside !== undefined} />}
          <main className={style.middle}>
            <h1 className="hidden">{t('title.table')}</h1>
            <div className={style.table}>
              <div className={style.centre}>
                {play.snapshot.problem !== null && (
                  <p role="alert" className={style.problem}>
                    {speakTrouble(t, play.snapshot.problem)}
                  </p>
                )}
                {!over ? (
                  <BoardRegion pointedAt={play.stage.held ? [] : [...pointedAt, ...hinting.things]} />
                ) : (
                  <EndPanel {...(again === undefined ? {} : { again })} />
                )}
              </div>
              <StageView />
            </div>
            <div className={style.side}>
              {aside ?? <Hint />}
              <AdviceCard />
              <Ballots />
              <Drawer />
            </div>
            <Toast />
          </main>
          <Announcer />
        </div>
        <ThingMenu menu={menu} onClose={closeMenu} />
        <Palette isOpen={palette} onClose={() => setPalette(false)} {...dialogs} />
        {opened}
      </HintingProvider>
    </PlayProvider>
  )
}

const TopBar = ({
  openPalette,
  help,
  settings,
}: {
  /** Null while a curtain is drawn: what can be done is a secret, too. */
  readonly openPalette: (() => void) | null
  help(): void
  settings(): void
}) => {
  const t = useText()
  return (
    <header className={style.top} data-band>
      <Link href="/" className={style.home} aria-label={t('nav.lobby')}>
        <Mark />
      </Link>
      <SeatStrip />
      <div className={style.tools}>
        {openPalette !== null && (
          <>
            <span className={style.desk}>
              <AdviceButton />
            </span>
            <button
              type="button"
              className={`button quiet small ${style.desk}`}
              onClick={openPalette}
              aria-keyshortcuts="/ Control+K"
            >
              {t('palette.short')}{' '}
              <span className="key" aria-hidden="true">
                /
              </span>
            </button>
            <DrawerToggle />
          </>
        )}
        <button
          type="button"
          className={`button quiet small ${style.desk}`}
          onClick={help}
          aria-label={t('help')}
          aria-keyshortcuts="?"
        >
          ?
        </button>
        <span className={style.desk}>
          <LanguageChoice />
        </span>
        <TableMenu settings={settings} help={help} />
      </div>
    </header>
  )
}

/**
 * Focus that stays where it was: whoever plays by keyboard is not thrown to the top of the page when the thing she used is gone.
 */
const useFocusKept = (play: Play | null): void => {
  const version = play?.snapshot.version
  const seen = useRef(version)
  useEffect(() => {
    if (seen.current === version) return
    seen.current = version
    if (document.activeElement === document.body || document.activeElement === null) {
      document.getElementById('prompt')?.focus({ preventScroll: true })
    }
  }, [version])
}
