import { call, done, frameOf, type Game, go, tell } from '@conclave/kernel'
import { type Asker, blows, defeat, effect, reactingProcedures } from './cast.ts'
import { plan } from './plan.ts'
import {
  type Cellar,
  type CellarOption,
  draw,
  emptyCellar,
  handLimit,
  handOf,
  livingFrom,
  none,
  procedure,
  shuffleDeck,
  slotNames,
} from './state.ts'
import { cardsVeil, facesVeil, forgetDrafts, mightFlip, placesVeil, sideVeil, view } from './view.ts'

const lastRound = 8
const spellSlots = ['first', 'second'] as const

const match = procedure('match')({
  first: 'draw',
  steps: {
    draw: (state, locals) => {
      state.round++
      tell?.({ event: 'roundBegan', audience: 'everyone', round: state.round })
      for (const seat of livingFrom(state, state.first)) {
        for (let count = handOf(state.mages[seat]!).length; count < handLimit; count++) draw(state, seat)
      }
      locals.caster = 0
      locals.slot = 0
      return call('plan', {}, 'cast')
    },
    cast: (state, locals) => {
      if (locals.caster === state.seats) {
        locals.caster = 0
        locals.slot++
      }
      const slot = spellSlots[locals.slot]
      if (slot === undefined) return go('end')
      const seat = (state.first + locals.caster) % state.seats
      locals.caster++
      return call('cast', { seat, slot, card: none }, 'cast')
    },
    end: (state) => {
      for (const modifier of state.modifiers) modifier.left--
      state.modifiers = state.modifiers.filter(({ left }) => left > 0)
      state.first = (state.first + 1) % state.seats
      if (state.round < lastRound) return go('draw')
      const most = Math.max(...state.mages.map(({ lives }) => lives))
      const winners = livingFrom(state, 0).filter((seat) => state.mages[seat]!.lives === most)
      state.outcome = { winners, reason: 'last round', scores: state.mages.map(({ lives }) => lives) }
      return done
    },
  },
})

/** Honest asker: asks everybody who publicly has a prepared card, whatever it is. */
const honestAsker: Asker = (state, seat) => mightFlip(view(state, 'spectator'), seat)

const everySeat = [0, 1, 2, 3]

/** The game, with an asker that may be a broken one. */
export const cellarWith = (asks: Asker) => {
  const procedures = { match, plan, effect, blows, defeat, ...reactingProcedures(asks) }
  return {
    id: 'cellar',
    edition: 'toy',
    rules: '1',
    seats: [2, 4],
    settings: { lives: { type: 'number', min: 1, max: 9, default: 6 } },
    setup: ({ lives }, seats, chance) => {
      const state = emptyCellar(seats, chance)
      for (const mage of state.mages) mage.lives = lives
      shuffleDeck(state)
      state.stack.push(frameOf({ procedures }, 'match', { caster: 0, slot: 0 }))
      return state
    },
    procedures,
    view,
    hiding: {
      forget: forgetDrafts,
      alike: [
        ...everySeat.map(placesVeil),
        ...everySeat.map(cardsVeil),
        ...everySeat.flatMap((seat) => slotNames.map((slot) => sideVeil(seat, slot))),
        facesVeil,
      ],
    },
    evaluate: (state, seat) => {
      const all = state.mages.reduce((sum, { lives }) => sum + lives, 0)
      return all === 0 ? 0 : state.mages[seat]!.lives / all
    },
  } satisfies Game<Cellar, CellarOption, { lives: { type: 'number'; min: 1; max: 9; default: 6 } }>
}

export const cellar = cellarWith(honestAsker)

/** Problem of a cellar, if there is one: every card is somewhere, once, and nobody has less than no life. */
export const cellarProblem = (state: Cellar): string | null => {
  const held = state.mages.flatMap((mage) => mage.held.filter((id) => id !== null))
  const all = [...state.deck, ...state.discards, ...state.inPlay.map(({ card }) => card), ...held].sort(
    (a, b) => a - b,
  )
  if (all.length !== state.faces.length || all.some((id, at) => id !== at))
    return `cards are lost or doubled: ${all}`
  if (state.mages.some(({ lives }) => lives < 0)) return 'a mage has less than no life'
  if (state.questions.some(({ kind }) => kind === 'planCard') && state.blows.length > 0)
    return 'a blow is left over'
  return null
}
