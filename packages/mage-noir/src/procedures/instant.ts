import { ask, call, done, go } from '@conclave/kernel'
import type { Using } from '../frames/calls.ts'
import type { MageNoir, MageNoirOption } from '../state.ts'
import { other } from '../state.ts'
import { areCertain, isSame, oneOfEach } from './order.ts'
import { procedure, question } from './procedure.ts'
import { costsOf, isPayable, offer, priceOptions, priceQuestion, usingOf } from './using.ts'
import { pass, ruleOfWindow, windowOptions, windowUses } from './window.ts'

/** True if both players have announced something. */
const areBoth = (announced: readonly Using[]): boolean =>
  announced.some(({ seat }) => seat !== announced[0]!.seat)

const distinct = (state: MageNoir, announced: readonly Using[]): Using[] =>
  oneOfEach(announced, (one, another) => isSame(state, one, another))

/** True if the order could make a difference: what is free may be certain, what is paid for never is. */
const isOrderOpen = (state: MageNoir, announced: readonly Using[]): boolean =>
  distinct(state, announced).length > 1 &&
  !(announced.every((using) => costsOf(using).length === 0) && areCertain(state, announced))

/**
 * Abilities that are announced at the same moment (L617-619). Whoever sees one announced may announce more, until
 * both have enough; then the active player says in which order they are carried out.
 */
export const instant = procedure('instant')({
  first: 'announce',
  steps: {
    announce: (state, locals) => {
      const last = locals.announced.at(-1)!
      const price = priceQuestion(state, last)
      if (price !== undefined) return ask(price)
      locals.seat = other(last.seat)
      locals.passed = 0
      return go('ask')
    },
    ask: (state, { announced, seat, passed }) => {
      // Whoever is alone with it need not be asked for more: what is used later comes later anyway.
      if (passed === (areBoth(announced) ? 2 : 1)) return go('next')
      if (windowUses(state, seat).length === 0) return go('pass')
      const { card } = announced.findLast((using) => using.seat !== seat)!
      return ask(question(seat, 'window', { stop: 'use', card }, 'window'))
    },
    pass: (_, locals) => {
      locals.passed++
      locals.seat = other(locals.seat)
      return go('ask')
    },
    next: (state, locals) => {
      locals.announced = locals.announced.filter((using) => isPayable(state, using))
      if (locals.announced.length === 0) return done
      if (!locals.ordered && isOrderOpen(state, locals.announced))
        return ask(question(state.active, 'order', { cards: locals.announced.map(({ card }) => card) }))
      return call('useAbility', locals.announced.shift()!, 'next')
    },
  },
  questions: {
    price: {
      rule: 'MN-3.38',
      options: (state, { announced }) => priceOptions(state, announced.at(-1)!),
      reply: (state, { announced }, option) => {
        offer(state, announced.at(-1)!, option)
        return go('announce')
      },
    },
    window: {
      rule: ruleOfWindow,
      options: windowOptions,
      decline: pass,
      reply: (_, { announced }, option, { seat }) => {
        if (option.do !== 'use') return go('pass')
        announced.push(usingOf(seat, option))
        return go('announce')
      },
    },
    order: {
      rule: 'MN-6.52',
      options: (state, { announced }) => [
        { do: 'inOrder' },
        ...distinct(state, announced).map(({ card, n }): MageNoirOption => ({ card, do: 'next', n })),
      ],
      reply: (_, locals, option) => {
        if (option.do === 'inOrder') {
          locals.ordered = true
          return go('next')
        }
        if (option.do !== 'next') throw new Error(`'${option.do}' orders nothing`)
        const at = locals.announced.findIndex(({ n }) => n === option.n)
        return call('useAbility', locals.announced.splice(at, 1)[0]!, 'next')
      },
    },
  },
})
