import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { describe, expect, test } from 'vitest'
import { conclave, folder, json } from './conclave.ts'

const ones = '1\n'.repeat(2000)
const play = (...more: string[]) => [
  'play',
  '--game',
  'spellbound',
  '--seed',
  'play',
  '--bots',
  'random',
  ...more,
]

describe('a match from stdin', () => {
  test.each(['en', 'fr', 'it'])('is played to its end, in %s', async (lang) => {
    const file = join(folder(), 'match.json')
    const { code, out, err } = await conclave(play('--seats', '2', '--lang', lang, '--save', file), ones)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    // Every text was found and filled: no ids, no gaps, no colours on a pipe.
    expect(out).not.toMatch(/\b(?:cli|event|option|question|outcome|card|rule)\.[a-z]|\{\w+\}/i)
    expect(stripVTControlCharacters(out)).toBe(out)
    const lines = out.split('\n').filter((line) => !line.includes(file))
    for (const line of lines) expect([...line].length).toBeLessThanOrEqual(80)
    expect(await json('verify', file)).toMatchObject({ ok: true, outcome: { reason: expect.any(String) } })
  })

  test('can be left, saved and taken up again', async () => {
    const path = folder()
    const file = join(path, 'half.json')
    const left = await conclave(play('--seats', '2'), `1\n1\ns ${file}\nq\n`, path)
    expect(left).toMatchObject({ code: 0, err: '' })
    expect(left.out).toContain(`Saved: ${file}`)
    const { segments } = JSON.parse(readFileSync(file, 'utf8'))
    expect(segments[0].answers.length).toBeGreaterThanOrEqual(2)
    const whole = join(path, 'whole.json')
    const resumed = await conclave(['play', '--resume', file, '--bots', 'random', '--save', whole], ones)
    expect(resumed).toMatchObject({ code: 0, err: '' })
    const resumedFile = JSON.parse(readFileSync(whole, 'utf8'))
    expect(resumedFile.segments[0].answers.slice(0, segments[0].answers.length)).toEqual(segments[0].answers)
    expect(await json('verify', whole)).toMatchObject({ ok: true })
  })

  test('ends quietly when the input ends, and asks to save when it is left', async () => {
    const path = folder()
    const [ended, quit, saved] = await Promise.all([
      conclave(play('--seats', '1'), '1\n', path),
      conclave(play('--seats', '1'), '1\nq\nn\n', path),
      conclave(play('--seats', '1'), '1\nq\nc\nq\ny\n', path),
    ])
    expect([ended, quit, saved].map(({ code, err }) => ({ code, err }))).toEqual(
      Array(3).fill({ code: 0, err: '' }),
    )
    expect(ended?.out).toMatch(/Goodbye\.\n$/)
    expect(quit?.out).toContain('Save the match before leaving?')
    expect(saved?.out).toMatch(/Saved: spellbound-\d{4}-\d\d-\d\d\.json/)
  })

  test('is watched when nobody plays', async () => {
    const { code, out, err } = await conclave(play('--seats', '2', '--humans', '0'))
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('Nobody won.')
  })

  test('seats several people at one keyboard', async () => {
    const { code, out, err } = await conclave(play('--seats', '2', '--humans', '2'), ones)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out.match(/a person/g)).toHaveLength(2)
  })

  test('never writes over a file', async () => {
    const file = join(folder(), 'mine.json')
    writeFileSync(file, 'precious')
    const { out } = await conclave(play('--seats', '1'), `s ${file}\nq\nn\n`)
    expect(out).toContain('there is such a file already')
    expect(readFileSync(file, 'utf8')).toBe('precious')
  })
})

describe('besides answers', () => {
  const saying = async (...lines: string[]): Promise<string> => {
    const { code, out, err } = await conclave(
      play('--seats', '2', '--humans', '2'),
      [...lines, 'q', 'n', ''].join('\n'),
    )
    expect({ code, err }).toEqual({ code: 0, err: '' })
    return out
  }

  test('help, log, cards, orders, rules and languages', async () => {
    const out = await saying(
      'h',
      'l',
      'c dragon',
      'c nothing like it',
      'c',
      'o',
      'o teleport ask',
      'o teleport never',
      'p',
      'c purge',
      'w 1',
      'lang fr',
      'lang xx',
      '99',
    )
    expect(out).toContain('undo: take your last answer back')
    expect(out).toMatch(/Dragon .*ally/)
    expect(out).toContain('There is no card with “nothing like it” in its name.')
    expect(out).toContain('Which card?')
    expect(out).toMatch(/Destiny deck +\d+ +\S/)
    expect(out).toMatch(/^Purge\n/m)
    expect(out).toMatch(/teleport critical/)
    expect(out).toMatch(/teleport ask/)
    expect(out).toContain("option 'teleport' must be one of")
    expect(out).toMatch(/SPB-[A-Z]+\.\d/)
    expect(out).toContain('Rangée des mages')
    expect(out).toContain('Langues disponibles')
    expect(out).toMatch(/Tapez un nombre de 1 à \d+/)
  })

  test('an answer is taken back, or it is said why not', async () => {
    const out = await saying('u', '1', 'u', 'l')
    expect(out).toContain('There is nothing to take back.')
    const boards = out.split('━━ ').slice(1)
    expect(boards[2]?.split('\n')[0]).toBe(boards[0]?.split('\n')[0])
    expect(existsSync('spellbound.json')).toBe(false)
  })
})
