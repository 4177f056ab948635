import type { Question, Seat, Settings, StandingOrders } from '@conclave/kernel'
import { choices } from './choices.ts'
import type { BlackRose, BlackRoseOption, Occurrence } from './state.ts'

const round = { type: 'number', min: 0, max: 100_000, default: 0 } as const
const policy = { type: 'choice', choices: ['always', 'able', 'never'], default: 'able' } as const

/**
 * When a player wants to be asked: always, only when she can do something, or never. What befalls herself (protections)
 * and what others do (traps) are told apart, so that she can sleep unless she is the target.
 */
const settings = {
  protections: policy,
  traps: policy,
  quests: policy,
  // The round whose windows for traps, or all of whose windows, she passes: it lapses by itself. 0 is none.
  'pass-traps': round,
  'pass-all': round,
} as const satisfies Settings

/** What a mage can only answer with a protection. */
const befalls: readonly Occurrence['what'][] = ['damage', 'targeted', 'losePower', 'moved']

type Sort = 'protections' | 'traps' | 'quests'
type Orders = { readonly [name: string]: boolean | number | string }

const orderFor = ({ kind, about }: Question): Sort | undefined => {
  if (kind === 'completeQuest') return 'quests'
  if (kind !== 'react') return undefined
  // The occurrence is written by the window that asks.
  const { what } = about as unknown as Occurrence
  return befalls.includes(what) ? 'protections' : 'traps'
}

/** Whether she passes for the rest of the round. What would defeat her is asked all the same; everybody can see that. */
const isPassing = (
  { round: now }: BlackRose,
  { seat, about }: Question,
  sort: 'protections' | 'traps',
  orders: Orders,
): boolean => {
  if (now === 0) return false
  if (orders['pass-all'] === now) return !isMortal(about as unknown as Occurrence, seat)
  return sort === 'traps' && orders['pass-traps'] === now
}

const isMortal = (occurrence: Occurrence, seat: Seat): boolean =>
  occurrence.what === 'damage' &&
  occurrence.model === `mage.${seat}` &&
  occurrence.amount >= occurrence.enough

export const standing: StandingOrders<BlackRose, BlackRoseOption> = {
  settings,
  follow: (state, question, orders) => {
    const name = orderFor(question)
    if (name === undefined) return undefined
    if (name !== 'quests' && isPassing(state, question, name, orders)) return { do: 'pass' }
    if (orders[name] === 'always') return undefined
    const able = choices(state, question).length > 1
    return able && orders[name] !== 'never' ? undefined : { do: 'pass' }
  },
}
