import { cloneJson, give, hash, type Match, mayUndo, undo } from '@conclave/kernel'
import { scenariosWith } from '@conclave/kernel/testing'
import { describe, expect, test } from 'vitest'
import { spellbound } from '../../src/game.ts'
import type { Spellbound, SpellboundOption } from '../../src/state.ts'
import { blue, green, lay, type Position, red } from '../position.ts'

const scenario = scenariosWith(test)

/** A full Mage row: the refill draws nothing. */
const five = ['movement-red', 'movement-green', 'magic-red', 'magic-blue', 'magic-yellow']
const purge = {
  at: 'handOfFate',
  row: five,
  wickedRow: ['witch-red-1', 'witch-green-1', 'witch-yellow-1'],
} as const

describe('RW-1, stones', () => {
  const cityMagic = {
    mages: ['city:red'],
    row: ['magic-blue', 'movement-red', 'movement-green'],
    spells: [[], ['alchemy']],
  } as const satisfies Position

  scenario(
    '[RW-1, D-26, AR-49] a moon stone of city magic may be turned into a sun by whoever holds Alchemy',
    () => {
      const t = lay({ ...cityMagic, pieces: { red: 3 }, chance: ['moon'] })
      t.choose(red, { do: 'play', card: 'magic-blue' })
      expect(t.waitsFor()).toEqual([blue])
      expect(t.options(blue)).toEqual([{ do: 'decline' }, { do: 'cast', spell: 'alchemy' }])
      t.choose(blue, { do: 'cast', spell: 'alchemy' })
      expect(t.state.pieces.red).toBe(2)
      expect(t.state.zones.removed).toEqual(['alchemy'])
      // The stone itself stays what it is.
      expect(t.state.drawn).toEqual({ sun: 0, moon: 1 })
      expect(t.state.bag).toEqual({ sun: 3, moon: 1 })
    },
  )

  scenario('[RW-1, D-26] declined, the moon stone does nothing and Alchemy is kept', () => {
    const t = lay({ ...cityMagic, pieces: { red: 3 }, chance: ['moon'] })
    t.choose(red, { do: 'play', card: 'magic-blue' })
    t.choose(blue, { do: 'decline' })
    expect(t.state.pieces.red).toBe(3)
    expect(t.state.spells[blue]).toEqual(['alchemy'])
  })

  scenario('[RW-1] nobody is asked about a sun stone, or when the hat is on its first space', () => {
    const sun = lay({ ...cityMagic, pieces: { red: 3 }, chance: ['sun'] })
    sun.choose(red, { do: 'play', card: 'magic-blue' })
    expect(sun.waitsFor()).toEqual([red])
    expect(sun.state.pieces.red).toBe(2)
    const first = lay({ ...cityMagic, pieces: { red: 1 }, chance: ['moon'] })
    first.choose(red, { do: 'play', card: 'magic-blue' })
    expect(first.waitsFor()).toEqual([red])
    expect(first.state.spells[blue]).toEqual(['alchemy'])
  })

  scenario(
    '[T-44, RW-1, AR-49, D-26] Alchemy turns an encounter: five against six becomes six against five',
    () => {
      const t = lay({
        at: 'encounter',
        row: five,
        deck: [],
        spells: [[], [], ['alchemy']],
        // Sun 1 + 1 + 3, moon 2 + 1 + 3.
        sunStack: ['movement-red', 'dragon'],
        moonStack: ['witch-red-2', 'witch-blue-1'],
        chance: ['sun', 'moon', 'unchanged'],
      })
      expect(t.waitsFor()).toEqual([green])
      expect(t.state.stones).toEqual({ sun: 1, moon: 1 })
      t.choose(green, { do: 'cast', spell: 'alchemy' })
      expect(t.happened('strengthsCompared')).toMatchObject([{ sun: 6, moon: 5, battle: 'encounter' }])
      expect(t.state.drawn).toEqual({ sun: 1, moon: 1 })
      t.choose(red, { do: 'book', book: 'green' })
      expect(t.state.encounters).toEqual({ won: 1, lost: 0 })
    },
  )

  scenario(
    '[RW-1] all stones of the encounter are seen before anybody is asked; without a moon, nobody is',
    () => {
      const suns = lay({
        at: 'encounter',
        row: five,
        deck: [],
        spells: [['alchemy']],
        sunStack: ['dragon'],
        chance: ['sun', 'sun', 'unchanged'],
      })
      expect(suns.question(red)?.kind).toBe('reward')
      suns.choose(red, { do: 'book', book: 'red' })
      const moons = lay({
        at: 'encounter',
        stage: 3,
        row: five,
        deck: [],
        spells: [['alchemy']],
        bag: { sun: 2, moon: 2 },
        chance: ['moon', 'sun', 'moon', 'sun'],
      })
      expect(moons.question(red)?.kind).toBe('window')
      expect(moons.state.stones).toEqual({ sun: 2, moon: 2 })
    },
  )

  scenario('[RW-1, SPB-FB.4] Alchemy wins a final battle', () => {
    const t = lay({
      at: 'finalBattle',
      books: { red: 9, blue: 9, green: 9, yellow: 9 },
      spells: [[], ['alchemy']],
      moonStack: ['witch-red-2', 'troll-2'],
      chance: ['sun', 'moon'],
    })
    t.choose(red, { do: 'destroy', card: 'witch-red-2' })
    for (let book = 0; book < 3; book++) t.choose(red, { do: 'shine' })
    // Sun 3 + 1, moon 2 + 2 + 1; the books that shine are on view.
    expect(t.view(blue).table).toMatchObject({ strengths: { sun: 3, moon: 4 }, stones: { sun: 1, moon: 1 } })
    t.choose(blue, { do: 'cast', spell: 'alchemy' })
    expect(t.happened('strengthsCompared')).toMatchObject([{ sun: 5, moon: 4, battle: 'final' }])
    expect(t.state.outcome?.winners).toEqual([0, 1, 2])
  })
})

