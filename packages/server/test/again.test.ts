import { expect, test } from 'vitest'
import { browser } from './kit/browser.ts'
import { parley, parleyEntry } from './kit/parley.ts'
import { endTogether, playOn } from './kit/playing.ts'
import { serverForTest } from './kit/server.ts'

/** Game in which the loser gets the tall chair. */
const entry = {
  ...parleyEntry,
  load: async () => ({
    game: {
      ...parley,
      again: (chosen: object, { winners }: { winners: readonly number[] }) => ({
        ...chosen,
        tall: winners.length === 1,
      }),
    } as never,
    texts: {} as never,
  }),
}

const played = async (server: Awaited<ReturnType<typeof serverForTest>>) => {
  const { address } = server
  const [ada, bo] = [browser(address), browser(address)]
  const seats = [
    { kind: 'me' as const, name: 'Ada' },
    { kind: 'friend' as const },
    { kind: 'bot' as const, bot: 'random', name: 'Rob' },
  ]
  const { table, invitations } = await ada.make({ game: 'parley', seats, public: true })
  const params = { table: table.id }
  await bo.call('claimSeat', { params, body: { token: invitations[0]!.token, name: 'Bo' } })
  const hands = [
    { seat: 0, socket: await ada.open(table.id) },
    { seat: 1, socket: await bo.open(table.id) },
  ]
  for (const { socket } of hands) await socket.hello()
  return { ada, bo, table, params, hands }
}

test('same again: one table follows, everybody is told and keeps the seat, and the game has its say', async () => {
  const server = await serverForTest({ games: [entry] })
  const { ada, bo, table, params, hands } = await played(server)
  expect((await ada.call('again', { params })).failure.code).toBe('not-over')
  await playOn(hands, 'same again')
  const [first, second] = hands.map(({ socket }) => socket)
  await first!.next('presence', (presence) => presence.table.status === 'over', 0)
  const told = hands.map(({ socket }) => socket.next('again'))
  // Both click at the same moment, and once more.
  const answers = await Promise.all([ada, bo, ada].map((who) => who.call('again', { params })))
  const ids = new Set(answers.map(({ answer }) => answer.table.id))
  expect(ids.size).toBe(1)
  const [next] = ids
  expect(next).not.toBe(table.id)
  expect((await Promise.all(told)).map((message) => message.table)).toEqual([next, next])
  expect(answers.map(({ answer }) => answer.seats)).toEqual([[0], [1], [0]])
  expect(answers.map(({ answer }) => answer.table.owner)).toEqual([true, false, true])
  const { outcome } = (await ada.call('table', { params })).answer
  expect(answers[0]!.answer.table).toMatchObject({
    status: 'waiting',
    next: null,
    seed: null,
    public: true,
    options: { tall: outcome?.winners.length === 1 },
    seats: [
      { name: 'Ada', kind: 'human', taken: true, ready: false },
      { name: 'Bo', kind: 'human', taken: true, ready: false },
      { name: 'Rob', kind: 'bot', bot: 'random' },
    ],
  })
  // Who comes late reads it at the old table, and a stranger gets nothing but the sight of it.
  expect((await ada.call('table', { params })).answer.next).toBe(next)
  const stranger = browser(server.address)
  expect((await stranger.call('again', { params })).failure.code).toBe('not-your-seat')
  // The match begins when both have come.
  const [left, right] = [await ada.open(next!), await bo.open(next!)]
  expect((await left.hello()).table.status).toBe('waiting')
  expect((await right.hello()).table.status).toBe('running')
  expect(right.view(1)).toBeDefined()
  expect(second!.messages.filter(({ type }) => type === 'again')).toHaveLength(1)
})

test('same again after a restart is the same table; after that one is deleted, another', async () => {
  const server = await serverForTest({ games: [entry] })
  const { ada, params, hands } = await played(server)
  await endTogether(hands)
  const { answer } = await ada.call('again', { params })
  // Nobody has won an abandoned match: the game is not asked.
  expect(answer.table.options).toEqual({ tall: false })
  await server.close()
  const restarted = await serverForTest({ games: [entry], dataDir: server.dataDir })
  const again = browser(restarted.address, ada.cookie)
  expect((await again.call('again', { params })).answer.table.id).toBe(answer.table.id)
  await again.call('deleteTable', { params: { table: answer.table.id } })
  const other = await again.call('again', { params })
  expect(other.answer.table.id).not.toBe(answer.table.id)
  expect((await again.call('again', { params })).answer.table.id).toBe(other.answer.table.id)
})
