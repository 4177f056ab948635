import type { Language, Message } from '@conclave/kernel'

/** Gap of a message: the values it may hold. */
export type Gap = NonNullable<Message['with']>[string]

/**
 * Filler of a gap. The catalogue says how it wants it by a suffix to the gap's name:
 *
 * | in the text | a list of messages | one message | a word or number | | --- | --- | --- | --- | | `{x}` | “a, b and c” | its
 * text | as it is | | `{x_or}` | “a, b or c” | its text | as it is | | `{x_list}` | “a, b, c” | its text | as it is | |
 * `{x_sentences}` | “A. B.” each with a capital, a space between | “A.” | with a capital | | `{x_lines}` | one a line | its text
 * | as it is | | `{x_count}` | how many | 1 | 1 | | `{x_capital}` | with a capital | with a capital | with a capital | | `{x_id}`
 * | the first one's id | its id | as it is | | `{x_anything}` | each in this form, as a conjunction | the text `id.anything` | –
 * |
 *
 * The last row is how languages with genders and articles get them: `{card_the}` says the text `card.dragon.the`, and
 * `{card_gender, select, f {jouée} other {joué}}` chooses by the text `card.dragon.gender`.
 */
export const fillerOf = (
  gap: Gap,
  suffix: string,
  speak: (message: Message) => string,
  language: Language,
): string | number | undefined => {
  const items = itemsOf(gap)
  const style = styles[suffix]
  if (style !== undefined) {
    return items === undefined
      ? style(plainOf(gap), [String(gap)], language)
      : style(undefined, items.map(speak), language)
  }
  if (suffix === 'id') return items === undefined ? plainOf(gap) : (items[0]?.say ?? 'none')
  if (items === undefined) return undefined
  const forms = items.map(({ say, with: gaps }) =>
    speak({ say: `${say}.${suffix}`, ...(gaps && { with: gaps }) }),
  )
  return joined('conjunction', forms, language)
}

/** The text with its first letter as a capital. */
export const capitalised = (text: string, language: Language): string => {
  const first = /\p{L}/u.exec(text)
  // A number before the first letter opens the sentence already.
  if (first === null || /\d/.test(text.slice(0, first.index))) return text
  return (
    text.slice(0, first.index) +
    first[0].toLocaleUpperCase(language) +
    text.slice(first.index + first[0].length)
  )
}

type Style = (
  plain: string | number | undefined,
  texts: readonly string[],
  language: Language,
) => string | number

const styles: { readonly [suffix: string]: Style } = {
  '': (plain, texts, language) => plain ?? joined('conjunction', texts, language),
  or: (plain, texts, language) => plain ?? joined('disjunction', texts, language),
  list: (plain, texts) => plain ?? texts.join(', '),
  sentences: (_, texts, language) => texts.map((text) => capitalised(text, language)).join(' '),
  lines: (plain, texts) => plain ?? texts.join('\n'),
  count: (_, texts) => texts.length,
  capital: (_, texts, language) => capitalised(joined('conjunction', texts, language), language),
}

const formats = new Map<string, Intl.ListFormat>()

/** British English joins “a, b and c” without a comma before the last. */
const lists: { readonly [L in Language]: string } = { en: 'en-GB', fr: 'fr', it: 'it' }

const joined = (
  type: 'conjunction' | 'disjunction',
  texts: readonly string[],
  language: Language,
): string => {
  if (texts.length === 1) return texts[0] ?? ''
  const key = `${language} ${type}`
  const format = formats.get(key) ?? new Intl.ListFormat(lists[language], { type })
  formats.set(key, format)
  return format.format(texts)
}

const itemsOf = (gap: Gap): readonly Message[] | undefined => {
  if (typeof gap !== 'object') return undefined
  return 'say' in gap ? [gap as Message] : (gap as readonly Message[])
}

const plainOf = (gap: Gap): string | number | undefined => (typeof gap === 'object' ? undefined : gap)
