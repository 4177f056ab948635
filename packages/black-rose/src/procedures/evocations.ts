import { announce, ask, call, conclude, done, go, type Seat } from '@conclave/kernel'
import { evocationCard } from '../content/content.ts'
import { happened } from '../events.ts'
import type { Abouts } from '../frames/abouts.ts'
import { type Calls, procedure } from '../frames/calls.ts'
import { walking } from '../frames/making.ts'
import {
  type BlackRose,
  type BlackRoseOption,
  cell,
  editionOf,
  type ModelId,
  mageOf,
  rose,
  type Summoned,
  turnOrder,
} from '../state.ts'
import { clockwise } from '../table/actors.ts'
import { isCauseCutShort } from '../table/cut-short.ts'
import { eventsFor } from '../table/events.ts'
import { bringIn, figuresLeft, needsSlot, removeEvocation } from '../table/evocations.ts'
import { roomName } from '../table/lodge.ts'
import {
  cardOfEvocation,
  evocationModel,
  evocationOf,
  evocationsOf,
  isInPlay,
  mageModel,
  placeOf,
} from '../table/models.ts'
import { namedModel } from '../table/named.ts'
import { modelIn, modelOption } from '../table/named-options.ts'
import { notice } from '../table/notice.ts'
import { calling, powerDoing } from '../table/powers.ts'
import { evocationSpeed, prowlOf, prowlsOf } from '../table/rules.ts'
import { innermost } from '../table/stack.ts'
import { mark } from '../table/tallies.ts'
import { type HeldPower, powerOf, upgraded } from '../table/upgrades.ts'
import { workEvent } from './black-rose-phase.ts'
import { attackable, hitsAll } from './fighting.ts'
import { fullStop } from './full-stop.ts'
import { question } from './question.ts'

type Summoning = Calls['summon']

/** [BRW-EVO.3, BRW-D.29] Without a figure in the reserve, 0.7 takes one that is in play. */
const inPlay = (state: BlackRose, { kind }: Summoning): Summoned[] =>
  state.evocations.filter((evocation) => evocation.kind === kind)

/** The evocations of a mage that take a space on her sheet. */
const onSheet = (state: BlackRose, seat: Seat): Summoned[] =>
  evocationsOf(state, seat).filter(({ slot }) => slot >= 0)

/** [REB-EVO.5] The large evocation that a new large one cannot stand beside. */
const largeRivals = (state: BlackRose, { seat, kind }: Summoning): Summoned[] =>
  evocationCard(state.rules.edition, kind).large === true
    ? onSheet(state, seat).filter((evocation) => cardOfEvocation(state, evocation).large === true)
    : []

/** [REB-EVO.5, REB-C.20] Evocations of a mage that a new one of this kind can replace: a large one only a large one. */
const replaceable = (state: BlackRose, locals: Summoning): Summoned[] => {
  const large = largeRivals(state, locals)
  return large.length > 0 ? large : onSheet(state, locals.seat)
}

/** [REB-EVO.3, REB-EVO.5] True if it can only come in the place of another. */
const mustMakeWay = (state: BlackRose, locals: Summoning): boolean =>
  needsSlot(state, locals.seat, locals.kind) || largeRivals(state, locals).length > 0

/** [REB-EVO.3, RUL-46] Choice of the one that makes way; or it comes beside them, or, if there is no space for it, not at all. */
const freelyReplaced = (state: BlackRose, locals: Summoning): BlackRoseOption[] => [
  ...replaceable(state, locals).map(({ n }) => modelOption(state, evocationModel(n))),
  { do: mustMakeWay(state, locals) ? 'no' : 'yes' },
]

/** [BRW-D.28, BRW-D.29] Choice of the evocation that makes way. */
const replaceOptions = (state: BlackRose, locals: Summoning): BlackRoseOption[] => {
  if (editionOf(state).replacesFreely) return freelyReplaced(state, locals)
  if (figuresLeft(state, locals.kind) === 0)
    return inPlay(state, locals).map(({ n }) => modelOption(state, evocationModel(n)))
  const own = evocationsOf(state, locals.seat)
    .filter(({ slot }) => slot >= 0)
    .map(({ n }) => modelOption(state, evocationModel(n)))
  return editionOf(state).mustReplace ? own : [...own, { do: 'no' }]
}

/** In Rebirth later sentences know what a summons has brought, and that it has brought nothing. */
const pickSummoned = (state: BlackRose, models: ModelId[]): void => {
  const doing = innermost(state, 'effect')
  if (doing !== undefined && editionOf(state).interrupts === 'fullStop') doing.picked = models
}

