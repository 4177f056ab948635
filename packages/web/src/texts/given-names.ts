import type { Catalogue } from '@conclave/kernel'
import type { Catalogues } from '@conclave/texts'

/**
 * The names that people gave, as texts in the place of the game's own words for the seats: whatever a game says of
 * somebody, it says the name that everybody reads at the table.
 */
export const givenNames = (names: readonly (string | null)[]): Catalogues => {
  const given: Catalogue = Object.fromEntries(
    names.flatMap((name, seat) => (name === null || name === '' ? [] : [[`seat.${seat}`, literal(name)]])),
  )
  return { en: given, fr: given, it: given }
}

/** Literal that nobody takes for a gap of a text: braces stand between apostrophes, apostrophes are doubled. */
const literal = (name: string): string =>
  name.replaceAll(/[{}][{}']*|'/g, (run) => {
    const doubled = run.replaceAll("'", "''")
    return run.startsWith("'") ? doubled : `'${doubled}'`
  })
