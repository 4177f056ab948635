import { say } from '@conclave/kernel'
import { useMemo } from 'react'
import { useGame } from '../../play/loaded-game.ts'
import RulesView from '../../rules/rules-view.tsx'
import { useTexts } from '../../texts/context.tsx'
import { tableTexts } from '../../texts/table-texts.ts'
import style from './rules-page.module.css'

/** The rules of a game and the words it uses. The address may name a rule behind the `#`. */
const RulesPage = ({ game }: { readonly game: string }) => {
  const loaded = useGame(game)
  const { t, catalogues, language } = useTexts()
  const texts = useMemo(() => tableTexts(loaded, catalogues, language), [loaded, catalogues, language])
  const words = glossaryOf(loaded.texts.catalogues[language])
  const anchor = decodeURIComponent(location.hash.slice(1))
  return (
    <article className={style.page}>
      <div className={`panel ${style.rules}`}>
        <RulesView game={game} at={anchor === '' ? null : anchor} />
      </div>
      {words.length > 0 && (
        <section className={`panel ${style.glossary}`}>
          <h2>{t('rules.glossary')}</h2>
          <dl>
            {words.map((word) => (
              <div key={word}>
                <dt>{texts.speak(say(`glossary.${word}`))}</dt>
                <dd>{texts.speak(say(`glossary.${word}.text`))}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </article>
  )
}

/** The words that a game explains: its texts `glossary.<word>` with `glossary.<word>.text`. */
const glossaryOf = (catalogue: { readonly [id: string]: string }): string[] =>
  Object.keys(catalogue).flatMap((id) => {
    const word = /^glossary\.(.+)\.text$/.exec(id)?.[1]
    return word === undefined ? [] : [word]
  })

export default RulesPage
