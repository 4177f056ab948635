import { give, keyOf, mayHear, startMatch, viewOf } from '@conclave/kernel'
import {
  type MageNoirEvent,
  type MageNoirOption,
  type MageNoirView,
  mageNoir,
  texts,
} from '@conclave/mage-noir'
import { joinCatalogues, speaker } from '@conclave/texts'
import { expect, test } from 'vitest'
import { scenesOf } from '../../../src/boards/mage-noir/stage/scenes.ts'
import { tableAt } from '../../../src/boards/mage-noir/stage/table-at.ts'
import { boardTexts } from '../../../src/boards/mage-noir/texts/index.ts'

const speak = speaker(joinCatalogues(texts.catalogues, boardTexts), 'en', { strict: true })

type Happening<E> = E extends MageNoirEvent ? Omit<E, 'audience' | 'rule'> : never

const logOf = (...events: Happening<MageNoirEvent>[]) =>
  events.map((event, at) => ({
    seq: at + 1,
    event: { audience: 'everyone', rule: '', ...event } as MageNoirEvent,
  }))

const empty = { players: [{ board: [] }, { board: [] }] } as unknown as MageNoirView

const shown = (log: ReturnType<typeof logOf>, viewer: number | 'spectator' = 0, table = empty) =>
  scenesOf(log, table, viewer).map(({ form, seq, title, steps, holds }) => ({
    form,
    seq,
    title: speak(title),
    says: steps.map(({ says }) => (says === null ? '' : speak(says))),
    card: steps[0]?.card,
    holds,
  }))

const activated = { event: 'cardActivated', seat: 1, card: 'fiery-arrow', n: 4 } as const
const hurt = { event: 'damageDealt', seat: 0, amount: 3, life: 17, by: 'fiery-arrow' } as const
const gone = { event: 'cardLeft', seat: 1, card: 'fiery-arrow', n: 4, to: 'discard' } as const

test('[MN-3.31] a card that is activated stands in the light with what came of it, and holds whoever did not do it', () => {
  const log = logOf(activated, hurt, gone)
  const scene = {
    form: 'spotlight',
    seq: 2,
    title: 'Dusk activates Fiery Arrow',
    says: ['Dawn 20 → 17'],
    card: 'fiery-arrow',
    holds: true,
  }
  expect(shown(log)).toEqual([scene])
  expect(shown(log, 'spectator')).toEqual([scene])
  expect(shown(log, 1)).toEqual([{ ...scene, holds: false }])
  expect(scenesOf(log, empty, 0)[0]?.steps[0]).toMatchObject({ tone: 'bad', things: ['board:4', 'mage:0'] })
  expect(scenesOf(log, empty, 1)[0]?.steps[0]?.tone).toBe('good')
})

test('who is still aiming is not told what she does, the other one is', () => {
  expect(shown(logOf(activated), 1)).toEqual([])
  // What is to come of it stands on the card.
  expect(shown(logOf(activated), 0)[0]?.says[0]).toMatch(/^Deal 3 damage to your opponent/)
})

test('a card that is prepared only to be used at once is shown once', () => {
  const prepared = { event: 'cardPrepared', seat: 1, card: 'fiery-arrow', n: 4, locked: { fire: 2 } } as const
  expect(shown(logOf(prepared))).toMatchObject([
    { title: 'Dusk prepares Fiery Arrow', says: ['locks 2 Fire Mana'] },
  ])
  expect(shown(logOf(prepared, activated, hurt)).map(({ title }) => title)).toEqual([
    'Dusk activates Fiery Arrow',
  ])
})

test('[MN-6.18, MN-3.60] five damage and more, and the last life, go across the board', () => {
  const big = { ...hurt, amount: 7, life: 13 }
  expect(shown(logOf(activated, big, gone))).toMatchObject([
    { form: 'banner', title: '7 damage to Dawn', says: ['Dawn 20 → 13'], holds: true },
  ])
  expect(shown(logOf(activated, { ...hurt, life: -1 }), 1)).toMatchObject([
    { form: 'banner', title: 'The last life of Dawn is gone', holds: true },
  ])
})

test('[MN-6.14] a Protector that steps in is seen after what it steps in against', () => {
  const log = logOf(
    activated,
    { event: 'damageRedirected', seat: 0, card: 'animated-tree', n: 2, amount: 3, by: 'fiery-arrow' },
    { event: 'permanentDamaged', card: 'animated-tree', n: 2, amount: 3, life: 0, by: 'fiery-arrow' },
    { event: 'cardLeft', seat: 0, card: 'animated-tree', n: 2, to: 'destroyed' },
  )
  expect(shown(log).map(({ form, title, seq }) => [form, title, seq])).toEqual([
    ['spotlight', 'Dusk activates Fiery Arrow', 1],
    ['banner', 'Animated Tree steps in', 4],
  ])
})

