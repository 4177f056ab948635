import { ask, call, done, go, roll, tell, wait } from '@conclave/kernel'
import { happened } from '../events.ts'
import { type MageNoir, type MageNoirOption, other, playerOf } from '../state.ts'
import { shuffleDeck } from '../table/deck.ts'
import { addHidden } from '../table/hand.ts'
import { procedure, question } from './procedure.ts'

const seats = [0, 1] as const

/** [MN-2.3, MN-2.4] Deals the kept pile as the hand; the other goes back into the deck, which is shuffled again. */
const deal = (state: MageNoir): void => {
  for (const seat of seats) {
    const player = playerOf(state, seat)
    const [kept = [], back = []] = player.piles.splice(0)
    for (const card of kept) addHidden(player, card)
    player.deck.push(...back)
    shuffleDeck(state, seat)
    tell?.(happened({ event: 'openingKept', seat }, 'MN-2.4'))
  }
}

const openingOptions: readonly MageNoirOption[] = [
  { do: 'keep', pile: 'first' },
  { do: 'keep', pile: 'second' },
]

/** [MN-2.3, MN-2.5] Both choose their hands in secret; then somebody decides who plays first. */
export const opening = procedure('opening')({
  first: 'hands',
  steps: {
    hands: () => ask(...seats.map((seat) => question(seat, 'opening', null, 'secret'))),
    starter: (state) => {
      const decides = state.decides < 0 ? roll(state, 2) : state.decides
      tell?.(happened({ event: 'matchBegan', seat: decides }, 'MN-2.5'))
      return ask(question(decides, 'starter', null))
    },
  },
  questions: {
    // D-01
    opening: {
      rule: 'MN-2.3',
      options: () => openingOptions,
      // The kept pile is put first, so that nothing but the piles tells which one was chosen.
      reply: (state, _, option, { seat }) => {
        const { piles } = playerOf(state, seat)
        if (option.do === 'keep' && option.pile === 'second') piles.reverse()
        if (state.questions.length > 0) return wait
        deal(state)
        return go('starter')
      },
    },
    // D-02
    starter: {
      rule: 'MN-2.5',
      options: (_, __, { seat }) => [
        { do: 'first', seat },
        { do: 'first', seat: other(seat) },
      ],
      reply: (state, _, option, { seat }) => {
        if (option.do !== 'first') throw new Error(`'${option.do}' decides nothing`)
        state.active = option.seat
        tell?.(happened({ event: 'starterChosen', seat, first: option.seat }, 'MN-2.5'))
        return done
      },
    },
  },
})

/** [MN-2.6, MN-3.52] The opening, then turn after turn until the match is over. */
export const match = procedure('match')({
  first: 'opening',
  steps: {
    opening: () => call('opening', {}, 'turn'),
    turn: () => call('turn', {}, 'turn'),
  },
})
