import { expect, test } from 'vitest'
import { type Browser, browser } from './kit/browser.ts'
import { handClock } from './kit/clock.ts'
import { parleyEntry } from './kit/parley.ts'
import { serverForTest } from './kit/server.ts'
import type { TableSocket } from './kit/table-socket.ts'

const awayMs = 60_000
const friend = { kind: 'friend' as const }

/** A table with Ada, who has made it, and friends; all are connected and the match runs. */
const midMatch = async (
  more: { how?: 'bot' | 'vote'; friends?: number; mine?: readonly ('me' | 'screen')[] } = {},
) => {
  const clock = handClock()
  const server = await serverForTest({ games: [parleyEntry], awayMs, ...clock.hands })
  const { address, context } = server
  const { how = 'vote', friends = 1, mine = ['me'] } = more
  const ada = browser(address)
  const { table, invitations } = await ada.make({
    game: 'parley',
    seats: [...mine.map((kind) => ({ kind })), ...Array.from({ length: friends }, () => friend)],
    absence: { how, bot: 'random' },
    windowSeconds: 0,
  })
  const { id } = table
  const guests = await Promise.all(
    invitations.map(async ({ token }) => {
      const guest = browser(address)
      await guest.call('claimSeat', { params: { table: id }, body: { token } })
      return guest
    }),
  )
  const sockets: TableSocket[] = []
  for (const who of [ada, ...guests]) {
    const socket = await who.open(id)
    await socket.hello()
    sockets.push(socket)
  }
  const [first, ...others] = sockets
  await first!.next('update', ({ seq }) => seq === 0, 0)
  return { clock, server, context, address, id, ada, guests, first: first!, others, params: { table: id } }
}

const leave = async (socket: TableSocket, watching: TableSocket, seat: number) => {
  const gone = watching.next('presence', ({ table }) => table.seats[seat]?.present === false)
  await socket.close()
  await gone
}

const noticed = (socket: TableSocket, notice: string, from = socket.messages.length) =>
  socket.next('chat', ({ line }) => 'notice' in line.said && line.said.notice === notice, from)

test('the owner is no judge: she gives away no rival’s seat, replaces nobody, ends and deletes nothing alone', async () => {
  const { clock, context, ada, first, others, params, id } = await midMatch()
  const seat = { table: id, seat: 1 }
  const tries = () =>
    Promise.all([
      ada.call('newLink', { params: seat }),
      ada.call('newLink', { params: seat, body: { for: 'device' } }),
      ada.call('seatBot', { params: seat, body: { bot: 'random' } }),
      ada.call('finishTable', { params }),
      ada.call('deleteTable', { params }),
    ])
  const codes = async () => (await tries()).map(({ failure }) => failure.code)
  const refused = ['not-your-seat', 'not-your-seat', 'not-your-seat', 'needs-vote', 'needs-vote']
  expect(await codes()).toEqual(refused)
  await leave(others[0]!, first, 1)
  clock.pass(awayMs * 60)
  expect(await codes()).toEqual(refused)
  expect(await context.storage.holdersOf(id)).toHaveLength(2)
  // One voice of two ends nothing, be the other as silent as he is.
  await first.vote(0, 'end')
  expect((await context.storage.table(id))?.status).toBe('running')
})

test('by vote: a bot of the agreed level sits in until she is back, and the vote lasts through a restart', async () => {
  const { clock, server, first, others, ada, guests, id } = await midMatch({ friends: 2 })
  const [bo, cy] = others
  expect(await first.vote(0, 'stand-in', true, 1)).toMatchObject({ type: 'refused', code: 'not-away' })
  await leave(bo!, first, 1)
  expect(await first.vote(0, 'stand-in', true, 1)).toMatchObject({ code: 'not-away' })
  expect(await cy!.vote(2, 'stand-in', false, 1)).toMatchObject({ code: 'stale' })
  clock.pass(awayMs)
  expect(await first.vote(0, 'stand-in', true, 0)).toMatchObject({ type: 'refused' })
  const told = cy!.next('presence', ({ table }) => table.ballots.length === 1)
  expect(await first.vote(0, 'stand-in', true, 1)).toMatchObject({ type: 'ack' })
  // Whoever changes her mind takes it from the table.
  await first.vote(0, 'stand-in', false, 1)
  expect((await server.context.storage.table(id))?.ballots).toEqual([])
  await first.vote(0, 'stand-in', true, 1)
  // One of two present is not more than half.
  expect((await told).table.ballots).toEqual([{ about: 'stand-in', on: 1, yes: [0], no: [], until: null }])
  await server.close()

  const later = handClock()
  const again = await serverForTest({
    games: [parleyEntry],
    dataDir: server.dataDir,
    awayMs,
    ...later.hands,
  })
  const at = (who: Browser) => browser(again.address, who.cookie)
  const adaAgain = await at(ada).open(id)
  // Alone at the table, hers would be all voices: but nobody was away for a minute of this server yet.
  expect((await adaAgain.hello()).table.ballots).toHaveLength(1)
  const cyAgain = await at(guests[1]!).open(id)
  await cyAgain.hello()
  const sitting = noticed(adaAgain, 'stand-in', 0)
  await cyAgain.vote(2, 'stand-in', true, 1)
  expect((await sitting).line.seat).toBe(1)
  const { seats, ballots } = (await again.context.storage.table(id))!
  expect(seats[1]).toMatchObject({ kind: 'human', standIn: 'random' })
  expect(ballots).toEqual([])
  // It plans for Bo.
  await cyAgain.next('update', ({ cause }) => cause.seat === 1, 0)

  // Bo is back: his seat is his as if nothing had been.
  const boAgain = await at(guests[0]!).open(id)
  const welcome = await boAgain.hello()
  expect(welcome.table.seats[1]).toMatchObject({ standIn: null, mine: true })
  await noticed(adaAgain, 'back', 0)
  expect((await again.context.storage.table(id))?.seats[1]?.standIn).toBeNull()
})

