/** How much of a forecast has room in a panel: what it is and all names; a sign and all names; or a sign and the marks alone. */
type Fullness = 'words' | 'names' | 'marks'

/** So many letters have room in the line. */
const line = 32
/** What a mark and a figure take beside a name, in letters. */
const figure = 5
/** What the sign takes that stands for the words. */
const sign = 2

/** A name is shown whole or not at all. */
export const fullnessOf = (words: string, names: readonly string[]): Fullness => {
  const letters = names.reduce((sum, name) => sum + name.length + figure, 0)
  if (words.length + letters <= line) return 'words'
  return sign + letters <= line ? 'names' : 'marks'
}
