import type { AvatarSheet } from '../../words/avatar.ts'

/** [4.6, 11.9] The Avatar of the box. */
export const possessed: AvatarSheet = {
  health: 18,
  strength: 2,
  movement: 2,
  priorities: {
    1: ['damage', 'nearness', 'power'],
    2: ['nearness', 'power', 'trophies'],
    3: ['mages', 'models', 'instability'],
  },
  spread: ['trophies'],
  evocations: ['nearness', 'damage', 'power'],
}
