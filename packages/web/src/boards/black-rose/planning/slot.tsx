import { objectionText, rulesIn, type SlotName } from '@conclave/black-rose'
import { type Message, say } from '@conclave/kernel'
import type { KeyboardEvent, PointerEvent } from 'react'
import { Back } from '../card/face.tsx'
import { fitting } from '../card/fitting.ts'
import { halfText, Signs } from '../card/half.tsx'
import { Picture } from '../card/picture.tsx'
import { effectOf, halfOf, schoolOf, spellOn } from '../card/printed.ts'
import { useWholeLines } from '../card/whole-lines.ts'
import { useBoard } from '../context.ts'
import { throwingFrom } from '../deeds/throwing.ts'
import { useDropping } from '../drag/dragging.ts'
import { KeyBadge } from '../key-badge.tsx'
import { isLasting } from '../lasting.ts'
import { useSheet } from '../sheet-context.ts'
import { Spot } from '../spot.tsx'
import { words } from '../texts/index.ts'
import { useAim } from '../use-aim.ts'
import { type Having, whyNot } from './legality.ts'
import style from './plan.module.css'
import { flipped, laidAt, planSlots, swapped, without } from './plan.ts'
import { useCarry } from './use-carry.tsx'
import { useToss } from './use-toss.tsx'

/** [REB-PRE.2] The name of an empty slot, and whether it may stay so. */
const nameOf = (slot: SlotName, { edition }: Having): Message =>
  slot === 'quick' && rulesIn(edition).quickIsOptional
    ? words('slot.optional', { slot: say(`slot.${slot}`) })
    : say(`slot.${slot}`)

