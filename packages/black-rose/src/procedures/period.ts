import { announce, ask, call, conclude, done, go, type Seat, tell } from '@conclave/kernel'
import { happened } from '../events.ts'
import type { Abouts } from '../frames/abouts.ts'
import { type Calls, type Follow, follow, procedure } from '../frames/calls.ts'
import {
  type BlackRose,
  type BlackRoseOption,
  type ModelId,
  mageOf,
  type Occurrence,
  type OptionOf,
  type Owner,
  rose,
} from '../state.ts'
import { answersByBack, avatarOf } from '../table/action-deck.ts'
import { clockwise } from '../table/actors.ts'
import { automaticOf } from '../table/automatic.ts'
import { removeEvocation } from '../table/evocations.ts'
import { standsStill } from '../table/ignoring.ts'
import { isInPlay, isMage, mageModel, spaceOn } from '../table/models.ts'
import { countDeeds } from '../table/progress.ts'
import { cardIn, isActive } from '../table/sheet.ts'
import { running } from '../table/stack.ts'
import { answersTo, mayAnswer } from '../table/triggers.ts'
import type { SlotName } from '../words/board.ts'
import { cardOf } from '../words/source.ts'
import { fullStop, hearing } from './full-stop.ts'
import { question } from './question.ts'
import { named, reactionOrder, triggering } from './react.ts'

type Period = Calls['period']

/** [RUL-140] The slots that a mage has declared already, here or at a full stop around this one: they answer what they were declared for. */
const declaredBy = (state: BlackRose, seat: Seat): SlotName[] =>
  running(state, 'period').flatMap(({ declared }) =>
    declared.flatMap(({ seat: by, slot }) => (by === seat && slot !== 'back' ? [slot] : [])),
  )

/** Marker of an active spell, as everybody sees it. */
const markerOf = (state: BlackRose, seat: Seat, slot: SlotName): 'trap' | 'protection' =>
  mageOf(state, seat).slots[slot].marker ?? 'trap'

/** [REB-C.17] Occurrences that a mage might react to, as everybody can see. */
const askedOf = (state: BlackRose, locals: Period, seat: Seat): number[] =>
  mayAnswer(state, seat, locals.heard, declaredBy(state, seat))

const aboutOf = (state: BlackRose, locals: Period, seat: Seat): Abouts['react'] => {
  const [first, ...also] = askedOf(state, locals, seat).map((at) => named(state, locals.heard[at]!))
  return { ...first!, also }
}

/** Active spells that she can declare, and to which of the occurrences if that is not clear. */
const declareOptions = (state: BlackRose, locals: Period, seat: Seat): BlackRoseOption[] => {
  const asked = askedOf(state, locals, seat)
  return [
    ...answersTo(state, seat, locals.heard, declaredBy(state, seat)).flatMap(({ slot, to }) => {
      const option = { do: 'trigger', card: cardIn(mageOf(state, seat), slot)!, slot } as const
      return to.length === 1 ? [option] : to.map((each) => ({ ...option, heard: asked.indexOf(each) }))
    }),
    { do: 'pass' },
  ]
}

/** [REB-AVA.20] Declares the card on top of the Avatar's deck, which answers by itself. */
const declareBack = (state: BlackRose, { heard, declared }: Period): void => {
  const to = heard.findIndex((each) => answersByBack(state, each))
  if (to < 0) return
  declared.push({ seat: rose, slot: 'back', to })
  const marker = avatarOf(state).back?.startsWith('trap') === true ? 'trap' : 'protection'
  tell?.(happened({ event: 'declared', seat: rose, slot: 'back', marker }, 'REB-AVA.20'))
}

const answered = (state: BlackRose, locals: Period, seat: Seat, option: OptionOf<'trigger'>): number =>
  option.heard === undefined
    ? answersTo(state, seat, locals.heard, []).find(({ slot }) => slot === option.slot)!.to[0]!
    : askedOf(state, locals, seat)[option.heard]!

/** Adds what is not among them. */
const addOnce = (models: ModelId[], model: ModelId): void => {
  if (!models.includes(model)) models.push(model)
}

/** The models on which these occurrences have put cubes. */
const hurtBy = (heard: readonly Occurrence[]): ModelId[] => {
  const hurt: ModelId[] = []
  for (const each of heard)
    if ((each.what === 'damaged' && each.amount > 0) || each.what === 'transfers') addOnce(hurt, each.model)
  return hurt
}

/** [RUL-27] True if a model waits for another full stop around this one: its bar was full there already. */
const isWaiting = (state: BlackRose, model: ModelId): boolean =>
  running(state, 'period')
    .slice(0, -1)
    .some(({ full }) => full.includes(model))

const isFull = (state: BlackRose, model: ModelId): boolean =>
  isInPlay(state, model) && spaceOn(state, model) === 0

/** [RUL-27] Models that fall at this full stop: those it has filled, as it is after all reactions. */
const falling = (state: BlackRose, { heard, full }: Period): ModelId[] => {
  const hit = full.slice()
  for (const model of hurtBy(heard)) addOnce(hit, model)
  return hit.filter((model) => isFull(state, model) && !isWaiting(state, model))
}

