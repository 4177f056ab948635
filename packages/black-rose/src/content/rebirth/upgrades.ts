import type { UpgradeKind } from '../../words/board.ts'
import type { Upgrade } from '../../words/card.ts'
import { each, thisRoom } from '../../words/select.ts'
import { deal, heal, instability } from '../../words/sentences.ts'

const upgrade = (kind: UpgradeKind, does: Partial<Upgrade>): Upgrade => ({
  kind,
  copies: 3,
  movement: 0,
  attack: 0,
  health: 0,
  powers: [],
  ...does,
})

/** [REB-CMP.20, 11.5] Eighteen upgrade cards: three of each kind. */
export const upgrades: readonly Upgrade[] = [
  upgrade('spikedFrame', { attack: 1 }),
  upgrade('coilLegs', { movement: 1 }),
  upgrade('platedHull', { health: 2 }),
  upgrade('blastCore', { powers: [{ power: 'removed', effect: [deal(2, each('enemyModel', 'there'))] }] }),
  upgrade('siphonValve', { powers: [{ power: 'hitting', effect: [heal(1)] }] }),
  upgrade('drillArm', { powers: [{ power: 'insteadOfAttack', effect: [instability(1, thisRoom)] }] }),
]
