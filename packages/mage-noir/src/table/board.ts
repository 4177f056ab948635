import type { Seat } from '@conclave/kernel'
import { cardOf } from '../content/cards.ts'
import { type BoardCard, type MageNoir, playerOf } from '../state.ts'
import type { Modifier } from '../words/card.ts'
import type { Condition, Word } from '../words/effect.ts'
import { sameBag } from '../words/mana.ts'

/** The card with this number, if it is still on the board. */
export const cardOn = (state: MageNoir, n: number): BoardCard | undefined => {
  for (const { board } of state.players) {
    for (const on of board) if (on.n === n) return on
  }
  return undefined
}

/** Controller of the card with this number: its owner, always. */
export const controllerOf = (state: MageNoir, n: number): Seat =>
  state.players[0].board.some((on) => on.n === n) ? 0 : 1

/** A channelled spell, a permanent or equipment (MN-5.11, L435); rituals are none. */
export const isComponent = ({ zone }: BoardCard): boolean =>
  zone === 'channelled' || zone === 'permanents' || zone === 'equipment'

/** True if a card's lasting effect is at work: not while it is a spell in preparation. */
const isAtWork = ({ zone }: BoardCard): boolean => zone !== 'prepared' && zone !== 'resolving'

/** [MN-5.50] True if she is a Mage Noir: by controlling a ritual. */
export const isMageNoir = (state: MageNoir, seat: Seat): boolean => {
  for (const { card, zone } of playerOf(state, seat).board) {
    if (zone !== 'rituals') continue
    if (cardOf(card).holdings.some(({ modifier }) => modifier.kind === 'mageNoir')) return true
  }
  return false
}

export const holdsFor = (state: MageNoir, seat: Seat, condition: Condition | null): boolean => {
  if (condition === null) return true
  if (condition === 'mageNoir') return isMageNoir(state, seat)
  if (condition === 'notMageNoir') return !isMageNoir(state, seat)
  return componentsWith(state, seat, condition.control).length > 0
}

type Found<K extends Modifier['kind']> = {
  readonly modifier: Extract<Modifier, { kind: K }>
  readonly on: BoardCard
}

/** Everything of one kind that a player's cards change now. */
export const modifiersOf = <K extends Modifier['kind']>(
  state: MageNoir,
  seat: Seat,
  kind: K,
): readonly Found<K>[] => {
  let found: Found<K>[] | undefined
  for (const on of playerOf(state, seat).board) {
    const { holdings } = cardOf(on.card)
    if (holdings.length === 0 || !isAtWork(on)) continue
    for (const { modifier, condition } of holdings) {
      if (!isOfKind(modifier, kind) || !holdsFor(state, seat, condition)) continue
      found ??= []
      found.push({ modifier, on })
    }
  }
  return found ?? none
}

export const isOfKind = <T extends { readonly kind: string }, K extends T['kind']>(
  member: T,
  kind: K,
): member is Extract<T, { kind: K }> => member.kind === kind

const none: readonly never[] = []

/** True if any card of a player changes something of this kind now. */
export const hasModifier = (state: MageNoir, seat: Seat, kind: Modifier['kind']): boolean => {
  for (const on of playerOf(state, seat).board) {
    if (!isAtWork(on)) continue
    for (const { modifier, condition } of cardOf(on.card).holdings) {
      if (modifier.kind === kind && holdsFor(state, seat, condition)) return true
    }
  }
  return false
}

const usualHandLimit = 7

/** [MN-3.51] Hand limit of a player at the end of her turn: the lowest one counts. */
export const handLimitOf = (state: MageNoir, seat: Seat): number =>
  modifiersOf(state, seat, 'handLimit').reduce(
    (least, { modifier }) => Math.min(least, modifier.count),
    usualHandLimit,
  )

/** [MN-5.60] A permanent that may take damage for its controller: by its keyword or a condition (Dead Tree). */
export const isProtector = (state: MageNoir, seat: Seat, { card, zone }: BoardCard): boolean => {
  if (zone !== 'permanents') return false
  const { keywords, holdings } = cardOf(card)
  return (
    keywords.includes('protector') ||
    holdings.some(
      ({ modifier, condition }) => modifier.kind === 'protector' && holdsFor(state, seat, condition),
    )
  )
}

export const protectorsOf = (state: MageNoir, seat: Seat): BoardCard[] =>
  playerOf(state, seat).board.filter((on) => isProtector(state, seat, on))

/** [MN-5.13] Only a permanent with a printed life can be damaged or healed. */
export const hasLife = ({ card, zone }: BoardCard): boolean =>
  zone === 'permanents' && cardOf(card).life !== undefined

/** [MN-5.36] The components of a player that have a word, as physical cards; granted words count too. */
export const componentsWith = (state: MageNoir, seat: Seat, word: Word): BoardCard[] => {
  const all = modifiersOf(state, seat, 'grantWord')
  const grants = all.length === 0 ? all : all.filter(({ modifier }) => modifier.word === word)
  return playerOf(state, seat).board.filter(
    (on) =>
      isComponent(on) &&
      (cardOf(on.card).allWords.includes(word) ||
        grants.some(({ modifier }) => cardOf(on.card).allWords.includes(modifier.to))),
  )
}

/** True if two cards on the board of one player cannot be told apart but by their numbers. */
export const isAlike = (one: BoardCard, another: BoardCard): boolean =>
  one.card === another.card &&
  one.zone === another.zone &&
  one.life === another.life &&
  one.ignored === another.ignored &&
  one.doubled === another.doubled &&
  sameBag(one.locked, another.locked)

/** One card of each sort, the oldest; all of them belong to one player. */
export const distinctCards = (list: readonly BoardCard[]): BoardCard[] => {
  const found: BoardCard[] = []
  for (const on of list) if (!found.some((before) => isAlike(before, on))) found.push(on)
  return found
}
