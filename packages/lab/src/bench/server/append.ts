import { type StoredTable, sqliteStorage } from '@conclave/server'

/** Number of rows a second that become durable, one after the other and when many are waiting. */
export interface AppendRates {
  readonly alone: number
  readonly together: number
  /** Number of writers that wait at the same time in the second case. */
  readonly writers: number
}

const tableFor = (id: string): StoredTable => ({
  id,
  game: 'bench',
  edition: '1',
  options: {},
  windows: 'fast',
  windowSeconds: 0,
  botPause: 0,
  public: false,
  advice: 'bots',
  owner: 's:bench',
  seed: 'seed',
  commitment: 'none',
  nonces: [],
  status: 'running',
  outcome: null,
  created: 0,
  started: 0,
  ended: null,
  next: null,
  everShared: false,
  exposed: false,
  awaited: null,
  absence: { how: 'vote', bot: 'greedy' },
  ballots: [],
  seats: [],
})

/** Appends to the log of a database as fast as it goes, without any server around it. */
export const measureAppends = async (file: string, writers: number, ms: number): Promise<AppendRates> => {
  const storage = sqliteStorage(file)
  try {
    const rate = async (count: number, name: string): Promise<number> => {
      const tables = Array.from({ length: count }, (_, at) => `${name}-${at}`)
      await Promise.all(tables.map((id) => storage.addTable(tableFor(id), [])))
      const begun = performance.now()
      let rows = 0
      const write = async (id: string): Promise<void> => {
        for (let seq = 1; performance.now() - begun < ms; seq++, rows++) {
          const key = 'card=influence-rainbow do=play'
          await storage.append(id, {
            seq,
            seat: seq % 2,
            key,
            hash: '0123456789abcdef',
            command: `${id}-${seq}`,
            at: seq,
            unseen: 0,
          })
        }
      }
      await Promise.all(tables.map(write))
      return Math.round((rows / (performance.now() - begun)) * 1000)
    }
    const alone = await rate(1, 'alone')
    return { alone, together: await rate(writers, 'together'), writers }
  } finally {
    await storage.close()
  }
}
