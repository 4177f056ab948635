import { expect, test } from 'vitest'
import {
  type KeptDeck,
  namesFor,
  type Remote,
  stepsFor,
} from '../../../../src/boards/mage-noir/decks/merging.ts'

const ours = '1 Ada'

const here = (more: Partial<KeptDeck>): KeptDeck => ({
  id: 'a',
  name: 'Embers',
  code: 'MN1-a',
  updated: 50,
  remote: null,
  account: null,
  seen: 0,
  pending: true,
  dropped: false,
  ...more,
})

/** A deck that the account keeps as it was when this device last saw it. */
const linked = (more: Partial<KeptDeck> = {}): KeptDeck =>
  here({ remote: 'r', account: ours, seen: 50, pending: false, ...more })

const there = (more: Partial<Remote> = {}): Remote => ({
  id: 'r',
  name: 'Embers',
  code: 'MN1-a',
  changed: 50,
  ...more,
})

test('decks that were made before there was an account go to it, and those of the account come', () => {
  const [made, brought] = [here({}), there({ id: 's', name: 'Canopy', code: 'MN1-b' })]
  expect(stepsFor([made], [brought], ours)).toEqual([
    { do: 'send', deck: made, as: null },
    { do: 'bring', deck: brought, into: null },
  ])
})

test('the same deck on both sides is one deck', () => {
  expect(stepsFor([here({})], [there()], ours)).toEqual([{ do: 'join', deck: here({}), with: there() }])
  // Two copies here, one there: the other one is not lost.
  const twin = here({ id: 'b' })
  expect(stepsFor([here({}), twin], [there()], ours).map(({ do: what }) => what)).toEqual(['join', 'send'])
  expect(stepsFor([linked()], [there()], ours)).toEqual([])
})

test('what was changed on one side is changed on the other, and what was deleted there is gone here', () => {
  const changed = linked({ code: 'MN1-c', pending: true })
  expect(stepsFor([changed], [there()], ours)).toEqual([{ do: 'send', deck: changed, as: there() }])
  const newer = there({ code: 'MN1-d', changed: 90 })
  expect(stepsFor([linked()], [newer], ours)).toEqual([{ do: 'bring', deck: newer, into: linked() }])
  expect(stepsFor([linked()], [], ours)).toEqual([{ do: 'forget', deck: linked() }])
})

test('what was changed on both sides is kept twice, and a change outlives a deletion elsewhere', () => {
  const changed = linked({ code: 'MN1-c', pending: true })
  const newer = there({ code: 'MN1-d', changed: 90 })
  expect(stepsFor([changed], [newer], ours)).toEqual([
    { do: 'send', deck: changed, as: null },
    { do: 'bring', deck: newer, into: null },
  ])
  expect(stepsFor([changed], [], ours)).toEqual([{ do: 'send', deck: changed, as: null }])
})

test('decks of another account are neither sent nor deleted; of an unknown one they are not lost', () => {
  expect(stepsFor([linked({ account: '2 Bo' })], [], ours)).toEqual([])
  const old = linked({ account: null })
  expect(stepsFor([old], [], ours)).toEqual([{ do: 'send', deck: old, as: null }])
  expect(stepsFor([old], [there()], ours)).toEqual([{ do: 'join', deck: old, with: there() }])
})

test('what was deleted here is deleted there and does not come back, unless it was changed there since', () => {
  const dropped = linked({ dropped: true })
  expect(stepsFor([dropped], [there()], ours)).toEqual([{ do: 'drop', deck: dropped }])
  expect(stepsFor([dropped], [], ours)).toEqual([{ do: 'forget', deck: dropped }])
  const newer = there({ code: 'MN1-d', changed: 90 })
  expect(stepsFor([dropped], [newer], ours)).toEqual([
    { do: 'forget', deck: dropped },
    { do: 'bring', deck: newer, into: null },
  ])
  // Another account does not hear of it, and one of the same name is free to take its place.
  expect(stepsFor([linked({ account: '2 Bo', dropped: true })], [], ours)).toEqual([])
  const made = here({ id: 'b', code: 'MN1-e' })
  expect(stepsFor([made, dropped], [there()], ours)).toEqual([
    { do: 'drop', deck: dropped },
    { do: 'send', deck: made, as: null },
  ])
})

test('a name that is taken gets a number, within what a name may be long', () => {
  expect(namesFor('Embers').slice(0, 3)).toEqual(['Embers', 'Embers (2)', 'Embers (3)'])
  expect(namesFor('x'.repeat(60)).every((name) => name.length === 60)).toBe(true)
})
