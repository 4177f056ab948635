import { expect, test } from 'vitest'
import { browser } from './kit/browser.ts'
import { parleyEntry } from './kit/parley.ts'
import { serverForTest } from './kit/server.ts'

test('whoever plays against bots gets a world to think in, which tells nothing of what is hidden', async () => {
  const { address, context } = await serverForTest({ games: [parleyEntry] })
  const ada = browser(address)
  const { table } = await ada.make({
    game: 'parley',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
  })
  expect(table.advice).toBe(true)
  const params = { table: table.id, seat: 0 }
  expect((await ada.call('imagined', { params })).failure.code).toBe('not-started')
  const socket = await ada.open(table.id)
  await socket.hello()
  // The bot has planned.
  await socket.next('update', ({ seq }) => seq === 1, 0)
  const worlds = []
  for (let at = 0; at < 12; at++) {
    const { answer } = await ada.call('imagined', { params })
    expect(answer.seq).toBe(1)
    worlds.push(answer.world as { hands: string[][]; deck: string[] })
  }
  expect(new Set(worlds.map(({ hands }) => JSON.stringify(hands[0]))).size, 'the own hand is known').toBe(1)
  expect(new Set(worlds.map(({ hands }) => JSON.stringify(hands[1]))).size).toBeGreaterThan(1)
  expect(new Set(worlds.map(({ deck }) => JSON.stringify(deck))).size).toBeGreaterThan(1)
  const { seed } = (await context.storage.table(table.id))!
  expect(JSON.stringify(worlds)).not.toContain(seed)
  expect((await ada.call('imagined', { params: { ...params, seat: 1 } })).failure.code).toBe('not-your-seat')
})

test('among people nobody gets advice, unless the owner has allowed it for all; or has forbidden it to all', async () => {
  const { address } = await serverForTest({ games: [parleyEntry] })
  const ask = async (advice?: 'bots' | 'always' | 'never') => {
    const [ada, bo] = [browser(address), browser(address)]
    const { table, invitations } = await ada.make({
      game: 'parley',
      ...(advice === undefined ? {} : { advice }),
    })
    const params = { table: table.id }
    await bo.call('claimSeat', { params, body: { token: invitations[0]!.token } })
    const [first, second] = [await ada.open(table.id), await bo.open(table.id)]
    await first.hello()
    await second.hello()
    await first.next('update', ({ seq }) => seq === 0, 0)
    const { answer, failure } = await bo.call('imagined', { params: { ...params, seat: 1 } })
    const shown = (await ada.call('table', { params })).answer.advice
    expect(answer !== undefined, 'what is shown is so').toBe(shown)
    return failure?.code ?? 'advised'
  }
  expect(await ask()).toBe('no-advice')
  expect(await ask('bots')).toBe('no-advice')
  expect(await ask('always')).toBe('advised')
  expect(await ask('never')).toBe('no-advice')
})
