import { expect, test } from 'vitest'
import { newDoing } from '../../src/frames/making.ts'
import { tollOfAll } from '../../src/verbs/index.ts'
import { deckToll, lifeToll, noToll } from '../../src/verbs/toll.ts'
import {
  addLocked,
  choose,
  control,
  damage,
  discard,
  draw,
  gain,
  gainEach,
  halfYourLife,
  ifMageNoir,
  lookTop,
  lose,
  mayPay,
  payOr,
  type Sentence,
  when,
  yours,
} from '../../src/words/effect.ts'
import { lay, O, P, type Position } from '../position.ts'

/** Certain toll of these sentences of the active player's in a position; null if they are not certain. */
const toll = (sentences: readonly Sentence[], position: Position = {}, n = 0) =>
  tollOfAll(lay(position).state, sentences, newDoing('', P, { card: '', n }, [n]))

test('[MN-6.52] damage is certain if its amount and its target are, and nobody can answer it', () => {
  const blow = [damage(2, 'opponent')]
  expect(toll(blow)).toEqual(lifeToll(O, 2))
  expect(toll([damage(2, 'you')])).toEqual(lifeToll(P, 2))
  expect(toll([damage(2, 'any')])).toBeNull()
  expect(toll([damage(yours('seed', 1), 'opponent')])).toBeNull()
  expect(toll([damage(ifMageNoir(1, 2), 'opponent')])).toEqual(lifeToll(O, 1))
  expect(toll([damage(ifMageNoir(1, 2), 'opponent')], { p: { mn: true } })).toEqual(lifeToll(O, 2))
  // A ring that wakes, a protector, something to use at any time: only where the blow falls.
  for (const card of ['crimson-ring', 'animated-tree', 'druid-horns']) {
    expect([card, toll(blow, { o: { play: [card] } })]).toEqual([card, null])
    expect([card, toll(blow, { p: { play: [card] } })]).toEqual([card, lifeToll(O, 2)])
  }
})

test('[MN-6.52] what strengthens damage counts at its most, unless it does something itself', () => {
  const blow = [damage(2, 'opponent')]
  expect(toll(blow, { p: { play: ['druid-ring'] } })).toEqual(lifeToll(O, 4))
  expect(toll(blow, { p: { play: ['burning-robe'] } })).toBeNull()
  expect(toll(blow, { o: { play: ['burning-robe'] } })).toEqual(lifeToll(O, 2))
})

test('[MN-6.52] a loss is certain if a player bears it and nothing wakes', () => {
  expect(toll([lose('you', 1)])).toEqual(lifeToll(P, 1))
  expect(toll([lose('opponent', 3)])).toEqual(lifeToll(O, 3))
  expect(toll([lose('this', 1)])).toBeNull()
  expect(toll([lose('you', halfYourLife)])).toBeNull()
  const ring = { play: ['crimson-ring'] }
  expect(toll([lose('you', 1)], { p: { ...ring, reserve: 'Fi1' } })).toBeNull()
  expect(toll([lose('you', 1)], { p: ring })).toEqual(lifeToll(P, 1))
  // What is in the other's reserve is hers.
  expect(toll([lose('opponent', 1)], { o: ring })).toBeNull()
})

test('[MN-6.52] life is gained for certain by oneself or by a group, if the amount is fixed', () => {
  expect(toll([gain('you', 2)])).toEqual(noToll)
  expect(toll([gain('any', 2)])).toBeNull()
  expect(toll([gain('you', yours('seed'))])).toBeNull()
  expect(toll([gainEach('youAndVegetalPermanents', 1)])).toEqual(noToll)
  expect(toll([gainEach('youAndVegetalPermanents', yours('seed'))])).toBeNull()
})

test('[MN-6.52] what leaves a choice is not certain, what leaves none is', () => {
  const two = [choose('you', [draw(1)], [gain('you', 1)])]
  expect(toll(two)).toBeNull()
  const dark = [choose('you', [draw(1)], [when('mageNoir', gain('you', 1))])]
  expect(toll(dark)).toEqual(deckToll(P, 1))
  expect(toll(dark, { p: { mn: true } })).toBeNull()
  const paid = { p: { reserve: 'Fi1' } }
  expect([toll([mayPay([{ fire: 1 }], draw(1))]), toll([mayPay([{ fire: 1 }], draw(1))], paid)]).toEqual([
    noToll,
    null,
  ])
  const forced = [payOr([{ fire: 1 }], lose('you', 2))]
  expect([toll(forced), toll(forced, paid)]).toEqual([lifeToll(P, 2), null])
})

test('[MN-6.52] a status is certain, a card that one controls is not', () => {
  expect(toll([when('mageNoir', draw(1))])).toEqual(noToll)
  expect(toll([when('mageNoir', draw(1))], { p: { mn: true } })).toEqual(deckToll(P, 1))
  expect(toll([when(control('seed'), draw(1))])).toBeNull()
})

test('[MN-6.52] whoever looks at a deck wants all of it, whoever draws as many cards', () => {
  const deck = { p: { deck: ['flame', 'flame', 'flame'] } }
  expect(toll([lookTop('seed')], deck)).toEqual(deckToll(P, 3))
  expect(toll([draw(2), addLocked('fire', 1), lose('you', 1)], deck)).toEqual({
    ...lifeToll(P, 1),
    deck: deckToll(P, 2).deck,
  })
})

test('[MN-6.52] a spell discards itself for certain where it lies channelled, without Mana, unwatched', () => {
  const self = (position: Position, sentence: Sentence = discard('this')) => {
    const { state } = lay(position)
    // The Droplet aside that keeps the main phase open.
    const { card, n } = state.players[P]!.board.find((each) => each.card !== 'droplet')!
    return tollOfAll(state, [sentence], newDoing('', P, { card, n }, [n]))
  }
  const ignited = [{ kind: 'onDiscard', seat: P, card: 'ignition', n: 0, list: 'ignition.1/0' }] as const
  const channelled = { channelled: [{ card: 'flame', locked: '' }] }
  expect(self({ p: channelled })).toEqual(noToll)
  expect(self({ p: { channelled: [{ card: 'flame', locked: 'Fi1' }] } })).toBeNull()
  expect(self({ p: { prepared: [{ card: 'flame', locked: '' }] } })).toBeNull()
  // It draws a card when it leaves.
  expect(self({ p: { channelled: [{ card: 'seed-in-the-wind', locked: '' }] } })).toBeNull()
  expect(self({ p: channelled, turnEffects: ignited })).toBeNull()
  expect(self({ p: channelled }, discard('this', 1))).toBeNull()
  expect(self({ p: channelled }, discard('permanent'))).toBeNull()
})
