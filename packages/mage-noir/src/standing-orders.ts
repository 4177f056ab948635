import { choices, type Question, type Settings, type StandingOrders } from '@conclave/kernel'
import type { Abouts, MageNoirQuestion } from './frames/abouts.ts'
import type { Packet } from './frames/calls.ts'
import { protectOptions, stopsDamage } from './procedures/damage.ts'
import { procedures } from './procedures/index.ts'
import { mainOptions } from './procedures/main-phase.ts'
import { innermost } from './procedures/procedure.ts'
import { type MageNoir, type MageNoirOption, playerOf } from './state.ts'

const protection = { type: 'choice', choices: ['ask', 'always', 'never'], default: 'ask' } as const

/**
 * [6.6, rules 5, 7 and 8] Standing orders: when a player wants to be asked, each Protector's use, the Horns' looks, and Mana that
 * goes by itself.
 */
const settings = {
  stops: { type: 'choice', choices: ['auto', 'actions', 'full', 'silent'], default: 'auto' },
  'animated-tree': protection,
  'dead-tree': protection,
  'enchanted-forest': protection,
  'hostile-forest': protection,
  // [6.6, rule 5] The turn that a player passes the rest of: it lapses by itself. 0 is none.
  'pass-turn': { type: 'number', min: 0, max: 100_000, default: 0 },
  'auto-look': { type: 'boolean', default: false },
  'auto-release': { type: 'boolean', default: false },
} as const satisfies Settings

type Orders = { readonly [name: string]: boolean | number | string }

export const standingOrders: StandingOrders<MageNoir, MageNoirOption> = {
  settings,
  answerTo: (state, question: MageNoirQuestion, orders) => {
    if (question.kind === 'window') return answerWindow(state, question, orders)
    if (question.kind === 'protect') return answerDamage(state, orders)
    if (question.kind === 'main' && orders['auto-look'] === true) return look(state)
    // [MN-4.21] Mana that is released goes in the order of the elements.
    if (question.kind === 'batch' && orders['auto-release'] === true)
      return choices({ procedures }, state, question)[0]
    return undefined
  },
}

const answerWindow = (
  state: MageNoir,
  { seat, about: { stop, card } }: Question<'window', Abouts['window']>,
  orders: Orders,
): MageNoirOption | undefined => {
  const level = isPassing(state, orders) ? 'silent' : (orders.stops ?? 'auto')
  if (level === 'full' || (level === 'actions' && (stop === 'action' || stop === 'use'))) return undefined
  // On her own turn a player may put something before what would cancel her damage.
  if (level === 'auto' && stop === 'use' && seat === state.active && stopsDamage(card)) return undefined
  // [6.6, rule 6] Whoever is about to draw from an empty deck is asked in any case.
  const inDanger = stop === 'draw' && seat === state.active && playerOf(state, seat).deck.length === 0
  return inDanger ? undefined : { do: 'pass' }
}

const isPassing = ({ turn }: MageNoir, orders: Orders): boolean => turn > 0 && orders['pass-turn'] === turn

const isLethal = (state: MageNoir, { seat, n, amount }: Packet): boolean =>
  n === 0 && amount >= playerOf(state, seat).life

const answerDamage = (state: MageNoir, orders: Orders): MageNoirOption | undefined => {
  const { packets, at } = innermost(state, 'damage')!
  const packet = packets[at]!
  if (orders.stops === 'silent' || isPassing(state, orders))
    return isLethal(state, packet) ? undefined : { do: 'accept' }
  const options = protectOptions(state, packet)
  if (options.some((option) => option.do === 'use')) return undefined
  const redirects = options.filter((option) => option.do === 'redirect')
  if (packet.n === 0) {
    const eager = redirects.find(({ card }) => orders[card] === 'always')
    if (eager !== undefined) return eager
  }
  return redirects.every(({ card }) => orders[card] === 'never') ? { do: 'accept' } : undefined
}

/** Looks once more with the Druid Horns, as long as there is something new to see. */
const look = (state: MageNoir): MageNoirOption | undefined =>
  mainOptions(state).find((option) => option.do === 'use' && option.card === 'druid-horns')
