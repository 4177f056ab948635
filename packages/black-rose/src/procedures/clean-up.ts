import { ask, call, conclude, done, go, type Seat, tell, uncover } from '@conclave/kernel'
import { happened } from '../events.ts'
import { type Calls, type Packet, procedure } from '../frames/calls.ts'
import { uninterrupted } from '../frames/making.ts'
import { type BlackRose, editionOf, type Mage, mageOf, rose, turnOrder } from '../state.ts'
import { endRound } from '../table/action-deck.ts'
import { clockwise } from '../table/actors.ts'
import { umbrasOf } from '../table/assigned.ts'
import { eventsFor } from '../table/events.ts'
import { discardFromHand } from '../table/hand.ts'
import { readingOrder } from '../table/hexes.ts'
import { jinxesOn, remedy } from '../table/jinxes.ts'
import { isFull } from '../table/lodge.ts'
import { evocationModel } from '../table/models.ts'
import { allBits, insert, withCard } from '../table/piles.ts'
import { countDeed } from '../table/progress.ts'
import { cardIn, clearSlot, leaveSheet } from '../table/sheet.ts'
import { turn } from '../table/turning.ts'
import { type SlotName, slotNames } from '../words/board.ts'
import { workEvent } from './black-rose-phase.ts'
import { fullStop } from './full-stop.ts'
import { question } from './question.ts'

/** A spell goes back to hand; what everybody has seen of it stays known. */
const backToHand = (state: BlackRose, seat: Seat, slot: SlotName): void => {
  const mage = mageOf(state, seat)
  const card = cardIn(mage, slot)!
  // [BRW-GEN.6, REB-GEN.6, VRB-48] `known` is what all know: what one mage has looked at is told to nobody else.
  if (mage.slots[slot].seen === allBits(state) && !mage.known.includes(card))
    mage.known = withCard(mage.known, card)
  clearSlot(mage, slot)
  insert(mage.hand, card)
}

/** True if an untriggered spell with this marker goes back to hand (BRW-TP.17, REB-CLN.1). */
const returns = (state: BlackRose, marker: 'trap' | 'protection' | null, kept: boolean): boolean =>
  marker === 'trap' ? kept : marker === 'protection' && editionOf(state).protectionsReturn

/** [BRW-CLN.1, BRW-TP.17, REB-CLN.1, RUL-79] Clears a spell away; an untriggered trap is kept if its owner says so. */
const clear = (state: BlackRose, seat: Seat, slot: SlotName, kept: boolean): void => {
  const mage = mageOf(state, seat)
  if (cardIn(mage, slot) === null) return
  const { status, marker } = mage.slots[slot]
  if (status === 'ready' || (status === 'active' && returns(state, marker, kept))) {
    if (marker === 'trap') tell?.(happened({ event: 'trapKept', seat, slot }, 'BRW-TP.17'))
    if (marker === 'protection') tell?.(happened({ event: 'protectionKept', seat, slot }, 'REB-CLN.1'))
    backToHand(state, seat, slot)
    return
  }
  if (status === 'active') uncover(state)
  leaveSheet(state, seat, slot)
}

const isWaitingTrap = (state: BlackRose, seat: Seat, slot: SlotName): boolean => {
  const mage = mageOf(state, seat)
  const { status, marker } = mage.slots[slot]
  return cardIn(mage, slot) !== null && status === 'active' && marker === 'trap'
}

/** The next untriggered trap of a mage. */
const waitingTrap = (state: BlackRose, seat: Seat): SlotName | undefined =>
  slotNames.find((slot) => isWaitingTrap(state, seat, slot))

/** [11.4] True if a jinxed mage can discard a spell for a cube on a jinx; everybody can see that. */
const mayLift = (state: BlackRose, seat: Seat): boolean => {
  const { hand, reserve } = mageOf(state, seat)
  return jinxesOn(state, seat).length > 0 && hand.length > 0 && reserve > 0
}

/** One damage of the Black Rose's to each of these. */
const blackDamage = (packets: Packet[]): Calls['damage'] => ({
  packets,
  by: rose,
  decider: rose,
  source: null,
  physical: false,
  card: 'avatar',
  at: 0,
  spread: null,
  fallen: [],
  ...uninterrupted(),
})

