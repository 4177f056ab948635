/** Where two pieces of plain data differ first, as a path with both values, or null when they are equal. */
export const firstDifference = (one: unknown, other: unknown, path = '$'): string | null => {
  if (Object.is(one, other)) return null
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) {
    return `${path}: ${brief(one)} against ${brief(other)}`
  }
  if (Array.isArray(one) && one.length !== other.length) {
    return `${path}: ${brief(one)} against ${brief(other)}`
  }
  for (const name of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const found = firstDifference(one[name], other[name], `${path}.${name}`)
    if (found !== null) return found
  }
  return null
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const brief = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 160 ? `${text.slice(0, 157)}…` : text
}
