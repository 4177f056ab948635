import { games } from '@conclave/games'
import { Link } from 'wouter'
import { usePageTitle } from '../../notice/use-page-title.ts'
import { areRulesTold } from '../../rules/told.ts'
import { useText } from '../../texts/context.tsx'
import { gameName } from '../game-facts.ts'
import { GameArt } from '../lobby/game-art.tsx'
import style from './rules-page.module.css'

/** Whose rules? */
export const RulesIndex = () => {
  const t = useText()
  usePageTitle(t('nav.rules'))
  return (
    <section className={`panel ${style.index}`}>
      <h1>{t('rules.choose')}</h1>
      <ul>
        {games
          .filter(({ id }) => areRulesTold(id))
          .map(({ id }) => (
            <li key={id}>
              <Link className={style.game} href={`/rules/${id}`}>
                <GameArt game={id} />
                {gameName(id)}
              </Link>
            </li>
          ))}
      </ul>
    </section>
  )
}
