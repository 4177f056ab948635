import { type BlackRoseOption, type BlackRoseView, colours, mageNames, schools } from '@conclave/black-rose'
import { rankOf } from './hand/sorting.ts'
import type { Cards, Kit } from './kit.ts'
import { rowsOfRooms } from './lodge/compass.ts'
import { planSlots } from './planning/plan.ts'

/** Slots have their numbers; back and ready have keys of their own, so that digits stay with what lies on the board. */
export const shortcutOf: NonNullable<Kit['shortcutOf']> = (option) => {
  switch (option.do) {
    case 'slot':
      return String(planSlots.indexOf(option.slot) + 1)
    case 'back':
      return 'Escape'
    case 'ready':
    case 'unready':
      return 'e'
    // What would be gone for good is asked for twice, and what lies on the sheet has a button to take it back.
    case 'remove':
    case 'sacrifice':
    case 'takeBack':
      return null
    default:
      return undefined
  }
}

const rooms = rowsOfRooms.flat()

/** Place of a room, a card or a pick among its like. */
const placeOf = (option: BlackRoseOption, cards: Cards, lodge: BlackRoseView['lodge']): number => {
  switch (option.do) {
    case 'room':
      return rooms.indexOf(lodge.findIndex(({ room }) => room === option.room))
    case 'card':
    case 'remove':
    case 'castFromHand':
    case 'hand':
    case 'memories':
      return rankOf(option.card, cards)
    case 'mage':
      return mageNames.indexOf(option.mage)
    case 'colour':
      return colours.indexOf(option.colour)
    case 'school':
      return schools.indexOf(option.school)
    default:
      return 0
  }
}

/** Answers of a sort stay together, and are numbered from left to right, rooms row by row. */
export const inOrder: NonNullable<Kit['inOrder']> = (options, _, cards, { lodge }) => {
  const sorts = [...new Set(options.map((option) => option.do))]
  return sorts.flatMap((sort) =>
    options
      .filter((option) => option.do === sort)
      .toSorted((one, other) => placeOf(one, cards, lodge) - placeOf(other, cards, lodge)),
  )
}
