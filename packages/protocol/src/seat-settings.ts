import type { Seat, Settings } from '@conclave/kernel'

/** The names of the settings that belong to one of these seats. */
export const settingsOfSeats = (settings: Settings, seats: readonly Seat[]): string[] =>
  Object.entries(settings)
    .filter(([, { seat }]) => seat !== undefined && seats.includes(seat))
    .map(([name]) => name)
