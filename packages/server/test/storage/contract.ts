import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Entry, Storage, StoredSeat, StoredTable } from '../../src/storage/storage.ts'

/** A storage, and how to open what it has stored a second time. */
export interface Opened {
  readonly storage: Storage
  reopen(): Promise<Storage>
  remove(): Promise<void>
}

const seat = (number: number, more: Partial<StoredSeat> = {}): StoredSeat => ({
  seat: number,
  kind: 'human',
  name: null,
  bot: null,
  tokenHash: null,
  taken: false,
  ready: false,
  nonce: null,
  orders: {},
  linkFor: 'player',
  standIn: null,
  ...more,
})

export const table = (id: string, more: Partial<StoredTable> = {}): StoredTable => ({
  id,
  game: 'spellbound',
  edition: '2012',
  options: { dan: true, level: 3 },
  windows: 'measured',
  windowSeconds: 20,
  botPause: 500,
  public: false,
  owner: 's:ada',
  seed: `seed of ${id}`,
  commitment: 'c0ffee',
  nonces: null,
  status: 'waiting',
  outcome: null,
  created: 1000,
  started: null,
  ended: null,
  next: null,
  everShared: false,
  exposed: false,
  awaited: null,
  advice: 'never',
  absence: { how: 'bot', bot: 'adept' },
  ballots: [],
  seats: [seat(0, { taken: true }), seat(1, { tokenHash: 'hash of bo' })],
  ...more,
})

export const entry = (seq: number, more: Partial<Entry> = {}): Entry => ({
  seq,
  seat: seq % 2,
  key: `card=${seq}`,
  hash: '0123456789abcdef',
  command: `command-${seq}`,
  at: 5000 + seq,
  unseen: 0,
  ...more,
})

const link = (tokenHash: string, more: { for?: 'player' | 'device'; vacate?: boolean } = {}) => ({
  tokenHash,
  for: 'player' as const,
  vacate: false,
  ...more,
})

const segment = { after: 0, kept: 0, rules: '1', from: null, hash: 'feedfeedfeedfeed' }
const state = {
  seats: 2,
  chance: { kind: 'swift' as const, a: 1, b: 2, c: 3, d: 4 },
  stack: [],
  questions: [],
  outcome: null,
  barrier: 7,
}

