import { keyOf, swift } from '@conclave/kernel'
import { expect, test } from 'vitest'
import { ballotEntry } from './kit/ballot.ts'
import { browser } from './kit/browser.ts'
import { handClock } from './kit/clock.ts'
import { allHeard, type Hand, someAnswer } from './kit/playing.ts'
import { serverForTest } from './kit/server.ts'

// What a cheat could do: log every byte that is sent to her while another seat decides in secret, and count.

/** Fields that are drawn anew for every table. */
const anew = /"(?:id|commitment|created|started|at)":(?:"[^"]*"|\d+)/g

/** A planning in which Ada changes her mind so many times; and all that others are sent meanwhile and afterwards. */
const planned = async (times: number, undone = 0) => {
  const server = await serverForTest({
    games: [ballotEntry],
    newSeed: () => '7'.repeat(64),
    ...handClock().hands,
  })
  const [ada, bo, eve] = [browser(server.address), browser(server.address), browser(server.address)]
  const { table, invitations } = await ada.make({ game: 'ballot', public: true })
  const { id } = table
  const params = { table: id }
  await bo.call('claimSeat', { params, body: { token: invitations[0]!.token } })
  const [first, second, third] = [await ada.open(id), await bo.open(id), await eve.open(id)]
  for (const socket of [first, second, third]) await socket.hello()
  const hands = [
    { seat: 0, socket: first },
    { seat: 1, socket: second },
  ]
  await first.next('update', ({ seq }) => seq === 0, 0)
  // Everybody has come; then only Ada acts.
  await third.next('presence', ({ watchers }) => watchers === 1, 0)
  await allHeard(hands)
  const from = [second.texts.length, third.texts.length]
  for (let n = 0; n < times; n++) {
    expect(await first.answer(0, `vote=${n % 2 === 0 ? 'aye' : 'nay'}`)).toMatchObject({ type: 'ack' })
  }
  for (let n = 0; n < undone; n++) expect(await first.undo(0)).toMatchObject({ type: 'ack' })
  const own = first.seq
  // What everybody is told has a number, too; so have lists, pages and files.
  first.send({ type: 'ping', seat: 0, thing: 'a:b' })
  first.send({ type: 'chat', id: 'said-by-ada', seat: 0, said: { text: 'Well …' } })
  for (const socket of [second, third]) await socket.next('chat', () => true, 0)
  const answers = [
    (await bo.call('table', { params })).answer,
    (await bo.call('myTables')).answer,
    (await eve.call('publicTables')).answer,
    (await bo.call('events', { params })).answer,
    (await bo.call('exportMatch', { params })).answer,
    (await eve.call('exportMatch', { params })).answer,
  ]
  // All are ready, the votes are shown, and the next round has begun.
  const shown = [second, third].map((socket) => socket.next('update', ({ views }) => isRound(views, 2)))
  expect((await first.answer(0, 'do=ready')).type).toBe('ack')
  // His own id comes back to him: the same each time.
  expect((await second.answer(1, 'do=ready', { id: 'ready-says-bo' })).type).toBe('ack')
  await Promise.all(shown)
  await allHeard(hands)
  // Whoever comes late, or again, learns no more.
  const late = await (await browser(server.address).open(id)).hello()
  const again = await (await bo.open(id)).hello({ lastSeq: second.seq, seats: [1] })
  const sent = [second.texts.slice(from[0]), third.texts.slice(from[1])].map((texts) =>
    texts.filter((text) => !/"type":"(?:refused|ack|presence)"/.test(text)),
  )
  await server.close()
  const restarted = await serverForTest({
    games: [ballotEntry],
    dataDir: server.dataDir,
    ...handClock().hands,
  })
  const after = [
    (await browser(restarted.address, bo.cookie).call('myTables')).answer,
    await (await browser(restarted.address, bo.cookie).open(id)).hello(),
  ]
  await restarted.close()
  return {
    own,
    all: JSON.stringify([sent, answers, late, again, after]).replaceAll(id, 'id').replaceAll(anew, ''),
  }
}

const isRound = (views: readonly { readonly table: object }[], round: number): boolean =>
  views.some(({ table }) => 'round' in table && table.round === round)

test('nobody counts a seat’s decisions in secret: not one byte differs for one and for many', async () => {
  const [one, five, back] = [await planned(1), await planned(5), await planned(4, 2)]
  // She herself is told of every one.
  expect([one.own, five.own, back.own]).toEqual([1, 5, 6])
  expect(five.all === one.all).toBe(true)
  expect(back.all === one.all).toBe(true)
})

test('a bot is not heard thinking about what it decides in secret', async () => {
  const server = await serverForTest({ games: [ballotEntry] })
  const ada = browser(server.address)
  const { table } = await ada.make({
    game: 'ballot',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }],
  })
  const socket = await ada.open(table.id)
  await socket.hello()
  const live = (await server.context.live.get(table.id))!
  await expect.poll(async () => (await server.context.storage.length(table.id)) > 0).toBe(true)
  await live.tail
  expect(socket.messages.filter(({ type }) => type === 'thinking')).toEqual([])
})

test('Black Rose: while somebody prepares spells, the others and who watches are sent nothing', async () => {
  const { address } = await serverForTest(handClock().hands)
  const [ada, bo, eve] = [browser(address), browser(address), browser(address)]
  const { table, invitations } = await ada.make({ game: 'black-rose', public: true })
  await bo.call('claimSeat', { params: { table: table.id }, body: { token: invitations[0]!.token } })
  const [first, second, third] = [await ada.open(table.id), await bo.open(table.id), await eve.open(table.id)]
  for (const socket of [first, second, third]) await socket.hello()
  const hands: Hand[] = [
    { seat: 0, socket: first },
    { seat: 1, socket: second },
  ]
  const chance = swift('planning')
  const mannerOf = ({ seat, socket }: Hand) => socket.view(seat)?.question?.manner
  while (!hands.every((hand) => mannerOf(hand) === 'secret')) {
    await allHeard(hands)
    const hand = hands.find((each) => (mannerOf(each) ?? 'open') !== 'open')
    if (hand !== undefined) await hand.socket.answer(hand.seat, someAnswer(hand, chance)!)
  }
  await allHeard(hands)
  const told = () =>
    [second, third].map(({ texts }) => texts.filter((text) => !text.includes('refused')).length)
  const before = told()
  let decided = 0
  for (; decided < 6; decided++) {
    const options = first.view(0)?.options.filter((option) => option.do !== 'ready') ?? []
    const option = options[decided % options.length]
    if (option === undefined) break
    expect((await first.answer(0, keyOf(option))).type).toBe('ack')
  }
  expect(decided).toBeGreaterThan(2)
  await allHeard(hands)
  first.send({ type: 'chat', id: 'a-fence-of-mine', seat: 0, said: { quick: 'one-moment' } })
  await third.next('chat', () => true, 0)
  await second.next('chat', () => true, 0)
  expect(told()).toEqual(before.map((count) => count + 1))
})
