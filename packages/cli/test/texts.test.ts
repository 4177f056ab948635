import { games } from '@conclave/games'
import { catalogueProblems } from '@conclave/texts'
import { flawsOfPlainTexts } from '@conclave/texts/testing'
import { describe, expect, test } from 'vitest'
import type { Io } from '../src/io.ts'
import { environmentLanguage } from '../src/language.ts'
import { cut, table, widthOf, wrap } from '../src/output.ts'
import { cliCatalogues } from '../src/texts/index.ts'

test('the command line speaks three languages', () => {
  expect(catalogueProblems(cliCatalogues)).toEqual([])
  expect(flawsOfPlainTexts(cliCatalogues, /^cli\.help|\.prompt$|\.more$/)).toEqual([])
})

test.each(games)('$id speaks three languages', async ({ editions, load }) => {
  for (const { id: edition } of editions)
    expect(catalogueProblems((await load(edition)).texts.catalogues)).toEqual([])
})

test.each<[Io['env'], string]>([
  [{ LANG: 'fr_FR.UTF-8' }, 'fr'],
  [{ LANG: 'fr_FR.UTF-8', LC_ALL: 'it_IT' }, 'it'],
  [{ LC_ALL: '', LC_MESSAGES: 'it', LANG: 'fr' }, 'it'],
  [{ LANG: 'de_DE.UTF-8' }, 'en'],
  [{ LANG: 'C' }, 'en'],
  [{}, 'en'],
])('the environment %j asks for %s', (env, language) => {
  expect(environmentLanguage({ env })).toBe(language)
})

describe('text on a terminal', () => {
  test('is wrapped between words and keeps its indent', () => {
    expect(wrap('  one two three four', 10, '    ')).toBe('  one two\n    three\n    four')
    expect(wrap('a\nb', 10)).toBe('a\nb')
    expect(wrap('unbreakable', 4)).toBe('unbreakable')
    expect(wrap('', 4)).toBe('')
  })

  test('is as wide as it looks', () => {
    expect(widthOf('\u001b[31mrouge\u001b[39m')).toBe(5)
    expect(cut('a long text', 6)).toBe('a lon…')
    expect(cut('short', 6)).toBe('short')
  })

  test('stands in columns', () => {
    expect(
      table(
        [
          ['a', 'bb'],
          ['ccc', 'one two three four five six'],
        ],
        25,
      ),
    ).toBe('a    bb\nccc  one two three four\n     five six')
  })
})