/** Contract of every storage, run on each implementation. */
export const storageContract = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} keeps the storage contract`, () => {
    let opened: Opened
    let storage: Storage

    beforeEach(async () => {
      opened = await open()
      storage = opened.storage
    })
    afterEach(() => opened.remove())

    test('gives back tables as they were stored, also to whoever opens it later', async () => {
      const stored = table('a', { public: true, nonces: ['x'], outcome: { winners: [1], reason: 'R.1' } })
      await storage.addTable(stored, [{ seat: 0, holder: 's:ada' }])
      expect(await storage.table('a')).toEqual(stored)
      expect(await storage.table('b')).toBeUndefined()
      const again = await opened.reopen()
      expect(await again.table('a')).toEqual(stored)
      await again.close()
    })

    test('one table follows another, until it is deleted', async () => {
      await storage.addTable(table('a'), [])
      const following = ['b', 'c'].map((id) =>
        storage.addTable(table(id), [{ seat: 0, holder: 's:ada' }], 'a'),
      )
      expect(await Promise.all(following)).toEqual([true, false])
      expect((await storage.table('a'))?.next).toBe('b')
      expect(await storage.table('c')).toBeUndefined()
      expect(await storage.holdersOf('c')).toEqual([])
      await storage.deleteTable('b')
      expect((await storage.table('a'))?.next).toBeNull()
      expect(await storage.addTable(table('d'), [], 'a')).toBe(true)
    })

    test('options change only while a table waits', async () => {
      await storage.addTable(table('a'), [])
      expect(await storage.setOptions('a', { deck: 'fire' })).toBe(true)
      expect((await storage.table('a'))?.options).toEqual({ deck: 'fire' })
      await storage.begin('a', { nonces: [], started: 2000, segment, bots: [] })
      expect(await storage.setOptions('a', { deck: 'water' })).toBe(false)
      expect((await storage.table('a'))?.options).toEqual({ deck: 'fire' })
    })

    test('decks have one name for each game, are bounded, and go with their account', async () => {
      const account = { id: '1', name: 'Ada', password: 'scrypt…', settings: {}, created: 1 }
      await storage.addAccount(account)
      await storage.addAccount({ ...account, id: '2', name: 'Bo' })
      const deck = { id: 'd', game: 'mage-noir', name: 'Éther', code: 'MN1-x', changed: 5 }
      expect(await storage.addDeck('1', deck, 3)).toBe(true)
      expect(await storage.addDeck('1', { ...deck, id: 'e', name: 'éTHER' }, 3)).toBe(false)
      expect(await storage.addDeck('1', { ...deck, id: 'e', game: 'other' }, 3)).toBe(true)
      expect(await storage.addDeck('2', { ...deck, id: 'f' }, 3)).toBe(true)
      expect(await storage.addDeck('1', { ...deck, id: 'g', name: 'Air' }, 3)).toBe(true)
      expect(await storage.addDeck('1', { ...deck, id: 'h', name: 'More' }, 3)).toBe(false)
      expect((await storage.decksOf('1')).map(({ id }) => id)).toEqual(['g', 'd', 'e'])
      expect((await storage.decksOf('1'))[1]).toEqual(deck)
      const changed = { ...deck, name: 'Woods', code: 'MN1-y', changed: 9 }
      expect(await storage.changeDeck('2', changed)).toBe(false)
      expect(await storage.changeDeck('1', { ...changed, name: 'AIR' })).toBe(false)
      expect(await storage.changeDeck('1', changed)).toBe(true)
      expect((await storage.decksOf('1')).find(({ id }) => id === 'd')).toEqual(changed)
      expect(await storage.deleteDeck('2', 'd')).toBe(false)
      expect(await storage.deleteDeck('1', 'd')).toBe(true)
      expect(await storage.deleteDeck('1', 'd')).toBe(false)
      await storage.deleteAccount('1')
      expect(await storage.decksOf('1')).toEqual([])
      expect(await storage.decksOf('2')).toHaveLength(1)
    })

    test('a place in the log is taken once, whoever tries and however often', async () => {
      await storage.addTable(table('a'), [])
      const other = await opened.reopen()
      const tries = await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          (n % 2 === 0 ? storage : other).append('a', entry(1, { key: `try=${n}` })),
        ),
      )
      expect(tries.filter(Boolean)).toHaveLength(1)
      expect(await storage.entries('a')).toMatchObject([{ seq: 1, key: `try=${tries.indexOf(true)}` }])
      await other.close()
    })

    test('entries that belong together are all in the log, or none of them', async () => {
      await storage.addTable(table('a'), [])
      expect(await storage.append('a', entry(1), entry(2))).toBe(true)
      expect(await storage.append('a', entry(2), entry(3))).toBe(false)
      expect(await storage.append('a', entry(3), entry(2))).toBe(false)
      expect(await storage.entries('a')).toEqual([entry(1), entry(2)])
    })

    test('the log of a table comes back in order, beside those of other tables', async () => {
      await storage.addTable(table('a'), [])
      await storage.addTable(table('b'), [])
      const appended = []
      for (let seq = 1; seq <= 30; seq++) {
        appended.push(storage.append('a', entry(seq)), storage.append('b', entry(seq, { command: null })))
      }
      expect((await Promise.all(appended)).every(Boolean)).toBe(true)
      expect(await storage.entries('a')).toEqual(Array.from({ length: 30 }, (_, n) => entry(n + 1)))
      expect(await storage.length('a')).toBe(30)
      expect(await storage.length('none')).toBe(0)
    })

    test('what cannot be stored is refused, and nothing beside it suffers', async () => {
      await storage.addTable(table('a'), [])
      const results = await Promise.allSettled([
        storage.append('a', entry(1)),
        storage.append('no such table', entry(1)),
        storage.append('a', entry(2)),
      ])
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
      expect(await storage.length('a')).toBe(2)
      await expect(storage.addTable(table('a'), [])).rejects.toThrow('cannot be written')
      await storage.check()
    })

    test('a token takes a seat once', async () => {
      await storage.addTable(table('a'), [{ seat: 0, holder: 's:ada' }])
      expect(await storage.claim('a', 'wrong', 's:bo', null)).toBeUndefined()
      const claims = await Promise.all(
        ['s:bo', 's:cy', 's:di'].map((holder) =>
          storage.claim('a', 'hash of bo', holder as 's:bo', `I am ${holder}`),
        ),
      )
      expect(claims.filter((each) => each === 1)).toHaveLength(1)
      const held = await storage.holdersOf('a')
      expect(held).toHaveLength(2)
      const winner = ['s:bo', 's:cy', 's:di'][claims.indexOf(1)]
      expect((await storage.table('a'))?.seats[1]).toEqual(
        seat(1, { taken: true, name: `I am ${winner}`, tokenHash: null }),
      )
    })

    test('a new link makes the old one void, and can make the seat free', async () => {
      await storage.addTable(table('a'), [{ seat: 0, holder: 's:ada' }])
      await storage.replaceLink('a', 1, link('newer'))
      expect(await storage.claim('a', 'hash of bo', 's:bo', null)).toBeUndefined()
      expect(await storage.claim('a', 'newer', 's:bo', null)).toBe(1)
      await storage.replaceLink('a', 1, link('for my phone', { for: 'device' }))
      expect((await storage.table('a'))?.seats[1]?.taken).toBe(true)
      expect(await storage.seatsOf('a', ['s:bo'])).toEqual([1])
      await storage.setReady('a', 1, 'mine')
      await storage.replaceLink('a', 1, link('for somebody else', { vacate: true }))
      expect((await storage.table('a'))?.seats[1]).toMatchObject({ taken: false, ready: false, nonce: null })
      expect(await storage.seatsOf('a', ['s:bo'])).toEqual([])
    })

    test('a table that somebody else ever sat at stays shared; a bot takes a seat from everybody', async () => {
      await storage.addTable(table('a'), [{ seat: 0, holder: 's:ada' }])
      expect((await storage.table('a'))?.everShared).toBe(false)
      await storage.claim('a', 'hash of bo', 's:ada', null)
      expect((await storage.table('a'))?.everShared).toBe(false)
      await storage.replaceLink('a', 1, link('newer', { vacate: true }))
      await storage.claim('a', 'newer', 's:bo', 'Bo')
      expect((await storage.table('a'))?.everShared).toBe(true)
      await storage.setOrders('a', 1, { hat: 'ask' })
      await storage.replaceLink('a', 1, link('newest'))
      await storage.seatBot('a', 1, 'greedy')
      expect(await storage.claim('a', 'newest', 's:bo', null)).toBeUndefined()
      const { seats, everShared, exposed } = (await storage.table('a')) ?? table('none')
      expect(seats[1]).toEqual(seat(1, { kind: 'bot', bot: 'greedy', taken: true, ready: true }))
      expect(await storage.holdersOf('a')).toEqual([{ seat: 0, holder: 's:ada' }])
      expect({ everShared, exposed }).toEqual({ everShared: true, exposed: false })
      await storage.setExposed('a')
      expect((await storage.table('a'))?.exposed).toBe(true)
    })

    test('a claim takes the seat from every other holder; a second device holds what its person holds', async () => {
      await storage.addTable(table('a', { seats: [0, 1, 2].map((at) => seat(at, { taken: true })) }), [
        { seat: 0, holder: 's:ada' },
        { seat: 1, holder: 's:bo' },
        { seat: 2, holder: 's:bo' },
      ])
      await storage.replaceLink('a', 1, link('phone', { for: 'device' }))
      expect(await storage.claim('a', 'phone', 's:bo-phone', null)).toBe(1)
      expect(await storage.seatsOf('a', ['s:bo-phone'])).toEqual([1, 2])
      expect(await storage.seatsOf('a', ['s:bo'])).toEqual([1, 2])
      expect(await storage.departureOf('a', ['s:bo'])).toBeUndefined()
      await storage.setOrders('a', 1, { hat: 'ask' })
      await storage.replaceLink('a', 1, link('cy'))
      expect(await storage.claim('a', 'cy', 's:cy', 'Cy')).toBe(1)
      expect(await storage.holdersOf('a')).toEqual([
        { seat: 0, holder: 's:ada' },
        { seat: 1, holder: 's:cy' },
        { seat: 2, holder: 's:bo' },
        { seat: 2, holder: 's:bo-phone' },
      ])
      expect((await storage.table('a'))?.seats[1]?.orders).toEqual({})
      for (const gone of ['s:bo', 's:bo-phone'] as const)
        expect(await storage.departureOf('a', [gone])).toBe('handed-on')
      // Signed in, whoever went is still told; whoever comes back is not.
      await storage.moveHoldings('s:bo', 'a:bo')
      expect(await storage.departureOf('a', ['a:bo'])).toBe('handed-on')
      await storage.replaceLink('a', 1, link('new', { vacate: true }))
      expect(await storage.departureOf('a', ['s:cy'])).toBe('withdrawn')
      await storage.claim('a', 'new', 's:cy', null)
      expect(await storage.departureOf('a', ['s:cy'])).toBeUndefined()
    })

    test('keeps who sits in, what is voted on, and whom an entry has shown nothing', async () => {
      await storage.addTable(table('a'), [])
      await storage.setStandIn('a', 1, 'adept')
      const ballots = [{ about: 'end' as const, on: null, yes: [0], no: [], until: 5 }]
      await storage.setBallots('a', ballots)
      await storage.append('a', entry(1), entry(2, { unseen: 6 }))
      const again = await opened.reopen()
      expect(await again.table('a')).toMatchObject({
        ballots,
        seats: [{ standIn: null }, { standIn: 'adept' }],
      })
      expect(await again.quiet('a')).toEqual([{ seq: 2, unseen: 6 }])
      expect((await again.entries('a')).map(({ unseen }) => unseen)).toEqual([0, 6])
      await again.close()
    })

    test('a table leaves the lists of whoever forgets it, and goes with the last who has it', async () => {
      await storage.addTable(table('a'), [
        { seat: 0, holder: 's:ada' },
        { seat: 1, holder: 's:bo' },
      ])
      expect(await storage.forget('a', ['s:ada'])).toBe(false)
      expect(await storage.tablesOf(['s:ada'], 9)).toEqual([])
      expect(await storage.tablesOf(['s:bo'], 9)).toHaveLength(1)
      expect(await storage.forget('a', ['s:bo'])).toBe(true)
      expect(await storage.table('a')).toBeUndefined()
    })

    test('lists what is mine, what is public and what is awake', async () => {
      await storage.addTable(table('a'), [{ seat: 0, holder: 's:ada' }])
      await storage.addTable(table('b', { owner: 's:bo', created: 2000, public: true }), [
        { seat: 0, holder: 's:bo' },
        { seat: 1, holder: 's:ada' },
      ])
      await storage.addTable(table('c', { owner: 's:bo', created: 3000 }), [])
      const ids = (tables: StoredTable[]) => tables.map(({ id }) => id)
      expect(ids(await storage.tablesOf(['s:ada'], 10))).toEqual(['b', 'a'])
      expect(ids(await storage.tablesOf(['s:ada', 's:bo'], 2))).toEqual(['c', 'b'])
      expect(await storage.publicTables(10)).toEqual([])
      expect(await storage.seatsOf('b', ['s:ada', 's:bo'])).toEqual([0, 1])

      await storage.begin('b', { nonces: [], started: 4000, segment, bots: [] })
      expect(ids(await storage.publicTables(10))).toEqual(['b'])
      expect(await storage.awakeTables()).toEqual(['b'])
      await storage.setAsleep('b', { seq: 3, state }, [1])
      expect(await storage.awakeTables()).toEqual([])
      expect(await storage.snapshot('b')).toEqual({ seq: 3, state })
      expect((await storage.table('b'))?.awaited).toEqual([1])
      await storage.setAwake('b')
      expect(await storage.awakeTables()).toEqual(['b'])
      expect((await storage.table('b'))?.awaited).toBeNull()

      await storage.end('b', 'over', { winners: [0], reason: 'R.2' }, 9000)
      await storage.end('a', 'abandoned', null, 8000)
      expect(await storage.publicTables(10)).toEqual([])
      expect(await storage.awakeTables()).toEqual([])
      expect(await storage.snapshot('b')).toBeUndefined()
      expect(await storage.table('b')).toMatchObject({
        status: 'over',
        ended: 9000,
        outcome: { reason: 'R.2' },
      })
      expect(ids(await storage.endedTablesOf(['s:ada'], 10_000, 10))).toEqual(['b', 'a'])
      expect(ids(await storage.endedTablesOf(['s:ada'], 9000, 10))).toEqual(['a'])
    })

    test('a match begins once, and an end stays', async () => {
      await storage.addTable(table('a'), [])
      const bots = [{ seat: 1, bot: 'greedy' }]
      const begun = await Promise.all(
        [1, 2].map((started) => storage.begin('a', { nonces: [`n${started}`], started, segment, bots })),
      )
      expect(begun).toEqual([true, false])
      const running = await storage.table('a')
      expect(running).toMatchObject({ status: 'running', nonces: ['n1'], started: 1 })
      expect(running?.seats[1]).toEqual(
        seat(1, { kind: 'bot', bot: 'greedy', taken: true, ready: true, tokenHash: null }),
      )
      expect(await storage.segments('a')).toEqual([segment])
      const later = { after: 4, kept: 3, rules: '2', from: state, hash: 'beefbeefbeefbeef' }
      expect(await storage.addSegment('a', later)).toBe(true)
      expect(await storage.addSegment('a', later)).toBe(false)
      expect(await storage.segments('a')).toEqual([segment, later])
      await storage.end('a', 'abandoned', null, 3)
      await storage.end('a', 'over', { winners: [], reason: 'late' }, 4)
      expect(await storage.table('a')).toMatchObject({ status: 'abandoned', ended: 3 })
    })

    test('seats keep their first nonce and their last orders', async () => {
      await storage.addTable(table('a'), [])
      await storage.setReady('a', 0, null)
      await storage.setReady('a', 0, 'first')
      await storage.setReady('a', 0, 'second')
      await storage.setOrders('a', 0, { hat: 'ask' })
      await storage.setOrders('a', 0, { hat: 'hold', often: 2 })
      expect((await storage.table('a'))?.seats[0]).toMatchObject({
        ready: true,
        nonce: 'first',
        orders: { hat: 'hold', often: 2 },
      })
    })

    test('the log is read from any place on, as much as is wanted', async () => {
      await storage.addTable(table('a'), [])
      for (let seq = 1; seq <= 9; seq++) await storage.append('a', entry(seq))
      expect((await storage.entries('a', 3, 4)).map(({ seq }) => seq)).toEqual([4, 5, 6, 7])
      expect((await storage.entries('a', 7)).map(({ seq }) => seq)).toEqual([8, 9])
      expect(await storage.entries('a', 9, 4)).toEqual([])
    })

    test('a checkpoint replaces the one before; what was told is kept by the chapter', async () => {
      await storage.addTable(table('a'), [])
      expect(await storage.checkpoint('a')).toBeUndefined()
      const given = {
        seq: 40,
        answer: { seat: 0, key: 'x', manner: 'turn' as const, barrier: 3, by: 'seat' as const },
      }
      const checkpoint = { seq: 50, rules: '1', hash: 'cafe', state, given: [given], back: [1] }
      const told = (seq: number) => ({ seq, event: { event: 'drew', audience: 'everyone' as const } })
      await storage.saveCheckpoint('a', checkpoint, { log: [told(1000)], undone: [[7, 5]] })
      await storage.saveCheckpoint(
        'a',
        { ...checkpoint, seq: 90, back: [] },
        { log: [told(60_000)], undone: [] },
      )
      const again = await opened.reopen()
      expect(await again.checkpoint('a')).toEqual({
        ...checkpoint,
        seq: 90,
        back: [],
        log: [told(1000), told(60_000)],
        undone: [[7, 5]],
      })
      await again.close()
      await storage.deleteTable('a')
      expect(await storage.checkpoint('a')).toBeUndefined()
    })

    test('a segment that leaves answers behind comes with the entry between, or not at all', async () => {
      await storage.addTable(table('a'), [])
      await storage.begin('a', { nonces: [], started: 1, segment, bots: [] })
      for (let seq = 1; seq <= 3; seq++) await storage.append('a', entry(seq))
      const later = { after: 4, kept: 2, rules: '2', from: state, hash: 'beefbeefbeefbeef' }
      expect(await storage.addSegment('a', later, entry(4, { command: null }))).toBe(true)
      expect(await storage.length('a')).toBe(4)
      const worse = { ...later, after: 5 }
      expect(await storage.addSegment('a', worse, entry(4, { command: null }))).toBe(false)
      expect(await storage.segments('a')).toEqual([segment, later])
    })

    test('what is old is found and forgotten, as much at once as is wanted', async () => {
      const never = { waiting: null, finished: null, unfinished: null, sessions: null, reports: null }
      for (const [id, created] of [
        ['a', 10],
        ['b', 20],
        ['c', 30],
        ['d', 10],
        ['e', 10],
      ] as const)
        await storage.addTable(table(id, { created }), [])
      for (const id of ['d', 'e']) await storage.begin(id, { nonces: [], started: 11, segment, bots: [] })
      await storage.end('d', 'over', null, 25)
      await storage.append('e', entry(1, { at: 12 }))
      await storage.append('e', entry(2, { at: 40 }))
      expect(await storage.oldTables(never, 9)).toEqual([])
      expect(await storage.oldTables({ ...never, waiting: 30 }, 9)).toEqual(['a', 'b'])
      expect(await storage.oldTables({ ...never, waiting: 31 }, 2)).toEqual(['a', 'b'])
      expect(await storage.oldTables({ ...never, finished: 25 }, 9)).toEqual([])
      expect(await storage.oldTables({ ...never, finished: 26 }, 9)).toEqual(['d'])
      expect(await storage.oldTables({ ...never, unfinished: 40 }, 9)).toEqual([])
      expect(await storage.oldTables({ ...never, unfinished: 41 }, 9)).toEqual(['e'])
      for (const at of [1, 2, 3]) {
        await storage.addSession(`h${at}`, null, at)
        await storage.addReport({ id: `r${at}`, table: 'a', at, bundle: 'ééé' })
      }
      expect(await storage.reported('a')).toEqual({ ofTable: 3, bytes: 18 })
      expect(await storage.forgetOld(never, 9)).toBe(0)
      expect(await storage.forgetOld({ ...never, sessions: 3, reports: 3 }, 1)).toBe(2)
      expect(await storage.forgetOld({ ...never, sessions: 3, reports: 3 }, 9)).toBe(2)
      expect(await storage.session('h2')).toBeUndefined()
      expect(await storage.session('h3')).toEqual({ account: null })
      expect(await storage.reported('a')).toEqual({ ofTable: 1, bytes: 6 })
    })

    test('checking stores something and leaves nothing behind', async () => {
      for (let n = 0; n < 3; n++) await storage.check()
      const other = await opened.reopen()
      await other.check()
      await storage.check()
      await other.close()
    })

    test('chat keeps its order and its numbers', async () => {
      await storage.addTable(table('a'), [])
      const line = (no: number) => ({ no, seat: 0, said: { text: `line ${no}` }, at: no })
      for (const no of [1, 2, 3]) expect(await storage.addChat('a', line(no), `c${no}`)).toBe(true)
      expect(await storage.addChat('a', line(3), 'other')).toBe(false)
      expect(await storage.addChat('a', line(4), 'c3')).toBe(false)
      expect(await storage.hasSpoken('a', 0, 'c3')).toBe(true)
      expect(await storage.hasSpoken('a', 1, 'c3')).toBe(false)
      expect(await storage.hasSpoken('a', 0, 'c4')).toBe(false)
      expect(await storage.chat('a', 0, 2)).toEqual([line(2), line(3)])
      expect(await storage.chat('a', 2, 10)).toEqual([line(3)])
    })

    test('a deleted table leaves nothing behind but the reports of problems', async () => {
      await storage.addTable(table('a'), [{ seat: 0, holder: 's:ada' }])
      await storage.begin('a', { nonces: [], started: 1, segment, bots: [] })
      await storage.append('a', entry(1))
      await storage.addChat('a', { no: 1, seat: 0, said: { quick: 'hello' }, at: 1 }, null)
      await storage.setAsleep('a', { seq: 1, state }, [])
      await storage.addReport({ id: 'r', table: 'a', at: 1, bundle: '{}' })
      expect(await storage.report('r')).toEqual({ id: 'r', table: 'a', at: 1, bundle: '{}' })
      await storage.deleteTable('a')
      expect(await storage.table('a')).toBeUndefined()
      expect(await storage.entries('a')).toEqual([])
      expect(await storage.segments('a')).toEqual([])
      expect(await storage.chat('a', 0, 9)).toEqual([])
      expect(await storage.snapshot('a')).toBeUndefined()
      expect(await storage.report('r')).toEqual({ id: 'r', table: 'a', at: 1, bundle: '{}' })
      expect(await storage.tablesOf(['s:ada'], 9)).toEqual([])
    })

    test('accounts have one name each, sessions end with them, holdings move', async () => {
      const account = { id: '1', name: 'Ada', password: 'scrypt…', settings: { dark: true }, created: 1 }
      expect(await storage.addAccount(account)).toBe(true)
      expect(await storage.addAccount({ ...account, id: '2', name: 'ADA' })).toBe(false)
      expect(await storage.accountNamed('aDA')).toEqual(account)
      await storage.saveSettings('1', { size: 2 })
      expect((await storage.account('1'))?.settings).toEqual({ size: 2 })

      await storage.addSession('h1', null, 1)
      await storage.addSession('h2', '1', 1)
      expect(await storage.session('h1')).toEqual({ account: null })
      expect(await storage.session('h2')).toEqual({ account: '1' })
      await storage.deleteSession('h1')
      expect(await storage.session('h1')).toBeUndefined()

      await storage.addTable(table('a'), [
        { seat: 0, holder: 's:ada' },
        { seat: 0, holder: 'a:1' },
        { seat: 1, holder: 's:ada' },
      ])
      await storage.moveHoldings('s:ada', 'a:1')
      expect(await storage.holdersOf('a')).toEqual([
        { seat: 0, holder: 'a:1' },
        { seat: 1, holder: 'a:1' },
      ])
      expect((await storage.table('a'))?.owner).toBe('a:1')

      await storage.deleteAccount('1')
      expect(await storage.session('h2')).toBeUndefined()
      expect(await storage.accountNamed('Ada')).toBeUndefined()
    })
  })
}
