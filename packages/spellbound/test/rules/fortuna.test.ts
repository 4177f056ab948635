import { scenariosWith } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import { blue, green, lay, type Position, red } from '../position.ts'

const scenario = scenariosWith(test)
const village = { 6: { card: 'fortuna-village' } }
const row = ['fortuna-deck', 'movement-red', 'movement-green', 'magic-red', 'magic-blue']

/** A turn that begins with Fortuna on display; the magic card has gone to the tower. */
const inStory = (position: Position = {}) => {
  const t = lay({
    at: 'turn',
    mages: ['village:1', 'village:1', 'village:1'],
    row,
    villages: village,
    ...position,
  })
  t.choose(red, { do: 'send', card: 'magic-red' })
  return t
}

/** Ends Story with as few cards gone as possible. */
const endStory = (t: ReturnType<typeof lay>): void => {
  while (!t.offers(red, { do: 'endStory' })) {
    t.choose(red, { do: 'discard', card: t.state.zones.mageRow.findLast((card) => card !== 'fortuna-deck')! })
  }
  t.choose(red, { do: 'endStory' })
}

scenario(
  '[SPB-FT.1, AR-18] Fortuna fills a place of the row and cannot be played, discarded, sent or paid',
  () => {
    const t = lay({
      at: 'turn',
      row: ['fortuna-deck', 'vampire', 'movement-red', 'magic-red', 'magic-blue'],
      villages: village,
    })
    t.refuses(red, { do: 'send', card: 'fortuna-deck' })
    t.choose(red, { do: 'send', card: 'magic-red' })
    t.refuses(red, { do: 'play', card: 'fortuna-deck' })
    t.refuses(red, { do: 'discard', card: 'fortuna-deck' })
    // There is no other ally and no wicked card, so the Vampire has nothing to be paid with.
    t.refuses(red, { do: 'play', card: 'vampire' })
  },
)

scenario('[SPB-FT.1] drawn in a refill she is one of the five', () => {
  const t = lay({
    at: 'handOfFate',
    deck: ['movement-red', 'fortuna-deck', 'movement-green', 'magic-red', 'magic-blue', 'magic-silver'],
  })
  expect(t.state.zones.mageRow).toHaveLength(5)
  expect(t.state.zones.deck).toEqual(['magic-silver'])
})

scenario(
  '[SPB-FT.2, T-13, SPB-FT.4] whoever visits her puts a sun stone into the bag at once, and no moon',
  () => {
    const t = inStory()
    t.choose(red, { do: 'play', card: 'movement-red' })
    t.choose(red, { do: 'move', to: 'village:6' })
    expect(t.state.bag).toEqual({ sun: 4, moon: 2 })
    expect(t.state.supply).toEqual({ sun: 4, moon: 6 })
    expect(t.state.zones.mageRow).toContain('fortuna-deck')
    endStory(t)
    expect(t.state.bag).toEqual({ sun: 4, moon: 2 })
    expect(t.state.zones.discard).toContain('fortuna-deck')
  },
)

scenario('[SPB-FT.2] a second visit in the same turn brings nothing', () => {
  const t = inStory()
  t.choose(red, { do: 'play', card: 'movement-red' })
  t.choose(red, { do: 'move', to: 'village:6' })
  t.choose(red, { do: 'wand', power: 1 })
  t.choose(red, { do: 'move', to: 'wilderness' })
  t.choose(red, { do: 'play', card: 'movement-green' })
  t.choose(red, { do: 'move', to: 'village:6' })
  expect(t.state.bag).toEqual({ sun: 4, moon: 2 })
})

scenario('[SPB-FT.2, AR-19] entering the village face down reveals it and counts', () => {
  const t = inStory({ villages: { 6: { card: 'fortuna-village', faceDown: true } } })
  t.choose(red, { do: 'play', card: 'movement-red' })
  t.choose(red, { do: 'move', to: 'village:6' })
  expect(t.state.bag.sun).toBe(4)
})

scenario('[SPB-FT.2, AR-19] a mage already there when the turn begins has visited', () => {
  const t = inStory({ mages: ['village:6'] })
  expect(t.state.bag.sun).toBe(4)
  endStory(t)
  expect(t.state.bag).toEqual({ sun: 4, moon: 2 })
})

scenario('[SPB-FT.2] Puppetry on a mage who stands there counts, for she is the acting mage now', () => {
  const t = inStory({ mages: ['village:1', 'village:6'], spells: [['puppetry']] })
  t.choose(red, { do: 'cast', spell: 'puppetry' })
  t.choose(red, { do: 'puppet', mage: blue })
  expect(t.state.bag.sun).toBe(4)
})

scenario('[SPB-FT.2] a Teleport of the acting mage by another player counts', () => {
  const t = inStory({ spells: [[], ['teleport']] })
  t.choose(blue, { do: 'cast', spell: 'teleport' })
  t.choose(blue, { do: 'whisk', mage: red })
  t.choose(blue, { do: 'move', to: 'village:6' })
  expect(t.state.bag.sun).toBe(4)
})

