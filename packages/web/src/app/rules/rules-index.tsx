import { Link } from 'wouter'
import { shelf, titleAt } from '../../games/game-facts.ts'
import { hasRulesPage } from '../../rules/available.ts'
import { useText } from '../../texts/context.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { GameArt } from '../lobby/game-art.tsx'
import style from './rules-page.module.css'

export const RulesIndex = () => {
  const t = useText()
  usePageTitle(t('nav.rules'))
  return (
    <section className={`panel ${style.index}`}>
      <h1>{t('rules.choose')}</h1>
      <ul>
        {shelf.filter(hasRulesPage).map((id) => {
          const title = titleAt(id)
          return (
            <li key={id}>
              <Link className={style.game} href={`/rules/${id}`}>
                <GameArt title={id} />
                {title?.name ?? id}
              </Link>
              {title?.changes !== undefined && (
                <Link className={style.more} href={`/rules/${title.changes}`}>
                  {t('lobby.changes')}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
