import type { Option, Question } from '@conclave/kernel'
import { pc } from '../colours.ts'
import { padEnd, widthOf, wrap } from '../output.ts'

/** One thing that can be answered now, as it is shown. */
export interface Choice {
  readonly question: Question
  readonly option: Option
  readonly label: string
}

/** Numbered choices in columns; another sort of answer starts another line. */
export const layOut = (choices: readonly Choice[], width: number, first = 1): string => {
  const digits = String(first + choices.length - 1).length
  const lines: string[] = []
  for (const group of groupsOf(choices.map((choice, at) => ({ ...choice, number: at + first })))) {
    const cells = group.map(({ number, label }) => `${pc.yellow(String(number).padStart(digits))} ${label}`)
    lines.push(...inColumns(cells, width - 2, digits + 1).map((line) => `  ${line}`))
  }
  return lines.join('\n')
}

/** The choice that a line means: its number, or a piece of its text that fits no other. */
export const pick = (choices: readonly Choice[], line: string): Choice | 'none' | 'several' => {
  if (/^\d+$/.test(line)) return choices[Number(line) - 1] ?? 'none'
  const wanted = plain(line)
  if (wanted === '') return 'none'
  const exact = choices.filter(({ label }) => plain(label) === wanted)
  const found = exact.length > 0 ? exact : choices.filter(({ label }) => plain(label).includes(wanted))
  return found.length > 1 ? 'several' : (found[0] ?? 'none')
}

/** A text without accents and capitals, for comparing what somebody typed. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replaceAll(/\s+/gu, ' ')
    .toLowerCase()
    .trim()

interface Numbered extends Choice {
  readonly number: number
}

/** Choices of the same sort side by side, sorts in the order in which they first came. */
export const sorted = (choices: readonly Choice[]): Choice[] =>
  [...Map.groupBy(choices, sortOf).values()].flat()

const groupsOf = (choices: readonly Numbered[]): Numbered[][] =>
  mergeSingles([...Map.groupBy(choices, sortOf).values()])

/** Deeds with one answer each would otherwise make a long thin list. */
const mergeSingles = (groups: readonly Numbered[][]): Numbered[][] => {
  const merged: Numbered[][] = []
  let singles: Numbered[] | undefined
  for (const group of groups) {
    if (group.length > 1) {
      merged.push(group)
      singles = undefined
    } else if (singles !== undefined) singles.push(...group)
    else {
      singles = [...group]
      merged.push(singles)
    }
  }
  return merged
}

const sortOf = ({ question, option }: Choice): string =>
  `${question.seat} ${option.do ?? Object.keys(option).join(' ')}`

const inColumns = (cells: readonly string[], width: number, indent: number): string[] => {
  const cellWidth = Math.max(...cells.map(widthOf)) + 3
  const count = Math.max(1, Math.floor((width + 3) / cellWidth))
  if (count === 1) return cells.flatMap((cell) => wrap(cell, width, ' '.repeat(indent)).split('\n'))
  const rows = Math.ceil(cells.length / count)
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: count }, (_, column) => cells[column * rows + row])
      .filter((cell) => cell !== undefined)
      .map((cell) => padEnd(cell, cellWidth))
      .join('')
      .trimEnd(),
  )
}
