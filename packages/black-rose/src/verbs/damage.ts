import { tell } from '@conclave/kernel'
import { happened } from '../events.ts'
import type { Doing, Follow, Packet } from '../frames/calls.ts'
import { uninterrupted } from '../frames/making.ts'
import {
  type BlackRose,
  type BlackRoseOption,
  cell,
  editionOf,
  type ModelId,
  type Owner,
  rose,
} from '../state.ts'
import { hasMage } from '../table/actors.ts'
import { amountNow } from '../table/amounts.ts'
import { convertCube, ownersOn, reserveOf, takeCube } from '../table/cubes.ts'
import { isCombatSpell } from '../table/immunity.ts'
import { vulnerability } from '../table/jinxes.ts'
import { damageOn, isInPlay, isMage, mageModel, ownerOf, seatOf, spaceOn } from '../table/models.ts'
import { namedModel } from '../table/named.ts'
import { notice } from '../table/notice.ts'
import { halvesHealing, spellModifiers, strengthModifiers, tellModifiers } from '../table/rules.ts'
import { laterUse, mayKeepCubes } from '../table/shortage.ts'
import { count } from '../table/tallies.ts'
import { amountText } from '../wording/amounts.ts'
import { modelsText, phrase } from '../wording/words.ts'
import type { Amount, SentenceOf } from '../words/effect.ts'
import { anybody, possible } from './begin.ts'
import { ofOwners, orEnough } from './cubes.ts'
import { hit, roughly, worth } from './estimate.ts'
import {
  atLeastOne,
  finished,
  leadsTo,
  never,
  noCubes,
  noLists,
  openChoice,
  type Result,
  type Verb,
} from './verb.ts'

/** Spending of cubes: the owner, the decider if there are too few, and the cubes kept back for later sentences. */
interface Spending {
  readonly keeps?: boolean
  readonly by?: Owner
  readonly decider?: Owner
  readonly later?: number
}

/** Damage from an effect, all at once (BRW-DMG.5). */
const damaging = (
  state: BlackRose,
  doing: Doing,
  packets: Packet[],
  { keeps = false, by = doing.by, decider = doing.you, later }: Spending = {},
): Follow => ({
  procedure: 'damage',
  locals: {
    packets,
    by,
    decider,
    source: hasMage(state, by) ? mageModel(by) : null,
    physical: false,
    card: doing.source,
    at: 0,
    spread: keeps ? packets.map(() => 0) : null,
    fallen: [],
    ...(later === undefined ? {} : { later }),
    ...uninterrupted(),
  },
})

/** [11.4, RUL-82] Extra damage of a Combat spell to a mage who is vulnerable. */
const vulnerable = (state: BlackRose, model: ModelId): number =>
  isMage(model) ? vulnerability(state, seatOf(model)) : 0

/** [VRB-11] The Black Rose deals it, whoever has cast the spell: black cubes, each for itself. */
const ofTheRose = (state: BlackRose, amount: Amount, doing: Doing, models: readonly ModelId[]): Result => {
  const packets = models
    .map((model) => ({ model, amount: amountNow(state, amount, doing, model) }))
    .filter((packet) => packet.amount > 0)
  if (packets.length === 0) return finished
  doing.done = true
  return leadsTo(damaging(state, doing, packets, { by: rose, decider: rose }))
}

/** [VRB-03, VRB-04] Spending with regard to later sentences, and its decider: for black cubes whoever holds the Crown. */
const allSpent = (state: BlackRose, doing: Doing, wanted: readonly number[]): Spending => ({
  later: laterUse(state, doing.by, wanted),
  decider: doing.by === rose ? rose : doing.you,
})

/** [REB-AVA.38] True if damage would be the Black Rose's on her own: her Avatar and its evocations do not suffer it. */
const isHersOnHers = (
  state: BlackRose,
  { from }: SentenceOf<'deal'>,
  { by }: Doing,
  model: ModelId,
): boolean => (by === rose || from === 'rose') && ownerOf(state, model) === rose

