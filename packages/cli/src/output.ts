import { stripVTControlCharacters } from 'node:util'
import type { Io } from './io.ts'

/** Writes to stdout, without colours where there are none. */
export const write = ({ stdout, colour }: Io, text: string): void => {
  stdout.write(colour ? text : stripVTControlCharacters(text))
}

/** Prints a line for people on stdout. */
export const print = (io: Io, text = ''): void => write(io, `${text}\n`)

/** Says something besides the result, on stderr. */
export const note = ({ stderr }: Io, text: string): void => {
  stderr.write(`conclave: ${text}\n`)
}

/** Prints the one JSON document of a command called with `--json`. */
export const printJson = ({ stdout }: Io, value: unknown): void => {
  stdout.write(`${JSON.stringify(value, null, 2)}\n`)
}

/** Number of columns there are to write in. */
export const columns = ({ stdout }: Io): number => Math.max(40, Math.min(stdout.columns || 80, 120))

/** Number of columns that a text takes on a terminal; colours take none. */
export const widthOf = (text: string): number => [...stripVTControlCharacters(text)].length

/** Fills up with spaces to a width. */
export const padEnd = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)))

/** Cuts a text to a width, with an ellipsis. Texts with colours are left alone: cutting would lose their end. */
export const cut = (text: string, width: number): string =>
  widthOf(text) <= width || widthOf(text) !== text.length ? text : `${text.slice(0, Math.max(0, width - 1))}…`

/** Breaks a text between words so that it fits a width; every line but the first is indented. */
export const wrap = (text: string, width: number, indent = ''): string =>
  text
    .split('\n')
    .map((line) => wrapLine(line, width, indent))
    .join('\n')

const wrapLine = (line: string, width: number, indent: string): string => {
  const text = line.trimStart()
  const lines: string[] = []
  let start = line.slice(0, line.length - text.length)
  let current = ''
  for (const word of text.split(' ')) {
    const longer = current === '' ? start + word : `${current} ${word}`
    if (current !== '' && widthOf(longer) > width) {
      lines.push(current)
      start = indent
      current = start + word
    } else current = longer
  }
  lines.push(current)
  return lines.join('\n')
}

/** Rows in aligned columns; the last column is wrapped to the width. */
export const table = (rows: readonly (readonly string[])[], width: number): string => {
  const count = Math.max(0, ...rows.map((row) => row.length))
  const widths = Array.from({ length: count }, (_, at) =>
    Math.max(0, ...rows.map((row) => widthOf(row[at] ?? ''))),
  )
  const before = widths.slice(0, -1).reduce((sum, each) => sum + each + 2, 0)
  const room = Math.max(20, width - before)
  return rows
    .map((row) => {
      const start = row.slice(0, count - 1).map((cell, at) => `${padEnd(cell, widths[at] ?? 0)}  `)
      const last = wrap(row[count - 1] ?? '', room).replaceAll('\n', `\n${' '.repeat(before)}`)
      return (start.join('') + last).trimEnd()
    })
    .join('\n')
}
