import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** Copies plain data, sharing nothing with the original. */
export const cloneJson = <T>(value: T): T => copy(value) as T

const copy = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const list = value.slice()
    for (let i = 0; i < list.length; i++) {
      const item = list[i]
      if (typeof item === 'object' && item !== null) list[i] = copy(item)
    }
    return list
  }
  // Spreading keeps the hidden class, which makes both the copy and every later read fast.
  const record: Record<string, unknown> = { ...value }
  for (const name in record) {
    const item = record[name]
    if (typeof item === 'object' && item !== null) record[name] = copy(item)
  }
  return record
}

/** One text for equal data, whatever the order of its fields. */
export const canonical = (value: unknown): string => {
  if (typeof value === 'string') return quoted(value)
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null'
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) {
    let text = '['
    for (let i = 0; i < value.length; i++) text += (i > 0 ? ',' : '') + canonical(value[i])
    return `${text}]`
  }
  const record = value as Record<string, unknown>
  let text = '{'
  for (const name of namesOf(record)) {
    const item = record[name]
    if (item !== undefined) text += `${(text.length > 1 ? ',' : '') + quoted(name)}:${canonical(item)}`
  }
  return `${text}}`
}

const quoted = (text: string): string => (/^[\w .,:=-]*$/.test(text) ? `"${text}"` : JSON.stringify(text))

/** Names of fields in order. A server writes states out at every answer, and their records are of few shapes. */
const namesOf = (record: object): readonly string[] => {
  const names = Object.keys(record)
  for (let i = 1; i < names.length; i++) {
    if (names[i - 1]! > names[i]!) return inOrder(names)
  }
  return names
}

const inOrder = (names: string[]): readonly string[] => {
  const shape = names.join('\n')
  const known = shapes.get(shape)
  if (known !== undefined) return known
  const sorted = names.sort()
  if (shapes.size < mostShapes) shapes.set(shape, sorted)
  return sorted
}

const shapes = new Map<string, readonly string[]>()
const mostShapes = 1000

let sha256Of = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

/** SHA-256 of a text, as 64 hexadecimal digits. */
export const digest = (text: string): string => sha256Of(text)

/** Lets the platform's own SHA-256 do the work, where it has one that answers at once: Node does, browsers do not. */
export const digestWith = (native: (text: string) => string): void => {
  if (native('conclave') !== digest('conclave')) throw new Error('that is not SHA-256 in hexadecimal digits')
  sha256Of = native
}

/** A short fingerprint of a state: equal states have equal hashes in every process and browser. */
export const hash = (value: unknown): string => digest(canonical(value)).slice(0, 16)
