import type { BlackRoseOption, MageView, SpellCard, SpellHalf } from '@conclave/black-rose'
import { halfOf, spellOn } from '../card/printed.ts'
import type { Cards } from '../kit.ts'

/** A spell that can be triggered: the answer that does it, and what it does as it lies. */
export interface Reaction {
  readonly option: BlackRoseOption
  readonly spell: SpellCard
  readonly half: SpellHalf
}

/** The spells that one can react with. */
export const reactionsIn = (
  options: readonly BlackRoseOption[],
  { slots }: Pick<MageView, 'slots'>,
  cards: Cards,
): Reaction[] =>
  options.flatMap((option) => {
    if (option.do !== 'trigger') return []
    const spell = spellOn(cards.get(option.card))
    const side = slots.find(({ slot }) => slot === option.slot)?.side ?? null
    const half = spell === undefined ? undefined : halfOf(spell, side)
    return spell === undefined || half === undefined ? [] : [{ option, spell, half }]
  })

/** The room for all of them in a low strip, and a letter of theirs, in em. */
const [strip, letter] = [33, 0.46]
/** Margins of each, in em, and what a line loses where words end, in letters. */
const [margin, lost] = [1, 3]

/** True if a low strip would cut these texts: whoever decides must read what will happen to its end. */
export const needsHeight = (texts: readonly string[], underCause: boolean): boolean => {
  const lines = underCause ? 7 : 9
  const letters = (strip / Math.max(1, texts.length) - margin) / letter - lost
  return texts.some(
    (text) => text.split('\n').reduce((sum, { length }) => sum + Math.ceil(length / letters), 0) > lines,
  )
}
