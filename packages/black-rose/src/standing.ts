import type { Settings, StandingOrders } from '@conclave/kernel'
import { choices } from './choices.ts'
import type { BlackRose, BlackRoseOption } from './state.ts'

/** When a player wants to be asked to react and to complete quests: always, only when she can, or never. */
const settings = {
  react: { type: 'choice', choices: ['always', 'able', 'never'], default: 'able' },
  quests: { type: 'choice', choices: ['always', 'able', 'never'], default: 'able' },
} as const satisfies Settings

const orderFor: { readonly [kind: string]: string } = { react: 'react', completeQuest: 'quests' }

export const standing: StandingOrders<BlackRose, BlackRoseOption> = {
  settings,
  follow: (state, question, orders) => {
    const name = orderFor[question.kind]
    if (name === undefined || orders[name] === 'always') return undefined
    const able = choices(state, question).length > 1
    return able && orders[name] !== 'never' ? undefined : { do: 'pass' }
  },
}
