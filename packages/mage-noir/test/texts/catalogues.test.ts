import { languages, type Message, ruleOf, say } from '@conclave/kernel'
import { catalogueProblems } from '@conclave/texts'
import { describe, expect, test } from 'vitest'
import { writeDeck } from '../../src/decks.ts'
import { cards, mageNoir, preconstructedIds, texts } from '../../src/index.ts'
import { standingOrders } from '../../src/standing-orders.ts'
import { boardZones, endings, type MageNoirOption, phases, settings } from '../../src/state.ts'
import { cardText } from '../../src/texts/cards.ts'
import { en } from '../../src/texts/en.ts'
import { keywords, slots } from '../../src/words/card.ts'
import { groups, targets, words } from '../../src/words/effect.ts'
import { elements, piles } from '../../src/words/mana.ts'
import { defaults, lay } from '../position.ts'
import { changedCards, possibleSentences } from './mutations.ts'
import { asks, events, options, questions } from './samples.ts'
import { flawsIn, idsIn } from './voices.ts'

const ids = Object.keys(en)

const choicesOf = (table: object, prefix: string): Message[] =>
  Object.entries(table).flatMap(([name, setting]: [string, { readonly choices?: readonly string[] }]) =>
    (setting.choices ?? [])
      .filter((choice) => Object.hasOwn(en, `${prefix}.${name}.${choice}`))
      .map((choice) => say(`${prefix}.${name}.${choice}`)),
  )

const policies = ['auto', 'actions', 'full', 'silent', 'ask', 'always', 'never']

/** Messages that the interface looks up by itself, by the names of things. */
const lookedUp: Message[] = [
  say('game.name'),
  say('game.description'),
  say('mana.none'),
  ...elements.map((element) => say(`element.${element}`)),
  ...words.map((word) => say(`word.${word}`)),
  ...targets.flatMap((target) => [say(`target.${target}`), say(`target.${target}.to`)]),
  ...groups.flatMap((group) => [say(`group.${group}`), say(`group.${group}.to`)]),
  ...phases.map((phase) => say(`phase.${phase}`)),
  ...['deck', 'hand', 'discard', 'reserve', 'ether', ...boardZones].map((zone) => say(`zone.${zone}`)),
  ...slots.map((slot) => say(`slot.${slot}`)),
  ...piles.map((pile) => say(`pile.${pile}`)),
  ...keywords.map((keyword) => say(`keyword.${keyword}`)),
  ...preconstructedIds.map((id) => say(`deck.${id}`)),
  ...[...new Set(texts.cards.map(({ kind }) => kind))].map((kind) => say(`kind.${kind}`)),
  ...[...new Set(texts.cards.flatMap(({ facts }) => Object.keys(facts)))].map((fact) => say(`fact.${fact}`)),
  ...Object.keys(settings).flatMap((name) => [say(`setting.${name}`), say(`setting.${name}.help`)]),
  ...choicesOf(settings, 'setting'),
  ...Object.keys(standingOrders.settings).flatMap((name) => [
    say(`order.${name}`),
    say(`order.${name}.help`),
  ]),
  ...policies.flatMap((name) => [say(`order.policy.${name}`), say(`order.policy.${name}.help`)]),
]

const glossary = ids.filter((id) => /^glossary\.\w+$/.test(id)).flatMap((id) => [say(id), say(`${id}.text`)])

const many = writeDeck(Object.fromEntries(cards.map(({ id }) => [id, 3])))

/** Texts that cards would have that nobody has printed. */
const imagined: Message[] = [...cards.flatMap(changedCards).map(cardText), ...possibleSentences]

const objections = [
  { deck0: '4 seed' },
  { deck1: '5 seed\n40 flame' },
  { deck0: many, deckLimit: '200' },
].flatMap((chosen) => texts.objection?.({ ...defaults, ...chosen }, 2) ?? [])

const plans: readonly MageNoirOption[][] = [
  [{ card: 'fire-whip', do: 'instead' }],
  [
    { card: 'flame', do: 'component', n: 2 },
    { card: 'fire-whip', do: 'instead' },
  ],
]

/** Parts of the estimate, of one's own side and of the other's, each as it speaks for an answer or against it. */
const judged = Object.keys(mageNoir.judge?.(lay().state, 0) ?? {}).flatMap((part) =>
  [true, false].flatMap((speaksFor) => texts.judged?.(part, speaksFor) ?? []),
)

/** Everything the game says. */
const everything: Message[] = [
  ...lookedUp,
  ...glossary,
  ...texts.cards.flatMap(({ name, text }) => [name, text]),
  ...questions.map((question) => texts.question(question, [])),
  // What is asked for a card depends on what it can be prepared with.
  ...plans.map((wanted) => texts.question(asks('plan', { card: 'fire-ball' }), wanted)),
  ...options.map(([question, option]) => texts.option(question, option)),
  ...events.map((event) => texts.event(event)),
  ...Object.values(endings).map((reason) => texts.outcome(reason)),
  ...objections,
  ...judged,
]

describe('the catalogues', () => {
  test('agree in ids and gaps, and every text can be read', () => {
    expect(catalogueProblems(texts.catalogues)).toEqual([])
    for (const language of languages)
      expect(Object.keys(texts.catalogues[language]).sort()).toEqual(ids.toSorted())
  })

  test('lack nothing that is said, and hold nothing that never is', () => {
    const said = new Set([...everything, ...imagined].flatMap(idsIn))
    expect([...said].filter((id) => !Object.hasOwn(en, id))).toEqual([])
    expect(ids.filter((id) => !said.has(id))).toEqual([])
  })

  test('fill every gap and keep to the typography of each language', () => {
    expect(everything.flatMap(flawsIn)).toEqual([])
    // What is only ever printed of several has no singular.
    expect(imagined.flatMap(flawsIn).filter((flaw) => !flaw.includes('one of a plural'))).toEqual([])
  })
})

test('every answer names a rule', () => {
  for (const [question, option] of options) {
    expect(ruleOf(mageNoir, question, option)).toMatch(/^(?:MN-\d+\.\d+|D-\d+)$/)
  }
})
