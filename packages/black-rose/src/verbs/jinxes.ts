import type { Seat } from '@conclave/kernel'
import type { Doing } from '../frames/calls.ts'
import type { BlackRose, BlackRoseOption } from '../state.ts'
import {
  assignJinx,
  jinxesFor,
  jinxesOn,
  movableJinxes,
  moveJinx as moves,
  removeJinx as removes,
} from '../table/jinxes.ts'
import { isMage, seatOf } from '../table/models.ts'
import { jinxName } from '../wording/things.ts'
import { modelsText, phrase } from '../wording/words.ts'
import type { JinxKind } from '../words/board.ts'
import type { SentenceOf } from '../words/effect.ts'
import { possible } from './begin.ts'
import { worth } from './estimate.ts'
import {
  atLeastOne,
  fine,
  finished,
  never,
  noCubes,
  noLists,
  openChoice,
  unfinished,
  type Verb,
} from './verb.ts'

const jinxOptions = (kinds: readonly JinxKind[]): BlackRoseOption[] =>
  kinds.map((jinx) => ({ do: 'jinx', jinx }))

/** Only mages can be jinxed. */
const magesOf = ({ models }: Doing): Seat[] => (models ?? []).filter(isMage).map(seatOf)

const anyMage = (
  state: BlackRose,
  sentence: SentenceOf<'jinx' | 'removeJinx' | 'moveJinx'>,
  doing: Doing,
  able: (seat: Seat) => boolean,
): boolean => possible(state, sentence, doing).filter(isMage).map(seatOf).some(able)

/** The next mage who is to have a jinx of the controller's choice. */
const waiting = (state: BlackRose, doing: Doing): Seat | undefined =>
  magesOf(doing).find((seat) => !doing.chosen.includes(seat) && jinxesFor(state, seat).length > 0)

/** [VRB-38, DEC-35] */
export const jinx: Verb<SentenceOf<'jinx'>> = {
  check: fine,
  choice: openChoice((state, { kind }, doing) => {
    const seat = kind === 'any' ? waiting(state, doing) : undefined
    return seat === undefined ? null : jinxOptions(jinxesFor(state, seat))
  }),
  canBegin: (state, sentence, doing) =>
    anyMage(state, sentence, doing, (seat) =>
      sentence.kind === 'any'
        ? jinxesFor(state, seat).length > 0
        : jinxesFor(state, seat).includes(sentence.kind),
    ),
  wants: noCubes,
  moves: never,
  run: (state, { kind }, doing, option) => {
    if (kind !== 'any') {
      const given = magesOf(doing).filter((seat) => assignJinx(state, seat, kind, doing.by, doing.source))
      doing.done = given.length > 0 && given.length === magesOf(doing).length
      return finished
    }
    const seat = waiting(state, doing)
    if (seat === undefined || option?.do !== 'jinx') return finished
    doing.done = assignJinx(state, seat, option.jinx, doing.by, doing.source)
    doing.chosen.push(seat)
    return waiting(state, doing) === undefined ? finished : unfinished
  },
  text: ({ kind, to }) =>
    kind === 'any'
      ? phrase('verb.jinx.any', { to: modelsText(to) })
      : phrase('verb.jinx', { jinx: jinxName(kind), to: modelsText(to) }),
  value: worth(0.5),
  inner: noLists,
}

const removed = ({ chosen }: Doing, seat: Seat): number => chosen.filter((each) => each === seat).length

/** The next mage who is to lose a jinx. */
const bearing = (state: BlackRose, doing: Doing, count: number): Seat | undefined =>
  magesOf(doing).find((seat) => removed(doing, seat) < count && jinxesOn(state, seat).length > 0)

/** [VRB-39] The controller chooses which. */
export const removeJinx: Verb<SentenceOf<'removeJinx'>> = {
  check: ({ count }) => atLeastOne(count),
  choice: openChoice((state, { count }, doing) => {
    const seat = bearing(state, doing, count)
    return seat === undefined ? null : jinxOptions(jinxesOn(state, seat).map(({ kind }) => kind))
  }),
  canBegin: (state, sentence, doing) =>
    anyMage(state, sentence, doing, (seat) => jinxesOn(state, seat).length > 0),
  wants: noCubes,
  moves: never,
  run: (state, { count }, doing, option) => {
    const seat = bearing(state, doing, count)
    if (seat === undefined || option?.do !== 'jinx') return finished
    removes(state, seat, option.jinx)
    doing.chosen.push(seat)
    doing.done = magesOf(doing).every((each) => removed(doing, each) === count)
    return bearing(state, doing, count) === undefined ? finished : unfinished
  },
  text: ({ count, to }) =>
    to.models === 'you'
      ? phrase('verb.removeJinx.you', { count })
      : phrase('verb.removeJinx', { count, to: modelsText(to) }),
  value: worth(0.4),
  inner: noLists,
}

/** [REB-G.10] One of the controller's own goes over, unless the other has its kind. */
export const moveJinx: Verb<SentenceOf<'moveJinx'>> = {
  check: fine,
  choice: openChoice((state, _, doing) => {
    const [seat] = magesOf(doing)
    return seat === undefined ? null : jinxOptions(movableJinxes(state, doing.you, seat))
  }),
  canBegin: (state, sentence, doing) =>
    anyMage(state, sentence, doing, (seat) => movableJinxes(state, doing.you, seat).length > 0),
  wants: noCubes,
  moves: never,
  run: (state, _, doing, option) => {
    const [seat] = magesOf(doing)
    if (seat === undefined || option?.do !== 'jinx') return finished
    moves(state, doing.you, seat, option.jinx)
    doing.done = true
    return finished
  },
  text: ({ to }) => phrase('verb.moveJinx', { to: modelsText(to) }),
  value: worth(0.6),
  inner: noLists,
}
