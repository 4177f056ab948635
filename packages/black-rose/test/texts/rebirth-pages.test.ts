import { readFileSync } from 'node:fs'
import { languages } from '@conclave/kernel'
import { describe, expect, test } from 'vitest'
import { editions } from '../../src/editions.ts'
import { textsIn } from '../../src/index.ts'
import { settings, thresholds } from '../../src/state.ts'
import { chapterOf } from '../../src/texts/chapters.ts'
import { elements, jinxKinds, phases, spellTypes, upgradeKinds } from '../../src/words/board.ts'
import { foreignInItalian } from './voices.ts'

const read = (file: string): string =>
  readFileSync(new URL(`../../../../docs/rules/${file}`, import.meta.url), 'utf8')

const pageIn = (language: string): string => read(`rebirth.${language}.md`)

const headingsOf = (page: string): string[] =>
  [...page.matchAll(/^(#+) .+ <!-- #([a-z-]+) -->$/gm)].map(([, level, anchor]) => `${level}${anchor}`)

const tablesOf = (page: string): string[] => page.match(/^\|.*\|$/gm) ?? []

const numbersIn = (row: string): string => (row.match(/\d+/g) ?? []).join(' ')

const [english = '', ...others] = languages.map(pageIn)
const { catalogues } = textsIn('rebirth')

const mages = ['arianna', 'rikkart', 'gramigna', 'doria'] as const
const nightmares = ['dread', 'insomnia', 'vertigo'] as const
const summoned = [
  'cadaver',
  'bearTotem',
  'wolfTotem',
  'owlTotem',
  'serpentTotem',
  'stagTotem',
  'succubus',
  'nigredo',
  'albedo',
  'colossus',
  'fleshHorror',
] as const

test('the rules of Rebirth have the same headings in the same order in every language', () => {
  expect(headingsOf(english).length).toBeGreaterThan(40)
  for (const page of others) expect(headingsOf(page)).toEqual(headingsOf(english))
})

test('the rules of Rebirth have the same numbers in the tables of every language', () => {
  // The glossary is sorted by the words of its language, and has no numbers.
  for (const page of others) expect(tablesOf(page).map(numbersIn)).toEqual(tablesOf(english).map(numbersIn))
})

test('the Italian rules of Rebirth speak as the Italian rulebook', () => {
  expect(
    pageIn('it')
      .split('\n')
      .filter((line) => foreignInItalian.test(line)),
  ).toEqual([])
})

test('the French rules of Rebirth keep their narrow spaces', () => {
  const text = pageIn('fr').replace(/<!-- .* -->|\]\(#[a-z-]+\)|^\|[-| ]+\|$/gm, '')
  expect(text.match(/.{0,20}[^\u202f][;:!?»].{0,5}/g) ?? []).toEqual([])
})

test('the rulings of Rebirth have an id of their own, a question and an answer', () => {
  const rulings = tablesOf(read('rebirth.rulings.md')).filter((row) => /^\| (?:RUL-|REB-)/.test(row))
  const ids = rulings.map((row) => row.split(' ')[1])
  expect(ids.length).toBeGreaterThan(130)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  expect(rulings.filter((row) => row.split(' | ').some((cell) => cell.trim() === ''))).toEqual([])
})

describe.each(languages)('the rules of Rebirth in %s', (language) => {
  const page = pageIn(language)
  const flat = page.replace(/\s+/g, ' ').toLowerCase()
  const anchors = headingsOf(page).map((heading) => heading.replace(/^#+/, ''))
  const said = (id: string): string => catalogues[language][id] ?? id
  const firstCells = tablesOf(page).map((row) => row.split(' | ')[0]?.replace('| ', ''))

  test('give every heading an anchor, and every link leads to one', () => {
    expect(new Set(anchors).size).toBe(anchors.length)
    expect(page.match(/^#+ /gm)?.length).toBe(anchors.length)
    const links = [...page.matchAll(/\]\(#([a-z-]+)\)/g)].map(([, anchor]) => anchor)
    expect(links.filter((anchor) => !anchors.includes(anchor!))).toEqual([])
  })

  test('have every chapter that the table points to', () => {
    const chapters = read('ids/black-rose.txt').split('\n').map(chapterOf)
    expect(chapters.filter((chapter) => chapter !== undefined).length).toBeGreaterThan(100)
    expect(chapters.filter((chapter) => chapter !== undefined && !anchors.includes(chapter))).toEqual([])
  })

  test('[REB-PWR.5] say when the moons rise, however long the match', () => {
    const listed = settings.length.choices.map((length) =>
      thresholds[length].map((at) => `${at} PP`).join(' | '),
    )
    expect(listed.filter((row) => !page.includes(`| ${row} |`))).toEqual([])
  })

  test('[REB-CMP.20, REB-CMP.21] have a row for every mage, evocation, nightmare, jinx and upgrade', () => {
    const names = [
      ...mages.map((name) => said(`mage.${name}`)),
      ...[...summoned, ...nightmares].map((kind) => said(`evocation.${kind}`)),
      ...jinxKinds.map((kind) => said(`jinx.${kind}`)),
      ...upgradeKinds.map((kind) => said(`upgrade.${kind}`)),
    ]
    expect(names.filter((name) => !firstCells.includes(name))).toEqual([])
  })

  test('use the words of the cards and of the table', () => {
    const ids = [
      ...phases.filter((phase) => phase !== 'opening').map((phase) => `phase.${phase}`),
      ...elements.filter((element) => element !== 'magic').map((element) => `element.${element}`),
      'element.any',
      ...spellTypes.map((type) => `type.${type}`),
      ...['agony', 'alchemy', 'hex', 'shamanic', 'technomancy', 'nightmare'].map((name) => `school.${name}`),
      ...editions.rebirth.settings.filter((name) => name !== 'length').map((name) => `setting.${name}`),
      'type.roomTrap',
      'side.light',
      'side.dark',
      'slot.quick',
      'kind.nightmare',
      'kind.jinx',
      'kind.upgrade',
      'fact.unstable',
      'fact.hand',
      'fact.strength',
      'fact.movement',
      'fact.health',
      'fact.quests',
      'room.black-rose-room',
    ]
    expect(ids.filter((id) => !flat.includes(said(id).toLowerCase()))).toEqual([])
  })
})
