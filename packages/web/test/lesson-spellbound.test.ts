import { findGame } from '@conclave/games'
import {
  type SpellboundOption,
  type SpellboundQuestion,
  type SpellboundView,
  texts as spellboundTexts,
} from '@conclave/spellbound'
import { speaker } from '@conclave/texts'
import { expect, test } from 'vitest'
import { thingsOf } from '../src/boards/spellbound/things.ts'
import { en } from '../src/texts/en.ts'
import { fr } from '../src/texts/fr.ts'
import { it } from '../src/texts/it.ts'
import type { Step } from '../src/tutorial/lesson-plan.ts'
import { LessonTable } from '../src/tutorial/lesson-table.ts'
import { spellboundSpells } from '../src/tutorial/spellbound-spells.ts'

const viewOf = (table: LessonTable) => table.snapshot().views.get(0)!
const boardOf = (table: LessonTable) => viewOf(table).table as SpellboundView

/** Follows the lesson up to a step, and looks at each answer before it is given. */
const follow = async (title?: Step['title'], look?: (table: LessonTable, step: Step) => void) => {
  const found = findGame('spellbound')
  if ('problem' in found) throw new Error(found.problem)
  const table = new LessonTable(await found.entry.load(found.edition), spellboundSpells)
  for (const step of spellboundSpells.steps.slice(0, -1)) {
    if (step.title === title) break
    if (step.keys.length === 0) table.next()
    for (const key of step.keys) {
      look?.(table, step)
      table.answer(0, key)
    }
  }
  return table
}

test('the lesson points at something by which each answer is chosen', async () => {
  const unseen: string[] = []
  await follow(undefined, (table, { title, points }) => {
    const { options, question } = viewOf(table)
    const wanted = thingsOf(
      options[0] as SpellboundOption,
      question as unknown as SpellboundQuestion,
      boardOf(table),
    )
    if (wanted.length > 0 && !wanted.some((thing) => points.includes(thing)))
      unseen.push(`${title}: ${wanted[0]}`)
  })
  expect(unseen).toEqual([])
})

test('what the lesson says of the books and their spells is so', async () => {
  const begin = boardOf(await follow('lesson.sp.begin'))
  expect(begin).toMatchObject({ turn: 2, books: { silver: 6 }, players: [{ location: 'city:blue' }] })
  expect(begin.players[0]!.spells).toEqual(['circle-of-magi'])
  expect(boardOf(await follow('lesson.sp.find')).books.blue).toBe(5)
  expect(boardOf(await follow('lesson.sp.alchemy')).players[0]!.spells).toEqual(['alchemy'])
  expect(boardOf(await follow('lesson.sp.second'))).toMatchObject({ turn: 3, books: { blue: 7 } })
  expect(boardOf(await follow('lesson.sp.wyrms')).players[0]!.spells).toEqual(['alchemy', 'book-wyrms'])
  expect(boardOf(await follow('lesson.sp.near')).turn).toBe(4)
})

test('what the lesson says of the encounter is so', async () => {
  const before = boardOf(await follow('lesson.sp.comes'))
  const hunted = boardOf(await follow('lesson.sp.hunt'))
  const steps = (piece: keyof SpellboundView['pieces']) => hunted.pieces[piece] - before.pieces[piece]
  // The blue mage had not moved: her hat has taken one step before the Witch came.
  expect([steps('green'), steps('yellow'), steps('troll'), steps('red'), steps('blue')]).toEqual([
    2, 1, 1, 0, 2,
  ])
  expect(hunted.drawn.sun - before.drawn.sun).toBe(1)
  expect(hunted.drawn.moon - before.drawn.moon).toBe(1)
  expect(hunted.strengths).toMatchObject({ sun: 4, moon: 4 })
  const after = boardOf(await follow('lesson.sp.after'))
  expect(after).toMatchObject({ turn: 5, books: { green: 6 }, stage: 1 })
  expect(Object.values(after.zones).flatMap(({ cards = [] }) => cards)).toContain('skeleton-army')
  expect(after.players[0]!.spells).toEqual(['hat-trick'])
})

test.each([
  ['en', en],
  ['fr', fr],
  ['it', it],
] as const)('the lesson calls everything by its name (%s)', (language, texts) => {
  const speak = speaker(spellboundTexts.catalogues, language)
  const nameOf = (id: string) => speak(spellboundTexts.cards.find((card) => card.id === id)!.name)
  const names = spellboundSpells.steps.flatMap(({ keys, text }) =>
    keys.flatMap((key) =>
      [...key.matchAll(/\b(?:card|spell)=(\S+)/g)].map(([, id = '']) => ({ text, name: nameOf(id) })),
    ),
  )
  names.push({ text: 'lesson.sp.after.text', name: nameOf('skeleton-army') })
  expect(names.length).toBeGreaterThan(5)
  expect(names.filter(({ text, name }) => !texts[text].includes(name))).toEqual([])
})
