import type { CardInfo, Catalogue } from '@conclave/kernel'
import type { Catalogues } from '@conclave/texts'

/** A text in pieces; some of them name a card. */
export type RichText = readonly (string | { readonly card: string; readonly text: string })[]

// Marks from the private use area: no letters, so that a sentence still finds its first letter, and no text has them.
const open = '\uE000'
const close = '\uE001'
const first = 0xe100
const marks = /\uE000(.)([^\uE000\uE001]*)\uE001/gu

/** Forms of a name that choose a text instead of being shown. */
const unseen = /\.(?:gender|number|text)$/

/** The same texts, but wherever a card is named, the name is between marks. */
export const markCards = (catalogues: Catalogues, cards: readonly CardInfo[]): Catalogues => {
  const numbers = new Map(cards.map(({ name }, at) => [name.say, at]))
  const markAll = (catalogue: Catalogue): Catalogue => {
    const marked: { [id: string]: string } = {}
    for (const [id, text] of Object.entries(catalogue)) {
      const number = unseen.test(id)
        ? undefined
        : (numbers.get(id) ?? numbers.get(id.replace(/\.[^.]*$/, '')))
      marked[id] = number === undefined ? text : open + String.fromCharCode(first + number) + text + close
    }
    return marked
  }
  return { en: markAll(catalogues.en), fr: markAll(catalogues.fr), it: markAll(catalogues.it) }
}

export const cutMarks = (text: string): string => text.replace(marks, '$2')

/** Splits a marked text. */
export const richOf = (text: string, cards: readonly CardInfo[]): RichText => {
  const pieces: (string | { card: string; text: string })[] = []
  let from = 0
  for (const found of text.matchAll(marks)) {
    const [whole, number = '', name = ''] = found
    if (found.index > from) pieces.push(text.slice(from, found.index))
    const card = cards[number.charCodeAt(0) - first]
    pieces.push(card === undefined ? name : { card: card.id, text: name })
    from = found.index + whole.length
  }
  if (from < text.length) pieces.push(text.slice(from))
  return pieces
}

/** The text without its links. */
export const plainOf = (rich: RichText): string =>
  rich.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')
