import { stripVTControlCharacters } from 'node:util'
import { describe, expect, test } from 'vitest'
import { botName, showEnding } from '../src/play/ending.ts'
import type { Lines } from '../src/play/input.ts'
import { playOn } from '../src/play/loop.ts'
import { chaptersOf } from '../src/play/rules.ts'
import { saved } from '../src/play/saving.ts'
import { sessionOf } from '../src/play/session.ts'
import { layTable, type PlayOptions } from '../src/play/setup.ts'
import { heardBy } from '../src/play/table.ts'
import { speakTable } from '../src/texts/index.ts'
import { folder, ioOf } from './conclave.ts'

/** Somebody at a terminal who types these lines, and then the last one for ever. */
const typing = (...typed: string[]): Lines & { readonly asked: string[] } => {
  const asked: string[] = []
  return {
    live: true,
    asked,
    ask: async (prompt) => {
      asked.push(prompt)
      return (typed.length > 1 ? typed.shift() : typed[0]) ?? null
    },
    wasInterrupted: () => false,
    close: () => {},
  }
}

const usual: PlayOptions = { game: 'spellbound', seats: 2, bots: 'random', seed: 'newcomers', option: [] }

const played = async (lines: Lines, options = usual) => {
  const io = ioOf()
  const session = sessionOf(io, await layTable(io, options, lines, 'en'), lines, 'en', 0)
  const end = await playOn(session)
  return { session, end, heard: () => io.heard().out }
}

describe('before a match', () => {
  test('a terminal is asked once how hard it shall be; Enter is standard', async () => {
    const io = ioOf()
    const lines = typing('')
    const { match } = await layTable(io, usual, lines, 'en')
    expect(match.file.options).toEqual({ trollBreaker: false, dan: 0, witchFinder: false })
    expect(lines.asked).toEqual(['Options (Enter: the usual ones)> '])
    expect(io.heard().out).toMatch(/trollBreaker +The weaker Troll/)
    expect(io.heard().out).toMatch(/dan=3–8 /)
  })

  test('several variants are combined, and a wrong word is asked again', async () => {
    const io = ioOf()
    const { match } = await layTable(io, usual, typing('dan=99', 'speed', 'TrollBreaker dan=4'), 'en')
    expect(match.file.options).toEqual({ trollBreaker: true, dan: 4, witchFinder: false })
    expect(io.heard().out).toContain("option 'dan' must be a whole number from 3 to 8")
    expect(io.heard().out).toContain("there is no option 'speed'")
  })

  test('who is asked for bots is told what weak ones make of the match, where the game warns of them', async () => {
    const { bots: _, ...open } = usual
    const heard = async (game: string, language: 'en' | 'fr' | 'it') => {
      const io = ioOf()
      await layTable(io, { ...open, game }, typing(''), language)
      return io.heard().out
    }
    expect(await heard('spellbound', 'en')).toMatch(/random +with it, no match is won\n +greedy +with it, /)
    expect(await heard('spellbound', 'fr')).toMatch(/random +avec lui, on ne gagne jamais/)
    expect(await heard('spellbound', 'it')).toMatch(/random +con lui non si vince mai/)
    expect(await heard('mage-noir', 'en')).not.toContain('with it')
  })

  test('whoever has said it, or has no terminal, is not asked', async () => {
    const lines = typing('')
    await layTable(ioOf(), { ...usual, option: ['dan=3'] }, lines, 'en')
    const pipe = { ...lines, live: false }
    expect((await layTable(ioOf(), usual, pipe, 'en')).match.file.options).toMatchObject({ dan: 0 })
    expect(lines.asked).toEqual([])
  })
})

describe('in a match', () => {
  test('it is said once who one is, what it is about, how it is lost and where help is', async () => {
    const { heard } = await played(typing('', 'b', '1', 'q', 'n'))
    expect(heard().indexOf('You are Red.')).toBeLessThan(heard().indexOf('· '))
    expect(heard().match(/You are Red\./g)).toHaveLength(1)
    expect(heard()).toMatch(/four of\s+the\s+five\s+books/)
    expect(heard()).toMatch(/All\s+is\s+lost/)
    expect(heard()).toContain('h: what can be typed; rules: the rules')
  })

  test('nothing is told twice', async () => {
    const { session, end, heard } = await played(typing('', '1'))
    showEnding(session, 0)
    expect(end).toBe('over')
    const told =
      heard()
        .replaceAll(/\n {2}(?=\S)/g, ' ')
        .match(/^· .*/gm) ?? []
    const log = heardBy(session.table, 0).map(({ event }) => session.speak.event(event))
    const happened = log.filter((line) => line !== '')
    // Lines may stay untold when there are many at once, but none is told more often than it happened.
    expect(told.length).toBeLessThanOrEqual(happened.length)
    expect(told.length).toBeGreaterThan(happened.length / 2)
    const path = `${folder()}/over.json`
    expect(saved(session, path)).toBe(`Saved: ${path} (npm run -s conclave -- replay ${path} shows it again)`)
  })

  test('the rules are read page by page, or one chapter of them', async () => {
    const lines = typing(
      '',
      'rules',
      '',
      'q',
      'rules lose',
      'rules nothing like it',
      's /nowhere/x',
      'q',
      'n',
    )
    const { heard } = await played(lines)
    expect(lines.asked.filter((prompt) => prompt.startsWith('Enter: more')).length).toBeGreaterThanOrEqual(2)
    expect(heard()).toContain('One to four mages against the witch Baba Yaga.')
    expect(heard().match(/Ways to lose\n/g)).toHaveLength(1)
    expect(heard()).toContain('No chapter of the rules has “nothing like it” in its title.')
    expect(heard()).not.toMatch(/<!--|\*\*|\]\(#/)
  })

  test('an unfinished match is saved with the command that goes on with it', async () => {
    const { session } = await played(typing('', 'q', 'n'))
    const path = `${folder()}/half.json`
    expect(saved(session, path)).toContain(`(npm run -s conclave -- play --resume ${path} goes on with it)`)
  })
})

test('rules in Markdown are laid out for a terminal', () => {
  const text =
    '# A *game* <!-- #a -->\n\nOne **two**\n[three](#b).\n\n- four\n  five\n- six\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n'
  const [chapter] = chaptersOf(text, 40)
  expect(chapter?.blocks.map(stripVTControlCharacters).slice(1)).toEqual([
    'One two three.',
    '- four five\n- six',
    'a  b\n1  2',
  ])
})

test('bots have names in every language', async () => {
  const { loaded } = await layTable(ioOf(), usual, { ...typing(''), live: false }, 'en')
  const named = (language: 'en' | 'fr' | 'it', spec: string) =>
    botName(speakTable(loaded.texts, language), spec)
  expect(named('en', 'random')).toBe('random')
  expect(named('fr', 'random')).toBe('au hasard')
  expect(named('it', 'greedy')).toBe('avido')
  expect(named('fr', 'adept:ms=600')).toBe('adepte (ms=600)')
})
