import {
  type BlackRoseOption,
  type BlackRoseQuestion,
  type BlackRoseView,
  blackRoseIn,
  type EditionId,
  textsIn,
} from '@conclave/black-rose'
import { greedy, sightOf } from '@conclave/bots'
import { choices, keyOf, type Question, settle, swift, viewOf } from '@conclave/kernel'
import { beginTable, giveAt, type Seating, tableAnswer } from '@conclave/table'
import { everyCard } from '@conclave/texts'
import { castingAt, deedsOf } from '../../../src/boards/black-rose/deeds/deeds.ts'
import { doneAfter } from '../../../src/boards/black-rose/deeds/done.ts'
import { throwingFrom } from '../../../src/boards/black-rose/deeds/throwing.ts'
import { drawing } from '../../../src/boards/black-rose/hand/drawing.ts'
import type { Cards, Leading, Types } from '../../../src/boards/black-rose/kit.ts'
import {
  going,
  isUsable,
  ledInto,
  type Model,
  roomsBeside,
} from '../../../src/boards/black-rose/lodge/ways.ts'
import { planSlots } from '../../../src/boards/black-rose/planning/plan.ts'
import { buttonsOf } from '../../../src/boards/black-rose/prompt/buttons.ts'
import { thingsOf, throwsAway } from '../../../src/boards/black-rose/things.ts'
import { targetsOf } from '../../../src/kit/targets.ts'
import { alone, andDone } from '../../../src/play/and-done.ts'
import { buttonsOf as allButtonsOf } from '../../../src/play/buttons.ts'
import type { Position } from './playing.ts'

// A person at the board who means what greedy would answer: what she is asked, and with how few clicks she says it.

/** A question that the person answers herself, with her answer. */
export interface Answered extends Position {
  readonly chosen: BlackRoseOption
  readonly round: number
}

/** Gesture that gives several answers, and the number of its clicks. */
interface Gesture {
  readonly clicks: number
  next(): Leading
}

const person = 0

/** Questions to the person in the first seat in so many rounds, the table answering for her as it does with usual orders. */
export const askedIn = (edition: EditionId, seats: number, seed: string, rounds: number): Answered[] => {
  const game = blackRoseIn(edition)
  const begun = beginTable(game, { options: {}, seats, seed })
  if ('problem' in begun) throw new Error(begun.problem)
  const { match } = begun
  const { state } = match
  const seating: Seating = {
    seats: Array.from({ length: seats }, (_, seat) => ({ kind: seat === person ? 'human' : 'bot' })),
    shared: false,
  }
  const chance = swift(seed)
  const found: Answered[] = []
  // In the study greedy names schools by lot; she has two and two.
  let school = ''
  const give = (question: Question, option: BlackRoseOption): void => {
    const refused = giveAt(begun, question.seat, keyOf(option), 'seat')
    if (refused !== null) throw new Error(refused.message)
  }
  for (;;) {
    settle(game, state)
    const question = state.questions.find(({ manner }) => manner !== 'open') as BlackRoseQuestion | undefined
    if (state.outcome !== null || question === undefined) return found
    const { seat } = question
    const ordered = seat === person ? tableAnswer(match, seating, question) : undefined
    const options = choices(game, state, question)
    const again =
      seat === person && question.kind === 'librarySchool' && question.about.left % 2 === 1
        ? options.find((option) => option.do === 'school' && option.school === school)
        : undefined
    const chosen =
      (ordered as BlackRoseOption | undefined) ??
      again ??
      (options.length === 1
        ? options[0]!
        : greedy.answer(sightOf(game, state, seat), question, options, chance))
    if (chosen.do === 'school' && seat === person) school = chosen.school
    if (seat === person && ordered === undefined) {
      const view = viewOf(game, state, seat)
      const table = view.table as BlackRoseView
      if (table.round > rounds) return found
      // The opening comes once.
      if (table.round > 0)
        found.push({
          question,
          options: view.options as BlackRoseOption[],
          table,
          chosen,
          round: table.round,
        })
    }
    give(question, chosen)
  }
}

/** The rooms that are entered from here on, step by step, until the walk is over. */
const wayFrom = (answers: readonly Answered[], from: number): string[] => {
  const way: string[] = []
  for (const { question, chosen } of answers.slice(from)) {
    if (question.kind === 'step' && chosen.do !== 'room') return way
    if (question.kind === 'step' && chosen.do === 'room') way.push(chosen.room)
    else if (way.length > 0) return way
  }
  return way
}

/** Walker where a question begins a walk, or goes on with one. */
const walkerIn = ({ question, chosen }: Answered): Model | null => {
  if (question.kind === 'component') return { mage: question.seat }
  if (question.kind === 'nextEvocation' && chosen.do === 'evocation') return { evocation: chosen.n }
  if (question.kind !== 'step') return null
  const { model } = question.about
  return 'n' in model ? { evocation: model.n } : { mage: model.seat }
}

