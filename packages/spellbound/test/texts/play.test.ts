import { readFileSync } from 'node:fs'
import {
  accept,
  begin,
  below,
  choices,
  keyOf,
  type Question,
  ruleOf,
  swift,
  type TableEvent,
} from '@conclave/kernel'
import { describe, expect, test } from 'vitest'
import { type SpellboundOption, spellbound, texts } from '../../src/index.ts'
import type { HeldSpellId } from '../../src/words/card.ts'
import { askings, events, options } from './samples.ts'
import { flawsIn, inAll } from './voices.ts'

const ruleIds = new Set(
  readFileSync(new URL('../../../../docs/rules/ids/spellbound.txt', import.meta.url), 'utf8').split(/\s+/),
)

/** Everything said in a match in which whatever has been rare is chosen. */
const playOut = (seats: number, seed: string, variants: object) => {
  const chance = swift(`${seed} choices`)
  const told = new Map<string, TableEvent>()
  const asked = new Map<string, { question: Question; options: readonly SpellboundOption[] }>()
  const sink = (event: TableEvent) => told.set(JSON.stringify(event), event)
  const chosen = { trollBreaker: false, dan: 0, witchFinder: false, ...variants }
  const state = begin(spellbound, chosen, seats, swift(seed), sink)
  const seen = new Map<string, number>()
  const rarity = (option: SpellboundOption) => seen.get(keyOf(option)) ?? 0
  for (let answers = 0; state.outcome === null && answers < 2000; answers++) {
    const question = state.questions[below(chance, state.questions.length)]!
    const list = choices(spellbound, state, question)
    asked.set(JSON.stringify([question, list]), { question, options: list })
    const least = Math.min(...list.map(rarity))
    const rare = list.filter((option) => rarity(option) === least)
    const option = rare[below(chance, rare.length)]!
    seen.set(keyOf(option), least + 1)
    accept(spellbound, state, question, option, sink)
  }
  return { told: [...told.values()], asked: [...asked.values()], outcome: state.outcome }
}

const matches = [
  { seats: 1, seed: 'solo', variants: {} },
  { seats: 2, seed: 'pair', variants: { trollBreaker: true } },
  { seats: 3, seed: 'three', variants: { dan: 5 } },
  { seats: 4, seed: 'four', variants: { witchFinder: true } },
  { seats: 4, seed: 'all', variants: { trollBreaker: true, dan: 3, witchFinder: true } },
  { seats: 2, seed: 'again', variants: {} },
  { seats: 3, seed: 'more', variants: {} },
]

describe.each(matches)('a match of $seats ($seed)', ({ seats, seed, variants }) => {
  const { told, asked, outcome } = playOut(seats, seed, variants)

  test('is told without a flaw', () => {
    expect(told.flatMap((event) => flawsIn(texts.event(event)))).toEqual([])
    expect(flawsIn(texts.outcome(outcome!.reason))).toEqual([])
  })

  test('asks without a flaw, and no two answers sound alike', () => {
    const flawed = asked.flatMap(({ question, options }) => [
      ...flawsIn(texts.question(question, options)),
      ...options.flatMap((option) => flawsIn(texts.option(question, option))),
    ])
    expect(flawed).toEqual([])
    for (const { question, options } of asked) {
      for (const language of ['en', 'fr', 'it'] as const) {
        const labels = options.map((option) => inAll(texts.option(question, option))[language])
        expect(new Set(labels).size, `${question.kind}: ${labels.join(' | ')}`).toBe(labels.length)
      }
    }
  })

  test('can say for every answer which rule it comes from', () => {
    for (const { question, options } of asked) {
      for (const option of options) expect(ruleIds).toContain(ruleOf(spellbound, question, option))
    }
  })
})

test('every question, every answer and every event can be said', () => {
  expect(askings.flatMap(([question, offered]) => flawsIn(texts.question(question, offered)))).toEqual([])
  expect(options.flatMap(([question, option]) => flawsIn(texts.option(question, option)))).toEqual([])
  expect(events.flatMap((event) => flawsIn(texts.event(event)))).toEqual([])
  for (const [question, option] of options) expect(ruleIds).toContain(ruleOf(spellbound, question, option))
})

test('a line of the log names who did what, and where', () => {
  const moved = { event: 'mageMoved', audience: 'everyone', mage: 1, to: 'city:red', by: 'move' } as const
  expect(inAll(texts.event(moved))).toEqual({
    en: 'Blue moved to the red city.',
    fr: 'Bleu a rejoint la cité rouge.',
    it: 'Blu ha raggiunto la città rossa.',
  })
})

test('more influence than was needed is not said to be a part of it', () => {
  const used = (total: number) =>
    inAll(
      texts.event({
        event: 'influenceUsed',
        audience: 'everyone',
        rule: 'SPB-IN.2',
        seat: 0,
        village: 3,
        amount: 1,
        total,
        cost: 2,
        card: 'dark-elf',
      }),
    ).en
  expect(used(2)).toMatch(/, which made 2 of the 2 needed\.$/)
  expect(used(3)).toMatch(/, which made 3, more than the 2 needed\.$/)
})

