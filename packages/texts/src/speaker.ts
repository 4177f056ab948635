import type { Catalogue, Language, Message } from '@conclave/kernel'
import IntlMessageFormat from 'intl-messageformat'
import { argumentsOf } from './arguments.ts'
import { capitalised, fillerOf, type Gap } from './gap.ts'

/** The texts of a game or a program in every language. */
export type Catalogues = { readonly [L in Language]: Catalogue }

/** Says messages in one language. */
export type Speak = (message: Message) => string

/**
 * Says messages in one language. Each ICU text is parsed once. Strict speakers (tests) throw when a text or a gap is
 * missing; others show the id or the gap, because a player would rather see a strange line than no table.
 */
export const speaker = (
  catalogues: Catalogues,
  language: Language,
  { strict = false }: { readonly strict?: boolean } = {},
): Speak => {
  const catalogue = catalogues[language]
  const texts = new Map<string, Text>()

  const textOf = (id: string): Text | undefined => {
    const known = texts.get(id)
    if (known !== undefined || !Object.hasOwn(catalogue, id)) return known
    const parsed = parse(spacedIn(language, catalogue[id] ?? ''), language)
    texts.set(id, parsed)
    return parsed
  }

  const speak: Speak = (message) => {
    const text = textOf(message.say)
    if (text === undefined) {
      if (strict) throw new Error(`there is no text '${message.say}' in '${language}'`)
      return message.say
    }
    if (typeof text === 'string') return text
    const values: { [name: string]: string | number } = {}
    for (const name of text.names) {
      const value = valueFor(name, message.with ?? {})
      if (value === undefined && strict)
        throw new Error(`'${message.say}' wants '${name}', which was not given`)
      values[name] = value ?? `{${name}}`
    }
    return endedOnce(contractedIn(language, elidedIn(language, String(text.format.format(values)))))
  }

  const valueFor = (name: string, gaps: { readonly [gap: string]: Gap }): string | number | undefined => {
    const plain = gaps[name]
    if (plain !== undefined) return fillerOf(plain, '', speak, language)
    const cut = name.lastIndexOf('_')
    const gap = cut < 0 ? undefined : gaps[name.slice(0, cut)]
    return gap === undefined ? undefined : fillerOf(gap, name.slice(cut + 1), speak, language)
  }

  return speak
}

/** A message as a sentence of its own: begins with a capital letter. */
export const sentence = (speak: Speak, message: Message, language: Language): string =>
  capitalised(speak(message), language)

/** Several sets of texts as one, so that a program's message can hold a game's. Ids must differ. */
export const joinCatalogues = (...sets: readonly Catalogues[]): Catalogues => {
  const join = (language: Language): Catalogue => Object.assign({}, ...sets.map((set) => set[language]))
  return { en: join('en'), fr: join('fr'), it: join('it') }
}

/** An ICU text, or a plain one: most texts have no gaps and need no formatter. */
type Text = string | { readonly format: IntlMessageFormat; readonly names: readonly string[] }

const narrow = '\u202f'

/** French puts a narrow, unbreakable space before high punctuation and inside quotation marks; catalogues have plain ones. */
const spacedIn = (language: Language, text: string): string =>
  language === 'fr' ? text.replace(/ (?=[;:!?%»])/g, narrow).replace(/« /g, `«${narrow}`) : text

/** « de » and « que » before a vowel, of a name say that somebody gave; marks from the private use area are no letters. */
const unelided =
  /(?<![\p{L}’])(d|qu)e (?=[\uE000-\uF8FF]*(?!(?:un|onze|oui)(?!\p{L}))[aeiouàâäéèêëîïôöùûüœæ])/giu

/** French leaves out the e of « de » and « que » before a vowel; whoever writes a text with a gap cannot know what comes. */
const elidedIn = (language: Language, text: string): string =>
  language === 'fr' ? text.replace(unelided, '$1’') : text

/** Italian prepositions before an article, and the part of the article that is left. */
const prepositions: { readonly [word: string]: string } = { di: 'de', a: 'a', da: 'da', in: 'ne', su: 'su' }
const articles: { readonly [word: string]: string } = {
  'il ': 'l ',
  'lo ': 'llo ',
  'la ': 'lla ',
  'i ': 'i ',
  'gli ': 'gli ',
  'le ': 'lle ',
  'l’': 'll’',
}
const uncontracted = /(?<![\p{L}’])(di|a|da|in|su) ([\uE000-\uF8FF]*)((?:il|lo|la|i|gli|le) |l’)/giu

/** Italian writes « a la » in one word; whoever writes a text with a gap cannot know that an article comes. */
const contractedIn = (language: Language, text: string): string =>
  language === 'it'
    ? text.replace(uncontracted, (whole, before: string, marks: string, article: string) => {
        const [stem, end] = [prepositions[before.toLowerCase()], articles[article]]
        // An article with a capital letter is part of a name.
        if (stem === undefined || end === undefined) return whole
        const word = `${stem}${end}${marks}`
        return /^\p{Lu}/u.test(before) ? `${word.slice(0, 1).toUpperCase()}${word.slice(1)}` : word
      })
    : text

/** A name that ends with a mark of its own (“Who Goes There?”) ends the sentence, too. */
const endedOnce = (text: string): string => text.replace(/([?!…][\uE000-\uF8FF]*)\./g, '$1')

const parse = (icu: string, language: Language): Text => {
  if (!/[{'#]/.test(icu)) return icu
  const format = new IntlMessageFormat(icu, language, undefined, { ignoreTag: true })
  return { format, names: argumentsOf(format) }
}
