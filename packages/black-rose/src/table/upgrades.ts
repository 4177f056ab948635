import { tell } from '@conclave/kernel'
import { contentOf } from '../content/content.ts'
import { happened } from '../events.ts'
import type { BlackRose, ModelId, Summoned } from '../state.ts'
import type { UpgradeKind } from '../words/board.ts'
import type { Evocation, Power, Upgrade } from '../words/card.ts'
import { cardOfEvocation, evocationOf } from './models.ts'
import { namedModel } from './named.ts'

const upgradeOf = (state: BlackRose, kind: UpgradeKind): Upgrade => {
  const found = contentOf(state.rules.edition).upgrades.get(kind)
  if (found === undefined) throw new Error(`there is no '${kind}'`)
  return found
}

const upgradesOn = (evocation: Summoned): readonly UpgradeKind[] => evocation.upgrades ?? []

/** [REB-CMP.20, REB-C.19] Number of a kind that are left. */
const left = (state: BlackRose, { kind, copies }: Upgrade): number =>
  copies - state.evocations.flatMap(upgradesOn).filter((each) => each === kind).length

/** [VRB-40, 11.5] Upgrades that can still be attached to an evocation: within its capacity, and nothing twice unless it may. */
export const upgradesFor = (state: BlackRose, evocation: Summoned): UpgradeKind[] => {
  const { upgrades = 0, twice = false } = cardOfEvocation(state, evocation)
  const has = upgradesOn(evocation)
  if (has.length >= upgrades) return []
  return [...contentOf(state.rules.edition).upgrades.values()]
    .filter((upgrade) => left(state, upgrade) > 0 && (twice || !has.includes(upgrade.kind)))
    .map(({ kind }) => kind)
}

export const attach = (state: BlackRose, model: ModelId, kind: UpgradeKind): void => {
  const evocation = evocationOf(state, model)
  if (evocation === undefined) return
  evocation.upgrades = [...upgradesOn(evocation), kind]
  evocation.health += upgradeOf(state, kind).health
  tell?.(happened({ event: 'upgraded', model: namedModel(state, model), upgrade: kind }, 'VRB-40'))
}

/** [11.5] Bonus of upgrades to the speed or the strength of an evocation. */
export const upgraded = (state: BlackRose, evocation: Summoned, what: 'movement' | 'attack'): number =>
  upgradesOn(evocation).reduce((sum, kind) => sum + upgradeOf(state, kind)[what], 0)

/** A power of an evocation or of what it is upgraded with, and the list of its sentences. */
export interface HeldPower {
  readonly power: Power
  readonly list: string
  readonly source: string
}

/** Powers of an evocation, by its card and its upgrades. */
export const powersFor = (
  state: BlackRose,
  { kind, powers }: Pick<Evocation, 'kind' | 'powers'>,
  upgrades: readonly UpgradeKind[],
): HeldPower[] => [
  ...powers.map((power, at) => ({
    power,
    list: `evocation/${kind}/${at}`,
    source: `evocation.${kind}`,
  })),
  ...upgrades.flatMap((upgrade) =>
    upgradeOf(state, upgrade).powers.map((power, at) => ({
      power,
      list: `upgrade/${upgrade}/${at}`,
      source: `upgrade.${upgrade}`,
    })),
  ),
]

/** All that an evocation can do besides moving and attacking. */
export const powersOf = (state: BlackRose, evocation: Summoned): HeldPower[] =>
  powersFor(state, cardOfEvocation(state, evocation), upgradesOn(evocation))

/** The first of its powers of a sort. */
export const powerOf = (state: BlackRose, evocation: Summoned, sort: Power['power']): HeldPower | undefined =>
  powersOf(state, evocation).find(({ power }) => power.power === sort)
