import { expect, it } from 'vitest'
import { levels, readBot } from '../src/index.ts'
import { botOf } from './bot-of.ts'

const problemOf = (spec: string): string => {
  const reading = readBot(spec, { clock: () => 0 })
  return reading.ok ? 'none' : reading.problem
}

it('knows random, greedy and adept, from weak to strong', () => {
  expect(levels.map(({ id }) => id)).toEqual(['random', 'greedy', 'adept'])
})

it.each([
  'random',
  'greedy',
  'greedy:worlds=1',
  'adept',
  'adept:iterations=500',
  'adept:ms=200',
  'adept:ms=200:rollout=0',
])('reads %s and says so', (spec) => {
  expect(botOf(spec).spec).toBe(spec)
})

it('says what is wrong', () => {
  expect(problemOf('wizard')).toBe("there is no bot 'wizard' (there are: random, greedy, adept)")
  expect(problemOf('')).toContain("there is no bot ''")
  expect(problemOf('greedy:ms=5')).toBe("bot 'greedy:ms=5': there is no option 'ms' (there are: worlds)")
  expect(problemOf('adept:iterations=many')).toContain('must be a whole number')
  expect(problemOf('adept:iterations=-5')).toContain('must be a whole number')
  expect(problemOf('adept:iterations')).toContain("'iterations' is not of the form parameter=value")
  expect(problemOf('adept:=5')).toContain("'=5' is not of the form parameter=value")
  expect(problemOf('adept:ms=5=6')).toContain('is not of the form')
  expect(problemOf('adept:ms=5:ms=6')).toContain("'ms' is given twice")
  expect(problemOf('adept:__proto__=5')).toContain("there is no option '__proto__'")
})
