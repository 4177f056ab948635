import { type Language, languages, type Message } from '@conclave/kernel'
import { sentence, speaker } from '@conclave/texts'
import { textsIn } from '../../src/index.ts'
import { en } from '../../src/texts/en.ts'

const texts = textsIn('1.6')

const voices = languages.map((language) => {
  const speak = speaker(texts.catalogues, language, { strict: true })
  return { language, say: (message: Message) => sentence(speak, message, language) }
})

/** A message in every language; throws when a text or a gap is missing. */
export const inAll = (message: Message): { readonly [L in Language]: string } => {
  const said = { en: '', fr: '', it: '' }
  for (const { language, say } of voices) said[language] = say(message)
  return said
}

const flaws: readonly (readonly [flaw: RegExp, name: string])[] = [
  [/[{}<>#_]/, 'a gap that was not filled'],
  [/\bundefined\b|\bnull\b|\bNaN\b|\[object/, 'a value that is none'],
  [/\s\s|^\s|\s$|\s[.,)]|\(\s/, 'a stray space'],
  [/\.\.|,,|;;|::|\.,/, 'a doubled mark'],
  [/\b[a-z]+[A-Z]/, 'a name of the program'],
  [/\bBRW-/, 'the id of a rule'],
  [/['"]/, 'a straight quotation mark'],
]

const frenchFlaws: typeof flaws = [
  [/[^\u202f\s][;:!?»]|[^\u202f][;:!?»]|«[^\u202f]/, 'a mark without its narrow space'],
]

const ids = Object.keys(en).filter((id) => id.includes('.'))

/** What is wrong with a text that a player reads, or null. */
const flawIn = (text: string, language: Language): string | null => {
  if (text === '') return 'nothing is said'
  const found = [...flaws, ...(language === 'fr' ? frenchFlaws : [])].find(([flaw]) => flaw.test(text))
  if (found !== undefined) return found[1]
  return ids.find((id) => text.includes(id)) ?? null
}

/** Everything that is wrong with a message in any language. */
export const flawsIn = (message: Message): string[] =>
  Object.entries(inAll(message)).flatMap(([language, text]) => {
    const flaw = flawIn(text, language as Language)
    return flaw === null ? [] : [`${language}: ${flaw}: ${text}`]
  })
