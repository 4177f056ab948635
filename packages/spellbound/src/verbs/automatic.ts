import { type Seat, say } from '@conclave/kernel'
import type { Spellbound } from '../state.ts'
import { causeOf } from '../table/forecast.ts'
import { chargeWand as charge } from '../table/mages.ts'
import { retreat, advance as step } from '../table/pieces.ts'
import { revealVillage } from '../table/villages.ts'
import type { AutomaticSentence, SentenceOf } from '../words/effect.ts'
import type { AutomaticVerb } from './verb.ts'

/** A wicked card's step; mostly it waits for the others of its batch (`procedures/advance.ts`). */
const advance: AutomaticVerb<SentenceOf<'advance'>> = {
  check: () => null,
  happen: (state, { piece }) => step(state, piece, causeOf('card', piece)),
  text: ({ piece }) =>
    say(piece === 'troll' ? 'verb.advance.troll' : 'verb.advance', { piece: say(`piece.${piece}`) }),
}

/** [SPB-PL.3] Charge of the wand, by a visit to the Fairy Spring. */
const chargeWand: AutomaticVerb<SentenceOf<'chargeWand'>> = {
  check: ({ amount }) => (amount < 1 ? 'charges nothing' : null),
  happen: (state, { amount }, seat) => {
    for (let charged = 0; charged < amount; charged++) charge(state, seat)
  },
  text: ({ amount }) => say('verb.chargeWand', { amount }),
}

/** [AR-59] Scry. Face-down villages look alike: those with the lowest numbers are turned up. */
const revealVillages: AutomaticVerb<SentenceOf<'revealVillages'>> = {
  check: ({ count }) => (count < 1 ? 'reveals nothing' : null),
  happen: (state, { count }) => {
    let left = count
    for (let village = 0; village < state.villages.length && left > 0; village++) {
      if (state.revealed[village]) continue
      revealVillage(state, village)
      left--
    }
  },
  text: ({ count }) => say('verb.revealVillages', { count }),
}

/** [AR-60] Troll Bane. */
const retreatTroll: AutomaticVerb<SentenceOf<'retreatTroll'>> = {
  check: () => null,
  happen: (state) => retreat(state, 'troll'),
  text: () => say('verb.retreatTroll'),
}

export const automatic = { advance, chargeWand, revealVillages, retreatTroll } satisfies {
  readonly [S in AutomaticSentence as S['verb']]: AutomaticVerb<S>
}

/** A sentence happens to the player in this seat. */
export const happen = (state: Spellbound, sentence: AutomaticSentence, seat: Seat): void => {
  // The table is typed by verb; a sentence finds its own entry by its verb.
  const verb: AutomaticVerb<AutomaticSentence> = automatic[sentence.verb]
  verb.happen(state, sentence, seat)
}
