import { languages, type Message, say } from '@conclave/kernel'
import { describe, expect, test } from 'vitest'
import {
  type Catalogues,
  capitalised,
  catalogueProblems,
  joinCatalogues,
  sentence,
  speaker,
} from '../src/index.ts'

const catalogues: Catalogues = {
  en: {
    dragon: 'dragon',
    elf: 'elf',
    pixie: 'pixie',
    draw: '{n, plural, one {draw # card} other {draw # cards}}',
    plays: '{who} {kind, select, human {plays} other {makes}} {card}',
    all: 'take {cards}',
    any: 'take {cards_or}',
    plain: '{cards_list} ({cards_count, plural, one {# card} other {# cards}})',
    text: '{parts_sentences}',
    lines: '{parts_lines}',
    move: 'move once.',
    search: 'search twice.',
    the: '{card_capital} was played',
    which: '{card_id, select, elf {an elf} other {something}}',
    nested: 'because you {cause}',
    quote: "it's #1",
  },
  fr: {
    dragon: 'dragon',
    'dragon.the': 'le dragon',
    'dragon.gender': 'm',
    elf: 'elfe',
    'elf.the': 'l’elfe',
    'elf.gender': 'm',
    pixie: 'fée',
    'pixie.the': 'la fée',
    'pixie.gender': 'f',
    draw: '{n, plural, one {piochez # carte} other {piochez # cartes}}',
    plays: '{who} {kind, select, human {joue} other {fait}} {card_the}',
    all: 'prenez {cards_the}',
    any: 'prenez {cards_or}',
    plain: '{cards_list} ({cards_count, plural, one {# carte} other {# cartes}})',
    text: '{parts_sentences}',
    lines: '{parts_lines}',
    move: 'un déplacement.',
    search: 'deux recherches.',
    the: '{card_the} a été {card_gender, select, f {jouée} other {joué}}',
    which: '{card_id, select, elf {un elfe} other {autre chose}}',
    nested: 'parce que vous {cause}',
    quote: 'c’est le no 1',
  },
  it: {
    dragon: 'drago',
    elf: 'elfo',
    pixie: 'fata',
    draw: '{n, plural, one {pesca # carta} other {pesca # carte}}',
    plays: '{who} {kind, select, human {gioca} other {fa}} {card}',
    all: 'prendi {cards}',
    any: 'prendi {cards_or}',
    plain: '{cards_list} ({cards_count, plural, one {# carta} other {# carte}})',
    text: '{parts_sentences}',
    lines: '{parts_lines}',
    move: 'un movimento.',
    search: 'due ricerche.',
    the: '{card_capital} è stato giocato',
    which: '{card_id, select, elf {un elfo} other {altro}}',
    nested: 'perché {cause}',
    quote: 'è il n. 1',
  },
}

const inAll = (message: Message) =>
  Object.fromEntries(
    languages.map((language) => [language, speaker(catalogues, language, { strict: true })(message)]),
  )

const three = [say('dragon'), say('elf'), say('pixie')]

