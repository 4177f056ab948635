import { ask, call, done, go, type Seat, tell, uncover } from '@conclave/kernel'
import { spellOf } from '../content/content.ts'
import { happened } from '../events.ts'
import { type Calls, procedure } from '../frames/calls.ts'
import { newDoing, uninterrupted } from '../frames/making.ts'
import {
  type BlackRose,
  type BlackRoseOption,
  cell,
  editionOf,
  type ModelId,
  mageOf,
  type Occurrence,
  rose,
  seatsFrom,
} from '../state.ts'
import { isSingle, legalAims, seatsTargeted } from '../table/aim.ts'
import { placeOf } from '../table/models.ts'
import { modelOption, roomOption } from '../table/named-options.ts'
import { notice } from '../table/notice.ts'
import { drop, without } from '../table/piles.ts'
import { cardIn, layIn, leaveSheet, leaveWhenPlayed, showSlot, sideOf, spellIn } from '../table/sheet.ts'
import { count, countRevealed } from '../table/tallies.ts'
import { type SlotName, slotNames } from '../words/board.ts'
import { aimAt, aimAtOnly } from './aiming.ts'
import { fullStop } from './full-stop.ts'
import { question } from './question.ts'
import { protecting } from './react.ts'
import {
  askedElement,
  askedSymbol,
  hasFallen,
  settleElement,
  settleLateSymbol,
  settleSymbol,
} from './revealed.ts'

type Cast = Calls['cast']

export const castOf = (state: BlackRose, seat: Seat, slot: SlotName): Cast => ({
  seat,
  slot,
  falls: mageOf(state, seat).falls,
  target: null,
  targetRoom: cell,
  seats: [],
  card: '',
  from: mageOf(state, seat).place,
  type: 'contingency',
  element: null,
  symbol: 'before',
  ...uninterrupted(),
})

/** [BRW-D.23] */
const aimOptions = (state: BlackRose, locals: Cast): BlackRoseOption[] => {
  const { models, rooms } = legalAims(state, locals)
  return [
    ...models.map((model) => modelOption(state, model)),
    ...rooms.map((room) => roomOption(state, room)),
  ]
}

/** [3.10] */
export const cast = procedure('cast')({
  first: 'begin',
  steps: {
    begin: (state, locals) => {
      const { seat, slot } = locals
      const mage = mageOf(state, seat)
      const { spell, side } = spellIn(state, seat, slot)!
      const laid = mage.slots[slot]
      uncover(state)
      const marker = spell.roomTrap !== null ? 'trap' : side!.type
      locals.type = marker
      if (marker === 'trap' || marker === 'protection') {
        laid.status = 'active'
        laid.marker = marker
        tell?.(happened({ event: 'activated', seat, slot, marker }, 'BRW-CAST.7'))
        return go('told')
      }
      laid.status = 'used'
      locals.card = spell.id
      showSlot(state, seat, slot)
      mage.known = without(mage.known, spell.id)
      count(state, seat, marker === 'combat' ? 'cast:combat' : 'cast:contingency')
      tell?.(
        happened(
          { event: 'cast', seat, card: spell.id, side: sideOf(state, seat, slot), quick: slot === 'quick' },
          'BRW-CAST.1',
        ),
      )
      return settleElement(state, locals, 'aim')
    },
    aim: (state, locals) => {
      const { seat, slot } = locals
      locals.element = mageOf(state, seat).slots[slot].element
      countRevealed(state, seat, slot)
      const options = aimOptions(state, locals)
      if (options.length > 1) {
        const card = cardIn(mageOf(state, seat), slot)!
        return ask(question(state, seat, 'aim', { card, side: sideOf(state, seat, slot) }))
      }
      aimAtOnly(state, locals, options[0])
      return go('targeted')
    },
    targeted: (state, locals) => {
      const targeted = seatsTargeted(state, locals)
      locals.seats = seatsFrom(state, (locals.seat + 1) % state.seats).filter((each) =>
        targeted.includes(each),
      )
      if (editionOf(state).interrupts === 'inside') return go('protect')
      // [REB-G.13] Both are heard of at the first full stop after this.
      tellCast(state, locals)
      for (const seat of locals.seats) notice(state, targeting(state, locals, seat))
      // [REB-AVA.19] The back of its top card may answer.
      if (targeted.includes(rose)) notice(state, targeting(state, locals, rose))
      return go('symbol')
    },
    protect: (state, locals) => {
      const seat = locals.seats.shift()
      if (locals.voided || seat === undefined) return go('symbol')
      return call('window', protecting(seat, targeting(state, locals, seat)), 'protect')
    },
    symbol: (state, locals) =>
      hasFallen(state, locals) && !editionOf(state).effectsOutlive
        ? go('end')
        : settleSymbol(state, locals, editionOf(state).symbolEitherWay && !locals.voided),
    work: (state, locals) => {
      const { seat, slot, target, targetRoom, avoided, falls } = locals
      if (locals.voided) return go('end')
      const card = cardIn(mageOf(state, seat), slot)!
      const { place } = mageOf(state, seat)
      // [BRW-R.35] Who is out of reach by now is not touched.
      const lost = target !== null && hasGone(state, locals, target)
      const reached = lost ? null : target
      const doing = newDoing(
        `spell/${card}/${sideOf(state, seat, slot)}`,
        `spell.${card}`,
        { by: seat, you: seat, falls },
        { origin: place, there: place, target: reached, it: reached, targetRoom, avoided },
      )
      return call('effect', doing, 'shake')
    },
    shake: settleLateSymbol,
    end: (state, { seat, slot, card }) => {
      leaveWhenPlayed(state, seat, slot, card)
      return go('told')
    },
    told: (state, locals) => {
      // What lies open in Rebirth has been heard of before.
      if (editionOf(state).interrupts === 'inside' || locals.card === '') tellCast(state, locals)
      return fullStop(state, 'over')
    },
    over: () => done,
  },
  questions: {
    element: askedElement('aim'),
    aim: {
      rule: 'BRW-CAST.3',
      options: aimOptions,
      reply: (state, locals, option) => {
        aimAt(state, locals, option)
        return go('targeted')
      },
    },
    symbol: askedSymbol,
  },
})