/** A model is dragged into a room; of two ways of the same length greedy takes one by lot, and any other one is led by hand. */
const dragsAt = (answers: readonly Answered[], at: number): Gesture[] => {
  const { question, options, table } = answers[at]!
  const model = walkerIn(answers[at]!)
  const way = wayFrom(answers, question.kind === 'step' ? at : at + 1)
  const room = way.at(-1)
  if (model === null || room === undefined) return []
  let led: readonly string[] = []
  for (const each of way) led = ledInto(table, question, options, model, led, each)
  if (led.join() !== way.join()) return []
  const uses = question.kind === 'component' && isUsable(table, question.seat, room)
  return [{ clicks: 1, next: () => going({ model, way, uses }) }]
}

/** A prepared spell is dragged onto what it is cast at. */
const tossesAt = ({ question, options, table }: Answered): Gesture[] =>
  planSlots.flatMap((slot) => {
    const throwing = throwingFrom(slot, question, options, table)
    if (throwing === null) return []
    return [...throwing.targets.values()].map((target) => ({
      clicks: 1,
      next: () => castingAt(throwing.first, target),
    }))
  })

/** Deeds that are done by one click on a thing of the board, by two if several things can be done there, or by dragging. */
const deedsAt = (answers: readonly Answered[], at: number): Gesture[] => {
  const { question, options, table } = answers[at]!
  const deeds = deedsOf(question, options, table)
  const targets = targetsOf({ thingsOf }, question, options, table)
  const ofDeeds = deeds.map(({ thing, course }) => {
    const here = deeds.filter((deed) => deed.thing === thing)
    const others = targets
      .of(thing)
      .filter((option) => !here.some(({ first }) => keyOf(first) === keyOf(option)))
    return {
      clicks: here.length + others.length === 1 ? 1 : 2,
      next: course,
    }
  })
  return [...ofDeeds, ...dragsAt(answers, at), ...tossesAt(answers[at]!)]
}

/** In the study, so many cards of one school at once. */
const drawsAt = ({ question, options }: Answered): (Gesture & { readonly all: boolean })[] =>
  question.kind === 'librarySchool'
    ? options.flatMap((option) =>
        option.do === 'school'
          ? Array.from({ length: question.about.left - 1 }, (_, at) => ({
              clicks: 1,
              all: at + 2 === question.about.left,
              next: () => drawing(option.school, at + 2),
            }))
          : [],
      )
    : []

/** In the preparation, the side of a spell that is clicked is laid into the slot that is next. */
const laysAt = ({ question, chosen }: Answered): Gesture[] =>
  question.kind === 'planCard' && chosen.do === 'card'
    ? [
        {
          clicks: 1,
          next: () => {
            let laid = false
            return ({ kind }, [option]) => {
              if (kind !== 'planCard')
                return kind === 'planSlot' || kind === 'planSide' ? (option ?? null) : null
              if (laid) return null
              laid = true
              return chosen
            }
          },
        },
      ]
    : []

/** With Shift held, what is clicked is the last of an activation, a walk, a plan or the evocations. */
const andDoneAt = ({ question }: Answered, gestures: readonly Gesture[]): Gesture[] =>
  gestures.flatMap(({ clicks, next }) => {
    const done = doneAfter(question)
    return done === null ? [] : [{ clicks, next: () => andDone<Types>(next(), done) }]
  })

/** As it was: sets the mage in motion and takes one step. */
const walkingTo = (room: string): Leading => {
  let begun = false
  return ({ kind }, options) => {
    if (kind === 'step') return options.find((option) => option.do === 'room' && option.room === room) ?? null
    if (kind === 'activateHere' || kind === 'completeQuest') return 'wait'
    if (begun) return null
    begun = true
    return options.find((option) => option.do === 'move') ?? null
  }
}

/** As it was: one step into a room beside. */
const stepsAt = ({ question, options, table }: Answered): Gesture[] =>
  question.kind === 'component'
    ? roomsBeside(table, question, options, { mage: question.seat }).map((room) => ({
        clicks: 1,
        next: () => walkingTo(room),
      }))
    : []

