import { readFileSync } from 'node:fs'
import { languages } from '@conclave/kernel'
import { describe, expect, test } from 'vitest'
import { cards, texts } from '../../src/index.ts'
import { inAll } from './voices.ts'

const pageIn = (language: string): string =>
  readFileSync(new URL(`../../../../docs/rules/spellbound.${language}.md`, import.meta.url), 'utf8')

const headingsOf = (page: string): string[] =>
  [...page.matchAll(/^(#+) .+ <!-- #([a-z-]+) -->$/gm)].map(([, level, anchor]) => `${level}${anchor}`)

const [english = '', ...others] = languages.map(pageIn)

test('the rules have the same headings in the same order in every language', () => {
  expect(headingsOf(english).length).toBeGreaterThan(20)
  for (const page of others) expect(headingsOf(page)).toEqual(headingsOf(english))
})

describe.each(languages)('the rules in %s', (language) => {
  const page = pageIn(language)

  test('give every heading an anchor, and every link leads to one', () => {
    const anchors = headingsOf(page).map((heading) => heading.replace(/^#+/, ''))
    expect(new Set(anchors).size).toBe(anchors.length)
    expect(page.match(/^#+ /gm)?.length).toBe(anchors.length)
    const links = [...page.matchAll(/\]\(#([a-z-]+)\)/g)].map(([, anchor]) => anchor)
    expect(links.filter((anchor) => !anchors.includes(anchor!))).toEqual([])
  })

  test('call places, spells and minions by the names on their cards', () => {
    const named = cards.filter(({ kind }) => kind === 'place' || kind === 'spell' || kind === 'minion')
    const flat = page.replace(/\s+/g, ' ')
    const missing = named
      .map(({ id }) => inAll(texts.cards.find((card) => card.id === id)!.name)[language])
      .filter((name) => !flat.includes(name))
    expect(missing).toEqual([])
  })
})

test('French keeps its narrow spaces', () => {
  const text = pageIn('fr').replace(/<!-- .* -->|\]\(#[a-z-]+\)|^\|[-| ]+\|$/gm, '')
  expect(text.match(/.{0,20}[^\u202f][;:!?].{0,5}/g) ?? []).toEqual([])
})
