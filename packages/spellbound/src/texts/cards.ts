import type { Message } from '@conclave/kernel'
import { textOf } from '../verbs/index.ts'
import type { AllyCard, Card, CardKind } from '../words/card.ts'
import type { Effect, Part } from '../words/effect.ts'
import { codes } from './codes.ts'
import { type About, card as nameOf, phrase } from './words.ts'

/** Listing of a card: facts besides those printed on its kind. */
const listed = (card: Card) => {
  const { id, count, sun, moon } = card
  return {
    info: { id, count, name: nameOf(id), text: cardText(card) },
    facts: { code: codes[id] ?? '', ...(sun > 0 && { sun }), ...(moon > 0 && { moon }) },
  }
}

/** A card as it is listed: its text is made from its sentences, its facts are what is printed on it. */
export const infoOf = (card: Card) => {
  const { info, facts } = listed(card)
  switch (card.kind) {
    case 'base':
      return { ...info, kind: card.kind, facts: { ...facts, action: card.action, book: card.book } }
    case 'ally':
      return { ...info, kind: card.kind, facts: { ...facts, cost: card.cost, set: card.set } }
    case 'fortune':
    case 'place':
      return { ...info, kind: card.kind, facts }
    case 'spell':
      return { ...info, kind: card.kind, facts: { ...facts, timing: card.timing } }
    case 'wand':
      return { ...info, kind: card.kind, facts: { ...facts, colour: card.colour, powers: card.powers } }
    case 'wicked':
      return { ...info, kind: card.kind, facts: { ...facts, piece: card.effect.piece, strength: card.moon } }
    case 'minion':
      return { ...info, kind: card.kind, facts: { ...facts, strength: card.moon } }
  }
}

/** A card with the facts of its kind. */
export type SpellboundCard = ReturnType<typeof infoOf>

/** The printed text of a card. */
export const cardText = (card: Card): Message => {
  const sentences: About<Card, null, Message[]> = texts[card.kind]
  return phrase('text.card', { sentences: sentences(card, null) })
}

const texts: { readonly [K in CardKind]: About<Extract<Card, { kind: K }>, null, Message[]> } = {
  base: ({ effect }) => effectText(effect),
  ally: (ally) => [...allyText(ally), ...(ally.moon > 0 ? [phrase('text.moonAlly')] : [])],
  fortune: ({ id }) => [phrase(`text.${id}`)],
  place: ({ visit }) => [
    visit === undefined ? phrase('text.witchs-tower') : phrase('text.visit', { clause: textOf(visit) }),
  ],
  spell: ({ timing, effect }) => [phrase(`text.${timing}`, { clause: textOf(effect) })],
  wand: ({ powers: [one, two, three] }) => [
    phrase('text.wand', { one: textOf(one), two: textOf(two), three: textOf(three) }),
  ],
  wicked: ({ effect }) => [phrase('text.wicked', { clause: textOf(effect) })],
  minion: ({ moon }) => [phrase('text.minion', { moon })],
}

/** An ally without a part has its only use in Witch Time: the Pixies. */
const allyText = ({ effect, first }: AllyCard): Message[] => {
  if (effect.parts.length === 0) return [phrase('text.pixies')]
  if (first === undefined) return effectText(effect)
  return [...marked('text.firstPlay', effectText(first)), ...marked('text.laterPlay', effectText(effect))]
}

const marked = (mark: 'text.firstPlay' | 'text.laterPlay', [head, ...rest]: Message[]): Message[] =>
  head === undefined ? [] : [phrase(mark, { part: head }), ...rest]

const effectText = (effect: Effect): Message[] => {
  const { parts: usual, instead } = apart(effect.parts)
  const runs = runsOf(usual)
  const parts = effect.order === 'any' ? [inAnyOrder(runs)] : runs.map(inOrder)
  const all = effect.pay.length === 0 ? parts : [phrase('text.pay', { ways: either(effect.pay) }), ...parts]
  const manyParts = effect.order === 'any' || runs.length > 1
  return [
    ...all.map((part, at) => (at === 0 ? part : phrase('text.then', { part }))),
    ...(manyParts ? [phrase('text.skip')] : []),
    ...(instead.length > 0 ? [phrase('text.instead', { ways: either(instead) })] : []),
  ]
}

/** Parts, and the offer of the first alone: it is said apart, so that the rest is said once (Warlock). */
const apart = (parts: readonly Part[]): { readonly parts: readonly Part[]; readonly instead: Part } => {
  const [first = [], second, ...rest] = parts
  if (second === undefined || !second.every((sentence) => first.includes(sentence)))
    return { parts, instead: [] }
  const instead = first.filter((sentence) => !second.includes(sentence))
  return { parts: [second, second, ...rest], instead }
}

/** A part, and how often it stands there in a row. */
interface Run {
  readonly part: Part
  readonly count: number
}

const runsOf = (parts: readonly Part[]): Run[] => {
  const runs: Run[] = []
  for (const part of parts) {
    const last = runs.at(-1)
    if (last !== undefined && JSON.stringify(last.part) === JSON.stringify(part)) {
      runs[runs.length - 1] = { part, count: last.count + 1 }
    } else runs.push({ part, count: 1 })
  }
  return runs
}

const inOrder = ({ part, count }: Run): Message => {
  const ways = either(part)
  if (part.length === 1) {
    return count === 1 ? phrase('text.part', { clause: ways }) : phrase('text.times', { count, clause: ways })
  }
  return count === 1 ? phrase('text.choose', { ways }) : phrase('text.timesChoose', { count, ways })
}

const inAnyOrder = (runs: readonly Run[]): Message => {
  const clauses = runs.map(({ part, count }) => {
    const ways = joined('text.orElse', part.map(textOf))
    const clause = part.length === 1 ? ways : phrase('text.anyOrderChoose', { ways })
    return count === 1 ? clause : phrase('text.anyOrderTimes', { count, clause })
  })
  return phrase('text.anyOrder', { parts: joined('text.also', clauses) })
}

const either = (part: Part): Message => joined('text.or', part.map(textOf))

const joined = (by: 'text.or' | 'text.orElse' | 'text.also', messages: readonly Message[]): Message =>
  messages.reduceRight((other, one) => phrase(by, { one, other }))
