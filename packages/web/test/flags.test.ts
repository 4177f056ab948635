import { findGame } from '@conclave/games'
import { startMatch, type View, viewOf } from '@conclave/kernel'
import type { ServerMessage, TableInfo } from '@conclave/protocol'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadBoard } from '../src/boards/registry.ts'
import type { BoardKit } from '../src/kit/kit.ts'
import { linesOf } from '../src/play/log-lines.ts'
import { LocalTable } from '../src/table/local/local-table.ts'
import type { FromEngine, News } from '../src/table/local/messages.ts'
import { RemoteTable } from '../src/table/remote/remote-table.ts'
import type { Table } from '../src/table/table.ts'

/** Turns of each game: the count, and the event that begins one. */
const games = [
  ['spellbound', 'turn', 'turnBegan'],
  ['mage-noir', 'turn', 'turnBegan'],
  ['black-rose', 'round', 'roundBegan'],
] as const

const seats = 2

const boardOf = async (id: string): Promise<BoardKit> => {
  const kit = await loadBoard(id)
  if (kit === null) throw new Error(`${id} has no board`)
  return kit
}

/** The first position of a match, as it would be in a turn. */
const positionsOf = async (id: string, counter: string): Promise<(turn: number) => View> => {
  const found = findGame(id)
  if ('problem' in found) throw new Error(found.problem)
  const { game } = await found.entry.load(found.edition)
  const match = startMatch(game, { options: {}, seats, seed: 'flags' })
  if ('problem' in match) throw new Error(match.problem)
  const view = viewOf(game, match.state, 0)
  return (turn) => ({ ...view, table: { ...view.table, [counter]: turn } })
}

const plan = (game: string) => ({
  id: 'flags',
  game,
  edition: '',
  options: {},
  seats: Array.from({ length: seats }, () => ({ kind: 'human' as const, name: null, level: null })),
  seed: '',
})

/** Sender that a table listens to. */
interface Sender<T> {
  onmessage: ((event: { readonly data: T }) => void) | null
}

/** A table whose engine says what the test wants. */
const localTable = (game: string) => {
  let engine: Sender<FromEngine> | undefined
  vi.stubGlobal(
    'Worker',
    class implements Sender<FromEngine> {
      onmessage: Sender<FromEngine>['onmessage'] = null
      constructor() {
        engine = this
      }
      postMessage(): void {}
      terminate(): void {}
    },
  )
  const table = new LocalTable({ plan: plan(game), orders: [] }, 0)
  const stand = (view: View, version: number): void => {
    const news: Omit<News, 'file'> = {
      views: [[0, view]],
      log: { holds: version - 1, added: [] },
      undo: [],
      noUndo: [],
      thinking: [],
      orders: [],
      outcome: null,
      version,
    }
    engine?.onmessage?.({ data: { type: 'news', news: news as News } })
  }
  return { table, stand }
}

/** A table whose server says what the test wants. */
const remoteTable = (game: string) => {
  let socket: Sender<string> | undefined
  vi.stubGlobal(
    'WebSocket',
    class implements Sender<string> {
      onmessage: Sender<string>['onmessage'] = null
      constructor() {
        socket = this
      }
      close(): void {}
    },
  )
  const page = { addEventListener: () => {}, removeEventListener: () => {}, querySelector: () => null }
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { protocol: 'https:', host: 'here' })
  vi.stubGlobal('addEventListener', page.addEventListener)
  vi.stubGlobal('removeEventListener', page.removeEventListener)
  const info: Partial<TableInfo> = { id: `flags ${game}`, game, edition: '', seats: [], commitment: '' }
  const table = new RemoteTable(info as TableInfo)
  const hear = (message: ServerMessage): void => socket?.onmessage?.({ data: JSON.stringify(message) })
  const stand = (view: View, seq: number): void =>
    hear({
      type: 'update',
      cause: { what: 'answer', seat: 1 },
      seq,
      views: [view],
      since: seq,
      events: [],
      undo: [],
      noUndo: [],
      deadlines: [],
      closing: null,
    })
  const flag = (): void => hear({ type: 'ping', seq: 1, seat: 1, thing: 'room:arena' })
  return { table, stand, flag }
}

const opened: Table[] = []
afterEach(() => {
  for (const table of opened.splice(0)) table.close()
  vi.unstubAllGlobals()
})

describe.each(games)('in %s', (game, counter, began) => {
  it('flags and plans lie until the next turn, on this device', async () => {
    const inTurn = await positionsOf(game, counter)
    const { table, stand } = localTable(game)
    opened.push(table)
    table.countTurns(await boardOf(game))
    stand(inTurn(1), 1)
    table.ping('room:arena')
    table.suggest(1, 0, ['room:arena'])
    stand(inTurn(1), 2)
    expect(table.snapshot().pings).toHaveLength(1)
    expect(table.snapshot().suggestions).toHaveLength(1)
    stand(inTurn(2), 3)
    expect(table.snapshot().pings).toEqual([])
    expect(table.snapshot().suggestions).toEqual([])
  })

  it('flags lie until the next turn, online', async () => {
    const inTurn = await positionsOf(game, counter)
    const { table, stand, flag } = remoteTable(game)
    opened.push(table)
    table.countTurns(await boardOf(game))
    stand(inTurn(1), 1)
    flag()
    stand(inTurn(1), 2)
    expect(table.snapshot().pings).toHaveLength(1)
    stand(inTurn(2), 3)
    expect(table.snapshot().pings).toEqual([])
  })

  it('the log is divided by turns and phases', async () => {
    const kit = await loadBoard(game)
    const log = [began, 'phaseBegan', 'matchWon'].map((event, seq) => ({
      seq,
      event: { event, audience: 'everyone' as const, seat: 0 },
    }))
    expect(linesOf(kit, log).map(({ heads }) => heads)).toEqual(['turn', 'phase', null])
  })
})
