import type { BlackRoseView, Owner } from '@conclave/black-rose'

/** Place of cubes: on a model, by its id, or in a room, by its name. */
type Place = { readonly model: string } | { readonly room: string }

/** [REB-C.1] Cubes among these that may still be taken back at a full stop: of each owner the latest. */
export const looseAmong = (
  cubes: readonly Owner[],
  place: Place,
  { stops = [] }: Pick<BlackRoseView, 'stops'>,
): readonly boolean[] => {
  const here = stops
    .flatMap(({ loose }) => loose)
    .filter(({ model, room }) => ('model' in place ? model === place.model : room === place.room))
  const left = new Map<Owner, number>()
  for (const { owner, count } of here) left.set(owner, (left.get(owner) ?? 0) + count)
  return cubes
    .toReversed()
    .map((owner) => {
      const count = left.get(owner) ?? 0
      left.set(owner, count - 1)
      return count > 0
    })
    .toReversed()
}
