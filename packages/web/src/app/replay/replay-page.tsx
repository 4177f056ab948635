import { findGame } from '@conclave/games'
import type { MatchFile } from '@conclave/kernel'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { type LoadedGame, useGame } from '../../games/loaded-game.ts'
import { nameSeat } from '../../play/names.ts'
import { FlawNote } from '../../replay/flaw-note.tsx'
import { openedFile } from '../../replay/opened-file.ts'
import { ReplayTable } from '../../replay/replay-table.ts'
import { type Timeline, timelineOf } from '../../replay/timeline.ts'
import { readSave } from '../../table/local/saves.ts'
import type { SeatInfo } from '../../table/table.ts'
import { useText, useTexts } from '../../texts/context.tsx'
import { tableTexts } from '../../texts/table-texts.ts'
import { usePageTitle } from '../../ui/use-page-title.ts'
import style from '../table-page/table-page.module.css'
import { ReplayView } from './replay-view.tsx'

interface Found {
  readonly file: MatchFile
  readonly seats: readonly SeatInfo[]
}

/** A match from this device, from the server, or from a file. */
const load = async (source: string, id: string): Promise<Found | null> => {
  if (source === 'here') {
    const save = await readSave(id)
    if (save === undefined) return null
    return {
      file: save.file,
      seats: save.plan.seats.map((plan, seat) => ({ ...plan, seat, mine: false, present: true })),
    }
  }
  if (source === 'table') {
    const { call } = await import('../../table/remote/api.ts')
    const [match, info] = await Promise.all([
      call('exportMatch', { params: { table: id } }),
      call('table', { params: { table: id } }),
    ])
    if (!match.ok || match.value.partial) return null
    const { file } = match.value
    if (!info.ok) return { file, seats: strangers(file) }
    return {
      file,
      seats: info.value.seats.map(({ seat, name, kind, bot }) => ({
        seat,
        name,
        kind,
        level: bot,
        mine: false,
        present: true,
      })),
    }
  }
  const file = openedFile()
  return file === null ? null : { file, seats: strangers(file) }
}

const strangers = ({ seats }: MatchFile): SeatInfo[] =>
  Array.from({ length: seats }, (_, seat) => ({
    seat,
    name: null,
    kind: 'human',
    level: null,
    mine: false,
    present: true,
  }))

const ReplayPage = ({ source, id }: { readonly source: string; readonly id: string }) => {
  const t = useText()
  usePageTitle(t('replay.title'))
  const [found, setFound] = useState<Found | null | undefined>()
  useEffect(() => {
    let wanted = true
    load(source, id).then((match) => {
      if (wanted) setFound(match)
    })
    return () => {
      wanted = false
    }
  }, [source, id])
  if (found === undefined) return <p role="status">{t('loading')}</p>
  if (found === null) return <Missing>{alert(t('replay.missing'))}</Missing>
  const { game, edition } = found.file
  if ('problem' in findGame(game, edition))
    return <Missing>{alert(t('flaw.game', { game: `${game} ${edition}` }))}</Missing>
  return <Loaded found={found} />
}

const Loaded = ({ found }: { readonly found: Found }) => {
  const { game, edition } = found.file
  const loaded = useGame(game, edition)
  return <Played found={found} loaded={loaded} />
}

const Played = ({
  found: { file, seats },
  loaded,
}: {
  readonly found: Found
  readonly loaded: LoadedGame
}) => {
  const { catalogues, language } = useTexts()
  const timeline = useMemo(() => timelineOf(loaded.game, file), [loaded, file])
  if (!('flaw' in timeline)) return <Shown timeline={timeline} seats={seats} loaded={loaded} />
  const texts = tableTexts(
    loaded,
    catalogues,
    language,
    seats.map(({ name }) => name),
  )
  return (
    <Missing>
      <FlawNote
        flaw={timeline.flaw}
        file={file}
        loaded={loaded}
        texts={texts}
        nameOf={(seat) => nameSeat(texts, seats[seat], seat)}
      />
    </Missing>
  )
}

const Shown = ({
  timeline,
  seats,
  loaded,
}: {
  readonly timeline: Timeline
  readonly seats: Found['seats']
  readonly loaded: LoadedGame
}) => {
  const table = useMemo(() => new ReplayTable(timeline, seats), [timeline, seats])
  return <ReplayView table={table} timeline={timeline} loaded={loaded} />
}

const alert = (words: string) => <p role="alert">{words}</p>

const Missing = ({ children }: { readonly children: ReactNode }) => {
  const t = useText()
  return (
    <main className={style.waiting}>
      <h1>{t('replay.title')}</h1>
      {children}
      <Link href="/">{t('nav.lobby')}</Link>
    </main>
  )
}

export default ReplayPage
