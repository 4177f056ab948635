import { scenariosWith } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import { blue, lay, red } from '../position.ts'

const scenario = scenariosWith(test)

/** Sorts of answers that a seat may give now, without details. */
const sorts = (t: ReturnType<typeof lay>, seat: number): string[] => [
  ...new Set(t.options(seat).map((option) => option.do)),
]

scenario(
  '[SPB-ST.1, D-04] playing, discarding, wand, spells, giving up influence and ending, in any order',
  () => {
    const t = lay({
      mages: ['city:red'],
      row: ['magic-red', 'movement-red'],
      spells: [['sun-burst', 'book-wyrms']],
      moonStack: ['troll-2'],
      villages: { 5: { card: 'lizardman', stored: [{ card: 'influence-blue', value: 1 }] } },
    })
    expect(sorts(t, red)).toEqual(['play', 'discard', 'wand', 'cast', 'giveUp', 'endStory'])
    t.choose(red, { do: 'giveUp' })
    t.choose(red, { do: 'cast', spell: 'sun-burst' })
    t.choose(red, { do: 'wand', power: 1 })
    t.choose(red, { do: 'move', to: 'wilderness' })
    t.choose(red, { do: 'play', card: 'magic-red' })
    t.choose(red, { do: 'discard', card: 'movement-red' })
    expect(t.state.zones.discard).toEqual(['influence-blue', 'troll-2', 'magic-red', 'movement-red'])
    expect(t.state.wands[red]).toBe(1)
  },
)

scenario(
  '[SPB-ST.1, D-04] with four books and all mages on the Tower the final battle may be declared',
  () => {
    const position = {
      books: { red: 9, blue: 9, green: 9, yellow: 9 },
      villages: { 4: { card: 'witchs-tower' } },
    }
    const t = lay({ ...position, mages: ['village:4', 'village:4', 'village:4'], row: ['magic-red'] })
    expect(t.offers(red, { do: 'declare' })).toBe(true)
    const apart = lay({ ...position, mages: ['village:4', 'village:4'], row: ['magic-red'] })
    apart.refuses(red, { do: 'declare' })
  },
)

scenario('[SPB-ST.2] a second card cannot be started before the first is finished', () => {
  const t = lay({ row: ['centaur', 'movement-red', 'magic-red'] })
  t.choose(red, { do: 'play', card: 'centaur' })
  t.choose(red, { do: 'move', to: 'city:red' })
  t.refuses(red, { do: 'play' })
  t.refuses(red, { do: 'discard' })
  t.refuses(red, { do: 'endStory' })
  t.choose(red, { do: 'finish' })
  t.choose(red, { do: 'play', card: 'movement-red' })
})

scenario('[SPB-ST.2, AR-38] wand and spells may come between two actions of a card', () => {
  const t = lay({
    mages: ['city:red'],
    row: ['dragon', 'movement-red'],
    spells: [['book-wyrms', 'circle-of-magi']],
    chance: ['moon'],
  })
  t.choose(red, { do: 'play', card: 'dragon' })
  // Before the first action they could as well be used before the card.
  t.refuses(red, { do: 'wand' })
  t.refuses(red, { do: 'cast' })
  t.choose(red, { do: 'magic' })
  t.choose(red, { do: 'decline' })
  t.choose(red, { do: 'wand', power: 1 })
  t.choose(red, { do: 'move', to: 'wilderness' })
  t.choose(red, { do: 'cast', spell: 'book-wyrms' })
  t.choose(red, { do: 'book', book: 'yellow' })
  t.choose(red, { do: 'search', book: 'silver' })
  expect(t.state.books).toMatchObject({ yellow: 5, silver: 5, red: 4 })
  t.choose(red, { do: 'move', to: 'city:blue' })
  expect(t.state.zones.discard).toEqual(['dragon'])
})

