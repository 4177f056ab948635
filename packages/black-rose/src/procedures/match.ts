import { ask, call, done, go, roll, shuffle, tell } from '@conclave/kernel'
import { contentAt, startingList } from '../content/content.ts'
import { happened } from '../events.ts'
import { type Calls, procedure } from '../frames/calls.ts'
import { type Avatar, type BlackRose, editionOf, type Mage, mageOf, seatsFrom } from '../state.ts'
import { cellsOf } from '../table/cells.ts'
import { millGrimoire } from '../table/hand.ts'
import { putTop, shufflePile, takeOut, withCard } from '../table/piles.ts'
import { highestPower, personalSpellOf } from '../table/power.ts'
import { deckOfSchool, schoolsOf } from '../table/schools.ts'
import { colours, type Phase } from '../words/board.ts'
import { question } from './question.ts'

/** The questions of the opening, everybody's in turn: those of a group directly after each other (BRW-SET.10, REB-SET.9). */
const openingStages = (state: BlackRose) => {
  const order = seatsFrom(state, state.crown)
  return editionOf(state).opening.flatMap((group) =>
    order.flatMap((seat, turn) => group.map((kind) => ({ seat, kind, before: order.slice(0, turn) }))),
  )
}

/** The mages who have chosen before; what they have taken is gone. */
const chosenBefore = (state: BlackRose, { at }: Calls['opening']): Mage[] =>
  openingStages(state)[at]!.before.map((seat) => mageOf(state, seat))

/** [BRW-SET.13] */
const takeGrimoire = (state: BlackRose, seat: number, list: 'a' | 'b'): void => {
  const mage = mageOf(state, seat)
  const cards = startingList(state.rules.edition, mage.school, list)
  for (const card of cards) takeOut(deckOfSchool(state, mage.school), card)
  if (editionOf(state).personalSpells) {
    cards.push(personalSpellOf(state, seat))
    mage.aside = 2
  }
  for (const card of cards) {
    putTop(mage.grimoire, card, 0)
    mage.known = withCard(mage.known, card)
  }
  tell?.(happened({ event: 'schoolChosen', seat, school: mage.school, list }, 'BRW-SET.13'))
}

/**
 * [REB-AVA.5, REB-AVA.7, RUL-55] The Avatar wears the body of a mage nobody plays, and sits between the owners of the first cells
 * that are met on either side of its own.
 */
const seatAvatar = (state: BlackRose, avatar: Avatar): void => {
  const free = [...contentAt(state.rules).mages.keys()].filter((name) =>
    state.mages.every((mage) => mage.name !== name),
  )
  avatar.mage.name = free[roll(state, free.length)]!
  const owners = cellsOf(state).map(([first]) => state.mages.findIndex(({ cellAt }) => cellAt === first))
  const left = owners.find((seat) => seat >= 0)!
  const right = owners.findLast((seat) => seat >= 0)!
  avatar.after = (right + 1) % state.seats === left ? right : left
}

