import { asSeveral, readSettings, type Settings, severalIn } from '@conclave/kernel'
import { describe, expect, test } from 'vitest'

const settings = {
  fast: { type: 'boolean', default: false },
  rounds: { type: 'number', min: 1, max: 9, default: 5 },
  limit: { type: 'number', min: 10, max: 99, default: 0, off: 0 },
  level: { type: 'choice', choices: ['easy', 'hard'], default: 'easy' },
  tools: { type: 'several', choices: ['axe', 'saw', 'hoe'], names: 'tool', default: 'axe' },
  name: { type: 'text', maxLength: 5, default: '' },
} as const satisfies Settings

const problem = (given: { readonly [name: string]: unknown }): string => {
  const reading = readSettings(settings, given)
  return reading.ok ? 'none' : reading.problem
}

describe('readSettings', () => {
  test('[KRN-DATA.3] fills in what was not given', () => {
    const chosen = { fast: false, rounds: 5, limit: 0, level: 'easy', tools: 'axe', name: '' }
    expect(readSettings(settings, {})).toEqual({ ok: true, chosen })
  })

  test('[KRN-DATA.3] takes values as they are, and as text from a command line', () => {
    const chosen = { fast: true, rounds: 3, limit: 12, level: 'hard', tools: 'saw+axe', name: 'x' }
    expect(readSettings(settings, chosen)).toEqual({ ok: true, chosen })
    const texts = { fast: 'true', rounds: '3', limit: '12', level: 'hard', tools: 'saw+axe', name: 'x' }
    expect(readSettings(settings, texts)).toEqual({ ok: true, chosen })
    expect(readSettings(settings, { fast: 'false' })).toMatchObject({ ok: true, chosen: { fast: false } })
  })

  test('takes several things, or none', () => {
    expect(readSettings(settings, { tools: '' })).toMatchObject({ ok: true, chosen: { tools: '' } })
    expect([severalIn(''), severalIn('saw+axe'), asSeveral(['saw', 'axe'])]).toEqual([
      [],
      ['saw', 'axe'],
      'saw+axe',
    ])
  })

  test('keeps digits that are meant as text', () => {
    expect(readSettings(settings, { name: '123' })).toMatchObject({ ok: true, chosen: { name: '123' } })
  })

  test.each([
    [{ rouds: 3 }, /no option 'rouds' .*fast, rounds, limit, level, tools, name/],
    [{ tools: 'saw+saw' }, /'tools' must be some of axe, saw, hoe, each once/],
    [{ tools: 'axe+pen' }, /'tools' must be some of/],
    [{ tools: 3 }, /'tools' must be some of/],
    [{ rounds: 10 }, /'rounds' must be a whole number from 1 to 9, not 10/],
    [{ rounds: 2.5 }, /'rounds' must be a whole number/],
    [{ rounds: 'many' }, /'rounds' .*not "many"/],
    [{ limit: 5 }, /'limit' must be a whole number from 10 to 99 \(or 0 for none\)/],
    [{ fast: 1 }, /'fast' must be true or false/],
    [{ level: 'medium' }, /'level' must be one of easy, hard/],
    [{ name: 'too long' }, /'name' must be a text of at most 5 characters/],
    [{ name: undefined }, /'name'/],
    [{ toString: 1 }, /no option 'toString'/],
  ])('says what is wrong with %j', (given, words) => {
    expect(problem(given)).toMatch(words)
  })

  test('a game without settings says so', () => {
    expect(readSettings({}, { a: 1 })).toMatchObject({ ok: false, problem: expect.stringContaining('none') })
  })

  test('the values have the types of their settings', () => {
    const reading = readSettings(settings, {})
    if (!reading.ok) throw new Error(reading.problem)
    const rounds: number = reading.chosen.rounds
    const fast: boolean = reading.chosen.fast
    // @ts-expect-error a choice is a text
    const level: number = reading.chosen.level
    expect([rounds, fast, level]).toEqual([5, false, 'easy'])
  })
})
