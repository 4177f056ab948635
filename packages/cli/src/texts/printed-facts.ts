import type { CardInfo, Json } from '@conclave/kernel'
import type { SpeakTable } from './index.ts'

/** Facts printed on a card beside its text: a school, a colour, figures that the text does not name. */
export const printedFacts = ({ kind, text, facts }: CardInfo, speak: SpeakTable): string[] => {
  const said = speak.message(text).toLowerCase()
  return Object.entries(facts).flatMap(([fact, value]) => {
    const words = wordsFor(speak, kind, fact, value)
    return words === '' || (typeof value === 'number' && said.includes(words.toLowerCase())) ? [] : [words]
  })
}

/** A printed fact in words: a number with its name, and what the game has a word for. */
const wordsFor = (speak: SpeakTable, kind: string, fact: string, value: Json): string => {
  const label = speak.find(`fact.${fact}`) ?? fact
  if (typeof value === 'number') return `${label} ${value}`
  // Signs that the text does not speak of.
  if (value === true) return speak.find(`symbol.${fact}`) ?? ''
  // A kind may have words of its own: the colours of rooms are not those of the mages.
  if (typeof value === 'string')
    return speak.find(`${kind}${capital(fact)}.${value}`) ?? speak.find(`${fact}.${value}`) ?? ''
  if (typeof value !== 'object' || value === null) return ''
  if (Array.isArray(value)) {
    const several = severalOf(speak, label, fact, value)
    if (several !== null) return several
  }
  const items = Array.isArray(value) ? value.map((item) => itemOf(speak, item)) : countsOf(speak, value)
  return items.length === 0 || items.includes('') ? '' : `${label} ${items.join(', ')}`
}

/** Several figures of one fact, as the places of a room pay; or several words of its own, as if each stood there alone. */
const severalOf = (speak: SpeakTable, label: string, fact: string, items: readonly Json[]): string | null => {
  if (items.length > 0 && items.every((item) => typeof item === 'number'))
    return `${label} ${items.join('/')}`
  const words = items.map((item) => (typeof item === 'string' ? speak.find(`${fact}.${item}`) : undefined))
  return words.length > 0 && words.every((word) => word !== undefined) ? words.join(', ') : null
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const named = (speak: SpeakTable, id: string): string | undefined =>
  ['element', 'word', 'keyword']
    .map((sort) => speak.find(`${sort}.${id}`))
    .find((found) => found !== undefined)

const itemOf = (speak: SpeakTable, item: Json): string => {
  if (typeof item === 'string') return named(speak, item) ?? ''
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return ''
  const { word, n } = item as { readonly [name: string]: Json }
  return typeof word === 'string' && typeof n === 'number' ? `${named(speak, word) ?? word} ×${n}` : ''
}

const countsOf = (speak: SpeakTable, counts: object): string[] =>
  Object.entries(counts).map(([id, count]) =>
    typeof count === 'number' ? `${count} ${named(speak, id) ?? id}` : '',
  )
