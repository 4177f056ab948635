import { type Language, languages, type Message } from '@conclave/kernel'
import { type Catalogues, sentence, speaker } from '../index.ts'
import { flawOf, flawOfPattern, flawOfSentences } from './grammar.ts'

export { flawOf, flawOfPattern, flawOfSentences }

/** Voices of a game: everything it says, as tests ask for it. */
export interface Voices {
  /** A message in every language; throws when a text or a gap is missing. */
  inAll(message: Message): { readonly [L in Language]: string }
  /** Everything that is wrong with a message in any language. */
  flawsIn(message: Message): string[]
  /** The same of whole sentences: what a card, a question or the log says, but no label and no name. */
  flawsInSentences(message: Message): string[]
  /** The ids of all texts that a message needs in any language, forms such as `book.red.the` included. */
  idsIn(message: Message): string[]
}

const styles = ['or', 'list', 'sentences', 'lines', 'count', 'capital', 'id']

/** The voices of a game in all languages; `ruleId` is how the ids of its rules begin, which no player should read. */
export const voicesOf = (catalogues: Catalogues, ruleId: RegExp): Voices => {
  const voices = languages.map((language) => {
    const speak = speaker(catalogues, language, { strict: true })
    return { language, say: (message: Message) => sentence(speak, message, language) }
  })
  const ids = Object.keys(catalogues.en).filter((id) => id.includes('.'))

  const inAll: Voices['inAll'] = (message) => {
    const said = { en: '', fr: '', it: '' }
    for (const { language, say } of voices) said[language] = say(message)
    return said
  }

  const flawIn = (text: string, language: Language): string | null => {
    const found = flawOf(text, language)
    if (found !== null) return found
    if (ruleId.test(text)) return 'the id of a rule or a card'
    return ids.find((id) => text.includes(id)) ?? null
  }

  const formsOf = (id: string, gap: string): string[] =>
    languages.flatMap((language) => {
      const icu = catalogues[language][id] ?? ''
      const found = [...icu.matchAll(new RegExp(`\\{${gap}_(\\w+)[,}]`, 'g'))].map(([, form = '']) => form)
      return found.filter((form) => !styles.includes(form))
    })

  const idsIn: Voices['idsIn'] = (message) => {
    const gaps = Object.entries(message.with ?? {})
    const held = gaps.flatMap(([name, gap]) =>
      typeof gap === 'object' ? [gap].flat().map((each) => ({ name, each: each as Message })) : [],
    )
    const forms = held.flatMap(({ name, each }) =>
      formsOf(message.say, name).flatMap((form) => idsIn({ ...each, say: `${each.say}.${form}` })),
    )
    return [message.say, ...forms, ...held.flatMap(({ each }) => idsIn(each))]
  }

  const flawsBy = (message: Message, flaw: (text: string, language: Language) => string | null): string[] => {
    const said = inAll(message)
    return languages.flatMap((language) => {
      const found = flaw(said[language], language)
      return found === null ? [] : [`${language}: ${found}: ${said[language]}`]
    })
  }

  return {
    inAll,
    idsIn,
    flawsIn: (message) => flawsBy(message, flawIn),
    flawsInSentences: (message) =>
      flawsBy(message, (text, language) => flawIn(text, language) ?? flawOfSentences(text)),
  }
}

/** Everything that is wrong with the texts of a set before their gaps are filled. */
export const flawsOfPatterns = (catalogues: Catalogues): string[] =>
  languages.flatMap((language) =>
    Object.entries(catalogues[language]).flatMap(([id, icu]) => {
      const flaw = flawOfPattern(icu, language)
      return flaw === null ? [] : [`${language} ${id}: ${flaw}: ${icu}`]
    }),
  )

/** Everything that is wrong with the texts of a set that have no gaps; some may be no prose, tables of keys say. */
export const flawsOfPlainTexts = (catalogues: Catalogues, but?: RegExp): string[] =>
  languages.flatMap((language) => {
    const speak = speaker(catalogues, language, { strict: true })
    return Object.entries(catalogues[language]).flatMap(([id, icu]) => {
      const text = /[{}]/.test(icu) || but?.test(id) ? null : speak({ say: id })
      const flaw = text === null || text === '' ? null : flawOf(text, language)
      return flaw === null ? [] : [`${language} ${id}: ${flaw}: ${text}`]
    })
  })
