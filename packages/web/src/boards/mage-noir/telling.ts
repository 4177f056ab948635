import { type Message, say } from '@conclave/kernel'
import type { PlayerView } from '@conclave/mage-noir'
import { isComponent, printedOn, wordsOf } from './card/printed.ts'
import type { Kit } from './kit.ts'
import { words } from './texts/index.ts'

/** The cards in hand of which one has to be discarded to prepare a card, each once; none where a component will do. */
const pricesOf = (id: string, { board, hand }: PlayerView): readonly string[] => {
  for (const ability of printedOn(id)?.abilities ?? []) {
    if (ability.on !== 'prepare' || ability.rule.kind !== 'alternative') continue
    const { rule } = ability
    if (board.some((on) => isComponent(on) && wordsOf(on.card).includes(rule.waive))) return []
    const others = [...(hand.cards ?? [])]
    others.splice(others.indexOf(id), 1)
    return [...new Set(others)].filter((other) => printedOn(other)?.element === rule.discard)
  }
  return []
}

/** [D-08] What is discarded to prepare a card, in words, where nothing but a discard pays for it: nobody is asked where there is but one. */
export const discardFor = (id: string, me: PlayerView): Message | null => {
  const [price, ...others] = pricesOf(id, me)
  if (price === undefined) return null
  const card = say(`card.${id}`)
  return others.length === 0
    ? words('prepare.price', { card, price: say(`card.${price}`) })
    : words('prepare.prices', { card })
}

/** [D-08] A card that only a discard can pay for says so before it is chosen. */
export const tellOption: NonNullable<Kit['tellOption']> = (option, { seat }, { players }) => {
  const me = players[seat]
  return option.do !== 'prepare' || me === undefined ? null : discardFor(option.card, me)
}
