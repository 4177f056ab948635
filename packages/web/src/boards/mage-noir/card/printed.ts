import { cards, type MageNoirView, type Mana, type Word } from '@conclave/mage-noir'

export type Printed = (typeof cards)[number]
export type BoardCardView = MageNoirView['players'][number]['board'][number]

const byId = new Map<string, Printed>(cards.map((card) => [card.id, card]))

export const printedOn = (id: string): Printed | undefined => byId.get(id)

/** The words that a card has, the transmutable one included. */
export const wordsOf = (id: string): readonly Word[] => {
  const card = byId.get(id)
  if (card === undefined) return []
  return card.transmutable === undefined ? card.words : [...card.words, card.transmutable]
}

/** [MN-5.30] True if a card on the board can serve as a component. */
export const isComponent = ({ zone }: Pick<BoardCardView, 'zone'>): boolean =>
  zone === 'channelled' || zone === 'permanents' || zone === 'equipment'

/** True if using this component costs something: it does something when used, or equipment is reforged. */
export const isCostly = ({ card, zone }: Pick<BoardCardView, 'card' | 'zone'>): boolean =>
  zone === 'equipment' || (byId.get(card)?.abilities.some(({ on }) => on === 'used') ?? false)

/** A line of prerequisites and whether the board has enough for it, as far as names tell. */
export interface Need {
  readonly word: Word
  readonly count: number
  readonly met: boolean
}

/** Needs of a card in hand. `ready` cards can be prepared, whatever the count of names says. */
export const needsOf = (id: string, board: readonly BoardCardView[], ready: boolean): Need[] =>
  (byId.get(id)?.requires ?? []).map(({ word, count, equipmentOnly }) => {
    const have = board.filter(
      (on) =>
        isComponent(on) && (!equipmentOnly || on.zone === 'equipment') && wordsOf(on.card).includes(word),
    ).length
    return { word, count, met: ready || have >= count }
  })

/** Cards on the board that nobody could tell apart are chosen as one. */
export const isAlike = (one: BoardCardView, other: BoardCardView): boolean =>
  one.card === other.card &&
  one.zone === other.zone &&
  one.life === other.life &&
  one.ignored === other.ignored &&
  one.doubled === other.doubled &&
  isSame(one.locked, other.locked)

const isSame = (one: Mana, other: Mana): boolean => JSON.stringify(one) === JSON.stringify(other)
