import {
  cloneJson,
  everyone,
  frameOf,
  type Hiding,
  imagine,
  placesOf,
  showZone,
  swift,
  takeTop,
  uncover,
  type Veil,
  type Viewer,
  viewOf,
} from '@conclave/kernel'
import { twin } from '@conclave/kernel/testing'
import { describe, expect, test } from 'vitest'
import { asking, type Tiny, tinyGame, walk, walkProcedures } from './tiny.ts'

const tinyState = (deck: string[]): Tiny => ({
  seats: 2,
  chance: swift('true'),
  stack: [],
  questions: [],
  outcome: null,
  barrier: 0,
  said: [],
  deck,
})

const hidden: Veil<Tiny> = (state) => placesOf(state.deck)
const veiled = { hiding: { alike: [hidden] } }

describe('showZone', () => {
  const cards = ['c', 'a', 'b']

  test('[KRN-SIGHT.2] shows as much as the sight allows', () => {
    expect(showZone(everyone('order'), cards, false)).toEqual({ count: 3, cards: ['c', 'a', 'b'] })
    expect(showZone(everyone('contents'), cards, false)).toEqual({ count: 3, cards: ['a', 'b', 'c'] })
    expect(showZone(everyone('top'), cards, false)).toEqual({ count: 3, top: 'b' })
    expect(showZone(everyone('top'), [], false)).toEqual({ count: 0 })
    expect(showZone(everyone('count'), cards, true)).toEqual({ count: 3 })
  })

  test('[KRN-SIGHT.2] shows an owner more than others', () => {
    const sight = { owner: 'contents', others: 'count' } as const
    expect(showZone(sight, cards, true)).toEqual({ count: 3, cards: ['a', 'b', 'c'] })
    expect(showZone(sight, cards, false)).toEqual({ count: 3 })
  })

  test('[KRN-SIGHT.2] hands out no list of the state itself', () => {
    const zone = showZone(everyone('order'), cards, true)
    expect(zone.cards).not.toBe(cards)
  })
})

describe('the barrier', () => {
  test('[KRN-CHANCE.4] grows when something hidden is shown or taken', () => {
    const state = tinyState(['a', 'b'])
    uncover(state)
    expect(state.barrier).toBe(1)
    expect(takeTop(state, state.deck)).toBe('b')
    expect(state.barrier).toBe(2)
  })
})

describe('imagine', () => {
  test('[KRN-SIGHT.3] keeps the contents, leaves the true state alone and starts chance anew', () => {
    const state = tinyState(['a', 'b', 'c', 'd'])
    const before = cloneJson(state)
    const world = imagine(veiled, state, 0, swift('w'))
    expect(state).toEqual(before)
    expect(world.deck.slice().sort()).toEqual(['a', 'b', 'c', 'd'])
    expect(world.chance).not.toEqual(state.chance)
  })

  test('[KRN-SIGHT.3] depends on nothing that is hidden', () => {
    const one = imagine(veiled, tinyState(['a', 'b', 'c', 'd']), 0, swift('w'))
    const other = imagine(
      veiled,
      { ...tinyState(['d', 'b', 'a', 'c']), chance: swift('other') },
      0,
      swift('w'),
    )
    expect(other).toEqual(one)
  })

  test('[KRN-SIGHT.3] brings different worlds for different luck', () => {
    const state = tinyState(['a', 'b', 'c', 'd', 'e', 'f'])
    const worlds = [...Array(20).keys()].map((n) => imagine(veiled, state, 0, swift(`w${n}`)).deck.join(''))
    expect(new Set(worlds).size).toBeGreaterThan(10)
  })

  test('follows veils in order: a later one may look at what an earlier one laid down', () => {
    const firstIsKnown: Veil<Tiny> = (state) => placesOf(state.said, state.deck[0] === 'a' ? 0 : 1)
    const state = { ...tinyState(['b', 'a']), said: ['x', 'y', 'z'] }
    for (let n = 0; n < 10; n++) {
      const world = imagine({ hiding: { alike: [hidden, firstIsKnown] } }, state, 0, swift(`n${n}`))
      if (world.deck[0] !== 'a') expect(world.said[0]).toBe('x')
    }
  })

  test('forgets before the exchange what nothing is exchanged for, and tidies up after it', () => {
    const hiding: Hiding<Tiny> = {
      forget: (state) => {
        state.deck[0] = 'forgotten'
      },
      alike: [hidden],
      tidy: (state) => state.deck.sort(),
    }
    const world = imagine({ hiding }, tinyState(['b', 'a', 'c']), 0, swift('w'))
    expect(world.deck).toEqual(['a', 'c', 'forgotten'])
  })
})

describe('twin', () => {
  test('moves hidden contents and chance, and nothing else', () => {
    const state = { ...tinyState(['a', 'b', 'c', 'd', 'e']), said: ['seen'] }
    const other = twin(veiled, state, 0, swift('t'))
    expect(other.deck.slice().sort()).toEqual(state.deck)
    expect(other.deck).not.toEqual(state.deck)
    expect(other.chance).not.toEqual(state.chance)
    expect({ ...other, deck: state.deck, chance: state.chance }).toEqual(state)
  })
})

describe('placesOf', () => {
  test('names every place or a range', () => {
    const list = ['a', 'b', 'c']
    expect(placesOf(list).map(({ at }) => at)).toEqual([0, 1, 2])
    expect(placesOf(list, 1).map(({ at }) => at)).toEqual([1, 2])
    expect(placesOf(list, 0, 2).map(({ at }) => at)).toEqual([0, 1])
  })
})

describe('viewOf', () => {
  const game = tinyGame(walkProcedures())
  const state: Tiny = {
    ...tinyState(['a']),
    stack: [frameOf(game, 'main', { turn: 0 })],
    questions: [asking(0, ['x', 'y'], 'secret'), asking(1, ['z'], 'open')],
  }

  test('[KRN-SIGHT.1] gives a viewer her own question and options, and of others only that they are asked', () => {
    const view = viewOf(game, state, 0)
    expect(view.question).toEqual(asking(0, ['x', 'y'], 'secret'))
    expect(view.options).toEqual([{ say: 'x' }, { say: 'y' }])
    expect(view.asked).toEqual([
      { seat: 0, kind: 'say', manner: 'secret' },
      { seat: 1, kind: 'say', manner: 'open' },
    ])
  })

  test.each<Viewer>([1, 'spectator'])('does not tell %s what somebody plans in secret', (viewer) => {
    const view = viewOf(game, state, viewer)
    expect(view.asked[0]).toEqual({ seat: 0, kind: 'secret', manner: 'secret' })
    expect(JSON.stringify(view)).not.toContain('"x"')
  })

  test('[KRN-SIGHT.1] has no question for a spectator or a seat that is not asked', () => {
    expect(viewOf(game, state, 'spectator')).toMatchObject({ question: null, options: [] })
    expect(viewOf(walk, tinyState([]), 1)).toMatchObject({ question: null, options: [], outcome: null })
  })
})
