import { type TableEvent, undoKey } from '@conclave/kernel'
import type { Wording } from '@conclave/kernel/testing'

const mages = ['Dawn', 'Dusk']
const mage = (seat: unknown): string => mages[Number(seat)] ?? String(seat)

/** Words instead of a name in camel case. */
const words = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const valueOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([name, item]) => (Array.isArray(value) ? String(item) : `${String(item)} ${name}`))
        .join(' ')
    : String(value)

const told = (field: string, value: unknown): string =>
  `${words(field)} ${field === 'seat' || field === 'first' ? mage(value) : valueOf(value)}`

/** Plain sentences for transcripts: they do not change when the texts of the game are polished. */
export const wording: Wording = {
  answer: (seat, question, key) => {
    if (key === undoKey) return `${mage(seat)} takes the last answer back`
    const about = question?.about ?? null
    const what = about === null ? '' : ` ${Object.values(about).map(valueOf).join(' ')}`
    return `${mage(seat)} [${words(question?.kind ?? 'nobody')}${what}] ${key.replaceAll('=', ' ')}`
  },
  event: ({ event, audience: _, rule, ...fields }: TableEvent) => {
    const all = Object.entries(fields).map(([field, value]) => told(field, value))
    return `${words(event)}${all.length > 0 ? `: ${all.join(', ')}` : ''} [${rule}]`
  },
}