scenario('[SPB-ST.2, AR-38] another player may cast a spell of any time between two actions', () => {
  const t = lay({
    mages: ['city:red', 'wilderness'],
    row: ['magic-dwarf'],
    wands: [0],
    spells: [[], ['teleport']],
    pieces: { blue: 3 },
    chance: ['moon', 'sun'],
  })
  t.choose(red, { do: 'play', card: 'magic-dwarf' })
  t.choose(blue, { do: 'cast', spell: 'teleport' })
  t.choose(blue, { do: 'whisk', mage: red })
  t.choose(blue, { do: 'move', to: 'city:blue' })
  t.choose(red, { do: 'magic' })
  expect(t.state.pieces).toMatchObject({ red: 1, blue: 2 })
})

scenario('[SPB-ST.2, AR-38] nobody can spoil a card between its start and its first action', () => {
  const t = lay({ mages: ['city:blue'], row: ['magic-blue', 'movement-red'], spells: [[], ['teleport']] })
  expect(t.offers(blue, { do: 'cast', spell: 'teleport' })).toBe(true)
  t.choose(red, { do: 'play', card: 'magic-blue' })
  expect(t.options(blue)).toEqual([])
  t.choose(red, { do: 'search' })
  expect(t.offers(blue, { do: 'cast', spell: 'teleport' })).toBe(true)
})

scenario('[SPB-ST.3] a card may be used in part; the rest is forfeited', () => {
  const t = lay({ row: ['centaur'] })
  t.choose(red, { do: 'play', card: 'centaur' })
  // Nothing is used yet: this would be a discard, which is offered before.
  t.refuses(red, { do: 'finish' })
  t.choose(red, { do: 'move', to: 'city:red' })
  t.choose(red, { do: 'finish' })
  expect(t.state.zones.discard).toEqual(['centaur'])
  expect(t.state.mages[red]).toBe('city:red')
  t.refuses(red, { do: 'move' })
})

scenario(
  '[SPB-ST.4, AR-62] a finished card goes to the discard, unless its influence waits or it guards',
  () => {
    const t = lay({
      mages: ['village:5'],
      row: ['movement-red', 'influence-blue', 'knight'],
      villages: { 5: { card: 'lizardman' } },
    })
    t.choose(red, { do: 'play', card: 'influence-blue' })
    t.choose(red, { do: 'play', card: 'knight' })
    t.choose(red, { do: 'play', card: 'movement-red' })
    t.choose(red, { do: 'move', to: 'wilderness' })
    expect(t.state.zones.discard).toEqual(['movement-red'])
    expect(t.state.stored).toEqual([{ village: 4, card: 'influence-blue', value: 1 }])
    expect(t.state.zones.guards).toEqual(['knight'])
  },
)

scenario('[SPB-ST.5, AR-18] every mage card may be discarded unused, except Fortuna', () => {
  const row = ['movement-red', 'pixies', 'dragon', 'fortuna-deck', 'magic-blue']
  const t = lay({ row })
  t.refuses(red, { do: 'discard', card: 'fortuna-deck' })
  for (const card of ['dragon', 'pixies', 'magic-blue', 'movement-red'])
    t.choose(red, { do: 'discard', card })
  expect(t.state.zones.mageRow).toEqual(['fortuna-deck'])
  expect(t.state.zones.discard).toEqual(['dragon', 'pixies', 'magic-blue', 'movement-red'])
  expect(t.state.mages[red]).toBe('wilderness')
})

scenario('[SPB-ST.6, T-53, D-05] a base card is used for its action or for its search, never both', () => {
  const t = lay({ mages: ['city:red'], row: ['movement-red'] })
  t.choose(red, { do: 'play', card: 'movement-red' })
  expect(sorts(t, red)).toEqual(['move', 'search'])
  t.choose(red, { do: 'search', book: 'red' })
  expect(t.state.books.red).toBe(5)
  expect(t.state.mages[red]).toBe('city:red')
  expect(t.state.zones.discard).toEqual(['movement-red'])
  expect(t.state.current).toBeNull()
})

