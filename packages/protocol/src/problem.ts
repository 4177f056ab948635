import type { z } from 'zod'

const shown = 3

type Issue = z.core.$ZodIssue

/** Fault that a schema found, in one line: where it is and what should be there, the first few of it. */
export const inWords = (error: z.ZodError): string => {
  const problems = error.issues.slice(0, shown).map((issue) => `${placeOf(issue.path)}${wordsOf(issue)}`)
  const more = error.issues.length - shown
  return problems.join('; ') + (more > 0 ? `; and ${more} more` : '')
}

const placeOf = (path: readonly PropertyKey[]): string => {
  let place = ''
  for (const part of path) {
    place += typeof part === 'number' ? `[${part}]` : place === '' ? String(part) : `.${String(part)}`
  }
  return place === '' ? '' : `${place}: `
}

/** One problem as people say it. What a schema of ours says itself is left as it is. */
const wordsOf = (issue: Issue): string => {
  if (!/^(?:Invalid|Too|Unrecognized)\b/.test(issue.message)) return lowered(issue.message)
  switch (issue.code) {
    case 'invalid_type': {
      const [, received = ''] = /received (\w+)$/.exec(issue.message) ?? []
      const expected = wordFor(issue.expected)
      return received === 'undefined' ? 'is missing' : `must be ${expected}, not ${wordFor(received)}`
    }
    case 'too_small':
      return `must ${bounds('at least', Number(issue.minimum), issue.origin)}`
    case 'too_big':
      return `must ${bounds('at most', Number(issue.maximum), issue.origin)}`
    case 'unrecognized_keys':
      return `there is no field of the name ${issue.keys.map((key) => `'${key}'`).join(', ')}`
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`
    case 'invalid_union':
      return 'discriminator' in issue && issue.discriminator !== undefined
        ? 'is none of those that there are'
        : 'has none of the forms that it may have'
    case 'invalid_format':
      return `does not have the form of ${formats[issue.format] ?? 'such a text'}`
    case 'invalid_key':
      return 'has a name that cannot be'
    case 'invalid_element':
      return 'holds something that cannot be'
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`
    case 'custom':
      return 'is not right'
  }
}

const bounds = (limit: string, count: number, of: string): string => {
  const units: { readonly [origin: string]: string } = { string: 'character', array: 'entry', set: 'entry' }
  const unit = units[of]
  if (unit === undefined) return `be ${limit} ${count}`
  const many = unit === 'entry' ? 'entries' : `${unit}s`
  return `have ${limit} ${count} ${count === 1 ? unit : many}`
}

const wordFor = (type: string): string => typeWords[type] ?? type

const typeWords: { readonly [type: string]: string } = {
  record: 'a list of names with values',
  object: 'an object with fields',
  array: 'a list',
  tuple: 'a list',
  string: 'a text',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  null: 'empty',
  nan: 'no number',
  NaN: 'no number',
  undefined: 'missing',
}

const formats: { readonly [format: string]: string } = {
  hex: 'a hexadecimal number',
  json_string: 'JSON',
  regex: 'such a text',
}

const lowered = (message: string): string => message.charAt(0).toLowerCase() + message.slice(1)
