import { everythingIn } from '../../../../src/content/content.ts'
import type { School } from '../../../../src/words/board.ts'
import type { Answer } from '../../../position.ts'
import { playsEverySide, type SpellCases } from '../kit.ts'

/** [REB-C.25] A table of Rebirth with the schools and the mages of the earlier box. */
export const mix = {
  schools: 'destruction+divination+necromancy+transmutation+illusion+conspiracy',
  mages: 'nero+tessa+jafar+rebecca',
} as const

/** Plays every side of a school of the earlier box by Rebirth's rules. */
export const playsGuests = (school: School, cases: SpellCases): void =>
  playsEverySide(school, everythingIn('rebirth').books.get(school)!.spells, cases, { mix })

// Where the caster stands, next to it, and two rooms away.
export const here = { at: 'arena' }
export const near = { at: 'forge' }
export const far = { at: 'throne-room' }

/** Two damage from up to three rooms away. */
export const lance = { ...near, first: 'thunder-lance' }

export const event = (id: string): Answer => ({ do: 'event', card: id })
