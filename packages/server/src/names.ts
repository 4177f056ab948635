// How accounts are called. The tables of characters are from Unicode's UTS 39 (confusables), as far as the scripts below go.

/** Names that are the same in small letters, whatever width they are written in, are one name. */
export const folded = (name: string): string => name.normalize('NFKC').toLowerCase()

const script = (name: string): RegExp => new RegExp(`\\p{Script_Extensions=${name}}`, 'u')

/** Scripts that are written together. */
const scripts: readonly (readonly RegExp[])[] = [
  ['Latin'],
  ['Greek'],
  ['Cyrillic'],
  ['Armenian'],
  ['Hebrew'],
  ['Arabic'],
  ['Devanagari'],
  ['Bengali'],
  ['Tamil'],
  ['Thai'],
  ['Georgian'],
  ['Ethiopic'],
  ['Han', 'Hiragana', 'Katakana', 'Bopomofo'],
  ['Han', 'Hangul'],
].map((together) => together.map(script))

const mark = /\p{Mark}/u

/** Reason why nobody may be called so: letters of several scripts, or of one that is not known here, or a heap of marks. */
export const whyNotName = (name: string): string | null => {
  const normal = name.normalize('NFKC')
  const letters = Array.from(normal).filter((character) => /\p{Letter}/u.test(character))
  const isOneScript = scripts.some((together) =>
    letters.every((letter) => together.some((each) => each.test(letter))),
  )
  if (!isOneScript) return 'the letters of a name belong to one script, such as Latin or Greek'
  if (/\p{Mark}{3}/u.test(normal.normalize('NFD'))) return 'a letter carries two marks at most'
  return Array.from(normal)
    .slice(0, 1)
    .some((character) => mark.test(character))
    ? 'a name does not begin with a mark'
    : null
}

/** Look of each of these characters, in small letters, at a glance. */
const alike: ReadonlyMap<string, string> = new Map(
  [
    ['a', 'аαɑ'],
    ['b', 'ьƅ'],
    ['c', 'сϲ'],
    ['d', 'ԁ'],
    ['e', 'еє'],
    ['f', 'ƒ'],
    ['g', 'ɡց'],
    ['h', 'һհ'],
    // What is a capital i, a small L, a one or a bar.
    ['l', 'i1|ıіιӏḷɩاוߊ'],
    ['j', 'јϳյ'],
    ['k', 'кκ'],
    ['m', 'мμ'],
    ['n', 'пηո'],
    ['o', '0оοօסهᴏ०০๐'],
    ['p', 'рρ'],
    ['q', 'ԛզ'],
    ['r', 'гᴦ'],
    ['s', 'ѕꜱ5'],
    ['t', 'тτ'],
    ['u', 'υսʋ'],
    ['v', 'νѵט'],
    ['w', 'ѡԝωաш'],
    ['x', 'хχ'],
    ['y', 'уγүყ'],
    ['z', 'ᴢʐ2'],
    ['3', 'зӡʒ'],
    ['6', 'б'],
    ['-', '_‐‑–—−ー一'],
    ["'", '’‘ʼ`´'],
  ].flatMap(([taken = '', characters = '']) => Array.from(characters, (each) => [each, taken] as const)),
)

/** Names with the same looks are taken for each other: one person has them all. */
export const looksOf = (name: string): string =>
  Array.from(folded(name), (character) => alike.get(character) ?? character)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll(/[\s.]+/gu, ' ')
