import { type Language, languages, type Message } from '@conclave/kernel'
import { type Catalogues, sentence, speaker } from '../index.ts'

/** What tests ask of everything that a game says. */
export interface Voices {
  /** A message in every language; throws when a text or a gap is missing. */
  inAll(message: Message): { readonly [L in Language]: string }
  /** Everything that is wrong with a message in any language. */
  flawsIn(message: Message): string[]
  /** The ids of all texts that a message needs in any language, forms such as `book.red.the` included. */
  idsIn(message: Message): string[]
}

const flaws: readonly (readonly [flaw: RegExp, name: string])[] = [
  [/[{}<>#_]/, 'a gap that was not filled'],
  [/\bundefined\b|\bnull\b|\bNaN\b|\[object/, 'a value that is none'],
  [/\s\s|^\s|\s$|\s[.,)]|\(\s/, 'a stray space'],
  [/\.\.|,,|;;|::|\.,/, 'a doubled mark'],
  [/\b[a-z]+[A-Z]/, 'a name of the program'],
  [/['"]/, 'a straight quotation mark'],
]

const frenchFlaws: typeof flaws = [
  [/[^\u202f\s][;:!?»]|[^\u202f][;:!?»]|«[^\u202f]/, 'a mark without its narrow space'],
]

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
    if (text === '') return 'nothing is said'
    const found = [...flaws, ...(language === 'fr' ? frenchFlaws : [])].find(([flaw]) => flaw.test(text))
    if (found !== undefined) return found[1]
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

  return {
    inAll,
    idsIn,
    flawsIn: (message) =>
      languages.flatMap((language) => {
        const text = inAll(message)[language]
        const flaw = flawIn(text, language)
        return flaw === null ? [] : [`${language}: ${flaw}: ${text}`]
      }),
  }
}
