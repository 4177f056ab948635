import { titleOf as joined } from '@conclave/spellbound'
import type { Kit } from './kit.ts'
import { words } from './texts/index.ts'

/** Title that a winner may bear after a match with these variants. */
export const titleOf: NonNullable<Kit['titleOf']> = (name, { dan, trollBreaker, witchFinder }) =>
  joined(name, {
    dan: typeof dan === 'number' ? dan : 0,
    trollBreaker: trollBreaker === true,
    witchFinder: witchFinder === true,
  })

/** The mages win or lose together. */
export const headline: NonNullable<Kit['headline']> = ({ winners }) =>
  words(winners.length > 0 ? 'end.won' : 'end.lost')

/** Sound of an event; the rest is silent. */
export const cueOf: NonNullable<Kit['cueOf']> = ({ event }) => {
  switch (event) {
    case 'cardPlayed':
    case 'cardSent':
    case 'spellCast':
      return 'card'
    case 'stonesDrawn':
      return 'stone'
    case 'pieceAdvanced':
    case 'witchClimbed':
      return 'threat'
    case 'bookRecovered':
    case 'encounterWon':
      return 'good'
    case 'bookLost':
    case 'encounterLost':
      return 'bad'
    default:
      return null
  }
}

export const headingOf: Kit['headingOf'] = ({ event }) => {
  switch (event) {
    case 'turnBegan':
      return 'turn'
    case 'phaseBegan':
      return 'phase'
    default:
      return null
  }
}

/** A mage who is carried, refused or steered by somebody else. */
export const concerns: NonNullable<Kit['concerns']> = (event, seat) => 'mage' in event && event.mage === seat
