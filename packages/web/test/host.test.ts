import { think } from '@conclave/bots'
import { findGame } from '@conclave/games'
import { below, keyOf, swift } from '@conclave/kernel'
import { expect, test } from 'vitest'
import { Host, type Surroundings } from '../src/table/local/host.ts'
import type { News } from '../src/table/local/messages.ts'
import type { Plan, Save } from '../src/table/local/plan.ts'

const load = async (game = 'spellbound') => {
  const found = findGame(game)
  if ('problem' in found) throw new Error(found.problem)
  return found.entry.load(found.edition)
}

const plan: Plan = {
  id: 'test',
  game: 'spellbound',
  edition: '2012',
  options: {},
  seats: [
    { kind: 'human', name: 'Ada', level: null },
    { kind: 'bot', name: null, level: 'random' },
  ],
  seed: 'a table for tests',
}

/** A host whose bots think at once and whose time stands still. */
const around = (game: Awaited<ReturnType<typeof load>>['game']) => {
  const news: News[] = []
  const saves: Save[] = []
  const queue: (() => void)[] = []
  let host: Host | undefined
  const surroundings: Surroundings = {
    tell: (each) => news.push(each),
    think: (number, task) => queue.push(() => host?.thought(number, think(game, task, { clock: () => 0 }))),
    save: (save) => saves.push(structuredClone(save)),
    later: (_, work) => queue.push(work),
    now: () => 0,
  }
  const run = () => {
    while (queue.length > 0) queue.shift()?.()
  }
  return { news, saves, surroundings, run, take: (opened: Host | string) => (host = opened as Host) }
}

test('a match with a bot comes to its end, and is saved after every answer', async () => {
  const loaded = await load()
  const { news, saves, surroundings, run, take } = around(loaded.game)
  const host = take(Host.begin(loaded, plan, [{}, {}], 0, surroundings))
  host.go()
  run()
  for (let turn = 0; turn < 2_000 && news.at(-1)?.outcome === null; turn++) {
    const view = news.at(-1)?.views[0]?.[1]
    const option = view?.options[turn % (view.options.length || 1)]
    if (option === undefined) throw new Error('nobody is asked')
    host.answer(0, keyOf(option))
    run()
  }
  expect(news.at(-1)?.outcome).not.toBeNull()
  expect(saves.at(-1)?.outcome).toEqual(news.at(-1)?.outcome)
})

test.each(['spellbound', 'mage-noir', 'black-rose'])(
  'a table of %s is kept before the first answer, with the same deal',
  async (game) => {
    const loaded = await load(game)
    const first = around(loaded.game)
    const table = { ...plan, game, edition: loaded.game.edition }
    first.take(Host.begin(loaded, table, [{}, {}], 0, first.surroundings)).go()
    const [save] = first.saves
    if (save === undefined) throw new Error('nothing was kept')
    const second = around(loaded.game)
    second.take(Host.resume(loaded, save, 0, second.surroundings)).go()
    expect(second.news[0]?.views).toEqual(first.news[0]?.views)
  },
)

test('what a bot decides unseen is not waited for', async () => {
  const loaded = await load('black-rose')
  const waits: number[] = []
  const { news, surroundings, run, take } = around(loaded.game)
  const slow: Surroundings = {
    ...surroundings,
    later: (milliseconds, work) => {
      waits.push(milliseconds)
      surroundings.later(milliseconds, work)
    },
    now: () => waits.reduce((sum, each) => sum + each, 0),
  }
  const table = { ...plan, game: 'black-rose', edition: loaded.game.edition }
  const host = take(Host.begin(loaded, table, [{}, {}], 600, slow))
  host.go()
  run()
  for (let turn = 0; turn < 60; turn++) {
    const view = news.at(-1)?.views[0]?.[1]
    if (view?.options[0] !== undefined) host.answer(0, keyOf(view.options[0]))
    run()
  }
  // Schools are named before anybody sees what comes of it.
  expect(waits.filter((each) => each === 0).length).toBeGreaterThan(3)
  expect(waits).toContain(600)
})

