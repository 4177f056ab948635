import { cardOf, cards, isCard } from './content/cards.ts'
import { type Deck, extras, isPreconstructed, preconstructed, preconstructedIds } from './content/decks.ts'
import { names } from './content/names.ts'
import { crc8, fromBase64, toBase64 } from './deck-bytes.ts'
import type { Word } from './words/effect.ts'

/** A deck that was read, or why it could not be. */
export type DeckReading = { readonly deck: Deck } | { readonly problem: string }

const mostCopies = 4
const fewestCards = 40
const version = 1
const prefix = `MN${version}-`

export const deckSize = (deck: Deck): number => Object.values(deck).reduce((sum, count) => sum + count, 0)

/** Every card of a deck as often as it is in it, by collector number. */
export const cardsIn = (deck: Deck): string[] =>
  cards.flatMap(({ id }) => Array<string>(deck[id] ?? 0).fill(id))

/** Section 10.3: the cards of one box, 50 of each element but the rare ones. */
export const box: Deck = Object.fromEntries(
  cards
    .map(({ id }) => {
      const inDecks = Object.values<Deck>(preconstructed).reduce((sum, deck) => sum + (deck[id] ?? 0), 0)
      return [id, inDecks + (extras[id] ?? 0)] as const
    })
    .filter(([, count]) => count > 0),
)

/** Section 10.4: the short code of a deck; equal decks have equal codes. Only cards up to four times have one. */
export const encodeDeck = (deck: Deck): string => {
  const bytes: number[] = [version]
  for (let copies = mostCopies; copies >= 1; copies--) {
    const numbers = cards.filter(({ id }) => deck[id] === copies).map(({ number }) => number)
    bytes.push(numbers.length, ...numbers)
  }
  return prefix + toBase64([...bytes, crc8(bytes)])
}

/** Reads a short code. A code that is well-formed may still hold an illegal deck. */
export const decodeDeck = (code: string): DeckReading => {
  if (!code.startsWith(prefix)) return { problem: `a deck code begins with ${prefix}` }
  const bytes = fromBase64(code.slice(prefix.length))
  if (bytes === null || bytes.length < 6)
    return { problem: 'the deck code is cut off or has a wrong character' }
  if (bytes[0] !== version) return { problem: `the deck code has version ${bytes[0]}, not ${version}` }
  if (crc8(bytes.slice(0, -1)) !== bytes.at(-1)) return { problem: 'the deck code has a typing mistake' }
  return decodeGroups(bytes.slice(1, -1))
}

const decodeGroups = (bytes: readonly number[]): DeckReading => {
  const deck: { [card: string]: number } = {}
  let at = 0
  for (let copies = mostCopies; copies >= 1; copies--) {
    const size = bytes[at++]
    if (size === undefined || at + size > bytes.length) return { problem: 'the deck code is cut off' }
    let last = 0
    for (const number of bytes.slice(at, at + size)) {
      const card = cards[number - 1]
      if (card === undefined) return { problem: `there is no card number ${number}` }
      if (number <= last) return { problem: 'the cards of the deck code are out of order' }
      if (deck[card.id] !== undefined) return { problem: `card number ${number} is in the deck code twice` }
      deck[card.id] = copies
      last = number
    }
    at += size
  }
  return at === bytes.length ? { deck } : { problem: 'the deck code goes on after its end' }
}

/** Reads a deck as people write it: the name of a preconstructed one, a code, or a list with a card a line. */
export const readDeck = (text: string): DeckReading => {
  const wanted = text.trim()
  if (isPreconstructed(wanted)) return { deck: preconstructed[wanted] }
  if (wanted.startsWith('MN') && !wanted.includes('\n')) return decodeDeck(wanted)
  if (/^[a-z-]+$/.test(wanted)) {
    return { problem: `there is no deck '${wanted}' (there are: ${preconstructedIds.join(', ')})` }
  }
  return readList(wanted)
}

