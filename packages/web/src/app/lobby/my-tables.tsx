import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { Save } from '../../table/local/plan.ts'
import { deleteSave, listSaves } from '../../table/local/saves.ts'
import { useTexts } from '../../texts/context.tsx'
import { DeleteButton } from '../delete-button.tsx'
import { gameName } from '../game-facts.ts'
import style from './lobby.module.css'

/** Matches on this device, to go on with or to see again. */
export const MyTables = () => {
  const { t, language } = useTexts()
  const [saves, setSaves] = useState<readonly Save[]>([])
  useEffect(() => {
    listSaves().then(setSaves, () => setSaves([]))
  }, [])
  if (saves.length === 0) return null
  const remove = async (id: string) => {
    await deleteSave(id)
    setSaves(await listSaves())
  }
  return (
    <section className={`panel ${style.block}`}>
      <h2>{t('lobby.resume')}</h2>
      <ul className={style.tables}>
        {saves.slice(0, 8).map(({ plan, updated, outcome }) => (
          <li key={plan.id} className={style.table}>
            <span>
              <strong>{gameName(plan.game)}</strong>{' '}
              <span className="faint">
                {t('lobby.seats', {
                  people: plan.seats.filter(({ kind }) => kind === 'human').length,
                  bots: plan.seats.filter(({ kind }) => kind === 'bot').length,
                })}
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
