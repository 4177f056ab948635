import { scenariosWith } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import { allies } from '../../src/content/allies.ts'
import { copiesOf } from '../../src/content/cards.ts'
import { standingStrengths } from '../../src/table/tower.ts'
import { gatheredAt } from '../../src/table/villages.ts'
import { lay, type Position, red } from '../position.ts'

const scenario = scenariosWith(test)

/** Section 6.3: cards, cost, sun, moon. */
const table: { readonly [id: string]: readonly [number, number, number, number] } = {
  centaur: [3, 4, 2, 0],
  'city-watchman': [1, 3, 1, 0],
  changeling: [1, 2, 1, 0],
  'dark-elf': [3, 3, 1, 0],
  dragon: [3, 6, 3, 0],
  'giant-eagle': [2, 4, 2, 0],
  halfling: [3, 2, 1, 0],
  squire: [1, 4, 1, 0],
  knight: [1, 4, 3, 0],
  librarian: [1, 3, 0, 1],
  lizardman: [3, 4, 2, 0],
  'magic-dwarf': [2, 3, 2, 0],
  pixies: [3, 2, 2, 0],
  ranger: [2, 3, 2, 0],
  vampire: [2, 3, 2, 0],
  warlock: [2, 5, 2, 0],
  warrior: [2, 4, 3, 0],
}

test('[AR-01] the allies are those of the list: sixteen sets, 35 cards', () => {
  const facts = allies.map(({ id, count, cost, sun, moon }) => [id, [count, cost, sun, moon]])
  expect(Object.fromEntries(facts)).toEqual(table)
  expect(copiesOf(allies)).toHaveLength(35)
})

for (const { id, cost, sun, moon, set } of allies) {
  scenario(`${id} is recruited for ${cost} and brings the rest of its set`, () => {
    const others = allies.flatMap((ally) =>
      ally.set === set ? Array<string>(ally.count - (ally.id === id ? 1 : 0)).fill(ally.id) : [],
    )
    const t = lay({
      mages: ['village:5'],
      row: ['influence-blue', 'influence-green'],
      reserve: ['movement-red', ...others],
      villages: { 5: { card: id, stored: [{ card: 'influence-yellow', value: cost - 2 }] } },
    })
    t.choose(red, { do: 'play', card: 'influence-blue' })
    expect(t.state.villages[4]).toBe(id)
    t.choose(red, { do: 'play', card: 'influence-green' })
    expect(t.state.zones.mageRow).toEqual([id])
    expect(t.state.zones.reserve).toEqual(['movement-red'])
    expect(t.state.zones.discard).toHaveLength(3 + others.length)
    expect(t.state.villages[4]).toBeNull()
  })

  scenario(`${id} on the tower adds ${sun} to the mages and ${moon} to the Witch`, () => {
    const t = lay({ at: 'witchTime', row: [id, 'movement-red'] })
    t.choose(red, { do: 'send', card: id })
    expect(standingStrengths(t.state)).toEqual({ sun, moon: 2 + moon })
  })
}

/** Every way that a single action of a card may be used, and what it does. */
const actions = {
  move: (card: string, pay?: string) => {
    const t = played(card, { mages: ['village:5'] }, pay)
    t.choose(red, { do: 'move', to: 'city:red' })
    expect(t.state.mages[red]).toBe('city:red')
    return t
  },
  magic: (card: string, pay?: string) => {
    const t = played(card, {}, pay)
    t.choose(red, { do: 'magic' })
    expect(t.state.wands[red]).toBe(2)
    return t
  },
  influence: (card: string, pay?: string) => {
    const t = played(card, { mages: ['village:5'], villages: { 5: { card: 'dragon' } } }, pay)
    t.choose(red, { do: 'influence' })
    expect(gatheredAt(t.state, 4)).toBe(card === 'dark-elf' ? 2 : 1)
    return t
  },
  search: (card: string, pay?: string) => {
    const t = played(card, { mages: ['city:green'] }, pay)
    t.choose(red, { do: 'search', book: 'green' })
    expect(t.state.books.green).toBe(5)
    return t
  },
}

/** A table where this card has just been played (and paid for). */
const played = (card: string, position: Position = {}, pay?: string) => {
  const t = lay({
    row: [card, 'movement-red'],
    wickedRow: pay === undefined ? [] : [pay, 'troll-2'],
    ...position,
  })
  t.choose(red, { do: 'play', card })
  if (pay !== undefined) t.choose(red, { do: 'remove', card: pay })
  return t
}

