import { type Seat, tell } from '@conclave/kernel'
import { contentOf } from '../content/content.ts'
import { happened } from '../events.ts'
import { type BlackRose, type Jinxed, mageOf, type Owner } from '../state.ts'
import { type JinxKind, jinxKinds } from '../words/board.ts'
import type { Jinx } from '../words/card.ts'
import { clockwise } from './actors.ts'
import { change, reserveOf } from './cubes.ts'
import { notice } from './notice.ts'

const cardOf = (state: BlackRose, kind: JinxKind): Jinx => {
  const found = contentOf(state.rules.edition).jinxes.get(kind)
  if (found === undefined) throw new Error(`there is no '${kind}'`)
  return found
}

/** The jinxes on a mage. */
export const jinxesOn = (state: BlackRose, seat: Seat): readonly Jinxed[] => mageOf(state, seat).jinxes ?? []

export const hasJinx = (state: BlackRose, seat: Seat, kind: JinxKind): boolean =>
  jinxesOn(state, seat).some((jinx) => jinx.kind === kind)

const left = (state: BlackRose, kind: JinxKind): number =>
  cardOf(state, kind).copies - clockwise(state, 0).filter((owner) => hasJinx(state, owner, kind)).length

/** [VRB-38] Kinds that a mage can still be given: those that are left and that she does not have. */
export const jinxesFor = (state: BlackRose, seat: Seat): JinxKind[] =>
  jinxKinds.filter((kind) => left(state, kind) > 0 && !hasJinx(state, seat, kind))

const put = (state: BlackRose, seat: Seat, jinx: Jinxed): void => {
  const mage = mageOf(state, seat)
  mage.jinxes = [...(mage.jinxes ?? []), jinx]
}

/** Takes a jinx off a mage; without any, there is nothing to remember. */
const drop = (state: BlackRose, seat: Seat, kind: JinxKind): void => {
  const mage = mageOf(state, seat)
  const rest = jinxesOn(state, seat).filter((jinx) => jinx.kind !== kind)
  if (rest.length > 0) mage.jinxes = rest
  else delete mage.jinxes
}

/** [VRB-38] Gives a mage a jinx, if there is one and she does not have it; says whether. */
export const assignJinx = (
  state: BlackRose,
  seat: Seat,
  kind: JinxKind,
  by: Owner,
  card: string,
): boolean => {
  if (!jinxesFor(state, seat).includes(kind)) return false
  put(state, seat, { kind, cubes: 0 })
  tell?.(happened({ event: 'jinxed', seat, jinx: kind, by: card }, 'VRB-38'))
  notice(state, { what: 'jinxed', seat, by, kind })
  return true
}

/** [VRB-39] Back to the supply; her cubes come back to her. */
export const removeJinx = (state: BlackRose, seat: Seat, kind: JinxKind): void => {
  change(state, seat, jinxesOn(state, seat).find((jinx) => jinx.kind === kind)?.cubes ?? 0)
  drop(state, seat, kind)
  tell?.(happened({ event: 'jinxRemoved', seat, jinx: kind }, 'VRB-39'))
}

/** [REB-G.10] Jinxes that can go to another mage: one that would double a kind stays where it is. */
export const movableJinxes = (state: BlackRose, from: Seat, to: Seat): JinxKind[] =>
  jinxesOn(state, from)
    .map(({ kind }) => kind)
    .filter((kind) => !hasJinx(state, to, kind))

/** A jinx changes mages; cubes on it go back to who had it. */
export const moveJinx = (state: BlackRose, from: Seat, to: Seat, kind: JinxKind): void => {
  const jinx = jinxesOn(state, from).find((each) => each.kind === kind)
  if (jinx === undefined) return
  change(state, from, jinx.cubes)
  drop(state, from, kind)
  put(state, to, { kind, cubes: 0 })
  tell?.(happened({ event: 'jinxMoved', seat: from, whom: to, jinx: kind }, 'REB-G.10'))
  notice(state, { what: 'jinxed', seat: to, by: from, kind })
}

/** [REB-G.10] A remedy: one of her cubes on the jinx, if she has one; with all spaces filled it goes. */
export const remedy = (state: BlackRose, seat: Seat, kind: JinxKind): void => {
  const mage = mageOf(state, seat)
  const jinx = mage.jinxes?.find((each) => each.kind === kind)
  if (jinx === undefined || reserveOf(state, seat) === 0) return
  jinx.cubes++
  change(state, seat, -1)
  tell?.(happened({ event: 'jinxRemedied', seat, jinx: kind }, 'REB-G.10'))
  if (jinx.cubes >= cardOf(state, kind).spaces) removeJinx(state, seat, kind)
}

/** [11.4] Vulnerability of a mage to a blow or a sentence of a Combat spell; once used, the jinx wears off. */
export const vulnerability = (state: BlackRose, seat: Seat): number => {
  if (!hasJinx(state, seat, 'vulnerability')) return 0
  tell?.(happened({ event: 'damageChanged', amount: 1, by: 'jinx.vulnerability' }, 'REB-G.10'))
  remedy(state, seat, 'vulnerability')
  return 1
}

/** [11.4] Rest of a gain from a spell, a room or a quest. */
export const withIllFortune = (state: BlackRose, seat: Seat, amount: number): number => {
  if (amount <= 0 || !hasJinx(state, seat, 'illFortune')) return amount
  tell?.(happened({ event: 'jinxBites', seat, jinx: 'illFortune', amount: 1 }, 'REB-G.10'))
  remedy(state, seat, 'illFortune')
  return amount - 1
}

/** The sorts of things whose gains ill fortune lessens. */
const luckless = ['spell.', 'action.', 'room.', 'quest.']

/** [11.4] Rest of a gain, whatever it comes from. */
export const fortunate = (state: BlackRose, seat: Seat, amount: number, source: string): number =>
  luckless.some((sort) => source.startsWith(sort)) ? withIllFortune(state, seat, amount) : amount

/** [11.4, REB-STU.1] Number of cards that a mage draws in her study, of so many. */
export const withAmnesia = (state: BlackRose, seat: Seat, cards: number): number => {
  if (cards <= 0 || !hasJinx(state, seat, 'amnesia')) return cards
  tell?.(happened({ event: 'jinxDrawsLess', seat, jinx: 'amnesia' }, 'REB-G.10'))
  remedy(state, seat, 'amnesia')
  return cards - 1
}
