import { games } from '@conclave/games'
import type { UiText } from '../texts/ui-texts.ts'

/**
 * Title on the shelf: a game, or an edition that is a game of its own. Its `id` is its address: tables of it are set up at
 * `/new/…`, its rules are told at `/rules/…`.
 */
interface Title {
  readonly id: string
  readonly game: string
  /** The edition that it is; without one it is the game, in whichever edition one likes. */
  readonly edition?: string
  readonly name: string
  readonly text: UiText
  /** From a quick match to a long one. */
  readonly minutes: readonly [number, number]
  readonly weight: 1 | 2 | 3
  readonly spirit: 'together' | 'against'
  /** True if one person can play it without bots, though it is played against each other. */
  readonly alone?: boolean
  /** The lessons about it, the first one first. */
  readonly lessons: readonly {
    readonly id: string
    readonly name: 'lobby.tutorial' | 'lobby.tutorial.alone' | 'lobby.tutorial.further'
  }[]
  /** A page for those who know an earlier edition. */
  readonly changes?: string
}

const lesson = (id: string) => ({ id, name: 'lobby.tutorial' }) as const

const further = (id: string) => ({ id, name: 'lobby.tutorial.further' }) as const

/** Facts that people want to know before the code of a game is loaded. */
const titles: readonly Title[] = [
  {
    id: 'spellbound',
    game: 'spellbound',
    name: 'Spellbound',
    text: 'game.spellbound',
    minutes: [45, 75],
    weight: 2,
    spirit: 'together',
    lessons: [lesson('spellbound'), further('spellbound-spells')],
  },
  {
    id: 'mage-noir',
    game: 'mage-noir',
    name: 'Mage Noir',
    text: 'game.mage-noir',
    minutes: [30, 60],
    weight: 3,
    spirit: 'against',
    lessons: [lesson('mage-noir'), further('mage-noir-ritual')],
  },
  {
    id: 'black-rose',
    game: 'black-rose',
    name: 'Black Rose Wars',
    text: 'game.black-rose',
    minutes: [45, 125],
    weight: 3,
    spirit: 'against',
    lessons: [lesson('black-rose'), further('black-rose-reactions')],
  },
  {
    id: 'rebirth',
    game: 'black-rose',
    edition: 'rebirth',
    name: 'Black Rose Wars: Rebirth',
    text: 'game.rebirth',
    minutes: [35, 125],
    weight: 3,
    spirit: 'against',
    alone: true,
    lessons: [lesson('rebirth'), { id: 'rebirth-alone', name: 'lobby.tutorial.alone' }],
    changes: 'rebirth-changes',
  },
]

/** Shelf: every title of every game, also of one that nobody has described. */
export const shelf: readonly string[] = games.flatMap(({ id }) => {
  const own = titles.filter(({ game }) => game === id).map((title) => title.id)
  return own.length === 0 ? [id] : own
})

export const titleAt = (id: string): Title | undefined => titles.find((title) => title.id === id)

/** As what a game in one of its editions stands on the shelf; undefined for one that nobody has described: it can be played all the same. */
export const titleOf = (game: string, edition?: string): Title | undefined => {
  const own = titles.filter((title) => title.game === game)
  return own.find((title) => title.edition === edition) ?? own.find((title) => title.edition === undefined)
}

export const gameName = (game: string, edition?: string): string => titleOf(game, edition)?.name ?? game

/** The page on which the rules of a game in one of its editions are told. */
export const rulesPageOf = (game: string, edition?: string): string => titleOf(game, edition)?.id ?? game

/** True if a page is for those who know an earlier edition. */
export const tellsChanges = (page: string): boolean => titles.some(({ changes }) => changes === page)

/** Name of a page, by the rules, or the part of them, that it tells. */
export const pageName = (page: string): string =>
  titles.find(({ id, changes }) => id === page || changes === page)?.name ?? page
