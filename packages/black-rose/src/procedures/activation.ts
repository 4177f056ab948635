import { ask, call, done, go, type Seat, tell, uncover } from '@conclave/kernel'
import { happened, type PhysicalAction } from '../events.ts'
import type { BlackRoseQuestion, Part } from '../frames/abouts.ts'
import { type Calls, procedure } from '../frames/calls.ts'
import { activating, walking } from '../frames/making.ts'
import { type BlackRose, cell, editionOf, mageOf, type OptionOf, rose, turnOrder } from '../state.ts'
import { hasAction } from '../table/action-deck.ts'
import { mayBeActivated } from '../table/activation.ts'
import { clockwise } from '../table/actors.ts'
import { hasJinx, remedy } from '../table/jinxes.ts'
import { roomName } from '../table/lodge.ts'
import { allModels, evocationsOf, mageModel, ownerOf, placeOf } from '../table/models.ts'
import { notice } from '../table/notice.ts'
import { asAnswers } from '../table/quests.ts'
import { movementOf } from '../table/rules.ts'
import { cardIn, isActive, isReady, leaveSheet, nextStandard, readySlots } from '../table/sheet.ts'
import { countedIn, mark } from '../table/tallies.ts'
import { forgetActivation } from '../table/tasks.ts'
import { mayMove } from '../verbs/index.ts'
import { slotNames } from '../words/board.ts'
import { castOf } from './cast.ts'
import { attackable } from './fighting.ts'
import { fullStop } from './full-stop.ts'
import { question } from './question.ts'

type Activation = Calls['activation']

/** Answers of a mage in her activation. */
type Component = OptionOf<
  'move' | 'attack' | 'evocation' | 'castNext' | 'castQuick' | 'sacrifice' | 'quest' | 'end'
>

/** [BRW-ACT.3] Two standard spells, or two quick ones, never go together; two actions do. */
const mayFollow = (parts: readonly Part[], part: Part): boolean =>
  parts.length < 2 && (part === 'action' || !parts.includes(part))

/** [BRW-ACT.9, BRW-V.37] Spells that can be sacrificed for a step, by a mage who can take one. */
const sacrifices = (state: BlackRose, seat: Seat): OptionOf<'sacrifice'>[] => {
  const mage = mageOf(state, seat)
  if (mage.inhibited.includes('move')) return []
  const active = editionOf(state).sacrificesActive
  return slotNames
    .filter((slot) => isReady(mage, slot) || (active && isActive(mage, slot)))
    .map((slot) => ({ do: 'sacrifice', card: cardIn(mage, slot)!, slot }))
}

/** [BRW-ACT.2] True if a mage has anything left that she must use in the phase. */
const canAct = (state: BlackRose, seat: Seat): boolean => {
  const mage = mageOf(state, seat)
  return mage.actions > 0 || readySlots(mage).length > 0
}

/** The mark of a mage who has only active spells left and keeps them for the rest of the phase. */
const finished = 'finished'

/** [BRW-ACT.9] True if a mage who has nothing else may sacrifice an active spell; one who has declined is not asked again. */
const mayStillSacrifice = (state: BlackRose, seat: Seat): boolean =>
  !mageOf(state, seat).tally.marks.includes(finished) && sacrifices(state, seat).length > 0

const hasTarget = (state: BlackRose, seat: Seat): boolean =>
  attackable(state, mageModel(seat), seat).length > 0

/** [BRW-ACT.8] True if the room that a mage stands in, activated first, may bring her together with somebody to attack. */
const mayBringTarget = (state: BlackRose, seat: Seat): boolean => {
  const { place } = mageOf(state, seat)
  return (
    place !== cell &&
    mayBeActivated(state, seat, place) &&
    mayMove(state, seat, place) &&
    allModels(state).some((model) => ownerOf(state, model) !== seat && placeOf(state, model) !== cell)
  )
}

/** [BRW-ACT.8, REB-ACT.9] True if a mage who fights has nobody to attack, not even by the room where she stands. */
export const fightsNobody = (state: BlackRose, seat: Seat): boolean =>
  !hasTarget(state, seat) && !mayBringTarget(state, seat)

/** [BRW-ACT.8] In 1.6 the room comes first, so that it may bring somebody to attack. */
const mayFindTarget = (state: BlackRose, seat: Seat): boolean =>
  editionOf(state).activatesBefore && mayBringTarget(state, seat)

