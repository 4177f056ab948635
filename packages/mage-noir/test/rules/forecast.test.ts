import { expect, test } from 'vitest'
import { cards } from '../../src/content/cards.ts'
import { foreseen, hitBy } from '../../src/forecast/forecast.ts'
import { whyNotPrepared, whyNotUsed } from '../../src/forecast/why-not.ts'
import type { MageNoirQuestion } from '../../src/frames/abouts.ts'
import { view } from '../../src/view.ts'
import { activate, at, type Duel, lay, lives, O, P, type Position } from '../position.ts'

const seen = (t: Duel) => view(t.state, P)

/** The number of the active player's oldest card of this name. */
const numberOf = (t: Duel, card: string, seat: number = P): number =>
  t.state.players[seat]?.board.find((each) => each.card === card)?.n ?? 0

/** Forecast of a prepared spell, in short: each life, from what to what. */
const told = (t: Duel, card: string, n = numberOf(t, card)) =>
  foreseen(seen(t), P, card, n, 'activate').map(({ aim, hits }) => [
    aim,
    ...hits.map(({ seat, card: id, before, after }) => `${id || seat} ${before} ${after}`),
  ])

test('[MN-6.12, MN-6.16] what a spell would do is told with what strengthens and what weakens it', () => {
  const arrow = { prepared: ['fiery-arrow'] }
  expect(told(lay({ p: arrow }), 'fiery-arrow')).toEqual([['all', '1 20 17']])
  expect(told(lay({ p: { ...arrow, mn: true } }), 'fiery-arrow')).toEqual([['all', '1 20 16']])
  expect(told(lay({ p: { ...arrow, play: ['burning-robe'] } }), 'fiery-arrow')).toEqual([['all', '1 20 16']])
  expect(told(lay({ p: arrow, o: { life: 2, play: ['kerlochs-robe'] } }), 'fiery-arrow')).toEqual([
    ['all', '1 2 1'],
  ])
})

test('[MN-6.14, MN-6.20] of a free aim every target is told, with the permanents that might take the blow', () => {
  const t = lay({ p: { prepared: ['flame-projectile'] }, o: { play: ['animated-tree'] } })
  expect(told(t, 'flame-projectile')).toEqual([['one', '0 20 17', '1 20 17', 'animated-tree 3 0']])
  const [aim] = foreseen(seen(t), P, 'flame-projectile', numberOf(t, 'flame-projectile'), 'activate')
  expect(aim?.hits.map(({ answers }) => answers)).toEqual([[], ['animated-tree'], []])
})

test('[MN-5.35] a card in hand whose damage is counted tells nothing: the components for it may go', () => {
  const t = lay({ p: { prepared: ['wave-of-flames'], channelled: ['flame', 'draconic-flame'] } })
  expect(told(t, 'wave-of-flames', 0)).toEqual([])
  expect(told(t, 'wave-of-flames')).toEqual([['all', '1 20 18']])
})

test('what a card costs in life when it enters or is used is told, too', () => {
  const t = lay({ p: { life: 11, channelled: ['draconic-flame'] } })
  const lost = (card: string, n: number, occasion: 'enter' | 'used') =>
    foreseen(seen(t), P, card, n, occasion).flatMap(({ hits }) =>
      hits.map(({ sort, after }) => [sort, after]),
    )
  expect(lost('crimson-ritual', 0, 'enter')).toEqual([['loss', 6]])
  expect(lost('draconic-flame', numberOf(t, 'draconic-flame'), 'used')).toEqual([['loss', 10]])
})

const asked = (t: Duel, seat: number = P): MageNoirQuestion => {
  const question = t.state.questions.find((each) => each.seat === seat)
  if (question === undefined) throw new Error('nobody is asked')
  return question as MageNoirQuestion
}

test('[MN-6.14, D-20] a target and an answer to a blow say what would remain', () => {
  const t = lay({ p: { prepared: ['magma-eruption'] }, o: { play: ['animated-tree'] } })
  t.choose(P, activate('magma-eruption'))
  expect(hitBy(seen(t), asked(t), { do: 'player', seat: 1 })).toMatchObject({
    amount: 7,
    before: 20,
    after: 13,
  })
  t.choose(P, at(O))
  const theirs = view(t.state, O)
  expect(hitBy(theirs, asked(t, O), { do: 'accept' })).toMatchObject({ seat: O, n: 0, after: 13 })
  const tree = { card: 'animated-tree', n: numberOf(t, 'animated-tree', O) }
  expect(hitBy(theirs, asked(t, O), { ...tree, do: 'redirect' })).toMatchObject({ ...tree, after: -4 })
  expect(hitBy(theirs, asked(t, O), { ...tree, do: 'use' })).toBeNull()
})