describe('RW-2, advance', () => {
  scenario('[T-43, RW-2, D-25, AR-50, SPB-PC.6] Hat Trick keeps one hat in its place through a purge', () => {
    const t = lay({ ...purge, pieces: { green: 3 }, spells: [[], ['hat-trick']] })
    expect(t.waitsFor()).toEqual([blue])
    t.choose(blue, { do: 'cast', spell: 'hat-trick' })
    t.choose(blue, { do: 'hat', hat: 'green' })
    expect(t.state.pieces).toEqual({ red: 2, blue: 2, green: 3, yellow: 2, troll: 2 })
    expect(t.state.books.green).toBe(4)
    expect(t.state.zones.removed).toEqual(['hat-trick'])
  })

  scenario(
    '[T-46, RW-2, D-24, SPB-SP.7] Book Wyrms carry the silver book out of the reach of the Troll',
    () => {
      const t = lay({
        at: 'handOfFate',
        row: five.slice(1),
        deck: ['troll-2', 'movement-silver'],
        pieces: { troll: 4 },
        books: { silver: 5 },
        spells: [[], [], ['book-wyrms']],
        spellPile: ['alchemy'],
      })
      expect(t.waitsFor()).toEqual([green])
      expect(t.view('spectator').table).toMatchObject({
        coming: { cause: 'card', steps: [{ piece: 'troll', to: 5, catches: true }], defeat: null },
      })
      t.choose(green, { do: 'cast', spell: 'book-wyrms' })
      t.choose(green, { do: 'book', book: 'silver' })
      expect(t.state.spells[green]).toEqual(['alchemy'])
      expect(t.state.pieces.troll).toBe(5)
      expect(t.state.books.silver).toBe(6)
    },
  )

  const batches: {
    [name: string]: { position: Position; cause: string; steps: string[]; declines?: number }
  } = {
    'the purge': { position: purge, cause: 'purge', steps: ['red', 'blue', 'green', 'yellow', 'troll'] },
    'all new wicked cards (HF.4)': {
      position: {
        at: 'handOfFate',
        row: five.slice(1),
        wickedRow: ['witch-blue-1'],
        deck: ['witch-red-2', 'troll-1', 'witch-red-1', 'movement-red'],
      },
      cause: 'card',
      steps: ['red', 'troll', 'red'],
    },
    'the cards of an encounter (EN.1)': {
      position: { at: 'encounter', row: five, deck: [], wickedRow: ['witch-blue-1', 'troll-1'] },
      cause: 'card',
      steps: ['blue', 'troll'],
    },
    'the unguarded places (EN.2, EN.3)': {
      position: { at: 'encounter', row: five, deck: [], mages: ['city:red', 'city:green', 'village:1'] },
      cause: 'unguarded',
      steps: ['blue', 'yellow', 'troll'],
    },
    'a climb': {
      position: {
        at: 'encounter',
        stage: 3,
        row: five,
        deck: [],
        sunStack: ['dragon', 'dragon'],
        bag: { sun: 0, moon: 4 },
        chance: ['moon', 'moon', 'moon', 'moon'],
      },
      cause: 'climb',
      steps: ['troll', 'troll', 'red', 'blue', 'green', 'yellow'],
      declines: 1,
    },
    'the price of standing still': {
      position: { at: 'endOfStory', mages: ['city:yellow'], row: [] },
      cause: 'penalty',
      steps: ['yellow'],
    },
  }
  for (const [name, { position, cause, steps, declines = 0 }] of Object.entries(batches)) {
    scenario(`[RW-2, SPB-PC.6, AR-45] the window opens once before ${name}, and shows it whole`, () => {
      const t = lay({ ...position, spells: [[], ['hat-trick']] })
      for (let window = 0; window < declines; window++) t.choose(blue, { do: 'decline' })
      expect(t.waitsFor()).toEqual([blue])
      expect(t.question(blue)).toMatchObject({ kind: 'window', about: { window: 'RW-2' } })
      const { coming } = t.view('spectator').table as {
        coming: { cause: string; steps: { piece: string }[] }
      }
      expect(coming.cause).toBe(cause)
      expect(coming.steps.map(({ piece }) => piece)).toEqual(steps)
    })
  }

  scenario('[RW-2, SPB-SP.6] Book Wyrms may be cast at any time, also when no book would be caught', () => {
    const t = lay({ ...purge, books: { yellow: 5 }, spells: [[], ['book-wyrms']], spellPile: ['hat-trick'] })
    expect(t.question(blue)).toMatchObject({ kind: 'window', about: { window: 'RW-2' } })
    t.choose(blue, { do: 'cast', spell: 'book-wyrms' })
    t.choose(blue, { do: 'book', book: 'yellow' })
    // What they brought can be cast into the same purge.
    t.choose(blue, { do: 'cast', spell: 'hat-trick' })
    t.choose(blue, { do: 'hat', hat: 'red' })
    expect(t.state.pieces).toMatchObject({ red: 1, blue: 2, green: 2, yellow: 2, troll: 2 })
  })

  scenario(
    '[RW-2, AR-50, D-25] Hat Trick is for hats that will step: never the Troll, never a hat on 9',
    () => {
      const troll = lay({
        at: 'handOfFate',
        row: five.slice(1),
        deck: ['troll-1', 'movement-red'],
        spells: [['hat-trick']],
      })
      expect(troll.question(blue)?.kind).toBe('witchTime')
      const last = lay({ ...purge, pieces: { blue: 9 }, books: { blue: 9 }, spells: [['hat-trick']] })
      last.choose(red, { do: 'cast', spell: 'hat-trick' })
      expect(last.options(red)).toEqual(['red', 'green', 'yellow'].map((hat) => ({ do: 'hat', hat })))
    },
  )

  scenario(
    '[RW-2, AR-50] Hat Trick cancels one step of two, from any cause: here the overflow of the Troll',
    () => {
      const t = lay({
        at: 'handOfFate',
        row: five.slice(1),
        deck: ['troll-1', 'witch-red-1', 'movement-red'],
        pieces: { troll: 9 },
        books: { silver: 9 },
        spells: [['hat-trick']],
      })
      t.choose(red, { do: 'cast', spell: 'hat-trick' })
      t.choose(red, { do: 'hat', hat: 'red' })
      expect(t.state.pieces).toEqual({ red: 2, blue: 2, green: 2, yellow: 2, troll: 9 })
      expect(t.state.prevented).toBeNull()
    },
  )

  scenario(
    '[RW-2, AR-50] a Hat Trick on a step that does not come about is spent, and holds no later one',
    () => {
      const t = lay({
        at: 'handOfFate',
        row: five.slice(1),
        deck: ['troll-1', 'witch-blue-1', 'movement-red'],
        pieces: { troll: 9, blue: 4 },
        books: { silver: 9, blue: 5 },
        spells: [['hat-trick', 'book-wyrms']],
        spellPile: ['troll-bane'],
      })
      t.choose(red, { do: 'cast', spell: 'hat-trick' })
      t.choose(red, { do: 'hat', hat: 'red' })
      t.choose(red, { do: 'cast', spell: 'book-wyrms' })
      t.choose(red, { do: 'book', book: 'blue' })
      // Driven back, the Troll has a space to go to and pushes nobody.
      expect(t.state.pieces).toEqual({ red: 1, blue: 5, green: 1, yellow: 1, troll: 9 })
      expect(t.state.prevented).toBeNull()
    },
  )

  scenario('[RW-2, D-25] holders are asked side by side; the Wyrms come before the Hat Trick', () => {
    const t = lay({ ...purge, pieces: { red: 3, green: 3 }, spells: [[], ['hat-trick'], ['book-wyrms']] })
    expect(t.waitsFor()).toEqual([blue, green])
    t.choose(blue, { do: 'cast', spell: 'hat-trick' })
    expect(t.waitsFor()).toEqual([green])
    expect(t.happened('spellCast')).toEqual([])
    t.choose(green, { do: 'cast', spell: 'book-wyrms' })
    t.choose(green, { do: 'book', book: 'red' })
    t.choose(blue, { do: 'hat', hat: 'green' })
    expect(t.happened('spellCast').map(({ card }) => card)).toEqual(['book-wyrms', 'hat-trick'])
    expect(t.state.books).toMatchObject({ red: 5, green: 4 })
    expect(t.state.pieces).toMatchObject({ red: 4, green: 3 })
  })

  scenario('[RW-2] whoever has cast is asked again, whoever has declined is not', () => {
    const t = lay({
      ...purge,
      pieces: { red: 4, blue: 3 },
      books: { red: 5 },
      spells: [[], ['hat-trick'], ['book-wyrms', 'alchemy']],
      spellPile: ['teleport'],
    })
    t.choose(green, { do: 'cast', spell: 'book-wyrms' })
    t.choose(blue, { do: 'decline' })
    t.choose(green, { do: 'book', book: 'red' })
    // Blue's book is still in danger, but her decision stands; Green has drawn Teleport, of no use here.
    expect(t.state.books).toMatchObject({ red: 6, blue: 0 })
    expect(t.state.spells).toEqual([[], ['hat-trick'], ['alchemy', 'teleport']])
  })

  scenario('[RW-2, SPB-SP.2] a Hat Trick drawn through Book Wyrms can be cast in the same window', () => {
    const t = lay({
      ...purge,
      pieces: { red: 4, blue: 3 },
      books: { red: 5 },
      spells: [[], [], ['book-wyrms']],
      spellPile: ['hat-trick'],
    })
    t.choose(green, { do: 'cast', spell: 'book-wyrms' })
    t.choose(green, { do: 'book', book: 'red' })
    expect(t.waitsFor()).toEqual([green])
    t.choose(green, { do: 'cast', spell: 'hat-trick' })
    t.choose(green, { do: 'hat', hat: 'blue' })
    expect(t.state.books).toMatchObject({ red: 6, blue: 4 })
    expect(t.state.pieces).toMatchObject({ red: 5, blue: 3 })
  })

  scenario('[RW-2, SPB-SP.2] Book Wyrms that bring Troll Bane change what the batch will do', () => {
    const t = lay({
      ...purge,
      pieces: { troll: 4, red: 4 },
      books: { silver: 5, red: 5 },
      spells: [['book-wyrms']],
      spellPile: ['troll-bane'],
    })
    t.choose(red, { do: 'cast', spell: 'book-wyrms' })
    t.choose(red, { do: 'book', book: 'red' })
    expect(t.state.pieces).toMatchObject({ troll: 4, red: 5 })
    expect(t.state.books).toMatchObject({ silver: 5, red: 6 })
  })
})

