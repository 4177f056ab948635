import type { Texts } from './en.ts'

const narrow = '\u202f'

/** French puts a narrow, unbreakable space before high punctuation and inside quotation marks. */
export const spaced = (texts: Texts): Texts => {
  const entries = Object.entries(texts).map(([id, text]) => [
    id,
    text.replace(/ (?=[;:!?»])/g, narrow).replace(/« /g, `«${narrow}`),
  ])
  return Object.fromEntries(entries) as Texts
}
