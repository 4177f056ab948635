import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '@conclave/games'
import { describe, expect, test } from 'vitest'
import { conclave, folder, json } from './conclave.ts'

const names = ['games', 'cards', 'sim', 'play', 'replay', 'verify', 'bench', 'coverage']

describe('help', () => {
  test('names every command', async () => {
    const { code, out } = await conclave(['--help'])
    expect(code).toBe(0)
    for (const name of names) expect(out).toMatch(new RegExp(`^ {2}${name} `, 'm'))
  })

  test.each(names)('of %s', async (name) => {
    const { code, out, err } = await conclave([name, '--help'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(new RegExp(`^Usage: conclave ${name} `))
  })
})

test('games lists games, editions, seats and options', async () => {
  const list = await json('games')
  expect(list).toEqual(
    games.map(({ id, editions }) => ({
      id,
      editions: editions.map((each) => expect.objectContaining({ ...each, options: expect.any(Object) })),
    })),
  )
  const { out } = await conclave(['games'])
  expect(out).toContain('\nmage-noir\n')
  expect(out).toContain('  --edition 2012  (1 to 4 seats)\n')
  expect(out).toContain('  --edition rebirth  (1 to 4 seats)\n')
  expect(out).toMatch(/--option avatar=none +\(none, apprentice, master\) \w/)
  expect(out).toMatch(/--option dan=0 +\(3 to 8, or 0 for none\)/)
})

describe('cards', () => {
  test('what may be mixed into Rebirth is listed apart: six schools, four mages, what their spells summon', async () => {
    const guests = (await json('cards', '--game', 'black-rose', '--edition', 'rebirth', '--guests')) as {
      kind: string
      count: number
    }[]
    const counts: { [kind: string]: number } = {}
    for (const { kind, count } of guests) counts[kind] = (counts[kind] ?? 0) + count
    expect(counts).toMatchObject({ spell: 216, personal: 12, mage: 4, evocation: 27 })
  })

  const kinds = { base: 15, ally: 35, fortune: 2, place: 2, spell: 10, wand: 4, wicked: 14, minion: 3 }

  test('prints every card with names and texts in three languages', async () => {
    const cards = (await json('cards', '--game', 'spellbound')) as {
      id: string
      kind: string
      count: number
      name: Record<string, string>
      text: Record<string, string>
    }[]
    const counts: Record<string, number> = {}
    for (const { kind, count } of cards) counts[kind] = (counts[kind] ?? 0) + count
    expect(counts).toEqual(kinds)
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length)
    for (const { name, text } of cards) {
      expect(Object.keys(name)).toEqual(['en', 'fr', 'it'])
      for (const words of [...Object.values(name), ...Object.values(text)]) expect(words).toMatch(/\S/)
    }
  })

  test('speaks the language that is asked for', async () => {
    const [en, fr] = await Promise.all(
      ['en', 'fr'].map((lang) => conclave(['cards', '--game', 'spellbound', '--lang', lang])),
    )
    expect(en?.out).toContain('base card: 15 cards')
    expect(fr?.out).toContain('15 cartes')
  })
})

describe('sim', () => {
  const plan = ['sim', '--game', 'spellbound', '--seats', '3', '--matches', '20', '--seed', 'test']

  test('tells the same with one worker and with two, and another seed is another story', async () => {
    const [one, two, other] = (await Promise.all([
      json(...plan, '--workers', '1'),
      json(...plan, '--workers', '2'),
      json(...plan.slice(0, -1), 'other', '--workers', '1'),
    ])) as Record<string, unknown>[]
    expect(one).toMatchObject({ matches: 20, finished: 20, errors: [], seats: 3, seed: 'test' })
    const { seconds, decisionsPerSecond, ...rest } = one!
    expect(two).toMatchObject(rest)
    expect(Number(seconds) * Number(decisionsPerSecond)).toBeGreaterThan(0)
    expect(other?.hash).not.toBe(one?.hash)
    expect(one?.hash).toMatch(/^[0-9a-f]{16}$/)
    expect(Object.values(one?.outcomes as Record<string, number>).reduce((a, b) => a + b, 0)).toBe(20)
    expect(one?.wins).toHaveLength(3)
  })

  test('seats different bots and takes options', async () => {
    const report = await json(
      ...['sim', '--game', 'spellbound', '--seats', '2', '--matches', '2', '--option', 'dan=3'],
      ...['--option', 'trollBreaker=true', '--bots', 'random,greedy'],
    )
    expect(report).toMatchObject({
      bots: ['random', 'greedy'],
      options: { dan: 3, trollBreaker: true, witchFinder: false },
      finished: 2,
    })
  })

  test('saves match files that verify and replay', async () => {
    const path = join(folder(), 'some', 'matches')
    const saved = await conclave([
      ...['sim', '--game', 'spellbound', '--seats', '2', '--matches', '1', '--save', path, '--json'],
    ])
    expect(saved).toMatchObject({ code: 0, err: `conclave: made the folder ${path}\n` })
    const { decisions } = JSON.parse(saved.out)
    expect(readdirSync(path)).toEqual(['spellbound-0.json'])
    const file = join(path, 'spellbound-0.json')
    const [verified, replayed] = await Promise.all([json('verify', file), json('replay', file)])
    expect(verified).toMatchObject({ ok: true, commitment: 'kept', decisions })
    expect(replayed).toMatchObject({ decisions, outcome: { winners: [] } })
    const again = await conclave([
      'sim',
      '--game',
      'spellbound',
      '--seats',
      '2',
      '--matches',
      '1',
      '--save',
      path,
    ])
    expect(again).toMatchObject({ code: 1, out: '' })
    expect(again.err).toContain('there is such a file already')
  })
})

test('replay shows any moment from any seat', async () => {
  const path = folder()
  await json('sim', '--game', 'spellbound', '--seats', '2', '--matches', '1', '--save', path)
  const file = join(path, 'spellbound-0.json')
  const [start, view, text] = await Promise.all([
    json('replay', file, '--at', '0'),
    json('replay', file, '--at', '3', '--view', '1'),
    conclave(['replay', file, '--at', '3', '--log', '--lang', 'it']),
  ])
  expect(start).toMatchObject({ answers: 0, decisions: 0, outcome: null, state: { seats: 2 } })
  expect(view).toMatchObject({ answers: 3, view: { viewer: 1, table: expect.any(Object) } })
  expect(view).not.toHaveProperty('state')
  const { segments } = JSON.parse(readFileSync(file, 'utf8'))
  expect((start as { hash: string }).hash).toBe(segments[0].hashes[0])
  expect((view as { hash: string }).hash).toBe(segments[0].hashes[3])
  expect(text).toMatchObject({ code: 0, err: '' })
  expect(text.out).toContain('Fila dei maghi')
})

test('coverage reports rules, cards and verbs of each game', async () => {
  const report = (await json('coverage', '--game', 'spellbound', '--matches', '10')) as Record<
    string,
    unknown
  >
  const seen = { total: expect.any(Number), seen: expect.any(Number), missing: expect.any(Array) }
  expect(report).toEqual({
    spellbound: expect.objectContaining({
      rules: expect.objectContaining({
        total: expect.any(Number),
        tested: expect.any(Number),
        missing: expect.any(Array),
      }),
      cards: seen,
      verbs: seen,
    }),
  })
})

test('nothing is left behind', () => {
  expect(existsSync('spellbound-0.json')).toBe(false)
})
