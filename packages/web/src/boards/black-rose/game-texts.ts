import { type EditionId, textsIn } from '@conclave/black-rose'

type GameTexts = ReturnType<typeof textsIn>

const made = new Map<string, GameTexts>()

/** How the edition of a table speaks; made once. */
export const gameTexts = (edition: string): GameTexts => {
  const known = made.get(edition)
  if (known !== undefined) return known
  // The edition of a table is one that the game knows.
  const texts = textsIn(edition as EditionId)
  made.set(edition, texts)
  return texts
}
