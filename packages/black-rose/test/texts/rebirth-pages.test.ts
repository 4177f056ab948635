import { readFileSync } from 'node:fs'
import { languages } from '@conclave/kernel'
import { describe, expect, test } from 'vitest'
import { contentOf } from '../../src/content/content.ts'
import { editions } from '../../src/editions.ts'
import { textsIn } from '../../src/index.ts'
import { settings, thresholds } from '../../src/state.ts'
import { chapterOf } from '../../src/texts/chapters.ts'
import { phases, spellTypes } from '../../src/words/board.ts'
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

const { roomColours, rooms, evocations, jinxes, upgrades, mages } = contentOf('rebirth')

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
  const rowsWith = (...cells: (string | number)[]): string => `| ${cells.join(' | ')} |`
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

  test('[REB-CMP.1] name the rooms of every colour', () => {
    const listed = roomColours.map((colour) =>
      rowsWith(
        said(`roomColour.${colour}`),
        [...rooms.values()]
          .filter((room) => room.colour === colour)
          .map(({ id }) => said(`room.${id}`))
          .join(', '),
      ),
    )
    expect(listed.filter((row) => !page.includes(row))).toEqual([])
  })

  test('[REB-INS.6] tell the flags of a room by its slots', () => {
    const listed = [...rooms.values()].map(({ colour, slots, flags = [] }) =>
      rowsWith(colour === null ? `${slots} (${said('room.black-rose-room')})` : slots, flags.join(' / ')),
    )
    expect(listed.filter((row) => !page.includes(row))).toEqual([])
  })

  test('[REB-CMP.5] print the sheets of the mages', () => {
    const listed = [...mages.values()].map(({ name, health, hand, strength, movement, quests = 0 }) =>
      rowsWith(said(`mage.${name}`), health, hand, strength, movement, quests),
    )
    expect(listed.filter((row) => !page.includes(row))).toEqual([])
  })

  test('[REB-CMP.28] print what there is to summon', () => {
    const listed = [...evocations.values()]
      .filter(({ archetypes }) => !archetypes.includes('shadow'))
      .map(({ kind, archetypes, figures, movement, attack, health }) =>
        rowsWith(
          said(`evocation.${kind}`),
          archetypes.map((archetype) => said(`archetype.${archetype}`)).join(', '),
          figures,
          movement,
          attack,
          health,
        ),
      )
    expect(listed.filter((row) => !page.includes(row))).toEqual([])
  })

  test('[REB-CMP.19] print what there is to assign', () => {
    const listed = [...evocations.values()]
      .filter(({ archetypes }) => archetypes.includes('shadow'))
      .map(({ kind, health }) => `| ${said(`evocation.${kind}`)} | ${health} | `)
    expect(listed.length).toBe(3)
    expect(listed.filter((row) => !page.includes(row))).toEqual([])
  })

  test('[REB-EVO.5, VRB-40] say which evocations are large, and what they bear', () => {
    const large = [...evocations.values()].filter((evocation) => evocation.large)
    const [largeOnes = ''] = /\*\*(?:one large|une grande|una grande)\*\*[^.]*\./.exec(page) ?? []
    expect(large.filter(({ kind }) => !largeOnes.includes(said(`evocation.${kind}`)))).toEqual([])
    const [, bearers = ''] = /<!-- #upgrades -->\n\n([^.]*)\./.exec(page) ?? []
    const bear = [...evocations.values()].filter(({ upgrades = 0 }) => upgrades > 0)
    expect(numbersIn(bearers)).toBe(bear.map(({ upgrades }) => upgrades).join(' '))
    expect(bear.filter(({ kind }) => !bearers.includes(said(`evocation.${kind}`)))).toEqual([])
  })

  test('[REB-CMP.20, REB-CMP.21] have a row for every jinx and every upgrade', () => {
    const names = [
      ...[...jinxes.keys()].map((kind) => said(`jinx.${kind}`)),
      ...[...upgrades.keys()].map((kind) => said(`upgrade.${kind}`)),
    ]
    expect(names.filter((name) => !firstCells.includes(name))).toEqual([])
  })

  test('use the words of the cards and of the table', () => {
    const ids = [
      ...phases.filter((phase) => phase !== 'opening').map((phase) => `phase.${phase}`),
      ...contentOf('rebirth').elements.map((element) => `element.${element}`),
      'element.any',
      ...spellTypes.map((type) => `type.${type}`),
      ...contentOf('rebirth').schools.map((school) => `school.${school}`),
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
