import { imagine, swift } from '@conclave/kernel'
import { scenariosWith } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import { spellbound } from '../../src/game.ts'
import { setup } from '../../src/setup.ts'
import type { SpellboundView } from '../../src/view.ts'
import { blue, green, lay, red } from '../position.ts'

const scenario = scenariosWith(test)

const five = ['movement-red', 'movement-green', 'magic-red', 'magic-blue', 'influence-blue']
const fourBooks = { red: 9, blue: 9, green: 9, yellow: 9 }
const tower = { 4: { card: 'witchs-tower' } }

/** Plays on: each seat that is asked sends the first card, discards what must go and ends Story. */
const playOn = (t: ReturnType<typeof lay>): void => {
  const seat = t.waitsFor()[0]!
  t.choose(seat, { do: 'send', card: t.state.zones.mageRow[0]! })
  while (!t.offers(seat, { do: 'endStory' }))
    t.choose(seat, { do: 'discard', card: t.state.zones.mageRow[0]! })
  t.choose(seat, { do: 'endStory' })
}

scenario('[SPB-TURN.1] a turn is Witch Time, Story, Hand of Fate; then the next player clockwise', () => {
  const t = lay({ at: 'turn', row: five, mages: ['village:1', 'village:1', 'village:1'] })
  expect(t.state.phase).toBe('witchTime')
  t.choose(red, { do: 'send', card: 'magic-red' })
  expect(t.state.phase).toBe('story')
  expect(t.state.zones.sunStack).toEqual(['magic-red'])
  t.choose(red, { do: 'discard', card: 'movement-red' })
  t.choose(red, { do: 'discard', card: 'movement-green' })
  t.choose(red, { do: 'discard', card: 'magic-blue' })
  t.choose(red, { do: 'endStory' })
  // Hand of Fate has filled the row up again.
  expect(t.state.zones.mageRow).toHaveLength(5)
  expect(t.state.active).toBe(blue)
  expect(t.waitsFor()).toEqual([blue])
})

scenario('[SPB-TURN.1] after the last seat the first is next', () => {
  const t = lay({ at: 'turn', active: green, row: five, mages: ['village:1', 'village:1', 'village:1'] })
  playOn(t)
  expect(t.waitsFor()).toEqual([red])
})

scenario('[SPB-TURN.1] a solo player is always next', () => {
  const t = lay({ seats: 1, at: 'turn', row: five, mages: ['village:1'] })
  playOn(t)
  expect(t.waitsFor()).toEqual([red])
  expect(t.state.turn).toBe(3)
})

scenario('[SPB-TURN.2] a turn begins with the own mage, and nobody has moved', () => {
  const t = lay({
    active: blue,
    at: 'story',
    mages: ['village:1', 'village:1', 'village:1'],
    spells: [[], ['puppetry']],
    moved: true,
  })
  t.choose(blue, { do: 'cast', spell: 'puppetry' })
  t.choose(blue, { do: 'puppet', mage: red })
  t.choose(blue, { do: 'endStory' })
  expect(t.state).toMatchObject({ active: green, acting: green, moved: false })
})

scenario('[SPB-TURN.2] whoever starts her turn on Fortuna’s village has visited her', () => {
  const t = lay({
    at: 'turn',
    row: ['fortuna-deck', ...five.slice(1)],
    mages: ['village:6'],
    villages: { 6: { card: 'fortuna-village' } },
  })
  expect(t.state.fortuna).toEqual({ due: true, visited: true })
  expect(t.state.bag).toEqual({ sun: 4, moon: 2 })
})

