import { type Place, placesOf } from '@conclave/kernel'
import type { Lawful } from '@conclave/kernel/testing'
import { questOf, spellOf } from '../src/content/content.ts'
import type { BlackRose, BlackRoseOption } from '../src/state.ts'
import { moons, type School, schools, slotNames } from '../src/words/board.ts'

const cardAt = ({ list, at }: Place): string => String(list[at])

/** The spells of a school of which nobody else knows where they are: in its deck, or with a mage who drew them in secret. */
const unknownOf = (state: BlackRose, school: School): Place[] => [
  ...placesOf(state.library[school].cards),
  ...state.mages.flatMap(({ grimoire, sheet, known }) =>
    [...placesOf(grimoire.cards), ...placesOf(sheet).filter(({ at }) => sheet[at] !== null)].filter(
      (place) =>
        !known.includes(cardAt(place)) && spellOf(state.rules.edition, cardAt(place)).school === school,
    ),
  ),
]

/** The sides of spells that have two. */
const sidesOf = (state: BlackRose): Place[][] =>
  state.mages.flatMap(({ sheet, slots }) =>
    slotNames
      .filter((_, at) => {
        const card = sheet[at] ?? null
        return card !== null && spellOf(state.rules.edition, card).roomTrap === null
      })
      .map((slot) => placesOf(slots[slot].sides)),
  )

/** What the laws of hidden information need to know of the game. */
export const lawful: Lawful<BlackRose, BlackRoseOption> = {
  alike: (state) => {
    const { edition } = state.rules
    return [
      // The cards of one mage; hands are kept in order, so they are left alone.
      ...state.mages.map(({ grimoire, sheet }) => [
        ...placesOf(grimoire.cards),
        ...placesOf(sheet).filter(({ at }) => sheet[at] !== null),
      ]),
      ...schools.map((school) => unknownOf(state, school)),
      placesOf(state.library.forgotten.cards),
      ...sidesOf(state),
      ...moons.map((moon) => [
        ...placesOf(state.questDecks[moon - 1]!.cards),
        ...state.mages
          .flatMap(({ quests }) => placesOf(quests.cards))
          .filter((place) => questOf(edition, cardAt(place)).moon === moon),
      ]),
      ...moons.map((moon) => placesOf(state.eventDecks[moon - 1]!.cards)),
    ]
  },
  // What is shown for a moment, or told to one player who then has it among others in her hand.
  passing: ['drew', 'drewQuest', 'sawQuest', 'sawEvent', 'cast', 'triggered', 'sacrificed', 'discarded'],
}
