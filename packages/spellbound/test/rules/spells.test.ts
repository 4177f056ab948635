import { scenariosWith } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import { spells } from '../../src/content/spells.ts'
import { blue, green, idleTurn, lay, red } from '../position.ts'

const scenario = scenariosWith(test)

test('[SPB-SP.1] two spells are immediate, four belong to the own turn, four to any time', () => {
  const timed = (timing: string) => spells.filter((spell) => spell.timing === timing).map(({ id }) => id)
  expect(timed('immediate')).toEqual(['scry', 'troll-bane'])
  expect(timed('ownTurn')).toEqual(['circle-of-magi', 'puppetry', 'sun-burst', 'winning-smile'])
  expect(timed('anyTime')).toEqual(['alchemy', 'book-wyrms', 'hat-trick', 'teleport'])
})

scenario('[SPB-SP.2] a book that reaches a symbol brings the top spell, kept face up by who searched', () => {
  const t = lay({
    mages: ['city:red'],
    books: { red: 5 },
    row: ['magic-red', 'movement-red'],
    spellPile: ['puppetry', 'alchemy'],
  })
  t.choose(red, { do: 'play', card: 'movement-red' })
  t.choose(red, { do: 'search', book: 'red' })
  expect(t.state.books.red).toBe(6)
  expect(t.state.spells).toEqual([['puppetry'], [], []])
  expect(t.view('spectator').table).toMatchObject({ players: [{ spells: ['puppetry'] }, {}, {}] })
  expect(t.state.zones.spellPile).toEqual(['alchemy'])
  t.choose(red, { do: 'play', card: 'magic-red' })
  t.choose(red, { do: 'search', book: 'red' })
  expect(t.state.books.red).toBe(7)
  expect(t.state.spells[red]).toEqual(['puppetry'])
})

scenario(
  '[SPB-SP.2, AR-60, T-50] an immediate spell happens at once and is gone, even without effect',
  () => {
    const t = lay({
      mages: ['city:red'],
      books: { red: 7 },
      row: ['movement-red'],
      spellPile: ['troll-bane'],
    })
    t.choose(red, { do: 'play', card: 'movement-red' })
    t.choose(red, { do: 'search', book: 'red' })
    expect(t.state.pieces.troll).toBe(1)
    expect(t.state.spells[red]).toEqual([])
    expect(t.state.zones.removed).toEqual(['troll-bane'])
  },
)

scenario('[SPB-SP.3, SPB-SP.4] a spell costs neither card nor charge, works once and leaves the game', () => {
  const t = lay({
    wands: [0],
    spells: [['sun-burst']],
    row: ['magic-red', 'magic-blue'],
    moonStack: ['witch-red-1', 'troll-1'],
  })
  t.choose(red, { do: 'cast', spell: 'sun-burst' })
  t.choose(red, { do: 'burn', card: 'troll-1' })
  expect(t.state.zones.mageRow).toEqual(['magic-red', 'magic-blue'])
  expect(t.state.wands[red]).toBe(0)
  expect(t.state.spells[red]).toEqual([])
  expect(t.state.zones.removed).toEqual(['sun-burst'])
  t.refuses(red, { do: 'cast' })
})

scenario('[SPB-SP.3] a spell belongs to who drew it: nobody else is offered it', () => {
  const t = lay({ spells: [[], ['sun-burst', 'teleport']], moonStack: ['witch-red-1'] })
  t.refuses(red, { do: 'cast' })
  expect(t.options(blue)).toEqual([{ do: 'cast', spell: 'teleport' }])
})

scenario('[SPB-SP.5, AR-26, T-49] spells of the own turn wait for the own turn, Witch Time or Story', () => {
  const held = ['sun-burst', 'puppetry', 'circle-of-magi', 'winning-smile'] as const
  const common = {
    mages: ['city:red', 'city:red'],
    spells: [held],
    row: ['magic-red', 'magic-blue', 'magic-yellow', 'movement-red', 'movement-green'],
    moonStack: ['witch-red-1'],
  } as const
  const witchTime = lay({ ...common, at: 'witchTime' })
  for (const spell of ['sun-burst', 'puppetry', 'circle-of-magi'] as const)
    expect(witchTime.offers(red, { do: 'cast', spell })).toBe(true)
  witchTime.choose(red, { do: 'cast', spell: 'sun-burst' })
  expect(witchTime.state.zones.moonStack).toEqual([])
  expect(witchTime.question(red)?.kind).toBe('witchTime')
  const anotherTurn = lay({ ...common, active: blue, at: 'story' })
  expect(anotherTurn.options(red)).toEqual([])
  const story = lay(common)
  for (const spell of ['sun-burst', 'puppetry', 'circle-of-magi'] as const)
    expect(story.offers(red, { do: 'cast', spell })).toBe(true)
  expect(story.offers(red, { do: 'cast', spell: 'winning-smile' })).toBe(false)
})

