import { abilityOf, cardOf } from '../content/cards.ts'
import { type BoardCard, drawn, end, endings, lostBy, type MageNoir, other, playerOf } from '../state.ts'
import { placeOf, totalOf } from '../words/mana.ts'
import { hasLife, hasModifier, isAlike } from './board.ts'
import { knownTo } from './knowledge.ts'

/** [MN-3.60, MN-3.62] Ends the match if somebody has no life left. */
export const checkLives = (state: MageNoir): void => {
  const [one, two] = state.players.map(({ life }) => life <= 0)
  if (!one && !two) return
  if (one && two) {
    end(
      state,
      state.rulings.bothDead === 'draw' ? drawn(endings.draw) : lostBy(other(state.active), endings.draw),
    )
  } else end(state, lostBy(one ? 0 : 1, endings.life))
}

/** [MN-5.12] The permanents without any life left. */
export const deadCards = ({ players }: MageNoir): BoardCard[] => {
  const dead: BoardCard[] = []
  for (const { board } of players) {
    for (const on of board) if (on.life <= 0 && hasLife(on)) dead.push(on)
  }
  return dead
}

/** [MN-5.62] The copies of a Unique card that one player controls, if there are several. */
export const uniqueCopies = (state: MageNoir): { seat: number; copies: BoardCard[] } | undefined => {
  for (const [seat, { board }] of state.players.entries()) {
    for (const on of board) {
      if (!cardOf(on.card).keywords.includes('unique')) continue
      const copies = board.filter(({ card }) => card === on.card)
      if (copies.length > 1) return { seat, copies }
    }
  }
  return undefined
}

export const areAllAlike = ([first, ...rest]: readonly BoardCard[]): boolean =>
  first === undefined || rest.every((on) => isAlike(first, on))

/** [MN-6.40] The cards that cannot stay without Mana under them. */
export const emptiedCards = ({ players }: MageNoir): { seat: number; on: BoardCard }[] => {
  const found: { seat: number; on: BoardCard }[] = []
  for (const [seat, { board }] of players.entries()) {
    for (const on of board) {
      for (const list of cardOf(on.card).lists.empty ?? []) {
        const ability = abilityOf(list)
        if (ability.on !== 'empty') continue
        const left = ability.of === 'any' ? totalOf(on.locked) : on.locked[placeOf(ability.of)]!
        if (left === 0) found.push({ seat, on })
      }
    }
  }
  return found
}

/** A permanent without life left, a Unique one, or one that cannot be without Mana. */
const isRestless = (on: BoardCard): boolean => {
  const { restless, life } = cardOf(on.card)
  return restless && (life === undefined || on.life <= 0 || cardOf(on.card).keywords.includes('unique'))
}

/** True if anything has to be seen to before the rules go on: most steps leave nothing. */
export const isUnsettled = (state: MageNoir): boolean => {
  if (state.waiting.length > 0) return true
  for (let seat = 0; seat < 2; seat++) {
    const { life, board, deck, seen } = playerOf(state, seat)
    if (life <= 0) return true
    for (const on of board) if (on.zone === 'permanents' && isRestless(on)) return true
    const top = seen.length - 1
    if (top >= 0 && deck.length > 0 && !(seen[top]! & knownTo(seat)) && hasModifier(state, seat, 'seeTop'))
      return true
  }
  return false
}
