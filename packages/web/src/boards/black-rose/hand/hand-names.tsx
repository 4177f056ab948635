import { halfText } from '../card/half.tsx'
import { Picture } from '../card/picture.tsx'
import { schoolOf, spellOn } from '../card/printed.ts'
import { useBoard } from '../context.ts'
import { Spot } from '../spot.tsx'
import { words } from '../texts/index.ts'
import style from './hand-names.module.css'
import { inOrder } from './sorting.ts'

/** Hand while something else is chosen: names, each to be read. */
export const HandNames = () => {
  const { me, cards, speak, card } = useBoard()
  const held = me.hand.cards ?? []
  return (
    <div className={style.held}>
      <h3 className={style.heading}>
        {speak(words('pile.hand'))} <b>{held.length}</b>/{me.handLimit}
      </h3>
      {held.length === 0 && <p className={style.none}>{speak(words('pile.hand.none'))}</p>}
      <ul className={style.names}>
        {inOrder(held, cards).map((id, at) => {
          const spell = spellOn(cards.get(id))
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two copies of a spell are alike
            <li key={`${id} ${at}`} className={style.name} data-school={spell && schoolOf(spell)}>
              <Spot
                thing={`held:${id}`}
                label={speak(
                  words('hand.card', { card: card(id), halves: spell?.halves.map(halfText) ?? [] }),
                )}
                card={id}
                className={style.spot}
              >
                {spell !== undefined && <Picture name={schoolOf(spell)} />}
                {card(id)}
              </Spot>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