scenario(
  '[SPB-SP.5, AR-48, T-49, D-21] Sun Burst comes too late in an encounter and in the final battle',
  () => {
    const row = ['magic-red', 'magic-blue', 'magic-yellow', 'movement-red', 'movement-green']
    const encounter = lay({
      at: 'encounter',
      row,
      deck: [],
      spells: [['sun-burst']],
      moonStack: ['witch-red-1'],
      wickedRow: ['troll-2'],
      bag: { sun: 2, moon: 0 },
      sunStack: ['dragon'],
      chance: ['sun', 'sun', 'unchanged'],
    })
    // Every question up to the next turn was the choice of the book: nobody could cast in between.
    expect(encounter.question(red)?.kind).toBe('reward')
    encounter.refuses(red, { do: 'cast' })
    encounter.choose(red, { do: 'book', book: 'red' })
    expect(encounter.state.spells[red]).toEqual(['sun-burst'])

    const battle = lay({
      at: 'turn',
      mages: ['village:1', 'village:1', 'village:1'],
      villages: { 1: { card: 'witchs-tower' } },
      books: { red: 9, blue: 9, green: 9, yellow: 9 },
      spells: [['sun-burst']],
      moonStack: ['witch-red-1'],
      row,
    })
    battle.choose(red, { do: 'declare' })
    battle.refuses(red, { do: 'cast' })
  },
)

scenario('[SPB-SP.5, AR-38] a spell of the own turn may come between two actions of a card', () => {
  const t = lay({ spells: [['sun-burst']], row: ['lizardman'], moonStack: ['witch-red-1'] })
  t.choose(red, { do: 'play', card: 'lizardman' })
  t.refuses(red, { do: 'cast' })
  t.choose(red, { do: 'magic' })
  t.choose(red, { do: 'cast', spell: 'sun-burst' })
  expect(t.state.zones.moonStack).toEqual([])
  t.choose(red, { do: 'move', to: 'city:blue' })
  expect(t.state.mages[red]).toBe('city:blue')
  expect(t.state.zones.discard).toEqual(['witch-red-1', 'lizardman'])
})

scenario(
  '[SPB-SP.7, AR-14] the caster draws for Book Wyrms, the active player for a search with a puppet',
  () => {
    const t = lay({
      active: blue,
      mages: ['city:red', 'village:2', 'wilderness'],
      books: { red: 5, silver: 5 },
      spells: [[], ['puppetry'], ['book-wyrms']],
      row: ['movement-red'],
      spellPile: ['hat-trick', 'alchemy'],
    })
    t.choose(green, { do: 'cast', spell: 'book-wyrms' })
    t.choose(green, { do: 'book', book: 'silver' })
    expect(t.state.spells[green]).toEqual(['hat-trick'])
    t.choose(blue, { do: 'cast', spell: 'puppetry' })
    t.choose(blue, { do: 'puppet', mage: red })
    t.choose(blue, { do: 'play', card: 'movement-red' })
    t.choose(blue, { do: 'search', book: 'red' })
    expect(t.state.books.red).toBe(6)
    expect(t.state.spells).toEqual([[], ['alchemy'], ['hat-trick']])
  },
)

scenario('[D-19, AR-55, SPB-SP.7] the Circle needs a city whose book is on its track', () => {
  const circle = (mage: 'wilderness' | 'village:3' | 'city:green', greenBook: number) =>
    lay({ mages: [mage], books: { green: greenBook }, spells: [['circle-of-magi']] })
  expect(circle('wilderness', 4).offers(red, { do: 'cast' })).toBe(false)
  expect(circle('village:3', 4).offers(red, { do: 'cast' })).toBe(false)
  expect(circle('city:green', 9).offers(red, { do: 'cast' })).toBe(false)
  expect(circle('city:green', 0).offers(red, { do: 'cast' })).toBe(false)
  expect(circle('city:green', 4).offers(red, { do: 'cast' })).toBe(true)
})

