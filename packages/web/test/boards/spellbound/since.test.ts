import { type SpellboundEvent, type SpellboundView, texts } from '@conclave/spellbound'
import { joinCatalogues, speaker } from '@conclave/texts'
import { expect, test } from 'vitest'
import { digestOf } from '../../../src/boards/spellbound/digest.ts'
import { boardTexts } from '../../../src/boards/spellbound/texts/index.ts'
import { stretchesOf } from './playing.ts'

const speak = speaker(joinCatalogues(texts.catalogues, boardTexts), 'en', { strict: true })

type Happening<E> = E extends SpellboundEvent ? Omit<E, 'audience' | 'rule'> : never

const logOf = (...events: Happening<SpellboundEvent>[]) =>
  events.map((event, at) => ({
    seq: at + 1,
    event: { audience: 'everyone', rule: '', ...event } as SpellboundEvent,
  }))

const table = {
  pieces: { red: 5, blue: 2, green: 1, yellow: 1, troll: 0 },
  books: { red: 6, blue: 8 },
} as unknown as SpellboundView

const told = (log: ReturnType<typeof logOf>, viewer: 0 | 1 | 'spectator' = 0, read = -1) =>
  (digestOf(log, viewer, read, table)?.parts[0]?.lines ?? []).map(({ says, event, things }) => [
    says === null ? event.event : speak(says),
    ...things,
  ])

const turn = (seat: number, at: number) => ({ event: 'turnBegan', seat, turn: at }) as const
const hunts = (to: number) => ({ event: 'pieceAdvanced', piece: 'red', to, cause: 'witchCard' }) as const

const round = logOf(
  turn(0, 1),
  { event: 'cardPlayed', seat: 0, card: 'magic-red' },
  hunts(3),
  turn(1, 2),
  hunts(4),
  { event: 'bookAdvanced', book: 'blue', to: 8, seat: 1 },
  hunts(5),
  { event: 'mageMoved', mage: 1, to: 'wilderness', by: 'move' },
  { event: 'mageMoved', mage: 0, to: 'wilderness', by: 'teleport' },
  turn(0, 3),
)

test('since her last turn a viewer is told each thing once, from where to where, and where to see it', () => {
  expect(told(round)).toEqual([
    ['Blue book 7 → 8', 'book:blue'],
    ['Red hat 3 → 5', 'piece:red'],
    ['mageMoved', 'mage:0'],
  ])
  // Whoever is playing her own turn, looks on, or has no turn behind her in which others played, is told nothing.
  expect(told(round.slice(0, 3), 0)).toEqual([])
  expect(told(round, 'spectator')).toEqual([])
})

test('what stands where it stood is no change, and what was read or acted upon is none any more', () => {
  const pushedBack = logOf(turn(0, 1), turn(1, 2), hunts(5), { event: 'pieceRetreated', piece: 'red', to: 4 })
  expect(digestOf(pushedBack, 0, -1, { ...table, pieces: { ...table.pieces, red: 4 } })).toBeNull()
  expect(told(round, 0, 6)).toEqual([
    ['Red hat 4 → 5', 'piece:red'],
    ['mageMoved', 'mage:0'],
  ])
  expect(told(round, 0, 10)).toEqual([])
  // Nor is what came of her own deed.
  const acted = logOf(
    ...round.map(({ event }) => event),
    { event: 'cardPlayed', seat: 0, card: 'magic-red' },
    { event: 'bookAdvanced', book: 'blue', to: 9, seat: 0 },
  )
  expect(told(acted)).toEqual([])
})

test('in whole matches there are never more than six lines, and each speaks in every position', () => {
  let most = 0
  for (const name of ['2-lose-1', '5-victory']) {
    const log: ReturnType<typeof logOf> = []
    for (const { entries, after } of stretchesOf(name)) {
      log.push(...entries)
      for (const viewer of [0, 1] as const) {
        const lines = digestOf(log, viewer, -1, after)?.parts[0]?.lines ?? []
        for (const { says } of lines) if (says !== null) expect(speak(says)).toMatch(/\d → \d/)
        most = Math.max(most, lines.length)
      }
    }
  }
  expect(most).toBe(6)
})
