import { shelf } from '../../games/game-facts.ts'
import { useText } from '../../texts/context.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { GameCard } from './game-card.tsx'
import { LastMatches } from './last-matches.tsx'
import style from './lobby.module.css'
import { MyTables, useSaves } from './my-tables.tsx'
import { OnlineTables, useOnlineTables } from './online-tables.tsx'
import { OpenFile } from './open-file.tsx'

/** Lobby, where everybody arrives: go on with a table, choose a game, watch one, open a match. */
export const Lobby = () => {
  const t = useText()
  const { saves, remove } = useSaves()
  const online = useOnlineTables()
  usePageTitle(null)
  return (
    <div className={style.lobby}>
      <section className={style.hero}>
        <h1>{t('lobby.title')}</h1>
        <p>{t('lobby.lead')}</p>
      </section>
      {/* Whoever comes back wants to go on, and need not look for it below the games. */}
      <OnlineTables
        title={t('lobby.online')}
        tables={online.goingOn}
        action={t('lobby.continue')}
        remove={online.remove}
      />
      <MyTables
        title={t('lobby.resume')}
        saves={saves.filter(({ outcome }) => outcome === null).slice(0, 4)}
        remove={remove}
      />
      <LastMatches saves={saves} tables={online.finished} />
      <section className={style.games} aria-label={t('lobby.games')}>
        {shelf.map((id) => (
          <GameCard key={id} id={id} />
        ))}
      </section>
      <div id="finished" className={style.beside}>
        <OnlineTables title={t('lobby.watch')} tables={online.watchable} action={t('lobby.watch.one')} />
        <MyTables
          title={t('lobby.done')}
          saves={saves.filter(({ outcome }) => outcome !== null)}
          remove={remove}
        />
        <OnlineTables
          title={t('lobby.finished')}
          tables={online.finished}
          action={t('lobby.result')}
          remove={online.remove}
        />
        <OpenFile />
      </div>
    </div>
  )
}