/** [3.16] */
export const summon = procedure('summon')({
  first: 'begin',
  steps: {
    begin: (state, locals) => {
      const { seat, kind } = locals
      pickSummoned(state, [])
      if (figuresLeft(state, kind) === 0) {
        const takes = editionOf(state).summonsFromPlay && inPlay(state, locals).length > 0
        return takes ? ask(question(state, seat, 'replaceEvocation', { kind })) : done
      }
      if (editionOf(state).replacesFreely)
        return onSheet(state, seat).length === 0
          ? go('come')
          : ask(question(state, seat, 'replaceEvocation', { kind }))
      if (!needsSlot(state, seat, kind)) return go('come')
      return ask(question(state, seat, 'replaceEvocation', { kind }))
    },
    come: (state, { seat, kind, room, health }) => {
      const printed = evocationCard(state.rules.edition, kind).health
      const model = bringIn(state, seat, kind, room, health ?? printed)
      notice(state, { what: 'summons', seat, model, room })
      pickSummoned(state, [model])
      return done
    },
  },
  questions: {
    replaceEvocation: {
      rule: 'BRW-EVO.2',
      options: replaceOptions,
      reply: (state, _, option) => {
        const model = modelIn(option)
        if (model !== null) removeEvocation(state, model)
        if (editionOf(state).replacesFreely) return option.do === 'no' ? done : go('come')
        return model === null ? done : go('begin')
      },
    },
  },
})

/** Effect by which an evocation's power is carried out for its controller. */
const using = (state: BlackRose, { n, place }: Summoned, power: HeldPower, by: Seat) =>
  powerDoing(state, power, { by, you: by, at: place, it: evocationModel(n) })

const actorOf = ({ n, by, prowler }: Calls['act']): ModelId => (prowler ? mageModel(by) : evocationModel(n))

/** True if it has a strength of its own: without one it does not attack, whatever events add. */
const canStrike = (state: BlackRose, evocation: Summoned): boolean =>
  cardOfEvocation(state, evocation).attack + upgraded(state, evocation, 'attack') > 0

/** [BRW-EVP.2, BRW-D.37] After moving: attack, use a power instead, or neither. */
const actOptions = (state: BlackRose, locals: Calls['act']): BlackRoseOption[] => {
  const model = actorOf(locals)
  const evocation = evocationOf(state, model)
  const attack = evocation === undefined || canStrike(state, evocation)
  const options: BlackRoseOption[] = []
  if (attack && attackable(state, model, locals.by).length > 0) options.push({ do: 'attack' })
  if (evocation !== undefined && powerOf(state, evocation, 'insteadOfAttack') !== undefined)
    options.push({ do: 'yes' })
  return [...options, { do: 'end' }]
}

/** Evocation that might attack, the room, and the targets: one of them, or all. */
const named = (state: BlackRose, model: ModelId, by: Seat): Abouts['evocationTurn'] => ({
  model: namedModel(state, model),
  room: roomName(state, placeOf(state, model)),
  targets: attackable(state, model, by).map((each) => namedModel(state, each)),
  all: hitsAll(state, model),
  ...upgradeInstead(state, model),
})

/** Alternative to its attack that an upgrade offers an evocation. */
const upgradeInstead = (state: BlackRose, model: ModelId): { readonly instead?: string } => {
  const evocation = evocationOf(state, model)
  const power = evocation === undefined ? undefined : powerOf(state, evocation, 'insteadOfAttack')
  return power?.source.startsWith('upgrade.') === true ? { instead: power.list } : {}
}

/** [REB-EVP.3] True if it may attack before it moves, and can. */
const mayStrikeFirst = (state: BlackRose, locals: Calls['act']): boolean =>
  editionOf(state).strikesFirst && locals.begun !== true && actOptions(state, locals).length > 1

/** [REB-EVP.3] Options of its turn: before it moves, it may also move. */
const turnOptions = (state: BlackRose, locals: Calls['act']): BlackRoseOption[] =>
  mayStrikeFirst(state, locals)
    ? [...actOptions(state, locals).filter((option) => option.do !== 'end'), { do: 'move' }]
    : actOptions(state, locals)

/** Number of steps that it can go. */
const stepsOf = (state: BlackRose, locals: Calls['act']): number => {
  const evocation = evocationOf(state, actorOf(locals))
  return evocation === undefined ? prowlOf(state, locals.by) : evocationSpeed(state, evocation)
}

