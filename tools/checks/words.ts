import type { Check } from '../project.ts'

const page = 'docs/words.md'
const row = /^\| ([^|]+) \| [^|]+ \| [^|]+ \| `([^`]+)` \|$/

/** One word, one meaning: the page of words lists none twice, and each still stands in the file that it names. */
export const words: Check = (files) => {
  const text = files.find(({ path }) => path === page)?.text ?? ''
  const listed = text.split('\n').flatMap((line) => {
    const [, terms = '', path = ''] = row.exec(line) ?? []
    return terms === '' ? [] : terms.split(', ').map((word) => ({ word, path }))
  })
  const seen = new Set<string>()
  return listed.flatMap(({ word, path }) => {
    const again = seen.has(word)
    seen.add(word)
    const there = files.find((file) => file.path === path)?.text
    return [
      ...(again ? [`${page}: '${word}' is listed twice`] : []),
      ...(there === undefined
        ? [`${page}: '${word}': there is no ${path}`]
        : spelt(word).test(there)
          ? []
          : [`${page}: '${word}' does not stand in ${path}`]),
    ]
  })
}

/** As it is written in code, too: `chat allowance` is `chatAllowance`, `token bucket` `TokenBucket`. */
const spelt = (word: string): RegExp => new RegExp(word.replaceAll(' ', ' ?'), 'i')
