import type { BoardKit } from '../board.ts'

/** What sounds when something happens; the rest is silent. */
export const cueOf: NonNullable<BoardKit['cueOf']> = ({ event }) => {
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