describe('RW-3, guard', () => {
  scenario('[T-45, RW-3, SPB-EN.2] Teleport guards one city and leaves the one it came from open', () => {
    const t = lay({
      at: 'encounter',
      row: five,
      deck: [],
      mages: ['wilderness', 'city:blue', 'city:green'],
      watchman: 'red',
      pieces: { yellow: 3, blue: 2 },
      books: { blue: 6 },
      spells: [['teleport']],
      sunStack: ['dragon'],
      chance: ['sun', 'sun', 'unchanged'],
    })
    expect(t.question(red)).toMatchObject({ kind: 'window', about: { window: 'RW-3' } })
    t.choose(red, { do: 'cast', spell: 'teleport' })
    t.choose(red, { do: 'whisk', mage: blue })
    t.choose(red, { do: 'move', to: 'city:yellow' })
    expect(t.state.pieces).toEqual({ red: 1, blue: 3, green: 1, yellow: 3, troll: 1 })
    expect(t.state.books.yellow).toBe(4)
    t.choose(red, { do: 'book', book: 'yellow' })
  })

  scenario(
    '[RW-3] nobody is asked when every region is guarded, or before the cards of the row have acted',
    () => {
      const guarded = {
        at: 'encounter',
        seats: 4,
        row: five,
        deck: [],
        mages: ['wilderness', 'city:blue', 'city:green', 'city:red'],
        watchman: 'yellow',
        spells: [['teleport'], ['hat-trick']],
        sunStack: ['dragon'],
      } as const satisfies Position
      const t = lay({ ...guarded, chance: ['sun', 'sun', 'unchanged'] })
      expect(t.question(red)?.kind).toBe('reward')
      t.choose(red, { do: 'book', book: 'red' })
      const row = lay({ ...guarded, mages: ['wilderness'], wickedRow: ['witch-red-1'] })
      expect(row.waitsFor()).toEqual([blue])
      row.choose(blue, { do: 'decline' })
      expect(row.state.pieces.red).toBe(2)
      expect(row.question(red)).toMatchObject({ about: { window: 'RW-3' } })
    },
  )
})

