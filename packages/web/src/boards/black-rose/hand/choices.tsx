import { useState } from 'react'
import { Face } from '../card/face.tsx'
import { halfText } from '../card/half.tsx'
import { isSpell } from '../card/printed.ts'
import { useWholeLines } from '../card/whole-lines.ts'
import { useBoard } from '../context.ts'
import { KeyBadge } from '../key-badge.tsx'
import { Spot } from '../spot.tsx'
import { words } from '../texts/index.ts'
import style from './hand.module.css'
import { type Looking, look, openAt } from './looking.ts'
import { neededWidths, openWidth } from './open-width.ts'
import { inOrder } from './sorting.ts'

/** So wide is a tray at least on a desk, in em: cards that need no more are all open. */
const together = 62

/** Cards that are chosen from something that does not lie open: what one looks at, a pile, quests, events. */
export const Choices = () => {
  const { targets, cards, speak, me } = useBoard()
  const [looked, lookAt] = useState<string | null>(null)
  const choices = targets.things.flatMap((thing) =>
    thing.startsWith('choice:') ? thing.slice('choice:'.length) : [],
  )
  const ordered = inOrder(choices, cards)
  // Spells are all seen at once, as in a hand: where they are narrow, the one that is looked at is open.
  const folding = ordered.every((id) => {
    const info = cards.get(id)
    return info !== undefined && isSpell(info)
  })
  const needs = folding ? neededWidths(ordered, cards, speak) : []
  const fits = folding && needs.reduce((sum, need) => sum + need, 0) <= together
  return (
    <ul
      className={style.cards}
      style={folding ? openWidth(ordered, cards, speak) : undefined}
      data-choices
      data-fits={fits || undefined}
    >
      {ordered.map((id, at) => (
        <Choice
          key={id}
          id={id}
          folding={folding}
          copies={me.looking.cards?.filter((card) => card === id).length ?? 1}
          room="tall"
          need={needs[at] ?? 0}
          open={openAt(ordered, null, looked) === at}
          onLook={() => lookAt(`${id} ${at}`)}
        />
      ))}
    </ul>
  )
}

const Choice = ({
  id,
  folding,
  copies,
  need,
  ...looking
}: {
  readonly id: string
  readonly folding: boolean
  readonly copies: number
  readonly need: number
} & Looking) => {
  const { cards, card, speak } = useBoard()
  const info = cards.get(id)
  const name =
    info === undefined
      ? id
      : isSpell(info)
        ? speak(words('hand.card', { card: card(id), halves: info.halves.map(halfText) }))
        : speak(words('choice.card', { card: card(id), text: info.text }))
  const label = copies > 1 ? `${name} ${speak(words('choice.copies', { count: copies }))}` : name
  const [place, cut] = useWholeLines<HTMLLIElement>(label)
  // A first tap opens what was not whole to be read.
  const folded = folding && cut && !looking.open
  return (
    <li
      ref={place}
      className={folding ? style.full : style.choice}
      data-open={(folding && looking.open) || undefined}
      data-cut={cut || undefined}
      style={{ '--need': `${need}em` }}
      {...look(looking)}
    >
      <Spot
        thing={`choice:${id}`}
        label={label}
        card={id}
        className={style.spot}
        {...(folded ? { onLegal: looking.onLook, onPlain: looking.onLook } : {})}
      >
        <Face info={info} speak={speak} size="full" />
        {copies > 1 && (
          <span className={style.copies} aria-hidden="true" data-copies={copies}>
            ×{copies}
          </span>
        )}
        <KeyBadge thing={`choice:${id}`} />
      </Spot>
    </li>
  )
}
