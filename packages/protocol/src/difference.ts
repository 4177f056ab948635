import { cloneJson, type Json } from '@conclave/kernel'
import type { Difference } from './wire/difference.ts'

type Fields = { readonly [name: string]: unknown }

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Difference of plain data from what it was before; null if nothing has changed. It shares nothing with either. */
export const difference = (before: unknown, now: unknown): Difference | null => {
  if (before === now) return null
  if (isList(before)) return isList(now) ? betweenLists(before, now) : { to: copied(now) }
  return isFields(before) && isFields(now) ? betweenFields(before, now) : { to: copied(now) }
}

// A field that is undefined is none: JSON knows no such thing.
const betweenFields = (before: Fields, now: Fields): Difference | null => {
  let inside: { [name: string]: Difference } | undefined
  for (const name in now) {
    const item = now[name]
    const was = before[name]
    if (item === was || item === undefined) continue
    const change = difference(was, item)
    if (change === null) continue
    inside ??= {}
    inside[name] = change
  }
  let out: string[] | undefined
  for (const name in before) {
    if (!isGone(before[name], now[name])) continue
    out ??= []
    out.push(name)
  }
  if (out !== undefined) return { in: inside ?? {}, out }
  return inside === undefined ? null : { in: inside }
}

const betweenLists = (before: readonly unknown[], now: readonly unknown[]): Difference | null => {
  const shorter = Math.min(before.length, now.length)
  let start = 0
  while (start < shorter && isSame(before[start], now[start])) start++
  if (start === before.length && start === now.length) return null
  // As many things as before, each in its place: seats, villages, rooms. Elsewhere something has come or gone.
  if (before.length === now.length && isObject(before[start]) && isObject(now[start])) {
    const inside: { [at: string]: Difference } = {}
    for (let at = start; at < now.length; at++) {
      const change = difference(before[at], now[at])
      if (change !== null) inside[at] = change
    }
    return { in: inside }
  }
  let end = 0
  while (end < shorter - start && isSame(before[before.length - 1 - end], now[now.length - 1 - end])) end++
  return { at: start, cut: before.length - start - end, put: now.slice(start, now.length - end).map(copied) }
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null

/** Equality of two values, found without making a difference. */
export const isSame = (before: unknown, now: unknown): boolean => {
  if (before === now) return true
  if (isList(before)) {
    if (!isList(now) || before.length !== now.length) return false
    for (let at = 0; at < now.length; at++) if (!isSame(before[at], now[at])) return false
    return true
  }
  if (!isFields(before) || !isFields(now)) return false
  for (const name in now) {
    const item = now[name]
    if (item !== before[name] && item !== undefined && !isSame(before[name], item)) return false
  }
  for (const name in before) if (isGone(before[name], now[name])) return false
  return true
}

/** True for a field that is not there any more. A function is none of the data: every object has some, such as `valueOf`. */
const isGone = (before: unknown, now: unknown): boolean =>
  before !== undefined && (now === undefined || typeof now === 'function')

// What views hold is plain data; what is nothing at all is null in JSON.
const copied = (value: unknown): Json => (value === undefined ? null : cloneJson(value as Json))

/** The data with the difference carried out; what has not changed is shared with the data before. */
const applied = (before: unknown, change: Difference): unknown => {
  if ('to' in change) return change.to
  if (isList(before)) return 'put' in change ? splicedIn(before, change) : changedIn(before, change)
  if (!isFields(before)) throw misfit()
  return appliedTo(before, change)
}

/** The same for what has fields. */
export const appliedTo = (before: object, change: Difference): object => {
  if (!isFields(before) || !('in' in change)) throw misfit()
  const after: { [name: string]: unknown } = { ...before }
  for (const [name, each] of Object.entries(change.in)) after[name] = applied(before[name], each)
  for (const name of change.out ?? []) delete after[name]
  return after
}

const splicedIn = (list: readonly unknown[], { at, cut, put }: Splice): unknown[] => {
  if (at + cut > list.length) throw misfit()
  return [...list.slice(0, at), ...put, ...list.slice(at + cut)]
}

const changedIn = (list: readonly unknown[], change: Inside): unknown[] => {
  const after = list.slice()
  for (const [place, each] of Object.entries(change.in)) {
    const at = Number(place)
    if (!(at < list.length)) throw misfit()
    after[at] = applied(list[at], each)
  }
  return after
}

type Splice = Extract<Difference, { put: unknown }>
type Inside = Extract<Difference, { in: unknown }>

const misfit = (): Error => new Error('a difference does not fit what it is said to be a difference of')
