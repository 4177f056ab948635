import { ask, call, done, go, type QuestionOf, type Seat, tell, wait } from '@conclave/kernel'
import { responsesOf } from '../casting.ts'
import { spellOf } from '../content/cards.ts'
import { happened, told } from '../events.ts'
import { hasRefused, type OptionOf, remember, type Spellbound, type SpellboundOption } from '../state.ts'
import { arrive } from '../verbs/arrival.ts'
import { ruleOfSentence, runSentence, waysToUse } from '../verbs/index.ts'
import { type Location, locations } from '../words/board.ts'
import type { HeldSpellId } from '../words/card.ts'
import { askFor, consent } from './consent.ts'
import { ruleOfCast } from './open-cast.ts'
import { type Abouts, type Calls, castLocals, procedure, question } from './procedure.ts'

/** [SPB-SP.3] A spell is used once and then leaves the game. In matches stored under rules 2 it has left when it is aimed. */
const spend = (state: Spellbound, { seat, spell }: Calls['cast']): void => {
  const held = state.spells[seat]!
  const at = held.indexOf(spell)
  if (at < 0) return
  held.splice(at, 1)
  state.zones.removed.push(spell)
  tell?.(happened({ event: 'spellCast', seat, card: spell }, 'SPB-SP.3'))
}

/** Uses a spell in the way that was chosen. */
const useOn = (state: Spellbound, locals: Calls['cast'], option: SpellboundOption): void => {
  spend(state, locals)
  runSentence(state, spellOf(locals.spell).effect, option, { part: 0, seat: locals.seat })
}

const waysOf = (state: Spellbound, { seat, spell }: Calls['cast']): readonly SpellboundOption[] =>
  waysToUse(state, spellOf(spell).effect, { part: 0, seat })

/** [AR-69] Nobody needs to ask for another's mage (L997, L1019), but everybody may, and bots do where she is a person's. */
const proposals = (ways: readonly SpellboundOption[], seat: Seat): OptionOf<'propose'>[] =>
  ways.flatMap((way) =>
    (way.do === 'whisk' || way.do === 'puppet') && way.mage !== seat
      ? [{ do: 'propose', mage: way.mage }]
      : [],
  )

const refuse = (state: Spellbound, { seat, spell, mage }: Calls['cast'], stands: boolean): void =>
  remember(state, { by: seat, mage, spell, turn: state.turn, stands })

const proposalOf = ({ seat, spell, mage }: Calls['cast'], to: Location | null) =>
  askFor(mage, { by: seat, card: spell, to })

const answers = ['accept', 'notNow', 'refuse'] as const

/** [SPB-SP.3, SPB-SP.4] A spell costs nothing. It is spent once it is aimed, and kept by whoever asked in vain. */
export const cast = procedure('cast')({
  first: 'begin',
  steps: {
    begin: (state, locals) =>
      waysOf(state, locals).length === 0
        ? done
        : ask(question(locals.seat, 'spell', { spell: locals.spell })),
    land: (_, { seat, spell, mage }) => ask(question(seat, 'destination', { spell, mage })),
  },
  questions: {
    // D-19 to D-26
    spell: {
      rule: (option, { about }) =>
        option.do === 'propose' ? 'AR-69' : ruleOfSentence(spellOf(about.spell).effect),
      options: (state, locals) => {
        const ways = waysOf(state, locals)
        return [...ways, ...proposals(ways, locals.seat)]
      },
      reply: (state, locals, option) => {
        if (option.do !== 'whisk' && option.do !== 'propose') {
          useOn(state, locals, option)
          return done
        }
        locals.mage = option.mage
        locals.asks = option.do === 'propose'
        // [AR-69] Her no to this spell holds for the match: nobody is asked every turn for what she does not want.
        if (locals.asks && hasRefused(state, locals.seat, locals.mage, locals.spell)) {
          refuse(state, locals, true)
          // Who asks hears why nothing came of it; the others have heard it before.
          const { seat, mage, spell } = locals
          tell?.(told(seat, { event: 'refusalStands', mage, card: spell }, 'AR-69'))
          return done
        }
        return locals.spell === 'teleport' ? go('land') : ask(proposalOf(locals, null))
      },
    },
    // D-23
    destination: {
      rule: 'AR-51',
      options: (state, { mage }): OptionOf<'move'>[] =>
        locations.filter((to) => to !== state.mages[mage]).map((to) => ({ do: 'move', part: 0, to })),
      reply: (state, locals, { to }: OptionOf<'move'>) => {
        if (locals.asks) return ask(proposalOf(locals, to))
        spend(state, locals)
        arrive(state, locals.mage, to, 'teleport')
        return done
      },
    },
    // [AR-69] Who does not agree keeps her mage for this turn; who says no is not asked for the same spell again, but
    // silence is no such no.
    consent: consent(answers, 'notNow', (state, locals: Calls['cast'], answer, { about: { to } }) => {
      const { seat, spell, mage } = locals
      if (answer !== 'accept') {
        const stands = answer === 'refuse'
        refuse(state, locals, stands)
        tell?.(happened({ event: 'proposalRefused', mage, by: seat, card: spell, stands }, 'AR-69'))
      } else if (to === null) useOn(state, locals, { do: 'puppet', mage })
      else {
        spend(state, locals)
        arrive(state, mage, to, 'teleport')
      }
      return done
    }),
  },
})

/** In this order the spells of one window are applied when several are cast (5.2). */
const order: readonly HeldSpellId[] = ['teleport', 'book-wyrms', 'circle-of-magi', 'hat-trick', 'alchemy']

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
        ? call('cast', castLocals(next.seat, next.spell), 'apply')
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
