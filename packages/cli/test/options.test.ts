import { stripVTControlCharacters } from 'node:util'
import type { Option, Question } from '@conclave/kernel'
import { describe, expect, test } from 'vitest'
import { type Choice, layOut as layOutInColour, pick, plain } from '../src/play/options.ts'

// Whether there is colour depends on where the tests run.
const layOut = (...given: Parameters<typeof layOutInColour>) =>
  stripVTControlCharacters(layOutInColour(...given))

const question: Question = { seat: 0, kind: 'story', manner: 'turn', about: null }
const choice = (label: string, option: Option): Choice => ({ question, option, label })
const choices = [
  choice('Play Elf', { do: 'play', card: 'elf' }),
  choice('Play Dark Elf', { do: 'play', card: 'dark-elf' }),
  choice('Discard Elf', { do: 'discard', card: 'elf' }),
  choice('Décliner', { do: 'decline' }),
  choice('Pass', { do: 'pass' }),
]

describe('an answer is meant', () => {
  test.each([
    ['1', choices[0]],
    ['5', choices[4]],
    ['0', 'none'],
    ['6', 'none'],
    ['pass', choices[4]],
    ['  PLAY elf ', choices[0]],
    ['decl', choices[3]],
    ['dark', choices[1]],
    ['elf', 'several'],
    ['dragon', 'none'],
    ['', 'none'],
  ])('by %j', (line, meant) => {
    expect(pick(choices, line)).toBe(meant)
  })
})

test('accents, capitals and typographic marks do not matter', () => {
  expect(plain('  L’Élan\u202f! ')).toBe("l'elan !")
})

test('answers of one sort stand together, single ones share a line', () => {
  expect(layOut(choices, 40)).toBe(
    ['  1 Play Elf        2 Play Dark Elf', '  3 Discard Elf   5 Pass', '  4 Décliner'].join('\n'),
  )
  expect(
    layOut(choices, 20)
      .split('\n')
      .every((line) => line.length <= 20),
  ).toBe(true)
  expect(layOut(choices.slice(3), 80, 10)).toBe('  10 Décliner   11 Pass')
})
