import { call, done, go, takeTop, tell } from '@conclave/kernel'
import { cardOf, isWicked, isWitch } from '../content/cards.ts'
import { happened } from '../events.ts'
import type { Batch, Spellbound } from '../state.ts'
import { type Piece, pieces } from '../words/board.ts'
import { procedure } from './procedure.ts'

export const mageRowSize = 5
const purgeSize = 3

/** The pieces that wicked cards move, card by card. */
export const piecesOf = (cards: readonly string[]): Piece[] =>
  cards.flatMap((id) => {
    const card = cardOf(id)
    return card.kind === 'wicked' ? [card.effect.piece] : []
  })

/** Discards the whole Wicked row. */
export const discardWickedRow = (state: Spellbound): void => {
  state.zones.discard.push(...state.zones.wickedRow)
  state.zones.wickedRow.length = 0
  state.fresh = 0
}

/** [SPB-HF.2] Draws one Destiny card onto the display. */
export const drawDestiny = (state: Spellbound): string => {
  const card = takeTop(state, state.zones.deck)!
  const guard = isWitch(card) ? guardAgainst(state) : undefined
  const row = guard !== undefined ? 'discard' : isWicked(card) ? 'wickedRow' : 'mageRow'
  state.zones[row].push(card)
  if (row === 'wickedRow') state.fresh++
  tell?.(happened({ event: 'cardDrawn', card, row }, 'SPB-HF.2'))
  if (guard !== undefined) tell?.(happened({ event: 'witchTurnedAway', card, by: guard }, 'SPB-HF.6'))
  return card
}

/** [SPB-HF.6] The Knight turns every Witch card away; the Squire only the first, and only without the Knight. */
const guardAgainst = (state: Spellbound): string | undefined => {
  const { guards } = state.zones
  if (guards.includes('knight')) return 'knight'
  if (!guards.includes('squire') || state.squireSpent) return undefined
  state.squireSpent = true
  return 'squire'
}

/** [SPB-HF] Purge, refill, and the new wicked cards. */
export const handOfFate = procedure('handOfFate')({
  first: 'purge',
  steps: {
    // [SPB-HF.1, SPB-HF.3] Checked once, before the first draw.
    purge: (state) => {
      state.phase = 'handOfFate'
      if (state.zones.wickedRow.length < purgeSize) return go('refill')
      discardWickedRow(state)
      tell?.(happened({ event: 'purged' }, 'SPB-HF.1'))
      state.batch = { pieces, cause: 'purge' } satisfies Batch
      return call('advance', {}, 'refill')
    },
    refill: (state) => {
      state.phase = 'handOfFate'
      while (state.zones.mageRow.length < mageRowSize) {
        if (state.zones.deck.length === 0) return call('encounter', {}, 'refill')
        drawDestiny(state)
      }
      return go('guards')
    },
    guards: (state) => {
      state.zones.discard.push(...state.zones.guards)
      state.zones.guards.length = 0
      state.squireSpent = false
      return go('wicked')
    },
    // [SPB-HF.4] Only the new cards act, in the order drawn; then they are old.
    wicked: (state) => {
      if (state.fresh === 0) return done
      state.batch = { pieces: piecesOf(state.zones.wickedRow.slice(-state.fresh)), cause: 'card' }
      state.fresh = 0
      return call('advance', {}, 'over')
    },
    over: () => done,
  },
})
