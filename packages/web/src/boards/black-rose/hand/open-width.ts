import type { CardInfo, Message } from '@conclave/kernel'
import type { CSSProperties } from 'react'
import { spellOn } from '../card/printed.ts'
import { widthFor } from './looking.ts'

/** For the style sheets: how wide a card must be so that any of these can be read as a whole. */
export const openWidth = (
  ids: readonly string[],
  cards: ReadonlyMap<string, CardInfo>,
  speak: (message: Message) => string,
): CSSProperties => {
  const widths = ids.map((id) => {
    const info = cards.get(id)
    if (info === undefined) return 0
    return widthFor(
      spellOn(info).halves.map(({ effect }) =>
        speak(effect)
          .split('\n')
          .map(({ length }) => length),
      ),
    )
  })
  return { '--open': `${Math.max(0, ...widths)}em` } as CSSProperties
}