/** A spell has been cast; of one that lies face down nobody knows more than its sort. */
const tellCast = (state: BlackRose, { seat, slot, card, type, element }: Cast): void => {
  const known = element ?? (card === '' ? '' : 'any')
  notice(state, { what: 'casts', seat, card, type, element: known, quick: slot === 'quick' })
}

const targeting = (state: BlackRose, { seat: by, slot }: Cast, seat: Seat): Occurrence => {
  const { spell, side } = spellIn(state, by, slot)!
  return { what: 'targeted', seat, by, card: spell.id, single: isSingle(state, by, slot), type: side!.type }
}

/** [BRW-R.35, REB-C.31] True if a target is out of reach by now; in Rebirth only if it is the target that has gone. */
const hasGone = (state: BlackRose, locals: Cast, target: ModelId): boolean => {
  if (legalAims(state, locals).models.includes(target)) return false
  return !editionOf(state).effectsOutlive || placeOf(state, target) !== locals.targetRoom
}

/**
 * [BRW-D.39] Replacements on the sheet: the spell that makes way, the card that comes, and its side, all in one answer, so that
 * nothing shows half-made.
 */
const fromHandOptions = (state: BlackRose, seat: Seat): BlackRoseOption[] => {
  const mage = mageOf(state, seat)
  const slots = slotNames.filter((slot) => cardIn(mage, slot) !== null)
  return [...new Set(mage.hand)].flatMap((card) =>
    slots.flatMap((slot): BlackRoseOption[] => {
      const { roomTrap } = spellOf(state.rules.edition, card)
      const light: BlackRoseOption = { do: 'castFromHand', card, side: 'light', slot }
      return roomTrap === null ? [light, { do: 'castFromHand', card, side: 'dark', slot }] : [light]
    }),
  )
}

/** [BRW-CAST.8, BRW-V.7] A spell on the sheet is discarded, one from hand takes its place and is cast at once. */
export const castFromHand = procedure('castFromHand')({
  first: 'begin',
  steps: {
    begin: (state, { seat }) => {
      const mage = mageOf(state, seat)
      // [BRW-CELL.4] Nobody casts in a cell.
      if (mage.place === cell) return done
      const lacking = mage.hand.length === 0 || slotNames.every((slot) => cardIn(mage, slot) === null)
      return lacking ? done : ask(question(state, seat, 'castFromHand', null, 'always'))
    },
    end: () => done,
  },
  questions: {
    castFromHand: {
      rule: 'BRW-CAST.8',
      options: (state, { seat }) => fromHandOptions(state, seat),
      reply: (state, { seat }, option) => {
        if (option.do !== 'castFromHand') return done
        const mage = mageOf(state, seat)
        uncover(state)
        const card = leaveSheet(state, seat, option.slot)
        tell?.(happened({ event: 'discarded', seat, card }, 'BRW-CAST.8'))
        drop(mage.hand, option.card)
        layIn(mage, option.slot, option.card)
        if (option.side === 'dark') mage.slots[option.slot].sides.sort()
        return call('cast', castOf(state, seat, option.slot), 'end')
      },
    },
  },
})
