import { type Message, type Seat, say } from '@conclave/kernel'
import type { Doing, Follow } from '../frames/calls.ts'
import { innerDoing } from '../frames/making.ts'
import { type BlackRose, type BlackRoseOption, cell, mageOf, rose, turnOrder } from '../state.ts'
import { clockwise } from '../table/actors.ts'
import { isStillAimed } from '../table/aim.ts'
import { discardFromHand } from '../table/hand.ts'
import { jinxesOn } from '../table/jinxes.ts'
import { laidAt } from '../table/lodge.ts'
import {
  allModels,
  evocationsOf,
  isMage,
  mageModel,
  modelsIn,
  ownerOf,
  placeOf,
  seatOf,
} from '../table/models.ts'
import { losePower } from '../table/power.ts'
import { isOfKind, isReached } from '../table/select.ts'
import { spellIn } from '../table/sheet.ts'
import { phrase, roomsText } from '../wording/words.ts'
import { type EvocationKind, totemKinds } from '../words/board.ts'
import type { Condition, Crowd, SentenceOf, Sentences } from '../words/effect.ts'
import { listsInside } from '../words/targets.ts'
import { bestOf, blank } from './estimate.ts'
import {
  always,
  finished,
  hiddenChoice,
  leadsTo,
  never,
  noCubes,
  openChoice,
  unfinished,
  type Verb,
} from './verb.ts'

const inside = (doing: Doing, branch: number): Follow => ({
  procedure: 'effect',
  locals: innerDoing(doing, branch),
})

/** [REB-EFF.3] One sentence of several verbs: what happens in it is heard of at its one full stop. */
export const and: Verb<SentenceOf<'and'>> = {
  check: ({ then }) => (then.length > 1 ? null : 'nothing is joined'),
  choice: null,
  canBegin: always,
  wants: noCubes,
  moves: never,
  run: (_, __, doing) => leadsTo(inside(doing, 0)),
  text: ({ then }, said) => said(then),
  value: ({ then }, into, { count }) => count(then, into),
  inner: listsInside,
}

const yesOrNo: readonly BlackRoseOption[] = [{ do: 'yes' }, { do: 'no' }]

/** [BRW-D.25] */
export const may: Verb<SentenceOf<'may'>> = {
  check: ({ then }) => (then.length > 0 ? null : 'nothing may be done'),
  choice: openChoice((state, { then }, doing, { canBegin }) =>
    canBegin(state, then[0]!, doing) ? yesOrNo : null,
  ),
  canBegin: always,
  wants: noCubes,
  moves: never,
  run: (_, __, doing, option) => (option?.do === 'yes' ? leadsTo(inside(doing, 0)) : finished),
  text: ({ then }, said) => phrase('verb.may', { clause: said(then) }),
  value: ({ then }, into, { count }) => count(then, into),
  inner: listsInside,
}

/** True if any of them may be summoned: then nobody need read all their names. */
const isAnyTotem = (kinds: readonly EvocationKind[]): boolean =>
  kinds.length === totemKinds.length && totemKinds.every((kind) => kinds.includes(kind))

/** Several things to summon in the same room are named together. */
const summonsText = (options: readonly Sentences[]): Message | null => {
  const summons = options.flatMap((then) =>
    then.flatMap((each) =>
      then.length === 1 && each.verb === 'summon' && each.health === null ? [each] : [],
    ),
  )
  const rooms = new Set(summons.map((each) => JSON.stringify(each.in)))
  if (summons.length < options.length || rooms.size > 1) return null
  const kinds = summons.map(({ kind }) => kind)
  const gaps = { rooms: roomsText(summons[0]!.in) }
  return isAnyTotem(kinds)
    ? phrase('verb.choose.totem', gaps)
    : phrase('verb.choose.summon', { ...gaps, kinds: kinds.map((kind) => say(`evocation.${kind}.one`)) })
}

