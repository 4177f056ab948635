import { findGame } from '@conclave/games'
import { begin, readSettings, swift, type View, type Viewer, viewOf } from '@conclave/kernel'
import { expect, test } from 'vitest'
import { curtainFor, haveSecrets, undoneFrom, undoObjectionFor } from '../src/table/secrets.ts'
import { askedSeat } from '../src/table/table.ts'

const tableOf = async (id: string) => {
  const found = findGame(id)
  if ('problem' in found) throw new Error(found.problem)
  const { game } = await found.entry.load(found.edition)
  const options = readSettings(game.settings, {})
  if (!options.ok) throw new Error(options.problem)
  const state = begin(game, options.chosen, 2, swift('secrets'))
  const views = new Map<Viewer, View>([0, 1].map((seat) => [seat, viewOf(game, state, seat)]))
  return { views, outcome: null }
}

test('no curtain is drawn where everybody sees the same', async () => {
  const table = { ...(await tableOf('spellbound')), mySeats: [0, 1] }
  expect(haveSecrets(table)).toBe(false)
  expect(curtainFor(table, 1, 0)).toBeNull()
})

test('a curtain is drawn before the eyes of another seat that holds secrets', async () => {
  const table = { ...(await tableOf('mage-noir')), mySeats: [0, 1] }
  expect(haveSecrets(table)).toBe(true)
  expect(curtainFor(table, 1, 0)).toBe(1)
  expect(curtainFor(table, 0, null)).toBe(0)
  expect(curtainFor(table, 1, 1)).toBeNull()
  expect(curtainFor({ ...table, outcome: { winners: [0], reason: 'over' } }, 1, 0)).toBeNull()
})

test('nobody needs a curtain alone', async () => {
  const table = { ...(await tableOf('mage-noir')), mySeats: [1] }
  expect(curtainFor(table, 1, null)).toBeNull()
})

test('nothing is undone across a curtain', async () => {
  const duel = { ...(await tableOf('mage-noir')), mySeats: [0, 1] }
  expect(undoneFrom({ ...duel, connection: 'here', undo: [0] }, 1)).toBeUndefined()
  expect(undoneFrom({ ...duel, connection: 'here', undo: [0, 1] }, 1)).toBe(1)
  const open = { ...(await tableOf('spellbound')), mySeats: [0, 1] }
  expect(undoneFrom({ ...open, connection: 'here', undo: [0] }, 1)).toBe(0)
  expect(undoneFrom({ ...open, connection: 'here', undo: [] }, 1)).toBeUndefined()
})

test('a greyed undo says why', () => {
  const table = { connection: 'live', outcome: null, noUndo: new Map([[0, 'learnt' as const]]) } as const
  expect(undoObjectionFor(table, 0)).toBe('learnt')
  expect(undoObjectionFor(table, 1)).toBe('nothing')
  expect(undoObjectionFor({ ...table, connection: 'lost' }, 0)).toBe('lost')
  expect(undoObjectionFor({ ...table, outcome: { winners: [0], reason: 'over' } }, 0)).toBe('over')
})

test('where several are asked at once, whoever sits before the screen goes on', async () => {
  const { views } = await tableOf('black-rose')
  const asking = (seat: number): [Viewer, View] => {
    const view = views.get(seat)
    if (view === undefined) throw new Error('nobody sits there')
    return [seat, { ...view, question: { seat, kind: 'planCard', manner: 'secret', about: null } }]
  }
  const both = { views: new Map([asking(0), asking(1)]), mySeats: [0, 1] }
  expect(askedSeat(both)).toBe(0)
  expect(askedSeat(both, 0)).toBe(0)
  expect(askedSeat(both, 1)).toBe(1)
  const [first] = both.views
  expect(askedSeat({ views: new Map(first === undefined ? [] : [first]), mySeats: [0, 1] }, 1)).toBe(0)
})
