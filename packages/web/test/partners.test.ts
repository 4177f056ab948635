import { findGame } from '@conclave/games'
import { hash, keyOf, type MatchFile, type Option, startMatch } from '@conclave/kernel'
import { expect, test } from 'vitest'
import { levelsOf } from '../src/play/names.ts'
import { Host, type Surroundings } from '../src/table/local/host.ts'
import type { News } from '../src/table/local/messages.ts'
import type { Plan } from '../src/table/local/plan.ts'

const load = async () => {
  const found = findGame('spellbound')
  if ('problem' in found) throw new Error(found.problem)
  return found.entry.load(found.edition)
}

/** A person and two bots, of whom the one who plays holds Teleport and Puppetry. */
const companyOf = async () => {
  const loaded = await load()
  const { game } = loaded
  const match = startMatch(game, { options: {}, seats: 3, seed: 'company' })
  if ('problem' in match) throw new Error(match.problem)
  const state = { ...match.state, active: 1, acting: 1, spells: [[], ['teleport', 'puppetry'], []] }
  const questions = [{ seat: 1, kind: 'witchTime', manner: 'turn', about: null }] as const
  const from = { ...state, questions }
  const file: MatchFile = {
    ...match.file,
    segments: [{ rules: game.rules, from, answers: [], hashes: [hash(from)] }],
  }
  const plan: Plan = {
    id: 'company',
    game: 'spellbound',
    edition: '2012',
    options: {},
    seats: [
      { kind: 'human', name: 'Ada', level: null },
      { kind: 'bot', name: null, level: 'random' },
      { kind: 'bot', name: null, level: 'random' },
    ],
    seed: 'company',
  }
  return { loaded, save: { plan, file, byTable: [], orders: [{}, {}, {}], updated: 0, outcome: null } }
}

/** A host whose bots say what the test wants them to say. */
const scripted = async () => {
  const { loaded, save } = await companyOf()
  const news: News[] = []
  const asked: number[] = []
  const surroundings: Surroundings = {
    tell: (each) => news.push(each),
    think: (number) => asked.push(number),
    save: () => {},
    later: (_, work) => work(),
    now: () => 0,
  }
  const host = Host.resume(loaded, save, 0, surroundings)
  if (typeof host === 'string') throw new Error(host)
  host.go()
  return {
    host,
    says: (option: Option) => host.thought(asked.at(-1)!, { key: keyOf(option) }),
    view: () => news.at(-1)!.views[0]![1],
    answers: () =>
      news
        .at(-1)!
        .file.segments.at(-1)!
        .answers.map(([, key]) => key),
    mayUndo: () => news.at(-1)!.undo,
  }
}

test('a bot that would teleport a person’s mage asks her first, and she agrees', async () => {
  const { host, says, view, answers } = await scripted()
  says({ do: 'cast', spell: 'teleport' })
  says({ do: 'whisk', mage: 0 })
  says({ do: 'move', part: 0, to: 'city:green' })
  expect(answers()).toContain(keyOf({ do: 'propose', mage: 0 }))
  expect(view().question).toMatchObject({
    kind: 'consent',
    about: { by: 1, card: 'teleport', to: 'city:green' },
  })
  host.answer(0, keyOf({ do: 'accept' }))
  expect(view().table).toMatchObject({ players: [{ location: 'city:green' }, {}, {}] })
})

test('she may refuse to be steered; then the bot keeps the spell and goes on', async () => {
  const { host, says, view } = await scripted()
  says({ do: 'cast', spell: 'puppetry' })
  says({ do: 'puppet', mage: 0 })
  expect(view().question?.kind).toBe('consent')
  host.answer(0, keyOf({ do: 'refuse' }))
  expect(view().table).toMatchObject({ acting: 1, players: [{}, { spells: ['teleport', 'puppetry'] }, {}] })
  expect(view().asked).toMatchObject([{ seat: 1, kind: 'witchTime' }])
})

test('what a bot does with another bot’s mage needs no question', async () => {
  const { says, view } = await scripted()
  says({ do: 'cast', spell: 'puppetry' })
  says({ do: 'puppet', mage: 2 })
  expect(view().table).toMatchObject({ acting: 2 })
})

test('a new partner is one that a person can win with, and others are named with what they make of the match', async () => {
  const { default: kit } = await import('../src/boards/spellbound/index.tsx')
  const texts = { t: (id: string) => id, speak: () => 'a warning' }
  const { usual, choices } = levelsOf(texts, kit)
  expect(usual).toBe('adept:ms=700')
  expect(choices.filter(({ warned }) => warned).map(({ spec }) => spec)).toEqual(['random', 'greedy'])
  expect(levelsOf(texts, null)).toMatchObject({ usual: 'greedy' })
})
