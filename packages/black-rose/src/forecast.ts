import { roomOf } from './content/content.ts'
import { rulesIn } from './editions.ts'
import type { BlackRoseQuestion, NamedModel } from './frames/abouts.ts'
import { scoresFor } from './procedures/defeat.ts'
import type { AimView, BlackRoseView, CubesView, HitView } from './shown.ts'
import type { BlackRoseOption, Owner } from './state.ts'
import { flagForecast } from './table/turning.ts'

// What an answer will do, for whoever looks at it before she gives it: from her own view, as long as nobody reacts.

/** Result of damage to a model. */
export interface Blow {
  readonly model: NamedModel
  readonly amount: number
  /** Modifiers that make it more or less. */
  readonly by: HitView['by']
  /** Health before and after. */
  readonly before: number
  readonly after: number
  readonly falls: boolean
  /** Power that each owner would gain by the fall. */
  readonly scores: readonly { readonly owner: Owner; readonly power: number }[]
}

/** Result of cubes in a room. */
export interface Shaken {
  readonly room: string
  readonly before: number
  readonly after: number
  readonly slots: number
  /** True if its last place is taken: it falls, or is rebuilt, when the round is cleaned up. */
  readonly full: boolean
  readonly scores: readonly { readonly owner: Owner; readonly power: number }[]
}

/** All that would come of an answer. */
export interface Forecast {
  readonly blows: readonly Blow[]
  readonly rooms: readonly Shaken[]
}

type Table = Pick<
  BlackRoseView,
  'edition' | 'mages' | 'avatar' | 'evocations' | 'lodge' | 'events' | 'casting'
>

const rose: Owner = -1

/** A model's cubes and how many it can take; a mage by her seat, the Avatar by the Black Rose's. */
const bodyOf = ({ mages, avatar, evocations }: Table, model: NamedModel) =>
  'n' in model
    ? evocations.find(({ n }) => n === model.n)
    : (mages[model.seat] ?? (model.seat === rose ? avatar : undefined))

/** [BRW-DMG.1, BRW-DMG.2, BRW-DEF.3 to BRW-DEF.6] Result of a hit on a model by somebody's cubes. */
const blowOf = (table: Table, by: Owner, { model, amount, by: because }: HitView): Blow[] => {
  const body = bodyOf(table, model)
  if (body === undefined) return []
  const { damage, health } = body
  const before = health - damage.length
  const reserve = by === rose ? amount : (table.mages[by]?.reserve ?? 0)
  const put = Math.min(amount, before, reserve)
  const falls = put >= before
  const cubes = [...damage, ...Array<Owner>(put).fill(by)]
  const scores =
    falls && !('n' in model) ? scoresFor(cubes, model.seat, rulesIn(table.edition).sharedThird) : []
  return [{ model, amount, by: because, before, after: before - put, falls, scores }]
}

/** [BRW-INS.5, REB-INS.6] Gains by a room whose places are all taken: the majority at the end, or all flags at once. */
const scoresIn = ({ edition, events }: Table, room: string, cubes: readonly Owner[]): Shaken['scores'] => {
  if (rulesIn(edition).lodgeIsRuined)
    return flagForecast(
      edition,
      room,
      cubes,
      events.flatMap((event) => (event === null ? [] : [event.card])),
    ).map(({ owner, gain }) => ({ owner, power: gain }))
  const shares = [...new Set(cubes)].map((owner) => ({
    owner,
    count: cubes.filter((each) => each === owner).length,
  }))
  const most = Math.max(...shares.map(({ count }) => count))
  const [leader, rival] = shares.filter(({ count }) => count === most)
  if (leader === undefined) return []
  return [{ owner: rival === undefined ? leader.owner : rose, power: roomOf(edition, room).power }]
}

const shakenBy = (table: Table, by: Owner, { room, count }: CubesView): Shaken[] => {
  const laid = table.lodge.find((each) => each.room === room)
  if (laid === undefined) return []
  const cubes = [...laid.cubes, ...Array<Owner>(count).fill(by)]
  const full = cubes.length >= laid.slots
  return [
    {
      room,
      before: laid.cubes.length,
      after: cubes.length,
      slots: laid.slots,
      full,
      scores: full ? scoresIn(table, room, cubes) : [],
    },
  ]
}

const isSame = (one: BlackRoseOption, other: BlackRoseOption): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const attackBy = (
  { mages, evocations, avatar }: Table,
  model: NamedModel,
): Pick<HitView, 'amount' | 'by'> | null => {
  if ('n' in model) {
    const attack = evocations.find(({ n }) => n === model.n)?.attack
    return attack === undefined ? null : { amount: attack, by: [] }
  }
  const mage = mages[model.seat]
  if (mage !== undefined) return { amount: mage.blow, by: mage.blowBy }
  return avatar === undefined ? null : { amount: avatar.blow, by: [] }
}

/** [11.4] Modifiers of an attack on a mage under that jinx. */
const worsenedBy = ({ mages }: Table, model: NamedModel): HitView['by'] => {
  const jinxes = 'n' in model ? undefined : mages[model.seat]?.jinxes
  return jinxes?.some(({ kind }) => kind === 'vulnerability') ? [{ card: 'jinx.vulnerability', by: 1 }] : []
}

const hitBy = (table: Table, attacker: NamedModel, model: NamedModel): HitView[] => {
  const attack = attackBy(table, attacker)
  if (attack === null) return []
  const worsened = worsenedBy(table, model)
  const amount = worsened.reduce((all, { by }) => all + by, attack.amount)
  return [{ model, amount, by: [...attack.by, ...worsened] }]
}

const targetOf = (option: BlackRoseOption): NamedModel | null => {
  if (option.do === 'target') return { seat: option.seat }
  return option.do === 'evocation' ? { kind: option.kind, n: option.n, seat: option.seat } : null
}

const nothing: AimView = { option: { do: 'pass' }, hits: [], cubes: [] }

/** Certain consequences of this answer. */
const promisedBy = (table: Table, question: BlackRoseQuestion, option: BlackRoseOption): AimView => {
  switch (question.kind) {
    case 'aim': {
      const { card, side } = question.about
      const spell = table.casting.find((each) => each.card === card && each.side === side)
      return spell?.aims.find((aim) => isSame(aim.option, option)) ?? nothing
    }
    case 'attackTarget': {
      const model = targetOf(option)
      return model === null ? nothing : { option, hits: hitBy(table, question.about.model, model), cubes: [] }
    }
    case 'evocationTurn': {
      const { model, targets, all } = question.about
      // Of several it hits one, which is said after this.
      if (option.do !== 'attack' || (!all && targets.length > 1)) return nothing
      return { option, hits: targets.flatMap((each) => hitBy(table, model, each)), cubes: [] }
    }
    default:
      return nothing
  }
}

/** Forecast of an answer if nobody reacts; null where that is nothing that can be told. */
export const forecastOf = (
  table: Table,
  question: BlackRoseQuestion,
  option: BlackRoseOption,
): Forecast | null => {
  const { hits, cubes } = promisedBy(table, question, option)
  if (hits.length + cubes.length === 0) return null
  return {
    blows: hits.flatMap((hit) => blowOf(table, question.seat, hit)),
    rooms: cubes.flatMap((each) => shakenBy(table, question.seat, each)),
  }
}
