import {
  type BlackRose,
  type BlackRoseQuestion,
  type BlackRoseView,
  blackRoseIn,
  type Side,
  textsIn,
} from '@conclave/black-rose'
import { answer, choices, cloneJson, keyOf, type Option, settle, startMatch } from '@conclave/kernel'
import { describe, expect, it, test } from 'vitest'
import { isSpell, spellOn } from '../../../src/boards/black-rose/card/printed.ts'
import { lacksWhat, whyNot } from '../../../src/boards/black-rose/planning/legality.ts'
import {
  cardsOf,
  flipped,
  handBeside,
  isLaid,
  type Laid,
  type Plan,
  planOf,
  planSlots,
  planTo,
  swapped,
  withLaid,
  without,
} from '../../../src/boards/black-rose/planning/plan.ts'
import { positionsOf } from './playing.ts'

const game = blackRoseIn('1.6')
const spells = new Map(
  textsIn('1.6')
    .cards.filter(isSpell)
    .map((card) => [card.id, spellOn(card)]),
)

/** A match at its first preparation, seen from the first seat. */
const preparing = (seed: string): BlackRose => {
  const match = startMatch(game, { options: {}, seats: 2, seed })
  if ('problem' in match) throw new Error(match.problem)
  const { state } = match
  while (state.phase !== 'preparation') {
    const [question] = state.questions
    if (question === undefined) throw new Error('nobody is asked')
    const options = choices(game, state, question)
    const chosen = options.find((option) => option.do === 'end') ?? options[0]
    expect(answer(game, state, question.seat, keyOf(chosen as unknown as Option))).toBeNull()
    settle(game, state)
  }
  return state
}

const viewOf = (state: BlackRose): BlackRoseView => game.view(state, 0) as BlackRoseView

const sheetOf = (state: BlackRose): Plan => {
  const [me] = viewOf(state).mages
  if (me === undefined) throw new Error('nobody sits there')
  return planOf(me)
}

const asked = (state: BlackRose): BlackRoseQuestion => {
  const question = state.questions.find(({ seat }) => seat === 0)
  if (question === undefined) throw new Error('nobody is asked')
  return question as BlackRoseQuestion
}

/** Gives every answer on the way to a plan, as the page does; how many there were. */
const bring = (state: BlackRose, wanted: () => Plan | null): number => {
  const next = planTo(wanted)
  for (let given = 0; ; given++) {
    const question = asked(state)
    const option = next(question, choices(game, state, question), viewOf(state))
    if (option === null || typeof option === 'string') return given
    expect(answer(game, state, 0, keyOf(option))).toBeNull()
  }
}

const laid = (card: string, side: Side = 'light'): Laid => ({ card, side })

/** Four spells with two sides each, from the hand. */
const fourOf = (state: BlackRose): readonly [string, string, string, string] => {
  const hand = viewOf(state).mages[0]?.hand.cards ?? []
  const [a, b, c, d] = hand.filter((card) => spells.get(card)?.halves.length === 2)
  if (a === undefined || b === undefined || c === undefined || d === undefined)
    throw new Error('too few spells')
  return [a, b, c, d]
}