/** One place for a spell on the sheet: what lies there with its chosen side, and ways to change it. */
export const Slot = ({
  slot,
  told,
}: {
  readonly slot: SlotName
  /** True if there is room for the spell's effect. */
  readonly told: boolean
}) => {
  const board = useBoard()
  const { me, near, table, cards, speak, alone, card, act, question, numberOf } = board
  const { plan, having, planning, cursor, chosen, choose, lay } = useSheet()
  const carry = useCarry()
  const toss = useToss()
  const dropping = useDropping(`slot:${slot}`)
  const view = me.slots.find((each) => each.slot === slot)
  const aim = useAim(view?.card ?? null)
  const [place] = useWholeLines<HTMLLIElement>(
    `${view?.card} ${view?.side} ${view?.status} ${planning} ${told}`,
  )
  if (view === undefined) return null
  // While a plan is being laid the sheet shows what the player has in mind.
  const laid = planning ? laidAt(plan, slot) : view
  const filled = planning ? laid !== null : view.filled === true
  const spell = laid === null || laid.card === null ? undefined : spellOn(cards.get(laid.card))
  const half = spell === undefined ? undefined : halfOf(spell, laid?.side ?? null)
  const lasts = view.status === 'used' && spell !== undefined && isLasting(table, near, spell.id)
  const reason = planning ? whyNot(plan, slot, having) : null
  const label = speak(
    words(`slot.label${filled ? '.filled' : ''}`, {
      slot: say(`slot.${slot}`),
      status: words(lasts ? 'slot.lasts' : `slot.status.${view.status}`),
      ...(spell === undefined || half === undefined
        ? { what: words(filled ? 'slot.hidden' : 'slot.empty') }
        : { what: words('slot.spell', { card: spell.name, half: halfText(half) }) }),
    }),
  )
  const point = (anchor: Element | null): void => {
    // A spell that was picked in the list of all answers waits for its slot.
    if (question?.kind === 'planSlot' && anchor !== null) act(`slot:${slot}`, anchor)
    else if (chosen === slot) choose(null)
    else if (chosen !== null && laidAt(plan, chosen) !== null && reason === null)
      lay(swapped(plan, chosen, slot))
    else if (reason === null) choose(slot)
  }
  const paint = (): void => {
    if (half !== undefined && spell !== undefined) aim({ card: spell.id, side: half.side })
  }
  const turn = (event: KeyboardEvent): void => {
    const plain = !event.ctrlKey && !event.altKey && !event.metaKey
    if (event.code !== 'KeyF' || !plain || !planning || spell === undefined || spell.halves.length < 2) return
    event.preventDefault()
    event.stopPropagation()
    lay(flipped(plan, slot))
  }
  const thrown = board.own ? throwingFrom(slot, question, board.options, table) : null
  const numeral = planSlots.indexOf(slot) + 1
  // A chosen spell waits for its slot: the number is the key.
  const keyed = question?.kind === 'planSlot' && numberOf(`slot:${slot}`) !== null
  return (
    <li
      ref={place}
      data-shrinks
      className={style.slot}
      data-slot={slot}
      data-status={filled ? (lasts ? 'lasting' : view.status) : 'empty'}
      data-cursor={(planning && cursor === slot) || undefined}
      data-chosen={(planning && chosen === slot) || undefined}
      data-keyed={keyed || undefined}
      data-refused={reason !== null || undefined}
      data-place={`slot:${slot}`}
      data-dropping={dropping}
      onPointerEnter={paint}
      onPointerLeave={() => aim(null)}
      onFocus={paint}
      onBlur={() => aim(null)}
      onKeyDown={turn}
    >
      <Spot
        thing={`slot:${slot}`}
        label={
          reason === null
            ? label
            : speak(words('slot.refused', { slot: label, reason: objectionText(reason) }))
        }
        card={spell?.id ?? null}
        up={half?.side ?? null}
        className={style.spot}
        glow="ring"
        {...(planning ? { onPlain: () => point(null), onLegal: point } : {})}
        {...(spell === undefined || half === undefined
          ? {}
          : planning
            ? { onGrab: (event: PointerEvent) => carry(event, spell, half, slot) }
            : thrown === null
              ? {}
              : { onGrab: (event: PointerEvent) => toss(event, spell, half, thrown) })}
      >
        <span className={style.laid} data-school={spell === undefined ? undefined : schoolOf(spell)}>
          <span className={style.head}>
            {(slot === 'quick' || !keyed) && (
              <span className={style.numeral}>{slot === 'quick' ? <Picture name="quick" /> : numeral}</span>
            )}
            {(!planning || keyed) && <KeyBadge thing={`slot:${slot}`} className={style.key} />}
            {spell !== undefined && <Picture name={schoolOf(spell)} />}
            {spell?.facts.unstable && <Picture name="instability" className={style.unstable} />}
            {view.marker !== null && (
              <span className={style.marker} data-marker={view.marker}>
                <Picture name={view.marker} />
              </span>
            )}
          </span>
          {spell !== undefined && half !== undefined ? (
            <>
              <span className={style.name} style={fitting(speak(spell.name))}>
                {speak(spell.name)}
              </span>
              <span className={style.half}>
                <Signs half={half} speak={speak} sparse={planning} />
                {told && (
                  <span className={style.effect} data-effect>
                    {speak(effectOf(half))}
                  </span>
                )}
              </span>
              {lasts && <span className={style.lasts}>{alone(words('slot.lasts'))}</span>}
            </>
          ) : filled ? (
            <Back />
          ) : (
            <span className={style.empty} data-optional={slot === 'quick' || undefined}>
              {planning && (cursor === slot ? speak(words('slot.here')) : alone(nameOf(slot, having)))}
            </span>
          )}
        </span>
      </Spot>
      {planning && spell !== undefined && (
        <span className={style.tools}>
          {spell !== undefined && spell.halves.length > 1 && (
            <button
              type="button"
              data-stop
              tabIndex={-1}
              className={style.tool}
              aria-label={speak(words('slot.flip', { card: card(spell.id) }))}
              onClick={() => lay(flipped(plan, slot))}
            >
              <Picture name="flip" />
            </button>
          )}
          <button
            type="button"
            data-stop
            tabIndex={-1}
            className={style.tool}
            aria-label={speak(words('slot.back', { card: card(spell.id) }))}
            onClick={() => lay(without(plan, slot))}
          >
            ✕
          </button>
        </span>
      )}
    </li>
  )
}
