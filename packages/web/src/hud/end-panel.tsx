import type { MatchFile, Outcome, Seat } from '@conclave/kernel'
import { settingsOfSeats } from '@conclave/protocol'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { type Play, usePlay } from '../play/play.ts'
import { below } from '../settings/base.ts'
import { play as playCue } from '../sound/cues.ts'
import { BoardRegion } from './board-region.tsx'
import style from './end-panel.module.css'
import { saveMatch } from './save-match.ts'
import { Score } from './score.tsx'
import { VerifyButton } from './verify-button.tsx'

const Statistics = lazy(() => import('../replay/statistics.tsx'))

/** Behind the `?` of a table's address: what belongs to one's seat is chosen before one sits down. */
export const choosingFirst = 'choose'

/** End of a match: its result, the figures, and where to go from here. */
export const EndPanel = ({ again }: { readonly again?: (choose: boolean) => void }) => {
  const play = usePlay()
  const { snapshot, view, texts, table, loaded, nameOf, mayUndo, undo } = play
  const { t } = texts
  const { outcome, mySeats, connection, status, next } = snapshot
  const [file, setFile] = useState<MatchFile | null>(null)
  const [board, setBoard] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const winners = outcome?.winners ?? []
  const won = winners.length > 0 && (mySeats.length === 0 || mySeats.some((seat) => winners.includes(seat)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a server gives all away once it has closed the match
  useEffect(() => {
    table.exportFile().then(
      ({ whole }) => setFile((kept) => whole ?? kept),
      () => {},
    )
  }, [table, status])
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => playCue(won ? 'won' : 'lost'), [won])
  if (outcome === null) return null
  const isDrawn = winners.length === 0 && loaded.kit?.headline === undefined
  const verdict = isDrawn ? null : verdictFor(outcome, mySeats)
  const replay = `/replay/${connection === 'here' ? 'here' : 'table'}/${table.id}`
  const chooses = settingsOfSeats(loaded.game.settings, mySeats).length > 0
  const titles = outcome.winners
    .filter((seat) => mySeats.includes(seat))
    .flatMap((seat) => loaded.kit?.titleOf?.(nameOf(seat), snapshot.options) ?? [])
    .map((title) => texts.speak(title))
  return (
    <>
      <section className={style.end} data-won={won || undefined}>
        <h2 ref={heading} tabIndex={-1} className={style.title}>
          {verdict !== null && <span className={style.verdict}>{t(verdict)}</span>}{' '}
          <span className={verdict === null ? undefined : style.headline}>{headline(play, outcome)}</span>
        </h2>
        <p className={style.reason}>{texts.outcome(outcome.reason)}</p>
        {loaded.kit?.aftermath !== undefined && (
          <p className={style.aftermath}>{texts.speak(loaded.kit.aftermath(outcome))}</p>
        )}
        {titles.length > 0 && (
          <ul className={style.honours}>
            {titles.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        )}
        {loaded.kit?.scoreOf !== undefined && (
          <Score score={loaded.kit.scoreOf(outcome, view.table, snapshot.options)} texts={texts} />
        )}
        <div className={style.actions}>
          {next !== null && mySeats.length > 0 && (
            <Link className="button primary" href={`/table/${next}`}>
              {t('end.next')}
            </Link>
          )}
          {next !== null && chooses && (
            <Link className="button" href={`/table/${next}?${choosingFirst}`}>
              {t('end.choose')}
            </Link>
          )}
          {again !== undefined && next === null && (
            <button type="button" className="button primary" onClick={() => again(false)}>
              {t('end.again')}
            </button>
          )}
          {again !== undefined && next === null && chooses && (
            <button type="button" className="button" onClick={() => again(true)}>
              {t('end.choose')}
            </button>
          )}
        </div>
        <div className={style.others}>
          <Link className={again === undefined && next === null ? 'button' : 'button quiet'} href={replay}>
            {t('end.replay')}
          </Link>
          <button type="button" className="button quiet" onClick={() => void saveMatch(play)}>
            {t('export')}
          </button>
          {connection !== 'here' && <ShareButton path={replay} />}
          {mayUndo && (
            <button type="button" className="button quiet" onClick={undo}>
              {t('undo')}
            </button>
          )}
          <button
            type="button"
            className="button quiet"
            aria-pressed={board}
            onClick={() => setBoard(!board)}
          >
            {t('end.board')}
          </button>
          <Link className="button quiet" href="/">
            {t('end.lobby')}
          </Link>
        </div>
        {file !== null && <VerifyButton file={file} />}
        {file !== null && (
          <Suspense fallback={<p>{t('loading')}</p>}>
            <Statistics
              file={file}
              loaded={loaded}
              texts={texts}
              nameOf={nameOf}
              seat={mySeats[0] ?? winners[0] ?? 0}
              won={won}
              replay={replay}
            />
          </Suspense>
        )}
      </section>
      {board && <BoardRegion pointedAt={[]} />}
    </>
  )
}

/** Verdict for whoever sits here: won or lost; null where nobody does, or some have won and some have not. */
const verdictFor = ({ winners }: Outcome, mySeats: readonly Seat[]) => {
  if (mySeats.length === 0) return null
  if (mySeats.every((seat) => winners.includes(seat))) return 'end.you-won'
  return mySeats.some((seat) => winners.includes(seat)) ? null : 'end.you-lost'
}

/** Headline about the winners: as the game puts it, or by name. */
const headline = ({ loaded, texts, nameOf }: Play, outcome: Outcome): string => {
  const own = loaded.kit?.headline?.(outcome)
  if (own !== undefined) return texts.speak(own)
  const { winners } = outcome
  if (winners.length === 0) return texts.t('end.nobody')
  const names = new Intl.ListFormat(texts.language).format(winners.map(nameOf))
  return texts.t('end.winners', { count: winners.length, names })
}

const ShareButton = ({ path }: { readonly path: string }) => {
  const { texts } = usePlay()
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard?.writeText(location.origin + below(path)).catch(() => {})
    setCopied(true)
  }
  return (
    <button type="button" className="button quiet" onClick={() => void copy()}>
      {texts.t(copied ? 'wait.copied' : 'end.share')}
    </button>
  )
}