scenario('[D-06] one of several actions: Halfling, Ranger and Dark Elf do one thing and are finished', () => {
  const branches = {
    halfling: ['move', 'magic', 'influence'],
    ranger: ['move', 'magic', 'influence'],
    'dark-elf': ['move', 'influence'],
  } as const
  for (const [card, names] of Object.entries(branches)) {
    for (const name of names) {
      const t = actions[name](card)
      expect(t.state.current).toBeNull()
      expect(
        name === 'influence' ? t.state.stored.map((stored) => stored.card) : t.state.zones.discard,
      ).toEqual([card])
    }
  }
})

scenario('[D-06] only the branches that can have an effect here are offered', () => {
  const sorts = (card: string, position: Position): string[] => [
    ...new Set(
      played(card, position)
        .options(red)
        .map((option) => option.do),
    ),
  ]
  const village = { mages: ['village:5'], villages: { 5: { card: 'dragon' } } } as const
  expect(sorts('halfling', {})).toEqual(['move', 'magic'])
  expect(sorts('halfling', village)).toEqual(['move', 'influence'])
  expect(sorts('halfling', { mages: ['village:6'] })).toEqual(['move'])
  expect(sorts('dark-elf', {})).toEqual(['move'])
  expect(sorts('dark-elf', village)).toEqual(['move', 'influence'])
  expect(sorts('ranger', { moonStack: ['troll-1'] })).toEqual(['move', 'magic', 'unseat'])
  expect(sorts('ranger', { moonStack: ['librarian'], minions: 3 })).toEqual(['move', 'magic'])
})

scenario('[D-06, SPB-IN.7] the two influence of a Dark Elf are one block', () => {
  const t = played('dark-elf', { mages: ['village:5'], villages: { 5: { card: 'lizardman' } } })
  expect(t.options(red).filter((option) => option.do === 'influence')).toEqual([
    { amount: 2, do: 'influence', part: 0 },
  ])
  t.choose(red, { do: 'influence' })
  expect(t.state.stored).toEqual([{ village: 4, card: 'dark-elf', value: 2 }])
})

scenario('[T-37, D-07] a Dragon: search, magic and move, in this order', () => {
  const t = played('dragon', {
    mages: ['city:blue'],
    books: { blue: 5 },
    pieces: { blue: 3 },
    spellPile: ['hat-trick'],
    chance: ['sun'],
  })
  t.choose(red, { do: 'search' })
  expect(t.state.books.blue).toBe(6)
  expect(t.state.spells[red]).toEqual(['hat-trick'])
  t.choose(red, { do: 'magic' })
  expect(t.state.pieces.blue).toBe(2)
  t.choose(red, { do: 'move', to: 'wilderness' })
  expect(t.state.zones.discard).toEqual(['dragon'])
})

scenario('[T-37, D-07] a Dragon: move, search and magic, in another order', () => {
  const t = played('dragon', { mages: ['city:blue'] })
  t.choose(red, { do: 'move', to: 'wilderness' })
  t.refuses(red, { do: 'move' })
  t.choose(red, { do: 'search' })
  t.choose(red, { do: 'magic' })
  expect(t.state).toMatchObject({
    books: { silver: 5 },
    wands: [2, 1, 1],
    mages: ['wilderness', 'wilderness', 'wilderness'],
  })
})

scenario('[D-07, SPB-ST.3] a Dragon may stop early', () => {
  const t = played('dragon', { mages: ['city:blue'] })
  t.choose(red, { do: 'search' })
  t.choose(red, { do: 'finish' })
  expect(t.state.zones.discard).toEqual(['dragon'])
  expect(t.state.mages[red]).toBe('city:blue')
})

scenario('[D-07] a Giant Eagle: its action before, between or after its two moves', () => {
  const villages = { 5: { card: 'dragon' } }
  for (const at of [0, 1, 2]) {
    const t = played('giant-eagle', { mages: ['village:5'], villages })
    const moves = ['wilderness', 'village:5'] as const
    // After one move the mage is in the wilderness, where the action is magic.
    const act = () => t.choose(red, { do: at === 1 ? 'magic' : 'influence' })
    if (at === 0) act()
    t.choose(red, { do: 'move', to: moves[0] })
    if (at === 1) act()
    t.choose(red, { do: 'move', to: moves[1] })
    if (at === 2) act()
    expect(t.state.current).toBeNull()
    expect(t.state.wands[red]).toBe(at === 1 ? 2 : 1)
    expect(gatheredAt(t.state, 4)).toBe(at === 1 ? 0 : 1)
  }
})

