import type IntlMessageFormat from 'intl-messageformat'

/** The names of all gaps of a parsed text, also of those inside plurals and choices. */
export const argumentsOf = (format: IntlMessageFormat): string[] => {
  const names = new Set<string>()
  collect(format.getAst(), names)
  return [...names].sort()
}

type Elements = ReturnType<IntlMessageFormat['getAst']>

const collect = (elements: Elements, names: Set<string>): void => {
  for (const element of elements) {
    // 0 is a literal and 7 the `#` of a plural; the parser's enum is not part of the library's index.
    if (element.type !== 0 && element.type !== 7) names.add(element.value)
    if ('options' in element) for (const { value } of Object.values(element.options)) collect(value, names)
  }
}
