/** Path at which data stops being plain JSON, or null when it is plain all through. */
export const notPlain = (value: unknown, path = '$'): string | null => {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return null
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? null : path
  if (typeof value !== 'object') return path
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = notPlain(value[i], `${path}[${i}]`)
      if (found !== null) return found
    }
    return null
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return path
  for (const [name, item] of Object.entries(value)) {
    const found = notPlain(item, `${path}.${name}`)
    if (found !== null) return found
  }
  return null
}
