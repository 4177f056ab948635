import { say } from '@conclave/kernel'
import type { Kit } from './kit.ts'
import { words } from './texts/index.ts'

/** [MN-2.5, R-02] Note on the next duel: the loser decides who begins; after a draw, chance decides who does. */
export const aftermath: NonNullable<Kit['aftermath']> = ({ winners }) => {
  const [winner, another] = winners
  return winner === undefined || another !== undefined
    ? words('end.draw')
    : words('end.next', { player: say(`seat.${1 - winner}`) })
}

/** Sound of an event; the rest is silent. */
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
