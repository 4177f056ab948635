import { type Message, say } from '@conclave/kernel'
import { type WhyNot, whyNotPrepared, whyNotUsed } from '@conclave/mage-noir'
import type { Thing } from '../../table/table.ts'
import type { Props } from './kit.ts'
import { manaText } from './mana-text.ts'
import { words } from './texts/index.ts'

/** Text of the reason why nothing can be done, in the words of the rules. */
const whyText = (found: WhyNot, card: string): Message => {
  const name = say(`card.${card}`)
  switch (found.why) {
    case 'mana':
      return words('why.mana', { card: name, mana: manaText(found.lacks) })
    case 'components':
      return words('why.components', {
        card: name,
        lines: found.lines.map(({ word, count, equipmentOnly }) =>
          words(equipmentOnly ? 'why.line.equipment' : 'why.line', { word: say(`word.${word}`), count }),
        ),
      })
    default:
      return words(`why.${found.why}`, { card: name })
  }
}

type Asking = Pick<Props, 'table' | 'question'>

/** Reason why nothing can be done with a card of this player's hand, or with one on the board. */
export const whyNotAt = (
  { table, question }: Asking,
  seat: number,
  thing: Thing,
  card: string,
): Message | null => {
  const [place = '', n = ''] = thing.split(':')
  const asked = question?.kind ?? null
  const found =
    place === 'hand'
      ? whyNotPrepared(table, seat, card, asked)
      : place === 'board'
        ? whyNotUsed(table, seat, Number(n), asked)
        : null
  return found === null ? null : whyText(found, card)
}
