import type { BlackRoseOption } from '@conclave/black-rose'
import { useState } from 'react'
import { Face } from '../card/face.tsx'
import { halfText } from '../card/half.tsx'
import { spellOn } from '../card/printed.ts'
import { useBoard } from '../context.ts'
import { Spot } from '../spot.tsx'
import { words } from '../texts/index.ts'
import style from './hand.module.css'

/** A spell in hand. What would be gone for good is asked for twice. */
export const HandCard = ({ id }: { readonly id: string }) => {
  const { cards, speak, card, targets, choose, aim, question } = useBoard()
  const [armed, arm] = useState(false)
  const info = cards.get(id)
  const options = targets.of(`hand:${id}`)
  const [only] = options
  const removal = question?.kind === 'study' && options.length === 1 ? only : undefined
  const removing = (removal as unknown as BlackRoseOption | undefined)?.do === 'remove'
  const halves = info === undefined ? [] : spellOn(info).halves.map(halfText)
  return (
    <li
      className={style.brief}
      onPointerEnter={() => aim({ card: id, side: null })}
      onPointerLeave={() => {
        aim(null)
        arm(false)
      }}
      onFocus={() => aim({ card: id, side: null })}
      onBlur={() => aim(null)}
    >
      <Spot
        thing={`hand:${id}`}
        label={speak(words('hand.card', { card: card(id), halves }))}
        card={id}
        className={style.spot}
        {...(removing ? { onLegal: () => arm(!armed) } : {})}
      >
        <Face info={info} speak={speak} />
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
