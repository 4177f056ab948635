import type { BlackRoseOption, BlackRoseQuestion, BlackRoseView } from '@conclave/black-rose'
import { textsIn } from '@conclave/black-rose'
import { findGame } from '@conclave/games'
import { say } from '@conclave/kernel'
import { speaker } from '@conclave/texts'
import { expect, test } from 'vitest'
import { thingsOf } from '../src/boards/black-rose/things.ts'
import { en } from '../src/texts/en.ts'
import { fr } from '../src/texts/fr.ts'
import { it } from '../src/texts/it.ts'
import { blackRose } from '../src/tutorial/black-rose.ts'
import type { Step } from '../src/tutorial/lesson-plan.ts'
import { LessonTable } from '../src/tutorial/lesson-table.ts'

const tableOf = async (): Promise<LessonTable> => {
  const found = findGame('black-rose')
  if ('problem' in found) throw new Error(found.problem)
  return new LessonTable(await found.entry.load(found.edition), blackRose)
}

const viewOf = (table: LessonTable) => table.snapshot().views.get(0)!
const boardOf = (table: LessonTable): BlackRoseView => viewOf(table).table as BlackRoseView

/** Follows the lesson up to a step, and looks at each answer before it is given. */
const follow = async (title?: Step['title'], look?: (table: LessonTable, step: Step) => void) => {
  const table = await tableOf()
  for (const step of blackRose.steps.slice(0, -1)) {
    if (step.title === title) break
    if (step.keys.length === 0) table.next()
    for (const key of step.keys) {
      look?.(table, step)
      table.answer(0, key)
    }
  }
  return table
}

test('the lesson points at everything that is to be chosen', async () => {
  const unseen: string[] = []
  await follow(undefined, (table, { title, points }) => {
    const view = viewOf(table)
    const wanted = thingsOf(
      view.options[0] as BlackRoseOption,
      view.question as BlackRoseQuestion,
      boardOf(table),
    )
    // The sides of a spell are offered where it lies.
    unseen.push(
      ...wanted
        .filter((thing) => !points.includes(thing) && !thing.startsWith('side:'))
        .map((thing) => `${title}: ${thing}`),
    )
  })
  expect(unseen).toEqual([])
})

test('what the lesson says of the first event is so', async () => {
  const table = boardOf(await follow('lesson.br.rose'))
  expect(table.rose.power).toBe(2)
  expect(table.mages.map(({ place }) => place)).toEqual(['cell', 'cell'])
  expect(table.mages[0]!.quests.map(({ quest }) => quest)).toEqual(['walk-the-hound'])
})

test('what the lesson says of the damage is so', async () => {
  const before = boardOf(await follow('lesson.br.window')).mages[1]!
  expect(before).toMatchObject({ place: 'arena', damage: [] })
  expect(boardOf(await follow('lesson.br.cast')).mages[1]!.damage).toEqual([0, 0, 0])
  expect(boardOf(await follow('lesson.br.lance')).mages[1]!.damage).toHaveLength(8)
  const struck = boardOf(await follow('lesson.br.react'))
  expect(struck.evocations.map(({ kind }) => kind)).toEqual(['cerbero'])
  const shielded = boardOf(await follow('lesson.br.evocation'))
  expect(shielded.mages[0]!.damage).toEqual([1])
  expect(shielded.mages[1]!.damage).toEqual(Array(9).fill(0))
  expect(shielded.mages[1]!.health).toBe(11)
})

test('[BRW-DEF.3, BRW-PWR.2] what the lesson says of the end of the round is so', async () => {
  const table = boardOf(await follow('lesson.br.defeat'))
  expect(table).toMatchObject({ round: 2, moon: 2 })
  expect(table.mages[0]).toMatchObject({ power: 6, won: [1], completed: ['walk-the-hound'] })
  expect(table.mages[0]!.hand.cards).toContain('ring-of-fire')
  expect(table.mages[1]).toMatchObject({ place: 'cell', damage: [] })
  const summoner = table.lodge.find(({ room }) => room === 'summoner-room')!
  expect(summoner).toMatchObject({ cubes: [0, 1], token: 'bright' })
})

test('a wrong step is said to be one, until the right one is made', async () => {
  const table = await follow('lesson.br.second')
  table.answer(0, 'card=fireball do=card')
  table.answer(0, 'do=slot slot=second')
  expect(table.astray).toBe(false)
  table.answer(0, 'do=side side=dark')
  expect(table.astray).toBe(true)
  expect(viewOf(table).options).toEqual([{ do: 'side', side: 'light' }])
  table.answer(0, 'do=side side=light')
  expect(table.astray).toBe(false)
  expect(table.step?.title).toBe('lesson.br.third')
})

const numbers = {
  en: ['one', 'two', 'three'],
  fr: ['une', 'deux', 'trois'],
  it: ['una', 'due', 'tre'],
} as const

test('the lesson lets Cerbero run as far as its card does', async () => {
  const { evocations } = boardOf(await follow('lesson.br.hound'))
  const movement = evocations.find(({ kind }) => kind === 'cerbero')!.movement
  for (const [language, texts] of Object.entries({ en, fr, it })) {
    const told = numbers[language as keyof typeof numbers].filter((number) =>
      new RegExp(`\\b${number}\\b`).test(texts['lesson.br.hound.text']),
    )
    expect(told, language).toEqual([numbers[language as keyof typeof numbers][movement - 1]])
  }
})

test.each([
  ['en', en],
  ['fr', fr],
  ['it', it],
] as const)('the lesson calls everything by its name (%s)', (language, texts) => {
  const { catalogues, cards } = textsIn('1.6')
  const speak = speaker(catalogues, language)
  const nameOf = (id: string) => speak(cards.find((card) => card.id === id)!.name)
  const names = blackRose.steps.flatMap(({ keys, text }) =>
    keys.flatMap((key) =>
      [...key.matchAll(/\b(?:card|quest|room|mage|school)=(\S+)/g)].map(([, id = '']) => ({
        text,
        name: key.includes('school=') ? speak(say(`school.${id}`)) : nameOf(id),
      })),
    ),
  )
  names.push(
    { text: 'lesson.br.rose.text', name: nameOf('thorn-drizzle') },
    { text: 'lesson.br.lance.text', name: nameOf('undead') },
    { text: 'lesson.br.react.text', name: nameOf('leech') },
  )
  expect(names.length).toBeGreaterThan(15)
  expect(names.filter(({ text, name }) => !texts[text].includes(name))).toEqual([])
})
