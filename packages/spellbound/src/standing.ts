import type { Question, Settings, StandingOrders } from '@conclave/kernel'
import { responsesOf, unguardedCities } from './casting.ts'
import type { Window } from './procedures/procedure.ts'
import type { Spellbound, SpellboundOption } from './state.ts'
import { forecast } from './table/forecast.ts'
import { isSomebodyAt } from './table/mages.ts'
import { standingStrengths } from './table/tower.ts'
import { track } from './words/board.ts'
import type { SpellId } from './words/card.ts'

const policy = { type: 'choice', choices: ['critical', 'ask', 'hold', 'auto'], default: 'critical' } as const

/** Section 5.2: a policy for each any-time spell, and whether one always lets oneself be carried (D-10). */
const settings = {
  'always-accept': { type: 'boolean', default: true },
  alchemy: policy,
  'book-wyrms': policy,
  'hat-trick': policy,
  teleport: policy,
} as const satisfies Settings

export const standing: StandingOrders<Spellbound, SpellboundOption> = {
  settings,
  follow: (state, question, orders) => {
    if (question.kind === 'consent') return orders['always-accept'] === false ? undefined : { do: 'accept' }
    if (question.kind !== 'window') return undefined
    return answerWindow(state, question, orders)
  },
}

const answerWindow = (
  state: Spellbound,
  question: Question,
  orders: { readonly [name: string]: boolean | number | string },
): SpellboundOption | undefined => {
  const { window } = question.about as { readonly window: Window }
  const held = responsesOf(state, question.seat, window)
  const critical = isCritical(state, window)
  const wanted = held.filter((spell) => {
    const order = orders[spell] ?? 'critical'
    return order === 'ask' || ((order === 'critical' || order === 'auto') && critical)
  })
  if (wanted.length === 0) return { do: 'decline' }
  const auto = wanted.find((spell) => orders[spell] === 'auto' && savesTheDay(state, window, spell))
  return auto === undefined ? undefined : { do: 'cast', spell: auto }
}

/** Whether the window could turn something that matters: a lost book, a piece at the end, a defeat, a battle's result. */
const isCritical = (state: Spellbound, window: Window): boolean => {
  switch (window) {
    case 'RW-1':
      return state.phase === 'story' || flipChangesResult(state)
    case 'RW-2':
      return state.batch !== null && isCriticalBatch(state, state.batch)
    case 'RW-3': {
      const open = [...unguardedCities(state), ...(isSomebodyAt(state, 'wilderness') ? [] : (['troll'] as const))]
      return isCriticalBatch(state, { pieces: open, cause: 'unguarded' })
    }
    case 'RW-4':
      return false
  }
}

const isCriticalBatch = (state: Spellbound, batch: NonNullable<Spellbound['batch']>): boolean => {
  const { steps, defeat } = forecast(state, batch)
  return defeat !== null || steps.some(({ catches, to }) => catches || to === track.end)
}

const flipChangesResult = (state: Spellbound): boolean => {
  const { sun, moon } = standingStrengths(state)
  const ahead = sun + state.stones.sun - moon - state.stones.moon
  return band(ahead) !== band(ahead + 2)
}

/** [SPB-EN.6, SPB-EN.7] The result of a battle by the mages' lead. */
const band = (ahead: number): 'win' | 'climb 1' | 'climb 2' | 'annihilated' =>
  ahead > 0 ? 'win' : ahead > -5 ? 'climb 1' : ahead > -10 ? 'climb 2' : 'annihilated'

/** The `auto` policy casts by itself only against a defeat or the loss of a book. */
const savesTheDay = (state: Spellbound, window: Window, spell: SpellId): boolean => {
  if (window !== 'RW-2' || state.batch === null || spell === 'teleport') return false
  const { steps, defeat } = forecast(state, state.batch)
  return defeat !== null || steps.some(({ catches }) => catches)
}
