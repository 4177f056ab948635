import { games } from '@conclave/games'
import { below, choices, isAwaiting, keyOf, swift, undoKey, type View, type Viewer } from '@conclave/kernel'
import { serverMessage, toldView, viewsAfter } from '@conclave/protocol'
import { beginTable, giveAt, type Table, undoAt } from '@conclave/table'
import { expect, test } from 'vitest'
import { soak } from '../../../tools/soak.ts'
import { shownTo } from '../src/tables/telling.ts'
import { browser } from './kit/browser.ts'
import { handClock } from './kit/clock.ts'
import { allHeard, playOn } from './kit/playing.ts'
import { serverForTest } from './kit/server.ts'

/** One random answer or, now and then, an undo. */
const goOn = (table: Table, chance: ReturnType<typeof swift>): void => {
  const { game, state } = table.match
  const { questions } = state
  if (below(chance, 8) === 0 && undoAt(table, below(chance, state.seats)) === null) return
  const question = questions[below(chance, questions.length)]!
  const options = choices(game, state, question)
  const option = options[below(chance, options.length)]
  const key = option === undefined ? undoKey : keyOf(option)
  expect(giveAt(table, question.seat, key, 'seat')).toBeNull()
}

const editions = games.flatMap((entry) => entry.editions.map(({ id, seats }) => ({ entry, id, seats })))

test.each(editions)(
  '$entry.id $id: for seats and spectators, differences lead to the whole view',
  async ({ entry, id, seats }) => {
    const { game } = await entry.load(id)
    for (let n = 0; n < 2 * soak; n++) {
      const chance = swift(`differences ${n}`)
      const count = Math.max(2, seats[0]) + below(chance, seats[1] - Math.max(2, seats[0]) + 1)
      const table = beginTable(game, { options: {}, seats: count, seed: `${n}`.padStart(64, '0') })
      if ('problem' in table) throw new Error(table.problem)
      const viewers: Viewer[] = [...Array.from({ length: count }, (_, seat) => seat), 'spectator']
      const seen = new Map<Viewer, View>()
      for (let answers = 0; answers < 150 && isAwaiting(table.match.state); answers++) {
        for (const viewer of viewers) {
          const whole = shownTo(table, viewer)
          const known = seen.get(viewer)
          const told = toldView(known ?? null, whole)
          const [after] = viewsAfter(known === undefined ? [] : [known], told === null ? [] : [told])
          // Reading every message by its schema would take longer than all the rest.
          const read = told !== null && answers % 25 === 1 ? parsed(told) : told
          expect(read).toEqual(told === null ? null : JSON.parse(JSON.stringify(told)))
          expect(JSON.parse(JSON.stringify(after))).toEqual(JSON.parse(JSON.stringify(whole)))
          seen.set(viewer, after!)
        }
        goOn(table, chance)
      }
    }
  },
)

const parsed = (told: object): unknown => {
  const current = { seq: 1, since: 0, events: [], undo: [], noUndo: [], deadlines: [], closing: null }
  const cause = { what: 'answer', seat: 0 }
  const update = JSON.parse(JSON.stringify({ type: 'update', cause, views: [told], ...current }))
  const message = serverMessage.parse(update)
  return message.type === 'update' ? message.views[0] : null
}

test('whoever comes late, and whoever was there when the table slept, sees what the others see', async () => {
  const clock = handClock()
  const { address, context } = await serverForTest({ idleMs: 100, ...clock.hands })
  const [ada, bo] = [browser(address), browser(address)]
  const { table, invitations } = await ada.make({ public: true })
  await bo.call('claimSeat', { params: { table: table.id }, body: { token: invitations[0]!.token } })
  const [first, second, watcher] = [
    await ada.open(table.id),
    await bo.open(table.id),
    await browser(address).open(table.id),
  ]
  for (const socket of [first, second, watcher]) await socket.hello()
  const hands = [
    { seat: 0, socket: first },
    { seat: 1, socket: second },
  ]
  await first.next('update', ({ seq }) => seq === 0, 0)
  const sockets = [first, second, watcher]
  const people = [ada, bo, browser(address)]
  const isChange = (text: string) => text.startsWith('{"ack"') || text.includes('"type":"update"')
  for (let times = 0; times < 4; times++) {
    await playOn(hands, `late ${times}`, (answered) => answered >= 4)
    await allHeard(hands)
    for (const [at, socket] of sockets.entries()) {
      const { views } = await (await people[at]!.open(table.id)).hello()
      await expect.poll(() => socket.view()).toEqual(views[0])
    }
  }
  const told = first.texts.filter(isChange)
  // The first one, of the beginning, is whole; then only what has changed is told.
  expect(told.slice(1).filter((text) => text.includes('"variants"'))).toEqual([])
  const live = await context.live.get(table.id)
  await expect
    .poll(() => {
      clock.pass(100)
      return live?.playing
    })
    .toBeNull()
  const from = first.texts.length
  await playOn(hands, 'awake again', (answered) => answered >= 1)
  await allHeard(hands)
  expect(first.texts.slice(from).filter(isChange)[0]).toContain('"variants"')
  const { views } = await (await ada.open(table.id)).hello()
  expect(first.view()).toEqual(views[0])
})