/** [BRW-V.1, BRW-EVP.2] It moves, then may attack; in Rebirth also the other way round. A prowling mage does the same. */
export const act = procedure('act')({
  first: 'move',
  steps: {
    move: (state, locals) => {
      const model = actorOf(locals)
      const evocation = evocationOf(state, model)
      if (!locals.prowler && evocation === undefined) return done
      const from = locals.prowler ? mageOf(state, locals.by).place : evocation!.place
      if (from === cell) return done
      // [REB-EVP.4, 11.7] The activation of a totem is its call.
      const called = calling(state, model, locals.by)
      if (called !== undefined) return call('effect', called, 'end')
      const left = stepsOf(state, locals)
      if (left === 0) return go('strike')
      if (mayStrikeFirst(state, locals))
        return ask(question(state, locals.by, 'evocationTurn', named(state, model, locals.by)))
      return call('walk', walking(model, locals.by, left), 'strike')
    },
    // [REB-EVP.3] It has attacked; what is left to it is one run.
    // [RUL-53] That of the Avatar stays where it has found its target.
    struck: (state, { by }) => fullStop(state, by === rose ? 'over' : 'run'),
    run: (state, locals) => {
      const model = actorOf(locals)
      if (!isInPlay(state, model) || placeOf(state, model) === cell || isCauseCutShort(state)) return done
      return call('walk', walking(model, locals.by, stepsOf(state, locals)), 'over')
    },
    strike: (state, locals) => {
      const model = actorOf(locals)
      if (editionOf(state).strikesFirst) locals.begun = true
      if (!locals.prowler && evocationOf(state, model) === undefined) return done
      if (locals.prowler && mageOf(state, locals.by).place === cell) return done
      if (isCauseCutShort(state) || actOptions(state, locals).length === 1) return done
      return ask(question(state, locals.by, 'evocationTurn', named(state, model, locals.by)))
    },
    end: (state) => fullStop(state, 'over'),
    over: () => done,
  },
  questions: {
    evocationTurn: {
      rule: 'BRW-EVP.2',
      options: turnOptions,
      reply: (state, locals, option) => {
        const model = actorOf(locals)
        const then = mayStrikeFirst(state, locals) ? 'struck' : 'end'
        if (option.do === 'move')
          return call('walk', walking(model, locals.by, stepsOf(state, locals)), 'strike')
        if (option.do === 'attack') return call('attack', { model, by: locals.by, bonus: 0 }, then)
        const evocation = evocationOf(state, model)
        const power = evocation === undefined ? undefined : powerOf(state, evocation, 'insteadOfAttack')
        if (option.do !== 'yes' || evocation === undefined || power === undefined) return done
        return call('effect', using(state, evocation, power, locals.by), then)
      },
    },
  },
})

/** [BRW-D.36] The evocations of a mage that have not acted, and herself if she prowls. */
const nextEvocationOptions = (state: BlackRose, seat: number): BlackRoseOption[] => [
  ...evocationsOf(state, seat)
    .filter(({ acted }) => !acted)
    .map(({ n }) => modelOption(state, evocationModel(n))),
  ...(isProwling(state, seat) ? [modelOption(state, mageModel(seat))] : []),
  { do: 'end' },
]

/** [REB-EVP.5] True if the table plays Crown of the Summoner. */
const isOneByOne = (state: BlackRose): boolean => state.rules.crownOfSummoner === true

/** [RUL-42] Effect of an umbra on the mage it haunts: nobody controls it, and its damage is the Black Rose's. */
const haunting = (state: BlackRose, umbra: Summoned, power: HeldPower, seat: Seat) => {
  const it = evocationModel(umbra.n)
  announce?.(happened({ event: 'umbraActs', model: namedModel(state, it), seat }, 'REB-EVP.2'))
  return powerDoing(state, power, { by: rose, you: seat, at: mageOf(state, seat).place, it })
}

/** As often as spells allow it. */
const isProwling = (state: BlackRose, seat: number): boolean => {
  const { place, tally } = mageOf(state, seat)
  return place !== cell && tally.marks.filter((mark) => mark === 'prowled').length < prowlsOf(state, seat)
}

/** [REB-EVP.5] True if somebody has still to act: an evocation, or a mage who prowls. */
const isAnyLeft = (state: BlackRose): boolean =>
  state.evocations.some(({ acted, paired }) => !acted && paired === undefined) ||
  state.mages.some((_, seat) => isProwling(state, seat))

/** Marks as done all that a mage has not let act: it does nothing more in this phase. */
const letBe = (state: BlackRose, seat: Seat): void => {
  for (const each of evocationsOf(state, seat)) each.acted = true
  while (isProwling(state, seat)) mark(mageOf(state, seat), 'prowled')
}

