import { accept, choices, cloneJson } from '@conclave/kernel'
import { describe, expect, test } from 'vitest'
import { evaluate } from '../../src/evaluate.ts'
import { blackRoseIn } from '../../src/game.ts'
import { searchHints } from '../../src/search-hints.ts'
import type { BlackRoseOption } from '../../src/state.ts'
import { type Board, lay, type MageSetup, move, pass, play, positionOf, to } from '../position.ts'

const game = blackRoseIn('1.6')

/** Gain of seat 0 by a spell on her sheet. */
const gainBy = (card: string, rival: MageSetup): number => {
  const worth = (own: MageSetup): number =>
    evaluate(positionOf({ mages: [{ at: 'throne-room', ...own }, rival] }), 0)
  return worth({ first: `${card} active` }) - worth({})
}

describe('a room trap', () => {
  // Blue and green rooms lie side by side around the Bibliotheca, and across the Lodge from the Portal Hall.
  const [near, far] = ['bibliotheca', 'portal-hall']

  test('is worth more where a rival is about to enter than where nobody comes', () => {
    expect(gainBy('quicksand', { at: near })).toBeGreaterThan(gainBy('quicksand', { at: far }))
  })

  test('is worth nothing once nobody will move any more', () => {
    const still = { at: near, actions: 0 }
    expect(gainBy('quicksand', still)).toBeCloseTo(0)
    expect(gainBy('quicksand', { at: near })).toBeGreaterThan(gainBy('quicksand', still))
  })
})

/** Judgement of a seat on the states that its answers lead to. */
const judged = (t: Board, seat: number, options: readonly BlackRoseOption[]): number[] =>
  options.map((option) => {
    const state = cloneJson(t.state)
    accept(game, state, state.questions.find((question) => question.seat === seat)!, option)
    return evaluate(state, seat)
  })

describe('when somebody walks into it', () => {
  test('a trap is triggered: that is better than to let it go by, and likelier before any thought', () => {
    const t = lay({
      mages: [
        { at: 'throne-room', first: 'leech' },
        { at: 'garden', actions: 0, first: 'blade-wall active' },
      ],
      rooms: { arena: 2 },
    })
    play(t, 0, move, pass, to('arena'))
    const question = t.question(1)!
    const options = choices(game, t.state, question)
    expect(options.map((option) => option.do)).toEqual(['trigger', 'pass'])
    const [triggering, passing] = judged(t, 1, options)
    expect(triggering).toBeGreaterThan(passing!)
    const [leaning, lettingGo] = searchHints.priors(t.state, question, options)
    expect(leaning).toBeGreaterThan(lettingGo!)
  })
})
