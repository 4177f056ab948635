import type { TableInfo } from '@conclave/protocol'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { useGame } from '../../games/loaded-game.ts'
import { choosingFirst } from '../../hud/end-panel.tsx'
import { call } from '../../table/remote/api.ts'
import { RemoteTable } from '../../table/remote/remote-table.ts'
import type { Failing } from '../../table/trouble.ts'
import { useText } from '../../texts/context.tsx'
import { speakTrouble } from '../../texts/trouble-texts.ts'
import { BrokenTable } from './broken-table.tsx'
import { ChooseSettings } from './choose-settings.tsx'
import { JoinTable } from './join-table.tsx'
import style from './table-page.module.css'
import { TablePage } from './table-page.tsx'
import { WaitingRoom } from './waiting-room.tsx'

/** A table on the server: taking one's seat, waiting for the others, playing. */
const RemoteTablePage = ({ id }: { readonly id: string }) => {
  const t = useText()
  // The token of an invitation stands behind the `#`; it leaves the address bar as soon as it was read.
  const [token] = useState(() => location.hash.slice(1) || keptToken())
  const [info, setInfo] = useState<TableInfo | null>(null)
  const [problem, setProblem] = useState<Failing | null>(null)
  useEffect(() => {
    if (token !== '') history.replaceState({ token }, '', location.pathname)
    call('table', {
      params: { table: id },
      ...(token === '' ? {} : { headers: { 'X-Seat-Token': token } }),
    }).then((answer) => {
      if (answer.ok) setInfo(answer.value)
      else setProblem(failingOf(answer.code, token !== ''))
    })
  }, [id, token])
  const [joined, setJoined] = useState(false)
  const [chosenAt, setChosenAt] = useState('')
  const search = useSearch()
  if (problem !== null || info === null) {
    return (
      <main className={style.waiting}>
        <h1>{t('title.table')}</h1>
        <p role={problem === null ? 'status' : 'alert'}>
          {problem === null ? t('connection.connecting') : speakTrouble(t, { code: problem })}
        </p>
        <Link href="/">{t('nav.lobby')}</Link>
      </main>
    )
  }
  if (token !== '' && !joined && !info.seats.some(({ mine }) => mine)) {
    return (
      <JoinTable
        info={info}
        token={token}
        onJoined={(joinedTable) => {
          setInfo(joinedTable)
          setJoined(true)
        }}
      />
    )
  }
  const mine = info.seats.filter((seat) => seat.mine)
  const chooses = search === choosingFirst && info.id === id && chosenAt !== id
  if (chooses && info.status === 'waiting' && mine.some(({ ready }) => !ready)) {
    return <ChooseSettings info={info} onChosen={() => setChosenAt(id)} />
  }
  return <Opened info={info} />
}

/** An address that cannot be one of a table leads to none; a token that opens nothing was used up or replaced. */
const failingOf = (code: Failing, invited: boolean): Failing => {
  const found = code === 'malformed' ? 'no-such-table' : code
  return invited && found === 'no-such-table' ? 'wrong-link' : found
}

/** Token kept in the history of this tab, for whoever goes to build a deck before taking the seat. */
const keptToken = (): string => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'token' in state ? String(state.token) : ''
}

const Opened = ({ info }: { readonly info: TableInfo }) => {
  const [table, setTable] = useState<RemoteTable | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table tells itself what changes
  useEffect(() => {
    const opened = new RemoteTable(info)
    setTable(opened)
    return () => opened.close()
  }, [info.id])
  return table === null ? null : <Seated table={table} />
}

const Seated = ({ table }: { readonly table: RemoteTable }) => {
  const t = useText()
  const [, navigate] = useLocation()
  const [problem, setProblem] = useState<Failing | null>(null)
  const snapshot = useSyncExternalStore(
    (changed) => table.subscribe(changed),
    () => table.snapshot(),
  )
  const loaded = useGame(snapshot.game, snapshot.edition)
  if (snapshot.status === 'waiting' && table.info !== null)
    return <WaitingRoom info={table.info} loaded={loaded} />
  if (snapshot.status === 'running' && table.info?.broken === true) return <BrokenTable table={table} />
  const again = async (choose: boolean) => {
    const answer = await call('again', { params: { table: table.id }, body: {} })
    if (answer.ok) navigate(`/table/${answer.value.table.id}${choose ? `?${choosingFirst}` : ''}`)
    else setProblem(answer.code)
  }
  const mayAgain = snapshot.mySeats.length > 0
  if (snapshot.status === 'abandoned') {
    return (
      <main className={style.waiting}>
        <h1>{t('abandoned.title')}</h1>
        <p role="status">{t('abandoned.text')}</p>
        <Link className="button" href={`/replay/table/${table.id}`}>
          {t('end.replay')}
        </Link>
        <Link href="/">{t('nav.lobby')}</Link>
      </main>
    )
  }
  return (
    <>
      {problem !== null && (
        <p role="alert" className={style.problem}>
          {speakTrouble(t, { code: problem })}
        </p>
      )}
      <TablePage
        table={table}
        loaded={loaded}
        {...(mayAgain ? { again: (choose) => void again(choose) } : {})}
      />
    </>
  )
}

export default RemoteTablePage
