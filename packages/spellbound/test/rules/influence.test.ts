import { scenariosWith } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import { gatheredAt } from '../../src/table/villages.ts'
import { blue, green, lay, red } from '../position.ts'

const scenario = scenariosWith(test)

scenario('[SPB-IN.1] influence needs a face-up ally where the mage is', () => {
  const usable = (card: string | null): boolean =>
    lay({ mages: ['village:5'], row: ['influence-blue'], villages: { 5: { card } } }).offers(red, {
      do: 'play',
    })
  expect(usable('lizardman')).toBe(true)
  for (const place of ['fortuna-village', 'fairy-spring', 'witchs-tower', null])
    expect(usable(place)).toBe(false)
  const elsewhere = lay({
    mages: ['wilderness'],
    row: ['influence-blue'],
    villages: { 5: { card: 'lizardman' } },
  })
  elsewhere.refuses(red, { do: 'play' })
})

scenario('[SPB-IN.2, SPB-IN.3, SPB-IN.6] too little influence waits at the village, in no other zone', () => {
  const t = lay({
    mages: ['village:5'],
    row: ['influence-blue', 'dark-elf'],
    villages: { 5: { card: 'dragon' } },
  })
  t.choose(red, { do: 'play', card: 'influence-blue' })
  expect(gatheredAt(t.state, 4)).toBe(1)
  t.choose(red, { do: 'play', card: 'dark-elf' })
  t.choose(red, { do: 'influence', amount: 2 })
  expect(gatheredAt(t.state, 4)).toBe(3)
  expect(t.state.stored).toEqual([
    { village: 4, card: 'influence-blue', value: 1 },
    { village: 4, card: 'dark-elf', value: 2 },
  ])
  expect(t.state.zones.discard).toEqual([])
})

scenario('[SPB-IN.6] stored cards are not reshuffled', () => {
  const t = lay({
    at: 'encounter',
    mages: ['city:red', 'city:blue', 'city:green'],
    watchman: 'yellow',
    deck: [],
    row: ['movement-red', 'movement-green', 'movement-silver', 'magic-red'],
    discard: ['magic-blue', 'magic-yellow'],
    sunStack: ['dragon', 'dragon'],
    books: { red: 9, blue: 9, green: 9, silver: 9, yellow: 0 },
    villages: { 5: { card: 'lizardman', stored: [{ card: 'influence-blue', value: 1 }] } },
    chance: ['sun', 'sun', ['troll-1', 'dragon', 'dragon']],
  })
  expect(t.state.stored).toEqual([{ village: 4, card: 'influence-blue', value: 1 }])
  expect([...t.state.zones.deck, ...t.state.zones.mageRow]).not.toContain('influence-blue')
})

scenario('[E-05, SPB-IN.4, SPB-IN.5] two players recruit the Lizardmen in two turns', () => {
  const t = lay({
    mages: ['village:5', 'village:1', 'village:5'],
    row: ['influence-blue', 'influence-green'],
    deck: [
      ...['magic-red', 'magic-blue', 'magic-yellow', 'influence-yellow', 'influence-rainbow'],
      ...['magic-silver', 'magic-rainbow', 'movement-silver'],
    ],
    reserve: ['pixies', 'lizardman', 'dragon', 'lizardman'],
    villages: { 5: { card: 'lizardman' } },
  })
  t.choose(red, { do: 'play', card: 'influence-blue' })
  t.choose(red, { do: 'play', card: 'influence-green' })
  expect(gatheredAt(t.state, 4)).toBe(2)
  expect(t.state.zones.discard).toEqual([])
  t.choose(red, { do: 'endStory' })
  t.choose(blue, { do: 'send', card: 'magic-red' })
  t.choose(blue, { do: 'discard', card: 'magic-blue' })
  t.choose(blue, { do: 'discard', card: 'magic-yellow' })
  t.choose(blue, { do: 'endStory' })
  t.choose(green, { do: 'send', card: 'magic-silver' })
  t.choose(green, { do: 'play', card: 'influence-yellow' })
  expect(gatheredAt(t.state, 4)).toBe(3)
  t.choose(green, { do: 'play', card: 'influence-rainbow' })
  expect(t.state.zones.mageRow).toContain('lizardman')
  expect(t.state.zones.reserve).toEqual(['pixies', 'dragon'])
  expect(t.state.zones.discard.toSorted()).toEqual(
    ['influence-blue', 'influence-green', 'influence-yellow', 'influence-rainbow']
      .concat(['lizardman', 'lizardman', 'magic-blue', 'magic-yellow'])
      .sort(),
  )
  expect(t.state.villages[4]).toBeNull()
  expect(t.state.stored).toEqual([])
  t.choose(green, { do: 'play', card: 'lizardman' })
})

