import { ask, done, go, type Seat, tell, uncover } from '@conclave/kernel'
import { roomOf } from '../content/content.ts'
import { happened } from '../events.ts'
import { type BlackRose, editionOf, mageOf, rose, turnOrder } from '../state.ts'
import { countOf, ownersOn, returnCubes } from '../table/cubes.ts'
import { isFull, laidAt } from '../table/lodge.ts'
import { insert } from '../table/piles.ts'
import { cardIn, clearSlot, leaveSheet } from '../table/sheet.ts'
import { type SlotName, slotNames } from '../words/board.ts'
import { procedure, question } from './procedure.ts'

/** A spell goes back to hand; what was seen of it stays known. */
const backToHand = (state: BlackRose, seat: Seat, slot: SlotName): void => {
  const mage = mageOf(state, seat)
  const card = cardIn(mage, slot)!
  // Who has seen it on the sheet knows that it is in hand; that it is known to all is kept.
  if (mage.slots[slot].seen !== 0 && !mage.known.includes(card)) insert(mage.known, card)
  clearSlot(mage, slot)
  insert(mage.hand, card)
}

/** [BRW-CLN.1, BRW-TP.17] What becomes of a spell; an untriggered trap is kept if its owner says so. */
const clear = (state: BlackRose, seat: Seat, slot: SlotName, kept: boolean): void => {
  const mage = mageOf(state, seat)
  if (cardIn(mage, slot) === null) return
  const { status, marker } = mage.slots[slot]
  if (status === 'ready' || (status === 'active' && marker === 'trap' && kept)) {
    if (marker === 'trap') tell?.(happened({ event: 'trapKept', seat, slot }, 'BRW-TP.17'))
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

/** [3.19] */
export const cleanUp = procedure('cleanUp')({
  first: 'begin',
  steps: {
    begin: (state, locals) => {
      locals.left = turnOrder(state)
      return go('spells')
    },
    spells: (state, locals) => {
      const [seat] = locals.left
      if (seat === undefined) return go('tokens')
      const trap = waitingTrap(state, seat)
      if (trap !== undefined && editionOf(state).trapsReturn === 'choice')
        return ask(question(state, seat, 'keepTrap', { slot: trap }))
      for (const slot of slotNames) clear(state, seat, slot, true)
      locals.left.shift()
      return go('spells')
    },
    tokens: (state) => {
      state.lasting = []
      for (const mage of state.mages) {
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
      return go('rooms')
    },
    // [BRW-INS.5] Full rooms are destroyed.
    rooms: (state) => {
      state.lodge.forEach((_, at) => {
        if (isFull(state, at)) destroy(state, at)
      })
      return done
    },
  },
  questions: {
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

/** [BRW-INS.5] The majority takes the token; a tie gives it to the Black Rose. */
const destroy = (state: BlackRose, at: number): void => {
  const laid = laidAt(state, at)
  const counts = ownersOn(laid.cubes).map((owner) => ({ owner, count: countOf(laid.cubes, owner) }))
  const most = Math.max(...counts.map(({ count }) => count))
  const leaders = counts.filter(({ count }) => count === most)
  const winner = leaders.length === 1 ? leaders[0]!.owner : rose
  laid.destroyed = true
  laid.token = 'none'
  returnCubes(state, laid.cubes)
  if (winner === rose) state.rose.rooms.push(laid.room)
  else {
    mageOf(state, winner).rooms.push(laid.room)
    if (state.extraRound > 0) mageOf(state, winner).extra += roomOf(state.rules.edition, laid.room).power
  }
  tell?.(happened({ event: 'roomDestroyed', room: laid.room, seat: winner }, 'BRW-INS.5'))
}