/** [BRW-V.10] */
export const deal: Verb<SentenceOf<'deal'>> = {
  check: ({ amount }) => (typeof amount === 'number' ? atLeastOne(amount) : null),
  choice: null,
  canBegin: (state, sentence, doing) =>
    possible(state, sentence, doing).some((model) => !isHersOnHers(state, sentence, doing, model)),
  wants: (state, { amount, from }, doing, now) =>
    from === 'rose' ? 0 : amountNow(state, amount, doing) * (now ? (doing.models?.length ?? 1) : 1),
  moves: never,
  run: (state, { amount, from }, doing, _, { wanted }) => {
    const models = doing.models ?? []
    if (models.length === 0) return finished
    if (from === 'rose') return ofTheRose(state, amount, doing, models)
    const isFirst = !doing.boosted && doing.source.startsWith('spell.')
    const modifiers = isFirst ? spellModifiers(state, doing.origin) : []
    doing.boosted = true
    const dealt = modifiers.reduce((all, { by }) => all + by, amountNow(state, amount, doing))
    if (dealt <= 0) return finished
    const isByStrength = typeof amount !== 'number' && amount.by === 'strength'
    tellModifiers([...(isByStrength ? strengthModifiers(state, doing.you) : []), ...modifiers])
    doing.done = true
    const isCombat = isCombatSpell(state, doing.list)
    return leadsTo(
      damaging(
        state,
        doing,
        models.map((model) => ({ model, amount: dealt + (isCombat ? vulnerable(state, model) : 0) })),
        {
          keeps: mayKeepCubes(state, doing.by, wanted(state, doing)),
          ...(editionOf(state).usesAllCubes ? allSpent(state, doing, wanted(state, doing)) : {}),
        },
      ),
    )
  },
  text: ({ amount, to, from }) => {
    const who = from === 'rose' ? ('verb.deal.rose' as const) : ('verb.deal' as const)
    return to.models === 'you'
      ? phrase(`${who}.you`, { amount: amountText(amount) })
      : phrase(who, { amount: amountText(amount), to: modelsText(to) })
  },
  value: ({ amount, to, from }, into) => {
    // What one's own spell costs oneself (VRB-12).
    if (from === 'rose' && to.models === 'you') into.heal -= roughly(amount)
    else hit(into, roughly(amount), to)
  },
  inner: noLists,
}

const foreign = (cubes: readonly Owner[], by: Owner): Owner[] =>
  ownersOn(cubes).filter((owner) => owner !== by)

/** The first model that still has something to choose for; `chosen` counts the cubes and closes models. */
export const currentModel = (doing: Doing): ModelId | undefined =>
  (doing.models ?? []).find((model) => !doing.chosen.includes(`closed ${model}`))

const takenFrom = (doing: Doing, model: ModelId): number =>
  doing.chosen.filter((each) => each === model).length

/** Is done with a model; all its cubes are told of at once. */
const close = (doing: Doing, model: ModelId, told: (amount: number) => void): void => {
  const amount = takenFrom(doing, model)
  doing.chosen.push(`closed ${model}`)
  if (amount > 0) told(amount)
}

/** Fate of cubes on a model: one by one, and then as it is told. */
interface Taking {
  readonly owners: (model: ModelId) => Owner[]
  readonly take: (model: ModelId, owner: Owner) => void
  readonly told: (model: ModelId, amount: number) => void
}

/** Removes or exchanges cubes on one model after the other, cube by cube. */
const cubeByCube = (
  state: BlackRose,
  doing: Doing,
  option: BlackRoseOption | null,
  most: number,
  { owners, take, told }: Taking,
): boolean => {
  const model = currentModel(doing)
  if (model === undefined) return false
  if (option?.do === 'cube') {
    take(model, option.seat)
    doing.chosen.push(model)
    doing.done = true
  }
  const over = option?.do === 'enough' || takenFrom(doing, model) >= most
  if (over || !isInPlay(state, model) || owners(model).length === 0)
    close(doing, model, (amount) => told(model, amount))
  return currentModel(doing) !== undefined
}

/** [BRW-V.8, BRW-INS.3, BRW-IMM.2] Converting is allowed on oneself. */
export const convertDamage: Verb<SentenceOf<'convertDamage'>> = {
  check: ({ count: most }) => atLeastOne(most),
  choice: openChoice((state, _, doing) => {
    const model = currentModel(doing)
    if (model === undefined || reserveOf(state, doing.by) === 0) return null
    const owners = foreign(damageOn(state, model), doing.by)
    return owners.length === 0 ? null : orEnough(owners)
  }),
  canBegin: anybody,
  wants: noCubes,
  moves: never,
  run: (state, { count: most }, doing, option) => {
    const again = cubeByCube(state, doing, option, most, {
      owners: (model) => (reserveOf(state, doing.by) === 0 ? [] : foreign(damageOn(state, model), doing.by)),
      take: (model, owner) => {
        convertCube(state, doing.by, owner, damageOn(state, model))
        if (doing.by !== rose) count(state, doing.by, 'converted')
      },
      told: (model, amount) => {
        notice(state, { what: 'converts', seat: doing.by, room: cell, count: amount })
        tell?.(
          happened(
            {
              event: 'damageConverted',
              model: namedModel(state, model),
              seat: doing.by,
              amount,
              by: doing.source,
            },
            'BRW-V.8',
          ),
        )
      },
    })
    return { follows: [], again }
  },
  text: ({ count: most, to }) => phrase('verb.convertDamage', { count: most, to: modelsText(to) }),
  value: worth(0.35),
  inner: noLists,
}