scenario('[SPB-FT.2] other mages who stand there or arrive do not visit her', () => {
  const t = lay({
    at: 'turn',
    mages: ['village:1', 'village:6', 'village:1'],
    row,
    villages: village,
    spells: [['teleport']],
  })
  t.choose(red, { do: 'send', card: 'magic-red' })
  t.choose(red, { do: 'cast', spell: 'teleport' })
  t.choose(red, { do: 'whisk', mage: green })
  t.choose(red, { do: 'move', to: 'village:6' })
  expect(t.state.fortuna.visited).toBe(false)
  endStory(t)
  expect(t.state.bag).toEqual({ sun: 3, moon: 3 })
})

scenario(
  '[SPB-FT.3, T-14, AR-18] unvisited she leaves a moon stone, before the purge; with her, Story ends with one other',
  () => {
    const t = inStory({ wickedRow: ['witch-red-1', 'witch-blue-1', 'troll-1'] })
    t.choose(red, { do: 'discard', card: 'magic-blue' })
    expect(t.state.zones.mageRow).toHaveLength(3)
    t.refuses(red, { do: 'endStory' })
    t.choose(red, { do: 'discard', card: 'movement-red' })
    t.choose(red, { do: 'endStory' })
    expect(t.state.bag).toEqual({ sun: 3, moon: 3 })
    expect(t.state.supply).toEqual({ sun: 5, moon: 5 })
    // She lies below the three wicked cards of the purge.
    expect(t.state.zones.discard).toEqual([
      'magic-blue',
      'movement-red',
      'fortuna-deck',
      'witch-red-1',
      'witch-blue-1',
      'troll-1',
    ])
  },
)

scenario('[SPB-FT.4] her place is refilled in the same turn', () => {
  const t = inStory()
  endStory(t)
  expect(t.state.zones.mageRow).toHaveLength(5)
  expect(t.state.zones.mageRow).not.toContain('fortuna-deck')
  expect(t.state.active).toBe(blue)
  expect(t.state.fortuna.due).toBe(false)
})

scenario('[T-15, AR-18, SPB-FT.2] drawn in a refill, she is due in the next turn and not in this one', () => {
  const t = lay({
    mages: ['village:6', 'village:1'],
    row: ['movement-green'],
    villages: village,
    deck: [
      'fortuna-deck',
      'magic-red',
      'magic-blue',
      'magic-yellow',
      'movement-red',
      'movement-silver',
      'magic-silver',
      'magic-rainbow',
    ],
  })
  t.choose(red, { do: 'endStory' })
  expect(t.state.bag).toEqual({ sun: 3, moon: 2 })
  expect(t.state.active).toBe(blue)
  expect(t.state.fortuna).toEqual({ due: true, visited: false })
  t.choose(blue, { do: 'send', card: 'magic-red' })
  t.choose(blue, { do: 'discard', card: 'magic-blue' })
  t.choose(blue, { do: 'discard', card: 'magic-yellow' })
  t.choose(blue, { do: 'endStory' })
  expect(t.state.bag).toEqual({ sun: 3, moon: 3 })
})

scenario('[T-15, SPB-FT.2] a passed turn is none of hers: she waits for the next one that is played', () => {
  const t = lay({
    at: 'turn',
    books: { red: 9, blue: 9, green: 9, yellow: 9 },
    mages: ['village:4', 'village:6'],
    row,
    villages: { ...village, 4: { card: 'witchs-tower' } },
  })
  t.choose(red, { do: 'pass' })
  expect(t.state.active).toBe(blue)
  expect(t.state.fortuna).toEqual({ due: true, visited: true })
  expect(t.state.bag.sun).toBe(4)
})

scenario('[SPB-FT.5, AR-19] with the supply used up nothing is added', () => {
  const visited = inStory({ mages: ['village:6'], bag: { sun: 8, moon: 2 }, supply: { sun: 0, moon: 6 } })
  endStory(visited)
  expect(visited.state.bag).toEqual({ sun: 8, moon: 2 })
  const missed = inStory({ bag: { sun: 3, moon: 8 }, supply: { sun: 5, moon: 0 } })
  endStory(missed)
  expect(missed.state.bag).toEqual({ sun: 3, moon: 8 })
  expect(missed.state.zones.discard).toContain('fortuna-deck')
})

scenario('[AR-19] on display during an encounter she stays there, and is due in the next turn', () => {
  const t = lay({
    at: 'handOfFate',
    mages: ['city:red', 'city:blue', 'city:green'],
    watchman: 'yellow',
    row: ['fortuna-deck', 'movement-red'],
    deck: [],
    discard: ['magic-red', 'magic-blue', 'magic-silver', 'magic-yellow'],
    sunStack: ['dragon', 'dragon'],
    books: { red: 9, blue: 9, green: 9, silver: 9, yellow: 0 },
    chance: ['sun', 'sun', ['troll-1']],
  })
  expect(t.state.zones.mageRow.slice(0, 2)).toEqual(['fortuna-deck', 'movement-red'])
  expect(t.state.fortuna.due).toBe(true)
})