/** [3.18] In turn order each mage acts with all her evocations, each once. */
export const evocationPhase = procedure('evocationPhase')({
  first: 'begin',
  steps: {
    begin: (state, locals) => {
      locals.left = turnOrder(state)
      for (const evocation of state.evocations) evocation.acted = false
      if (!editionOf(state).openQuests)
        return call('questCheck', { left: turnOrder(state), at: 'startOfEvocation', met: [] }, 'dawn')
      locals.left = eventsFor(state, 'evocation')
      return go('events')
    },
    // [RUL-78] Events for this phase work as it begins.
    events: (state, locals) => {
      const at = locals.left.shift()
      if (at !== undefined) return workEvent(state, at, 'worked')
      locals.left = clockwise(state, state.first)
      return go('dawn')
    },
    worked: (state) => {
      conclude()
      return fullStop(state, 'events')
    },
    dawn: (state, locals) => {
      const seat = locals.left[0]
      if (seat === undefined) {
        locals.left = clockwise(state, state.first)
        return go('mage')
      }
      locals.left.shift()
      const altars = evocationsOf(state, seat).filter(
        (evocation) => powerOf(state, evocation, 'dawn') !== undefined,
      )
      // Once a mage and round: the first altar for which it does something.
      const able =
        altars.find(({ n }) => attackable(state, evocationModel(n), seat).length === 0) ?? altars[0]
      if (able === undefined) return go('dawn')
      return call('effect', using(state, able, powerOf(state, able, 'dawn')!, seat), 'dawn')
    },
    mage: (state, locals) => {
      const [seat] = locals.left
      if (seat === undefined) return isOneByOne(state) ? go('roundAgain') : done
      state.active = seat
      return go('next')
    },
    // [REB-EVP.5] Round and round, one evocation each, until none is left to act.
    roundAgain: (state, locals) => {
      locals.left = clockwise(state, state.first)
      return isAnyLeft(state) ? go('mage') : go('umbra')
    },
    // [11.7, REB-G.9] At the end of a mage's turn her umbras act, in the order in which they were assigned.
    umbra: (state, locals) => {
      const seat = locals.left[0]
      if (seat === undefined) return done
      // [RUL-30] With Crown of the Summoner, too, she is the one whose turn it is.
      if (isOneByOne(state)) state.active = seat
      const umbra = state.evocations.find(({ paired, acted }) => paired === seat && !acted)
      if (umbra === undefined) {
        locals.left.shift()
        return go(isOneByOne(state) ? 'umbra' : 'mage')
      }
      umbra.acted = true
      const power = powerOf(state, umbra, 'haunting')
      return power === undefined
        ? go('umbra')
        : call('effect', haunting(state, umbra, power, seat), 'haunted')
    },
    haunted: (state) => {
      conclude()
      return fullStop(state, 'umbra')
    },
    next: (state, locals) => {
      const seat = locals.left[0]!
      if (seat === rose) return go('avatar')
      if (nextEvocationOptions(state, seat).length === 1) return go('rest')
      return ask(question(state, seat, 'nextEvocation', null))
    },
    // [REB-AVA.24] Its evocations act in the order of their spaces.
    avatar: (state) => {
      const [next] = evocationsOf(state, rose)
        .filter(({ acted }) => !acted)
        .sort((one, other) => one.slot - other.slot)
      if (next === undefined) return go('rest')
      next.acted = true
      return call('act', { n: next.n, by: rose, prowler: false }, 'after')
    },
    after: (state) => {
      if (state.news.length > 0) return fullStop(state, 'after')
      if (editionOf(state).openQuests) return go(isOneByOne(state) ? 'rest' : 'next')
      return call('questCheck', { left: turnOrder(state), at: 'always', met: [] }, 'next')
    },
    rest: (state, locals) => {
      if (editionOf(state).openQuests && !isOneByOne(state)) return go('umbra')
      locals.left.shift()
      return go('mage')
    },
  },
  questions: {
    nextEvocation: {
      rule: 'BRW-EVP.1',
      options: (state, _, { seat }) => nextEvocationOptions(state, seat),
      reply: (state, _, option, { seat }) => {
        const model = modelIn(option)
        if (model === null) {
          // Whoever lets the rest of hers be is not asked again.
          if (isOneByOne(state)) letBe(state, seat)
          return go('rest')
        }
        const evocation = evocationOf(state, model)
        if (evocation === undefined) {
          mark(mageOf(state, seat), 'prowled')
          return call('act', { n: 0, by: seat, prowler: true }, 'after')
        }
        evocation.acted = true
        return call('act', { n: evocation.n, by: seat, prowler: false }, 'after')
      },
    },
  },
})
