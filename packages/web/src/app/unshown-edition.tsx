import { say } from '@conclave/kernel'
import { useMemo } from 'react'
import { Link } from 'wouter'
import type { LoadedGame } from '../play/loaded-game.ts'
import { useTexts } from '../texts/context.tsx'
import { tableTexts } from '../texts/table-texts.ts'
import { gameName } from './game-facts.ts'
import style from './table-page/table-page.module.css'

/** Instead of a match in an edition that the board of its game does not show. */
export const UnshownEdition = ({ loaded }: { readonly loaded: LoadedGame }) => {
  const { catalogues, language, t } = useTexts()
  const texts = useMemo(() => tableTexts(loaded, catalogues, language), [loaded, catalogues, language])
  const { id, edition } = loaded.game
  const named = texts.has(`edition.${edition}`) ? texts.speak(say(`edition.${edition}`)) : edition
  return (
    <main className={style.waiting}>
      <h1>{gameName(id)}</h1>
      <p role="alert">{t('edition.unshown', { game: gameName(id), edition: named })}</p>
      <Link href="/">{t('nav.lobby')}</Link>
    </main>
  )
}
