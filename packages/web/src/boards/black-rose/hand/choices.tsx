import { Face } from '../card/face.tsx'
import { halfText } from '../card/half.tsx'
import { isSpell, spellOn } from '../card/printed.ts'
import { useWholeLines } from '../card/whole-lines.ts'
import { useBoard } from '../context.ts'
import { Key } from '../key.tsx'
import { Spot } from '../spot.tsx'
import { words } from '../texts/index.ts'
import style from './hand.module.css'
import { inOrder } from './sorting.ts'

/** Cards that are chosen from something that does not lie open: what one looks at, a pile, quests, events. */
export const Choices = () => {
  const { targets, cards } = useBoard()
  const choices = targets.things.flatMap((thing) =>
    thing.startsWith('choice:') ? thing.slice('choice:'.length) : [],
  )
  return (
    <ul className={style.cards}>
      {inOrder(choices, cards).map((id) => (
        <Choice key={id} id={id} />
      ))}
    </ul>
  )
}

const Choice = ({ id }: { readonly id: string }) => {
  const { cards, card, speak } = useBoard()
  const info = cards.get(id)
  const label =
    info === undefined
      ? id
      : isSpell(info)
        ? speak(words('hand.card', { card: card(id), halves: spellOn(info).halves.map(halfText) }))
        : speak(words('choice.card', { card: card(id), text: info.text }))
  const [place] = useWholeLines<HTMLLIElement>(label)
  return (
    <li ref={place} className={style.choice}>
      <Spot thing={`choice:${id}`} label={label} card={id} className={style.spot}>
        <Face info={info} speak={speak} size="full" />
        <Key thing={`choice:${id}`} />
      </Spot>
    </li>
  )
}
