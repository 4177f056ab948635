import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { conclave, folder, json } from './conclave.ts'

interface Card {
  readonly id: string
  readonly kind: string
  readonly count: number
  readonly name: { readonly en: string; readonly fr: string; readonly it: string }
  readonly text: { readonly en: string; readonly fr: string; readonly it: string }
  readonly [fact: string]: unknown
}

const listed = new Map<string, Promise<Card[]>>()

/** The cards of an edition, asked for once. */
const cardsOf = (edition: string): Promise<Card[]> => {
  const known =
    listed.get(edition) ?? (json('cards', '--game', 'black-rose', '--edition', edition) as Promise<Card[]>)
  listed.set(edition, known)
  return known
}

/** Number of different cards of a kind, and of all its copies. */
const boxOf = (cards: readonly Card[]): { [kind: string]: readonly [different: number, all: number] } =>
  Object.fromEntries(
    [...Map.groupBy(cards, ({ kind }) => kind)].map(([kind, those]) => [
      kind,
      [those.length, those.reduce((sum, { count }) => sum + count, 0)],
    ]),
  )

/** Number of cards of a kind for each value of a fact. */
const countBy = (cards: readonly Card[], kind: string, fact: string): { [value: string]: number } =>
  Object.fromEntries(
    [
      ...Map.groupBy(
        cards.filter((card) => card.kind === kind),
        (card) => String(card[fact]),
      ),
    ].map(([value, those]) => [value, those.length]),
  )

describe('cards', () => {
  const schools = ['destruction', 'divination', 'necromancy', 'transmutation', 'illusion', 'conspiracy']
  const twelve = Object.fromEntries(schools.map((school) => [school, 12]))

  test('[BRW-CMP.5, BRW-CMP.6, BRW-CMP.14, BRW-CMP.16, BRW-CMP.18, BRW-CMP.19, BRW-CMP.20, BRW-CMP.21, BRW-CMP.23, BRW-CMP.24] the box of 1.6', async () => {
    const cards = await cardsOf('1.6')
    expect(boxOf(cards)).toEqual({
      spell: [72, 216],
      personal: [4, 12],
      forgotten: [10, 10],
      // Eighteen, and the Black Rose Room.
      room: [19, 19],
      // Seven kinds of figure, thirty in all, and four cards for the token.
      evocation: [8, 34],
      token: [1, 1],
      quest: [95, 95],
      event: [78, 78],
      mage: [4, 4],
    })
    expect(countBy(cards, 'spell', 'school')).toEqual(twelve)
    expect(countBy(cards, 'event', 'moon')).toEqual({ 1: 26, 2: 26, 3: 26 })
    expect(countBy(cards, 'quest', 'moon')).toEqual({ 1: 32, 2: 32, 3: 31 })
  })

  test('[BRW-CMP.14, BRW-CMP.16, BRW-CMP.19, BRW-CMP.20, BRW-CMP.21] the box of 0.7 has fewer quests and events, and no personal spells', async () => {
    const cards = await cardsOf('0.7')
    expect(boxOf(cards)).toEqual({
      spell: [72, 216],
      forgotten: [10, 10],
      room: [19, 19],
      evocation: [7, 30],
      token: [1, 1],
      quest: [60, 60],
      event: [60, 60],
      mage: [4, 4],
    })
    expect(countBy(cards, 'spell', 'school')).toEqual(twelve)
    expect(countBy(cards, 'event', 'moon')).toEqual({ 1: 20, 2: 20, 3: 20 })
    expect(countBy(cards, 'quest', 'moon')).toEqual({ 1: 20, 2: 20, 3: 20 })
  })

  test('[BRW-CMP.30] three rooms of each colour, and figures as in the box', async () => {
    const cards = await cardsOf('1.6')
    expect(countBy(cards, 'room', 'colour')).toEqual({
      ...{ red: 3, green: 3, purple: 3, blue: 3, yellow: 3, white: 3, null: 1 },
    })
    const figures = cards.filter(({ kind }) => kind === 'evocation').map(({ id, count }) => [id, count])
    expect(Object.fromEntries(figures)).toEqual({
      undead: 8,
      greaterUndead: 3,
      holyAltar: 5,
      cerbero: 3,
      mutantAltar: 5,
      andromeda: 3,
      malacoda: 3,
      infamyOfCrete: 4,
    })
  })

  test('[BRW-CMP.32, BRW-CMP.33, BRW-CMP.34, BRW-CMP.36, BRW-CMP.37, BRW-CMP.38] what is printed on a card is listed by name', async () => {
    const [later, earlier] = await Promise.all([cardsOf('1.6'), cardsOf('0.7')])
    const card = (id: string, cards = later) => cards.find((each) => each.id === id)
    expect(card('fireball')).toMatchObject({
      name: { en: 'Fireball', fr: 'Boule de feu' },
      school: 'destruction',
      number: 1,
      count: 3,
      sides: [
        { side: 'light', type: 'combat', element: 'fire', target: 'area' },
        { side: 'dark', type: 'combat', element: 'fire', target: 'one' },
      ],
    })
    expect(card('blade-wall')).toMatchObject({ roomTrap: { element: 'air', colours: ['red', 'green'] } })
    expect(card('throne-room')).toMatchObject({ kind: 'room', colour: 'purple', power: 3 })
    expect(card('black-rose-room')).toMatchObject({ kind: 'room', colour: null, slots: 0, power: 0 })
    expect(card('bloodshed')).toMatchObject({ kind: 'quest', moon: 1, power: 1, instead: true })
    expect(card('undead')).toMatchObject({ archetype: 'undead', attack: 2, count: 8 })
    expect(card('nero')).toMatchObject({ hand: 7, health: 12, school: 'destruction' })
    expect([card('tessa')?.health, card('tessa', earlier)?.health]).toEqual([11, 12])
    expect(card('dark-armour')?.text.en).not.toBe(card('dark-armour', earlier)?.text.en)
  })

  test('as text, too: a room with its colour, and no figure twice', async () => {
    const { out } = await conclave('cards --game black-rose --edition 1.6 --lang en'.split(' '))
    expect(out).toMatch(/Throne Room +purple · instability slots 5 · PP 3\n +Take the Crown/)
    expect(out).toMatch(/Landsknecht +undead\n +Movement 1, attack 2, health 2/)
  })

  test('[REB-LDG.2, REB-INS.6, REB-EVO.6] as text, too: the three flags of a room, every archetype of an evocation', async () => {
    const { out } = await conclave('cards --game black-rose --edition rebirth --lang en'.split(' '))
    expect(out).toMatch(/Bibliotheca +blue · instability slots 5 · flags 3\/2\/1\n/)
    expect(out).toMatch(/Cadaver +construct, undead\n +Movement 2, attack 1, health 2/)
    const words = out.replace(/\s+/g, ' ')
    // [REB-EVP.3] Before or after moving; and what one may do is said so.
    expect(words).toContain('Drill Arm Instead of attacking: place 1 instability cube in its room.')
    expect(words).toContain('Each mage: you may discard 1 spell from your hand; if you do, gain 1 PP.')
  })

  test('every card has its own name and says what it does in three languages', async () => {
    const cards = await cardsOf('1.6')
    for (const language of ['en', 'fr', 'it'] as const) {
      expect(new Set(cards.map(({ kind, name }) => `${kind} ${name[language]}`)).size).toBe(cards.length)
      for (const { id, text } of cards) {
        expect(text[language].length, id).toBeGreaterThan(5)
        expect(text[language], id).not.toMatch(/\{\w+\}|\.\.|undefined/)
      }
    }
  })
})

