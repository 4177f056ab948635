import { Face } from '../card/face.tsx'
import { halfText } from '../card/half.tsx'
import { isSpell, spellOn } from '../card/printed.ts'
import { useBoard } from '../context.ts'
import { Spot } from '../spot.tsx'
import { words } from '../texts/index.ts'
import style from './hand.module.css'

/** Cards that are chosen from something that does not lie open: what one looks at, a pile, quests, events. */
export const Choices = () => {
  const { targets, cards, card, speak } = useBoard()
  const choices = targets.things.filter((thing) => thing.startsWith('choice:'))
  return (
    <ul className={style.cards}>
      {choices.map((thing) => {
        const id = thing.slice('choice:'.length)
        const info = cards.get(id)
        const label =
          info === undefined
            ? id
            : isSpell(info)
              ? speak(words('hand.card', { card: card(id), halves: spellOn(info).halves.map(halfText) }))
              : speak(words('choice.card', { card: card(id), text: info.text }))
        return (
          <li key={thing} className={style.choice}>
            <Spot thing={thing} label={label} card={id} className={style.spot}>
              <Face info={info} speak={speak} size="full" />
            </Spot>
          </li>
        )
      })}
    </ul>
  )
}
