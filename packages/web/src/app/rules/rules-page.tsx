import RulesView from '../../rules/rules-view.tsx'
import style from './rules-page.module.css'

/** The rules of a game. The address may name a heading behind the `#`. */
const RulesPage = ({ game }: { readonly game: string }) => {
  const anchor = decodeURIComponent(location.hash.slice(1))
  return (
    <article className={`panel ${style.rules}`}>
      <RulesView game={game} at={anchor === '' ? null : anchor} />
    </article>
  )
}

export default RulesPage
