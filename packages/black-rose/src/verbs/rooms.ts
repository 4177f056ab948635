import { type Message, shuffle, tell } from '@conclave/kernel'
import { happened } from '../events.ts'
import type { Doing, Follow } from '../frames/calls.ts'
import { activating } from '../frames/making.ts'
import { type BlackRose, type Lasting, mageOf } from '../state.ts'
import { mayBeActivated } from '../table/activation.ts'
import { gates } from '../table/hexes.ts'
import { isInRange, laidAt } from '../table/lodge.ts'
import { allModels, isMage, ownerOf, placeOf, seatOf, setPlace } from '../table/models.ts'
import { isSealed } from '../table/rules.ts'
import { modelsText, phrase, roomsText } from '../wording/words.ts'
import type { LastingRule, SentenceOf } from '../words/effect.ts'
import type { Models } from '../words/select.ts'
import { anybody } from './begin.ts'
import { worth } from './estimate.ts'
import { always, atLeastOne, fine, finished, leadsTo, never, noCubes, noLists, type Verb } from './verb.ts'

/** [BRW-V.2, BRW-ROOM.3] */
export const activate: Verb<SentenceOf<'activate'>> = {
  check: fine,
  choice: null,
  canBegin: always,
  wants: noCubes,
  moves: (state, { in: rooms }, { seat, at }, through) =>
    rooms.rooms === 'one' &&
    state.lodge.some(
      (_, other) =>
        other !== at &&
        isInRange(at, other, rooms.within) &&
        mayBeActivated(state, seat, other) &&
        through(other),
    ),
  run: (state, _, doing) => {
    const rooms = (doing.rooms ?? []).filter((at) => mayBeActivated(state, doing.you, at))
    if (rooms.length > 0) doing.done = true
    return leadsTo(
      ...rooms.map(
        (room): Follow => ({
          procedure: 'activateRoom',
          locals: activating(state, doing.you, room),
        }),
      ),
    )
  },
  text: ({ in: rooms }) => phrase('verb.activate', { rooms: roomsText(rooms) }),
  value: worth(0.7),
  inner: noLists,
}

/** A dark token turns bright. */
export const refresh: Verb<SentenceOf<'refresh'>> = {
  check: fine,
  choice: null,
  canBegin: always,
  wants: noCubes,
  moves: never,
  run: (state, _, doing) => {
    for (const at of doing.rooms ?? []) {
      const laid = laidAt(state, at)
      if (laid.token !== 'dark') continue
      laid.token = 'bright'
      doing.done = true
      const open = !laid.destroyed && !laid.blocked && !isSealed(state, at)
      tell?.(happened({ event: 'roomRefreshed', room: laid.room, open }, 'BRW-ROOM.1'))
    }
    return finished
  },
  text: ({ in: rooms }) => phrase('verb.refresh', { rooms: roomsText(rooms) }),
  value: worth(0.2),
  inner: noLists,
}

/** The room cannot be activated until the end of the round. */
export const block: Verb<SentenceOf<'block'>> = {
  check: fine,
  choice: null,
  canBegin: always,
  wants: noCubes,
  moves: never,
  run: (state, _, doing) => {
    for (const at of doing.rooms ?? []) {
      laidAt(state, at).blocked = true
      tell?.(happened({ event: 'roomBlocked', room: laidAt(state, at).room }, 'BRW-V.2'))
    }
    return finished
  },
  text: ({ in: rooms }) => phrase('verb.block', { rooms: roomsText(rooms) }),
  value: worth(0.15),
  inner: noLists,
}

/** Two outer rooms that are no gates change places, with all that is in them. */
export const swapRooms: Verb<SentenceOf<'swapRooms'>> = {
  check: ({ count }) => atLeastOne(count),
  choice: null,
  canBegin: always,
  wants: noCubes,
  moves: never,
  run: (state, { count }) => {
    for (let each = 0; each < count; each++) swapTwo(state)
    return finished
  },
  text: ({ count }) => phrase('verb.swapRooms', { count }),
  value: worth(0.1),
  inner: noLists,
}

const swapTwo = (state: BlackRose): void => {
  const outer = outerRooms(state)
  shuffle(state, outer)
  const [one, other] = [outer[0]!, outer[1]!]
  const moved = allModels(state).map((model) => ({ model, at: placeOf(state, model) }))
  for (const { model, at } of moved) {
    if (at === one) setPlace(state, model, other)
    if (at === other) setPlace(state, model, one)
  }
  const laid = state.lodge[one]!
  state.lodge[one] = state.lodge[other]!
  state.lodge[other] = laid
  const [room, second] = [laidAt(state, other).room, laidAt(state, one).room]
  tell?.(happened({ event: 'roomsSwapped', room, other: second }, 'BRW-EVT.10'))
}

const firstOuter = 7

