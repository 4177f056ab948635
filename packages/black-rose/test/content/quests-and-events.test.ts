import { expect, test } from 'vitest'
import { contentOf } from '../../src/content/content.ts'
import { eventNames } from '../../src/content/names/events.ts'
import { questNames } from '../../src/content/names/quests.ts'
import { listsOf } from '../../src/verbs/lists.ts'
import { editionIds, moons } from '../../src/words/board.ts'
import { type EventCard, type Quest, standings, tallies } from '../../src/words/card.ts'
import { crowds } from '../../src/words/effect.ts'
import { editions } from './quest-kit.ts'

const questsIn = (edition: (typeof editions)[number]): Quest[] => [...contentOf(edition).quests.values()]
const eventsIn = (edition: (typeof editions)[number]): EventCard[] => [...contentOf(edition).events.values()]
const perMoon = (cards: readonly { readonly moon: number }[]): number[] =>
  moons.map((moon) => cards.filter((card) => card.moon === moon).length)
const unique = (ids: readonly string[]): boolean => new Set(ids).size === ids.length

test.each([
  ['0.7', [20, 20, 20], [18, 18, 18], 12],
  ['1.6', [32, 32, 31], [29, 29, 29], 18],
] as const)('[BRW-CMP.20, BRW-SET.7] quests of %s within the printed counts', (edition, all, few, rooms) => {
  const quests = questsIn(edition)
  expect(perMoon(quests)).toEqual(all)
  expect(perMoon(quests.filter(({ fourPlayers }) => !fourPlayers))).toEqual(few)
  for (const moon of moons) {
    const named = quests.flatMap(({ moon: its, task }) =>
      its === moon && task.task === 'activate' ? [task.room] : [],
    )
    expect(named).toHaveLength(rooms)
    expect(unique(named)).toBe(true)
  }
  for (const { moon, power } of quests) expect(power).toBe(moon)
})

test('[BRW-QST.5] a room quest of 0.7 always replaces the effect of its room', () => {
  const replaced = questsIn('0.7').filter(({ task }) => task.task === 'activate')
  expect(replaced.every(({ instead }) => instead)).toBe(true)
})

test.each([
  ['0.7', 20],
  ['1.6', 26],
] as const)('[BRW-CMP.21] %s has so many events a moon', (edition, count) => {
  const events = eventsIn(edition)
  expect(perMoon(events)).toEqual([count, count, count])
  const worth = [
    [1, 1],
    [2, 1],
    [3, 1],
  ]
  for (const { moon, arrival, discard } of events) expect([arrival, discard]).toEqual(worth[moon - 1])
})

test.each(editions)('[BRW-CMP.34, BRW-CMP.35] the cards of %s are well-formed', (edition) => {
  const [quests, events] = [questsIn(edition), eventsIn(edition)]
  expect(unique([...quests, ...events].map(({ id }) => id))).toBe(true)
  for (const { timing, slot, effect, rules } of events) {
    expect([1, 2, 3].includes(slot)).toBe(timing !== 'instant')
    expect(rules.length > 0).toBe(timing === 'action')
    expect(effect.length > 0).toBe(timing !== 'action')
  }
})

test('[BRW-CMP.34, BRW-CMP.35] every quest and every event has one name in each language, its own', () => {
  expect(Object.keys(questNames).toSorted()).toEqual(
    questsIn('1.6')
      .map(({ id }) => id)
      .toSorted(),
  )
  expect(Object.keys(eventNames).toSorted()).toEqual(
    eventsIn('1.6')
      .map(({ id }) => id)
      .toSorted(),
  )
  for (const language of ['en', 'fr', 'it'] as const) {
    const names = [...Object.values(questNames), ...Object.values(eventNames)].map((name) => name[language])
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  }
})

test('the words of quests and events are all in use', () => {
  const tasks = questsIn('1.6').map(({ task }) => task)
  const counted = new Set(tasks.map((task) => (task.task === 'count' ? task.of : '')))
  expect(tallies.filter((tally) => !counted.has(tally))).toEqual([])
  const stood = new Set(tasks.map((task) => (task.task === 'stand' ? task.is : '')))
  expect(standings.filter((standing) => !stood.has(standing))).toEqual([])
  const text = JSON.stringify(editionIds.map((edition) => [...listsOf(edition).values()]))
  expect(crowds.filter((crowd) => !text.includes(`"who":"${crowd}"`))).toEqual([])
})

test('no two quests and no two events of a moon do the same', () => {
  for (const edition of editions)
    for (const cards of [questsIn(edition), eventsIn(edition)]) {
      const faces = cards.map(({ id: _, ...face }) => JSON.stringify(face))
      expect(faces.filter((face, at) => faces.indexOf(face) !== at)).toEqual([])
    }
})

test('rules about colours name each colour at most so often that none is a nuisance all match', () => {
  const named = eventsIn('1.6').flatMap(({ rules }) =>
    rules.flatMap((rule) => {
      if (rule.rule === 'spellDamage') return [rule.from]
      return rule.rule === 'whenever' && 'colour' in rule.on ? [rule.on.colour] : []
    }),
  )
  for (const colour of contentOf('1.6').roomColours)
    expect(named.filter((each) => each === colour).length).toBeLessThan(5)
})
