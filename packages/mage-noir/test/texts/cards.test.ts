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
        expect(other[language], JSON.stringify(changed.abilities)).not.toBe(said[language])
      }
    }
  })
})

test('what is printed on a card is listed', () => {
  expect(info('animated-tree').facts).toEqual({
    number: 3,
    element: 'vegetal',
    type: 'permanent',
    slot: null,
    cost: { vegetal: 3, water: 1 },
    components: [{ word: 'seed', n: 1 }],
    provides: ['tree'],
    keywords: ['protector'],
    life: 3,
  })
  expect(info('kerlochs-robe').facts).toMatchObject({ type: 'equipment', slot: 'body', provides: [] })
  expect(info('droplet').facts).toMatchObject({ cost: {}, components: [], provides: ['drop'] })
})

test('sentences make a text', () => {
  expect(inAll(info('fiery-arrow').text)).toEqual({
    en: 'Deal 3 damage to your opponent (4 if you are a Mage Noir).',
    fr: 'Infligez 3 dégâts à votre adversaire (4 si vous êtes Mage Noir).',
    it: 'Infliggi 3 danni al tuo avversario (4 se sei un Mage Noir).',
  })
  expect(inAll(info('violent-wind').text).en).toBe(
    'Deal 4 damage to any target (X if you are a Mage Noir, where X is 4 plus the number of your Breath components), then put one of your Breath components third from the top into its owner’s deck.',
  )
  expect(inAll(info('king-of-trees').text).en).toBe(
    'Unique: you can control only one. At the start of your turn, deal X damage to your opponent, where X is twice the number of Tree components on the board. If you are a Mage Noir, your other Tree cards apply what they do at the start of your turn once more.',
  )
  expect(inAll(info('breath-of-flames').text).en).toMatch(/pay 1 Fire Mana or 1 Air Mana; if you do not, /)
  expect(inAll(info('kerlochs-robe').text).fr).toMatch(
    /À tout moment\u202f: détruisez cette carte et défaussez/,
  )
})
