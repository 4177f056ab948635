import { pageName, tellsChanges } from '../../games/game-facts.ts'
import RulesView from '../../rules/rules-view.tsx'
import { changeSettings, useSettings } from '../../settings/settings.ts'
import { useText } from '../../texts/context.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import style from './rules-page.module.css'

/** A page of rules. The address may name a heading behind the `#`. */
const RulesPage = ({ page }: { readonly page: string }) => {
  const t = useText()
  usePageTitle(t('rules.title', { game: pageName(page) }))
  const { hints } = useSettings()
  const anchor = decodeURIComponent(location.hash.slice(1))
  return (
    <article className={`panel ${style.rules}`}>
      {tellsChanges(page) && (
        <label className={style.knows}>
          <input
            type="checkbox"
            checked={hints}
            onChange={({ target }) => changeSettings({ hints: target.checked })}
          />
          {t('rules.knows')}
        </label>
      )}
      <RulesView key={page} page={page} at={anchor === '' ? null : anchor} />
    </article>
  )
}

export default RulesPage