/** [BRW-ACT.8, REB-ACT.9, REB-ACT.15] True if a mage may choose to fight; in Rebirth nobody need be there to be fought. */
const mayFight = (state: BlackRose, seat: Seat): boolean =>
  editionOf(state).fightsAlone
    ? mageOf(state, seat).place !== cell
    : hasTarget(state, seat) || mayFindTarget(state, seat)

/** [REB-ACT.10, REB-ACT.15] The evocations that a mage can command, wherever they are; not from her cell. */
const commands = (state: BlackRose, seat: Seat): OptionOf<'evocation'>[] =>
  editionOf(state).commands && mageOf(state, seat).place !== cell
    ? evocationsOf(state, seat).map(({ n, kind }) => ({ do: 'evocation', kind, n, seat }))
    : []

/** The room without which there is nobody to attack, if there is one. */
const roomFirst = (state: BlackRose, { seat }: Activation): { readonly through?: string } =>
  !editionOf(state).fightsAlone && !hasTarget(state, seat) && mayFindTarget(state, seat)
    ? { through: roomName(state, mageOf(state, seat).place) }
    : {}

/**
 * [BRW-CELL.4] True if a mage may cast a spell where she is. In the cell of 1.6 nobody may; in that of 0.7 whoever can still
 * leave by a physical action afterwards, as nobody ends her activation there who can leave.
 */
const mayCastHere = (state: BlackRose, { seat, parts }: Activation): boolean => {
  const { place, actions } = mageOf(state, seat)
  return place !== cell || (editionOf(state).castsInCell && actions > 0 && parts.length === 0)
}

/** [BRW-CELL.4, BRW-CELL.6, BRW-R.55] True if a mage may not stay in her cell: she has more than active spells, and a way out. */
const mustLeave = (state: BlackRose, seat: Seat, options: readonly Component[]): boolean =>
  mageOf(state, seat).place === cell &&
  canAct(state, seat) &&
  options.some((option) => option.do === 'move' || option.do === 'sacrifice')

/** [BRW-D.13, BRW-D.14, BRW-CELL.4, BRW-R.55] Options of a mage in her activation. */
const componentOptions = (state: BlackRose, locals: Activation): Component[] => {
  const { seat, parts } = locals
  const mage = mageOf(state, seat)
  const options: Component[] = []
  const mayCast = mayCastHere(state, locals)
  if (mage.actions > 0 && mayFollow(parts, 'action')) {
    options.push({ do: 'move' })
    if (mayFight(state, seat)) options.push({ do: 'attack' })
    options.push(...commands(state, seat))
  }
  if (mayCast && nextStandard(mage) !== undefined && mayFollow(parts, 'standard'))
    options.push({ do: 'castNext' })
  if (mayCast && isReady(mage, 'quick') && mayFollow(parts, 'quick')) options.push({ do: 'castQuick' })
  const alone = !editionOf(state).sacrificeIsAction && parts.length > 0
  if (!alone && mayFollow(parts, 'action')) options.push(...sacrifices(state, seat))
  options.push(...asAnswers(mage.toSolve ?? []))
  const mayEnd = parts.length > 0 || !canAct(state, seat)
  if (mayEnd && !mustLeave(state, seat, options)) options.push({ do: 'end' })
  return options
}

/** [REB-ACT.8, REB-ACT.9] Name of an action, where all five have names of their own. */
const named = (state: BlackRose, deed: 'move' | 'attack'): { readonly action?: PhysicalAction } =>
  editionOf(state).commands ? { action: deed === 'move' ? 'explore' : 'fight' } : {}

const componentRule = (option: Component): string => {
  switch (option.do) {
    case 'castNext':
    case 'castQuick':
      return 'BRW-ACT.7'
    case 'sacrifice':
      return 'BRW-ACT.9'
    case 'end':
      return 'BRW-ACT.5'
    case 'evocation':
      return 'REB-ACT.10'
    case 'quest':
      return 'REB-QST.4'
    case 'move':
    case 'attack':
      return 'BRW-ACT.8'
  }
}

