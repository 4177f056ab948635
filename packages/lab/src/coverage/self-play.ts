import { editionIds } from '@conclave/black-rose'
import { type Bot, playMatch } from '@conclave/bots'
import type { Loaded } from '@conclave/games'
import { type Json, readSettings, type TableEvent } from '@conclave/kernel'
import { blackRoseOptions, blackRoseVerbs, blackRoseWitness } from './black-rose.ts'
import { mageNoirOptions, mageNoirVerbs, mageNoirWitness } from './mage-noir.ts'
import { spellboundVerbs, spellboundWitness } from './spellbound.ts'
import { type Notes, plainWitness, type Summon } from './witness.ts'

/** Parts of a game that did their work in matches that bots played. */
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

interface Expert {
  readonly summon: Summon<TableEvent>
  readonly verbs: readonly string[]
  /** Options of a match, where not all cards are met with the usual ones. */
  options?(match: number, seats: number): { readonly [name: string]: string }
}

/** Games whose events want a witness who knows the game. */
const experts: { readonly [game: string]: (edition: string) => Expert } = {
  spellbound: () => ({ summon: spellboundWitness, verbs: spellboundVerbs }),
  'mage-noir': () => ({ summon: mageNoirWitness, verbs: mageNoirVerbs, options: mageNoirOptions }),
  'black-rose': (wanted) => {
    const edition = editionIds.find((id) => id === wanted)
    if (edition === undefined) throw new Error(`there is no edition '${wanted}' of Black Rose Wars`)
    return {
      summon: blackRoseWitness(edition),
      verbs: blackRoseVerbs(edition),
      options: blackRoseOptions(edition),
    }
  },
}

/** Lets bots play, all numbers of seats in turn, and notes which cards and verbs did their work. */
export const selfPlayCoverage = (
  { game, texts }: Loaded,
  matches: number,
  bot: Bot,
  advance: () => void,
): SelfPlayCoverage => {
  const notes: Notes = { cards: new Set(), verbs: new Set() }
  const known = experts[game.id]?.(game.edition)
  const summon = known?.summon ?? plainWitness
  const [min, max] = game.seats
  for (let match = 0; match < matches; match++) {
    const seats = min + (match % (max - min + 1))
    const bots = Array.from({ length: seats }, () => bot)
    const witness = summon(notes)
    const reading = readSettings(game.settings, known?.options?.(match, seats) ?? {})
    if (!reading.ok) throw new Error(reading.problem)
    playMatch(game, { chosen: reading.chosen, seats, seed: `coverage:${match}` }, bots, {
      generator: 'swift',
      maxDecisions,
      sink: (event) => witness.hear(event),
    })
    advance()
  }
  // A token is no card.
  const cards = texts.cards.filter(({ kind }) => kind !== 'token').map(({ id }) => id)
  const verbs = known?.verbs ?? [...new Set(texts.cards.flatMap(({ facts }) => verbsIn(facts)))]
  return { matches, cards: seenOf(cards, notes.cards), verbs: seenOf(verbs, notes.verbs) }
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