test('a saved match goes on with the same view and the same log', async () => {
  const loaded = await load()
  const first = around(loaded.game)
  const host = first.take(Host.begin(loaded, plan, [{}, {}], 0, first.surroundings))
  host.go()
  first.run()
  for (let turn = 0; turn < 5; turn++) {
    const option = first.news.at(-1)?.views[0]?.[1].options[0]
    if (option !== undefined) host.answer(0, keyOf(option))
    first.run()
  }
  const save = first.saves.at(-1)
  if (save === undefined) throw new Error('nothing was saved')
  const second = around(loaded.game)
  const again = second.take(Host.resume(loaded, save, 0, second.surroundings))
  again.go()
  expect(second.news.at(-1)?.views).toEqual(first.news.at(-1)?.views)
  const told = first.news.flatMap(({ log }) => log.added.map(({ event }) => event))
  expect(second.news.flatMap(({ log }) => log.added.map(({ event }) => event))).toEqual(told)
})

test('an undo takes the events of the answer away and says so', async () => {
  const loaded = await load()
  const { news, surroundings, run, take } = around(loaded.game)
  const host = take(Host.begin(loaded, { ...plan, seats: plan.seats.slice(0, 1) }, [{}], 0, surroundings))
  host.go()
  run()
  const before = news.at(-1)?.views
  const option = news.at(-1)?.views[0]?.[1].options[0]
  if (option === undefined) throw new Error('nobody is asked')
  host.answer(0, keyOf(option))
  expect(news.at(-1)?.undo).toEqual([0])
  host.undo(0)
  expect(news.at(-1)?.views).toEqual(before)
  expect(news.at(-1)?.log.holds).toBe(0)
  expect(news.at(-1)?.log.added.map(({ event }) => event.event)).toEqual(['undone'])
})

/** Number of answers that the table has given for the person. */
const byTable = (saves: readonly Save[]): number => {
  const { file, byTable = [] } = saves.at(-1) ?? {}
  const answers = file?.segments.at(-1)?.answers ?? []
  return byTable.filter((at) => answers[at]?.[0] === 0).length
}

test('an undo goes past what the table has answered by itself, also after a reload, and is not answered at once again', async () => {
  const loaded = await load('black-rose')
  const table = { ...plan, game: 'black-rose', edition: loaded.game.edition }
  const first = around(loaded.game)
  const host = first.take(Host.begin(loaded, table, [{}, {}], 0, first.surroundings))
  host.go()
  first.run()
  const asked = ({ news }: typeof first) => {
    const view = news.at(-1)?.views[0]?.[1]
    return [view?.question, view?.options]
  }
  /** Answers until an answer is followed by one that the table gave by itself, and an undo is offered. */
  const chance = swift('past the table')
  for (;;) {
    const before = asked(first)
    const options = first.news.at(-1)?.views[0]?.[1].options ?? []
    const option = options[below(chance, options.length)]
    if (option === undefined) throw new Error('nobody is asked')
    const entries = byTable(first.saves)
    host.answer(0, keyOf(option))
    first.run()
    if (byTable(first.saves) === entries || first.news.at(-1)?.undo.length === 0) continue
    const save = first.saves.at(-1)
    if (save === undefined) throw new Error('nothing was saved')
    host.undo(0)
    first.run()
    expect(asked(first)).toEqual(before)
    const second = around(loaded.game)
    const again = second.take(Host.resume(loaded, save, 0, second.surroundings))
    again.go()
    again.undo(0)
    second.run()
    expect(asked(second)).toEqual(before)
    expect(second.news.at(-1)?.log.added.map(({ event }) => event.event)).toEqual(['undone'])
    break
  }
})

test('while something is shown no bot acts; afterwards it does what it had decided', async () => {
  const loaded = await load()
  const { news, surroundings, run, take } = around(loaded.game)
  const seats = plan.seats.map((seat) => ({ ...seat, kind: 'bot' as const, level: 'random' }))
  const host = take(Host.begin(loaded, { ...plan, seats }, [{}, {}], 0, surroundings))
  host.hold(true)
  host.go()
  run()
  expect(news.at(-1)?.version).toBe(0)
  host.hold(false)
  expect(news.at(-1)?.version).toBe(1)
  host.hold(true)
  run()
  expect(news.at(-1)?.version).toBe(1)
})
