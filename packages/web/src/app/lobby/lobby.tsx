import { games } from '@conclave/games'
import { Link } from 'wouter'
import { useText } from '../../texts/context.tsx'
import { GameCard } from './game-card.tsx'
import style from './lobby.module.css'
import { MyTables } from './my-tables.tsx'
import { OnlineTables } from './online-tables.tsx'
import { OpenFile } from './open-file.tsx'

/** Where everybody arrives: choose a game, go on with a table, watch one, open a match. */
export const Lobby = () => {
  const t = useText()
  return (
    <div className={style.lobby}>
      <section className={style.hero}>
        <h1>{t('lobby.title')}</h1>
        <p>{t('lobby.lead')}</p>
      </section>
      <section className={style.games} aria-label={t('lobby.games')}>
        {games.map((entry) => (
          <GameCard key={entry.id} id={entry.id} seats={entry.seats} />
        ))}
        <div className={style.beside}>
          <aside className={`panel ${style.first}`}>
            <h2>{t('lobby.first')}</h2>
            <p>{t('lobby.first.text')}</p>
            <p className={style.row}>
              <Link className="button primary" href="/tutorial/spellbound">
                {t('lobby.tutorial')}
              </Link>
              <Link className="button" href="/rules/spellbound">
                {t('lobby.rules')}
              </Link>
            </p>
          </aside>
          <MyTables />
        </div>
      </section>
      <OnlineTables />
      <OpenFile />
    </div>
  )
}