/** Number of clicks that one answer takes: on its thing or its button, and another one if a menu asks which. */
const clicksFor = ({ question, options, table, chosen }: Answered, cards: Cards): number => {
  const targets = targetsOf({ thingsOf }, question, options, table)
  const buttons = allButtonsOf({ buttonsOf }, question, options, targets, table, cards)
  const deeds = deedsOf(question, options, table)
  const isAlone = (those: readonly BlackRoseOption[]): boolean =>
    those.length === 1 && keyOf(those[0]!) === keyOf(chosen)
  const direct =
    !throwsAway(chosen, question) &&
    (thingsOf(chosen, question, table).some(
      (thing) => isAlone(targets.of(thing)) && deeds.every((deed) => deed.thing !== thing),
    ) ||
      buttons.some((button) => isAlone(button.options as BlackRoseOption[])))
  return direct ? 1 : 2
}

/** Answers that a gesture gives, with those that come between and are given by themselves; null if it does not mean them. */
const coveredBy = (
  { next }: Gesture,
  answers: readonly Answered[],
  from: number,
): { readonly to: number; readonly between: readonly number[] } | null => {
  const lead = next()
  const between: number[] = []
  let to = from
  for (; to < answers.length && answers[to]!.round === answers[from]!.round; to++) {
    const { question, options, table, chosen } = answers[to]!
    const given = lead(question, options, table)
    if (given === null) break
    if (given === 'wait') between.push(to)
    else if (given === 'off') return null
    // Into which slot a spell is laid is said by the order in which one clicks.
    else if (keyOf(given) !== keyOf(chosen) && question.kind !== 'planSlot' && question.kind !== 'planSide')
      return null
  }
  while (between.at(-1) === to - 1 && between.length > 0) {
    between.pop()
    to--
  }
  return { to, between }
}

/** In the study all cards are named before any is seen: their order says nothing. */
const inOrder = (answers: readonly Answered[]): Answered[] => {
  const sorted = answers.slice()
  for (let from = 0; from < sorted.length; from++) {
    let to = from
    while (sorted[to]?.question.kind === 'librarySchool' && sorted[to]?.chosen.do === 'school') to++
    const named = sorted.slice(from, to).map(({ chosen }) => chosen)
    named
      .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
      .forEach((chosen, at) => {
        sorted[from + at] = { ...sorted[from + at]!, chosen }
      })
    from = Math.max(from, to)
  }
  return sorted
}

/** Counts of clicks: by the kind of question with which each gesture begins. */
export interface Counted {
  readonly rounds: number
  readonly answers: number
  readonly clicks: number
  readonly byKind: { readonly [kind: string]: { readonly answers: number; readonly clicks: number } }
}

/** Gestures she knows: none (each answer is clicked by itself), those that there were once, those of today, or Shift, too. */
export type Knows = 'none' | 'once' | 'all' | 'shift'

/** The fewest clicks by which all this can be said. */
export const count = (edition: EditionId, asked: readonly Answered[], gestures: Knows = 'all'): Counted => {
  const cards = new Map(everyCard(textsIn(edition)).map((card) => [card.id, card])) as Cards
  const answers = inOrder(asked)
  const costs = answers.map((answered) => clicksFor(answered, cards))
  const least: { clicks: number; to: number; own: number }[] = []
  const after = (at: number): number => least[at]?.clicks ?? 0
  for (let at = answers.length - 1; at >= 0; at--) {
    const answered = answers[at]!
    let best = { clicks: costs[at]! + after(at + 1), to: at + 1, own: costs[at]! }
    const found =
      gestures === 'none'
        ? []
        : gestures === 'once'
          ? [...drawsAt(answered).filter(({ all }) => all), ...laysAt(answered), ...stepsAt(answered)]
          : [...deedsAt(answers, at), ...drawsAt(answered), ...laysAt(answered)]
    const byItself: Gesture = { clicks: costs[at]!, next: () => alone<Types>(answered.chosen) }
    if (gestures === 'shift') found.push(...andDoneAt(answered, [...found, byItself]))
    for (const gesture of found) {
      const covered = coveredBy(gesture, answers, at)
      if (covered === null || covered.to === at) continue
      const own = gesture.clicks + covered.between.reduce((sum, each) => sum + costs[each]!, 0)
      if (own + after(covered.to) < best.clicks)
        best = { clicks: own + after(covered.to), to: covered.to, own }
    }
    least[at] = best
  }
  const byKind: { [kind: string]: { answers: number; clicks: number } } = {}
  for (let at = 0; at < answers.length; at = least[at]!.to)
    for (let each = at; each < least[at]!.to; each++) {
      const { question, chosen } = answers[each]!
      const kind = question.kind === 'component' ? `component ${chosen.do}` : question.kind
      const { answers: before = 0, clicks: spent = 0 } = byKind[kind] ?? {}
      byKind[kind] = { answers: before + 1, clicks: spent + (each === at ? least[at]!.own : 0) }
    }
  const rounds = new Set(answers.map(({ round }) => round)).size
  return { rounds, answers: answers.length, clicks: after(0), byKind }
}
