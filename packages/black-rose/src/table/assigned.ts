import { type Seat, tell } from '@conclave/kernel'
import { contentOf, evocationCard } from '../content/content.ts'
import { happened } from '../events.ts'
import { type BlackRose, type ModelId, mageOf, nobody, type Owner, type Summoned } from '../state.ts'
import type { EvocationKind } from '../words/board.ts'
import { figuresLeft, removeEvocation } from './evocations.ts'
import { evocationModel } from './models.ts'
import { notice } from './notice.ts'
import { gainPower } from './power.ts'

/** [RUL-42] Number of Umbras that one mage can have. */
const mostUmbras = 3

/** Gain of the mage who has assigned an Umbra, when its bearer is defeated (11.7). */
const harvest = 1

/** [RUL-42] The Umbras of a mage, in the order they were assigned. */
export const umbrasOf = (state: BlackRose, seat: Owner): Summoned[] =>
  state.evocations.filter(({ paired }) => paired === seat)

export const isUmbra = ({ paired }: Summoned): boolean => paired !== undefined

/** [REB-CMP.19, REB-C.19] The nightmares that are left to be assigned to this mage. */
export const nightmaresFor = (state: BlackRose, seat: Seat): EvocationKind[] =>
  umbrasOf(state, seat).length >= mostUmbras
    ? []
    : [...contentOf(state.rules.edition).evocations.values()]
        .filter(({ archetypes, kind }) => archetypes.includes('shadow') && figuresLeft(state, kind) > 0)
        .map(({ kind }) => kind)

/** [VRB-34, RUL-42] An Umbra comes to haunt a mage: nobody's, in no space, wherever she is. */
export const assignUmbra = (state: BlackRose, seat: Seat, kind: EvocationKind, by: Owner): ModelId => {
  const n = ++state.arrivals
  state.evocations.push({
    n,
    kind,
    owner: nobody,
    slot: -1,
    place: mageOf(state, seat).place,
    damage: [],
    health: evocationCard(state.rules.edition, kind).health,
    acted: false,
    paired: seat,
    assignedBy: by,
  })
  const model = evocationModel(n)
  tell?.(happened({ event: 'assigned', seat: by, kind, whom: seat }, 'VRB-34'))
  notice(state, { what: 'assigned', seat, by, model })
  return model
}

/**
 * [REB-DMG.6, REB-C.13] Removes all that haunts a defeated mage; whoever has assigned it gains from it. Says whether there was
 * any.
 */
export const removeAssigned = (state: BlackRose, seat: Seat): boolean => {
  const haunting = umbrasOf(state, seat)
  for (const { n, kind, assignedBy } of haunting) {
    removeEvocation(state, evocationModel(n))
    if (assignedBy !== undefined) gainPower(state, assignedBy, harvest, `evocation.${kind}`)
  }
  return haunting.length > 0
}
