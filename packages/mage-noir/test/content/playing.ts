import type { Part } from '@conclave/kernel/testing'
import { cardOf } from '../../src/content/cards.ts'
import type { MageNoirOption } from '../../src/state.ts'
import { activate, type Duel, lay, P, type Position, play, prepare, type Side } from '../position.ts'

const codes = { air: 'Ai', fire: 'Fi', water: 'Wa', vegetal: 'Ve', mineral: 'Mi', arcane: 'Ar' } as const

const price = (card: string): string =>
  Object.entries(cardOf(card).cost)
    .map(([element, count]) => `${codes[element as keyof typeof codes]}${count}`)
    .join(' ')

/** Prepares a card out of the hand with exactly its cost; a spell is then activated, and these answers are given. */
export const cast = (card: string, position: Position = {}, ...answers: Part<MageNoirOption>[]): Duel => {
  const side: Side = position.p ?? {}
  const t = lay({
    ...position,
    p: {
      ...side,
      reserve: `${price(card)} ${side.reserve ?? ''}`.trim(),
      hand: [card, ...(side.hand ?? [])],
    },
  })
  play(t, P, prepare(card))
  while (t.question(P)?.kind === 'plan') play(t, P, t.options(P)[0]!)
  if (cardOf(card).type === 'spell') play(t, P, activate(card))
  play(t, P, ...answers)
  return t
}
