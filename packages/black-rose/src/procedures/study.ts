import { ask, call, done, go, type Seat, tell, uncover, wait } from '@conclave/kernel'
import { spellOf } from '../content/content.ts'
import { happened } from '../events.ts'
import type { BlackRoseQuestion } from '../frames/abouts.ts'
import { procedure } from '../frames/calls.ts'
import { type BlackRose, type BlackRoseOption, mageOf, type OptionOf, turnOrder } from '../state.ts'
import {
  discardFromHand,
  drawFromGrimoire,
  removeSpell,
  secretlyToHand,
  takeFromHand,
} from '../table/hand.ts'
import { withAmnesia } from '../table/jinxes.ts'
import { drawFromSchools, openSchools, schoolOptions, takeAndLeave } from '../table/library.ts'
import { sheetOf } from '../table/models.ts'
import { drop } from '../table/piles.ts'
import { question } from './question.ts'

const grimoireCards = 2
const libraryCards = 4
const keptCards = 2

const distinct = (cards: readonly string[]): string[] => [...new Set(cards)].sort()

/** [BRW-STU.7] */
const isOverLimit = (state: BlackRose, seat: Seat): boolean =>
  mageOf(state, seat).hand.length > sheetOf(state, seat).hand

/** [BRW-STU.6, BRW-D.10] The spells of which a mage may remove one, at any time of the phase. */
const removals = (state: BlackRose, seat: Seat): OptionOf<'remove'>[] => {
  const { removed, hand } = mageOf(state, seat)
  return removed ? [] : distinct(hand).map((card) => ({ do: 'remove', card }))
}

/** [BRW-D.10, BRW-D.11] Remove one spell for good, discard what is too much, or go on. */
const tidyingOptions = (state: BlackRose, seat: Seat): BlackRoseOption[] => {
  const over = isOverLimit(state, seat)
  const { hand } = mageOf(state, seat)
  const discard = over ? distinct(hand).map((card): BlackRoseOption => ({ do: 'card', card })) : []
  return [...discard, ...removals(state, seat), ...(over ? [] : [{ do: 'end' } as const])]
}

/** [BRW-STU.6] A spell leaves the hand for good, before everybody's eyes. */
const remove = (state: BlackRose, seat: Seat, card: string): void => {
  uncover(state)
  mageOf(state, seat).removed = true
  takeFromHand(state, seat, card)
  removeSpell(state, seat, card)
  const aside = spellOf(state.rules.edition, card).school === 'personal'
  tell?.(happened({ event: 'spellRemoved', seat, card, aside }, 'BRW-STU.6'))
}

/**
 * [BRW-STU.6] One mage studies; meanwhile the others may remove a spell, and nobody waits for them. Not between the two cards
 * that she keeps, which is one act: there nobody can know of which schools the cards in her hand are.
 */
const studying = (state: BlackRose, asked: BlackRoseQuestion<'librarySchool' | 'libraryKeep' | 'study'>) =>
  ask(
    asked,
    ...turnOrder(state)
      .filter((seat) => seat !== asked.seat && removals(state, seat).length > 0)
      .map((seat) => question(state, seat, 'removal', null, 'open')),
  )

/** [3.6] Everybody draws from the Grimoire, then everybody studies in the Library. */
export const studyPhase = procedure('studyPhase')({
  first: 'draw',
  steps: {
    draw: (state, locals) => {
      for (const seat of turnOrder(state)) {
        drawFromGrimoire(state, seat, withAmnesia(state, seat, grimoireCards))
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
      return studying(state, question(state, seat, 'librarySchool', { left: libraryCards - schools.length }))
    },
    look: (state, { seat, schools }) => {
      drawFromSchools(state, seat, schools, 'BRW-STU.2')
      return go('keep')
    },
    keep: (state, { seat, kept }) => {
      const { looking } = mageOf(state, seat)
      if (kept === keptCards || looking.length <= keptCards - kept) return go('leave')
      const asked = question(state, seat, 'libraryKeep', { left: keptCards - kept }, 'always')
      return kept === 0 ? studying(state, asked) : ask(asked)
    },
    leave: (state, { seat, kept }) => {
      takeAndLeave(state, seat, keptCards - kept, 'BRW-STU.2')
      return go('tidy')
    },
    tidy: (state, { seat }) => {
      const mage = mageOf(state, seat)
      const over = isOverLimit(state, seat)
      if (!over && (mage.removed || mage.hand.length === 0)) return done
      return studying(state, question(state, seat, 'study', { over }, 'always'))
    },
  },
  questions: {
    librarySchool: {
      rule: 'BRW-STU.2',
      options: (state, { seat, schools }) => [...schoolOptions(state, schools), ...removals(state, seat)],
      reply: (state, locals, option) => {
        if (option.do === 'school') locals.schools.push(option.school)
        if (option.do === 'remove') remove(state, locals.seat, option.card)
        return go('school')
      },
    },
    libraryKeep: {
      rule: 'BRW-STU.2',
      // [BRW-D.9]
      options: (state, { seat }) => [
        ...distinct(mageOf(state, seat).looking).map((card): BlackRoseOption => ({ do: 'card', card })),
        ...removals(state, seat),
      ],
      reply: (state, locals, option) => {
        if (option.do === 'remove') remove(state, locals.seat, option.card)
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
        if (option.do === 'remove') remove(state, seat, option.card)
        return option.do === 'end' ? done : go('tidy')
      },
    },
    removal: {
      rule: 'BRW-STU.6',
      options: (state, _, { seat }) => removals(state, seat),
      reply: (state, _, option, { seat }) => {
        if (option.do === 'remove') remove(state, seat, option.card)
        return wait
      },
    },
  },
})