const outerRooms = (state: BlackRose): number[] =>
  state.lodge.map((_, at) => at).filter((at) => at >= firstOuter && !gates[state.seats]!.includes(at))

export const refreshActions: Verb<SentenceOf<'refreshActions'>> = {
  check: fine,
  choice: null,
  canBegin: always,
  wants: noCubes,
  moves: never,
  run: (state, _, doing) => {
    mageOf(state, doing.you).actions = 2
    tell?.(happened({ event: 'actionsRefreshed', seat: doing.you }, 'BRW-ACT.1'))
    return finished
  },
  text: () => phrase('verb.refreshActions'),
  value: worth(1.7),
  inner: noLists,
}

/** [BRW-V.27] */
export const loseAction: Verb<SentenceOf<'loseAction'>> = {
  check: fine,
  choice: null,
  canBegin: anybody,
  wants: noCubes,
  moves: never,
  run: (state, _, doing) => {
    for (const seat of (doing.models ?? []).filter(isMage).map(seatOf)) {
      const mage = mageOf(state, seat)
      if (mage.actions === 0) continue
      mage.actions--
      doing.done = true
      tell?.(happened({ event: 'actionLost', seat }, 'BRW-V.27'))
    }
    return finished
  },
  text: ({ to }) => phrase('verb.loseAction', { to: modelsText(to) }),
  value: worth(0.8),
  inner: noLists,
}

const checkRule = (rule: LastingRule, onOthers: boolean): string | null => {
  if ('by' in rule) return onOthers ? null : atLeastOne(rule.by)
  if (onOthers) return `nobody else is given '${rule.rule}'`
  return rule.rule === 'prowl' ? atLeastOne(rule.steps) : null
}

const lastingWorth = {
  strength: 0.6,
  movement: 0.3,
  attacks: 0.5,
  nextAttack: 0.3,
  sweep: 0.4,
  prowl: 0.8,
} satisfies {
  readonly [R in LastingRule['rule']]: number
}

/** Text of a rule that holds for you, in the words of a card. */
const yoursText = (rule: LastingRule): Message => {
  switch (rule.rule) {
    case 'strength':
      return phrase('verb.lasting.strength', { by: rule.by })
    case 'movement':
      return phrase('verb.lasting.movement', { by: rule.by })
    case 'attacks':
      return phrase('verb.lasting.attacks.more', { by: rule.by })
    case 'nextAttack':
      return phrase('verb.lasting.nextAttack.more', { by: rule.by })
    case 'sweep':
      return phrase('verb.lasting.sweep')
    case 'prowl':
      return phrase('verb.lasting.prowl', { steps: rule.steps })
  }
}

/** Text of a rule that holds for another model. */
const othersText = (rule: LastingRule, to: Models): Message => {
  if (!('by' in rule)) return yoursText(rule)
  const gaps = { by: Math.abs(rule.by), to: modelsText(to) }
  const more = rule.by > 0 ? ('more' as const) : ('less' as const)
  switch (rule.rule) {
    case 'strength':
      return phrase(`verb.lasting.strength.of.${more}`, gaps)
    case 'movement':
      return phrase(`verb.lasting.movement.of.${more}`, gaps)
    case 'attacks':
    case 'nextAttack':
      return phrase(`verb.lasting.attacks.of.${more}`, gaps)
  }
}

/** For whom a rule is to hold: you, another mage, or an evocation. */
const holders = (
  state: BlackRose,
  sentence: SentenceOf<'lasting'>,
  doing: Doing,
): Omit<Lasting, 'card' | 'rule'>[] =>
  'to' in sentence
    ? (doing.models ?? []).map((model) =>
        isMage(model) ? { seat: seatOf(model) } : { seat: ownerOf(state, model), model },
      )
    : [{ seat: doing.you }]

/** [BRW-V.23, VRB-44] Holds until the end of the round. */
export const lasting: Verb<SentenceOf<'lasting'>> = {
  check: (sentence) => checkRule(sentence.rule, 'to' in sentence),
  choice: null,
  canBegin: (state, sentence, doing) => !('to' in sentence) || anybody(state, sentence, doing),
  wants: noCubes,
  moves: never,
  run: (state, sentence, doing) => {
    for (const holder of holders(state, sentence, doing)) {
      const before = state.lasting.at(-1)
      state.lasting.push({ ...holder, card: doing.source, rule: { ...sentence.rule } })
      // A card with two such sentences is told of once.
      if (before?.seat !== holder.seat || before.card !== doing.source)
        tell?.(happened({ event: 'lastingBegan', seat: holder.seat, by: doing.source }, 'BRW-V.23'))
    }
    return finished
  },
  text: (sentence) => ('to' in sentence ? othersText(sentence.rule, sentence.to) : yoursText(sentence.rule)),
  value: ({ rule }, into) => {
    into.plain += lastingWorth[rule.rule]
  },
  inner: noLists,
}
