import { say } from '@conclave/kernel'
import type { Kit } from './kit.ts'
import { words } from './texts/index.ts'

/** Nobody at the table wins against the Black Rose. */
export const headline: NonNullable<Kit['headline']> = ({ winners }) => {
  const [winner] = winners
  return winner === undefined ? words('end.rose') : words('end.won', { player: say(`seat.${winner}`) })
}

/** Sound of an event; the rest is silent. */
export const cueOf: NonNullable<Kit['cueOf']> = ({ event }) => {
  switch (event) {
    case 'cast':
    case 'triggered':
    case 'eventDrawn':
    case 'spellShown':
    case 'actionRevealed':
    case 'avatarReacts':
    case 'spellRepeated':
      return 'card'
    case 'instabilityPlaced':
    case 'instabilityConverted':
    case 'questProgressed':
    case 'jinxRemedied':
    case 'prepared':
      return 'stone'
    case 'moonRose':
    case 'endReached':
    case 'roomDestroyed':
    case 'summoned':
    case 'assigned':
    case 'umbraActs':
    case 'transmuted':
      return 'threat'
    case 'questCompleted':
    case 'questSolved':
    case 'roomRebuilt':
    case 'upgraded':
    case 'jinxRemoved':
    case 'crownTaken':
    case 'trophyTaken':
      return 'good'
    case 'damaged':
    case 'jinxed':
    case 'defeated':
      return 'bad'
    default:
      return null
  }
}

export const headingOf: Kit['headingOf'] = ({ event }) => {
  switch (event) {
    case 'roundBegan':
      return 'turn'
    case 'phaseBegan':
      return 'phase'
    default:
      return null
  }
}
