import { playMatch } from '@conclave/bots'
import type { Loaded } from '@conclave/games'
import { type Json, readSettings } from '@conclave/kernel'
import { makeBot } from '../arguments.ts'

/** What of a game was seen in matches that bots played. */
export interface Seen {
  readonly total: number
  readonly seen: number
  readonly missing: readonly string[]
}

export interface SelfPlayCoverage {
  readonly matches: number
  readonly cards: Seen
  readonly verbs: Seen
}

const maxDecisions = 100_000

/** Lets bots play and notes which cards and verbs the events name. */
export const selfPlayCoverage = ({ game, texts }: Loaded, matches: number, bot: string): SelfPlayCoverage => {
  const reading = readSettings(game.settings, {})
  if (!reading.ok) throw new Error(reading.problem)
  const cards = new Set<string>()
  const verbs = new Set<string>()
  const [min, max] = game.seats
  for (let match = 0; match < matches; match++) {
    const seats = min + (match % (max - min + 1))
    const bots = Array.from({ length: seats }, () => makeBot(bot))
    playMatch(game, { chosen: reading.chosen, seats, seed: `coverage:${match}` }, bots, {
      generator: 'swift',
      maxDecisions,
      sink: (event) => {
        collect(event.card, cards)
        collect(event.verb, verbs)
      },
    })
  }
  const known = texts.cards.map(({ id }) => id)
  const all = [...new Set(texts.cards.flatMap(({ facts }) => verbsIn(facts)))]
  return { matches, cards: seenOf(known, cards), verbs: seenOf(all, verbs) }
}

const collect = (value: Json | undefined, into: Set<string>): void => {
  if (typeof value === 'string') into.add(value)
}

const seenOf = (all: readonly string[], seen: ReadonlySet<string>): Seen => ({
  total: all.length,
  seen: all.filter((id) => seen.has(id)).length,
  missing: all.filter((id) => !seen.has(id)).toSorted(),
})

/** Every verb named anywhere in a card's facts. */
const verbsIn = (facts: Json): string[] => {
  if (typeof facts !== 'object' || facts === null) return []
  if (Array.isArray(facts)) return facts.flatMap(verbsIn)
  const record = facts as { readonly [name: string]: Json }
  return [
    ...(typeof record.verb === 'string' ? [record.verb] : []),
    ...Object.values(record).flatMap(verbsIn),
  ]
}