/** The mages of all, the Avatar's among them. */
const allMages = (state: BlackRose): Mage[] =>
  state.avatar === undefined ? state.mages : [...state.mages, state.avatar.mage]

/** [3.19] */
export const cleanUp = procedure('cleanUp')({
  first: 'begin',
  steps: {
    begin: (state, locals) => {
      locals.left = turnOrder(state)
      if (state.avatar !== undefined) endRound(state)
      return go('spells')
    },
    spells: (state, locals) => {
      const [seat] = locals.left
      if (seat === undefined) return go('effects')
      const trap = waitingTrap(state, seat)
      if (trap !== undefined && editionOf(state).trapsReturn === 'choice')
        return ask(question(state, seat, 'keepTrap', { slot: trap }))
      for (const slot of slotNames) clear(state, seat, slot, true)
      locals.left.shift()
      return go('spells')
    },
    // [REB-CLN.2, RUL-52] Events first, then everybody's own, from the Crown on.
    effects: (state, locals) => {
      locals.left = eventsFor(state, 'cleanUp')
      return go('events')
    },
    events: (state, locals) => {
      const at = locals.left.shift()
      if (at !== undefined) return workEvent(state, at, 'worked')
      locals.left = clockwise(state, state.crown)
      return go('own')
    },
    worked: (state) => {
      conclude()
      return fullStop(state, 'events')
    },
    own: (state, locals) => {
      const seat = locals.left.shift()
      if (seat === undefined) return fullStop(state, 'rooms')
      if (seat === rose) return go('avatar')
      if (seat === state.crown) countDeed(state, seat, 'crown')
      return mayLift(state, seat) ? ask(question(state, seat, 'liftJinx', null)) : go('own')
    },
    // [REB-AVA.34, REB-AVA.35] A cube on each of its jinxes, one damage to each Umbra that haunts it.
    avatar: (state) => {
      for (const { kind } of jinxesOn(state, rose)) remedy(state, rose, kind)
      const packets = umbrasOf(state, rose).map(({ n }) => ({ model: evocationModel(n), amount: 1 }))
      return packets.length === 0 ? go('own') : call('damage', blackDamage(packets), 'struck')
    },
    struck: (state) => fullStop(state, 'own'),
    // [BRW-INS.5, REB-CLN.3] Full rooms turn, in the order of the Lodge.
    rooms: (state) => {
      const order = editionOf(state).dealsInReadingOrder ? readingOrder : state.lodge.keys()
      for (const at of order) if (isFull(state, at)) turn(state, at)
      return fullStop(state, 'tokens')
    },
    tokens: (state) => {
      state.lasting = []
      for (const mage of allMages(state)) {
        mage.actions = 2
        mage.inhibited = []
        mage.tally.round = {}
        mage.tally.activation = {}
        mage.tally.marks = []
        mage.offered = []
      }
      for (const event of state.events) if (event !== null) event.spent = false
      for (const laid of state.lodge) {
        laid.blocked = false
        if (laid.token === 'dark') laid.token = 'bright'
      }
      return done
    },
  },
  questions: {
    liftJinx: {
      rule: 'REB-CLN.2',
      options: (state, _, { seat }) => [
        ...jinxesOn(state, seat).map(({ kind }) => ({ do: 'jinx', jinx: kind }) as const),
        { do: 'pass' },
      ],
      reply: (state, _, option, { seat }) =>
        option.do === 'jinx' ? ask(question(state, seat, 'liftJinxCard', { jinx: option.jinx })) : go('own'),
    },
    liftJinxCard: {
      rule: 'REB-CLN.2',
      options: (state, _, { seat }) =>
        [...new Set(mageOf(state, seat).hand)].map((card) => ({ do: 'card', card }) as const),
      reply: (state, _, option, { seat, about: { jinx } }) => {
        if (option.do === 'card') discardFromHand(state, seat, option.card)
        remedy(state, seat, jinx)
        return go('own')
      },
    },
    keepTrap: {
      rule: 'BRW-TP.17',
      options: (state, _, { seat, about: { slot } }) => {
        const card = cardIn(mageOf(state, seat), slot)!
        return [
          { do: 'hand', card },
          { do: 'memories', card },
        ]
      },
      reply: (state, _, option, { seat, about: { slot } }) => {
        clear(state, seat, slot, option.do === 'hand')
        return go('spells')
      },
    },
  },
})
