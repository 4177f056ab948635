import type { Seat } from '@conclave/kernel'
import { cardOf } from '../content/cards.ts'
import { type BoardCard, type MageNoir, type MageNoirOption, other, playerOf } from '../state.ts'
import type { Group, Target } from '../words/effect.ts'
import { controllerOf, distinctCards, hasLife } from './board.ts'

/** A player (`n` is 0) or a permanent of hers. */
export interface Mark {
  readonly seat: Seat
  readonly n: number
}

const players: readonly MageNoirOption[] = [
  { do: 'player', seat: 0 },
  { do: 'player', seat: 1 },
]

export const cardOption = ({ card, n }: BoardCard): MageNoirOption => ({ card, do: 'card', n })

/** One option for each sort of card, both players' boards in order of seats. */
export const cardOptions = (
  state: MageNoir,
  fits: (on: BoardCard, seat: Seat) => boolean,
): MageNoirOption[] =>
  state.players.flatMap(({ board }, seat) =>
    distinctCards(board.filter((on) => fits(on, seat))).map(cardOption),
  )

/** [MN-6.20] Everything that may be chosen as a target; null when there is nothing to choose. */
export const targetOptions = (state: MageNoir, target: Target): readonly MageNoirOption[] | null => {
  switch (target) {
    case 'you':
    case 'opponent':
      return null
    case 'any':
      return [...players, ...cardOptions(state, hasLife)]
    case 'permanentWithLife':
      return cardOptions(state, hasLife)
    case 'vegetalPermanentWithLife':
      return cardOptions(state, isVegetalWithLife)
  }
}

const isVegetalWithLife = (on: BoardCard): boolean => hasLife(on) && cardOf(on.card).element === 'vegetal'

/** The target that was chosen, or that needs no choice. */
export const markOf = (state: MageNoir, target: Target, seat: Seat, option: MageNoirOption | null): Mark => {
  if (target === 'you') return { seat, n: 0 }
  if (target === 'opponent') return { seat: other(seat), n: 0 }
  if (option?.do === 'player') return { seat: option.seat, n: 0 }
  if (option?.do === 'card') return markOfCard(state, option.n)
  throw new Error('no target was chosen')
}

export const markOfCard = (state: MageNoir, n: number): Mark => ({ seat: controllerOf(state, n), n })

/** All members of a group, players first. */
export const membersOf = (state: MageNoir, group: Group, seat: Seat): Mark[] => {
  const side = group === 'youAndVegetalPermanents' ? seat : other(seat)
  const fits = group === 'youAndVegetalPermanents' ? isVegetalWithLife : hasLife
  const permanents = playerOf(state, side)
    .board.filter(fits)
    .map(({ n }) => ({ seat: side, n }))
  return group === 'opposingPermanents' ? permanents : [{ seat: side, n: 0 }, ...permanents]
}
