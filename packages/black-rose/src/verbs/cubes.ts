import type { BlackRoseOption, Owner } from '../state.ts'

/** Whose cube is taken. */
export const ofOwners = (owners: readonly Owner[]): BlackRoseOption[] =>
  owners.map((seat) => ({ do: 'cube', seat }))

/** Whose cube is taken, if any more. */
export const orEnough = (owners: readonly Owner[]): BlackRoseOption[] => [
  ...ofOwners(owners),
  { do: 'enough' },
]
