import type { Question, TableEvent } from '@conclave/kernel'
import { allies } from '../../src/content/allies.ts'
import { baseCards } from '../../src/content/base-cards.ts'
import { spells } from '../../src/content/spells.ts'
import { victoryRule } from '../../src/state.ts'
import type { VerbName } from '../../src/words/effect.ts'

/** Signs that a verb was carried out: an answer, or an event. */
const signs: { readonly [V in VerbName]: string } = {
  move: 'event mageMoved move',
  magic: 'answer magic',
  influence: 'event influenceUsed',
  search: 'answer search',
  discardRow: 'event cardDiscarded wickedRow',
  discardTower: 'event cardDiscarded moonStack',
  warlockPair: 'answer warlockPair',
  guard: 'event cardFinished guards',
  placeWatchman: 'event watchmanPlaced',
  pushBackAtWatchman: 'answer pushBack',
  moveWatchman: 'answer watchman 1',
  changeling: 'event changelingTook',
  advanceBook: 'event spellCast circle-of-magi',
  flipStone: 'event stoneFlipped',
  preventStep: 'event stepPrevented',
  switchActing: 'event mageSteered',
  placeMage: 'event spellCast teleport',
  revealVillages: 'event spellCast scry',
  retreatTroll: 'event spellCast troll-bane',
  advance: 'event pieceAdvanced witchCard',
  chargeWand: 'event wandCharged',
}

/** Features that the recorded matches together must show. */
export const wanted: readonly string[] = [
  ...Object.values(signs),
  ...spells.map(({ id }) => `event spellCast ${id}`),
  ...['RW-1', 'RW-2', 'RW-3', 'RW-4'].map((window) => `window ${window}`),
  ...['payment', 'openCast', 'reward', 'allot'].map((kind) => `question ${kind}`),
  ...['accept', 'propose', 'declare', 'decline', 'destroy', 'shine', 'giveUp'].map((what) => `answer ${what}`),
  ...['purged', 'encounterWon', 'encounterLost', 'allyRecruited', 'bookLost'].map(
    (event) => `event ${event}`,
  ),
  ...[victoryRule, 'SPB-LOSE.1', 'SPB-LOSE.2', 'SPB-LOSE.5', 'SPB-LOSE.6'].map(
    (reason) => `outcome ${reason}`,
  ),
]

/** Features that are nice to see besides. */
export const welcome: readonly string[] = [
  ...allies.map(({ id }) => `event allyRecruited ${id}`),
  ...[...baseCards, ...allies].filter(({ id }) => id !== 'pixies').map(({ id }) => `event cardPlayed ${id}`),
  ...['pass', 'putDown', 'unseat'].map((what) => `answer ${what}`),
  ...['SPB-LOSE.3', 'SPB-LOSE.4'].map((reason) => `outcome ${reason}`),
  'question pixies',
  'question turn',
]

export const asked = ({ kind, about }: Question): string[] =>
  kind === 'window' ? [`window ${(about as { window: string }).window}`] : [`question ${kind}`]

/** Features of an answer, by its key. */
export const answered = (key: string): string[] => {
  const fields = new Map(key.split(' ').map((field) => field.split('=', 2) as [string, string]))
  const what = fields.get('do')
  return [`answer ${what}`, `answer ${what} ${fields.get('part')}`]
}

export const shown = (event: TableEvent): string[] => {
  const details = ['card', 'to', 'from', 'cause', 'by'].map((field) => event[field])
  const told = details.filter((detail) => typeof detail === 'string')
  return [`event ${event.event}`, ...told.map((detail) => `event ${event.event} ${detail}`)]
}
