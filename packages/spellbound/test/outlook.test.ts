import { answer, give, keyOf, settle, startMatch, viewOf } from '@conclave/kernel'
import { describe, expect, it } from 'vitest'
import { spellbound } from '../src/game.ts'
import { answerFor, endOutlook, sendOutlook, waysToPlay, whyUseless } from '../src/outlook.ts'
import type { Spellbound, SpellboundOption } from '../src/state.ts'
import { view } from '../src/view.ts'
import { fileOf, recorded } from './replays/record.ts'

/** Every position of the recorded matches in which somebody is asked this. */
const positions = (kind: string): Spellbound[] =>
  recorded().flatMap((name) => {
    const { options, seats, seed, segments } = fileOf(name)
    const { from, answers } = segments[0]!
    if (from !== 'setup') return []
    const match = startMatch(spellbound, { options, seats, seed })
    if ('problem' in match) throw new Error(match.problem)
    const found: Spellbound[] = []
    for (const [seat, key] of answers) {
      if (match.state.questions.some((question) => question.kind === kind))
        found.push(structuredClone(match.state))
      give(match, seat, key)
    }
    return found
  })

const tableOf = view

/** The answers of the active player. */
const offered = (state: Spellbound): readonly SpellboundOption[] =>
  viewOf(spellbound, state, state.active).options

const after = (state: Spellbound, ...options: readonly SpellboundOption[]): Spellbound => {
  const copy = structuredClone(state)
  for (const option of options) {
    expect(answer(spellbound, copy, copy.active, keyOf(option))).toBeNull()
    settle(spellbound, copy)
  }
  return copy
}

describe('what comes of a card, said before it is played', () => {
  it('[SPB-ST.2, SPB-PC.3, SPB-MG.1, SPB-IN.2] is what the rules then offer, and what they do', () => {
    const seen = new Set<string>()
    for (const state of positions('story')) {
      const table = tableOf(state)
      for (const play of offered(state)) {
        if (play.do !== 'play') continue
        const ways = waysToPlay(table, play.card)
        if (ways === null) continue
        const begun = structuredClone(state)
        answer(spellbound, begun, begun.active, keyOf(play))
        if (begun.questions[0]?.kind !== 'part') continue
        const parts = offered(begun).filter((option) => 'part' in option)
        expect([...new Set(parts.map((option) => option.do))].sort(), play.card).toEqual(
          ways.map(({ does }) => does).sort(),
        )
        for (const way of ways) {
          const { result } = way
          const option = answerFor(way, parts)
          if (option === null) throw new Error('no answer goes this way')
          seen.add(result.is)
          const then = after(begun, option)
          const now = tableOf(then)
          if (result.is === 'search') {
            expect([state.books[result.book], then.books[result.book]]).toEqual([result.from, result.to])
            expect(result.spell).toBe(then.zones.spellPile.length < state.zones.spellPile.length)
          } else if (result.is === 'charge') expect(now.players[state.active]?.wand).toBe(result.level)
          else if (result.is === 'influence') {
            const village = table.villages.findIndex(({ card }) => card === result.card)
            const left = now.villages[village]
            expect(result.wins).toBe(left?.card === null)
            if (!result.wins) expect(left?.gathered).toBe(result.gathered)
          } else if (result.is === 'magic') expect(result.sun).toBeGreaterThanOrEqual(0)
        }
      }
    }
    expect([...seen].sort()).toEqual(['charge', 'influence', 'magic', 'move', 'search'])
  })

  it('[AR-58] says why a card can only be discarded, and of none that can be played', () => {
    const reasons = new Set<string>()
    for (const state of positions('story')) {
      const options = offered(state)
      for (const option of options) {
        if (option.do !== 'discard') continue
        const { card } = option
        const playable = options.some((other) => other.do === 'play' && other.card === card)
        if (!playable) reasons.add(whyUseless(tableOf(state), card))
        else expect(waysToPlay(tableOf(state), card)).not.toEqual([])
      }
    }
    expect(reasons.size).toBeGreaterThan(2)
  })

  it('[SPB-WT.2] a card sent to the tower counts as foretold', () => {
    let sent = 0
    for (const state of positions('witchTime'))
      for (const option of offered(state)) {
        if (option.do !== 'send' || option.card === 'pixies') continue
        const then = structuredClone(state)
        answer(spellbound, then, then.active, keyOf(option))
        const { sun, moon } = tableOf(then).strengths
        expect(sendOutlook(tableOf(state), option.card)).toEqual({ sun, moon })
        sent++
      }
    expect(sent).toBeGreaterThan(50)
  })

  it('[SPB-ES.1, SPB-HF.1] the end of the Story costs what was foretold, in books and steps', () => {
    let foretold = 0
    for (const state of positions('story')) {
      const end = offered(state).find((option) => option.do === 'endStory')
      if (end === undefined) continue
      const outlook = endOutlook(tableOf(state))
      const then = structuredClone(state)
      const told: string[] = []
      answer(spellbound, then, then.active, keyOf(end), (event) => {
        if (event.event === 'pieceAdvanced' && 'cause' in event && 'piece' in event && 'to' in event)
          if (event.cause === 'purge' || event.cause === 'penalty') told.push(`${event.piece} ${event.to}`)
      })
      // Somebody may be asked between them.
      if (then.questions.some(({ kind }) => kind !== 'witchTime') && then.outcome === null) continue
      const steps = (outlook?.steps ?? []).map(({ piece, to }) => `${piece} ${to}`)
      // [SPB-TURN.6] A defeat ends it in the middle.
      if (outlook?.defeat != null) expect(then.outcome?.reason).toBe(outlook.defeat)
      expect(told).toEqual(then.outcome === null ? steps : steps.slice(0, told.length))
      if (outlook !== null) foretold++
      if (then.outcome === null) for (const book of outlook?.lost ?? []) expect(then.books[book]).toBe(0)
    }
    expect(foretold).toBeGreaterThan(3)
  })
})
