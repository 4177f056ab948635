import type { Message } from '@conclave/kernel'
import type { CSSProperties } from 'react'
import { effectOf, spellOn } from '../card/printed.ts'
import type { Cards } from '../kit.ts'
import { widthFor } from './looking.ts'

/** For the style sheets: how wide a card must be so that any of these can be read as a whole. */
export const openWidth = (
  ids: readonly string[],
  cards: Cards,
  speak: (message: Message) => string,
): CSSProperties => {
  return { '--open': `${Math.max(0, ...neededWidths(ids, cards, speak))}em` }
}

/** Widths of these cards at which each can be read as a whole, in em. */
export const neededWidths = (
  ids: readonly string[],
  cards: Cards,
  speak: (message: Message) => string,
): readonly number[] =>
  ids.map((id) => {
    const spell = spellOn(cards.get(id))
    if (spell === undefined) return 0
    return widthFor(
      spell.halves.map((half) =>
        speak(effectOf(half))
          .split('\n')
          .map(({ length }) => length),
      ),
    )
  })
