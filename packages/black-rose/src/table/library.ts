import { type Seat, tell, uncover } from '@conclave/kernel'
import { spellOf } from '../content/content.ts'
import { happened, privately } from '../events.ts'
import { type BlackRose, type BlackRoseOption, mageOf } from '../state.ts'
import type { School } from '../words/board.ts'
import { secretlyToHand } from './hand.ts'
import { refill, takeTop } from './piles.ts'
import { deckOfSchool, discardsOf, schoolsOf } from './schools.ts'

/** [BRW-STU.5, BRW-D.8] The schools that have a card left, those already named for this draw counted. */
export const openSchools = (state: BlackRose, named: readonly School[] = []): School[] =>
  schoolsOf(state).filter(
    (school) =>
      deckOfSchool(state, school).cards.length + discardsOf(state, school).length >
      named.filter((each) => each === school).length,
  )

export const schoolOptions = (state: BlackRose, named: readonly School[] = []): BlackRoseOption[] =>
  openSchools(state, named).map((school) => ({ do: 'school', school }))

/** [BRW-STU.2] Takes the top card of a school's deck. */
const takeFromSchool = (state: BlackRose, school: School): string | undefined => {
  const deck = deckOfSchool(state, school)
  refill(state, deck, discardsOf(state, school))
  return takeTop(state, deck)
}

/** [BRW-R.15] Draws a card from each of the named schools, to be looked at together; says how many. */
export const drawFromSchools = (
  state: BlackRose,
  seat: Seat,
  named: readonly School[],
  rule: string,
): number => {
  const { looking } = mageOf(state, seat)
  const before = looking.length
  for (const school of named) {
    const card = takeFromSchool(state, school)
    if (card === undefined) continue
    looking.push(card)
    tell?.(privately(seat, { event: 'drew', seat, card }, rule))
  }
  looking.sort()
  if (named.length > 0) tell?.(happened({ event: 'drewFromLibrary', seat, schools: named.slice() }, rule))
  return looking.length - before
}

/** Takes the top cards of a school's deck to look at them; says how many. */
export const lookInSchool = (
  state: BlackRose,
  seat: Seat,
  school: School,
  most: number,
  rule: string,
): number => {
  const { looking } = mageOf(state, seat)
  for (let each = 0; each < most; each++) {
    const card = takeFromSchool(state, school)
    if (card === undefined) break
    looking.push(card)
    tell?.(privately(seat, { event: 'sawSpell', seat, card }, rule))
  }
  looking.sort()
  const count = looking.length
  if (count > 0) tell?.(happened({ event: 'libraryLookedAt', seat, school, count }, rule))
  return count
}

/** Up to so many of the cards that are looked at go to hand, the others face up to the discards of their schools. */
export const takeAndLeave = (state: BlackRose, seat: Seat, most: number, rule: string): void => {
  const { looking } = mageOf(state, seat)
  for (const card of looking.splice(0, most)) secretlyToHand(state, seat, card)
  if (looking.length === 0) return
  uncover(state)
  tell?.(happened({ event: 'leftInLibrary', seat, cards: looking.slice() }, rule))
  for (const card of looking.splice(0)) {
    const { school } = spellOf(state.rules.edition, card)
    if (school !== 'personal' && school !== 'forgotten') discardsOf(state, school).push(card)
  }
}
