import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { conclave, folder, json } from './conclave.ts'

const rebirth = ['--game', 'black-rose', '--edition', 'rebirth'] as const

interface Card {
  readonly id: string
  readonly kind: string
  readonly count: number
  readonly text: { readonly [language: string]: string }
}

describe('cards', () => {
  test('[REB-CMP.16, REB-CMP.18, REB-CMP.20, REB-CMP.22, REB-CMP.24] counts what the box of Rebirth holds', async () => {
    const cards = (await json('cards', ...rebirth)) as Card[]
    const counted = [...Map.groupBy(cards, ({ kind }) => kind)].map(([kind, those]) => [
      kind,
      [those.length, those.reduce((sum, { count }) => sum + count, 0)],
    ])
    expect(Object.fromEntries(counted)).toEqual({
      spell: [72, 216],
      personal: [4, 12],
      forgotten: [10, 10],
      room: [19, 19],
      evocation: [11, 24],
      nightmare: [3, 9],
      upgrade: [6, 18],
      jinx: [4, 12],
      quest: [40, 40],
      event: [36, 36],
      action: [30, 30],
      avatarEvent: [15, 15],
      avatar: [1, 1],
      mage: [4, 4],
      reference: [6, 6],
    })
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length)
    for (const { kind, text } of cards) {
      if (kind === 'room') expect(text.en).toMatch(/Destroyed: .+ Rebuilt: ./)
      for (const words of Object.values(text)) expect(words).not.toBe('')
    }
  })

  test.each([
    ['en', 'action card: 30 cards', 'when an enemy combat spell targets you'],
    ['fr', 'carte d’action : 30 cartes', 'quand un sort de combat ennemi'],
    ['it', 'carta azione: 30 carte', 'quando una magia di combattimento nemica'],
  ])('tells what an action card does, in %s', async (lang, head, back) => {
    const { out } = await conclave(['cards', ...rebirth, '--lang', lang])
    const words = out.replaceAll(/\s+/g, ' ')
    expect(words).toContain(head)
    expect(words.toLowerCase()).toContain(back)
    expect(words).not.toMatch(/\b(?:text|action|key|kind)\.[a-z]/)
  })
})

describe('sim', () => {
  const sim = (seats: number, ...options: readonly string[]) =>
    json(
      ...[
        'sim',
        ...rebirth,
        '--seats',
        String(seats),
        '--matches',
        '2',
        '--workers',
        '1',
        '--seed',
        'rebirth',
      ],
      ...['length=short', ...options].flatMap((option) => ['--option', option]),
    )

  test.each([
    [1, ['avatar=apprentice']],
    [2, ['avatar=master']],
    [3, ['avatar=apprentice', 'crownOfSummoner=true']],
    [4, []],
  ])('[REB-AVA.1] plays with %i seats and %j', async (seats, options) => {
    expect(await sim(seats, ...options)).toMatchObject({ edition: 'rebirth', seats, finished: 2, errors: [] })
  })

  test.each([
    ['alone without the Avatar', ['--seats', '1'], 'Avatar'],
    ['four mages with it', ['--seats', '4', '--option', 'avatar=master'], 'three mages'],
    [
      'an Avatar in 1.6',
      ['--edition', '1.6', '--seats', '2', '--option', 'avatar=master'],
      "no option 'avatar'",
    ],
  ])('[REB-AVA.1, REB-AVA.4] refuses %s', async (_, args, problem) => {
    const { code, err } = await conclave(['sim', ...rebirth.slice(0, 2), '--edition', 'rebirth', ...args])
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(problem) })
  })
})

test.each([
  ['en', 'alone you play against the Avatar'],
  ['fr', 'seul, on joue contre l’Avatar'],
  ['it', 'da soli si gioca contro l’Avatar'],
])('[REB-AVA.1] play refuses one mage without the Avatar in %s', async (lang, words) => {
  const args = ['play', '--game', 'black-rose', '--edition', 'rebirth', '--seats', '1', '--lang', lang]
  const { code, err } = await conclave(args)
  expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(words) })
})

describe('play and replay', () => {
  const path = folder(afterAll)
  const file = join(path, 'black-rose-0.json')

  beforeAll(async () => {
    const { code, err } = await conclave([
      ...['sim', ...rebirth, '--seats', '1', '--matches', '1', '--workers', '1', '--seed', 'told'],
      ...['--option', 'avatar=master', '--option', 'length=short', '--save', path],
    ])
    expect({ code, err }).toEqual({ code: 0, err: '' })
  })

  test.each([
    ['en', 'The Avatar reveals ', 'The Avatar goes for ', 'cards played', 'The Avatar steps into '],
    ['fr', 'L’Avatar révèle ', 'L’Avatar s’en prend à ', 'sur 5', 'L’Avatar entre '],
    ['it', 'L’Avatar rivela ', 'L’Avatar punta a ', 'su 5', 'L’Avatar entra '],
  ])('[REB-AVA.14, REB-AVA.28] tell what the Avatar does step by step, in %s', async (lang, ...said) => {
    const { code, out, err } = await conclave([...['replay', file, '--view', '0', '--log', '--lang', lang]])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const words = out.replaceAll(/\s+/g, ' ')
    for (const text of said) expect(words).toContain(text)
    expect(words).not.toMatch(/\b(?:text|action|key|spell|blackRose)\.[a-z]/)
  })

  test('[REB-AVA.1] a person sits down alone against the Avatar', async () => {
    const { out } = await conclave(
      ['play', ...rebirth, '--seats', '1', '--option', 'avatar=apprentice', '--seed', 'alone'],
      '1\nrules avatar\n1\n1\n1\n',
    )
    expect(out).toContain('Which colour do you take?')
    expect(out).toContain('the Avatar')
    expect(out).toMatch(/destroyed/)
    expect(out).toMatch(/action cards?/)
    expect(out).not.toContain('No chapter of the rules')
  })

  test.each([
    ['rebirth', true],
    ['1.6', true],
    ['0.7', false],
  ])(
    '[REB-END.5, BRW-END.4] at the start of edition %s it is said whether the Black Rose may win',
    async (edition, may) => {
      const { out } = await conclave([
        'play',
        '--game',
        'black-rose',
        '--edition',
        edition,
        '--seats',
        '4',
        '--seed',
        'rose',
      ])
      expect(out.replaceAll(/\s+/g, ' ').includes('ahead of every mage at the end')).toBe(may)
    },
  )

  test('verify checks such a match', async () => {
    expect(await json('verify', file)).toMatchObject({ ok: true, edition: 'rebirth', seats: 1 })
  })
})

describe('coverage', () => {
  test('meets the cards and verbs of Rebirth, with and without the Avatar', async () => {
    const found = (await json('coverage', ...rebirth, '--matches', '2', '--bot', 'random')) as {
      readonly [game: string]: { readonly cards: { readonly missing: string[]; readonly total: number } }
    }
    const { cards } = found['black-rose']!
    expect(cards.total).toBe(261)
    expect(cards.missing).not.toContain('possessed')
    expect(cards.missing).not.toContain('black-rose-room')
    expect(cards.missing.length).toBeLessThan(200)
  })

  test('an edition is one of a game', async () => {
    expect(await conclave(['coverage', '--edition', 'rebirth', '--matches', '1'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('--edition needs --game'),
    })
  })
})
