import type { BlackRoseOption, Owner } from '../state.ts'

/** Choice of the owner whose cube is taken. */
export const ofOwners = (owners: readonly Owner[]): BlackRoseOption[] =>
  owners.map((seat) => ({ do: 'cube', seat }))

/** Choice of the owner whose cube is taken, if any more. */
export const orEnough = (owners: readonly Owner[]): BlackRoseOption[] => [
  ...ofOwners(owners),
  { do: 'enough' },
]