/** [3.8] One mage's go: one or two components (BRW-ACT.4, BRW-ACT.5, BRW-ACT.12). */
export const activation = procedure('activation')({
  first: 'next',
  steps: {
    next: (state, locals) => {
      const { seat, parts, falls } = locals
      const hasFallen = mageOf(state, seat).falls !== falls && editionOf(state).fallEndsActivation
      if (hasFallen || (parts.length === 2 && !editionOf(state).openQuests)) return go('end')
      if (componentOptions(state, locals).every((option) => option.do === 'end')) return go('end')
      // [BRW-ACT.9] Nobody has to sacrifice an active spell, so nobody is waited for long.
      const manner = parts.length === 0 && !canAct(state, seat) ? 'window' : 'turn'
      return ask(
        question(state, seat, 'component', { parts: parts.slice(), ...roomFirst(state, locals) }, manner),
      )
    },
    after: (state) =>
      state.news.length > 0
        ? fullStop(state, 'after')
        : editionOf(state).openQuests
          ? go('next')
          : call('questCheck', { left: turnOrder(state), at: 'always', met: [] }, 'next'),
    end: (state, { seat }) => {
      notice(state, { what: 'endsActivation', seat, room: mageOf(state, seat).place })
      return fullStop(state, 'over')
    },
    over: (state) => {
      forgetActivation(state)
      return done
    },
  },
  questions: {
    component: {
      rule: componentRule,
      options: componentOptions,
      reply: (state, locals, option: Component) => {
        const { seat } = locals
        const mage = mageOf(state, seat)
        switch (option.do) {
          case 'move':
          case 'attack':
            locals.parts.push('action')
            mage.actions--
            tell?.(happened({ event: 'actionSpent', seat, ...named(state, option.do) }, 'BRW-ACT.8'))
            return option.do === 'move'
              ? call('move', { seat, activated: false, from: mage.place, falls: mage.falls }, 'after')
              : call('fight', { seat, activated: false, falls: mage.falls }, 'after')
          case 'evocation':
            locals.parts.push('action')
            mage.actions--
            tell?.(
              happened({ event: 'actionSpent', seat, action: 'command', kind: option.kind }, 'REB-ACT.10'),
            )
            return call('act', { n: option.n, by: seat, prowler: false, falls: mage.falls }, 'after')
          case 'quest':
            return call('solveQuest', { seat, quest: option.quest }, 'after')
          case 'castNext': {
            const slot = nextStandard(mage)!
            locals.parts.push('standard')
            return call('cast', castOf(state, seat, slot), 'after')
          }
          case 'castQuick':
            locals.parts.push('quick')
            return call('cast', castOf(state, seat, 'quick'), 'after')
          case 'sacrifice':
            locals.parts.push('action')
            if (!editionOf(state).sacrificeIsAction) locals.parts.push('action')
            return call('sacrifice', { seat, slot: option.slot }, 'after')
          case 'end':
            if (locals.parts.length > 0) return go('end')
            mark(mage, finished)
            return done
        }
      },
      decline: { do: 'end' },
    },
  },
})

/** [BRW-D.17] True if the room one stands in can be activated. */
const mayActivateHere = (state: BlackRose, seat: Seat): boolean => {
  const { place } = mageOf(state, seat)
  return place !== cell && mayBeActivated(state, seat, place)
}

const askingHere = (
  state: BlackRose,
  seat: Seat,
  when: 'before' | 'after',
): BlackRoseQuestion<'activateHere'> =>
  question(state, seat, 'activateHere', { when, room: roomName(state, mageOf(state, seat).place) })

const activatingHere = (state: BlackRose, seat: Seat): Calls['activateRoom'] =>
  activating(state, seat, mageOf(state, seat).place)

/** [BRW-ACT.8] In 1.6 the room may be activated before moving or attacking. */
const mayActivateBefore = (state: BlackRose, seat: Seat): boolean =>
  editionOf(state).activatesBefore && mayActivateHere(state, seat)

/** [BRW-ACT.8] End of a physical move and a physical attack, if the room was not activated before. */
const activateAfter = (state: BlackRose, { seat, activated, falls }: Calls['fight']) =>
  mageOf(state, seat).falls !== falls || activated || !mayActivateHere(state, seat)
    ? done
    : ask(askingHere(state, seat, 'after'))

/** [BRW-ACT.8] Steps after the room's question: asked before the action it leads on to it, after it to the end. */
const askedHere = <Step extends string>(action: Step) => ({
  rule: 'BRW-ROOM.1',
  options: (): readonly OptionOf<'activate' | 'pass'>[] => [{ do: 'activate' }, { do: 'pass' }],
  reply: (
    state: BlackRose,
    locals: Calls['fight'],
    option: OptionOf<'activate' | 'pass'>,
    { about: { when } }: BlackRoseQuestion<'activateHere'>,
  ) => {
    const then = when === 'before' ? action : 'end'
    if (option.do === 'pass') return go(then)
    locals.activated = true
    return call('activateRoom', activatingHere(state, locals.seat), then)
  },
})

