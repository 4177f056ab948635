/** A call in some code: where its name stands, and what stands between its brackets. */
interface Call {
  readonly at: number
  readonly given: string
}

/** Position of the bracket that closes the one at a place. */
const endOf = (code: string, open: number): number => {
  let depth = 0
  for (let at = open; at < code.length; at++) {
    if (code[at] === '(') depth++
    else if (code[at] === ')' && --depth === 0) return at
  }
  return code.length
}

/** Every call of something by that name, however many lines it takes. The code has neither comments nor strings. */
export const callsOf = (code: string, name: string): Call[] =>
  [...code.matchAll(new RegExp(`\\b(?:${name})\\s*(?:<[^()]*>)?\\(`, 'g'))].map(({ index, 0: found }) => {
    const open = index + found.length - 1
    return { at: index, given: code.slice(open + 1, endOf(code, open)) }
  })
