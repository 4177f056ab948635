import { readFileSync } from 'node:fs'
import { languages } from '@conclave/kernel'
import { describe, expect, test } from 'vitest'
import { texts } from '../../src/index.ts'

const pageIn = (language: string): string =>
  readFileSync(new URL(`../../../../docs/rules/mage-noir.${language}.md`, import.meta.url), 'utf8')

const headingsOf = (page: string): string[] =>
  [...page.matchAll(/^(#+) .+ <!-- #([a-z-]+) -->$/gm)].map(([, level, anchor]) => `${level}${anchor}`)

const [english = '', ...others] = languages.map(pageIn)

test('the rules have the same headings in the same order in every language', () => {
  expect(headingsOf(english).length).toBeGreaterThan(20)
  for (const page of others) expect(headingsOf(page)).toEqual(headingsOf(english))
})

describe.each(languages)('the rules in %s', (language) => {
  const page = pageIn(language)
  const flat = page.replace(/\s+/g, ' ')
  const said = (id: string) => texts.catalogues[language][id] ?? id

  test('give every heading an anchor, and every link leads to one', () => {
    const anchors = headingsOf(page).map((heading) => heading.replace(/^#+/, ''))
    expect(new Set(anchors).size).toBe(anchors.length)
    expect(page.match(/^#+ /gm)?.length).toBe(anchors.length)
    const links = [...page.matchAll(/\]\(#([a-z-]+)\)/g)].map(([, anchor]) => anchor)
    expect(links.filter((anchor) => !anchors.includes(anchor!))).toEqual([])
  })

  test('use the words of the cards', () => {
    const ids = Object.keys(texts.catalogues.en).filter(
      (id) => /^(?:word|deck|keyword)\.[a-z-]+$/.test(id) || id === 'glossary.unblockable',
    )
    expect(ids.length).toBeGreaterThan(20)
    expect(ids.map(said).filter((word) => !flat.includes(word))).toEqual([])
  })

  test('call the cards that answer damage by their names', () => {
    for (const id of ['kerlochs-robe', 'druid-horns', 'fire-mask', 'maelstrom', 'ignition'])
      expect(flat.toLowerCase()).toContain(said(`card.${id}`).toLowerCase())
  })
})

test('French keeps its narrow spaces', () => {
  const text = pageIn('fr').replace(/<!-- .* -->|\]\(#[a-z-]+\)|^\|[-| ]+\|$/gm, '')
  expect(text.match(/.{0,20}[^\u202f][;:!?].{0,5}/g) ?? []).toEqual([])
})
