import { type Deck, readDeck } from '@conclave/mage-noir'
import { codeFor } from './reading.ts'

/** A deck on the workbench. */
export interface Draft {
  /** Id under which it is kept; null as long as it is not. */
  readonly id: string | null
  readonly name: string
  readonly deck: Deck
  /** True if it was changed since it was opened or saved: nothing may take its place without asking. */
  readonly touched: boolean
}

export const emptyDraft: Draft = { id: null, name: '', deck: {}, touched: false }

const key = 'conclave.draft'

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Keeps what lies on the workbench while this window is open: whoever reads the rules in between finds it again. */
export const keepDraft = (shelf: Shelf, { id, name, deck, touched }: Draft): void => {
  if (touched) shelf.setItem(key, JSON.stringify({ id, name, code: codeFor(deck) }))
  else shelf.removeItem(key)
}

/** Draft left on the workbench; an empty one if there is nothing that can be read. */
export const leftDraft = (shelf: Shelf): Draft => {
  try {
    const { id, name, code } = JSON.parse(shelf.getItem(key) ?? '{}')
    if (typeof name !== 'string' || typeof code !== 'string') return emptyDraft
    const read = readDeck(code)
    if (!('deck' in read)) return emptyDraft
    return { id: typeof id === 'string' ? id : null, name, deck: read.deck, touched: true }
  } catch {
    return emptyDraft
  }
}
