import { useState } from 'react'
import { Face } from '../card/face.tsx'
import { halfText } from '../card/half.tsx'
import { spellOn } from '../card/printed.ts'
import { useWholeLines } from '../card/whole-lines.ts'
import { useBoard } from '../context.ts'
import { KeyBadge } from '../key-badge.tsx'
import { Spot } from '../spot.tsx'
import { words } from '../texts/index.ts'
import { useAim } from '../use-aim.ts'
import style from './hand.module.css'
import { type Looking, look, sizes } from './looking.ts'

/** A spell in hand. What would be gone for good is asked for twice. */
export const HandCard = ({ id, ...looking }: { readonly id: string } & Looking) => {
  const { cards, speak, card, targets, choose, question } = useBoard()
  const aim = useAim(id)
  const [armed, arm] = useState(false)
  const info = cards.get(id)
  const options = targets.of(`hand:${id}`)
  const [only] = options
  const removal = question?.kind === 'study' && options.length === 1 ? only : undefined
  const removing = removal?.do === 'remove'
  const halves = spellOn(info)?.halves.map(halfText) ?? []
  const label = speak(words('hand.card', { card: card(id), halves }))
  const [place, cut] = useWholeLines<HTMLLIElement>(label)
  const seen = look(looking)
  // A first tap opens what was not whole to be read.
  const folded = looking.room === 'tall' && cut && !looking.open
  return (
    <li
      ref={place}
      className={style[sizes[looking.room].place]}
      data-few={looking.room === 'few' || undefined}
      data-open={looking.open || undefined}
      data-cut={cut || undefined}
      onPointerEnter={(event) => {
        seen.onPointerEnter(event)
        aim({ card: id, side: null })
      }}
      onPointerLeave={() => {
        aim(null)
        arm(false)
      }}
      onFocus={(event) => {
        seen.onFocus(event)
        aim({ card: id, side: null })
      }}
      onBlur={() => aim(null)}
    >
      <Spot
        thing={`hand:${id}`}
        label={label}
        card={id}
        className={style.spot}
        glow="ring"
        {...(folded
          ? { onLegal: looking.onLook, onPlain: looking.onLook }
          : removing
            ? { onLegal: () => arm(!armed) }
            : {})}
      >
        <Face info={info} speak={speak} size={sizes[looking.room].face} />
        <KeyBadge thing={`hand:${id}`} />
      </Spot>
      {removing && armed && removal !== undefined && (
        <button
          type="button"
          data-stop
          tabIndex={-1}
          className={`button danger small ${style.remove}`}
          onClick={() => choose(removal)}
        >
          {speak(words('hand.remove'))}
        </button>
      )}
    </li>
  )
}
