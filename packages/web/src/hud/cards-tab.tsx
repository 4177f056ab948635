import { say } from '@conclave/kernel'
import { everyCard } from '@conclave/texts'
import { useState } from 'react'
import { usePlay } from '../play/play.ts'
import style from './side-tabs.module.css'

/** Every card of the game, by kind, with a filter: one always knows what exists. */
export const CardsTab = () => {
  const { loaded, texts, inspect, preview } = usePlay()
  const [wanted, setWanted] = useState('')
  const all = everyCard(loaded.texts).filter(
    (card) => wanted === '' || texts.speak(card.name).toLowerCase().includes(wanted.toLowerCase()),
  )
  const kinds = [...new Set(all.map(({ kind }) => kind))]
  return (
    <div className={style.tab}>
      <input
        className="field"
        type="search"
        aria-label={texts.t('cards.search')}
        placeholder={texts.t('cards.search')}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      {kinds.map((kind) => (
        <section key={kind}>
          <h3>{texts.has(`kind.${kind}`) ? texts.speak(say(`kind.${kind}`)) : kind}</h3>
          <ul className={style.cards}>
            {all
              .filter((card) => card.kind === kind)
              .map((card) => (
                <li key={card.id}>
                  <button
                    type="button"
                    className="card-link"
                    onClick={() => inspect(card.id)}
                    onFocus={() => preview(card.id)}
                    onBlur={() => preview(null)}
                  >
                    {texts.speak(card.name)}
                  </button>
                  {card.count > 1 && <span className="faint"> ×{card.count}</span>}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
