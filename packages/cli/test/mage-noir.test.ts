import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { conclave, folder, json } from './conclave.ts'

interface Card {
  readonly id: string
  readonly kind: string
  readonly count: number
  readonly element: string
  readonly type: string
  readonly slot: string | null
  readonly cost: Readonly<Record<string, number>>
  readonly components: readonly { word: string; n: number }[]
  readonly provides: readonly string[]
  readonly life: number | null
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)

describe('cards', () => {
  test('[MN-1.4] there are 69, and 50 of each element in the box of 200', async () => {
    const cards = (await json('cards', '--game', 'mage-noir')) as Card[]
    expect(cards).toHaveLength(69)
    const inBox = (element: string) =>
      sum(cards.filter((card) => card.element === element).map(({ count }) => count))
    const elements = ['air', 'fire', 'water', 'vegetal', 'mineral', 'arcane']
    expect(elements.map(inBox)).toEqual([50, 50, 50, 50, 0, 0])
    const types = ['spell', 'permanent', 'equipment', 'ritual'].map(
      (type) => cards.filter((card) => card.type === type && card.kind === type).length,
    )
    expect(types).toEqual([41, 11, 12, 5])
    for (const { slot, type, life } of cards) {
      expect(slot === null).toBe(type !== 'equipment')
      if (type !== 'permanent') expect(life).toBeNull()
    }
  })

  test('what is printed on a card is listed by name', async () => {
    const cards = (await json('cards', '--game', 'mage-noir')) as Card[]
    const card = (id: string) => cards.find((each) => each.id === id)
    expect(card('animated-tree')).toMatchObject({
      element: 'vegetal',
      type: 'permanent',
      slot: null,
      cost: { vegetal: 3, water: 1 },
      components: [{ word: 'seed', n: 1 }],
      provides: ['tree'],
      life: 3,
      count: 4,
    })
    expect(card('kerlochs-robe')).toMatchObject({
      slot: 'body',
      components: [{ word: 'druid', n: 2 }],
      provides: [],
      count: 2,
    })
    expect(card('droplet')).toMatchObject({ cost: {}, components: [], provides: ['drop'] })
  })
})

describe('sim', () => {
  const sim = (...options: string[]) => [
    ...['sim', '--game', 'mage-noir', '--seats', '2', '--matches', '2', '--workers', '1'],
    ...options.flatMap((option) => ['--option', option]),
  ]

  test('takes preconstructed decks and deck codes', async () => {
    const [named, coded] = (await Promise.all([
      json(...sim('deck0=whirling-volley', 'deck1=crushing-pressure')),
      json(...sim('deck0=MN1-AQcjJCgpKisuAScELC8wMgExIg', 'deck1=crushing-pressure')),
    ])) as { finished: number; hash: string }[]
    expect(named?.finished).toBe(2)
    expect(coded?.hash).toBe(named?.hash)
  })

  test.each([
    ['deck0=nothing', "there is no deck 'nothing'"],
    ['deck1=MN1-AQcjJCgpKisuAScELC8wMgExIA', 'the deck code'],
    ['deck1=4 seed', 'deck1 cannot be played. It has 4 cards, and 40 are needed.'],
    ['deck0=5 seed\n40 flame', 'It has Seed 5 times, and 4 are allowed.'],
  ])('refuses %j and says why', async (option, reason) => {
    const { code, out, err } = await conclave(sim(option))
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(reason)
  })
})

