import { scenariosWith } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import { lay, type Position, red } from '../position.ts'

const scenario = scenariosWith(test)

const five = ['movement-red', 'movement-green', 'magic-red', 'magic-blue', 'magic-yellow']
const guarded = {
  at: 'encounter',
  row: five,
  deck: [],
  seats: 4,
  mages: ['city:red', 'city:blue', 'city:green', 'wilderness'],
  watchman: 'yellow',
} as const satisfies Position
const strongSuns = ['dragon', 'dragon', 'dragon', 'warrior', 'warrior', 'knight']

scenario(
  '[SPB-MI.1, SPB-MI.2, SPB-EN.6] minions come in order, count ever after and are never discarded',
  () => {
    const arrivals = ['skeleton-army', 'goblin-spider-riders', 'danzer']
    const cumulative = [0, 2, 6, 12]
    arrivals.forEach((minion, before) => {
      const t = lay({
        ...guarded,
        minions: before,
        sunStack: strongSuns,
        moonStack: ['witch-red-1'],
        chance: ['sun', 'sun', 'unchanged'],
      })
      expect(t.happened('strengthsCompared')).toMatchObject([{ sun: 20, moon: 3 + cumulative[before]! }])
      expect(t.happened('minionArrived')).toMatchObject([{ card: minion }])
      t.choose(red, { do: 'book', book: 'red' })
      expect(t.state.zones.minions).toEqual(arrivals.slice(0, before + 1))
      expect(t.view('spectator').table).toMatchObject({ strengths: { moon: 2 + cumulative[before + 1]! } })
    })
  },
)

scenario('[T-26, AR-46, SPB-EN.6] a fourth win adds no minion but still moves a book', () => {
  const t = lay({ ...guarded, minions: 3, sunStack: strongSuns, chance: ['sun', 'sun', 'unchanged'] })
  expect(t.happened('strengthsCompared')).toMatchObject([{ sun: 20, moon: 14 }])
  t.choose(red, { do: 'book', book: 'yellow' })
  expect(t.state.books.yellow).toBe(5)
  expect(t.state.zones.minions).toEqual(['skeleton-army', 'goblin-spider-riders', 'danzer'])
  expect(t.happened('minionArrived')).toEqual([])
})

// The example names stage 2 with strength 4; in the table of section 2.3 that is stage 3.
scenario('[T-27, SPB-MI.2, SPB-EN.7] two minions in the sum: eleven against three is two stages', () => {
  const t = lay({
    ...guarded,
    stage: 3,
    minions: 2,
    bag: { sun: 3, moon: 1 },
    chance: ['sun', 'sun', 'sun', 'moon'],
  })
  expect(t.happened('strengthsCompared')).toMatchObject([{ sun: 3, moon: 11 }])
  expect(t.happened('encounterLost')).toMatchObject([{ by: 8 }])
  expect(t.happened('witchClimbed').map(({ stage }) => stage)).toEqual([4, 5])
})

scenario('[SPB-MI.3] no card, spell or wand of the mages touches a minion', () => {
  const t = lay({
    minions: 3,
    wands: [3],
    spells: [['sun-burst']],
    row: ['ranger', 'warlock', 'warlock', 'warrior', 'vampire'],
    mages: ['village:1'],
  })
  t.refuses(red, { do: 'cast' })
  t.refuses(red, { do: 'wand', power: 3 })
  t.refuses(red, { do: 'play', card: 'warrior' })
  t.choose(red, { do: 'play', card: 'ranger' })
  t.refuses(red, { do: 'unseat' })
  t.choose(red, { do: 'move', to: 'village:2' })
  t.choose(red, { do: 'play', card: 'warlock' })
  t.refuses(red, { do: 'warlockPair' })
  t.choose(red, { do: 'move', to: 'village:3' })
  t.choose(red, { do: 'finish' })
  // The Vampire is paid with an ally of the row, never with a minion.
  t.choose(red, { do: 'play', card: 'vampire' })
  expect(t.options(red).map((option) => ('card' in option ? option.card : null))).toEqual([
    'warlock',
    'warrior',
  ])
  expect(t.state.zones.minions).toEqual(['skeleton-army', 'goblin-spider-riders', 'danzer'])
})
