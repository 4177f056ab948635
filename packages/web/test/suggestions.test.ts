import { expect, test } from 'vitest'
import { targetsOf } from '../src/kit/targets.ts'
import { adviseeOf } from '../src/play/use-suggesting.ts'
import { flagsOf, followed, laid, nextOf, suggestedTo } from '../src/table/suggestions.ts'
import type { TableSnapshot } from '../src/table/table.ts'

test('a plan is followed step by step, replaced by a newer one and waved away', () => {
  const first = laid([], 1, 0, ['card:dragon', 'village:3'])
  expect(suggestedTo(first, 0)).toEqual(['card:dragon'])
  expect(suggestedTo(first, 1)).toEqual([])
  expect(flagsOf(first).map(({ thing, step }) => [thing, step])).toEqual([
    ['card:dragon', 1],
    ['village:3', 2],
  ])
  const second = followed(first, 1, 'step')
  expect(second.map(nextOf)).toEqual(['village:3'])
  expect(flagsOf(second)).toMatchObject([{ thing: 'village:3', step: 2, from: 1 }])
  expect(followed(second, 1, 'step')).toEqual([])
  expect(followed(first, 1, 'never')).toEqual([])
  expect(followed(first, 2, 'step')).toEqual(first)
  const both = laid(laid(first, 2, 0, ['book:red']), 1, 0, ['book:blue'])
  expect(both.map(nextOf)).toEqual(['book:red', 'book:blue'])
  expect(laid(both, 2, 0, []).map(({ from }) => from)).toEqual([1])
})

test('an answer without a thing on the board can be suggested by its sort', () => {
  const question = { seat: 0, kind: 'story', manner: 'turn', about: null } as const
  const options = [{ card: 'dragon', do: 'play' }, { do: 'endStory' }]
  const kit = {
    thingsOf: ({ card }: { readonly card?: unknown }) =>
      card === undefined ? [] : [`card:${card}` as const],
  }
  const targets = targetsOf(kit, question, options, {})
  expect(targets.of('answer:endStory')).toEqual([{ do: 'endStory' }])
  expect(targets.of('answer:finish')).toEqual([])
  expect(targets.things).toEqual(['card:dragon'])
  expect(targets.elsewhere).toEqual([{ do: 'endStory' }])
})

test('is for those who play together: nobody advises an opponent', () => {
  const waiting = (game: string) =>
    adviseeOf(
      {
        game,
        views: new Map([[0, { asked: [{ seat: 1, kind: 'main', manner: 'turn' }] }]]),
        seats: [{ kind: 'human' }, { kind: 'human' }],
        mySeats: [0],
        connection: 'live',
        outcome: null,
      } as unknown as TableSnapshot,
      0,
    )
  expect(waiting('spellbound')).toBe(1)
  expect(waiting('mage-noir')).toBeNull()
})
