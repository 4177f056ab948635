import { ask, call, done, go, type QuestionOf, tell, wait } from '@conclave/kernel'
import { responsesOf } from '../casting.ts'
import { spellOf } from '../content/cards.ts'
import { happened } from '../events.ts'
import type { OptionOf } from '../state.ts'
import { arrive } from '../verbs/arrival.ts'
import { ruleOfSentence, runSentence, waysToUse } from '../verbs/index.ts'
import { locations } from '../words/board.ts'
import type { HeldSpellId } from '../words/card.ts'
import { ruleOfCast } from './open-cast.ts'
import { type Abouts, procedure, question } from './procedure.ts'

/** [SPB-SP.3, SPB-SP.4] A spell costs nothing, is used once and then leaves the game. */
export const cast = procedure('cast')({
  first: 'begin',
  steps: {
    begin: (state, { seat, spell }) => {
      const held = state.spells[seat]!
      if (waysToUse(state, spellOf(spell).effect, { part: 0, seat }).length === 0) return done
      held.splice(held.indexOf(spell), 1)
      state.zones.removed.push(spell)
      tell?.(happened({ event: 'spellCast', seat, card: spell }, 'SPB-SP.3'))
      return ask(question(seat, 'spell', { spell }))
    },
    land: (_, { seat, spell, mage }) => ask(question(seat, 'destination', { spell, mage })),
  },
  questions: {
    // D-19 to D-26
    spell: {
      rule: (_, { about }) => ruleOfSentence(spellOf(about.spell).effect),
      options: (state, { spell, seat }) => waysToUse(state, spellOf(spell).effect, { part: 0, seat }),
      reply: (state, locals, option, { seat }) => {
        runSentence(state, spellOf(locals.spell).effect, option, { part: 0, seat })
        if (option.do !== 'whisk') return done
        locals.mage = option.mage
        return go('land')
      },
    },
    // D-23
    destination: {
      rule: 'AR-51',
      options: (state, { mage }): OptionOf<'move'>[] =>
        locations.filter((to) => to !== state.mages[mage]).map((to) => ({ do: 'move', part: 0, to })),
      reply: (state, { mage }, { to }: OptionOf<'move'>) => {
        arrive(state, mage, to, 'teleport')
        return done
      },
    },
  },
})

/** In this order the spells of one window are applied when several are cast (5.2). */
const order: readonly HeldSpellId[] = ['teleport', 'book-wyrms', 'hat-trick', 'alchemy']

type Response = OptionOf<'cast' | 'decline'>

/** Section 5.2: everybody who holds a spell that could change something is asked, all at the same time. */
export const respond = procedure('respond')({
  first: 'open',
  steps: {
    open: (state, { window, declined }) => {
      const questions: QuestionOf<Abouts, 'window'>[] = []
      for (let seat = 0; seat < state.seats; seat++) {
        if (declined.includes(seat) || responsesOf(state, seat, window).length === 0) continue
        questions.push({ seat, kind: 'window', manner: 'window', about: { window } })
      }
      return questions.length === 0 ? done : ask(...questions)
    },
    apply: (state, locals) => {
      const next = order.flatMap((spell) =>
        locals.responses.filter((response) => response.spell === spell),
      )[0]
      // Whoever has cast may cast another spell into the changed situation.
      if (next === undefined) return go('open')
      locals.responses = locals.responses.filter((response) => response !== next)
      return responsesOf(state, next.seat, locals.window).includes(next.spell)
        ? call('cast', { seat: next.seat, spell: next.spell, mage: -1 }, 'apply')
        : go('apply')
    },
  },
  questions: {
    // RW-1 to RW-4
    window: {
      rule: (option: Response) => (option.do === 'cast' ? ruleOfCast(option) : 'SPB-SP.6'),
      options: (state, { window }, { seat }): Response[] => [
        { do: 'decline' },
        ...responsesOf(state, seat, window).map((spell) => ({ do: 'cast', spell }) as const),
      ],
      reply: (state, locals, option: Response, { seat }) => {
        if (option.do === 'cast') locals.responses.push({ seat, spell: option.spell })
        else locals.declined.push(seat)
        if (state.questions.length > 0) return wait
        return locals.responses.length === 0 ? done : go('apply')
      },
      decline: { do: 'decline' },
    },
  },
})
