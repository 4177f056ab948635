import { games } from '@conclave/games'
import { usePageTitle } from '../../notice/use-page-title.ts'
import { useText } from '../../texts/context.tsx'
import { GameCard } from './game-card.tsx'
import style from './lobby.module.css'
import { MyTables } from './my-tables.tsx'
import { OnlineTables } from './online-tables.tsx'
import { OpenFile } from './open-file.tsx'

/** Where everybody arrives: choose a game, go on with a table, watch one, open a match. */
export const Lobby = () => {
  const t = useText()
  usePageTitle(null)
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
      </section>
      <div className={style.beside}>
        <MyTables />
        <OnlineTables />
        <OpenFile />
      </div>
    </div>
  )
}
