import { ask, call, done, go, type Seat, tell, uncover } from '@conclave/kernel'
import { spellOf } from '../content/content.ts'
import { happened, privately } from '../events.ts'
import { type BlackRose, type BlackRoseOption, mageOf, turnOrder } from '../state.ts'
import {
  discardFromHand,
  drawFromGrimoire,
  openSchools,
  removeSpell,
  secretlyToHand,
  takeFromHand,
  takeFromSchool,
} from '../table/hand.ts'
import { drop } from '../table/piles.ts'
import { sheetOf } from '../table/rules.ts'
import type { School } from '../words/board.ts'
import { type Calls, procedure, question } from './procedure.ts'

const grimoireCards = 2
const libraryCards = 4
const keptCards = 2

const distinct = (cards: readonly string[]): string[] => [...new Set(cards)].sort()

/** [BRW-D.8] Schools with a card left, those already chosen in this draw counted. */
export const schoolOptions = (state: BlackRose, { schools }: Calls['study']): BlackRoseOption[] =>
  openSchools(state)
    .filter((school) => cardsLeft(state, school) > schools.filter((each) => each === school).length)
    .map((school) => ({ do: 'school', school }))

const cardsLeft = (state: BlackRose, school: School): number =>
  state.library[school].cards.length + state.schoolDiscards[school].length

/** [BRW-D.9] */
export const keepOptions = (state: BlackRose, seat: Seat): BlackRoseOption[] =>
  distinct(mageOf(state, seat).looking).map((card) => ({ do: 'card', card }))

/** [BRW-D.10, BRW-D.11] Remove one spell for good, discard what is too much, or go on. */
export const studyOptions = (state: BlackRose, seat: Seat): BlackRoseOption[] => {
  const mage = mageOf(state, seat)
  const over = mage.hand.length > sheetOf(state, seat).hand
  const remove = mage.removed
    ? []
    : distinct(mage.hand).map((card): BlackRoseOption => ({ do: 'remove', card }))
  const discard = over ? distinct(mage.hand).map((card): BlackRoseOption => ({ do: 'card', card })) : []
  return [...discard, ...remove, ...(over ? [] : [{ do: 'end' } as const])]
}

/** [3.6] Everybody draws from the Grimoire, then everybody studies in the Library. */
export const studyPhase = procedure('studyPhase')({
  first: 'draw',
  steps: {
    draw: (state, locals) => {
      for (const seat of turnOrder(state)) {
        drawFromGrimoire(state, seat, grimoireCards)
        mageOf(state, seat).removed = false
      }
      locals.left = turnOrder(state)
      return go('next')
    },
    next: (state, locals) => {
      const seat = locals.left.shift()
      if (seat === undefined) return done
      state.active = seat
      return call('study', { seat, schools: [], kept: 0 }, 'next')
    },
  },
})

/** [BRW-STU.2, BRW-STU.6, BRW-STU.7] Four schools, four cards, two kept; a removal; the hand limit. */
export const study = procedure('study')({
  first: 'school',
  steps: {
    school: (state, locals) => {
      const { seat, schools } = locals
      if (schools.length === libraryCards || schoolOptions(state, locals).length === 0) return go('look')
      return ask([question(seat, 'librarySchool', { left: libraryCards - schools.length })], 'named')
    },
    look: (state, { seat, schools }) => {
      const { looking } = mageOf(state, seat)
      for (const school of schools) {
        const card = takeFromSchool(state, school)
        if (card === undefined) continue
        looking.push(card)
        tell?.(privately(seat, { event: 'drew', seat, card }, 'BRW-STU.2'))
      }
      looking.sort()
      if (schools.length > 0)
        tell?.(happened({ event: 'drewFromLibrary', seat, schools: schools.slice() }, 'BRW-STU.2'))
      return go('keep')
    },
    keep: (state, { seat, kept }) => {
      const { looking } = mageOf(state, seat)
      if (kept < keptCards && looking.length > keptCards - kept)
        return ask([question(seat, 'libraryKeep', { left: keptCards - kept }, 'window')], 'keptOne')
      return go('leave')
    },
    leave: (state, locals) => {
      const { seat } = locals
      const { looking } = mageOf(state, seat)
      while (locals.kept < keptCards && looking.length > 0) {
        secretlyToHand(state, seat, looking.shift()!)
        locals.kept++
      }
      if (looking.length > 0) {
        uncover(state)
        tell?.(happened({ event: 'leftInLibrary', seat, cards: looking.slice() }, 'BRW-STU.2'))
        for (const card of looking.splice(0)) {
          const { school } = spellOf(state.rules.edition, card)
          if (school !== 'personal' && school !== 'forgotten') state.schoolDiscards[school].push(card)
        }
      }
      return go('tidy')
    },
    tidy: (state, { seat }) => {
      const mage = mageOf(state, seat)
      const over = mage.hand.length > sheetOf(state, seat).hand
      if (!over && (mage.removed || mage.hand.length === 0)) return done
      return ask([question(seat, 'study', { over }, 'window')], 'tidied')
    },
  },
  replies: {
    named: (_, locals, option) => {
      if (option.do === 'school') locals.schools.push(option.school)
      return go('school')
    },
    keptOne: (state, locals, option) => {
      if (option.do !== 'card') return go('keep')
      drop(mageOf(state, locals.seat).looking, option.card)
      secretlyToHand(state, locals.seat, option.card)
      locals.kept++
      return go('keep')
    },
    tidied: (state, { seat }, option) => {
      if (option.do === 'card') discardFromHand(state, seat, option.card)
      if (option.do === 'remove') {
        uncover(state)
        mageOf(state, seat).removed = true
        takeFromHand(state, seat, option.card)
        removeSpell(state, seat, option.card)
        tell?.(happened({ event: 'spellRemoved', seat, card: option.card }, 'BRW-STU.6'))
      }
      return option.do === 'end' ? done : go('tidy')
    },
  },
})
