/** Length of a name's longest word, in letters: they become smaller so that it fits. */
export const longestWord = (name: string): number =>
  Math.max(1, ...name.split(/[\s-]+/).map((word) => [...word].length))

/** Words from this length on may be broken where there is no room. */
const breakable = 9
/** No fewer letters stand alone on a line. */
const least = 3

const vowels = 'aeiouyàâäáèéêëìíîïòóôöùúûüœæ'
const isVowel = (letter: string | undefined): boolean => letter !== undefined && vowels.includes(letter)
/** Consonants that belong to one syllable in all three languages. */
const together = /^(?:[bcdfgptv][rl]|[cpgst]h|gn|s[bcdfghlmnpqrtvz])$/u

/** A name whose long words may be broken, but between syllables only, and with a hyphen. */
export const softened = (name: string): string =>
  name
    .split(' ')
    .map((word) => ([...word].length < breakable ? word : broken(word)))
    .join(' ')

const broken = (word: string): string => {
  const letters = [...word.toLowerCase()]
  const last = letters.length - least
  return [...word]
    .map((letter, at) => (at >= least && at <= last && begins(letters, at) ? `\u00ad${letter}` : letter))
    .join('')
}

/** True if a syllable begins at this letter: one consonant or two that belong together, and then a vowel. */
const begins = (letters: readonly string[], at: number): boolean => {
  const pair = (from: number): boolean => together.test(`${letters[from]}${letters[from + 1]}`)
  if (isVowel(letters[at])) return false
  if (isVowel(letters[at + 1])) return isVowel(letters[at - 1]) || !pair(at - 1)
  return pair(at) && isVowel(letters[at + 2])
}
