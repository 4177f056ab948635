import type { TableInfo } from '@conclave/protocol'

/** True if somebody can still sit down. After a match the same people have their seats at once, wherever they are. */
export const hasFreeSeats = (seats: readonly Pick<TableInfo['seats'][number], 'kind' | 'taken'>[]): boolean =>
  seats.some(({ kind, taken }) => kind === 'human' && !taken)