test('by agreement: a bot sits in by itself for whoever is waited for, and plays for nobody else’s sake', async () => {
  const { clock, context, first, others, guests, id } = await midMatch({ how: 'bot' })
  const live = (await context.live.get(id))!
  await first.answer(0, 'plan=0')
  await leave(others[0]!, first, 1)
  expect(await first.vote(0, 'stand-in', true, 1)).toMatchObject({ type: 'refused', code: 'not-an-option' })
  await expect.poll(() => live.absences.size).toBe(1)
  clock.pass(awayMs - 1)
  expect((await context.storage.table(id))?.seats[1]?.standIn).toBeNull()
  const sitting = noticed(first, 'stand-in')
  clock.pass(1)
  await sitting
  await first.next('update', ({ cause }) => cause.seat === 1, 0)
  // Nobody is here any more: the bot does not play the match to its end for an empty table.
  await first.close()
  await expect.poll(() => live.clients.size).toBe(0)
  await live.tail
  const { length } = await context.storage.entries(id)
  clock.pass(awayMs * 10)
  await live.tail
  expect(await context.storage.entries(id)).toHaveLength(length)
  const back = await guests[0]!.open(id)
  expect((await back.hello()).table.seats[1]?.standIn).toBeNull()
})

test('whoever comes back before the minute is over has nobody in her seat', async () => {
  const { clock, context, first, others, guests, id } = await midMatch({ how: 'bot' })
  await first.answer(0, 'plan=0')
  await leave(others[0]!, first, 1)
  clock.pass(awayMs / 2)
  const back = await guests[0]!.open(id)
  await back.hello()
  clock.pass(awayMs)
  await (await context.live.get(id))!.tail
  expect((await context.storage.table(id))?.seats[1]?.standIn).toBeNull()
})

test('who plays for two at one screen has one voice; a match ends when all want it, one no keeps it going', async () => {
  const { clock, context, first, others, params, id, ada, guests } = await midMatch({
    mine: ['me', 'screen'],
    friends: 2,
  })
  const [bo, cy] = others
  await leave(cy!, first, 3)
  clock.pass(awayMs)
  // Two seats of Ada's and one of Bo's: hers is one voice of two.
  await first.vote(0, 'stand-in', true, 3)
  await first.vote(1, 'stand-in', true, 3)
  expect((await context.storage.table(id))?.seats[3]?.standIn).toBeNull()
  await bo!.vote(2, 'stand-in', true, 3)
  expect((await context.storage.table(id))?.seats[3]?.standIn).toBe('random')

  const proposed = noticed(bo!, 'end-proposed')
  await first.vote(0, 'end')
  await proposed
  await bo!.vote(2, 'end', false)
  await noticed(first, 'end-refused', 0)
  expect((await context.storage.table(id))?.ballots).toEqual([])
  await first.vote(0, 'end')
  await bo!.vote(2, 'end')
  // Cy is asked, too, though a bot sits in for her.
  expect((await context.storage.table(id))?.status).toBe('running')
  const back = await guests[1]!.open(id)
  await back.hello()
  await back.vote(3, 'end')
  await first.next('presence', ({ table }) => table.status === 'abandoned', 0)
  // Whoever deletes it now takes it out of her own lists only.
  expect((await ada.call('deleteTable', { params })).status).toBe(200)
  expect((await ada.call('history')).answer.matches).toEqual([])
  for (const guest of guests) expect((await guest.call('history')).answer.matches).toHaveLength(1)
  for (const guest of guests) await guest.call('deleteTable', { params })
  expect(await context.storage.table(id)).toBeUndefined()
})

test('a day of silence is a yes to the end, and no shorter one', async () => {
  const { clock, context, first, others, ada, id } = await midMatch()
  await leave(others[0]!, first, 1)
  await first.vote(0, 'end')
  clock.pass(23 * 3_600_000)
  await (await ada.open(id)).hello()
  expect((await context.storage.table(id))?.status).toBe('running')
  clock.pass(3_600_000)
  const socket = await ada.open(id)
  await socket.hello()
  await socket.next('presence', ({ table }) => table.status === 'abandoned', 0)
})
