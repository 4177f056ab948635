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
  let text = ''
  for (const name of namesOf(record)) {
    const item = record[name]
    if (item !== undefined) text += `${text && ','}${quoted(name)}:${canonical(item)}`
  }
  return `{${text}}`
}

/** Remembers what was made of each text; a server makes the same of the same names at every answer. */
export const remembered = <T>(most: number, make: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, T>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    if (known.size >= most) known.clear()
    const made = make(text)
    known.set(text, made)
    return made
  }
}

const quoted = remembered(5000, (text) => JSON.stringify(text))

/** Names of fields in order: records are of few shapes. */
const inOrder = remembered(1000, (names) => names.split('\n').sort())
const namesOf = (record: object): readonly string[] => inOrder(Object.keys(record).join('\n'))

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
