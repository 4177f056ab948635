import type { Question, Settings, StandingOrders } from '@conclave/kernel'
import { choices } from './choices.ts'
import type { BlackRose, BlackRoseOption, Occurrence } from './state.ts'

const policy = { type: 'choice', choices: ['always', 'able', 'never'], default: 'able' } as const

/**
 * When a player wants to be asked: always, only when she can do something, or never. What befalls herself (protections)
 * and what others do (traps) are told apart, so that she can sleep unless she is the target.
 */
const settings = { protections: policy, traps: policy, quests: policy } as const satisfies Settings

/** What a mage can only answer with a protection. */
const befalls: readonly Occurrence['what'][] = ['damage', 'targeted', 'losePower', 'moved']

const orderFor = ({ kind, about }: Question): keyof typeof settings | undefined => {
  if (kind === 'completeQuest') return 'quests'
  if (kind !== 'react') return undefined
  // The occurrence is written by the window that asks.
  const { what } = about as unknown as Occurrence
  return befalls.includes(what) ? 'protections' : 'traps'
}

export const standing: StandingOrders<BlackRose, BlackRoseOption> = {
  settings,
  follow: (state, question, orders) => {
    const name = orderFor(question)
    if (name === undefined || orders[name] === 'always') return undefined
    const able = choices(state, question).length > 1
    return able && orders[name] !== 'never' ? undefined : { do: 'pass' }
  },
}
