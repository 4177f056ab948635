import { existsSync } from 'node:fs'
import { games } from '@conclave/games'
import { languages } from '@conclave/kernel'
import { expect, test } from 'vitest'
import { gameName, rulesPageOf, shelf, titleAt, titleOf } from '../src/games/game-facts.ts'
import { hasRulesPage } from '../src/rules/available.ts'
import { lessons } from '../src/tutorial/lesson.ts'

const pageOf = (page: string, language: string): URL =>
  new URL(`../../../docs/rules/${page}.${language}.md`, import.meta.url)

test('every game stands on the shelf, and Rebirth beside the game whose edition it is', () => {
  expect(shelf).toEqual(['spellbound', 'mage-noir', 'black-rose', 'rebirth'])
  expect(games.every(({ id }) => titleOf(id) !== undefined)).toBe(true)
})

test.each(shelf)('the lobby knows what %s is, and where it is taught', (id) => {
  const title = titleAt(id)!
  expect(title.minutes[0]).toBeLessThan(title.minutes[1])
  expect(hasRulesPage(id)).toBe(existsSync(pageOf(id, 'en')))
  for (const page of [id, title.changes ?? id])
    for (const language of languages)
      expect(existsSync(pageOf(page, language)), `${page} ${language}`).toBe(true)
  const taught = lessons.filter(({ game, edition }) => game === title.game && edition === title.edition)
  expect(title.lessons.map((lesson) => lesson.id)).toEqual(taught.map((lesson) => lesson.id))
})

test('an edition has the name and the rules of its own title, or those of its game', () => {
  expect(gameName('black-rose', 'rebirth')).toBe('Black Rose Wars: Rebirth')
  expect(gameName('black-rose', '0.7')).toBe('Black Rose Wars')
  expect(rulesPageOf('black-rose', 'rebirth')).toBe('rebirth')
  expect(rulesPageOf('black-rose', '1.6')).toBe('black-rose')
})
