import { preconstructed } from '@conclave/mage-noir'
import { expect, test } from 'vitest'
import { emptyDraft, keepDraft, leftDraft } from '../../../../src/boards/mage-noir/decks/draft.ts'

const shelf = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('a deck that is being built is found again', () => {
  const here = shelf()
  const draft = { id: null, name: 'Embers', deck: preconstructed['burning-wrath'], touched: true }
  keepDraft(here, draft)
  expect(leftDraft(here)).toEqual(draft)
})

test('what is saved, or cannot be read, is not laid out again', () => {
  const here = shelf()
  keepDraft(here, { id: 'a', name: 'Embers', deck: { flame: 4 }, touched: true })
  keepDraft(here, { id: 'a', name: 'Embers', deck: { flame: 4 }, touched: false })
  expect(leftDraft(here)).toEqual(emptyDraft)
  here.setItem('conclave.draft', '{"name": 3')
  expect(leftDraft(here)).toEqual(emptyDraft)
  here.setItem('conclave.draft', '{"name": "x", "code": "MN1-nonsense"}')
  expect(leftDraft(here)).toEqual(emptyDraft)
})
