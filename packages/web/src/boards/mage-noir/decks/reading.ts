import { type Deck, encodeDeck, readDeck, writeDeck } from '@conclave/mage-noir'

/** A deck that was pasted, or the first line that cannot be read; no line for a damaged code. */
export type Pasted = { readonly deck: Deck } | { readonly line: number | null; readonly text: string }

/** Reads a list with a card a line, in any language, or a short code. */
export const readPasted = (text: string): Pasted => {
  const read = readDeck(text)
  if ('deck' in read) return read
  const lines = text.trim().split('\n')
  const bad = lines.findIndex((line) => {
    const bare = line.replace(/#.*$/, '').trim()
    return bare !== '' && 'problem' in readDeck(`${bare}\n`)
  })
  return text.trim().startsWith('MN') || bad < 0
    ? { line: null, text: text.trim().slice(0, 40) }
    : { line: bad + 1, text: lines[bad]?.trim().slice(0, 60) ?? '' }
}

const mostInCode = 4

/** The short code, or the list where a card is in it more often than codes can tell. */
export const codeFor = (deck: Deck): string =>
  Object.values(deck).every((count) => count <= mostInCode) ? encodeDeck(deck) : writeDeck(deck)

/** A plain list with the names that the player reads. */
export const listFor = (deck: Deck, nameOf: (card: string) => string): string =>
  writeDeck(deck)
    .split('\n')
    .map((line) =>
      line.replace(/^(\d+) (.+)$/, (_, count: string, card: string) => `${count} ${nameOf(card)}`),
    )
    .join('\n')
