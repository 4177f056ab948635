import type { z } from 'zod'

const shown = 3

/** What a schema found wrong, in one line: where it is and what was expected, the first few of it. */
export const inWords = (error: z.ZodError): string => {
  const problems = error.issues
    .slice(0, shown)
    .map(({ path, message }) => `${placeOf(path)}${lowered(message)}`)
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

const lowered = (message: string): string => message.charAt(0).toLowerCase() + message.slice(1)