scenario(
  '[D-05, AR-58] a base card offers only what is legal here, and is a mere discard when nothing is',
  () => {
    const position = {
      mages: ['city:red'],
      row: ['magic-blue', 'influence-blue'],
      wands: [0],
      chance: ['moon'],
    } as const
    const t = lay(position)
    t.refuses(red, { do: 'play', card: 'influence-blue' })
    expect(t.offers(red, { do: 'discard', card: 'influence-blue' })).toBe(true)
    t.choose(red, { do: 'play', card: 'magic-blue' })
    // The search for blue is not possible in red, so the stone was drawn without asking.
    expect(t.state.drawn.moon).toBe(1)
  },
)

scenario('[AR-58, D-04] Pixies have no use in Story and are only discarded', () => {
  const t = lay({ row: ['pixies', 'movement-red'] })
  t.refuses(red, { do: 'play', card: 'pixies' })
  t.choose(red, { do: 'discard', card: 'pixies' })
  expect(t.state.zones.discard).toEqual(['pixies'])
})

scenario(
  '[SPB-ST.7, AR-37, SPB-ST.8] a recruit enters the row beyond five, may be used at once, and counts',
  () => {
    const t = lay({
      mages: ['village:4'],
      row: ['movement-red', 'movement-green', 'magic-red', 'magic-blue', 'magic-silver'],
      villages: { 4: { card: 'halfling', stored: [{ card: 'influence-yellow', value: 1 }] } },
      spells: [['winning-smile']],
    })
    t.choose(red, { do: 'cast', spell: 'winning-smile' })
    expect(t.state.zones.mageRow).toHaveLength(6)
    t.choose(red, { do: 'play', card: 'halfling' })
    t.choose(red, { do: 'move', to: 'city:red' })
    for (const card of ['movement-red', 'movement-green']) t.choose(red, { do: 'discard', card })
    t.refuses(red, { do: 'endStory' })
    t.choose(red, { do: 'discard', card: 'magic-red' })
    expect(t.offers(red, { do: 'endStory' })).toBe(true)
  },
)

scenario('[SPB-ST.8, T-08] Story cannot end with three mage cards in the row', () => {
  const t = lay({ row: ['movement-red', 'magic-red', 'magic-blue'] })
  t.refuses(red, { do: 'endStory' })
  t.choose(red, { do: 'discard', card: 'magic-blue' })
  t.choose(red, { do: 'endStory' })
  expect(t.state.active).toBe(blue)
})

scenario('[SPB-ST.8, AR-18] Fortuna is a mage card, and counted for the limit of two', () => {
  const t = lay({ row: ['movement-red', 'fortuna-deck', 'magic-blue'] })
  t.refuses(red, { do: 'endStory' })
  t.choose(red, { do: 'discard', card: 'magic-blue' })
  expect(t.offers(red, { do: 'endStory' })).toBe(true)
})

scenario('[SPB-ST.8, T-09] a recruited ally counts for the limit', () => {
  const t = lay({
    mages: ['village:4'],
    row: ['movement-red', 'movement-green', 'influence-rainbow'],
    villages: { 4: { card: 'halfling', stored: [{ card: 'influence-blue', value: 1 }] } },
  })
  t.choose(red, { do: 'play', card: 'influence-rainbow' })
  expect(t.state.zones.mageRow).toEqual(['movement-red', 'movement-green', 'halfling'])
  t.refuses(red, { do: 'endStory' })
})

scenario('[E-13, SPB-ST.8] a mage card sent to the tower leaves four, a wicked card leaves five', () => {
  const position = {
    at: 'witchTime',
    row: ['movement-red', 'movement-green', 'magic-red', 'magic-blue', 'influence-blue'],
    wickedRow: ['witch-red-1'],
  } as const
  const needed = (card: string): number => {
    const t = lay(position)
    t.choose(red, { do: 'send', card })
    let left = 0
    for (; !t.offers(red, { do: 'endStory' }); left++)
      t.choose(red, { do: 'discard', card: t.state.zones.mageRow[0]! })
    return left
  }
  expect(needed('magic-red')).toBe(2)
  expect(needed('witch-red-1')).toBe(3)
})

