import { type Message, say } from '@conclave/kernel'
import { foreseen, hitBy, type MageNoirView, type PlayerView } from '@conclave/mage-noir'
import { isComponent, printedOn, wordsOf } from './card/printed.ts'
import type { Kit } from './kit.ts'
import { hitText, resultsText } from './results.ts'
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

/**
 * [D-08] Discard that prepares a card, in words, where nothing but a discard pays for it: nobody is asked where there is but one.
 */
export const discardFor = (id: string, me: PlayerView): Message | null => {
  const [price, ...others] = pricesOf(id, me)
  if (price === undefined) return null
  const card = say(`card.${id}`)
  return others.length === 0
    ? words('prepare.price', { card, price: say(`card.${price}`) })
    : words('prepare.prices', { card })
}

/** [D-08] A card that only a discard can pay for says so before it is chosen. */
const tellPrepare = (card: string, me: PlayerView | undefined): Message | null =>
  me === undefined ? null : discardFor(card, me)

/** [MN-3.51] Number of cards that go when the turn ends. */
const overLimit = ({ players }: MageNoirView, seat: number): number => {
  const me = players[seat]
  return me === undefined ? 0 : me.hand.count - me.handLimit
}

/** Answers name what they lead to: what goes, whose life becomes what, and who takes a blow. */
export const tellOption: NonNullable<Kit['tellOption']> = (option, question, table) => {
  const { seat } = question
  switch (option.do) {
    case 'prepare':
      return tellPrepare(option.card, table.players[seat])
    case 'activate': {
      const result = resultsText(foreseen(table, seat, option.card, option.n, 'activate'), seat)
      return result === null ? null : words('tell.activate', { card: say(`card.${option.card}`), result })
    }
    case 'endTurn': {
      const count = overLimit(table, seat)
      return count > 0 ? words('tell.endTurn', { count, limit: table.players[seat]?.handLimit ?? 0 }) : null
    }
    case 'accept':
    case 'redirect':
    case 'player':
    case 'card': {
      const hit = hitBy(table, question, option)
      if (hit === null) return null
      const result = hitText(hit)
      if (option.do === 'redirect')
        return words('tell.redirect', { card: say(`card.${option.card}`), result })
      return option.do === 'accept' ? words('tell.accept', { result }) : result
    }
    default:
      return null
  }
}