describe('play', () => {
  // Some of these fit no question; whoever types them is asked again.
  const typed = Array.from({ length: 90 }, (_, at) => `${1 + ((at * 7) % 5)}\n`).join('')

  test.each(['en', 'fr', 'it'])('everything fits 80 columns and is said in words, in %s', async (lang) => {
    const file = join(folder(), 'lodge.json')
    const { code, out, err } = await conclave(
      [
        ...['play', '--game', 'black-rose', '--seats', '4', '--seed', 'lodge', '--bots', 'random'],
        ...['--lang', lang, '--save', file],
      ],
      `${typed}q\nn\n`,
    )
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).not.toMatch(/\b(?:cli|event|option|question|outcome|card|rule|spell)\.[a-z]|\{\w+\}/i)
    // The last lines are the question whether to save, with its answer, and a goodbye.
    for (const line of out.trimEnd().split('\n').slice(0, -4))
      expect([...line].length, line).toBeLessThanOrEqual(80)
  })

  test('a match among bots is told to its end, and its file is right', async () => {
    const file = join(folder(), 'lodge.json')
    const { code, out, err } = await conclave([
      ...[
        'play',
        '--game',
        'black-rose',
        '--seats',
        '2',
        '--humans',
        '0',
        '--seed',
        'lodge',
        '--bots',
        'greedy:worlds=1',
      ],
      ...['--option', 'length=short', '--save', file],
    ])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/won|wins/)
    expect(await json('verify', file)).toMatchObject({ ok: true, outcome: { reason: expect.any(String) } })
  })

  test('the Lodge, the mages, the hand, the piles and a card are shown', async () => {
    const { out } = await conclave(
      ['play', '--game', 'black-rose', '--seats', '4', '--seed', 'lodge', '--bots', 'random'],
      `c fireball\n${'1\n'.repeat(14)}p\nq\nn\n`,
    )
    expect(out).toMatch(/Be the mage with most power/)
    expect(out).toMatch(/Fireball {2}spell · Destruction · number 1/)
    expect(out).toMatch(/━━ Round 1: .* Phase, \w+ first, moon 1 ━/)
    expect(out).toMatch(/^Power +Raven 0.*the Black Rose \d/m)
    expect(out).toMatch(/^ {16}\S.*\n {16}\w+ ○ ·{3,5}/m)
    expect(out).toMatch(/Black Rose Room/)
    expect(out).toMatch(/^1 Raven +\w+, \w+ · in the cell by /m)
    expect(out).toMatch(/^Your hand\n {2}\S/m)
    expect(out).toMatch(/^Destruction +\d+/m)
    expect(out).toMatch(/^Grimoire of Raven +\d+ +\S/m)
  })
})

test('coverage tells cards, verbs and rules', async () => {
  const report = (await json('coverage', '--game', 'black-rose', '--matches', '6', '--bot', 'random')) as {
    'black-rose': {
      rules: { missing: string[] }
      cards: { total: number; seen: number }
      verbs: { total: number; seen: number }
    }
  }
  const { rules, cards, verbs } = report['black-rose']
  expect(rules.missing).toEqual([])
  expect(cards.total).toBe(290)
  expect(cards.seen).toBeGreaterThan(70)
  expect(verbs.total).toBe(59)
  expect(verbs.seen).toBeGreaterThan(25)
})