scenario('[D-07, D-06] a Giant Eagle gives magic or influence, not both', () => {
  const t = played('giant-eagle', { villages: { 5: { card: 'dragon' } } })
  t.choose(red, { do: 'magic' })
  t.choose(red, { do: 'move', to: 'village:5' })
  t.refuses(red, { do: 'influence' })
  t.choose(red, { do: 'move', to: 'city:red' })
  expect(t.state.zones.discard).toEqual(['giant-eagle'])
})

for (const card of ['lizardman', 'warlock']) {
  scenario(`[D-06] ${card}: any of the three actions, and again any of them`, () => {
    const moved = actions.move(card)
    moved.choose(red, { do: 'move', to: 'village:5' })
    expect(moved.state.mages[red]).toBe('village:5')
    const charged = actions.magic(card)
    charged.choose(red, { do: 'magic' })
    expect(charged.state.wands[red]).toBe(3)
    const mixed = actions.influence(card)
    mixed.choose(red, { do: 'move', to: 'wilderness' })
    expect(mixed.state.stored).toEqual([{ village: 4, card, value: 1 }])
    for (const t of [moved, charged, mixed]) expect(t.state.current).toBeNull()
  })
}

scenario('[T-38, SPB-IN.3] a Lizardman left at a village may be worth two', () => {
  const t = played('lizardman', { mages: ['village:9'], villages: { 9: { card: 'warlock' } } })
  t.choose(red, { do: 'influence' })
  t.choose(red, { do: 'influence' })
  expect(t.state.stored).toEqual([{ village: 8, card: 'lizardman', value: 2 }])
  expect(gatheredAt(t.state, 8)).toBe(2)
})

scenario('[SPB-ST.3] a Lizardman used once may be finished', () => {
  const t = actions.magic('lizardman')
  t.choose(red, { do: 'finish' })
  expect(t.state.zones.discard).toEqual(['lizardman'])
})

scenario('[AR-34] a Magic Dwarf draws two stones in a city, one after the other', () => {
  const t = lay({
    mages: ['city:red'],
    row: ['magic-dwarf'],
    pieces: { red: 3 },
    books: { red: 5 },
    chance: ['sun', 'sun'],
  })
  t.choose(red, { do: 'play', card: 'magic-dwarf' })
  expect(t.state.pieces.red).toBe(2)
  t.choose(red, { do: 'magic' })
  expect(t.state.pieces.red).toBe(1)
  expect(t.state.drawn).toEqual({ sun: 2, moon: 0 })
  expect(t.state.zones.discard).toEqual(['magic-dwarf'])
})

scenario('[SPB-BK.5] a Librarian searches twice', () => {
  const t = lay({ mages: ['city:green'], row: ['librarian', 'movement-red'], wands: [0] })
  t.choose(red, { do: 'play', card: 'librarian' })
  t.choose(red, { do: 'search' })
  expect(t.state.books.green).toBe(6)
  expect(t.state.zones.discard).toEqual(['librarian'])
})

scenario('[T-33, AR-42] a Warrior drives all Witch cards away; Trolls stay and no piece moves', () => {
  const t = lay({ row: ['warrior', 'movement-red'], wickedRow: ['witch-red-1', 'troll-1', 'witch-blue-2'] })
  t.choose(red, { do: 'play', card: 'warrior' })
  expect(t.state.zones.wickedRow).toEqual(['troll-1'])
  expect(t.state.zones.discard).toEqual(['witch-red-1', 'witch-blue-2', 'warrior'])
  expect(t.state.pieces).toEqual({ red: 1, blue: 1, green: 1, yellow: 1, troll: 1 })
})

scenario('[AR-42, AR-58] a Warrior without a Witch card on display is only discarded', () => {
  const t = lay({ row: ['warrior', 'movement-red'], wickedRow: ['troll-1'] })
  t.refuses(red, { do: 'play', card: 'warrior' })
})

scenario('[AR-58, SPB-WT.3] Pixies are no use in Story', () => {
  const t = lay({ row: ['pixies', 'movement-red'] })
  t.refuses(red, { do: 'play', card: 'pixies' })
})
