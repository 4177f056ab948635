import type { CardInfo, Catalogue, GameTexts, Json, Option } from '@conclave/kernel'
import pc from 'picocolors'
import { columns, wrap } from '../output.ts'
import type { SpeakTable } from '../texts/index.ts'
import { plain } from './options.ts'

/** More cards than this are only named. */
const maxShown = 4

/** The cards whose name or id contains a text, with what they do; or a word of the game's glossary. */
export const lookUp = (
  { cards, catalogues }: GameTexts<Option>,
  speak: SpeakTable,
  wanted: string,
): string => {
  const text = plain(wanted)
  if (text === '') return speak.cli('card.which')
  const word = wordsOf(catalogues[speak.language]).find((id) => plain(speak.find(id) ?? '') === text)
  if (word !== undefined) return explain(word, speak)
  const named = cards.map((card) => ({ card, name: plain(speak.message(card.name)) }))
  const exact = named.filter(({ card, name }) => name === text || card.id === text)
  const found =
    exact.length > 0 ? exact : named.filter(({ card, name }) => name.includes(text) || card.id.includes(text))
  if (found.length === 0) {
    const near = wordsOf(catalogues[speak.language]).find((id) => plain(speak.find(id) ?? '').includes(text))
    return near === undefined ? speak.cli('card.none', { name: wanted }) : explain(near, speak)
  }
  if (found.length > maxShown) {
    const names = [...new Set(found.map(({ card }) => speak.message(card.name)))]
    return wrap(speak.cli('card.several', { names: names.join(', ') }), columns())
  }
  return found.map(({ card }) => describe(card, speak)).join('\n')
}

/** The entries of a glossary are texts named `glossary.word`, explained by `glossary.word.text`. */
const wordsOf = (catalogue: Catalogue): string[] =>
  Object.keys(catalogue).filter((id) => /^glossary\.[^.]+$/.test(id))

const explain = (id: string, speak: SpeakTable): string =>
  `${pc.bold(speak.find(id))}\n${wrap(`  ${speak.find(`${id}.text`) ?? ''}`, columns(), '  ')}`

const describe = ({ name, kind, count, text, facts }: CardInfo, speak: SpeakTable): string => {
  const printed = Object.entries(facts).flatMap(([fact, value]) => {
    const words = wordsFor(speak, fact, value)
    return words === '' ? [] : [words]
  })
  const head = [speak.find(`kind.${kind}`) ?? kind, ...printed, speak.cli('card.copies', { count })].join(
    ' · ',
  )
  const title = `${pc.bold(speak.message(name))}  ${pc.dim(head)}`
  return `${wrap(title, columns(), '  ')}\n${wrap(`  ${speak.message(text)}`, columns(), '  ')}`
}

/** A printed fact in words: a number with its name, and what the game has a word for. */
const wordsFor = (speak: SpeakTable, fact: string, value: Json): string => {
  const label = speak.find(`fact.${fact}`) ?? fact
  if (typeof value === 'number') return `${label} ${value}`
  if (typeof value === 'string') return speak.find(`${fact}.${value}`) ?? ''
  if (typeof value !== 'object' || value === null) return ''
  const items = Array.isArray(value) ? value.map((item) => itemOf(speak, item)) : countsOf(speak, value)
  return items.length === 0 || items.includes('') ? '' : `${label} ${items.join(', ')}`
}

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