/** [2.3, steps 6 to 12] */
export const opening = procedure('opening')({
  first: 'next',
  steps: {
    next: (state, { at }) => {
      const stage = openingStages(state)[at]
      return stage === undefined ? go('end') : ask(question(state, stage.seat, stage.kind, null))
    },
    end: (state) => {
      const places = cellsOf(state).map(([first]) => first!)
      shuffle(state, places)
      state.mages.forEach((mage, seat) => {
        mage.cellAt = places[seat]!
        shufflePile(state, mage.grimoire)
        if (editionOf(state).memoryAtStart) millGrimoire(state, seat, 1, 'REB-SET.10')
      })
      for (const school of schoolsOf(state)) shufflePile(state, deckOfSchool(state, school))
      shufflePile(state, state.library.forgotten)
      if (state.avatar !== undefined) seatAvatar(state, state.avatar)
      return done
    },
  },
  questions: {
    chooseMage: {
      rule: 'BRW-SET.10',
      // [BRW-D.1]
      options: (state, locals) => {
        const taken = chosenBefore(state, locals)
        return [...contentAt(state.rules).mages.keys()]
          .filter((mage) => taken.every(({ name }) => name !== mage))
          .map((mage) => ({ do: 'mage', mage }))
      },
      reply: (state, locals, option, { seat }) => {
        if (option.do === 'mage') {
          mageOf(state, seat).name = option.mage
          tell?.(happened({ event: 'mageChosen', seat, mage: option.mage }, 'BRW-SET.10'))
        }
        return nextChoice(locals)
      },
    },
    chooseColour: {
      rule: 'BRW-SET.11',
      // [BRW-D.2]
      options: (state, locals) => {
        const taken = chosenBefore(state, locals)
        return colours
          .filter((colour) => taken.every((mage) => mage.colour !== colour))
          .map((colour) => ({ do: 'colour', colour }))
      },
      reply: (state, locals, option, { seat }) => {
        if (option.do === 'colour') mageOf(state, seat).colour = option.colour
        return nextChoice(locals)
      },
    },
    chooseSchool: {
      rule: 'BRW-SET.12',
      // [BRW-D.3]
      options: (state, locals) => {
        const taken = chosenBefore(state, locals)
        return schoolsOf(state)
          .filter((school) => taken.every((mage) => mage.school !== school))
          .map((school) => ({ do: 'school', school }))
      },
      reply: (state, locals, option, { seat }) => {
        if (option.do === 'school') mageOf(state, seat).school = option.school
        return nextChoice(locals)
      },
    },
    chooseList: {
      rule: 'BRW-SET.13',
      // [BRW-D.4]
      options: () => [
        { do: 'startingList', list: 'a' },
        { do: 'startingList', list: 'b' },
      ],
      reply: (state, locals, option, { seat }) => {
        if (option.do === 'startingList') takeGrimoire(state, seat, option.list)
        return nextChoice(locals)
      },
    },
  },
})

const nextChoice = (locals: Calls['opening']) => {
  locals.at++
  return go('next')
}

const beginPhase = (state: BlackRose, phase: Phase): void => {
  state.phase = phase
  // [REB-GEN.2, BRW-OPT.1] With For the Crown! the holder is first from the next phase on.
  const { crownFrom, settings } = editionOf(state)
  const forTheCrown = state.rules.forTheCrown && settings.includes('forTheCrown')
  if (forTheCrown || crownFrom === 'phase') state.first = state.crown
  state.active = state.first
  tell?.(happened({ event: 'phaseBegan', phase }, 'BRW-GEN.1'))
}

/** [BRW-GEN.1] */
export const round = procedure('round')({
  first: 'blackRose',
  steps: {
    blackRose: (state) => {
      state.round++
      state.first = state.crown
      tell?.(happened({ event: 'roundBegan', round: state.round, first: state.first }, 'BRW-CRN.1'))
      beginPhase(state, 'blackRose')
      return call('blackRosePhase', { left: [] }, 'study')
    },
    study: (state) => {
      beginPhase(state, 'study')
      return call('studyPhase', { left: [] }, 'preparation')
    },
    preparation: (state) => {
      beginPhase(state, 'preparation')
      return call('preparation', {}, 'action')
    },
    action: (state) => {
      beginPhase(state, 'action')
      return call('actionPhase', { seat: state.first, idle: 0 }, 'evocation')
    },
    evocation: (state) => {
      beginPhase(state, 'evocation')
      return call('evocationPhase', { left: [] }, 'cleanUp')
    },
    cleanUp: (state) => {
      beginPhase(state, 'cleanUp')
      return call('cleanUp', { left: [] }, 'end')
    },
    end: () => done,
  },
})

/**
 * [BRW-CLN.4, BRW-PWR.8] True if somebody has, or has had, enough power. A match stored by earlier rules knows the former only.
 */
const isDecided = (state: BlackRose): boolean => state.ending || highestPower(state) >= state.rules.moons[2]

export const match = procedure('match')({
  first: 'opening',
  steps: {
    opening: () => call('opening', { at: 0 }, 'round'),
    round: () => call('round', {}, 'check'),
    check: (state) => (isDecided(state) || state.extraRound > 0 ? call('scoring', {}, 'round') : go('round')),
  },
})