describe('RW-4, end of Story', () => {
  scenario('[RW-4, SPB-ES.1, AR-31] Teleport spares the acting mage the price of standing still', () => {
    const t = lay({ mages: ['city:red'], row: ['magic-red'], spells: [[], ['teleport']] })
    t.choose(red, { do: 'endStory' })
    expect(t.question(blue)).toMatchObject({ kind: 'window', about: { window: 'RW-4' } })
    t.choose(blue, { do: 'cast', spell: 'teleport' })
    t.choose(blue, { do: 'whisk', mage: red })
    t.choose(blue, { do: 'move', to: 'city:blue' })
    expect(t.happened('pieceAdvanced')).toEqual([])
  })

  scenario('[RW-4, SPB-FT.2] Teleport reaches an unvisited Fortuna in the last moment', () => {
    const t = lay({
      moved: true,
      row: ['fortuna-deck', 'magic-red'],
      fortunaDue: true,
      villages: { 6: { card: 'fortuna-village' } },
      spells: [['teleport']],
    })
    t.choose(red, { do: 'endStory' })
    t.choose(red, { do: 'cast', spell: 'teleport' })
    t.choose(red, { do: 'whisk', mage: red })
    t.choose(red, { do: 'move', to: 'village:6' })
    expect(t.state.bag).toEqual({ sun: 4, moon: 2 })
  })

  scenario('[RW-4] nobody is asked after a move, or in a village, without Fortuna', () => {
    for (const mage of ['city:red', 'village:2'] as const) {
      const t = lay({
        mages: [mage],
        moved: mage === 'city:red',
        spells: [[], ['teleport']],
        row: ['magic-red'],
      })
      t.choose(red, { do: 'endStory' })
      expect(t.state.active).toBe(blue)
    }
  })
})