test('[SPB-IN.4] who recruits an ally reads how many of its set came, and where they went', () => {
  const recruited = (copies: number) =>
    inAll(
      texts.event({
        event: 'allyRecruited',
        audience: 'everyone',
        rule: 'SPB-IN.4',
        village: 3,
        card: 'centaur',
        copies,
      }),
    )
  expect(recruited(1)).toEqual({
    en: expect.stringMatching(/: its card came into the Mage row\.$/),
    fr: expect.stringMatching(/: sa carte est entrée dans leur rangée\.$/),
    it: expect.stringMatching(/: la sua carta è entrata nella loro fila\.$/),
  })
  expect(recruited(3)).toEqual({
    en: expect.stringMatching(/; 2 more of its set went to the discard\.$/),
    fr: expect.stringMatching(/; 2 autres de sa famille sont allées à la défausse\.$/),
    it: expect.stringMatching(/; altre 2 della sua serie sono andate negli scarti\.$/),
  })
})

test('a card that offers one sort of deed asks for it, and one that offers several names them', () => {
  const question = { seat: 0, kind: 'part', manner: 'turn', about: { card: 'movement-red' } } as const
  const moves = (['wilderness', 'village:1'] as const).map((to) => ({ do: 'move', part: 0, to }) as const)
  const search = { book: 'red', do: 'search', part: 0 } as const
  expect(inAll(texts.question(question, moves))).toEqual({
    en: 'Movement (red): where do you move?',
    fr: 'Déplacement (rouge)\u202f: où allez-vous\u202f?',
    it: 'Movimento (rosso): dove vai?',
  })
  expect(inAll(texts.question(question, [...moves, { do: 'finish' }])).en).toBe(
    'Movement (red): where do you move? You can also finish with the card.',
  )
  expect(inAll(texts.question(question, [...moves, search])).en).toBe(
    'Movement (red): what do you do? You can move or search for the book here.',
  )
})

test('the questions of turn and Story name only what can be answered', () => {
  const ask = (kind: string) => ({ seat: 0, kind, manner: 'turn', about: null }) as const
  const cast = { do: 'cast', spell: 'alchemy' } as const
  expect(inAll(texts.question(ask('turn'), [{ do: 'begin' }, cast])).en).toBe(
    'Your turn: play it, or cast a spell first?',
  )
  const discard = { card: 'dragon', do: 'discard' } as const
  expect(inAll(texts.question(ask('story'), [{ do: 'endStory' }, discard])).en).toBe(
    'Story: you can discard a card or end the Story.',
  )
  expect(inAll(texts.question(ask('story'), [discard, cast])).en).toMatch(/It can end once two mage cards/)
})

test('a window that is open for Book Wyrms alone does not say what another spell would be for', () => {
  const asked = (window: string, ...spells: HeldSpellId[]) =>
    inAll(
      texts.question({ seat: 0, kind: 'window', manner: 'window', about: { window } }, [
        { do: 'decline' },
        ...spells.map((spell) => ({ do: 'cast', spell }) as const),
      ]),
    ).en
  expect(asked('RW-1', 'book-wyrms')).toBe('Stones have been drawn. Cast a spell before they count?')
  expect(asked('RW-1', 'book-wyrms', 'alchemy')).toMatch(/and not only suns/)
  expect(asked('RW-3', 'book-wyrms')).toMatch(/^The Witch is about to look for places without a guard\./)
  expect(asked('RW-3', 'teleport')).toMatch(/where nobody stands guard/)
})

test('labels are short enough for a button', () => {
  const labels = options.flatMap(([question, option]) => Object.values(inAll(texts.option(question, option))))
  expect(labels.filter((label) => label.length > 80)).toEqual([])
})

test('stones that were drawn are named, and no stones are not', () => {
  const drawn = (sun: number, moon: number) =>
    inAll(texts.event({ event: 'stonesDrawn', sun, moon, audience: 'everyone', rule: 'SPB-BAG.1' }))
  expect(drawn(1, 0)).toEqual({
    en: 'Out of the bag came 1 sun stone.',
    fr: 'Du sac, on a tiré 1 pierre solaire.',
    it: 'Estrazione dal sacchetto: 1 pietra solare.',
  })
  expect(drawn(0, 2)).toEqual({
    en: 'Out of the bag came 2 moon stones.',
    fr: 'Du sac, on a tiré 2 pierres lunaires.',
    it: 'Estrazione dal sacchetto: 2 pietre lunari.',
  })
  expect(drawn(2, 1)).toEqual({
    en: 'Out of the bag came 2 sun stones and 1 moon stone.',
    fr: 'Du sac, on a tiré 2 pierres solaires et 1 pierre lunaire.',
    it: 'Estrazione dal sacchetto: 2 pietre solari e 1 pietra lunare.',
  })
})