scenario(
  '[T-42, AR-13, D-19] a Circle of three carries a book over a symbol and home; the surplus is lost',
  () => {
    const t = lay({
      mages: ['city:green', 'city:green', 'city:green'],
      books: { green: 7 },
      spells: [['circle-of-magi']],
      spellPile: ['hat-trick'],
    })
    t.choose(red, { do: 'cast', spell: 'circle-of-magi' })
    expect(t.state.books.green).toBe(9)
    expect(t.state.bookSlots).toEqual(['green'])
    expect(t.state.spells[red]).toEqual(['hat-trick'])
    expect(t.happened('bookAdvanced')).toHaveLength(2)
  },
)

scenario(
  '[AR-13, SPB-SP.7] a Circle of four passes both symbols and brings both spells to its caster',
  () => {
    const t = lay({
      seats: 4,
      active: blue,
      mages: ['city:red', 'city:red', 'city:red', 'city:red'],
      books: { red: 5 },
      spells: [[], ['circle-of-magi']],
      spellPile: ['alchemy', 'troll-bane'],
      pieces: { troll: 3 },
    })
    t.choose(blue, { do: 'cast', spell: 'circle-of-magi' })
    expect(t.state.books.red).toBe(9)
    expect(t.state.spells[blue]).toEqual(['alchemy'])
    expect(t.state.pieces.troll).toBe(2)
  },
)

scenario('[T-47, AR-27, D-20] the puppet is the acting mage until the turn ends', () => {
  const t = lay({
    active: blue,
    seats: 2,
    mages: ['city:red', 'village:2'],
    spells: [[], ['puppetry']],
    row: ['magic-red', 'magic-blue'],
  })
  t.choose(blue, { do: 'cast', spell: 'puppetry' })
  t.choose(blue, { do: 'puppet', mage: red })
  expect(t.state.acting).toBe(red)
  t.refuses(blue, { do: 'cast' })
  t.choose(blue, { do: 'endStory' })
  expect(t.happened('pieceAdvanced')).toEqual([])
  idleTurn(t, red)
  expect(t.state.active).toBe(blue)
  expect(t.state.acting).toBe(blue)
})

scenario('[AR-27] the city of the puppet is safe from the penalty', () => {
  const t = lay({
    mages: ['village:2', 'city:red', 'wilderness'],
    spells: [['puppetry']],
    moved: true,
    row: ['magic-blue', 'movement-green'],
  })
  t.choose(red, { do: 'cast', spell: 'puppetry' })
  expect(t.options(red)).toEqual([
    { do: 'puppet', mage: blue },
    { do: 'puppet', mage: green },
    { do: 'propose', mage: blue },
    { do: 'propose', mage: green },
  ])
  t.choose(red, { do: 'puppet', mage: blue })
  t.choose(red, { do: 'endStory' })
  expect(t.state.pieces.red).toBe(1)
})

scenario('[AR-27, D-20] Puppetry has no target in solo', () => {
  const t = lay({ seats: 1, mages: ['city:red'], spells: [['puppetry']] })
  t.refuses(red, { do: 'cast' })
})

scenario(
  '[T-48, AR-27, SPB-WN.6] a puppet that enters the Fairy Spring charges the wand of who steers it',
  () => {
    const t = lay({
      active: blue,
      mages: ['wilderness', 'city:red', 'wilderness'],
      wands: [1, 1, 1],
      spells: [[], ['puppetry']],
      villages: { 7: { card: 'fairy-spring' } },
      row: ['movement-red'],
    })
    t.choose(blue, { do: 'cast', spell: 'puppetry' })
    t.choose(blue, { do: 'puppet', mage: red })
    t.choose(blue, { do: 'play', card: 'movement-red' })
    t.choose(blue, { do: 'move', to: 'village:7' })
    expect(t.state.wands).toEqual([1, 2, 1])
    expect(t.state.mages).toEqual(['village:7', 'city:red', 'wilderness'])
  },
)

