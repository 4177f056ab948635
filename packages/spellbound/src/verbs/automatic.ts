import { say } from '@conclave/kernel'
import type { Sentence } from '../words/effect.ts'
import type { AutomaticVerb } from './verb.ts'

type Automatic<Name extends Sentence['verb']> = AutomaticVerb<Extract<Sentence, { verb: Name }>>

/** A wicked card's step; carried out with all others of its batch (`procedures/advance.ts`). */
export const advance: Automatic<'advance'> = {
  check: () => null,
  automatic: true,
  text: ({ piece }) =>
    say(piece === 'troll' ? 'verb.advance.troll' : 'verb.advance', { piece: say(`piece.${piece}`) }),
}

/** [SPB-PL.3] What a visit to the Fairy Spring brings (`table/mages.ts`). */
export const chargeWand: Automatic<'chargeWand'> = {
  check: ({ amount }) => (amount < 1 ? 'charges nothing' : null),
  automatic: true,
  text: ({ amount }) => say('verb.chargeWand', { amount }),
}

/** [AR-59] Scry (`table/books.ts`). */
export const revealVillages: Automatic<'revealVillages'> = {
  check: ({ count }) => (count < 1 ? 'reveals nothing' : null),
  automatic: true,
  text: ({ count }) => say('verb.revealVillages', { count }),
}

/** [AR-60] Troll Bane (`table/books.ts`). */
export const retreatTroll: Automatic<'retreatTroll'> = {
  check: () => null,
  automatic: true,
  text: () => say('verb.retreatTroll'),
}