/** [BRW-D.25] One of several, of those that can be done; nothing if none can. */
export const choose: Verb<SentenceOf<'choose'>> = {
  check: ({ options }) => (options.length > 1 ? null : 'there is no choice'),
  choice: openChoice((state, { options }, doing, { canBegin }) =>
    options.flatMap((sentences, at): BlackRoseOption[] =>
      canBegin(state, sentences[0]!, doing) ? [{ do: 'mode', mode: at + 1 }] : [],
    ),
  ),
  canBegin: always,
  wants: noCubes,
  moves: never,
  run: (_, __, doing, option) => (option?.do === 'mode' ? leadsTo(inside(doing, option.mode - 1)) : finished),
  text: ({ options }, said) => summonsText(options) ?? phrase('verb.choose', { options: options.map(said) }),
  value: ({ options }, into, counting) => counting.count(bestOf(options, into, counting), into),
  inner: listsInside,
}

const canPay = (state: BlackRose, { power, cards }: SentenceOf<'pay'>, doing: Doing): boolean => {
  const mage = mageOf(state, doing.you)
  return mage.power >= power && mage.hand.length >= cards
}

const given = (doing: Doing): number => doing.chosen.filter((each) => each === 'given').length

/** [BRW-V.29] Paid in full, or the rest does not happen. Whether to pay is up to the payer. */
export const pay: Verb<SentenceOf<'pay'>> = {
  check: ({ power, cards }) => (power + cards > 0 ? null : 'nothing is paid'),
  choice: hiddenChoice((state, sentence, doing) => {
    if (doing.chosen.length === 0) return canPay(state, sentence, doing) ? yesOrNo : null
    return [...new Set(mageOf(state, doing.you).hand)].map((card) => ({ do: 'card', card }))
  }),
  canBegin: always,
  wants: noCubes,
  moves: never,
  run: (state, { power, cards }, doing, option) => {
    if (option?.do === 'yes') {
      doing.chosen.push('agreed')
      losePower(state, doing.you, power, doing.source)
    }
    if (option?.do === 'card') {
      discardFromHand(state, doing.you, option.card)
      doing.chosen.push('given')
    }
    if (doing.chosen.length === 0) return finished
    return given(doing) < cards ? unfinished : leadsTo(inside(doing, 0))
  },
  text: ({ power, cards, then }, said) =>
    power > 0
      ? phrase('verb.pay.power', { count: power, clause: said(then) })
      : phrase('verb.pay.cards', { count: cards, clause: said(then) }),
  value: ({ power, cards, then }, into, { count }) => {
    into.plain -= power + 0.35 * cards
    count(then, into)
  },
  inner: listsInside,
}

/** The target, or who has brought it about, if that is a mage. */
const magesMeant = ({ target, it }: Doing): Seat[] => {
  const model = target ?? it
  return model !== null && isMage(model) ? [seatOf(model)] : []
}

const holds = (state: BlackRose, condition: Condition, doing: Doing): boolean => {
  switch (condition) {
    case 'done':
      return doing.done
    case 'noEnemyHere':
      return modelsIn(state, doing.there).every((model) => ownerOf(state, model) === doing.you)
    case 'outOfReach':
      return !isStillAimed(state, doing.you)
    case 'itIsMage':
      return doing.it !== null && isMage(doing.it)
    case 'inYourRoom': {
      const { place } = mageOf(state, doing.you)
      return (
        doing.target !== null &&
        isReached(state, doing, doing.target) &&
        placeOf(state, doing.target) === place
      )
    }
    case 'hasJinx':
      return magesMeant(doing).some((seat) => jinxesOn(state, seat).length > 0)
    case 'twoTotems':
      return allModels(state).filter((model) => isOfKind(state, doing.you, model, 'yourTotem')).length >= 2
    case 'rivalsJinxed': {
      const rivals = allModels(state).filter((model) => isOfKind(state, doing.you, model, 'jinxedMage'))
      return rivals.length >= Math.min(2, clockwise(state, 0).length - 1)
    }
    case 'sawCombat':
      return (doing.seen ?? []).some(({ seat, slot }) => spellIn(state, seat, slot)?.side?.type === 'combat')
    case 'roomRebuilt': {
      const { place } = mageOf(state, doing.you)
      return place !== cell && !laidAt(state, place).destroyed
    }
  }
}

