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
  const { names, heads } = shapeOf(record)
  let text = ''
  for (let i = 0; i < names.length; i++) {
    const item = record[names[i]!]
    if (item !== undefined) text += (text === '' ? heads[i]! : `,${heads[i]!}`) + canonical(item)
  }
  return `{${text}}`
}

const quoted = (text: string): string => {
  const known = quotes.get(text)
  if (known !== undefined) return known
  const made = /^[\w .,:=-]*$/.test(text) ? `"${text}"` : JSON.stringify(text)
  if (text.length < longestName && quotes.size < mostQuotes) quotes.set(text, made)
  return made
}

/** Names of cards, places and steps, which states hold again and again. */
const quotes = new Map<string, string>()
const mostQuotes = 5000
const longestName = 40

/** Names of a record's fields in order, as they are and as they begin what is written of them. */
interface Shape {
  readonly unsorted: readonly string[]
  readonly names: readonly string[]
  readonly heads: readonly string[]
}

/** Shape of a record. A server writes states out at every answer, and their records are of few shapes. */
const shapeOf = (record: object): Shape => {
  const names = Object.keys(record)
  const first = names.length === 0 ? '' : names[0]!
  const alike = shapes.get(first)
  const known = alike?.find(({ unsorted }) => isSameList(unsorted, names))
  if (known !== undefined) return known
  const sorted = names.toSorted()
  const shape = { unsorted: names, names: sorted, heads: sorted.map((name) => `${quoted(name)}:`) }
  if (alike === undefined) {
    if (shapes.size < mostShapes) shapes.set(first, [shape])
  } else if (alike.length < mostAlike) alike.push(shape)
  return shape
}

const isSameList = (some: readonly string[], others: readonly string[]): boolean => {
  if (some.length !== others.length) return false
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false
  return true
}

/** By the name of the first field. */
const shapes = new Map<string, Shape[]>()
const mostShapes = 1000
const mostAlike = 20

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
