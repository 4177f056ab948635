import { usePageTitle } from '../../notice/use-page-title.ts'
import RulesView from '../../rules/rules-view.tsx'
import { useText } from '../../texts/context.tsx'
import { gameName } from '../game-facts.ts'
import style from './rules-page.module.css'

/** The rules of a game. The address may name a heading behind the `#`. */
const RulesPage = ({ game }: { readonly game: string }) => {
  const t = useText()
  usePageTitle(t('rules.title', { game: gameName(game) }))
  const anchor = decodeURIComponent(location.hash.slice(1))
  return (
    <article className={`panel ${style.rules}`}>
      <RulesView game={game} at={anchor === '' ? null : anchor} />
    </article>
  )
}

export default RulesPage