/** Positions in which every spell is tried: alone, with much on both sides, as a Mage Noir, and under other rulings. */
const crowded: Position = {
  p: { life: 9, channelled: ['flame', 'droplet', 'seed', 'breath'], play: ['howlers-robe', 'druid-ring'] },
  o: { life: 14, channelled: ['flame', 'water-drop'], play: ['druid-armor'] },
}
const positions: readonly Position[] = [
  {},
  crowded,
  { ...crowded, p: { ...crowded.p, mn: true }, rulings: { dropsInCounts: false, source: 'add' } },
]

test('[MN-6.18] whatever is foretold of a spell comes to pass when nobody answers', () => {
  let tried = 0
  for (const position of positions) {
    for (const { id, type } of cards) {
      if (type !== 'spell') continue
      const t = lay({ ...position, p: { ...position.p, prepared: [id] } })
      const steps = foreseen(seen(t), P, id, numberOf(t, id), 'activate')
      const expected = lives(t)
      for (const { aim, hits } of steps)
        for (const { seat, n, after } of hits)
          if (n === 0 && (aim === 'all' || seat === O)) expected[seat === P ? 0 : 1] = after
      // Others do more than to lives; of those only what is said of them counts.
      if (steps.length === 0) continue
      t.choose(P, activate(id))
      for (let left = 9; left > 0 && asked(t).kind === 'effect'; left--) {
        const options = t.options(P)
        t.choose(P, options.find((each) => each.do === 'player' && each.seat === O) ?? options[0]!)
      }
      expect([id, lives(t)]).toEqual([id, expected])
      tried++
    }
  }
  expect(tried).toBeGreaterThan(30)
})

const why = (position: Position, card: string) => {
  const t = lay(position)
  const mine = t.state.questions.find(({ seat }) => seat === P) as MageNoirQuestion | undefined
  return whyNotPrepared(seen(t), P, card, mine?.kind ?? null)
}

test('[MN-5.1] a card in hand says why it cannot be prepared', () => {
  const hand = ['sulfur-flame', 'fiery-arrow', 'magma-eruption']
  expect(why({ p: { hand, reserve: 'Fi9 Ar9' } }, 'sulfur-flame')).toEqual({ why: 'onlyMageNoir' })
  expect(why({ p: { hand, reserve: 'Fi1' } }, 'fiery-arrow')).toEqual({ why: 'mana', lacks: { fire: 1 } })
  expect(why({ p: { hand, reserve: 'Fi2' } }, 'fiery-arrow')).toMatchObject({
    why: 'components',
    lines: [{ word: 'flame', count: 1 }],
  })
  const ready = { hand, reserve: 'Fi3 Mi1', channelled: ['flame', 'flame', 'draconic-flame'] }
  expect(why({ p: ready }, 'magma-eruption')).toBeNull()
  expect(why({ active: O, p: ready, o: {} }, 'fiery-arrow')).toEqual({ why: 'notYourTurn' })
  expect(why({ at: 'gather', p: ready }, 'fiery-arrow')).toEqual({ why: 'asked' })
})

test('[MN-5.1] whatever the engine offers has nothing against it, and whatever it does not has', () => {
  for (const reserve of ['', 'Fi2 Wa2', 'Ai5 Fi5 Wa5 Ve5 Mi5 Ar5'])
    for (const mn of [false, true]) {
      const hand = cards.map(({ id }) => id)
      const t = lay({ p: { hand, reserve, mn, channelled: ['flame', 'flame', 'droplet', 'seed', 'breath'] } })
      const offered = t.options(P).flatMap((each) => (each.do === 'prepare' ? [each.card] : []))
      for (const { id, abilities } of cards) {
        // A discard, or leaving components out, is for the engine to say.
        const other = abilities.some(
          (each) => each.on === 'prepare' && ['alternative', 'fewerComponents'].includes(each.rule.kind),
        )
        if (other) continue
        expect([id, whyNotPrepared(seen(t), P, id, 'main') === null]).toEqual([id, offered.includes(id)])
      }
    }
})

test('[MN-3.31, MN-3.38] a card on the board says why nothing can be done with it', () => {
  const t = lay({
    p: { channelled: ['flame'], play: ['druid-ring', 'crimson-ritual'], prepared: ['seed'] },
    o: { channelled: ['breath'] },
  })
  const whyOf = (card: string, seat: number = P) =>
    whyNotUsed(seen(t), P, numberOf(t, card, seat), 'main')?.why
  expect(whyOf('flame')).toBe('component')
  expect(whyOf('druid-ring')).toBe('itself')
  expect(whyOf('breath', O)).toBe('notYours')
  expect(whyOf('seed')).toBeUndefined()
  const theirs = lay({ active: O, p: { play: ['crimson-ritual'], prepared: ['seed'] }, o: {} })
  const later = (card: string) => whyNotUsed(seen(theirs), P, numberOf(theirs, card), null)?.why
  expect(later('crimson-ritual')).toBe('mainOnly')
  expect(later('seed')).toBe('notYourTurn')
})
