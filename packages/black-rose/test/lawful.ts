import { type Place, placesOf } from '@conclave/kernel'
import type { Lawful } from '@conclave/kernel/testing'
import { spellOf } from '../src/content/content.ts'
import type { BlackRose, BlackRoseOption, Mage } from '../src/state.ts'
import { type Back, backs, deckOf, hasBack, type Zone, zones, zonesWith } from '../src/table/knowledge.ts'
import { slotNames } from '../src/words/board.ts'

const cardAt = ({ list, at }: Place): string | null => (list[at] === null ? null : String(list[at]))

/** What a mage has in a zone. Hands and what she looks at are kept in order, so they are left alone. */
const cardsIn = (mage: Mage, zone: Zone): Place[] =>
  zone === zones.hand || zone === zones.looking
    ? []
    : placesOf(zone.cards(mage)).filter((place) => cardAt(place) !== null)

/** The cards of one back of which nobody else knows where they are: in their deck, or with a mage who drew them in secret. */
const unknownOf = (state: BlackRose, back: Back): Place[] => [
  ...placesOf(deckOf(state, back)?.cards ?? []),
  ...state.mages.flatMap((mage) =>
    zonesWith(back)
      .flatMap((zone) => cardsIn(mage, zone))
      .filter((place) => {
        const card = cardAt(place)!
        return !mage.known.includes(card) && hasBack(state, back, card)
      }),
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
  alike: (state) => [
    // The spells of one mage, whatever their school.
    ...state.mages.map((mage) => [...cardsIn(mage, zones.grimoire), ...cardsIn(mage, zones.sheet)]),
    ...backs.map((back) => unknownOf(state, back)),
    ...sidesOf(state),
  ],
  // What is shown for a moment, or told to one player who then has it among others in her hand.
  passing: ['drew', 'drewQuest', 'sawQuest', 'sawEvent', 'cast', 'triggered', 'sacrificed', 'discarded'],
}