const readList = (text: string): DeckReading => {
  const deck: { [card: string]: number } = {}
  for (const [at, written] of text.split('\n').entries()) {
    const line = written.replace(/#.*$/, '').trim()
    if (line === '') continue
    const found = /^(\d{1,3})\s*[x×]?\s+(.+)$/.exec(line)
    if (found === null)
      return { problem: `line ${at + 1} of the deck should be like '4 seed', not '${line}'` }
    const id = idByName.get(plainName(found[2]!))
    if (id === undefined) return { problem: `line ${at + 1} of the deck: there is no card '${found[2]}'` }
    deck[id] = (deck[id] ?? 0) + Number(found[1])
  }
  return { deck }
}

const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Section 8.1: spellings of the rulebook and of other lists that differ from ours. */
const variants: readonly (readonly [string, string])[] = [
  ['Projectile de flammes', 'flame-projectile'],
  ['Anneau de druide', 'druid-ring'],
  ['Infiltration subitle', 'subtle-infiltration'],
]

const idByName = new Map<string, string>([
  ...cards.flatMap(({ id }) =>
    [id, ...Object.values(names[id]!)].map((name) => [plainName(name), id] as const),
  ),
  ...variants.map(([name, id]) => [plainName(name), id] as const),
])

/** A deck as a list, one card a line: what `readDeck` reads. */
export const writeDeck = (deck: Deck): string =>
  cards
    .filter(({ id }) => (deck[id] ?? 0) > 0)
    .map(({ id }) => `${deck[id]} ${id}`)
    .join('\n')

/** A rule of 10.1 that a deck breaks. */
export type DeckProblem =
  | { readonly problem: 'tooFew'; readonly count: number; readonly least: number }
  | { readonly problem: 'tooMany'; readonly count: number; readonly most: number }
  | { readonly problem: 'unknownCard'; readonly card: string }
  | { readonly problem: 'copies'; readonly card: string; readonly count: number; readonly most: number }
  | { readonly problem: 'noNumber'; readonly card: string; readonly count: number }

/** [MN-10.1] Number of copies of a card a deck of this pool may have. */
export const mostOf = (card: string, pool: string): number =>
  pool === 'box' ? Math.min(mostCopies, box[card] ?? 0) : mostCopies

/** [MN-10.4] The largest deck that a table allows: the book knows no limit. */
export const deckLimitOf = (chosen: string): number =>
  chosen === 'none' ? Number.POSITIVE_INFINITY : Number(chosen)

/** The rules of 10.1 that a deck breaks; none when it is legal. */
export const deckProblems = (deck: Deck, pool: string, deckLimit: number): DeckProblem[] => {
  const problems: DeckProblem[] = []
  const size = deckSize(deck)
  if (size < fewestCards) problems.push({ problem: 'tooFew', count: size, least: fewestCards })
  if (size > deckLimit) problems.push({ problem: 'tooMany', count: size, most: deckLimit })
  for (const [card, count] of Object.entries(deck)) {
    if (!isCard(card)) {
      problems.push({ problem: 'unknownCard', card })
      continue
    }
    const most = mostOf(card, pool)
    if (count > most) problems.push({ problem: 'copies', card, count, most })
    if (count < 0 || !Number.isInteger(count)) problems.push({ problem: 'noNumber', card, count })
  }
  return problems
}

const inWords = (broken: DeckProblem): string => {
  switch (broken.problem) {
    case 'tooFew':
      return `it has ${broken.count} cards, and ${broken.least} are needed`
    case 'tooMany':
      return `it has ${broken.count} cards, and ${broken.most} are allowed`
    case 'unknownCard':
      return `there is no card '${broken.card}'`
    case 'copies':
      return `it has ${broken.card} ${broken.count} times, and ${broken.most} are allowed`
    case 'noNumber':
      return `it has ${broken.card} ${broken.count} times`
  }
}

/** The same in words. */
export const problemsWith = (deck: Deck, pool: string, deckLimit: number): string[] =>
  deckProblems(deck, pool, deckLimit).map(inWords)

/** Something that is legal but probably not meant (MN-10.5). */
export type DeckWarning =
  | { readonly warning: 'manyElements'; readonly count: number }
  | { readonly warning: 'missingComponent'; readonly card: string; readonly word: Word }
  | { readonly warning: 'fewRituals' | 'manyRituals'; readonly count: number }
  | { readonly warning: 'large'; readonly count: number }
  | { readonly warning: 'noRitualFor'; readonly card: string }
  | { readonly warning: 'fewDamageCards'; readonly count: number }

const mostElements = 2
const usualRituals = { fewest: 2, most: 4 }
const fewestDamageCards = 6

/** [MN-10.5] Warnings for a deck builder; none of them makes a deck illegal. */
export const warningsFor = (deck: Deck): DeckWarning[] => {
  const inDeck = cards.filter(({ id }) => (deck[id] ?? 0) > 0)
  const countOf = (those: readonly { readonly id: string }[]) =>
    those.reduce((sum, { id }) => sum + deck[id]!, 0)
  const used = new Set(inDeck.map(({ element }) => element)).size
  const supplied = new Set(inDeck.flatMap(({ id }) => suppliedBy(id)))
  const rituals = countOf(inDeck.filter(({ type }) => type === 'ritual'))
  const damaging = countOf(inDeck.filter(({ abilities }) => JSON.stringify(abilities).includes('"damage')))
  const warnings: DeckWarning[] = []
  if (used > mostElements) warnings.push({ warning: 'manyElements', count: used })
  for (const { id, requires } of inDeck) {
    for (const { word } of requires) {
      if (!supplied.has(word)) warnings.push({ warning: 'missingComponent', card: id, word })
    }
  }
  if (rituals < usualRituals.fewest) warnings.push({ warning: 'fewRituals', count: rituals })
  if (rituals > usualRituals.most) warnings.push({ warning: 'manyRituals', count: rituals })
  if (deckSize(deck) > fewestCards) warnings.push({ warning: 'large', count: deckSize(deck) })
  if (rituals === 0) {
    const barred = inDeck.filter(({ abilities }) =>
      abilities.some((ability) => ability.on === 'prepare' && ability.rule.kind === 'onlyMageNoir'),
    )
    for (const { id } of barred) warnings.push({ warning: 'noRitualFor', card: id })
  }
  if (damaging < fewestDamageCards) warnings.push({ warning: 'fewDamageCards', count: damaging })
  return warnings
}

const suppliedBy = (id: string): Word[] => {
  const { allWords, holdings, type } = cardOf(id)
  if (type === 'ritual') return []
  const granted = holdings.flatMap(({ modifier }) => (modifier.kind === 'grantWord' ? [modifier.word] : []))
  return [...allWords, ...granted]
}

/** Reads and checks the decks of a match; the first reason why one of them cannot be played, or null. */
export const problemWithDecks = (chosen: {
  readonly deck0: string
  readonly deck1: string
  readonly pool: string
  readonly deckLimit: string
}): string | null => {
  for (const name of ['deck0', 'deck1'] as const) {
    const reading = readDeck(chosen[name])
    if ('problem' in reading) return `option '${name}': ${reading.problem}`
    const [problem] = problemsWith(reading.deck, chosen.pool, deckLimitOf(chosen.deckLimit))
    if (problem !== undefined) return `option '${name}' is no legal deck: ${problem}`
  }
  return null
}