describe('a speaker', () => {
  test('counts in three languages', () => {
    expect(inAll(say('draw', { n: 1 }))).toEqual({
      en: 'draw 1 card',
      fr: 'piochez 1 carte',
      it: 'pesca 1 carta',
    })
    expect(inAll(say('draw', { n: 0 }))).toEqual({
      en: 'draw 0 cards',
      fr: 'piochez 0 carte',
      it: 'pesca 0 carte',
    })
    expect(inAll(say('draw', { n: 4 }))).toEqual({
      en: 'draw 4 cards',
      fr: 'piochez 4 cartes',
      it: 'pesca 4 carte',
    })
  })

  test('chooses in three languages', () => {
    expect(inAll(say('plays', { who: 'Ada', kind: 'human', card: say('elf') }))).toEqual({
      en: 'Ada plays elf',
      fr: 'Ada joue l’elfe',
      it: 'Ada gioca elfo',
    })
    expect(inAll(say('plays', { who: 'Ada', kind: 'bot', card: say('dragon') })).en).toBe('Ada makes dragon')
    expect(inAll(say('which', { card: say('elf') })).it).toBe('un elfo')
    expect(inAll(say('which', { card: say('dragon') })).fr).toBe('autre chose')
  })

  test('says messages inside messages, however deep', () => {
    expect(inAll(say('nested', { cause: say('draw', { n: 2 }) }))).toEqual({
      en: 'because you draw 2 cards',
      fr: 'parce que vous piochez 2 cartes',
      it: 'perché pesca 2 carte',
    })
  })

  test('joins a list as its text wants it', () => {
    expect(inAll(say('all', { cards: three }))).toEqual({
      en: 'take dragon, elf and pixie',
      fr: 'prenez le dragon, l’elfe et la fée',
      it: 'prendi drago, elfo e fata',
    })
    expect(inAll(say('any', { cards: three.slice(1) }))).toEqual({
      en: 'take elf or pixie',
      fr: 'prenez elfe ou fée',
      it: 'prendi elfo o fata',
    })
    expect(inAll(say('plain', { cards: three })).fr).toBe('dragon, elfe, fée (3 cartes)')
    expect(inAll(say('plain', { cards: [say('elf')] })).it).toBe('elfo (1 carta)')
    expect(inAll(say('text', { parts: [say('move'), say('search')] })).fr).toBe(
      'Un déplacement. Deux recherches.',
    )
    expect(inAll(say('lines', { parts: [say('move'), say('search')] })).en).toBe('move once.\nsearch twice.')
    expect(inAll(say('all', { cards: [] })).en).toBe('take ')
  })

  test('gives articles and genders where a language wants them', () => {
    expect(inAll(say('the', { card: say('pixie') }))).toEqual({
      en: 'Pixie was played',
      fr: 'la fée a été jouée',
      it: 'Fata è stato giocato',
    })
    const speak = speaker(catalogues, 'fr')
    expect(sentence(speak, say('the', { card: say('elf') }), 'fr')).toBe('L’elfe a été joué')
  })

  test('throws at a missing text when strict, and shows its id otherwise', () => {
    const strict = speaker(catalogues, 'it', { strict: true })
    expect(() => strict(say('unicorn'))).toThrow("there is no text 'unicorn' in 'it'")
    expect(() => strict(say('draw'))).toThrow("'draw' wants 'n', which was not given")
    const speak = speaker(catalogues, 'it')
    expect(speak(say('unicorn'))).toBe('unicorn')
    expect(speak(say('nested'))).toBe('perché {cause}')
    expect(speak(say('toString'))).toBe('toString')
  })

  test('keeps characters that ICU or HTML would take for its own', () => {
    expect(speaker(catalogues, 'en')(say('quote'))).toBe("it's #1")
    const odd: Catalogues = { en: { a: 'a < b {n} <i>' }, fr: {}, it: {} }
    expect(speaker(odd, 'en')(say('a', { n: '<&>' }))).toBe('a < b <&> <i>')
  })
})

test('a capital goes to the first letter, unless a number opens the sentence', () => {
  expect(capitalised('élan', 'fr')).toBe('Élan')
  expect(capitalised('« ici »', 'fr')).toBe('« Ici »')
  expect(capitalised('2 cards', 'en')).toBe('2 cards')
  expect(capitalised('…', 'en')).toBe('…')
})

test('joined catalogues speak with both voices', () => {
  const other: Catalogues = { en: { bye: 'bye, {what}' }, fr: { bye: 'adieu' }, it: { bye: 'addio' } }
  const speak = speaker(joinCatalogues(catalogues, other), 'en', { strict: true })
  expect(speak(say('bye', { what: say('dragon') }))).toBe('bye, dragon')
})

