import {
  type BlackRose,
  type BlackRoseEvent,
  type BlackRoseOption,
  type BlackRoseView,
  blackRoseIn,
  type EditionId,
} from '@conclave/black-rose'
import {
  cloneJson,
  give,
  hash,
  keyOf,
  openMatch,
  type Question,
  type Seat,
  type Segment,
  startMatch,
  type TableEvent,
  viewOf,
} from '@conclave/kernel'
import { noticeOf } from '../src/boards/black-rose/digest/notice.ts'

// A match of Black Rose Wars that plays itself by simple rules, for pictures and for tests of the layout: always the same one.

/** Moment at which a match stops: when the first mage is asked this in a round from here on, or at its end. */
export interface LodgeMoment {
  readonly round: number
  /** True if a spell of hers that was used must still be in effect. */
  readonly lasting?: boolean
  /** True if somebody must have triggered something against her since she did something herself. */
  readonly struck?: boolean
  /** True if an effect must be at work. */
  readonly working?: boolean
  /** [REB-QST.4] True if she must be able to solve a quest. */
  readonly solvable?: boolean
  /** [REB-INS.5] True if a room must have been rebuilt. */
  readonly rebuilt?: boolean
  /** Her standing orders, where they are not the usual ones. */
  readonly orders?: { readonly [name: string]: boolean }
  readonly at:
    | 'chooseMage'
    | 'librarySchool'
    | 'study'
    | 'planCard'
    | 'component'
    | 'step'
    | 'aim'
    | 'symbol'
    | 'react'
    | 'completeQuest'
    | 'giveUpQuest'
    | 'nextEvocation'
    | 'end'
}

const names = ['Ada', 'Bo', 'Cleo', 'Dario']

/** So many answers are kept for the log, at least; to play a whole match again takes a while. */
const remembered = 40

/** Table of the Lodge: the rules, the settings, the number of seats. */
export interface LodgeTable {
  readonly edition: EditionId
  readonly options: { readonly [name: string]: string }
  readonly seats: number
}

const usual: LodgeTable = { edition: '1.6', options: { length: 'standard' }, seats: 4 }

/** Cache of matches already played: to play a match takes a second, and many ask for the same moments. */
const played = new Map<string, ReturnType<typeof playTo>>()

/** A table on the device with the match as far as that moment; of four with edition 1.6, unless another is asked for. */
export const lodgeAt = (
  id: string,
  seed: string,
  moment: LodgeMoment,
  updated: number,
  table: LodgeTable = usual,
) => {
  const { edition, options } = table
  const key = JSON.stringify([seed, moment, table])
  const { file, outcome } = played.get(key) ?? playTo(seed, moment, table)
  played.set(key, { file, outcome })
  const seated = names.slice(0, table.seats)
  return {
    id,
    plan: {
      id,
      game: file.game,
      edition,
      options,
      seats: seated.map((name, seat) => ({
        kind: seat === 0 ? 'human' : 'bot',
        name,
        level: seat === 0 ? null : 'greedy',
      })),
      seed,
    },
    file,
    orders: seated.map((_, seat) => (seat === 0 ? (moment.orders ?? {}) : {})),
    updated,
    outcome,
  }
}

/** The match with this seed as far as that moment. */
const playTo = (seed: string, moment: LodgeMoment, { edition, options, seats }: LodgeTable) => {
  const game = blackRoseIn(edition)
  const match = startMatch(game, { options, seats, seed })
  if ('problem' in match) throw new Error(match.problem)
  const log: { readonly seq: number; readonly event: BlackRoseEvent }[] = []
  const hear = (event: TableEvent): void => {
    log.push({ seq: log.length, event: event as BlackRoseEvent })
  }
  let [earlier, latest] = [snapshotOf(match.state, 0), snapshotOf(match.state, 0)]
  for (let answers = 0; answers < 6_000 && match.state.outcome === null; answers++) {
    if (answers - latest.at === remembered) [earlier, latest] = [latest, snapshotOf(match.state, answers)]
    // Nobody speaks out of turn: whoever is ready stays so, and spells are removed in one's own study.
    const asked = match.state.questions.filter(({ manner }) => manner !== 'open')
    const question = asked[answers % asked.length]
    if (question === undefined || isThere(game, match.state, moment, log)) break
    const { options: ways, table } = viewOf(game, match.state, question.seat)
    const key = keyOf(
      choiceOf(ways as unknown as readonly BlackRoseOption[], table as BlackRoseView, question, answers),
    )
    if (give(match, question.seat, key, hear) !== null) throw new Error(`${key} is refused`)
  }
  const [{ rules, answers, hashes } = { rules: '', answers: [], hashes: [] }] = match.file.segments
  const kept: Segment = {
    rules,
    from: earlier.state,
    answers: answers.slice(earlier.at),
    hashes: hashes.slice(earlier.at),
  }
  return { file: { ...match.file, segments: [kept] }, outcome: match.state.outcome }
}

