import { type TableEvent, undoKey } from '@conclave/kernel'
import type { Wording } from '@conclave/kernel/testing'
import { colourOf } from '../../src/state.ts'

const seats = new Set(['seat', 'by', 'mage'])

/** Words instead of a name in camel case. */
const words = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const told = (field: string, value: unknown): string => {
  const shown = seats.has(field) && typeof value === 'number' ? colourOf(value) : String(value)
  return `${words(field)} ${shown}`
}

/** Plain sentences for transcripts: they do not change when the texts of the game are polished. */
export const wording: Wording = {
  answer: (seat, question, key) => {
    if (key === undoKey) return `${colourOf(seat)} takes the last answer back`
    const about = question?.about ?? null
    const what = about === null ? '' : ` ${Object.values(about).join(' ')}`
    return `${colourOf(seat)} [${words(question?.kind ?? 'nobody')}${what}] ${key.replaceAll('=', ' ')}`
  },
  event: ({ event, audience: _, rule, ...fields }: TableEvent) => {
    const all = Object.entries(fields).map(([field, value]) => told(field, value))
    return `${words(event)}${all.length > 0 ? `: ${all.join(', ')}` : ''} [${rule}]`
  },
}
