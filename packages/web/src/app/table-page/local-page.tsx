import { readSettings } from '@conclave/kernel'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useGame } from '../../games/loaded-game.ts'
import { usePace } from '../../play/use-pace.ts'
import type { LocalTable } from '../../table/local/local-table.ts'
import { freshId, freshSeed } from '../../table/local/plan.ts'
import { readSave } from '../../table/local/saves.ts'
import { beginHere, holdTable, releaseTable } from '../../table/local/tabs.ts'
import { useText } from '../../texts/context.tsx'
import { setUpLike } from '../new-table/last-table.ts'
import { TablePage } from './table-page.tsx'

/** A table on this device. */
const LocalTablePage = ({ id }: { readonly id: string }) => {
  const t = useText()
  const pace = usePace()
  const [table, setTable] = useState<LocalTable | null | undefined>(null)
  // The pace at the beginning; later changes are sent to the running table.
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once
  useEffect(() => {
    const holding = holdTable(id, pace).then((held) => {
      setTable(held)
      return held
    })
    return () => {
      holding.then((held) => {
        if (held !== undefined) releaseTable(id)
      })
    }
  }, [id])
  useEffect(() => table?.setPace(pace), [table, pace])
  if (table === null) return <p role="status">{t('loading')}</p>
  if (table === undefined) {
    return (
      <main style={{ padding: '3rem', textAlign: 'center' }}>
        <h1>{t('here.missing')}</h1>
        <Link href="/">{t('nav.lobby')}</Link>
      </main>
    )
  }
  return <Opened table={table} pace={pace} />
}

const Opened = ({ table, pace }: { readonly table: LocalTable; readonly pace: number }) => {
  const [, navigate] = useLocation()
  const { game, edition } = table.snapshot()
  const loaded = useGame(game, edition)
  const again = async (choose: boolean) => {
    const save = await readSave(table.id)
    if (save === undefined) return navigate(`/new/${game}`)
    // Where the last match has a say in the next one: the loser of a duel decides who begins.
    const { settings, again: next } = loaded.game
    const read = readSettings(settings, save.plan.options)
    const options =
      read.ok && save.outcome !== null && next !== undefined
        ? next(read.chosen, save.outcome)
        : save.plan.options
    const plan = { ...save.plan, options, id: freshId(), seed: freshSeed() }
    if (choose) {
      setUpLike(plan)
      return navigate(`/new/${game}`)
    }
    beginHere(plan, save.orders, pace)
    navigate(`/here/${plan.id}`)
  }
  return <TablePage table={table} loaded={loaded} again={(choose) => void again(choose)} />
}

export default LocalTablePage