describe('a plan', () => {
  test('of four spells is laid by four decisions, whatever small ones they are made of', () => {
    const state = preparing('plan a')
    const [a, b, c, d] = fourOf(state)
    let plan = sheetOf(state)
    for (const [slot, card] of [
      ['first', a],
      ['second', b],
      ['third', c],
      ['quick', d],
    ] as const) {
      plan = withLaid(plan, slot, laid(card, card === b ? 'dark' : 'light'))
      expect(bring(state, () => plan)).toBeGreaterThan(0)
      expect(isLaid(sheetOf(state), plan)).toBe(true)
    }
    expect(choices(game, state, asked(state)).map((option) => option.do)).toContain('ready')
    expect(cardsOf(sheetOf(state))).toEqual([a, b, c, d])
  })

  test('can be turned, swapped, thinned out and replaced at any place', () => {
    const state = preparing('plan b')
    const [a, b, c, d] = fourOf(state)
    const start: Plan = { quick: laid(d), standard: [laid(a), laid(b), laid(c)] }
    bring(state, () => start)
    for (const change of [
      (plan: Plan) => flipped(plan, 'first'),
      (plan: Plan) => flipped(plan, 'quick'),
      (plan: Plan) => swapped(plan, 'first', 'quick'),
      (plan: Plan) => swapped(plan, 'second', 'third'),
      (plan: Plan) => without(plan, 'first'),
      (plan: Plan) => withLaid(plan, 'first', laid(d)),
      (plan: Plan) => without(plan, 'quick'),
    ]) {
      const wanted = change(sheetOf(state))
      bring(state, () => wanted)
      expect(isLaid(sheetOf(state), wanted)).toBe(true)
      expect(isLaid(wanted, sheetOf(state))).toBe(true)
    }
  })

  test('may be changed while it is being laid', () => {
    const state = preparing('plan c')
    const [a, b, c] = fourOf(state)
    let asks = 0
    const first: Plan = { quick: laid(a), standard: [laid(b)] }
    const second: Plan = { quick: laid(c, 'dark'), standard: [] }
    bring(state, () => (asks++ < 2 ? first : second))
    expect(isLaid(sheetOf(state), second)).toBe(true)
  })

  test('that cannot be is given up after a while', () => {
    const state = preparing('plan e')
    const trap = viewOf(state).mages[0]?.hand.cards?.find((card) => spells.get(card)?.halves.length === 1)
    const [a] = fourOf(state)
    const wanted: Plan = { quick: laid(trap ?? a, trap === undefined ? 'light' : 'dark'), standard: [] }
    expect(bring(state, () => wanted)).toBeLessThan(60)
  })

  test('is not touched when nothing is wanted', () => {
    const state = preparing('plan d')
    const before = cloneJson(state)
    expect(bring(state, () => null)).toBe(0)
    expect(state).toEqual(before)
  })

  test('leaves all other spells in the hand', () => {
    const plan: Plan = { quick: laid('leech'), standard: [laid('fireball')] }
    expect(handBeside(plan, ['fireball', 'fireball', 'leech', 'whisper'])).toEqual(['fireball', 'whisper'])
  })
})

describe('what a plan may be', () => {
  it('is told as the rules have it, in every position', () => {
    let slots = 0
    let ready = 0
    for (const [edition, seats] of [
      ['1.6', 2],
      ['1.6', 4],
      ['rebirth', 3],
    ] as const)
      for (const { question, options, table } of positionsOf(edition, seats, `legality ${seats}`)) {
        const me = table.mages[question.seat]
        if (me === undefined || !question.kind.startsWith('plan')) continue
        const plan = planOf(me)
        const having = { spells: me.hand.count + cardsOf(plan).length, edition }
        if (question.kind === 'planSlot') {
          const offered = options.flatMap((option) => (option.do === 'slot' ? [option.slot] : []))
          const open = planSlots.filter(
            (slot) =>
              me.slots.find((each) => each.slot === slot)?.card === null &&
              whyNot(plan, slot, having) === null,
          )
          expect(open.toSorted()).toEqual(offered.toSorted())
          slots++
        }
        if (question.kind === 'planCard') {
          const mayBeReady = options.some((option) => option.do === 'ready')
          expect(lacksWhat(plan, having) === null).toBe(mayBeReady)
          ready++
        }
      }
    expect(slots).toBeGreaterThan(5)
    expect(ready).toBeGreaterThan(5)
  })
})

test('where an answer is not to be had, as in a lesson, a plan says so instead of waiting for it', () => {
  const state = preparing('not to be had')
  const [card] = fourOf(state)
  const next = planTo(() => ({ quick: null, standard: [laid(card, 'dark')] }))
  const kinds: string[] = []
  for (;;) {
    const question = asked(state)
    const offered = choices(game, state, question).filter(
      (option) => option.do !== 'back' && (option.do !== 'side' || option.side === 'light'),
    )
    const option = next(question, offered, viewOf(state))
    if (option === null || typeof option === 'string') {
      expect([...kinds, option]).toEqual(['planCard', 'planSlot', 'off'])
      return
    }
    kinds.push(question.kind)
    expect(answer(game, state, 0, keyOf(option))).toBeNull()
  }
})
