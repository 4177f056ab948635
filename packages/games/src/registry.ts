import type { Game, GameTexts, Option, TableState } from '@conclave/kernel'

/** A game with its texts, ready to be played. */
export interface Loaded {
  readonly game: Game<TableState, Option>
  readonly texts: GameTexts<Option>
}

/** An edition of a game. Which settings so many may play with, the game says (`problemWith`). */
interface EditionEntry {
  readonly id: string
  readonly seats: readonly [min: number, max: number]
}

/** Manifest: what is known of a game before its rules are loaded. */
export interface GameEntry {
  readonly id: string
  /** The first one is played when none is asked for. */
  readonly editions: readonly [EditionEntry, ...EditionEntry[]]
  load(edition: string): Promise<Loaded>
}

/** Every game of the house. Rules are only imported when a game is loaded. */
export const games: readonly GameEntry[] = [
  {
    id: 'spellbound',
    editions: [{ id: '2012', seats: [1, 4] }],
    load: async () => {
      const { spellbound, texts } = await import('@conclave/spellbound')
      return { game: spellbound, texts }
    },
  },
  {
    id: 'mage-noir',
    editions: [{ id: 'base', seats: [2, 2] }],
    load: async () => {
      const { mageNoir, texts } = await import('@conclave/mage-noir')
      return { game: mageNoir, texts }
    },
  },
  {
    id: 'black-rose',
    editions: [
      { id: '1.6', seats: [2, 4] },
      { id: '0.7', seats: [2, 4] },
      { id: 'rebirth', seats: [1, 4] },
    ],
    load: async (edition) => {
      const { blackRoseIn, editionIds, textsIn } = await import('@conclave/black-rose')
      const id = editionIds.find((each) => each === edition)
      if (id === undefined) throw new Error(`there is no edition '${edition}' of Black Rose Wars`)
      return { game: blackRoseIn(id), texts: textsIn(id) }
    },
  },
]

/** A game in one of its editions. */
export interface Found {
  readonly entry: GameEntry
  readonly edition: string
}

/** Finds a game and its edition (the first one unless named), or says in words why there is none. */
export const findGame = (
  id: string,
  edition?: string,
  among: readonly GameEntry[] = games,
): Found | { readonly problem: string } => {
  const entry = among.find((each) => each.id === id)
  if (entry === undefined) {
    return { problem: `there is no game '${id}' (there are: ${among.map((each) => each.id).join(', ')})` }
  }
  const ids = entry.editions.map((each) => each.id)
  if (edition !== undefined && !ids.includes(edition)) {
    return { problem: `${id} has no edition '${edition}' (there are: ${ids.join(', ')})` }
  }
  return { entry, edition: edition ?? entry.editions[0].id }
}
