import type { CardInfo, Catalogue, GameTexts, Option } from '@conclave/kernel'
import { pc } from '../colours.ts'
import { wrap } from '../output.ts'
import type { SpeakTable } from '../texts/index.ts'
import { printedFacts } from '../texts/printed-facts.ts'
import { plain } from './options.ts'

/** More cards than this are only named. */
const maxShown = 4

/** The cards whose name or id contains a text, with what they do; or a word of the game's glossary. */
export const lookUp = (
  { cards, catalogues }: GameTexts<Option>,
  speak: SpeakTable,
  wanted: string,
  width: number,
): string => {
  const text = plain(wanted)
  if (text === '') return speak.cli('card.which')
  const word = wordsOf(catalogues[speak.language]).find((id) => plain(speak.find(id) ?? '') === text)
  if (word !== undefined) return explain(word, speak, width)
  const named = cards.map((card) => ({ card, name: plain(speak.message(card.name)) }))
  const exact = named.filter(({ card, name }) => name === text || card.id === text)
  const found =
    exact.length > 0 ? exact : named.filter(({ card, name }) => name.includes(text) || card.id.includes(text))
  if (found.length === 0) {
    const near = wordsOf(catalogues[speak.language]).find((id) => plain(speak.find(id) ?? '').includes(text))
    return near === undefined ? speak.cli('card.none', { name: wanted }) : explain(near, speak, width)
  }
  if (found.length > maxShown) {
    const names = [...new Set(found.map(({ card }) => speak.message(card.name)))]
    return wrap(speak.cli('card.several', { names: names.join(', ') }), width)
  }
  return found.map(({ card }) => describe(card, speak, width)).join('\n')
}

/** The entries of a glossary are texts named `glossary.word`, explained by `glossary.word.text`. */
const wordsOf = (catalogue: Catalogue): string[] =>
  Object.keys(catalogue).filter((id) => /^glossary\.[^.]+$/.test(id))

const explain = (id: string, speak: SpeakTable, width: number): string =>
  `${pc.bold(speak.find(id))}\n${wrap(`  ${speak.find(`${id}.text`) ?? ''}`, width, '  ')}`

const describe = (card: CardInfo, speak: SpeakTable, width: number): string => {
  const { name, kind, count, text } = card
  const copies = speak.cli('card.copies', { count })
  const head = [speak.find(`kind.${kind}`) ?? kind, ...printedFacts(card, speak), copies].join(' · ')
  const title = `${pc.bold(speak.message(name))}  ${pc.dim(head)}`
  return `${wrap(title, width, '  ')}\n${wrap(`  ${speak.message(text)}`, width, '  ')}`
}