scenario('[T-41, AR-28, D-22] Winning Smile is cast only where it completes a recruitment at once', () => {
  const t = lay({
    mages: ['village:5'],
    villages: { 5: { card: 'dragon', stored: [{ card: 'influence-green', value: 2 }] } },
    reserve: ['dragon', 'halfling', 'dragon'],
    spells: [['winning-smile']],
    row: ['influence-blue'],
  })
  t.refuses(red, { do: 'cast' })
  t.choose(red, { do: 'play', card: 'influence-blue' })
  expect(t.state.stored).toHaveLength(2)
  t.choose(red, { do: 'cast', spell: 'winning-smile' })
  expect(t.state.zones.mageRow).toEqual(['dragon'])
  expect(t.state.zones.discard.toSorted()).toEqual(['dragon', 'dragon', 'influence-blue', 'influence-green'])
  expect(t.state.zones.reserve).toEqual(['halfling'])
  expect(t.state.stored).toEqual([])
  expect(t.state.villages[4]).toBeNull()
  expect(t.state.zones.removed).toEqual(['winning-smile'])
})

scenario('[AR-28, D-22] Winning Smile adds to the influence of the card being played', () => {
  const t = lay({
    mages: ['village:5'],
    villages: { 5: { card: 'centaur' } },
    spells: [['winning-smile']],
    row: ['lizardman'],
  })
  t.refuses(red, { do: 'cast' })
  t.choose(red, { do: 'play', card: 'lizardman' })
  t.choose(red, { do: 'influence' })
  t.choose(red, { do: 'cast', spell: 'winning-smile' })
  expect(t.state.zones.mageRow).toEqual(['centaur'])
  t.choose(red, { do: 'finish' })
  expect(t.state.stored).toEqual([])
  expect(t.state.zones.discard).toEqual(['lizardman'])
})

scenario('[T-51, AR-13] a Librarian carries a book over a symbol and on', () => {
  const t = lay({
    mages: ['city:yellow'],
    books: { yellow: 5 },
    row: ['librarian'],
    spellPile: ['teleport', 'alchemy'],
  })
  t.choose(red, { do: 'play', card: 'librarian' })
  expect(t.state.books.yellow).toBe(6)
  expect(t.state.spells[red]).toEqual(['teleport'])
  t.choose(red, { do: 'search', book: 'yellow' })
  expect(t.state.books.yellow).toBe(7)
  expect(t.state.zones.spellPile).toEqual(['alchemy'])
})

scenario('[AR-03, SPB-SP.2] the wilderness track has its symbols, too', () => {
  const t = lay({ books: { silver: 7 }, row: ['movement-silver'], spellPile: ['alchemy'] })
  t.choose(red, { do: 'play', card: 'movement-silver' })
  t.choose(red, { do: 'search', book: 'silver' })
  expect(t.state.spells[red]).toEqual(['alchemy'])
})

scenario('[D-29, AR-59] Scry turns up the three face-down villages with the lowest numbers', () => {
  const faceDown = (card: string) => ({ card, faceDown: true })
  const t = lay({
    mages: ['city:red'],
    books: { red: 5 },
    row: ['movement-red'],
    spellPile: ['scry'],
    villages: {
      2: faceDown('dragon'),
      3: { card: 'fairy-spring' },
      5: faceDown('witchs-tower'),
      9: faceDown('vampire'),
      11: faceDown('halfling'),
    },
  })
  t.choose(red, { do: 'play', card: 'movement-red' })
  t.choose(red, { do: 'search', book: 'red' })
  expect(t.happened('villageRevealed').map(({ village }) => village)).toEqual([1, 4, 8])
  expect(t.state.revealed[10]).toBe(false)
  expect(t.state.zones.removed).toEqual(['scry'])
})

scenario('[D-29, AR-59] near the end Scry turns up fewer, and none when all lie face up', () => {
  const scried = (villages: Parameters<typeof lay>[0] & object) => {
    const t = lay({
      ...villages,
      mages: ['city:red'],
      books: { red: 5 },
      row: ['movement-red'],
      spellPile: ['scry'],
    })
    t.choose(red, { do: 'play', card: 'movement-red' })
    t.choose(red, { do: 'search', book: 'red' })
    expect(t.state.zones.removed).toEqual(['scry'])
    return t.happened('villageRevealed').length
  }
  expect(scried({ villages: { 12: { card: 'witchs-tower', faceDown: true } } })).toBe(1)
  expect(scried({})).toBe(0)
})

