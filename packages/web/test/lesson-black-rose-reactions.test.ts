import type { BlackRoseOption, BlackRoseQuestion, BlackRoseView } from '@conclave/black-rose'
import { textsIn } from '@conclave/black-rose'
import { findGame } from '@conclave/games'
import { speaker } from '@conclave/texts'
import { expect, test } from 'vitest'
import { thingsOf } from '../src/boards/black-rose/things.ts'
import { en } from '../src/texts/en.ts'
import { fr } from '../src/texts/fr.ts'
import { it } from '../src/texts/it.ts'
import { blackRoseReactions } from '../src/tutorial/black-rose-reactions.ts'
import type { Step } from '../src/tutorial/lesson-plan.ts'
import { LessonTable } from '../src/tutorial/lesson-table.ts'

const viewOf = (table: LessonTable) => table.snapshot().views.get(0)!
const boardOf = (table: LessonTable): BlackRoseView => viewOf(table).table as BlackRoseView

/** Follows the lesson up to a step, and looks at each answer before it is given. */
const follow = async (title?: Step['title'], look?: (table: LessonTable, step: Step) => void) => {
  const found = findGame('black-rose')
  if ('problem' in found) throw new Error(found.problem)
  const table = new LessonTable(await found.entry.load(found.edition), blackRoseReactions)
  for (const step of blackRoseReactions.steps.slice(0, -1)) {
    if (step.title === title) break
    expect(table.step?.title).toBe(step.title)
    if (step.keys.length === 0) table.next()
    for (const key of step.keys) {
      look?.(table, step)
      table.answer(0, key)
      expect(table.astray, `${step.title}: ${key}`).toBe(false)
    }
  }
  return table
}

test('the lesson goes to its end and points at everything that is to be chosen', async () => {
  const unseen: string[] = []
  const table = await follow(undefined, (each, { title, points }) => {
    const { options, question } = viewOf(each)
    expect(options, title).toHaveLength(1)
    unseen.push(
      ...thingsOf(options[0] as BlackRoseOption, question as BlackRoseQuestion, boardOf(each))
        .filter((thing) => !points.includes(thing))
        .map((thing) => `${title}: ${thing}`),
    )
  })
  expect(unseen).toEqual([])
  expect(table.step?.title).toBe('lesson.re.done')
})

test('what the lesson says of the quest, the trap and the protection is so', async () => {
  const begin = boardOf(await follow('lesson.re.quest'))
  expect(begin.mages[0]).toMatchObject({ name: 'nero', school: 'illusion' })
  expect(begin.mages[0]!.quests.map(({ quest }) => quest)).toEqual(['mages-best-fiend'])
  expect(boardOf(await follow('lesson.re.silence')).crown).toBe(1)
  const trapped = boardOf(await follow('lesson.re.trap'))
  expect(trapped.mages[1]!.slots.find(({ slot }) => slot === 'third')).toMatchObject({
    marker: 'trap',
    card: null,
  })
  const shaken = ['chapel', 'ballroom', 'arena'].map(
    (name) => trapped.lodge.find(({ room }) => room === name)?.cubes,
  )
  expect(shaken).toEqual([[0, 0], [0], [0]])
  const struck = boardOf(await follow('lesson.re.struck'))
  expect(struck.mages.map(({ damage }) => damage.length)).toEqual([0, 2])
  expect(struck.mages[0]!.inhibited).toContain('activate')
  expect(struck.evocations).toMatchObject([{ kind: 'cerbero', owner: 0, n: 1 }])
})

test('what the lesson says of the end of the round is so', async () => {
  const given = boardOf(await follow('lesson.re.complete'))
  expect(given.mages[0]).toMatchObject({ place: 'pleasure-room', actions: 0 })
  const before = boardOf(await follow('lesson.re.evocation'))
  expect(before.mages[0]).toMatchObject({ power: 1, completed: ['mages-best-fiend'] })
  expect(before.evocations[0]).toMatchObject({ place: 'black-rose-room', health: 4, damage: [] })
  const after = boardOf(await follow('lesson.re.back'))
  expect(after.evocations[0]!.damage).toHaveLength(3)
  const [me] = boardOf(await follow('lesson.re.done')).mages
  expect(me!.memories).toContain('silence')
  expect(me!.quests.map(({ quest }) => quest)).toEqual(['stretch-your-legs'])
})

test.each([
  ['en', en],
  ['fr', fr],
  ['it', it],
] as const)('the lesson calls everything by its name (%s)', (language, texts) => {
  const { catalogues, cards } = textsIn('1.6')
  const speak = speaker(catalogues, language)
  const nameOf = (id: string) => speak(cards.find((card) => card.id === id)!.name)
  const named = blackRoseReactions.steps.flatMap(({ keys, text }) =>
    keys.flatMap((key) =>
      [...key.matchAll(/\b(?:card|quest|room)=(\S+)/g)].map(([, id = '']) => ({ text, name: nameOf(id) })),
    ),
  )
  named.push(
    { text: 'lesson.re.silence.text', name: nameOf('silence') },
    { text: 'lesson.re.cubes.text', name: nameOf('cataclysm') },
    { text: 'lesson.re.react.text', name: nameOf('informer') },
    { text: 'lesson.re.complete.text', name: nameOf('beast-form') },
    { text: 'lesson.re.round.text', name: nameOf('stretch-your-legs') },
  )
  expect(named.length).toBeGreaterThan(12)
  expect(named.filter(({ text, name }) => !texts[text].includes(name))).toEqual([])
})
