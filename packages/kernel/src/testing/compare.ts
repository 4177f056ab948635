/** First difference of two pieces of plain data, as a path with both values, or null when they are equal. */
export const firstDifference = (one: unknown, other: unknown): string | null =>
  areEqual(one, other) ? null : locate(one, other, '$')

/** The laws compare far more often than they find anything, so this must be quick. */
const areEqual = (one: unknown, other: unknown): boolean => {
  if (one === other) return true
  if (!isObject(one) || !isObject(other)) return Object.is(one, other)
  if (Array.isArray(one)) return Array.isArray(other) && areEqualLists(one, other)
  if (Array.isArray(other)) return false
  let names = 0
  for (const name in one) {
    if (!areEqual(one[name], other[name])) return false
    names++
  }
  for (const _ in other) names--
  return names === 0
}

const areEqualLists = (one: readonly unknown[], other: readonly unknown[]): boolean => {
  if (one.length !== other.length) return false
  for (let at = 0; at < one.length; at++) if (!areEqual(one[at], other[at])) return false
  return true
}

const locate = (one: unknown, other: unknown, path: string): string => {
  if (isObject(one) && isObject(other) && !(Array.isArray(one) && one.length !== other.length)) {
    for (const name of new Set([...Object.keys(one), ...Object.keys(other)])) {
      if (!areEqual(one[name], other[name])) return locate(one[name], other[name], `${path}.${name}`)
    }
  }
  return `${path}: ${brief(one)} against ${brief(other)}`
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const brief = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 160 ? `${text.slice(0, 157)}…` : text
}