/** The same table with some things laid out otherwise, as no match may ever bring them together. */
export const laidOut = (save: ReturnType<typeof lodgeAt>, change: (state: BlackRose) => void) => {
  const game = blackRoseIn(save.plan.edition)
  const match = openMatch(game, save.file)
  if ('problem' in match) throw new Error(match.problem)
  const state = cloneJson(match.state)
  change(state)
  const segment: Segment = { rules: game.rules, from: state, answers: [], hashes: [hash(state)] }
  return { ...save, file: { ...save.file, segments: [segment] } }
}

const snapshotOf = (state: BlackRose, at: number) => ({ state: cloneJson(state), at })

/** Windows without a choice are passed by the table, and what ends alike is answered, too: nobody is asked then. */
const isThere = (
  game: ReturnType<typeof blackRoseIn>,
  state: BlackRose,
  moment: LodgeMoment,
  log: Parameters<typeof noticeOf>[0],
): boolean =>
  state.round >= moment.round &&
  (moment.struck !== true || noticeOf(log, 0, -1).length > 0) &&
  (moment.lasting !== true ||
    state.lasting.some(({ seat, card }) => seat === 0 && card.startsWith('spell.'))) &&
  (moment.solvable !== true || (state.mages[0]?.toSolve ?? []).length > 0) &&
  (moment.rebuilt !== true || state.lodge.some(({ destroyed }) => !destroyed)) &&
  (moment.working !== true || (viewOf(game, state, 0).table as BlackRoseView).working.length > 0) &&
  state.questions.some(
    (question) =>
      question.seat === 0 &&
      question.kind === moment.at &&
      game.standingOrders?.answerTo(state, question, moment.orders ?? {}) === undefined,
  )

/** Preferences of these simple mages, the best first; the rest is chosen one way or another. */
const wishes: readonly BlackRoseOption['do'][] = [
  'quest',
  'trigger',
  'castNext',
  'castQuick',
  'attack',
  'activate',
]
const reluctances: readonly BlackRoseOption['do'][] = [
  'back',
  'takeBack',
  'unready',
  'sacrifice',
  'stop',
  'remove',
]

const choiceOf = (
  ways: readonly BlackRoseOption[],
  table: BlackRoseView,
  { seat, kind }: Question,
  turn: number,
): BlackRoseOption => {
  const ready = turn % 5 === 0 ? ways.find((way) => way.do === 'ready') : undefined
  const keeps = kind === 'giveUpQuest' ? ways.find((way) => way.do === 'pass') : undefined
  const [first] = [ready, keeps, ...wishes.map((wish) => ways.find((way) => way.do === wish))].filter(
    (way) => way !== undefined,
  )
  if (first !== undefined) return first
  const willing = ways.filter((way) => !reluctances.includes(way.do) && isSensible(way, table, seat))
  const among = willing.length === 0 ? ways : willing
  const others = among.filter((way) => way.do !== 'ready' && way.do !== 'pass' && way.do !== 'end')
  const from = others.length === 0 ? among : others
  const chosen = from[(Math.imul(turn + 1, 2_654_435_761) >>> 9) % from.length]
  if (chosen === undefined) throw new Error('there is nothing to choose')
  return chosen
}

/** Nobody aims at herself if she need not. */
const isSensible = (way: BlackRoseOption, table: BlackRoseView, seat: Seat): boolean => {
  if (way.do === 'target') return way.seat !== seat
  if (way.do === 'evocation')
    return table.evocations.find(({ n }) => n === way.n)?.owner !== seat || table.phase === 'evocation'
  return true
}
