import { choices, type Seat, type Settings, type StandingOrders } from '@conclave/kernel'
import type { BlackRoseQuestion } from './frames/abouts.ts'
import { procedures } from './procedures/index.ts'
import { type BlackRose, type BlackRoseOption, editionOf, type Occurrence } from './state.ts'
import { answerToTrifle } from './trifles.ts'

const round = { type: 'number', min: 0, max: 100_000, default: 0 } as const
const policy = { type: 'choice', choices: ['always', 'able', 'never'], default: 'able' } as const

/**
 * Standing orders: a player wants to be asked always, only when she can do something, or never. What befalls herself
 * (protections) and what others do (traps) are told apart, so that she can sleep unless she is the target.
 */
const settings = {
  protections: policy,
  traps: policy,
  quests: policy,
  // The round whose windows for traps, or all of whose windows, she passes: it lapses by itself. 0 is none.
  'pass-traps': round,
  'pass-all': round,
  // Whether she is also asked where all answers end alike.
  trifles: { type: 'boolean', default: false },
  // Whether she is asked when all that is left to her in an activation is to give up a spell for a step.
  sacrifices: { type: 'boolean', default: false },
  // Whether she is asked in every Black Rose Phase if she gives up a quest.
  'give-up': { type: 'boolean', default: false },
} as const satisfies Settings

/** Occurrences that a mage can only answer with a protection. */
const befalls: readonly Occurrence['what'][] = [
  'damage',
  'targeted',
  'losePower',
  'moved',
  'damaged',
  'wasMoved',
  'jinxed',
  'assigned',
]

/** All that she is asked about: at a full stop of Rebirth there may be several things. */
const askedAbout = ({ about }: BlackRoseQuestion<'react'>): readonly Occurrence[] => [
  about,
  ...(about.also ?? []),
]

/** Parts of a question about a reaction that say which order answers it. */
interface Asked {
  readonly what: Occurrence['what']
  readonly also?: readonly { readonly what: Occurrence['what'] }[]
}

/** The standing order that answers a question about a reaction: what befalls oneself is for protections, the rest for traps. */
export const orderOf = ({ what, also = [] }: Asked): 'protections' | 'traps' =>
  [what, ...also.map((each) => each.what)].some((each) => befalls.includes(each)) ? 'protections' : 'traps'

type Sort = 'protections' | 'traps' | 'quests'
type Orders = { readonly [name: string]: boolean | number | string }

const orderFor = (question: BlackRoseQuestion): Sort | undefined => {
  if (question.kind === 'completeQuest') return 'quests'
  if (question.kind !== 'react') return undefined
  return orderOf(question.about)
}

/**
 * True if she passes for the rest of the round. A blow that would defeat her is asked about all the same; everybody can see that.
 */
const isPassing = (
  { round: now }: BlackRose,
  question: BlackRoseQuestion,
  sort: Sort,
  orders: Orders,
): boolean => {
  if (now === 0 || question.kind !== 'react') return false
  if (orders['pass-all'] === now)
    return !askedAbout(question).some((occurrence) => isMortal(occurrence, question.seat))
  return sort === 'traps' && orders['pass-traps'] === now
}

const isMortal = (occurrence: Occurrence, seat: Seat): boolean => {
  if (occurrence.what !== 'damage' && occurrence.what !== 'damaged') return false
  const enough = occurrence.what === 'damage' ? occurrence.enough : occurrence.space
  return occurrence.model === `mage.${seat}` && occurrence.amount >= enough
}

/** [BRW-ACT.9] True if nothing is left but to give up a spell for a step; in Rebirth that is an action like others. */
const isOnlyToSacrifice = (state: BlackRose, question: BlackRoseQuestion): boolean =>
  question.kind === 'component' &&
  !editionOf(state).commands &&
  choices({ procedures }, state, question).every(({ do: sort }) => sort === 'sacrifice' || sort === 'end')

export const standingOrders: StandingOrders<BlackRose, BlackRoseOption> = {
  settings,
  answerTo: (state, question: BlackRoseQuestion, orders) => {
    // [BRW-QST.6] Where quests are secret, whoever wants to give one up says so beforehand.
    if (question.kind === 'giveUpQuest' && orders['give-up'] !== true && !editionOf(state).openQuests)
      return { do: 'pass' }
    if (orders.sacrifices !== true && isOnlyToSacrifice(state, question)) return { do: 'end' }
    // Who passes for the rest of the round keeps her active spells.
    if (question.kind === 'component' && question.manner === 'window')
      return orders['pass-all'] === state.round ? { do: 'end' } : undefined
    const name = orderFor(question)
    if (name === undefined) return orders.trifles === true ? undefined : answerToTrifle(state, question)
    if (isPassing(state, question, name, orders)) return { do: 'pass' }
    if (orders[name] === 'always') return undefined
    const able = choices({ procedures }, state, question).length > 1
    return able && orders[name] !== 'never' ? undefined : { do: 'pass' }
  },
}
