import { say } from '@conclave/kernel'
import type { Kit } from './kit.ts'
import { words } from './texts/index.ts'

/** [MN-2.5, R-02] Who has lost decides who begins the next duel; after a draw, chance decides who does. */
export const aftermath: NonNullable<Kit['aftermath']> = ({ winners }) => {
  const [winner, another] = winners
  return winner === undefined || another !== undefined
    ? words('end.draw')
    : words('end.next', { player: say(`seat.${1 - winner}`) })
}

/** What sounds when something happens; the rest is silent. */
export const cueOf: NonNullable<Kit['cueOf']> = ({ event }) => {
  switch (event) {
    case 'cardPrepared':
    case 'cardActivated':
    case 'cardChanneled':
      return 'card'
    case 'pileTaken':
    case 'manaExchanged':
      return 'stone'
    case 'damageDealt':
    case 'lifeLost':
      return 'bad'
    case 'lifeGained':
      return 'good'
    case 'turnRuleBegan':
      return 'threat'
    default:
      return null
  }
}

/** What divides the log. */
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
