import type { Speak } from '@conclave/texts'
import type { Series } from './chart.tsx'
import type { Measured } from './rows.ts'

/** Group of lines in one chart, and the height of its scale. */
interface Group {
  readonly title: string
  readonly series: Series[]
  readonly scale: string
  readonly most: number
}

/**
 * The rows as charts: one for each group of measures; those that are compared have the same scale. Colours are the last
 * ones: some are chosen in the match.
 */
export const groupsOf = (rows: readonly (readonly Measured[])[], speak: Speak): Group[] => {
  const groups = new Map<string, Group>()
  const tops = new Map<string, number>()
  for (const [at, { group, name, colour, dashed, scale }] of (rows.at(-1) ?? []).entries()) {
    const title = speak(group)
    const values = rows.map((row) => row[at]?.value ?? null)
    const found = groups.get(title) ?? { title, series: [], scale: scale ?? title, most: 1 }
    const ended = values.at(-1) === null || rows.at(-1)?.[at]?.ended === true
    found.series.push({ name: speak(name), colour, dashed, values, ended })
    groups.set(title, found)
    tops.set(found.scale, Math.max(tops.get(found.scale) ?? 1, ...values.map((value) => value ?? 0)))
  }
  return [...groups.values()].map((group) => ({ ...group, most: tops.get(group.scale) ?? 1 }))
}
