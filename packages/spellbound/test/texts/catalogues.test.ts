import { languages, type Message, say } from '@conclave/kernel'
import { catalogueProblems } from '@conclave/texts'
import { describe, expect, test } from 'vitest'
import { cards } from '../../src/content/cards.ts'
import { spellbound, texts } from '../../src/index.ts'
import { lossRules, phases, settings, victoryRule, zones } from '../../src/state.ts'
import { cardText } from '../../src/texts/cards.ts'
import { en } from '../../src/texts/en.ts'
import { titleOf } from '../../src/titles.ts'
import { locations } from '../../src/words/board.ts'
import { spellTimings } from '../../src/words/card.ts'
import { lay } from '../position.ts'
import { changedCards, possibleSentences } from './mutations.ts'
import { askings, events, options } from './samples.ts'
import { flawsIn, idsIn, inAll } from './voices.ts'

const ids = Object.keys(en)

/** Messages that an interface looks up by itself, by the names of things. */
const lookedUp: Message[] = [
  ...['game.name', 'game.description', 'set.knight-and-squire', 'colour.rainbow'].map((id) => say(id)),
  ...phases.map((phase) => say(`phase.${phase}`)),
  ...zones.map((zone) => say(`zone.${zone}`)),
  ...locations.flatMap((location) =>
    ['', '.the', '.in', '.to'].map((form) => say(`location.${location}${form}`)),
  ),
  ...['red', 'blue', 'green', 'yellow', 'silver'].map((colour) => say(`colour.${colour}`)),
  ...[...new Set(texts.cards.map(({ kind }) => kind))].map((kind) => say(`kind.${kind}`)),
  ...[...new Set(texts.cards.flatMap(({ facts }) => Object.keys(facts)))].map((fact) => say(`fact.${fact}`)),
  ...['movement', 'magic', 'influence'].map((action) => say(`action.${action}`)),
  ...spellTimings.map((timing) => say(`timing.${timing}`)),
  ...Object.keys(settings).flatMap((name) => [say(`setting.${name}`), say(`setting.${name}.help`)]),
  say('setting.dan.off'),
  ...['random', 'greedy'].map((level) => say(`partner.${level}`)),
  ...[3, 4, 8].map((value) => say('setting.dan.value', { value })),
  ...Object.keys(spellbound.standingOrders!.settings).flatMap((name) => [
    say(`order.${name}`),
    say(`order.${name}.help`),
  ]),
  ...['critical', 'ask', 'hold', 'auto'].flatMap((name) => [
    say(`order.policy.${name}`),
    say(`order.policy.${name}.help`),
  ]),
]

const titles = [
  titleOf('Brian', { dan: 6, trollBreaker: true, witchFinder: true }),
  titleOf('Brian', { dan: 0, trollBreaker: false, witchFinder: false }),
]

/** Reasons for a bot's answer: while the books are sought, and when the company gathers for the battle. */
const judged = [{}, { books: { red: 9, blue: 9, green: 9, yellow: 9 } }].flatMap((position) =>
  Object.keys(spellbound.judge?.(lay(position).state, 0) ?? {}).flatMap((part) =>
    [true, false].flatMap((speaksFor) => texts.judged?.(part, speaksFor) ?? []),
  ),
)

const glossary = ids.filter((id) => /^glossary\.\w+$/.test(id)).flatMap((id) => [say(id), say(`${id}.text`)])

/** Everything the game can say. */
const everything: Message[] = [
  ...lookedUp,
  ...titles,
  ...glossary,
  ...judged,
  ...texts.cards.flatMap(({ name, text }) => [name, text]),
  ...cards.flatMap(changedCards).map(cardText),
  ...possibleSentences,
  ...askings.map(([question, offered]) => texts.question(question, offered)),
  ...options.map(([question, option]) => texts.option(question, option)),
  ...events.map((event) => texts.event(event)),
  ...[...lossRules, victoryRule].map((reason) => texts.outcome(reason)),
]

describe('the catalogues', () => {
  test('agree in ids and gaps, and every text can be read', () => {
    expect(catalogueProblems(texts.catalogues)).toEqual([])
    for (const language of languages)
      expect(Object.keys(texts.catalogues[language]).sort()).toEqual(ids.toSorted())
  })

  test('hold nothing that is never said, and lack nothing that is', () => {
    const said = new Set(everything.flatMap(idsIn))
    expect(ids.filter((id) => !said.has(id))).toEqual([])
    expect([...said].filter((id) => !Object.hasOwn(en, id))).toEqual([])
  })

  test('fill every gap and keep to the typography of each language', () => {
    expect(everything.flatMap(flawsIn)).toEqual([])
  })
})

/** Words that the languages share. */
const shared = {
  fr: [
    'game.name',
    'piece.troll',
    'fact.action',
    'action.influence',
    'card.dragon',
    'card.ranger',
    'card.vampire',
    'card.troll-1',
    'card.troll-2',
    'setting.dan',
    'glossary.mage',
    'glossary.troll',
    'glossary.influence',
    'glossary.purge',
  ],
  it: [
    'game.name',
    'piece.troll',
    'kind.fortune',
    'card.troll-1',
    'card.troll-2',
    'card.danzer',
    'setting.dan',
    'glossary.troll',
  ],
} as const

/** Texts without words of their own, and the numbers of villages, are alike everywhere. */
const isWordless = (id: string): boolean =>
  !/\p{L}/u.test(texts.catalogues.en[id]!.replace(/\{[^{}]*\}/g, '')) || /^location\.village:\d+$/.test(id)

test.each(['fr', 'it'] as const)(
  'nothing is left in English in %s but what the languages share',
  (language) => {
    const equal = ids.filter((id) => texts.catalogues.en[id] === texts.catalogues[language][id])
    expect(equal.filter((id) => !isWordless(id)).sort()).toEqual(shared[language].toSorted())
  },
)

test('a winner has all the titles that were played for', () => {
  expect(inAll(titles[0]!)).toEqual({
    en: 'Brian, 6th Dan Mage, Troll Breaker and Witch-finder General',
    fr: 'Brian, Mage 6ᵉ Dan, Casseur de Troll et Général en découverte de Sorcière',
    it: 'Brian, Mago 6° Dan, Spaccatroll e Generale Cacciastreghe',
  })
  expect(inAll(titles[1]!)).toEqual({
    en: 'Brian, Apprentice',
    fr: 'Brian, Apprenti',
    it: 'Brian, Apprendista',
  })
})
