import { type Chosen, type Settings, severalIn } from '@conclave/kernel'

/** Reason why so many cannot play with some settings. */
export type Objection =
  | 'alone'
  | 'fourWithAvatar'
  | 'tooManySchools'
  | 'tooFewSchools'
  | 'tooFewMages'
  | 'noBody'

/** Number of schools that the Library holds at most (l.113). */
const mostSchools = 6

/** [REB-AVA.1, REB-AVA.4] Alone one plays against the Avatar, which takes the fourth body. */
const toSeats = (hasAvatar: boolean, seats: number): Objection | null => {
  if (hasAvatar) return seats < 4 ? null : 'fourWithAvatar'
  return seats > 1 ? null : 'alone'
}

/** [RUL-131] A school for every mage, and no more than the Library holds; a body for every mage and for the Avatar. */
const toMix = (schools: number, mages: number, hasAvatar: boolean, seats: number): Objection | null => {
  if (schools > mostSchools) return 'tooManySchools'
  if (schools < seats) return 'tooFewSchools'
  if (mages < seats) return 'tooFewMages'
  return hasAvatar && mages === seats ? 'noBody' : null
}

export const objectionTo = (
  { avatar = 'none', schools, mages }: Chosen<Settings>,
  seats: number,
): Objection | null => {
  const hasAvatar = avatar !== 'none'
  const objection = toSeats(hasAvatar, seats)
  if (objection !== null || typeof schools !== 'string' || typeof mages !== 'string') return objection
  return toMix(severalIn(schools).length, severalIn(mages).length, hasAvatar, seats)
}