describe('the check of catalogues', () => {
  const one = (en: string, fr: string, it?: string): Catalogues => ({
    en: { x: en },
    fr: { x: fr },
    it: it === undefined ? {} : { x: it },
  })

  test('finds nothing wrong with good ones', () => {
    expect(catalogueProblems(catalogues)).toEqual([])
    expect(catalogueProblems(one('{card} for {n}', '{n} : {card_the} {card_gender}', '{card} {n}'))).toEqual(
      [],
    )
  })

  test.each<[string, Catalogues, string]>([
    ['a missing language', one('a', 'b'), "x: there is no text in 'it'"],
    ['a text that does not parse', one('a', '{b', 'c'), "x: in 'fr': EXPECT_ARGUMENT_CLOSING_BRACE"],
    ['a plural without other', one('a', 'b', '{n, plural, one {c}}'), "x: in 'it': MISSING_OTHER_CLAUSE"],
    [
      'a lost gap',
      one('{a} {b}', '{a}', '{b} {a}'),
      "x: the languages fill different gaps: en has 'a b', fr has 'a', it has 'a b'",
    ],
  ])('finds %s', (_, given, problem) => {
    expect(catalogueProblems(given)[0]).toContain(problem)
  })
})

test('French leaves out the e of « de » before a vowel, whoever the name belongs to', () => {
  const fr = { of: 'Le mage de {name}, de {n} à 4', marked: 'De {name} et de un ou de onze' }
  const speak = speaker({ en: fr, fr, it: fr }, 'fr')
  expect(speak(say('of', { name: 'Ada', n: 1 }))).toBe('Le mage d’Ada, de 1 à 4')
  expect(speak(say('of', { name: 'Élise', n: 2 }))).toBe('Le mage d’Élise, de 2 à 4')
  expect(speak(say('of', { name: 'Bo', n: 2 }))).toBe('Le mage de Bo, de 2 à 4')
  expect(speak(say('marked', { name: '\uE000\uE101Alchimie\uE001' }))).toBe(
    'D’\uE000\uE101Alchimie\uE001 et de un ou de onze',
  )
  expect(speaker({ en: fr, fr, it: fr }, 'it')(say('of', { name: 'Ada', n: 1 }))).toContain('de Ada')
})

test('Italian writes a preposition and an article as one word, whoever the name belongs to', () => {
  const it = { back: '{n} cubetti tornano a {name}', of: 'Di {name}, in {name} e da {name}' }
  const speak = speaker({ en: it, fr: it, it }, 'it')
  expect(speak(say('back', { n: 2, name: 'la Rosa Nera' }))).toBe('2 cubetti tornano alla Rosa Nera')
  expect(speak(say('back', { n: 2, name: '\uE000\uE101l’Avatar\uE001' }))).toBe(
    '2 cubetti tornano all’\uE000\uE101Avatar\uE001',
  )
  expect(speak(say('of', { name: 'il mago' }))).toBe('Del mago, nel mago e dal mago')
  expect(speak(say('of', { name: 'La Mano' }))).toBe('Di La Mano, in La Mano e da La Mano')
  expect(speak(say('back', { n: 2, name: 'Ilaria' }))).toBe('2 cubetti tornano a Ilaria')
  expect(speaker({ en: it, fr: it, it }, 'fr')(say('back', { n: 2, name: 'la Rose' }))).toContain('a la Rose')
})

test('French puts narrow, unbreakable spaces where it has plain ones in a catalogue', () => {
  const said: Catalogues = {
    en: { why: '“Why?”: {n} %' },
    fr: { why: '« Pourquoi ? » : {n} %' },
    it: { why: '«Perché?»: {n} %' },
  }
  expect(speaker(said, 'fr')(say('why', { n: 3 }))).toBe('«\u202fPourquoi\u202f?\u202f»\u202f: 3\u202f%')
  expect(speaker(said, 'en')(say('why', { n: 3 }))).toBe('“Why?”: 3 %')
})
