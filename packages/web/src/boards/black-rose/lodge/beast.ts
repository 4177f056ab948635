import type { RoseIcon } from '../art/icons.ts'

const beasts = ['seat0', 'seat1', 'seat2', 'seat3'] as const

/** The beast that every seat has, for its figure and its sheet. */
export const beastOf = (seat: number): RoseIcon => beasts[seat] ?? 'rose'