/** True if other spells have to bring it about first, so that it is seldom there. */
const isRare = (condition: Condition): boolean =>
  condition === 'hasJinx' || condition === 'twoTotems' || condition === 'rivalsJinxed'
const rarely = 0.35

export const when: Verb<SentenceOf<'when'>> = {
  check: ({ then }) => (then.length > 0 ? null : 'nothing happens then'),
  choice: null,
  canBegin: always,
  wants: noCubes,
  moves: never,
  run: (state, { condition }, doing) =>
    holds(state, condition, doing) ? leadsTo(inside(doing, 0)) : finished,
  text: ({ condition, then }, said) => phrase(`verb.when.${condition}`, { clause: said(then) }),
  value: ({ condition, then }, into, { count }) => {
    if (!isRare(condition)) return count(then, into)
    const estimate = blank(into.type, into.element)
    count(then, estimate)
    into.plain += rarely * estimate.plain
    into.damage += rarely * estimate.damage
  },
  inner: listsInside,
}

const isIn = (state: BlackRose, seat: Seat, who: Crowd, doing: Doing): boolean => {
  const mage = mageOf(state, seat)
  switch (who) {
    case 'all':
      return true
    case 'drawer':
      return seat === doing.you
    case 'inLodge':
      return mage.place !== cell
    case 'mostPower':
      return state.mages.every(({ power }) => power <= mage.power)
    case 'mostQuests':
      return (
        mage.completed.length > 0 &&
        state.mages.every(({ completed }) => completed.length <= mage.completed.length)
      )
    case 'mostTrophies':
      return mage.won.length > 0 && state.mages.every(({ won }) => won.length <= mage.won.length)
    case 'leastPower':
      return state.mages.every(({ power }) => power >= mage.power)
    case 'withCrown':
      return state.crown === seat
    case 'withEvocation':
      return evocationsOf(state, seat).length > 0
    case 'aheadOfYou':
      return mage.power > mageOf(state, doing.you).power
    case 'withYourEvocation':
      return (
        seat !== doing.you &&
        mage.place !== cell &&
        evocationsOf(state, doing.you).some(({ place }) => place === mage.place)
      )
    case 'others':
      return seat !== doing.you
    case 'withToSolve':
      return (mage.toSolve ?? []).length > 0
    case 'fewestSolved':
      return state.mages.every(({ completed }) => completed.length >= mage.completed.length)
  }
}

/** [BRW-R.65, BRW-CELL.2] Each mage in turn order whom the effect reaches; the sentences call her "you" and "it". */
export const eachMage: Verb<SentenceOf<'eachMage'>> = {
  check: ({ then }) => (then.length > 0 ? null : 'nobody does anything'),
  choice: null,
  canBegin: always,
  wants: noCubes,
  moves: never,
  run: (state, { who }, doing) => {
    // [REB-AVA.13, RUL-73] Events leave the Avatar alone; for the effects of mages it is one more mage.
    const everybody = doing.by === rose ? turnOrder(state) : clockwise(state, state.first)
    const seats = everybody.filter(
      (seat) => isIn(state, seat, who, doing) && isReached(state, doing, mageModel(seat)),
    )
    return leadsTo(
      ...seats.map((seat): Follow => {
        const { place, falls } = mageOf(state, seat)
        return {
          procedure: 'effect',
          locals: {
            ...innerDoing(doing, 0),
            you: seat,
            it: mageModel(seat),
            origin: place,
            there: place,
            falls,
          },
        }
      }),
    )
  },
  text: ({ who, then }, said) => phrase(`verb.eachMage.${who}`, { clause: said(then) }),
  value: ({ then }, into, { count }) => count(then, into),
  inner: listsInside,
}
