import type { SpellHalf } from '@conclave/black-rose'
import { type Message, say } from '@conclave/kernel'
import type { KeyboardEvent } from 'react'
import { Named } from '../../parts/named.tsx'
import face from '../card/face.module.css'
import { Band } from '../card/face.tsx'
import { HalfView, halfText } from '../card/half.tsx'
import { Picture } from '../card/picture.tsx'
import { schoolOf, spellOn } from '../card/printed.ts'
import { useWholeLines } from '../card/whole-lines.ts'
import { useBoard } from '../context.ts'
import { KeyBadge } from '../key-badge.tsx'
import { whyNot } from '../planning/legality.ts'
import { planSlots, withLaid } from '../planning/plan.ts'
import { useCarry } from '../planning/use-carry.tsx'
import { useSheet } from '../sheet-context.ts'
import { Spot } from '../spot.tsx'
import { words } from '../texts/index.ts'
import { useAim } from '../use-aim.ts'
import style from './hand.module.css'
import { type Looking, look } from './looking.ts'

/** A spell in hand while spells are prepared: a click on one of its sides lays it with that side up. */
export const PlanCard = ({
  id,
  chosen,
  ...looking
}: {
  readonly id: string
  /** True if it waits for its slot or its side. */
  readonly chosen: boolean
} & Looking) => {
  const { cards, speak, inspect, question } = useBoard()
  const aim = useAim(id)
  const { plan, having, cursor, lay } = useSheet()
  const carry = useCarry()
  const spell = spellOn(cards.get(id))
  const [card, cut] = useWholeLines<HTMLLIElement>(spell === undefined ? '' : speak(spell.text))
  if (spell === undefined) return null
  const into = (at: number, { side }: SpellHalf): void => {
    const slot = planSlots[at]
    if (slot !== undefined && whyNot(plan, slot, having) === null)
      lay(withLaid(plan, slot, { card: id, side }))
  }
  const place = (half: SpellHalf): void => {
    // A first tap opens what was not whole to be read; pointing at it or coming by key has done so already.
    if (cut && !looking.open) looking.onLook()
    else if (cursor !== null) into(planSlots.indexOf(cursor), half)
  }
  const press = (half: SpellHalf) => (event: KeyboardEvent) => {
    // While a chosen spell waits for its slot, the digits are that spell's.
    if (question?.kind !== 'planCard') return
    if (!/^[1-4]$/.test(event.key) || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    into(Number(event.key) - 1, half)
  }
  const label = (half: SpellHalf): Message => {
    const gaps = { card: spell.name, half: halfText(half) }
    return cursor === null
      ? words('plan.card', gaps)
      : words('plan.card.into', { ...gaps, slot: say(`slot.${cursor}`) })
  }
  const [upper, lower] = spell.halves
  const show = (half: SpellHalf) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside has the same keys
    <div
      className={face.part}
      data-part={lower === undefined ? 'lone' : half === upper ? 'upper' : 'lower'}
      onKeyDown={press(half)}
      onPointerEnter={() => aim({ card: id, side: half.side })}
      onPointerLeave={() => aim(null)}
      onFocus={() => aim({ card: id, side: half.side })}
      onBlur={() => aim(null)}
    >
      <Spot
        thing={`hand:${id}`}
        label={speak(label(half))}
        card={id}
        className={style.half}
        onPlain={() => place(half)}
        onLegal={() => place(half)}
        onGrab={(event) => carry(event, spell, half, { card: id, side: half.side })}
      >
        <HalfView half={half} speak={speak} size="full" />
      </Spot>
    </div>
  )
  return (
    <li
      ref={card}
      className={style.full}
      data-open={looking.open || undefined}
      data-cut={cut || undefined}
      data-chosen={chosen || undefined}
      {...look(looking)}
    >
      <div className={face.face} data-school={schoolOf(spell)} data-size="full">
        <span className={face.mark} aria-hidden="true">
          <Picture name={id} />
        </span>
        {upper !== undefined && show(upper)}
        <button
          type="button"
          data-stop
          tabIndex={-1}
          className={`${face.bar} ${style.read}`}
          data-part="band"
          onClick={() => inspect(id)}
        >
          <Named name={speak(words('hand.read', { card: spell.name }))}>
            <Band spell={spell} speak={speak} />
          </Named>
        </button>
        {lower !== undefined && show(lower)}
      </div>
      <KeyBadge thing={`hand:${id}`} className={style.key} />
    </li>
  )
}