scenario(
  '[SPB-TURN.3] everything is public but the order of the piles, what lies face down, reserve and box',
  () => {
    const t = lay({
      row: five,
      wickedDeck: ['witch-red-2', 'troll-2', 'troll-1'],
      reserve: ['dragon', 'dragon'],
      villages: { 2: { card: 'pixies', faceDown: true }, 3: { card: 'dragon' } },
      bag: { sun: 2, moon: 1 },
      spells: [[], ['teleport']],
    })
    const seen = t.view('spectator').table as SpellboundView
    expect(seen.zones.mageRow).toEqual({ count: 5, cards: five })
    // Which cards a pile holds follows from what lies elsewhere; in which order they lie does not.
    expect(seen.zones.deck.cards).toEqual(t.state.zones.deck.toSorted())
    expect(seen.zones.wickedDeck.cards).toEqual(['troll-1', 'troll-2', 'witch-red-2'])
    expect(seen.wickedTop).toBe('witch-red-2')
    expect(seen.zones.spellPile.cards).toEqual(t.state.zones.spellPile.toSorted())
    expect(seen.zones.reserve).toEqual({ count: 2 })
    expect(seen.zones.box).toEqual({ count: 0 })
    expect(seen.villages[1]).toMatchObject({ revealed: false, card: null, cost: null })
    expect(seen.villages[2]).toMatchObject({ revealed: true, card: 'dragon', cost: 6 })
    expect(seen.bag).toEqual({ sun: 2, moon: 1 })
    expect(seen.players[blue]!.spells).toEqual(['teleport'])
    expect(JSON.stringify(seen)).not.toContain('pixies')
    expect(t.view(green).table).toEqual(seen)
  },
)

test('[SPB-TURN.3] whoever imagines the table deals anew what is hidden, the box too, and nothing else', () => {
  const state = setup({ trollBreaker: false, dan: 0, witchFinder: false }, 3, swift('hidden'))
  const worlds = Array.from({ length: 12 }, (_, at) => imagine(spellbound, state, red, swift(`world ${at}`)))
  const differs = (read: (world: typeof state) => unknown): boolean =>
    new Set(worlds.map((world) => JSON.stringify(read(world)))).size > 1
  const hidden = state.revealed.indexOf(false)
  expect(differs(({ zones }) => zones.deck)).toBe(true)
  expect(differs(({ zones }) => zones.spellPile)).toBe(true)
  expect(differs(({ zones }) => zones.wickedDeck)).toBe(true)
  expect(differs(({ zones }) => zones.box.toSorted())).toBe(true)
  expect(differs(({ villages }) => villages[hidden])).toBe(true)
  for (const world of worlds) {
    expect(world.zones.wickedDeck.at(-1)).toBe('troll-1')
    expect(world.zones.mageRow).toEqual(state.zones.mageRow)
    expect(world.zones.deck.toSorted()).toEqual(state.zones.deck.toSorted())
    for (const [at, shown] of state.revealed.entries()) {
      if (shown) expect(world.villages[at]).toBe(state.villages[at])
    }
  }
})

scenario('[SPB-TURN.4] cards and wand speak of the acting mage, not of the active player’s own', () => {
  const t = lay({
    active: blue,
    mages: ['city:red', 'wilderness'],
    wands: [1, 2],
    row: ['magic-red', 'movement-green'],
    spells: [[], ['puppetry']],
  })
  t.refuses(blue, { do: 'search' })
  t.choose(blue, { do: 'cast', spell: 'puppetry' })
  t.choose(blue, { do: 'puppet', mage: red })
  t.choose(blue, { do: 'play', card: 'magic-red' })
  t.choose(blue, { do: 'search', book: 'red' })
  expect(t.state.books.red).toBe(5)
  t.choose(blue, { do: 'wand', power: 1 })
  t.choose(blue, { do: 'move', to: 'village:1' })
  expect(t.state.mages).toEqual(['village:1', 'wilderness', 'wilderness'])
  expect(t.state.wands).toEqual([1, 0, 1])
})

scenario(
  '[SPB-TURN.5, D-01, T-58, AR-30] a mage who waits on the Tower may pass: nothing at all happens',
  () => {
    const t = lay({
      active: blue,
      at: 'turn',
      books: fourBooks,
      mages: ['wilderness', 'village:4', 'village:4'],
      villages: tower,
      row: ['fortuna-deck', ...five.slice(1)],
      wickedRow: ['witch-red-1', 'witch-blue-1', 'witch-green-1'],
    })
    const before = structuredClone(t.state)
    t.refuses(blue, { do: 'declare' })
    t.choose(blue, { do: 'pass' })
    expect(t.state.zones).toEqual(before.zones)
    expect(t.state.pieces).toEqual(before.pieces)
    expect(t.state.bag).toEqual(before.bag)
    // Next is Green, who may pass as well; Fortuna is still due.
    expect(t.state.active).toBe(green)
    expect(t.state.fortuna).toEqual({ due: true, visited: false })
    t.choose(green, { do: 'pass' })
    expect(t.state.zones).toEqual(before.zones)
    // Red is elsewhere and has to play.
    expect(t.question(red)?.kind).toBe('witchTime')
  },
)

