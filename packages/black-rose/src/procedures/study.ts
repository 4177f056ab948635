import { ask, call, done, go, type Seat, tell, uncover } from '@conclave/kernel'
import { spellOf } from '../content/content.ts'
import { happened } from '../events.ts'
import { type BlackRose, type BlackRoseOption, mageOf, turnOrder } from '../state.ts'
import {
  discardFromHand,
  drawFromGrimoire,
  removeSpell,
  secretlyToHand,
  takeFromHand,
} from '../table/hand.ts'
import { drawFromSchools, openSchools, schoolOptions, takeAndLeave } from '../table/library.ts'
import { drop } from '../table/piles.ts'
import { sheetOf } from '../table/rules.ts'
import { procedure, question } from './procedure.ts'

const grimoireCards = 2
const libraryCards = 4
const keptCards = 2

const distinct = (cards: readonly string[]): string[] => [...new Set(cards)].sort()

/** [BRW-STU.7] */
const isOverLimit = (state: BlackRose, seat: Seat): boolean =>
  mageOf(state, seat).hand.length > sheetOf(state, seat).hand

/** [BRW-D.10, BRW-D.11] Remove one spell for good, discard what is too much, or go on. */
const tidyingOptions = (state: BlackRose, seat: Seat): BlackRoseOption[] => {
  const mage = mageOf(state, seat)
  const over = isOverLimit(state, seat)
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
      if (schools.length === libraryCards || openSchools(state, schools).length === 0) return go('look')
      return ask(question(seat, 'librarySchool', { left: libraryCards - schools.length }))
    },
    look: (state, { seat, schools }) => {
      drawFromSchools(state, seat, schools, 'BRW-STU.2')
      return go('keep')
    },
    keep: (state, { seat, kept }) => {
      const { looking } = mageOf(state, seat)
      if (kept < keptCards && looking.length > keptCards - kept)
        return ask(question(seat, 'libraryKeep', { left: keptCards - kept }, 'always'))
      return go('leave')
    },
    leave: (state, { seat, kept }) => {
      takeAndLeave(state, seat, keptCards - kept, 'BRW-STU.2')
      return go('tidy')
    },
    tidy: (state, { seat }) => {
      const mage = mageOf(state, seat)
      const over = isOverLimit(state, seat)
      if (!over && (mage.removed || mage.hand.length === 0)) return done
      return ask(question(seat, 'study', { over }, 'always'))
    },
  },
  questions: {
    librarySchool: {
      rule: 'BRW-STU.2',
      options: (state, { schools }) => schoolOptions(state, schools),
      reply: (_, locals, option) => {
        if (option.do === 'school') locals.schools.push(option.school)
        return go('school')
      },
    },
    libraryKeep: {
      rule: 'BRW-STU.2',
      // [BRW-D.9]
      options: (state, { seat }) =>
        distinct(mageOf(state, seat).looking).map((card) => ({ do: 'card', card })),
      reply: (state, locals, option) => {
        if (option.do !== 'card') return go('keep')
        drop(mageOf(state, locals.seat).looking, option.card)
        secretlyToHand(state, locals.seat, option.card)
        locals.kept++
        return go('keep')
      },
    },
    study: {
      rule: 'BRW-STU.6',
      options: (state, { seat }) => tidyingOptions(state, seat),
      reply: (state, { seat }, option) => {
        if (option.do === 'card') discardFromHand(state, seat, option.card)
        if (option.do === 'remove') {
          uncover(state)
          mageOf(state, seat).removed = true
          takeFromHand(state, seat, option.card)
          removeSpell(state, seat, option.card)
          const aside = spellOf(state.rules.edition, option.card).school === 'personal'
          tell?.(happened({ event: 'spellRemoved', seat, card: option.card, aside }, 'BRW-STU.6'))
        }
        return option.do === 'end' ? done : go('tidy')
      },
    },
  },
})
