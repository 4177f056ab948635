/** Fullness of a forecast in a panel: its kind and all names; a sign and all names; or a sign and the marks alone. */
type Fullness = 'words' | 'names' | 'marks'

/** So many letters have room in the line. */
const line = 32
/** Width of a mark and a figure beside a name, in letters. */
const figure = 5
/** Width of the sign that stands for the words. */
const sign = 2

/** A name is shown whole or not at all. */
export const fullnessOf = (words: string, names: readonly string[]): Fullness => {
  const letters = names.reduce((sum, name) => sum + name.length + figure, 0)
  if (words.length + letters <= line) return 'words'
  return sign + letters <= line ? 'names' : 'marks'
}
