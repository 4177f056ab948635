import { describe, expect, test } from 'vitest'
import { cards, texts } from '../../src/index.ts'
import { cardText } from '../../src/texts/cards.ts'
import { changedCards } from './mutations.ts'
import { flawsIn, inAll } from './voices.ts'

const info = (id: string) => texts.cards.find((card) => card.id === id)!

describe.each(texts.cards.map((card) => [card.id, card] as const))('%s', (id, card) => {
  test('has a name and a text in every language', () => {
    expect([...flawsIn(card.name), ...flawsIn(card.text)]).toEqual([])
  })

  test('says something else when any argument of any of its sentences changes', () => {
    const printed = cards.find((each) => each.id === id)!
    const said = inAll(cardText(printed))
    for (const changed of changedCards(printed)) {
      const other = inAll(cardText(changed))
      for (const language of ['en', 'fr', 'it'] as const) {
        expect(other[language], JSON.stringify(changed)).not.toBe(said[language])
      }
    }
  })
})

test('there are 85 cards of eight kinds, each with a number', () => {
  const count = (kind: string) =>
    texts.cards.filter((card) => card.kind === kind).reduce((sum, card) => sum + card.count, 0)
  const kinds = ['base', 'ally', 'fortune', 'place', 'spell', 'wand', 'wicked', 'minion']
  expect(kinds.map(count)).toEqual([15, 35, 2, 2, 10, 4, 14, 3])
  const codes = texts.cards.map(({ facts }) => String(facts.code))
  expect(new Set(codes).size).toBe(texts.cards.length)
  for (const code of codes) expect(code).toMatch(/^(?:BAS|ALY|FOR|PLC|SPL|WND|WIC|MIN)-/)
})

test('what is printed on a card is listed', () => {
  expect(info('magic-silver').facts).toEqual({ code: 'BAS-09', sun: 2, action: 'magic', book: 'silver' })
  expect(info('squire').facts).toEqual({ code: 'ALY-SQU', sun: 1, cost: 4, set: 'knight-and-squire' })
  expect(info('librarian').facts).toEqual({ code: 'ALY-LIB', moon: 1, cost: 3, set: 'librarian' })
  expect(info('hat-trick').facts).toEqual({ code: 'SPL-HAT', timing: 'anyTime' })
  expect(info('witch-green-2').facts).toEqual({ code: 'WIC-G2', moon: 2, piece: 'green', strength: 2 })
  expect(info('danzer').facts).toEqual({ code: 'MIN-3', moon: 6, strength: 6 })
  expect(info('wand-blue').facts).toMatchObject({ code: 'WND-B', colour: 'blue' })
})

test('sentences make a text: choices, repetitions, orders, prices and first plays', () => {
  expect(inAll(info('dark-elf').text)).toEqual({
    en: 'Choose one: move (anywhere, but not from city to city); or use 2 influence (in a village, towards the cost of its ally).',
    fr: 'Au choix\u202f: déplacez-vous (n’importe où, mais pas de cité à cité)\u202f; ou utilisez 2 points d’influence (dans un village, pour gagner son allié).',
    it: 'A scelta: spostati (ovunque, ma non da città a città); oppure usa 2 punti influenza (in un villaggio, per conquistare il suo alleato).',
  })
  expect(inAll(info('librarian').text).en).toMatch(
    /^Up to twice: search .*\. On the tower, this card helps the Witch\.$/,
  )
  expect(inAll(info('lizardman').text).it).toMatch(
    /^Fino a due volte, a scelta: spostati .*; oppure usa la magia /,
  )
  expect(inAll(info('giant-eagle').text).en).toMatch(
    /^In any order: move .*, up to twice; either use magic .* or use 1 influence/,
  )
  expect(inAll(info('vampire').text).fr).toMatch(
    /^D’abord, pour prix, défaussez .*\. Puis au choix\u202f: déplacez-vous/,
  )
  expect(inAll(info('city-watchman').text).en).toMatch(
    /^Played for the very first time: put .*\. Played again: push .*\. Then move the Watchman to another city\. Any part/,
  )
})

test('[AR-41] the Warlock says once what both of its parts offer, and apart what only the first does', () => {
  const { en, fr, it } = inAll(info('warlock').text)
  expect(en).toMatch(
    /^Up to twice, choose one: move [^.]*\. Or instead, if both Warlocks lie in the Mage row, discard the two of them /,
  )
  expect(fr).toMatch(
    /^Jusqu’à deux fois, au choix\u202f: déplacez-vous [^.]*\. Ou bien, à la place de tout cela, /,
  )
  expect(it).toMatch(/^Fino a due volte, a scelta: spostati [^.]*\. Oppure, al posto di tutto questo, /)
  for (const [text, word] of [
    [en, 'use magic'],
    [fr, 'utilisez la magie'],
    [it, 'usa la magia'],
  ] as const)
    expect(text.split(word)).toHaveLength(2)
})
