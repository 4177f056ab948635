import { type Json, type TableEvent, undoKey } from '@conclave/kernel'
import type { Wording } from '@conclave/kernel/testing'

const mages = ['Raven', 'Stag', 'Serpent', 'Wolf']
const mage = (seat: unknown): string => mages[Number(seat)] ?? 'the Black Rose'

/** Words instead of a name in camel case. */
const words = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const valueOf = (value: Json): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([name, item]) => (Array.isArray(value) ? valueOf(item) : told(name, item)))
        .join(' ')
    : String(value)

const seats = ['seat', 'first', 'whom', 'you']

const told = (field: string, value: Json): string =>
  seats.includes(field) && typeof value === 'number' ? mage(value) : `${words(field)} ${valueOf(value)}`

/** Plain sentences for transcripts: they do not change when the texts of the game are polished. */
export const wording: Wording = {
  answer: (seat, question, key) => {
    if (key === undoKey) return `${mage(seat)} takes the last answer back`
    return `${mage(seat)} [${words(question?.kind ?? 'nobody')}] ${key.replaceAll('=', ' ')}`
  },
  event: ({ event, audience: _, rule, ...fields }: TableEvent) => {
    const all = Object.entries(fields).flatMap(([field, value]) =>
      value === undefined ? [] : [told(field, value)],
    )
    return `${words(event)}${all.length > 0 ? `: ${all.join(', ')}` : ''} [${rule}]`
  },
}
