import type { Message } from '@conclave/kernel'

/** Counts by name and column; what was counted most stands first. */
export const counting = (columns: number) => {
  const rows = new Map<string, { readonly name: Message; readonly values: number[] }>()
  return {
    add: (name: Message, column: number, amount: number): void => {
      const key = JSON.stringify(name)
      const row = rows.get(key) ?? { name, values: Array<number>(columns).fill(0) }
      rows.set(key, row)
      row.values[column] = (row.values[column] ?? 0) + amount
    },
    rows: () => [...rows.values()].toSorted((one, other) => sumOf(other.values) - sumOf(one.values)),
  }
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0)
