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
    'Deal 4 damage to any target (X if you are a Mage Noir, where X is 4 plus the number of your Breath components), then put one of your Breath components into your deck, third from the top.',
  )
  expect(inAll(info('king-of-trees').text).en).toBe(
    'Unique: you can control only one. At the start of your turn, deal X damage to your opponent, where X is twice the number of Tree components on the board. If you are a Mage Noir, your other Tree cards apply their effects once more: what they do at the start of your turn, and how many components fewer they need.',
  )
  expect(inAll(info('breath-of-flames').text).en).toMatch(/pay 1 Fire Mana or 1 Air Mana; if you do not, /)
  expect(inAll(info('kerlochs-robe').text).fr).toMatch(
    /À tout moment\u202f: détruisez cette carte et défaussez/,
  )
})

test.each(texts.cards.map(({ id }) => id))(
  '%s: permanents and equipment are destroyed, spells discarded',
  (id) => {
    const { type } = cards.find((card) => card.id === id)!
    const { en, fr, it } = inAll(info(id).text)
    const [wrong, faux, falso] =
      type === 'permanent' || type === 'equipment'
        ? [/discard this card/i, /défaussez cette carte/i, /scarta questa carta/i]
        : [/destroy this card/i, /détruisez cette carte/i, /distruggi questa carta/i]
    expect(en).not.toMatch(wrong)
    expect(fr).not.toMatch(faux)
    expect(it).not.toMatch(falso)
    expect(en).not.toMatch(/discard (a|up to \d) (permanent|piece of equipment)/i)
  },
)

test('what is asked of the opponent is said to the opponent', () => {
  const about = {
    card: 'ephemeral-brambles',
    n: 1,
    list: 'ephemeral-brambles.0',
    at: 0,
    left: 0,
    next: '' as const,
  }
  const question = { seat: 1, kind: 'effect' as const, manner: 'turn' as const, about }
  expect(inAll(texts.option(question, { do: 'option', option: 1 })).en).toBe('Discard 1 card from your hand')
  expect(inAll(texts.option(question, { do: 'option', option: 2 })).fr).toBe('Vous perdez 3 PV')
  expect(inAll(info('ephemeral-brambles').text)).toEqual({
    en: 'Your opponent chooses one: she discards 1 card from her hand, or she loses 3 life.',
    fr: 'Votre adversaire choisit\u202f: défausser 1 carte de sa main ou perdre 3 PV.',
    it: 'Il tuo avversario sceglie: scartare 1 carta dalla sua mano oppure perdere 3 PV.',
  })
})

test('texts say what cards do where they count, cancel and repeat', () => {
  expect(inAll(info('great-waters').text).en).toMatch(/number of channelled Water components on the board/)
  expect(inAll(info('water-drop').text).en).toMatch(/2 Drop components once each turn, whatever is counted/)
  expect(inAll(info('kerlochs-robe').text).en).toMatch(/All damage to you is cancelled this turn/i)
})

test('French contracts, and elements agree with what they describe', () => {
  expect(inAll(info('king-of-trees').text).fr).toMatch(/X étant deux fois le nombre de composants Arbre/)
  expect(inAll(info('druid-ring').text)).toMatchObject({
    fr: expect.stringContaining('vos permanents Végétaux infligent'),
    it: expect.stringContaining('i tuoi permanenti Vegetali infliggono'),
  })
  for (const { text } of texts.cards) {
    const { fr, it } = inAll(text)
    expect(fr).not.toMatch(/égal à le |Protectrice|(?:cartes|permanents) Végétal\b/)
    expect(it).not.toMatch(/permanenti Vegetale|carte Vegetale/)
  }
})