scenario('[SPB-IN.4] the card being resolved is discarded when it is finished', () => {
  const t = lay({
    mages: ['village:5'],
    row: ['lizardman'],
    villages: { 5: { card: 'halfling', stored: [{ card: 'influence-blue', value: 1 }] } },
  })
  t.choose(red, { do: 'play', card: 'lizardman' })
  t.choose(red, { do: 'influence' })
  expect(t.state.zones.mageRow).toEqual(['halfling'])
  expect(t.state.zones.discard).toEqual(['influence-blue'])
  t.choose(red, { do: 'move', to: 'wilderness' })
  expect(t.state.zones.discard).toEqual(['influence-blue', 'lizardman'])
})

scenario('[SPB-IN.4] the Squire brings the Knight into the discard', () => {
  const t = lay({
    mages: ['village:5'],
    row: ['dark-elf'],
    reserve: ['knight', 'dragon'],
    villages: { 5: { card: 'squire', stored: [{ card: 'lizardman', value: 2 }] } },
  })
  t.choose(red, { do: 'play', card: 'dark-elf' })
  t.choose(red, { do: 'influence' })
  expect(t.state.zones.mageRow).toEqual(['squire'])
  expect(t.state.zones.discard).toEqual(['knight', 'lizardman', 'dark-elf'])
  expect(t.state.zones.reserve).toEqual(['dragon'])
})

scenario('[AR-36, SPB-IN.4] recruiting is automatic and surplus influence is lost', () => {
  const t = lay({
    mages: ['village:5'],
    row: ['dark-elf'],
    villages: { 5: { card: 'halfling', stored: [{ card: 'influence-blue', value: 1 }] } },
  })
  t.choose(red, { do: 'play', card: 'dark-elf' })
  t.choose(red, { do: 'influence' })
  expect(t.state.zones.mageRow).toEqual(['halfling'])
  expect(t.state.stored).toEqual([])
})

scenario('[SPB-IN.7, AR-35] all influence of one card goes to one village', () => {
  const t = lay({
    mages: ['village:5'],
    row: ['lizardman'],
    villages: { 5: { card: 'dragon' }, 6: { card: 'centaur' } },
  })
  t.choose(red, { do: 'play', card: 'lizardman' })
  t.choose(red, { do: 'influence' })
  t.choose(red, { do: 'wand', power: 1 })
  t.choose(red, { do: 'move', to: 'village:6' })
  t.refuses(red, { do: 'influence' })
  t.choose(red, { do: 'finish' })
  expect(t.state.stored).toEqual([{ village: 4, card: 'lizardman', value: 1 }])
})

scenario(
  '[SPB-IN.7, AR-35] what recruited is not left there: the second influence may go to another village',
  () => {
    for (const card of ['lizardman', 'warlock']) {
      const t = lay({
        mages: ['village:5'],
        row: [card],
        villages: {
          5: { card: 'halfling', stored: [{ card: 'influence-blue', value: 1 }] },
          6: { card: 'centaur' },
        },
      })
      t.choose(red, { do: 'play', card })
      t.choose(red, { do: 'influence' })
      expect(t.state.zones.mageRow).toEqual(['halfling'])
      t.choose(red, { do: 'wand', power: 1 })
      t.choose(red, { do: 'move', to: 'village:6' })
      t.choose(red, { do: 'influence' })
      if (t.offers(red, { do: 'finish' })) t.choose(red, { do: 'finish' })
      expect(t.state.stored).toEqual([{ village: 5, card, value: 1 }])
      expect(t.state.zones.discard).not.toContain(card)
    }
  },
)