describe('Open casting', () => {
  scenario('[SPB-SP.6, D-23, D-24] holders may cast at D-01, D-02 and D-04 without being waited for', () => {
    const common = {
      row: five,
      spells: [[], ['teleport'], ['book-wyrms', 'alchemy', 'hat-trick', 'puppetry']],
    } as const
    const tower = {
      mages: ['village:1'],
      villages: { 1: { card: 'witchs-tower' } },
      books: { red: 9, blue: 9, green: 9, yellow: 9 },
    } as const
    for (const position of [
      { ...common, ...tower, at: 'turn' },
      { ...common, at: 'witchTime' },
      { ...common, at: 'story' },
    ] as const) {
      const t = lay(position)
      expect(t.waitsFor()).toEqual([red])
      expect(t.options(blue)).toEqual([{ do: 'cast', spell: 'teleport' }])
      expect(t.options(green)).toEqual([{ do: 'cast', spell: 'book-wyrms' }])
      expect(t.question(green)?.manner).toBe('open')
    }
  })

  scenario(
    '[SPB-SP.6, AR-31] an open spell is carried out at once, then the active player is asked again',
    () => {
      const t = lay({ at: 'witchTime', mages: ['city:red'], row: five, spells: [[], ['teleport']] })
      t.choose(blue, { do: 'cast', spell: 'teleport' })
      expect(t.waitsFor()).toEqual([blue])
      t.choose(blue, { do: 'whisk', mage: red })
      t.choose(blue, { do: 'move', to: 'city:green' })
      expect(t.question(red)?.kind).toBe('witchTime')
      expect(t.options(blue)).toEqual([])
      expect(t.state.moved).toBe(true)
      t.choose(red, { do: 'send', card: 'magic-red' })
      t.refuses(red, { do: 'search', book: 'red' })
    },
  )

  scenario('[SPB-SP.6, AR-38] others cast between two actions of a card, not before the first', () => {
    const t = lay({ row: ['centaur', 'magic-red'], spells: [[], ['teleport']] })
    t.choose(red, { do: 'play', card: 'centaur' })
    expect(t.options(blue)).toEqual([])
    t.choose(red, { do: 'move', to: 'city:red' })
    t.choose(blue, { do: 'cast', spell: 'teleport' })
    t.choose(blue, { do: 'whisk', mage: red })
    t.choose(blue, { do: 'move', to: 'city:blue' })
    expect(t.question(red)).toMatchObject({ kind: 'part', about: { card: 'centaur' } })
    t.refuses(red, { do: 'move', to: 'city:red' })
    t.choose(red, { do: 'move', part: 1, to: 'village:1' })
  })

  scenario(
    '[SPB-SP.6] nobody is asked to cast openly while a target is chosen, but for the reward and the battle',
    () => {
      const t = lay({ row: ['magic-red'], wands: [1], spells: [[], ['teleport']] })
      t.choose(red, { do: 'wand', power: 1 })
      expect(t.options(blue)).toEqual([])
      const reward = lay({
        at: 'encounter',
        row: five,
        deck: [],
        mages: ['wilderness'],
        spells: [[], ['book-wyrms']],
        books: { red: 8 },
        sunStack: ['dragon'],
        chance: ['sun', 'sun', 'unchanged'],
      })
      // Before the unguarded places, before their hats, after the stones.
      for (const window of ['RW-3', 'RW-2', 'RW-1']) {
        expect(reward.question(blue)).toMatchObject({ kind: 'window', about: { window } })
        reward.choose(blue, { do: 'decline' })
      }
      expect(reward.question(red)?.kind).toBe('reward')
      reward.choose(blue, { do: 'cast', spell: 'book-wyrms' })
      reward.choose(blue, { do: 'book', book: 'red' })
      reward.refuses(red, { do: 'book', book: 'red' })
      reward.choose(red, { do: 'book', book: 'blue' })
      expect(reward.state.books).toMatchObject({ red: 9, blue: 5 })
      const battle = lay({
        at: 'finalBattle',
        books: { red: 9, blue: 9, green: 9, yellow: 9, silver: 8 },
        minions: 3,
        spells: [['book-wyrms']],
      })
      expect(battle.question(red)).toMatchObject({ kind: 'allot', about: { left: 4 } })
      battle.choose(red, { do: 'cast', spell: 'book-wyrms' })
      expect(battle.question(red)).toMatchObject({ kind: 'allot', about: { left: 5 } })
    },
  )

  scenario(
    '[SPB-SP.6, D-23] the active player casts such spells at the same points, before Witch Time, too',
    () => {
      const t = lay({ at: 'witchTime', row: five, spells: [['teleport', 'book-wyrms']] })
      t.choose(red, { do: 'cast', spell: 'book-wyrms' })
      t.choose(red, { do: 'book', book: 'blue' })
      expect(t.state.books.blue).toBe(5)
      t.choose(red, { do: 'cast', spell: 'teleport' })
      t.choose(red, { do: 'whisk', mage: green })
      t.choose(red, { do: 'move', to: 'village:12' })
      expect(t.question(red)?.kind).toBe('witchTime')
    },
  )
})

