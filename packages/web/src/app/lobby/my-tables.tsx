import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { gameName } from '../../games/game-facts.ts'
import type { Save } from '../../table/local/plan.ts'
import { deleteSave, listSaves } from '../../table/local/saves.ts'
import { useTexts } from '../../texts/context.tsx'
import { DeleteButton } from '../../ui/delete-button.tsx'
import style from './lobby.module.css'
import { calledIn, resultOf } from './summary.ts'

/** The matches on this device, and how to be rid of one. */
export const useSaves = () => {
  const [saves, setSaves] = useState<readonly Save[]>([])
  useEffect(() => {
    listSaves().then(setSaves, () => setSaves([]))
  }, [])
  const remove = async (id: string) => {
    await deleteSave(id)
    setSaves(await listSaves())
  }
  return { saves, remove }
}

/** Matches on this device, to go on with or to see again. */
export const MyTables = ({
  title,
  saves,
  remove,
  most = 8,
}: {
  readonly title: string
  readonly saves: readonly Save[]
  remove(id: string): Promise<void>
  /** So many are listed. */
  readonly most?: number
}) => {
  const { t, language } = useTexts()
  if (saves.length === 0) return null
  return (
    <section className={`panel ${style.block}`}>
      <h2>{title}</h2>
      <ul className={style.tables}>
        {saves.slice(0, most).map(({ plan, updated, outcome }) => (
          <li key={plan.id} className={style.table}>
            <span>
              <strong>{gameName(plan.game, plan.edition)}</strong>{' '}
              {outcome !== null && (
                <strong className={style.result}>
                  {resultOf(
                    t,
                    plan.game,
                    outcome.winners,
                    plan.seats.map(({ name, kind, level }, seat) => ({
                      seat,
                      name,
                      kind,
                      bot: level,
                      mine: kind === 'human',
                    })),
                  )}
                </strong>
              )}{' '}
              <span className="faint">
                {plan.seats
                  .map(({ name, kind, level }, seat) => calledIn(t, { seat, name, kind, bot: level }))
                  .join(', ')}
                {' · '}
                {new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' }).format(
                  updated,
                )}
              </span>
            </span>
            <Link className={`button small ${outcome === null ? 'primary' : ''}`} href={`/here/${plan.id}`}>
              {t(outcome === null ? 'lobby.continue' : 'lobby.result')}
            </Link>
            <Link className="button small" href={`/replay/here/${plan.id}`}>
              {t('replay')}
            </Link>
            <DeleteButton onDelete={() => void remove(plan.id)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