scenario('[SPB-ST.9] none, some or all cards may be played; the row may be left empty', () => {
  const none = lay({ row: ['movement-red', 'movement-green'] })
  none.choose(red, { do: 'endStory' })
  expect(none.state.zones.mageRow.slice(0, 2)).toEqual(['movement-red', 'movement-green'])
  const all = lay({ row: ['movement-red', 'movement-green'] })
  for (const card of ['movement-red', 'movement-green']) {
    all.choose(red, { do: 'play', card })
    all.choose(red, { do: 'move', to: card === 'movement-red' ? 'city:red' : 'wilderness' })
  }
  expect(all.state.zones.mageRow).toEqual([])
  all.choose(red, { do: 'endStory' })
  expect(all.state.zones.mageRow).toHaveLength(5)
})

scenario('[D-19] Circle of Magi: only in a city whose book is on its track', () => {
  const castable = (mage: 'city:red' | 'wilderness' | 'village:2', book = 4): boolean =>
    lay({
      mages: [mage],
      row: ['movement-red'],
      books: { red: book },
      spells: [['circle-of-magi']],
    }).offers(red, { do: 'cast', spell: 'circle-of-magi' })
  expect(castable('city:red')).toBe(true)
  expect(castable('city:red', 9)).toBe(false)
  expect(castable('city:red', 0)).toBe(false)
  expect(castable('wilderness')).toBe(false)
  expect(castable('village:2')).toBe(false)
})

scenario('[D-20] Puppetry: any other player’s mage, and nobody in solo', () => {
  const t = lay({ row: ['movement-red'], spells: [['puppetry']] })
  t.choose(red, { do: 'cast', spell: 'puppetry' })
  expect(t.options(red)).toEqual([
    { do: 'puppet', mage: 1 },
    { do: 'puppet', mage: 2 },
    { do: 'propose', mage: 1 },
    { do: 'propose', mage: 2 },
  ])
  const solo = lay({ seats: 1, row: ['movement-red'], spells: [['puppetry']] })
  solo.refuses(red, { do: 'cast' })
})

scenario('[D-21] Sun Burst: any wicked card of the Moon stack, the topmost of equal ones', () => {
  const t = lay({
    row: ['movement-red'],
    minions: 1,
    moonStack: ['witch-red-1', 'troll-1', 'witch-red-1', 'librarian'],
    spells: [['sun-burst']],
  })
  t.choose(red, { do: 'cast', spell: 'sun-burst' })
  expect(t.options(red).map((option) => 'card' in option && option.card)).toEqual(['troll-1', 'witch-red-1'])
  t.choose(red, { do: 'burn', card: 'witch-red-1' })
  expect(t.state.zones.moonStack).toEqual(['witch-red-1', 'troll-1', 'librarian'])
  expect(t.state.zones.discard).toEqual(['witch-red-1'])
  const none = lay({ row: ['movement-red'], moonStack: ['librarian'], minions: 2, spells: [['sun-burst']] })
  none.refuses(red, { do: 'cast' })
})

scenario('[D-22] Winning Smile: only when it completes a recruitment now', () => {
  const castable = (card: string, stored: number): boolean =>
    lay({
      mages: ['village:4'],
      row: ['movement-red'],
      spells: [['winning-smile']],
      villages: { 4: { card, stored: [{ card: 'dark-elf', value: stored }] } },
    }).offers(red, { do: 'cast', spell: 'winning-smile' })
  expect(castable('centaur', 1)).toBe(true)
  expect(castable('dragon', 2)).toBe(false)
  expect(castable('fairy-spring', 2)).toBe(false)
})

scenario('[D-04] own-turn spells belong to the own turn; others may only cast what is for any time', () => {
  const t = lay({
    row: ['movement-red'],
    moonStack: ['troll-1'],
    spells: [[], ['sun-burst', 'puppetry', 'book-wyrms', 'hat-trick', 'alchemy']],
  })
  expect(t.options(blue)).toEqual([{ do: 'cast', spell: 'book-wyrms' }])
  const early = lay({ at: 'witchTime', row: ['movement-red', 'magic-red'], spells: [['puppetry']] })
  expect(early.offers(red, { do: 'cast', spell: 'puppetry' })).toBe(true)
})
