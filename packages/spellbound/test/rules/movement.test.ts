import { scenariosWith } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import { locations } from '../../src/words/board.ts'
import { blue, green, lay, red, yellow } from '../position.ts'

const scenario = scenariosWith(test)

/** Locations that the wand or a card may take the mage to now. */
const destinations = (t: ReturnType<typeof lay>, seat: number): string[] =>
  t.options(seat).flatMap((option) => (option.do === 'move' ? [option.to] : []))

scenario('[SPB-MV.1, SPB-MV.2, T-07] a mage in a city cannot move straight to another city', () => {
  const t = lay({ mages: ['city:red'], row: ['centaur'] })
  t.choose(red, { do: 'play', card: 'centaur' })
  t.refuses(red, { do: 'move', to: 'city:blue' })
  t.choose(red, { do: 'move', to: 'wilderness' })
  t.choose(red, { do: 'move', to: 'city:blue' })
  expect(t.state.mages[red]).toBe('city:blue')
})

scenario(
  '[D-08, SPB-MV.1] one symbol leads from the wilderness and from a village to every other place',
  () => {
    for (const here of ['wilderness', 'village:3'] as const) {
      const t = lay({ mages: [here], row: ['movement-red'] })
      t.choose(red, { do: 'play', card: 'movement-red' })
      expect(destinations(t, red)).toEqual(locations.filter((to) => to !== here))
    }
  },
)

scenario('[D-08, SPB-MV.2] one symbol leads from a city to the wilderness and the twelve villages', () => {
  const t = lay({ mages: ['city:green'], row: ['movement-red'] })
  t.choose(red, { do: 'play', card: 'movement-red' })
  expect(destinations(t, red)).toEqual(locations.filter((to) => !to.startsWith('city')))
})

scenario('[SPB-MV.3] standing still is no move', () => {
  const t = lay({ mages: ['village:5'], row: ['movement-red'], wands: [0] })
  t.choose(red, { do: 'play', card: 'movement-red' })
  t.refuses(red, { do: 'move', to: 'village:5' })
})

scenario(
  '[E-02, SPB-MV.4, SPB-MV.5, SPB-PL.3] a Centaur reveals a village, visits the spring and ends in a city',
  () => {
    const t = lay({
      active: blue,
      mages: ['wilderness', 'city:yellow'],
      row: ['centaur'],
      villages: { 3: { card: 'dragon', faceDown: true }, 7: { card: 'fairy-spring' } },
    })
    t.choose(blue, { do: 'play', card: 'centaur' })
    t.refuses(blue, { do: 'move', to: 'city:red' })
    t.choose(blue, { do: 'move', to: 'village:3' })
    expect(t.state.revealed[2]).toBe(true)
    t.choose(blue, { do: 'move', to: 'village:7' })
    expect(t.state.wands[blue]).toBe(2)
    t.choose(blue, { do: 'move', to: 'city:red' })
    expect(t.state.mages[blue]).toBe('city:red')
    expect(t.state.zones.discard).toEqual(['centaur'])
    expect(t.state.moved).toBe(true)
  },
)

scenario('[SPB-MV.4] only the village entered is revealed, whatever lies there', () => {
  const t = lay({
    row: ['movement-red'],
    villages: { 1: { card: 'witchs-tower', faceDown: true }, 2: { card: 'pixies', faceDown: true } },
  })
  t.choose(red, { do: 'play', card: 'movement-red' })
  t.choose(red, { do: 'move', to: 'village:1' })
  expect(t.state.revealed.slice(0, 2)).toEqual([true, false])
  expect(t.happened('villageRevealed')).toMatchObject([{ village: 0, card: 'witchs-tower' }])
})

scenario(
  '[SPB-MV.5] an arrival is complete before the next symbol: the second move may start from what it revealed',
  () => {
    const t = lay({
      mages: ['city:red'],
      wands: [0],
      row: ['giant-eagle'],
      villages: { 4: { card: 'halfling', faceDown: true } },
    })
    t.choose(red, { do: 'play', card: 'giant-eagle' })
    t.refuses(red, { do: 'influence' })
    t.choose(red, { do: 'move', to: 'village:4' })
    // The ally lies open at once, so the influence of the same card can already be used.
    expect(t.offers(red, { do: 'influence' })).toBe(true)
    t.choose(red, { do: 'move', to: 'city:blue' })
    expect(
      t.events.filter(({ event }) => event === 'mageMoved' || event === 'villageRevealed'),
    ).toMatchObject([
      { event: 'mageMoved', to: 'village:4' },
      { event: 'villageRevealed', village: 3 },
      { event: 'mageMoved', to: 'city:blue' },
    ])
  },
)

scenario('[SPB-MV.6] any number of mages may share a place', () => {
  const t = lay({
    seats: 4,
    active: yellow,
    mages: ['city:red', 'city:red', 'city:red', 'wilderness'],
    row: ['movement-red'],
  })
  t.choose(yellow, { do: 'play', card: 'movement-red' })
  t.choose(yellow, { do: 'move', to: 'city:red' })
  expect(t.state.mages).toEqual(['city:red', 'city:red', 'city:red', 'city:red'])
})

scenario('[SPB-MV.7, T-12] a round trip counts as having moved', () => {
  const t = lay({ mages: ['city:red'], pieces: { red: 2 }, row: ['movement-red', 'movement-green'] })
  expect(t.state.moved).toBe(false)
  t.choose(red, { do: 'play', card: 'movement-red' })
  t.choose(red, { do: 'move', to: 'wilderness' })
  expect(t.state.moved).toBe(true)
  t.choose(red, { do: 'play', card: 'movement-green' })
  t.choose(red, { do: 'move', to: 'city:red' })
  t.choose(red, { do: 'endStory' })
  expect(t.state.pieces.red).toBe(2)
})

scenario('[SPB-MV.7] the next turn begins with nobody moved', () => {
  const t = lay({
    at: 'endOfStory',
    moved: true,
    active: green,
    mages: ['city:red', 'wilderness', 'village:2'],
  })
  expect(t.state.active).toBe(red)
  expect(t.state.moved).toBe(false)
})
