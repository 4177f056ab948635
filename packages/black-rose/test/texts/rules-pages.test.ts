import { readFileSync } from 'node:fs'
import { languages } from '@conclave/kernel'
import { describe, expect, test } from 'vitest'
import { contentOf, evocationCard, mageSheetOf } from '../../src/content/content.ts'
import { textsIn } from '../../src/index.ts'
import { settings, settingsIn, thresholds } from '../../src/state.ts'
import { classicIds, elements, phases, spellTypes } from '../../src/words/board.ts'
import { foreignInItalian } from './voices.ts'

const pageIn = (language: string): string =>
  readFileSync(new URL(`../../../../docs/rules/black-rose.${language}.md`, import.meta.url), 'utf8')

const headingsOf = (page: string): string[] =>
  [...page.matchAll(/^(#+) .+ <!-- #([a-z-]+) -->$/gm)].map(([, level, anchor]) => `${level}${anchor}`)

const [english = '', ...others] = languages.map(pageIn)
const { catalogues } = textsIn('1.6')

test('the rules have the same headings in the same order in every language', () => {
  expect(headingsOf(english).length).toBeGreaterThan(40)
  for (const page of others) expect(headingsOf(page)).toEqual(headingsOf(english))
})

test('the Italian rules speak as the Italian rulebook', () => {
  expect(
    pageIn('it')
      .split('\n')
      .filter((line) => foreignInItalian.test(line)),
  ).toEqual([])
})

describe.each(languages)('the rules in %s', (language) => {
  const page = pageIn(language)
  const flat = page.replace(/\s+/g, ' ').toLowerCase()
  const said = (id: string): string => catalogues[language][id] ?? id
  const rowsWith = (...cells: (string | number)[]): string => `| ${cells.join(' | ')} |`

  test('give every heading an anchor, and every link leads to one', () => {
    const anchors = headingsOf(page).map((heading) => heading.replace(/^#+/, ''))
    expect(new Set(anchors).size).toBe(anchors.length)
    expect(page.match(/^#+ /gm)?.length).toBe(anchors.length)
    const links = [...page.matchAll(/\]\(#([a-z-]+)\)/g)].map(([, anchor]) => anchor)
    expect(links.filter((anchor) => !anchors.includes(anchor!))).toEqual([])
  })

  test('[BRW-CMP.30] name the rooms of every colour', () => {
    const listed = contentOf('1.6').roomColours.map((colour) =>
      rowsWith(
        said(`roomColour.${colour}`),
        [...contentOf('1.6').rooms.values()]
          .filter((room) => room.colour === colour)
          .map(({ id }) => said(`room.${id}`))
          .join(', '),
      ),
    )
    expect(listed.filter((row) => !page.includes(row))).toEqual([])
  })

  test('[BRW-CMP.24] count the figures of every evocation', () => {
    const listed = [...contentOf('1.6').evocations.keys()].map((kind) => {
      const { archetypes, figures } = evocationCard('1.6', kind)
      return rowsWith(said(`evocation.${kind}`), said(`archetype.${archetypes[0]!}`), figures)
    })
    expect(listed.filter((row) => !page.includes(row))).toEqual([])
  })

  test('[BRW-CMP.38] print the sheets of the mages', () => {
    const listed = [...contentOf('1.6').mages.keys()].map((name) => {
      const { school, hand, health } = mageSheetOf('1.6', name)
      return rowsWith(said(`mage.${name}`), said(`school.${school}`), hand, health)
    })
    expect(listed.filter((row) => !page.includes(row))).toEqual([])
  })

  test('[BRW-PWR.2] say when the moons rise, however long the match', () => {
    const listed = settings.length.choices.map((length) =>
      thresholds[length].map((at) => `${at} PP`).join(' | '),
    )
    expect(listed.filter((row) => !page.includes(`| ${row} |`))).toEqual([])
  })

  test('[BRW-CMP.20, BRW-CMP.21] count the quests and events of both editions', () => {
    for (const kind of ['quest', 'event']) {
      const [newer, older] = classicIds.map(
        (edition) => textsIn(edition).cards.filter((card) => card.kind === kind).length,
      )
      expect(page).toMatch(new RegExp(`^\\| [^|]+ \\| ${newer} \\| ${older} \\|$`, 'm'))
    }
  })

  test('use the words of the cards and of the table', () => {
    const ids = [
      ...phases.filter((phase) => phase !== 'opening').map((phase) => `phase.${phase}`),
      ...elements.map((element) => `element.${element}`),
      ...spellTypes.map((type) => `type.${type}`),
      ...Object.keys(settingsIn('1.6'))
        .filter((name) => name !== 'length')
        .map((name) => `setting.${name}`),
      'type.roomTrap',
      'slot.quick',
      'fact.hand',
      'fact.strength',
      'fact.movement',
      'fact.health',
      'room.black-rose-room',
    ]
    expect(ids.filter((id) => !flat.includes(said(id).toLowerCase()))).toEqual([])
  })
})

test('French keeps its narrow spaces', () => {
  const text = pageIn('fr').replace(/<!-- .* -->|\]\(#[a-z-]+\)|^\|[-| ]+\|$/gm, '')
  expect(text.match(/.{0,20}[^\u202f][;:!?»].{0,5}/g) ?? []).toEqual([])
})
