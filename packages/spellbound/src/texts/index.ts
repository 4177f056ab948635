import { type GameTexts, say } from '@conclave/kernel'
import { cards } from '../content/cards.ts'
import type { SpellboundOption } from '../state.ts'

/** How Spellbound speaks. */
export const texts: GameTexts<SpellboundOption> = {
  catalogues: { en: {}, fr: {}, it: {} },
  cards: cards.map(({ id, kind, count, sun, moon }) => ({
    id,
    kind,
    count,
    name: say(`card.${id}`),
    text: say(`card.${id}.text`),
    facts: { sun, moon },
  })),
  question: ({ kind }) => say(`question.${kind}`),
  option: (_, option) => say(`option.${option.do}`),
  event: ({ event }) => say(`event.${event}`),
  outcome: (reason) => say(`outcome.${reason}`),
  rule: () => 'SPB-ST.1',
}
