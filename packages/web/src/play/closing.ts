import type { Ping, SeatInfo, Thing } from '../table/table.ts'

/** So long everybody may still think again, in milliseconds. */
export const closingTime = 3_000

/** The flag that tells everybody at the table that it closes: it stands for one position and for no other. */
export const closingFlag = (version: number): Thing => `closing:${version}`

/** Whether somebody counts down in this position. */
export const isClosing = (pings: readonly Ping[], version: number): boolean =>
  pings.some(({ thing }) => thing === closingFlag(version))

/** Whether there is anybody else who could think again: people at other screens. */
export const hasOthers = (seats: readonly SeatInfo[]): boolean =>
  seats.some(({ kind, mine }) => kind === 'human' && !mine)
