import { ask, call, done, type Question, type Seat } from '@conclave/kernel'
import { distinctUses, usableIn } from '../abilities.ts'
import { type MageNoir, type OptionOf, other, playerOf } from '../state.ts'
import { distinctCards } from '../table/board.ts'
import { exchangePiles, isOneForOne } from '../table/ether.ts'
import { newPlan, preparable } from '../table/plans.ts'
import { elements, held, piles, totalOf } from '../words/mana.ts'
import { procedure, question } from './procedure.ts'
import { instantOf, isMainOnly, usingOf } from './using.ts'

type Action = OptionOf<'prepare' | 'activate' | 'channel' | 'use' | 'exchange' | 'endTurn'>

const endTurn: Action = { do: 'endTurn' }
const exchanges: readonly (readonly Action[])[] = piles.map((pile) =>
  elements.map((element) => ({ do: 'exchange', element, pile })),
)

/** [MN-3.36] Adds a Mana of the fuller pile for each element in it. */
const exchangeOptions = (state: MageNoir, list: Action[]): void => {
  const { reserve } = playerOf(state, state.active)
  const total = totalOf(reserve)
  if (total === 0) return
  for (const pile of exchangePiles(state)) {
    const bag = state.ether[pile]!
    for (let at = 0; at < bag.length; at++) {
      if (bag[at]! === 0) continue
      // [MN-3.37] A single Mana is enough only at the better rate.
      if (total > 1 || isOneForOne(state, state.active, elements[at]!, held(reserve)[0]!))
        list.push(exchanges[pile]![at]!)
    }
  }
}

/** [D-07] Everything that the active player may do in her main phase. */
export const mainOptions = (state: MageNoir): Action[] => {
  const seat = state.active
  const player = playerOf(state, seat)
  const list: Action[] = []
  for (const card of preparable(state, seat)) list.push({ card, do: 'prepare' })
  const prepared = distinctCards(player.board.filter(({ zone }) => zone === 'prepared'))
  for (const { card, n } of prepared) list.push({ card, do: 'activate', n })
  for (const { card, n } of prepared) list.push({ card, do: 'channel', n })
  for (const { on } of distinctUses(usableIn(state, seat, ['main', 'turn', 'any']))) {
    list.push({ card: on.card, do: 'use', n: on.n })
  }
  exchangeOptions(state, list)
  list.push(endTurn)
  return list
}

/** [6.6, W-IDLE] The other player may use an any-time ability while the active one thinks; nobody waits for it. */
const anyTimeOptions = (state: MageNoir, seat: number): OptionOf<'use'>[] =>
  distinctUses(usableIn(state, seat, ['any'])).map(({ on }) => ({ card: on.card, do: 'use', n: on.n }))

/** [D-07] Asked even when only the end is left: a turn that ended by itself would tell what the hand lacks. */
const questions = (state: MageNoir): (Question<'main', null> | Question<'anyTime', null>)[] => {
  const seat = other(state.active)
  const main = question(state.active, 'main', null, 'always')
  return usableIn(state, seat, ['any']).length === 0
    ? [main]
    : [main, question(seat, 'anyTime', null, 'open')]
}

const act = (state: MageNoir, seat: Seat, option: Action) => {
  switch (option.do) {
    case 'prepare':
      return call('prepare', { plan: newPlan(state, seat, option.card) }, 'ask')
    case 'activate':
      return call('activate', { n: option.n }, 'ask')
    case 'channel':
      return call('channel', { n: option.n }, 'ask')
    case 'use':
      return isMainOnly(option.card)
        ? call('useAbility', usingOf(seat, option), 'ask')
        : call('instant', instantOf(seat, option), 'ask')
    case 'exchange':
      return call('exchange', { pile: piles.indexOf(option.pile), element: option.element, given: [] }, 'ask')
    case 'endTurn':
      return done
  }
}

const ruleOfAction = (option: Action): string => {
  switch (option.do) {
    case 'prepare':
      return 'MN-3.30'
    case 'activate':
      return 'MN-3.31'
    case 'channel':
      return 'MN-3.35'
    case 'use':
      return 'MN-3.38'
    case 'exchange':
      return 'MN-3.36'
    case 'endTurn':
      return 'MN-3.39'
  }
}

/** [MN-3.30 to MN-3.40] Any number of actions in any order. */
export const mainPhase = procedure('mainPhase')({
  first: 'ask',
  steps: {
    ask: (state) => ask(...questions(state)),
  },
  questions: {
    main: {
      rule: ruleOfAction,
      options: mainOptions,
      reply: (state, _, option: Action, { seat }) => {
        state.actions++
        return act(state, seat, option)
      },
    },
    // D-29
    anyTime: {
      rule: 'MN-3.38',
      options: (state, _, { seat }) => anyTimeOptions(state, seat),
      reply: (state, _, option: OptionOf<'use'>, { seat }) => act(state, seat, option),
    },
  },
})
