import type { QuestionOf, Settings, StandingOrders } from '@conclave/kernel'
import { openWindow, responsesOf, unguardedPieces } from './casting.ts'
import { cardOf, spellOf } from './content/cards.ts'
import { climbs, topStage } from './content/wicked.ts'
import type { Abouts, SpellboundQuestion, Window } from './procedures/procedure.ts'
import type { Batch, Spellbound, SpellboundOption } from './state.ts'
import { forecast } from './table/forecast.ts'
import { stagesWonBy, standingStrengths } from './table/tower.ts'
import { foresee, waysToUse } from './verbs/index.ts'
import { track } from './words/board.ts'
import type { HeldSpellId } from './words/card.ts'

const policy = { type: 'choice', choices: ['critical', 'ask', 'hold', 'auto'], default: 'critical' } as const

/** Section 5.2: a policy for each any-time spell, and whether one always lets oneself be carried (D-10). */
const settings = {
  'always-accept': { type: 'boolean', default: false },
  alchemy: policy,
  'book-wyrms': policy,
  'hat-trick': policy,
  teleport: policy,
} as const satisfies Settings

type Orders = { readonly [name: string]: boolean | number | string }

export const standingOrders: StandingOrders<Spellbound, SpellboundOption> = {
  settings,
  answerTo: (state, question: SpellboundQuestion, orders) => {
    switch (question.kind) {
      case 'consent':
        // [AR-69] Who asks with a spell, and need not, wants an answer from the player herself.
        return orders['always-accept'] === true && cardOf(question.about.card).kind !== 'spell'
          ? { do: 'accept' }
          : undefined
      case 'window':
        return answerWindow(state, question, orders)
      case 'spell':
        return aim(state, question, orders)
      default:
        return undefined
    }
  },
}

const answerWindow = (
  state: Spellbound,
  { seat, about: { window } }: QuestionOf<Abouts, 'window'>,
  orders: Orders,
): SpellboundOption | undefined => {
  const wanted = responsesOf(state, seat, window).filter((spell) => {
    const order = orders[spell] ?? 'critical'
    return order === 'ask' || ((order === 'critical' || order === 'auto') && isCritical(state, window, spell))
  })
  if (wanted.length === 0) return { do: 'decline' }
  const promised = afterPromises(state)
  const auto = wanted.find((spell) => orders[spell] === 'auto' && rescueBy(promised, spell) !== undefined)
  return auto === undefined ? undefined : { do: 'cast', spell: auto }
}

/** A spell that was cast by itself in a window is aimed by itself, too; elsewhere there is nothing to avert. */
const aim = (
  state: Spellbound,
  { about: { spell } }: QuestionOf<Abouts, 'spell'>,
  orders: Orders,
): SpellboundOption | undefined => (orders[spell] === 'auto' ? rescueBy(state, spell)?.option : undefined)

/** True if the spell could turn something that matters: a lost book, a piece at the end, a defeat, a battle's result. */
const isCritical = (state: Spellbound, window: Window, spell: HeldSpellId): boolean => {
  // Book Wyrms may be cast in every window; what they turn by themselves is the loss of a book.
  if (spell === 'book-wyrms') return state.batch !== null && catchesBook(state, state.batch)
  switch (window) {
    case 'RW-1':
      return state.phase === 'story' || turnsBattle(state, 'alchemy')
    case 'RW-2':
      return state.batch !== null && isCriticalBatch(state, state.batch)
    case 'RW-3':
      return isCriticalBatch(state, { pieces: unguardedPieces(state), cause: 'unguarded' })
    case 'RW-4':
      return false
  }
}

const catchesBook = (state: Spellbound, batch: Batch): boolean =>
  forecast(state, batch).steps.some(({ catches }) => catches)

const isCriticalBatch = (state: Spellbound, batch: Batch): boolean => {
  const { steps, defeat } = forecast(state, batch)
  return defeat !== null || steps.some(({ catches, to }) => catches || to === track.end)
}

/** True if a spell could change how the battle being fought ends. */
const turnsBattle = (state: Spellbound, spell: HeldSpellId): boolean => {
  const { effect } = spellOf(spell)
  return waysToUse(state, effect, { part: 0, seat: state.active }).some((option) => {
    const after = foresee(state, effect, option)
    return after !== null && resultOf(after) !== resultOf(state)
  })
}

/** Result of the battle being fought, as it stands: won, or so many stages climbed. The final one is won or lost. */
const resultOf = (state: Spellbound): 'won' | 'annihilated' | number => {
  const { sun, moon } = standingStrengths(state)
  const lead = sun + state.stones.sun - moon - state.stones.moon
  if (lead > 0) return 'won'
  return state.phase === 'finalBattle' ? 'annihilated' : stagesWonBy(-lead)
}

/** Loss that threatens: so many books, or everything. */
const toll = (state: Spellbound): number => {
  if (state.batch !== null) return batchToll(state, state.batch)
  if (state.phase !== 'encounter' && state.phase !== 'finalBattle') return 0
  const result = resultOf(state)
  if (result === 'won') return 0
  if (result === 'annihilated' || state.stage + result >= topStage) return Number.POSITIVE_INFINITY
  const entered = Array.from({ length: result }, (_, at) => climbs[state.stage + 1 + at]!)
  const cards = entered.reduce((sum, climb) => sum + climb.cards, 0)
  if (cards > state.zones.wickedDeck.length) return Number.POSITIVE_INFINITY
  return batchToll(state, { pieces: entered.flatMap(({ steps }) => steps), cause: 'climb' })
}

const batchToll = (state: Spellbound, batch: Batch): number => {
  const { steps, defeat } = forecast(state, batch)
  return defeat !== null ? Number.POSITIVE_INFINITY : steps.filter(({ catches }) => catches).length
}

/** A way to use a spell that averts something, and the table it would leave. */
interface Rescue {
  readonly option: SpellboundOption
  readonly after: Spellbound
}

/** The first hat, book or stone, in the order of the board, by which a spell averts a defeat or the loss of a book. */
const rescueBy = (state: Spellbound, spell: HeldSpellId): Rescue | undefined => {
  const { effect } = spellOf(spell)
  const before = toll(state)
  for (const option of waysToUse(state, effect, { part: 0, seat: state.active })) {
    const after = foresee(state, effect, option)
    if (after !== null && toll(after) < before) return { option, after }
  }
  return undefined
}

/** The table as the spells that others have just promised in this window will leave it: nothing is saved twice. */
const afterPromises = (state: Spellbound): Spellbound => {
  const promised = openWindow(state)?.responses ?? []
  return promised.reduce((table, { spell }) => rescueBy(table, spell)?.after ?? table, state)
}