describe('play', () => {
  test.each([
    ['fr', 'deck1 ne peut pas être joué. Il a 4 cartes, et il en faut 40.'],
    ['it', 'deck1 non si può giocare. Ha 4 carte, e ne servono 40.'],
  ])('refuses a deck that is not legal, in %s', async (lang, reason) => {
    const { code, err } = await conclave([
      ...['play', '--game', 'mage-noir', '--lang', lang, '--option', 'deck1=4 seed'],
    ])
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(reason) })
  })

  const ones = '1\n'.repeat(4000)

  test.each(['en', 'fr', 'it'])('a duel is played to its end, in %s', async (lang) => {
    const file = join(folder(), 'duel.json')
    const { code, out, err } = await conclave(
      ['play', '--game', 'mage-noir', '--seed', 'duel', '--bots', 'random', '--lang', lang, '--save', file],
      ones,
    )
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).not.toMatch(/\b(?:cli|event|option|question|outcome|card|rule)\.[a-z]|\{\w+\}/i)
    for (const line of out.split('\n').filter((each) => !each.includes(file)))
      expect([...line].length, line).toBeLessThanOrEqual(80)
    expect(await json('verify', file)).toMatchObject({ ok: true, outcome: { reason: expect.any(String) } })
  })

  test('the table, the piles and a card are shown', async () => {
    const { out } = await conclave(
      ['play', '--game', 'mage-noir', '--seed', 'duel', '--bots', 'random', '--option', 'decides=seat0'],
      'c animated tree\np\n1\n1\n1\n1\n1\nq\nn\n',
    )
    expect(out).toMatch(/Animated Tree {2}permanent .*Vegetal · cost 3 Vegetal, 1 Water/)
    expect(out).toMatch(/^Dusk {2}discard pile *\n +in deck or hand {2}Animated Tree ×4/m)
    expect(out).toMatch(/^Pile 2$/m)
    expect(out).toMatch(/^Ether +Left pile \(2\): 2\sAir · Right pile \(1\): 1\sAir$/m)
    expect(out).toMatch(/^Dawn +life 20 · hand 5 of 7 · deck 35 · discard 0$/m)
    expect(out).toMatch(/\[[^\]]*Flame \(missing\)/)
  })

  test.each([
    ['en', /━━ Turn 1 of 300: /],
    ['fr', /━━ Tour 1 sur 300\s: /],
    ['it', /━━ Turno 1 di 300: /],
  ])('[MN-3.64] the limit of turns is told from the first turn on, in %s', async (lang, told) => {
    const play = ['play', '--game', 'mage-noir', '--seed', 'duel', '--bots', 'random', '--lang', lang]
    const answers = '1\n1\n1\n1\n1\nq\nn\n'
    const [limited, endless] = await Promise.all([
      conclave([...play, '--option', 'decides=seat0'], answers),
      conclave([...play, '--option', 'decides=seat0', '--option', 'turnLimit=none'], answers),
    ])
    expect(limited.out).toMatch(told)
    expect(endless.out).not.toMatch(told)
  })
})

test('coverage tells cards, verbs and rules', async () => {
  const report = (await json('coverage', '--game', 'mage-noir', '--matches', '12', '--bot', 'random')) as {
    'mage-noir': {
      rules: { missing: string[] }
      cards: { total: number; seen: number; missing: string[] }
      verbs: { total: number; seen: number }
    }
  }
  const { rules, cards, verbs } = report['mage-noir']
  expect(rules.missing).toEqual([])
  expect(cards.total).toBe(69)
  expect(cards.seen).toBeGreaterThan(50)
  expect(verbs.total).toBe(35)
  expect(verbs.seen).toBeGreaterThan(25)
})

describe('giving up', () => {
  const play = ['play', '--game', 'mage-noir', '--seed', 'give up', '--bots', 'random']

  test('[MN-3.63] a duel is given up after a second question, and lost', async () => {
    const file = join(folder(), 'lost.json')
    const { code, out, err } = await conclave([...play, '--save', file], 'x\nn\n1\nh\nx\ny\n')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('x           give up')
    expect(out).toContain('A mage gave up.')
    expect(await json('verify', file)).toMatchObject({ ok: true, outcome: { winners: [1] } })
  })

  test('a game that nobody gives up says so', async () => {
    const { code, out } = await conclave(
      ['play', '--game', 'spellbound', '--seats', '1', '--seed', 'nobody'],
      'h\nx\nq\nn\n',
    )
    expect(code).toBe(0)
    expect(out).toContain('This game is not given up')
    expect(out).not.toContain('x           give up')
  })
})