/** [REB-DMG.10, REB-G.7] Owner of the blow: the one who has transferred the last damage, or whose cube came last. */
const fellerOf = (state: BlackRose, { heard }: Period, seat: Seat): Owner => {
  const last = heard.findLast(
    (each) =>
      (each.what === 'transfers' || (each.what === 'damaged' && each.put > 0)) &&
      each.model === mageModel(seat),
  )
  return last?.what === 'transfers' ? last.seat : (mageOf(state, seat).damage.at(-1) ?? rose)
}

/** Puts off all that has been brought about here: it is heard of later, in a full stop of its own (REB-C.2). */
const putOff = (state: BlackRose, locals: Period): void => {
  locals.after.push(...state.news.splice(0))
}

/** [REB-C.2] Damage that was taken back, and cubes that have gone back, have not been. */
const standing = (heard: readonly Occurrence[]): Occurrence[] =>
  heard.filter(
    (each) =>
      !(each.what === 'damaged' && each.amount === 0) && !(each.what === 'places' && each.count === 0),
  )

const eventOf = (next: Follow): string | undefined =>
  next.procedure === 'effect' && next.locals.source.startsWith('event.')
    ? cardOf(next.locals.source)
    : undefined

/**
 * [REB-EFF.3, REB-C.2] A full stop: what happens by itself, reactions, removals, defeats, quests; and what has come of all
 * that in a full stop of its own.
 */
export const period = procedure('period')({
  first: 'begin',
  steps: {
    begin: (state, locals) => {
      locals.full = hurtBy(locals.heard).filter((model) => isFull(state, model))
      locals.todo = automaticOf(state, locals.heard)
      return go('automatic')
    },
    // [REB-G.5]
    automatic: (state, locals) => {
      const next = locals.todo.shift()
      if (next === undefined) {
        locals.left = reactionOrder(state)
        return go('declare')
      }
      const card = eventOf(next)
      if (card === undefined) return follow(next, 'worked')
      announce?.(happened({ event: 'eventWorks', card }, 'BRW-EVT.7'))
      return follow(next, 'announced')
    },
    announced: () => {
      conclude()
      return go('worked')
    },
    worked: (state) => fullStop(state, 'automatic'),
    // [REB-EFF.8, REB-C.18] All declare before anything is resolved; mostly nobody has anything to.
    declare: (state, locals) => {
      for (let [seat] = locals.left; seat !== undefined; [seat] = locals.left) {
        if (seat === rose) declareBack(state, locals)
        else if (askedOf(state, locals, seat).length > 0)
          return ask(question(state, seat, 'react', aboutOf(state, locals, seat), 'window'))
        locals.left.shift()
      }
      return go('resolve')
    },
    next: (_, locals) => {
      locals.left.shift()
      return go('declare')
    },
    resolve: (state, locals) => {
      const next = locals.declared.shift()
      if (next === undefined) return go('remove')
      const { seat, slot, to } = next
      const occurrence = locals.heard[to]!
      // [REB-AVA.20] What lies on top answers, if it still does.
      if (slot === 'back')
        return answersByBack(state, occurrence)
          ? call('avatarReaction', { occurrence, heardAt: to }, 'resolve')
          : go('resolve')
      // [RUL-29] What there was to react to has been undone: it stays active, and nobody sees it.
      if (!standsStill(state, seat, slot, occurrence)) {
        if (isActive(mageOf(state, seat), slot))
          tell?.(happened({ event: 'declaredInVain', seat, slot }, 'REB-EFF.8'))
        return go('resolve')
      }
      return call('trigger', { ...triggering(state, seat, slot, occurrence), heardAt: to }, 'resolve')
    },
    // [REB-DMG.4]
    remove: (state, locals) => {
      for (const model of falling(state, locals)) if (!isMage(model)) removeEvocation(state, model)
      putOff(state, locals)
      return go('defeat')
    },
    // [REB-DMG.5]
    defeat: (state, locals) => {
      const fallen = falling(state, locals)
      const seat = clockwise(state, state.crown).find((each) => fallen.includes(mageModel(each)))
      if (seat === undefined) return go('quests')
      return call('defeat', { seat, by: fellerOf(state, locals, seat) }, 'settled')
    },
    settled: (state, locals) => {
      putOff(state, locals)
      return go('defeat')
    },
    quests: (state, locals) => {
      locals.full = []
      countDeeds(state, standing(locals.heard))
      putOff(state, locals)
      return locals.after.length === 0 ? done : call('period', hearing(locals.after.splice(0)), 'end')
    },
    end: () => done,
  },
  questions: {
    react: {
      rule: 'BRW-TP.2',
      options: (state, locals, { seat }) => declareOptions(state, locals, seat),
      reply: (state, locals, option, { seat }) => {
        if (option.do !== 'trigger') return go('next')
        const marker = markerOf(state, seat, option.slot)
        locals.declared.push({ seat, slot: option.slot, to: answered(state, locals, seat, option) })
        tell?.(happened({ event: 'declared', seat, slot: option.slot, marker }, 'REB-EFF.8'))
        return go('declare')
      },
      decline: { do: 'pass' },
    },
  },
})