/** Amount that is healed: an event may halve it. */
const healing = (state: BlackRose, amount: number): number =>
  halvesHealing(state) ? Math.floor(amount / 2) : amount

/** [BRW-V.9, BRW-R.45] The controller chooses whose cubes go, where there is a choice. */
export const heal: Verb<SentenceOf<'heal'>> = {
  check: ({ amount }) => (typeof amount === 'number' ? atLeastOne(amount) : null),
  choice: openChoice((state, _, doing) => {
    const model = currentModel(doing)
    const owners = model === undefined ? [] : ownersOn(damageOn(state, model))
    return owners.length > 1 ? ofOwners(owners) : null
  }),
  canBegin: anybody,
  wants: noCubes,
  moves: never,
  run: (state, { amount }, doing, option) => {
    const model = currentModel(doing)
    if (model === undefined) return finished
    const cubes = damageOn(state, model)
    const most = healing(state, amountNow(state, amount, doing))
    if (option?.do === 'cube' && takenFrom(doing, model) < most) healOne(state, doing, model, option.seat)
    while (takenFrom(doing, model) < most && ownersOn(cubes).length === 1)
      healOne(state, doing, model, cubes[0]!)
    if (takenFrom(doing, model) >= most || cubes.length === 0)
      close(doing, model, (healed) => {
        notice(state, { what: 'heals', seat: doing.by, model, amount: healed })
        tell?.(
          happened(
            { event: 'healed', model: namedModel(state, model), amount: healed, by: doing.source },
            'BRW-V.9',
          ),
        )
      })
    return { follows: [], again: currentModel(doing) !== undefined }
  },
  text: ({ amount, to }) =>
    to.models === 'you'
      ? phrase('verb.heal.you', { amount: amountText(amount) })
      : phrase('verb.heal', {
          amount: amountText(amount),
          to: modelsText(to),
        }),
  value: ({ amount }, into) => {
    into.heal += roughly(amount)
  },
  inner: noLists,
}

const healOne = (state: BlackRose, doing: Doing, model: ModelId, owner: Owner): void => {
  takeCube(state, owner, damageOn(state, model))
  doing.chosen.push(model)
  doing.done = true
  count(state, doing.you, 'healed')
}

/** [BRW-V.33, VRB-46] Owners of cubes that can go from you to a model: in Rebirth not its owner's, who would hurt herself. */
const transferable = (state: BlackRose, { you }: Doing, model: ModelId): Owner[] => {
  if (spaceOn(state, model) === 0) return []
  const owners = ownersOn(damageOn(state, mageModel(you)))
  return editionOf(state).ownCubesStay ? owners.filter((owner) => owner !== ownerOf(state, model)) : owners
}

/** [BRW-V.33, BRW-R.47] Cubes move from you to the target, keeping their colours. */
export const transferDamage: Verb<SentenceOf<'transferDamage'>> = {
  check: ({ count: most }) => atLeastOne(most),
  choice: openChoice((state, _, doing) => {
    const model = currentModel(doing)
    const owners = model === undefined ? [] : transferable(state, doing, model)
    return owners.length === 0 ? null : orEnough(owners)
  }),
  canBegin: anybody,
  wants: noCubes,
  moves: never,
  run: (state, { count: most }, doing, option) => {
    const more = cubeByCube(state, doing, option, most, {
      owners: (model) => transferable(state, doing, model),
      take: (model, owner) => {
        const from = damageOn(state, mageModel(doing.you))
        from.splice(from.lastIndexOf(owner), 1)
        damageOn(state, model).push(owner)
      },
      told: (model, amount) => {
        notice(state, { what: 'transfers', seat: doing.by, model, count: amount })
        tell?.(
          happened(
            { event: 'damageMoved', model: namedModel(state, model), amount, by: doing.source },
            'BRW-V.33',
          ),
        )
      },
    })
    if (more) return { follows: [], again: true }
    return leadsTo(
      damaging(
        state,
        doing,
        (doing.models ?? []).map((model) => ({ model, amount: 0 })),
      ),
    )
  },
  text: ({ count: most, to }) => phrase('verb.transferDamage', { count: most, to: modelsText(to) }),
  value: worth(0.5),
  inner: noLists,
}
