import type { TableInfo } from '@conclave/protocol'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { gameName } from '../../games/game-facts.ts'
import { useText } from '../../texts/context.tsx'
import { DeleteButton } from '../../ui/delete-button.tsx'
import style from './lobby.module.css'
import { calledIn, isMyTurn, resultOf, summaryOf } from './summary.ts'

/** Tables on the server: mine, and those that anybody may watch. There are none while the server is out of reach. */
export const useOnlineTables = () => {
  const [mine, setMine] = useState<readonly TableInfo[]>([])
  const [others, setOthers] = useState<readonly TableInfo[]>([])
  useEffect(() => {
    let wanted = true
    const look = async () => {
      const { call } = await import('../../table/remote/api.ts')
      const [own, open] = await Promise.all([call('myTables'), call('publicTables')])
      if (!wanted) return
      if (own.ok) setMine(own.value.tables)
      if (open.ok) setOthers(open.value.tables)
    }
    void look()
    return () => {
      wanted = false
    }
  }, [])
  const remove = async (id: string) => {
    const { call } = await import('../../table/remote/api.ts')
    const answer = await call('deleteTable', { params: { table: id } })
    if (answer.ok) setMine((tables) => tables.filter((table) => table.id !== id))
  }
  return {
    goingOn: mine.filter(isGoingOn).slice(0, 8),
    finished: mine.filter((table) => !isGoingOn(table)).slice(0, 20),
    watchable: others.filter(({ id }) => !mine.some((table) => table.id === id)).slice(0, 8),
    remove,
  }
}

const isGoingOn = ({ status }: TableInfo): boolean => status === 'waiting' || status === 'running'

const mayRemove = ({ status, owner, alone }: TableInfo): boolean =>
  status === 'waiting' ? owner : status === 'running' ? alone : true

/** Some tables on the server, in a list. */
export const OnlineTables = ({
  title,
  tables,
  action,
  remove,
}: {
  readonly title: string
  readonly tables: readonly TableInfo[]
  readonly action: string
  /** Removal, where one may decide that alone: one's own table, and one that is over, which only leaves one's own list. */
  remove?(id: string): Promise<void>
}) => {
  const t = useText()
  if (tables.length === 0) return null
  return (
    <section className={`panel ${style.block}`}>
      <h2>{title}</h2>
      <ul className={style.tables}>
        {tables.map((table) => {
          const { id, game, edition, seats, outcome } = table
          const myTurn = isMyTurn(table)
          return (
            <li key={id} className={style.table}>
              <span>
                <strong>{gameName(game, edition)}</strong>{' '}
                {outcome !== null && (
                  <strong className={style.result}>{resultOf(t, game, outcome.winners, seats)}</strong>
                )}{' '}
                {myTurn && <strong className={style.turn}>{t('lobby.turn')}</strong>}{' '}
                <span className="faint">
                  {seats.map((seat) => calledIn(t, seat)).join(', ')}
                  {!myTurn && ` · ${summaryOf(t, table)}`}
                </span>
              </span>
              <Link className={`button small ${myTurn ? 'primary' : ''}`} href={`/table/${id}`}>
                {action}
              </Link>
              {!isGoingOn(table) && (
                <Link className="button small" href={`/replay/table/${id}`}>
                  {t('replay')}
                </Link>
              )}
              {remove !== undefined && mayRemove(table) && <DeleteButton onDelete={() => void remove(id)} />}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
