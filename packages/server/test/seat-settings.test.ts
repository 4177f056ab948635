import { expect, test } from 'vitest'
import { type Browser, browser } from './kit/browser.ts'
import { endTogether } from './kit/playing.ts'
import { serverForTest } from './kit/server.ts'

const game = 'mage-noir'
const me = { kind: 'me' as const }
const friend = { kind: 'friend' as const }

/** Ada's table with a free seat for Bo. */
const invited = async (more: { public?: boolean } = {}) => {
  const { address } = await serverForTest()
  const [ada, bo] = [browser(address), browser(address)]
  const { table, invitations } = await ada.make({ game, seats: [me, friend], ...more })
  const { token } = invitations[0]!
  const params = { table: table.id }
  const claim = (settings: Record<string, string | boolean>, who = bo) =>
    who.call('claimSeat', { params, body: { token, settings } })
  const choose = (who: Browser, seat: number, body: Record<string, string>) =>
    who.call('setSeat', { params: { ...params, seat }, body })
  const look = async (who: Browser) => (await who.call('table', { params })).answer
  return { address, ada, bo, id: table.id, params, token, claim, choose, look }
}

test('whoever is invited sees which seat it is and its deck, chooses another, and plays it', async () => {
  const { ada, bo, id, params, token, claim, look } = await invited()
  const { answer } = await bo.call('table', { params, headers: { 'x-seat-token': token } })
  expect(answer.invited).toBe(1)
  expect(answer.options).toMatchObject({ deck1: 'growing-canopy', pool: 'full' })
  expect(answer.options).not.toHaveProperty('deck0')
  // What cannot be played is refused with the reason, and the link stays good.
  const few = await claim({ deck1: '4 seed' })
  expect(few.failure).toMatchObject({ code: 'malformed', message: expect.stringContaining('4 cards') })
  const unread = await claim({ deck1: '4 unicorn' })
  expect(unread.failure.message).toContain("no card 'unicorn'")
  for (const name of ['deck0', 'pool', 'decides', 'nonsense']) {
    const foreign = await claim({ [name]: 'box' })
    expect(foreign.failure).toMatchObject({ code: 'malformed', message: expect.stringContaining('seat 1') })
  }
  expect((await look(ada)).seats[1]).toMatchObject({ taken: false })
  const claimed = await claim({ deck1: 'crushing-pressure' })
  expect(claimed.answer.seats).toEqual([1])
  expect(claimed.answer.table.options).toMatchObject({ deck1: 'crushing-pressure' })
  const [first, second] = [await ada.open(id), await bo.open(id)]
  await first.hello()
  const welcome = await second.hello()
  expect(welcome.table.status).toBe('running')
  expect(welcome.table.options).toMatchObject({ deck0: 'burning-wrath', deck1: 'crushing-pressure' })
})

test('before the duel a deck is its player’s secret, on every way to look at the table', async () => {
  const { address, ada, bo, id, params, claim, look } = await invited({ public: true })
  await claim({ deck1: 'crushing-pressure' })
  const socket = await ada.open(id)
  await socket.hello()
  const eve = browser(address)
  const watching = await eve.open(id)
  await watching.hello()
  const texts = [
    JSON.stringify(await look(ada)),
    JSON.stringify((await ada.call('myTables')).answer),
    JSON.stringify(await look(eve)),
    ...socket.texts,
    ...watching.texts,
  ]
  for (const text of texts) expect(text).not.toMatch(/crushing-pressure|"deck1"/)
  for (const text of watching.texts) expect(text).not.toContain('burning-wrath')
  expect((await look(bo)).options).not.toHaveProperty('deck0')
  // Not even when the seat is taken from him: what he had chosen is forgotten.
  await ada.call('newLink', { params: { ...params, seat: 1 } })
  expect((await look(ada)).options).toMatchObject({ deck1: 'growing-canopy' })
})

test('who holds a seat chooses for it until the match begins; the owner where a bot or nobody sits', async () => {
  const { address, ada, bo, id, claim, choose, look } = await invited()
  expect((await choose(ada, 1, { deck1: 'whirling-volley' })).answer.options).toMatchObject({
    deck1: 'whirling-volley',
  })
  await claim({})
  expect((await look(bo)).options).toMatchObject({ deck1: 'whirling-volley' })
  expect((await choose(ada, 1, { deck1: 'burning-wrath' })).failure.code).toBe('not-your-seat')
  expect((await choose(bo, 0, { deck0: 'burning-wrath' })).failure.code).toBe('not-your-seat')
  expect((await choose(browser(address), 1, { deck1: 'burning-wrath' })).failure.code).toBe('no-such-table')
  expect((await choose(bo, 1, { deck0: 'burning-wrath' })).failure.code).toBe('malformed')
  expect((await choose(bo, 1, { deck1: '4 seed' })).failure.message).toContain('4 cards')
  expect((await choose(bo, 1, { deck1: 'burning-wrath' })).status).toBe(200)
  expect((await choose(ada, 2, {})).failure.code).toBe('no-such-thing')
  for (const who of [ada, bo]) await (await who.open(id)).hello()
  const late = await choose(bo, 1, { deck1: 'crushing-pressure' })
  expect(late.failure.code).toBe('already-started')
  expect((await look(bo)).options).toMatchObject({ deck1: 'burning-wrath' })

  const { table } = await ada.make({
    game,
    seats: [me, { kind: 'bot', bot: 'random' }],
  })
  const forBot = await ada.call('setSeat', {
    params: { table: table.id, seat: 1 },
    body: { deck1: 'burning-wrath' },
  })
  expect(forBot.answer.options).toMatchObject({ deck1: 'burning-wrath' })
})

test('same again keeps every deck, and everybody may bring another before saying hello', async () => {
  const { ada, bo, id, params, claim } = await invited()
  await claim({ deck1: 'crushing-pressure' })
  const hands = [
    { seat: 0, socket: await ada.open(id) },
    { seat: 1, socket: await bo.open(id) },
  ]
  for (const { socket } of hands) await socket.hello()
  await endTogether(hands)
  const { answer } = await bo.call('again', { params })
  expect(answer.table.options).toMatchObject({ deck1: 'crushing-pressure' })
  expect(answer.table.options).not.toHaveProperty('deck0')
  const next = answer.table.id
  await (await ada.open(next)).hello()
  const chosen = await bo.call('setSeat', {
    params: { table: next, seat: 1 },
    body: { deck1: 'whirling-volley' },
  })
  expect(chosen.answer.status).toBe('waiting')
  const welcome = await (await bo.open(next)).hello()
  expect(welcome.table).toMatchObject({
    status: 'running',
    options: { deck0: 'burning-wrath', deck1: 'whirling-volley' },
  })
})
