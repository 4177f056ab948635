import { findGame } from '@conclave/games'
import { type MageNoirOption, type MageNoirView, texts as mageNoirTexts } from '@conclave/mage-noir'
import { speaker } from '@conclave/texts'
import { expect, test } from 'vitest'
import { en } from '../src/texts/en.ts'
import { fr } from '../src/texts/fr.ts'
import { it } from '../src/texts/it.ts'
import type { Step } from '../src/tutorial/lesson-plan.ts'
import { LessonTable } from '../src/tutorial/lesson-table.ts'
import { mageNoirRitual } from '../src/tutorial/mage-noir-ritual.ts'

const boardOf = (table: LessonTable) => table.snapshot().views.get(0)!.table as MageNoirView

/** Follows the lesson up to a step. */
const follow = async (title?: Step['title']) => {
  const found = findGame('mage-noir')
  if ('problem' in found) throw new Error(found.problem)
  const table = new LessonTable(await found.entry.load(found.edition), mageNoirRitual)
  for (const step of mageNoirRitual.steps.slice(0, -1)) {
    if (step.title === title) break
    if (step.keys.length === 0) table.next()
    for (const key of step.keys) table.answer(0, key)
  }
  return table
}

const zoneOf = (view: MageNoirView, card: string) =>
  view.players[0]!.board.find((on) => on.card === card)?.zone

test('what the lesson says of the ritual is so', async () => {
  const begin = boardOf(await follow('lesson.mr.ritual'))
  expect(begin.players[0]!.hand.cards).toContain('ritual-of-decomposition')
  const noir = boardOf(await follow('lesson.mr.noir'))
  expect(zoneOf(noir, 'ritual-of-decomposition')).toBe('rituals')
  const later = boardOf(await follow('lesson.mr.tree'))
  expect(zoneOf(later, 'ritual-of-decomposition')).toBe('rituals')
  // Each of her turns costs a life.
  expect(later.players[0]!.life).toBeLessThan(noir.players[0]!.life)
})

test('what the lesson says of the Protector is so', async () => {
  const before = boardOf(await follow('lesson.mr.protect'))
  const tree = (view: MageNoirView) => view.players[0]!.board.find(({ card }) => card === 'dead-tree')
  expect(tree(before)).toMatchObject({ zone: 'permanents', n: 11, life: 2 })
  const table = await follow('lesson.mr.after')
  expect(tree(boardOf(table))).toMatchObject({ life: 1 })
  expect(boardOf(table).players[0]!.life).toBe(before.players[0]!.life)
})

test('the question of the Protector is asked in the other mage’s turn', async () => {
  const view = (await follow('lesson.mr.protect')).snapshot().views.get(0)!
  expect(view.question).toMatchObject({ kind: 'protect', manner: 'window' })
  expect((view.table as MageNoirView).active).toBe(1)
  expect(view.options.map((option) => (option as MageNoirOption).do)).toEqual(['redirect'])
})

test.each([
  ['en', en],
  ['fr', fr],
  ['it', it],
] as const)('the lesson calls everything by its name (%s)', (language, texts) => {
  const speak = speaker(mageNoirTexts.catalogues, language)
  const nameOf = (id: string) => speak(mageNoirTexts.cards.find((card) => card.id === id)!.name)
  const names = [
    ['lesson.mr.ritual.text', 'ritual-of-decomposition'],
    ['lesson.mr.prepare.text', 'ritual-of-decomposition'],
    ['lesson.mr.tree.text', 'dead-tree'],
    ['lesson.mr.protect.text', 'dead-tree'],
    ['lesson.mr.protect.text', 'fire-whip'],
  ] as const
  expect(names.filter(([text, card]) => !texts[text].includes(nameOf(card)))).toEqual([])
})
