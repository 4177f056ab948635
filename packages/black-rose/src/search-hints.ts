import type { SearchHints } from '@conclave/kernel'
import { editions } from './editions.ts'
import type { BlackRoseQuestion } from './frames/abouts.ts'
import { priors } from './judgement/priors.ts'
import { prune } from './judgement/prune.ts'
import type { BlackRose, BlackRoseOption } from './state.ts'
import { innermost } from './table/stack.ts'
import { type EditionId, phases } from './words/board.ts'

/** Seat whose go is next in the Action Phase; another number whenever a go is over. */
const goOf = (state: BlackRose): number => innermost(state, 'actionPhase')?.seat ?? 0

/** A step leads to the next one, a walk to the room's token or a blow, and others may react to all of it. */
const partOfAction: readonly BlackRoseQuestion['kind'][] = [
  'step',
  'activateHere',
  'aim',
  'attackTarget',
  'symbol',
  'element',
  'effect',
  'order',
  'spread',
  'replaceEvocation',
  'castFromHand',
  'evocationTurn',
  'react',
  'completeQuest',
  'questLimit',
  'avatarAim',
]

/** Search hints. A position is judged when a go is over, or a phase in which all do the same. */
export const searchHints: SearchHints<BlackRose, BlackRoseOption> = {
  priors,
  prune,
  // A plan that is made is kept; what is removed is removed in one's own study.
  ignore: ['unready', 'removal'] satisfies BlackRoseQuestion['kind'][],
  partOfAction,
  // Two steps, to activate the room there, four cards, and the one that they buy (BRW-ROOM.5).
  longestAction: 8,
  // What is hidden changes little: with one world greedy plays as well as with two.
  worlds: 1,
  turn: (state) => state.round * 100 + phases.indexOf(state.phase) * 10 + goOf(state),
}

/** [REB-EVP.1] Once the evocations have acted a round has shown what its plans were worth; the rooms fall by rules that are known. */
const trial: SearchHints<BlackRose, BlackRoseOption>['trial'] = {
  span: ({ round, phase }) => 2 * round + (phase === 'cleanUp' ? 1 : 0),
  begins: ['component'] satisfies BlackRoseQuestion['kind'][],
}

/**
 * [REB-BRP.4] Search hints of an edition: where the Black Rose is one of those who are ranked, nobody feeds her with quests for
 * no reason.
 */
export const searchHintsIn = (edition: EditionId): SearchHints<BlackRose, BlackRoseOption> =>
  editions[edition].roseRanks
    ? { ...searchHints, trial, keeps: { giveUpQuest: { do: 'pass' } } }
    : searchHints
