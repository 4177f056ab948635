import { readFileSync } from 'node:fs'
import { type BlackRoseQuestion, type BlackRoseView, blackRoseIn, chapterOf } from '@conclave/black-rose'
import { languages, ruleOf } from '@conclave/kernel'
import { describe, expect, test } from 'vitest'
import { hintsOf } from '../../../src/boards/black-rose/hints/hints.ts'
import kit from '../../../src/boards/black-rose/index.tsx'
import { roseSetup } from '../../../src/boards/black-rose/setup/setup.tsx'
import { boardTexts } from '../../../src/boards/black-rose/texts/index.ts'
import { nextHint } from '../../../src/hints/next-hint.ts'
import { runsOf } from '../../../src/rules/markdown.ts'
import { positionsOf } from './playing.ts'

const read = (page: string, language: string): string =>
  readFileSync(new URL(`../../../../../docs/rules/${page}.${language}.md`, import.meta.url), 'utf8')

const anchorsOf = (page: string): string[] =>
  [...page.matchAll(/^#+ .+ <!-- #([a-z-]+) -->$/gm)].map(([, anchor]) => anchor ?? '')

const positions = [2, 3, 4].flatMap((seats) => [...positionsOf('rebirth', seats, 'learning 1', 1_500)])

describe('[REB-AVA.1, REB-AVA.4] the Avatar follows from the number of seats', () => {
  const fit = (avatar: string, seats: number) => roseSetup.fit?.({ avatar, length: 'short' }, seats).avatar

  test('alone it comes by itself, and the wish for a Master stands', () => {
    expect(fit('none', 1)).toBe('apprentice')
    expect(fit('master', 1)).toBe('master')
  })

  test('two and three choose, and four have no body left for it', () => {
    expect([fit('none', 2), fit('master', 3), fit('master', 4)]).toEqual(['none', 'master', 'none'])
  })

  test('an edition without the Avatar is left as it is', () => {
    expect(roseSetup.fit?.({ length: 'long' }, 2)).toEqual({ length: 'long' })
    expect(roseSetup.companyOf?.({ length: 'long' })).toBeNull()
  })

  test('who plays without a seat is told', () => {
    expect(roseSetup.companyOf?.({ avatar: 'none' })).toBeNull()
    expect(roseSetup.companyOf?.({ avatar: 'master' })).not.toBeNull()
  })
})

test('“?” at a table of Rebirth leads to a chapter of its own page, and to the right one', () => {
  const anchors = anchorsOf(read('rebirth', 'en'))
  const led = new Map<string, Set<string | undefined>>()
  for (const { question, options } of positions)
    for (const option of options) {
      const chapter = chapterOf(ruleOf(blackRoseIn('rebirth'), question, option))
      led.set(question.kind, new Set([...(led.get(question.kind) ?? []), chapter]))
    }
  const all = [...led.values()].flatMap((chapters) => [...chapters])
  expect(all.filter((chapter) => chapter === undefined || !anchors.includes(chapter))).toEqual([])
  const expected: { readonly [kind: string]: readonly string[] } = {
    chooseMage: ['setup'],
    librarySchool: ['study'],
    planCard: ['preparation'],
    step: ['actions'],
    aim: ['casting'],
    activateHere: ['rooms'],
    attackTarget: ['actions'],
    react: ['reactions'],
    nextEvocation: ['evocation-phase'],
    giveUpQuest: ['quests'],
  }
  const found = Object.keys(expected).map((kind) => [kind, [...(led.get(kind) ?? [])]])
  expect(Object.fromEntries(found)).toEqual(expected)
})

describe('hints', () => {
  const told = (edition: 'rebirth' | '1.6') =>
    new Set(
      (edition === 'rebirth' ? positions : [...positionsOf('1.6', 2, 'learning 1', 300)]).flatMap(
        ({ question, options, table }) => hintsOf(question, options, table).map(({ id }) => id),
      ),
    )

  test('come up in a match of Rebirth, and never in one of 1.6', () => {
    for (const id of ['quests', 'quick', 'actions', 'ruins', 'flags', 'stop', 'solve', 'crown'])
      expect(told('rebirth'), id).toContain(`black-rose.${id}`)
    expect([...told('1.6')]).toEqual([])
  })

  test('lead to chapters of the rules, and are told in every language', () => {
    const views = positions.flatMap(({ question, options, table }) => hintsOf(question, options, table))
    for (const language of languages) {
      const anchors = anchorsOf(read('rebirth', language))
      expect(views.filter(({ chapter }) => !anchors.includes(chapter))).toEqual([])
      expect(
        views.filter(
          ({ title, text }) => !boardTexts[language][title.say] || !boardTexts[language][text.say],
        ),
      ).toEqual([])
    }
  })

  test('are told one after the other, each once, and only to whoever is asked', () => {
    const { question, options, table } = positions.find((each) => each.question.kind === 'component')!
    const next = (read: readonly string[]) =>
      nextHint(kit as never, question as BlackRoseQuestion, options, table as BlackRoseView, read)?.id
    const first = next([])
    expect(first).toBeDefined()
    expect(next([first!])).not.toBe(first)
    expect(nextHint(kit as never, null, [], table, [])).toBeNull()
    expect(nextHint(null, question, options, table, [])).toBeNull()
  })
})

describe('the page of what has changed', () => {
  test('has the same headings in every language, and links that lead somewhere', () => {
    const english = read('rebirth-changes', 'en')
    expect(anchorsOf(english).length).toBeGreaterThan(5)
    for (const language of languages) {
      const page = read('rebirth-changes', language)
      expect(anchorsOf(page)).toEqual(anchorsOf(english))
      const links = runsOf(page.replaceAll(/\s+/g, ' ')).filter(({ style }) => style === 'link')
      expect(links.length).toBe(
        runsOf(english.replaceAll(/\s+/g, ' ')).filter(({ style }) => style === 'link').length,
      )
      const lost = links.filter(
        ({ page: other = 'rebirth-changes', to = '' }) =>
          to !== '' && !anchorsOf(read(other, language)).includes(to),
      )
      expect(lost).toEqual([])
    }
  })

  test('is found from the rules of Rebirth and of the earlier game', () => {
    for (const language of languages)
      for (const page of ['rebirth', 'black-rose'])
        expect(read(page, language)).toContain(`](rebirth-changes.${language}.md)`)
  })

  test('the French page keeps its narrow spaces', () => {
    const text = read('rebirth-changes', 'fr').replace(/<!-- .* -->|\]\([^)]*\)|^\|[-| ]+\|$/gm, '')
    expect(text.match(/.{0,20}[^\u202f][;:!?»].{0,5}/g) ?? []).toEqual([])
  })
})

test('a link to another page names the page and the heading', () => {
  expect(runsOf('see [quests](rebirth.en.md#quests), [above](#aim), [all](rebirth.fr.md)')).toMatchObject([
    { text: 'see ' },
    { style: 'link', page: 'rebirth', to: 'quests' },
    {},
    { style: 'link', to: 'aim' },
    {},
    { style: 'link', page: 'rebirth', to: '' },
  ])
})