scenario(
  '[SPB-TURN.5, T-58, AR-30, D-01] nobody passes elsewhere, with three books or unrevealed; all may who are there',
  () => {
    const all = lay({
      at: 'turn',
      books: fourBooks,
      mages: ['village:4', 'village:4', 'village:4'],
      villages: tower,
      row: five,
    })
    expect(all.options(red)).toEqual([{ do: 'pass' }, { do: 'declare' }, { do: 'begin' }])
    all.choose(red, { do: 'pass' })
    expect(all.options(blue)).toEqual([{ do: 'pass' }, { do: 'declare' }, { do: 'begin' }])
    all.choose(blue, { do: 'pass' })
    all.choose(green, { do: 'pass' })
    // Everybody has: a second round of nothing would never end.
    expect(all.options(red)).toEqual([{ do: 'declare' }, { do: 'begin' }])
    all.choose(red, { do: 'begin' })
    expect(all.state.passes).toBe(0)
    const elsewhere = lay({
      at: 'turn',
      books: fourBooks,
      mages: ['wilderness', 'village:4'],
      villages: tower,
      row: five,
    })
    expect(elsewhere.question(red)?.kind).toBe('witchTime')
    const three = lay({
      at: 'turn',
      books: { ...fourBooks, red: 8 },
      mages: ['village:4'],
      villages: tower,
      row: five,
    })
    expect(three.question(red)?.kind).toBe('witchTime')
    const solo = lay({
      seats: 1,
      at: 'turn',
      books: fourBooks,
      mages: ['village:4'],
      villages: tower,
      row: five,
    })
    expect(solo.options(red)).toEqual([{ do: 'pass' }, { do: 'declare' }, { do: 'begin' }])
  },
)

scenario('[D-01] whoever could pass may play instead', () => {
  const t = lay({ at: 'turn', books: fourBooks, mages: ['village:4'], villages: tower, row: five })
  expect(t.options(red)).toEqual([{ do: 'pass' }, { do: 'begin' }])
  t.choose(red, { do: 'begin' })
  expect(t.question(red)?.kind).toBe('witchTime')
})

scenario('[D-01] Teleport cast at the start of a turn may take the reason to pass away', () => {
  const t = lay({
    at: 'turn',
    books: fourBooks,
    mages: ['village:4'],
    villages: tower,
    row: five,
    spells: [[], ['teleport']],
  })
  t.choose(blue, { do: 'cast', spell: 'teleport' })
  t.choose(blue, { do: 'whisk', mage: red })
  t.choose(blue, { do: 'move', to: 'city:red' })
  expect(t.question(red)?.kind).toBe('witchTime')
  expect(t.state.moved).toBe(true)
})

scenario('[SPB-TURN.6, AR-68] a defeat stops everything at once, even in the middle of a batch', () => {
  const t = lay({
    at: 'handOfFate',
    wickedRow: ['witch-red-1', 'witch-blue-1', 'troll-1'],
    pieces: { red: 3, blue: 3, green: 3, yellow: 3, troll: 3 },
  })
  expect(t.state.outcome).toEqual({ winners: [], reason: 'SPB-LOSE.1' })
  // Red and blue have caught their books; the others stand where they stood and no card was drawn.
  expect(t.state.pieces).toEqual({ red: 4, blue: 4, green: 3, yellow: 3, troll: 3 })
  expect(t.state.zones.mageRow).toEqual([])
  expect(t.waitsFor()).toEqual([])
})

scenario('[SPB-TURN.6] the penalty that loses the match comes before Fortuna’s stone', () => {
  const t = lay({
    at: 'turn',
    mages: ['city:red'],
    row: ['fortuna-deck', ...five.slice(1)],
    pieces: { red: 3 },
    books: { blue: 0 },
  })
  t.choose(red, { do: 'send', card: 'magic-red' })
  t.choose(red, { do: 'discard', card: 'movement-green' })
  t.choose(red, { do: 'discard', card: 'magic-blue' })
  t.choose(red, { do: 'endStory' })
  expect(t.state.outcome?.reason).toBe('SPB-LOSE.1')
  expect(t.state.bag).toEqual({ sun: 3, moon: 2 })
  expect(t.state.zones.mageRow).toContain('fortuna-deck')
})
