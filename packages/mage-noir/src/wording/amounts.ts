import { type Message, say } from '@conclave/kernel'
import type { Amount, What, Word } from '../words/effect.ts'
import { elements, isElement, type Mana } from '../words/mana.ts'

/** A number of a sentence, as it is printed. */
export const amountText = (amount: Amount): Message => {
  if (typeof amount === 'number') return say('amount.number', { count: amount })
  switch (amount.by) {
    case 'status':
      return say('amount.status', {
        usual: amountText(amount.usual),
        mageNoir: amountText(amount.mageNoir),
      })
    case 'count': {
      const { of, side, channelledOnly } = amount.counted
      const what = isElement(of) ? say(`element.${of}`) : wordText(of)
      const where = channelledOnly ? 'channelled' : 'all'
      return say(`amount.count.${side}.${where}`, { times: amount.times, plus: amount.plus, what })
    }
    case 'life':
      return say(`amount.life.${amount.of}`)
    case 'locked':
      return say('amount.locked')
    case 'halfLife':
      return say('amount.halfLife')
  }
}

/** A card on the board, as a sentence names it. */
export const whatText = (what: What): Message => {
  if (typeof what === 'string') return say(`what.${what}`)
  return 'component' in what
    ? say('what.component', { word: wordText(what.component) })
    : say('what.usedFor', { word: wordText(what.usedFor) })
}

export const wordText = (word: Word): Message => say(`word.${word}`)

/** So many Mana of these elements. */
export const manaText = (mana: Mana): Message =>
  say('mana', {
    parts: elements
      .filter((element) => (mana[element] ?? 0) > 0)
      .map((element) => say('mana.part', { count: mana[element]!, element: say(`element.${element}`) })),
  })

/** A price, or one of several. */
export const costsText = (costs: readonly Mana[]): Message =>
  say('mana.either', { ways: costs.map(manaText) })
