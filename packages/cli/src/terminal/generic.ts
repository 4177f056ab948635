import { pc } from '../colours.ts'
import { wrap } from '../output.ts'
import type { Drawing } from './board-type.ts'

/** Any game's view as an indented list: what a game has until somebody draws its board. */
export const generic = ({ view, width }: Drawing<object>): string => linesOf(view.table, '', width).join('\n')

const linesOf = (value: unknown, indent: string, width: number): string[] => {
  if (typeof value !== 'object' || value === null) return [indent + String(value)]
  return Object.entries(value).flatMap(([name, item]: [string, unknown]) => {
    const text = inline(item)
    if (text !== null) return wrap(`${indent}${pc.cyan(name)} ${text}`, width, `${indent}  `).split('\n')
    return [indent + pc.cyan(name), ...linesOf(item, `${indent}  `, width)]
  })
}

/** Text of a value that fits on a line: a plain one, or a list of them. */
const inline = (value: unknown): string | null => {
  if (typeof value !== 'object' || value === null) return String(value)
  const items: unknown[] = Object.values(value)
  if (items.length === 0) return '–'
  const isPlainList = Array.isArray(value) && !items.some((item) => typeof item === 'object' && item !== null)
  return isPlainList ? items.join(', ') : null
}
