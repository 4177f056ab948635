import type { Check, ProjectFile } from '../project.ts'

const page = 'docs/words.md'
const row = /^\| ([^|]+) \| [^|]+ \| [^|]+ \| `([^`]+)` \|$/
const exported =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:const|function|interface|type|class|let) (\w+)/gm

/** Games and their boards speak their rulebooks' words, and give what the kernel and the kit name (`view`, `Kit`, `Verb`). */
const speaksRules =
  /^packages\/(?:spellbound|mage-noir|black-rose)\/|^packages\/web\/src\/boards\/(?!parts\/)/

/** Exports that are spelt like a word of the house elsewhere, and why they may be. */
const alsoSaid: { readonly [place: string]: string } = {
  'packages/cli/src/play/table.ts interject': 'the same: the terminal lets its bots interject',
  'packages/kernel/src/json.ts digest': 'the fingerprint of a text, as every library of hashes says',
  'packages/kernel/src/testing/playout.ts Playout': 'the same, under the eyes of the laws',
  'packages/protocol/src/wire/atoms.ts nonce': 'the same, as it crosses the wire',
  'packages/server/src/tables/live.ts Held': 'the same: what a table keeps of it',
  'packages/texts/src/speaker.ts sentence': 'a message with the capital of a sentence',
  'packages/web/src/scenes/queue.ts back': 'a step back, as on every player of pictures',
}

/**
 * One word, one meaning: the page of words lists none twice, each still stands in the file that it names, and nothing else is
 * exported under its name.
 */
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
      ...files.flatMap((file) => (file.path === path ? [] : reuses(file, word))),
    ]
  })
}

/** As it is written in code, too: `chat allowance` is `chatAllowance`, `token bucket` `TokenBucket`. */
const spelt = (word: string): RegExp => new RegExp(word.replaceAll(' ', ' ?'), 'i')

/** The exports of a source that are a word of the house, letter by letter. */
const reuses = ({ path, text }: ProjectFile, word: string): string[] => {
  if (!/^packages\/[^/]+\/src\/.+\.tsx?$/.test(path) || speaksRules.test(path)) return []
  const own = word.replaceAll(' ', '').toLowerCase()
  return [...text.matchAll(exported)].flatMap(([, name = '']) =>
    name.toLowerCase() === own && !Object.hasOwn(alsoSaid, `${path} ${name}`)
      ? [`${path}: '${name}' is another's word (${page}); name it otherwise, or say in words.ts why not`]
      : [],
  )
}