const stepsOf = (state: BlackRose, seat: Seat): number => countedIn(state, seat, 'steps', 'match')

/** [BRW-ACT.8, REB-ACT.8] A physical move, with a room activated after it or before it. */
export const move = procedure('move')({
  first: 'before',
  steps: {
    before: (state, { seat }) =>
      mayActivateBefore(state, seat) ? ask(askingHere(state, seat, 'before')) : go('walk'),
    walk: (state, locals) => {
      const { seat, falls } = locals
      const { place } = mageOf(state, seat)
      if (mageOf(state, seat).falls !== falls) return done
      locals.from = place
      if (hasJinx(state, seat, 'slowness')) locals.steps = stepsOf(state, seat)
      const must = place === cell
      return call('walk', walking(mageModel(seat), seat, movementOf(state, seat), { must }), 'ended')
    },
    ended: (state, { seat, from, falls, steps }) => {
      const { place } = mageOf(state, seat)
      // [11.4] A jinx wears off with the exploring that it has slowed.
      if (steps !== undefined && stepsOf(state, seat) > steps) remedy(state, seat, 'slowness')
      if (mageOf(state, seat).falls !== falls) return done
      // Whoever has stayed, or come back, has not moved anywhere.
      if (place !== cell && place !== from) notice(state, { what: 'endsMove', seat, from, room: place })
      return fullStop(state, 'after')
    },
    after: activateAfter,
    end: () => done,
  },
  questions: { activateHere: askedHere('walk') },
})

/** [BRW-ACT.8] A physical attack, with a room activated after it or before it. */
export const fight = procedure('fight')({
  first: 'before',
  steps: {
    before: (state, locals) => {
      const { seat } = locals
      if (!mayActivateBefore(state, seat)) return go('attack')
      if (hasTarget(state, seat) || editionOf(state).fightsAlone)
        return ask(askingHere(state, seat, 'before'))
      // Without the room there is nobody to attack: it was chosen with the attack.
      locals.activated = true
      return call('activateRoom', activatingHere(state, seat), 'attack')
    },
    // [RUL-91] Who has used the room need not attack any more.
    attack: (state, { seat, falls, activated }) => {
      if (mageOf(state, seat).falls !== falls) return done
      const may = activated && editionOf(state).mayHoldBack ? ({ may: true } as const) : {}
      return call('attack', { model: mageModel(seat), by: seat, bonus: 0, ...may }, 'after')
    },
    after: activateAfter,
    end: () => done,
  },
  questions: { activateHere: askedHere('attack') },
})

/** [BRW-ACT.9] A spell for a step. */
export const sacrifice = procedure('sacrifice')({
  first: 'begin',
  steps: {
    begin: (state, { seat, slot }) => {
      uncover(state)
      const card = leaveSheet(state, seat, slot)
      tell?.(
        happened(
          { event: 'sacrificed', seat, card, slot, ...(editionOf(state).commands && { momentum: true }) },
          'BRW-ACT.9',
        ),
      )
      return call('walk', walking(mageModel(seat), seat, 1, { must: true }), 'end')
    },
    end: () => done,
  },
})

/** [BRW-ACT.2] Round and round, until nobody has anything left. */
export const actionPhase = procedure('actionPhase')({
  first: 'next',
  steps: {
    next: (state, locals) => {
      const order = clockwise(state, locals.seat)
      if (locals.idle === order.length) return go('end')
      const { seat } = locals
      locals.seat = order[1] ?? seat
      if (seat === rose) {
        // [REB-AVA.10] It plays so many cards a phase.
        if (!hasAction(state)) {
          locals.idle++
          return go('next')
        }
        locals.idle = 0
        state.active = rose
        return call('avatarActivation', { plus: false, led: [] }, 'next')
      }
      if (!canAct(state, seat) && !mayStillSacrifice(state, seat)) {
        locals.idle++
        return go('next')
      }
      locals.idle = 0
      state.active = seat
      return call('activation', { seat, parts: [], falls: mageOf(state, seat).falls }, 'next')
    },
    end: (state) =>
      editionOf(state).openQuests
        ? go('over')
        : call('questCheck', { left: turnOrder(state), at: 'endOfAction', met: [] }, 'over'),
    over: () => done,
  },
})
