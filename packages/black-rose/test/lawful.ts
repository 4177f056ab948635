import { type Place, placesOf, type Viewer } from '@conclave/kernel'
import type { Lawful } from '@conclave/kernel/testing'
import { contentAt, spellOf } from '../src/content/content.ts'
import type { BlackRose, BlackRoseOption, Mage } from '../src/state.ts'
import { type Back, backs, deckOf, hasBack, type Zone, zones, zonesWith } from '../src/table/knowledge.ts'
import { slotNames } from '../src/words/board.ts'

const cardAt = ({ list, at }: Place): string | null => (list[at] === null ? null : String(list[at]))

/** Cards of a mage in a zone. Hands and cards that she looks at are kept in order, so they are left alone. */
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

/** True if a spell lies face down with others, and nowhere where this viewer may see it. */
const isHeldByOthers = (state: BlackRose, word: string, viewer: Viewer): boolean => {
  const holds = ({ hand, grimoire, sheet, looking }: Mage): boolean =>
    [hand, grimoire.cards, sheet, looking].some((cards) => cards.includes(word))
  const isOpen = ({ memories, sheet, slots }: Mage): boolean =>
    memories.includes(word) ||
    slotNames.some((slot, at) => sheet[at] === word && slots[slot].status === 'used')
  const piles = [...Object.values(state.schoolDiscards), state.gone]
  return (
    state.mages.some(holds) &&
    !state.mages.some((mage, seat) => isOpen(mage) || (seat === viewer && holds(mage))) &&
    !piles.some((cards) => cards.includes(word))
  )
}

/** Facts of the game that the laws of hidden information need. */
export const lawful: Lawful<BlackRose, BlackRoseOption> = {
  alike: (state) => [
    // The spells of one mage, whatever their school.
    ...state.mages.map((mage) => [...cardsIn(mage, zones.grimoire), ...cardsIn(mage, zones.sheet)]),
    ...backs.map((back) => unknownOf(state, back)),
    ...sidesOf(state),
  ],
  // Everybody knows which spell is whose personal one, and with a starting list its spells (REB-SET.10): the first round begins with them.
  // Only Rebirth lets one mage alone look at a spell that lies ready; in the others, what comes back from the Memories was open.
  isSecret: (state, word, viewer) =>
    state.rules.edition === 'rebirth' &&
    state.round > 1 &&
    contentAt(state.rules).spells.get(word)?.school !== 'personal' &&
    isHeldByOthers(state, word, viewer),
  // What is shown for a moment, or told to one player who then has it among others in her hand.
  passing: ['drew', 'drewQuest', 'sawQuest', 'sawEvent', 'cast', 'triggered', 'sacrificed', 'discarded'],
}