scenario('[D-24, AR-12] Book Wyrms reach every book on its track, and no other', () => {
  const t = lay({ books: { red: 9, green: 0, silver: 8 }, spells: [['book-wyrms']] })
  t.choose(red, { do: 'cast', spell: 'book-wyrms' })
  expect(t.options(red)).toEqual([
    { book: 'blue', do: 'book' },
    { book: 'yellow', do: 'book' },
    { book: 'silver', do: 'book' },
  ])
  t.choose(red, { do: 'book', book: 'silver' })
  expect(t.state.bookSlots).toEqual(['red', 'silver'])
  const none = lay({ books: { red: 9, blue: 9, green: 0, yellow: 9, silver: 9 }, spells: [['book-wyrms']] })
  none.refuses(red, { do: 'cast' })
})

scenario(
  '[D-23, AR-51] Teleport places any mage anywhere else, city to city, as an arrival and a move',
  () => {
    const t = lay({
      active: red,
      mages: ['city:red', 'city:blue', 'wilderness'],
      spells: [['teleport']],
      villages: { 4: { card: 'dragon', faceDown: true } },
    })
    t.choose(red, { do: 'cast', spell: 'teleport' })
    const whisks = t.options(red).filter((option) => option.do === 'whisk')
    expect(whisks).toEqual([0, 1, 2].map((mage) => ({ do: 'whisk', mage })))
    t.choose(red, { do: 'whisk', mage: red })
    expect(t.options(red)).toHaveLength(16)
    t.refuses(red, { do: 'move', to: 'city:red' })
    t.choose(red, { do: 'move', to: 'city:blue' })
    expect(t.state.mages[red]).toBe('city:blue')
    expect(t.state.moved).toBe(true)
  },
)

scenario(
  '[D-23, AR-51] whoever is teleported reveals the village and visits the spring, without being asked',
  () => {
    const t = lay({
      spells: [['teleport']],
      villages: { 4: { card: 'fairy-spring', faceDown: true } },
    })
    t.choose(red, { do: 'cast', spell: 'teleport' })
    t.choose(red, { do: 'whisk', mage: blue })
    t.choose(red, { do: 'move', to: 'village:4' })
    expect(t.state.revealed[3]).toBe(true)
    expect(t.state.wands).toEqual([1, 2, 1])
    expect(t.state.moved).toBe(false)
  },
)

scenario(
  '[AR-48, D-21] Sun Burst takes any one wicked card of the Moon stack, no Librarian and no minion',
  () => {
    const t = lay({
      spells: [['sun-burst']],
      moonStack: ['witch-red-2', 'librarian', 'witch-red-2', 'troll-1'],
      minions: 1,
    })
    t.choose(red, { do: 'cast', spell: 'sun-burst' })
    expect(t.options(red)).toEqual([
      { card: 'troll-1', do: 'burn' },
      { card: 'witch-red-2', do: 'burn' },
    ])
    t.choose(red, { do: 'burn', card: 'witch-red-2' })
    expect(t.state.zones.moonStack).toEqual(['witch-red-2', 'librarian', 'troll-1'])
    expect(t.state.zones.discard).toEqual(['witch-red-2'])
    expect(t.state.zones.minions).toEqual(['skeleton-army'])
    expect(
      lay({ spells: [['sun-burst']], moonStack: ['librarian'], minions: 3 }).offers(red, { do: 'cast' }),
    ).toBe(false)
  },
)

scenario('[RW-2, SPB-SP.5] the Circle of Magi saves the book of its city in the own Hand of Fate', () => {
  const common = {
    at: 'handOfFate',
    wickedRow: ['witch-red-1', 'witch-green-1', 'troll-1'],
    mages: ['city:red', 'city:red'],
    pieces: { red: 3 },
  } as const
  const t = lay({ ...common, spells: [['circle-of-magi']] })
  t.choose(red, { do: 'cast', spell: 'circle-of-magi' })
  expect(t.state.books.red).toBe(6)
  expect(t.state.pieces.red).toBe(4)
  // It is a spell of the own turn, and of the city where the mage is.
  const others = lay({ ...common, spells: [[], ['circle-of-magi']] })
  expect(others.happened('bookLost')).toMatchObject([{ book: 'red' }])
  const elsewhere = lay({ ...common, mages: ['city:blue'], spells: [['circle-of-magi']] })
  expect(elsewhere.happened('bookLost')).toMatchObject([{ book: 'red' }])
})