test('[MN-5.50] the first ritual makes a Mage Noir, the second one is a card like others', () => {
  const ritual = { event: 'cardPrepared', seat: 1, card: 'crimson-ritual', n: 7, locked: {} } as const
  expect(shown(logOf(ritual))).toMatchObject([
    { form: 'banner', title: 'Crimson Ritual', says: ['Dusk is a Mage Noir'] },
  ])
  const older = {
    players: [{ board: [] }, { board: [{ zone: 'rituals', n: 3 }] }],
  } as unknown as MageNoirView
  expect(shown(logOf(ritual), 0, older)).toMatchObject([{ form: 'spotlight' }])
})

test('[MN-6.51] cards that wake one after the other are one scene of as many steps, and hold everybody', () => {
  const wakes = (card: string, n: number) => ({ event: 'triggered', seat: 1, card, n }) as const
  const loss = { event: 'lifeLost', seat: 1, amount: 1, life: 9, by: 'draconic-flame' } as const
  const log = logOf(wakes('flame', 3), wakes('draconic-flame', 5), loss)
  expect(shown(log, 1)).toEqual([
    {
      form: 'spotlight',
      seq: 3,
      title: '2 cards wake, one after the other',
      says: [expect.stringMatching(/^Deal 1 damage/), 'Dusk 10 → 9'],
      card: 'flame',
      holds: true,
    },
  ])
  const apart = logOf(wakes('flame', 3), { event: 'turnBegan', seat: 0, turn: 4 }, wakes('draconic-flame', 5))
  expect(shown(apart, 1).map(({ holds }) => holds)).toEqual([false, false])
})

/** Every answer of a duel that plays cards: what both seats saw before and after it, and what happened. */
const stretchesOf = (seed: string) => {
  const options = { deck0: 'burning-wrath', deck1: 'growing-canopy' }
  const match = startMatch(mageNoir, { options, seats: 2, seed })
  if ('problem' in match) throw new Error(match.problem)
  const { state } = match
  const seen = () => [0, 1].map((seat) => viewOf(mageNoir, state, seat).table as MageNoirView)
  const stretches: { before: MageNoirView[]; after: MageNoirView[]; log: ReturnType<typeof logOf> }[] = []
  let [before, seq] = [seen(), 0]
  for (let turn = 0; turn < 600 && state.outcome === null; turn++) {
    const question = state.questions.find(({ manner }) => manner !== 'open')
    if (question === undefined) break
    const ways = viewOf(mageNoir, state, question.seat).options as unknown as MageNoirOption[]
    const eager = ways.find(
      (way) => way.do === 'activate' || (way.do === 'player' && way.seat !== question.seat),
    )
    const chosen = eager ?? ways[(Math.imul(turn + 1, 2_654_435_761) >>> 9) % ways.length]
    if (chosen === undefined) break
    const log: ReturnType<typeof logOf> = []
    give(match, question.seat, keyOf(chosen), (event) => {
      log.push({ seq: ++seq, event: event as MageNoirEvent })
    })
    const after = seen()
    stretches.push({ before, after, log })
    before = after
  }
  return stretches
}

test('the table stands as before until something is told, lives as they are told, and in the end as it is', () => {
  let hits = 0
  for (const { before, after, log } of ['one', 'two', 'three'].flatMap(stretchesOf)) {
    for (const seat of [0, 1]) {
      const heard = log.filter(({ event }) => mayHear(event, seat))
      const [from, to] = [before[seat], after[seat]]
      if (from === undefined || to === undefined) throw new Error('nobody sits there')
      if (heard.length > 0) expect(tableAt(from, to, [], heard)).toEqual(from)
      expect(tableAt(from, to, heard, [])).toEqual(to)
      heard.forEach(({ event }, at) => {
        if (event.event !== 'damageDealt' && event.event !== 'lifeLost') return
        const [earlier, then] = [at, at + 1].map((told) =>
          tableAt(from, to, heard.slice(0, told), heard.slice(told)),
        )
        expect(then?.players[event.seat]?.life).toBe(event.life)
        expect(earlier?.players[event.seat]?.life).toBe(event.life + event.amount)
        hits++
      })
      // All parts told but the last word: what is seen is what will be.
      const nearly = tableAt(
        from,
        to,
        heard,
        heard.slice(-1).map(() => ({ seq: 0, event: { event: 'undone', seat: 0, times: 1 } }) as never),
      )
      for (const [at, player] of nearly.players.entries()) {
        const will = to.players[at]
        expect([player.life, player.reserve, player.hand.count, player.discard.count]).toEqual([
          will?.life,
          will?.reserve,
          will?.hand.count,
          will?.discard.count,
        ])
        expect(player.board.map(({ n, zone, life }) => [n, zone, life])).toEqual(
          will?.board.map(({ n, zone, life }) => [n, zone, life]),
        )
      }
    }
  }
  expect(hits).toBeGreaterThan(10)
})