scenario('[SPB-IN.7, AR-35] another card may serve another village', () => {
  const t = lay({
    mages: ['village:5'],
    row: ['influence-blue', 'influence-green'],
    villages: { 5: { card: 'dragon' }, 6: { card: 'centaur' } },
  })
  t.choose(red, { do: 'play', card: 'influence-blue' })
  t.choose(red, { do: 'wand', power: 1 })
  t.choose(red, { do: 'move', to: 'village:6' })
  t.choose(red, { do: 'play', card: 'influence-green' })
  expect(t.state.stored.map(({ village }) => village)).toEqual([4, 5])
})

scenario(
  '[SPB-IN.8, T-61, D-17, AR-35] stored cards may be given up from anywhere; no action is gained',
  () => {
    const t = lay({
      mages: ['city:red'],
      row: ['movement-red'],
      villages: {
        5: {
          card: 'lizardman',
          stored: [
            { card: 'influence-blue', value: 1 },
            { card: 'dark-elf', value: 2 },
          ],
        },
        6: { card: 'dragon', stored: [{ card: 'influence-green', value: 1 }] },
      },
    })
    t.choose(red, { do: 'giveUp', village: 4, card: 'influence-blue' })
    expect(t.state.zones.discard).toEqual(['influence-blue'])
    expect(gatheredAt(t.state, 4)).toBe(2)
    t.choose(red, { do: 'giveUp', village: 5, card: 'influence-green' })
    expect(gatheredAt(t.state, 5)).toBe(0)
    expect(t.state.mages[red]).toBe('city:red')
    expect(t.state.zones.mageRow).toEqual(['movement-red'])
    t.choose(red, { do: 'giveUp', village: 4, card: 'dark-elf' })
    t.refuses(red, { do: 'giveUp' })
  },
)

scenario(
  '[AR-61] an emptied village is a face-up place: nothing to influence, and safe to stand still',
  () => {
    const t = lay({
      mages: ['village:5'],
      row: ['dark-elf', 'influence-blue'],
      villages: { 5: { card: 'halfling' } },
    })
    t.choose(red, { do: 'play', card: 'dark-elf' })
    t.choose(red, { do: 'influence' })
    expect(t.state.villages[4]).toBeNull()
    expect(t.state.revealed[4]).toBe(true)
    t.refuses(red, { do: 'play', card: 'influence-blue' })
    t.choose(red, { do: 'endStory' })
    expect(t.state.pieces).toEqual({ red: 1, blue: 1, green: 1, yellow: 1, troll: 1 })
  },
)

scenario(
  '[SPB-IN.2, AR-38] Winning Smile completes what a card has begun, in the middle of that card',
  () => {
    const t = lay({
      mages: ['village:5'],
      row: ['lizardman'],
      villages: { 5: { card: 'centaur' } },
      spells: [['winning-smile']],
    })
    t.refuses(red, { do: 'cast' })
    t.choose(red, { do: 'play', card: 'lizardman' })
    t.choose(red, { do: 'influence' })
    t.choose(red, { do: 'cast', spell: 'winning-smile' })
    expect(t.state.zones.mageRow).toEqual(['centaur'])
    t.choose(red, { do: 'finish' })
    expect(t.state.zones.discard).toEqual(['lizardman'])
    expect(t.state.stored).toEqual([])
  },
)

scenario('[D-17] of two copies left for different influence, the one to give up is named', () => {
  const stored = [
    { card: 'lizardman', value: 2 },
    { card: 'lizardman', value: 1 },
    { card: 'lizardman', value: 1 },
  ]
  const t = lay({ row: ['movement-red'], villages: { 5: { card: 'dragon', stored } } })
  expect(t.options(red).filter((option) => option.do === 'giveUp')).toHaveLength(2)
  t.choose(red, { do: 'giveUp', value: 1 })
  expect(gatheredAt(t.state, 4)).toBe(3)
  t.choose(red, { do: 'giveUp', value: 2 })
  expect(gatheredAt(t.state, 4)).toBe(1)
})