describe('Undo across windows', () => {
  const matchFrom = (state: Spellbound): Match<Spellbound, SpellboundOption> => ({
    game: spellbound,
    file: {
      game: spellbound.id,
      edition: spellbound.edition,
      options: {},
      seats: state.seats,
      seed: '',
      segments: [{ rules: spellbound.rules, from: cloneJson(state), answers: [], hashes: [hash(state)] }],
    },
    state: cloneJson(state),
    given: [],
  })

  test('[RW-4] the end of Story can be taken back while a window is open, not after it was answered', () => {
    const t = lay({ mages: ['city:red'], row: ['magic-red'], spells: [[], ['teleport']] })
    const match = matchFrom(t.state)
    const before = hash(match.state)
    expect(give(match, red, 'do=endStory')).toBeNull()
    expect(match.state.questions[0]?.kind).toBe('window')
    expect(undo(match, red)).toBeNull()
    expect(hash(match.state)).toBe(before)
    give(match, red, 'do=endStory')
    give(match, blue, 'do=cast spell=teleport')
    expect(mayUndo(match, red)).toBe(false)
    // The holder may still think better of it.
    expect(undo(match, blue)).toBeNull()
    expect(match.state.questions[0]?.kind).toBe('window')
    give(match, blue, 'do=decline')
    // The refill has shown new cards.
    expect(mayUndo(match, blue)).toBe(false)
  })

  test('[RW-2] a decision in a window can be taken back until another holder has decided, too', () => {
    const t = lay({ ...purge, pieces: { red: 3 }, spells: [[], ['hat-trick'], ['book-wyrms']] })
    const match = matchFrom(t.state)
    give(match, blue, 'do=decline')
    expect(undo(match, blue)).toBeNull()
    expect(match.state.questions.map(({ seat }) => seat)).toEqual([blue, green])
    give(match, blue, 'do=cast spell=hat-trick')
    give(match, green, 'do=cast spell=book-wyrms')
    expect(mayUndo(match, blue)).toBe(false)
    expect(mayUndo(match, green)).toBe(true)
  })
})
