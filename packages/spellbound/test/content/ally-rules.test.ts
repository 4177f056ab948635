import { scenariosWith } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import { cities } from '../../src/words/board.ts'
import { lay, red } from '../position.ts'

const scenario = scenariosWith(test)

scenario('[T-34, D-14, AR-41] two Warlocks clear the Moon stack of wicked cards', () => {
  const t = lay({
    row: ['warlock', 'movement-red', 'warlock'],
    moonStack: ['witch-red-2', 'librarian', 'troll-1'],
    minions: 1,
  })
  t.choose(red, { do: 'play', card: 'warlock' })
  t.choose(red, { do: 'warlockPair' })
  expect(t.state.zones.moonStack).toEqual(['librarian'])
  expect(t.state.zones.minions).toEqual(['skeleton-army'])
  expect(t.state.zones.discard.toSorted()).toEqual(['troll-1', 'warlock', 'warlock', 'witch-red-2'])
  expect(t.state.zones.mageRow).toEqual(['movement-red'])
  // It is used instead of both Warlocks' actions.
  expect(t.state.current).toBeNull()
})

scenario(
  '[D-14, AR-41] the pair is not offered with one Warlock, without a wicked card, or in mid-card',
  () => {
    const one = lay({ row: ['warlock', 'movement-red'], moonStack: ['troll-1'] })
    one.choose(red, { do: 'play', card: 'warlock' })
    one.refuses(red, { do: 'warlockPair' })
    const nothing = lay({ row: ['warlock', 'warlock'], moonStack: ['librarian'], minions: 2 })
    nothing.choose(red, { do: 'play', card: 'warlock' })
    nothing.refuses(red, { do: 'warlockPair' })
    const begun = lay({ row: ['warlock', 'warlock'], moonStack: ['troll-1'] })
    begun.choose(red, { do: 'play', card: 'warlock' })
    begun.choose(red, { do: 'magic' })
    begun.refuses(red, { do: 'warlockPair' })
    begun.choose(red, { do: 'magic' })
    expect(begun.state.wands[red]).toBe(3)
  },
)

scenario('[AR-41] a Warlock recruited this turn makes the pair', () => {
  const t = lay({
    mages: ['village:4'],
    row: ['warlock', 'movement-red'],
    moonStack: ['troll-1'],
    villages: { 4: { card: 'warlock', stored: [{ card: 'dark-elf', value: 2 }] } },
    spells: [['winning-smile']],
  })
  t.choose(red, { do: 'cast', spell: 'winning-smile' })
  t.choose(red, { do: 'play', card: 'warlock' })
  t.choose(red, { do: 'warlockPair' })
  expect(t.state.zones.moonStack).toEqual([])
})

scenario('[T-35, AR-40] a Ranger takes the top wicked card, below a Librarian if need be', () => {
  const t = lay({
    row: ['ranger', 'movement-red'],
    moonStack: ['witch-green-1', 'witch-red-2', 'librarian'],
    minions: 1,
  })
  t.choose(red, { do: 'play', card: 'ranger' })
  t.choose(red, { do: 'unseat' })
  expect(t.state.zones.moonStack).toEqual(['witch-green-1', 'librarian'])
  expect(t.state.zones.discard).toEqual(['witch-red-2', 'ranger'])
  expect(t.state.zones.minions).toEqual(['skeleton-army'])
})

scenario('[T-36, D-11, AR-39] a Vampire without payment can only be discarded', () => {
  const t = lay({ row: ['vampire', 'movement-red', 'fortuna-deck'] })
  t.refuses(red, { do: 'play', card: 'vampire' })
  expect(t.offers(red, { do: 'discard', card: 'vampire' })).toBe(true)
})

scenario('[T-36, D-11] a Vampire paid with a wicked card: one of four actions, and no piece moves', () => {
  const position = {
    row: ['vampire', 'movement-red'],
    wickedRow: ['witch-green-1', 'troll-2'],
    pieces: { green: 2 },
  }
  const paid = (mage: 'wilderness' | 'city:red' | 'village:5') => {
    const t = lay({ ...position, mages: [mage], villages: { 5: { card: 'dragon' } } })
    t.choose(red, { do: 'play', card: 'vampire' })
    t.choose(red, { do: 'remove', card: 'witch-green-1' })
    expect(t.state.zones.discard).toEqual(['witch-green-1'])
    expect(t.state.zones.wickedRow).toEqual(['troll-2'])
    expect(t.state.pieces.green).toBe(2)
    return t
  }
  const moved = paid('village:5')
  moved.choose(red, { do: 'move', to: 'city:blue' })
  expect(moved.state.mages[red]).toBe('city:blue')
  const charged = paid('wilderness')
  charged.choose(red, { do: 'magic' })
  expect(charged.state.wands[red]).toBe(2)
  const searched = paid('city:red')
  searched.choose(red, { do: 'search' })
  expect(searched.state.books.red).toBe(5)
  const stored = paid('village:5')
  stored.choose(red, { do: 'influence' })
  expect(stored.state.stored).toEqual([{ village: 4, card: 'vampire', value: 1 }])
  for (const t of [moved, charged, searched])
    expect(t.state.zones.discard).toEqual(['witch-green-1', 'vampire'])
})

scenario('[D-11, AR-39] payable are other allies in the row and wicked cards, nothing else', () => {
  const t = lay({
    row: ['vampire', 'movement-red', 'dragon', 'fortuna-deck', 'halfling', 'halfling'],
    wickedRow: ['troll-1'],
    sunStack: ['knight'],
    moonStack: ['troll-2'],
    guards: ['squire'],
    villages: { 5: { card: 'warlock', stored: [{ card: 'lizardman', value: 1 }] } },
  })
  t.choose(red, { do: 'play', card: 'vampire' })
  expect(t.options(red)).toEqual([
    { card: 'dragon', do: 'remove' },
    { card: 'halfling', do: 'remove' },
    { card: 'troll-1', do: 'remove' },
  ])
  t.choose(red, { do: 'remove', card: 'halfling' })
  expect(t.state.zones.mageRow).toEqual(['movement-red', 'dragon', 'fortuna-deck', 'halfling'])
})

scenario('[AR-39] a Vampire is not its own price, but the other Vampire may be', () => {
  const t = lay({ row: ['vampire', 'vampire', 'movement-red'] })
  t.choose(red, { do: 'play', card: 'vampire' })
  // The only payment is made without asking.
  expect(t.state.zones.discard).toEqual(['vampire'])
  expect(t.state.zones.mageRow).toEqual(['movement-red'])
  t.choose(red, { do: 'magic' })
  expect(t.state.zones.discard).toEqual(['vampire', 'vampire'])
})

scenario('[AR-39] an ally just recruited may be paid', () => {
  const t = lay({
    mages: ['village:4'],
    row: ['vampire', 'influence-blue'],
    villages: { 4: { card: 'halfling', stored: [{ card: 'influence-green', value: 1 }] } },
  })
  t.refuses(red, { do: 'play', card: 'vampire' })
  t.choose(red, { do: 'play', card: 'influence-blue' })
  t.choose(red, { do: 'play', card: 'vampire' })
  expect(t.state.zones.discard).toContain('halfling')
})

scenario('[AR-39, SPB-ST.3] after the payment the action may be left unused', () => {
  const t = lay({ mages: ['village:1'], row: ['vampire', 'movement-red'], wickedRow: ['troll-1'] })
  t.choose(red, { do: 'play', card: 'vampire' })
  t.choose(red, { do: 'finish' })
  expect(t.state.zones.discard).toEqual(['troll-1', 'vampire'])
  expect(t.state.mages[red]).toBe('village:1')
})

scenario('[T-40, D-12, AR-16] the first Watchman is only placed, in any city', () => {
  for (const city of cities) {
    const t = lay({
      row: ['city-watchman', 'movement-red'],
      pieces: { red: 3, blue: 3, green: 3, yellow: 3 },
    })
    t.choose(red, { do: 'play', card: 'city-watchman' })
    expect(t.options(red)).toHaveLength(4)
    t.choose(red, { do: 'watchman', city })
    expect(t.state.watchman).toBe(city)
    expect(t.state.pieces[city]).toBe(3)
    expect(t.state.zones.discard).toEqual(['city-watchman'])
  }
})

scenario('[T-40, D-12, AR-16] later the hat of his city goes back, then he moves to another one', () => {
  const t = lay({ row: ['city-watchman', 'movement-red'], watchman: 'red', pieces: { red: 3 } })
  t.choose(red, { do: 'play', card: 'city-watchman' })
  t.choose(red, { do: 'pushBack' })
  expect(t.state.pieces.red).toBe(2)
  t.refuses(red, { do: 'watchman', city: 'red' })
  t.choose(red, { do: 'watchman', city: 'yellow' })
  expect(t.state.watchman).toBe('yellow')
  expect(t.state.zones.discard).toEqual(['city-watchman'])
})

scenario('[AR-16, D-12, SPB-ST.3] either half may be left out, but the order stays', () => {
  const stays = lay({ row: ['city-watchman', 'movement-red'], watchman: 'red', pieces: { red: 3 } })
  stays.choose(red, { do: 'play', card: 'city-watchman' })
  stays.choose(red, { do: 'pushBack' })
  stays.choose(red, { do: 'finish' })
  expect(stays.state).toMatchObject({ watchman: 'red', pieces: { red: 2 } })
  const walks = lay({ row: ['city-watchman', 'movement-red'], watchman: 'red', pieces: { red: 3, blue: 3 } })
  walks.choose(red, { do: 'play', card: 'city-watchman' })
  walks.choose(red, { do: 'watchman', city: 'blue' })
  // The first half is passed over, in the old city and in the new one.
  expect(walks.state.pieces).toMatchObject({ red: 3, blue: 3 })
  expect(walks.state.current).toBeNull()
})

scenario('[AR-16] with the hat on its first space only the move is left', () => {
  const t = lay({ row: ['city-watchman', 'movement-red'], watchman: 'red' })
  t.choose(red, { do: 'play', card: 'city-watchman' })
  t.refuses(red, { do: 'pushBack' })
  t.choose(red, { do: 'watchman', city: 'green' })
  expect(t.state.watchman).toBe('green')
})

scenario('[AR-16] the figure stays while the card is on the tower', () => {
  const t = lay({ at: 'witchTime', row: ['city-watchman', 'movement-red'], watchman: 'red' })
  t.choose(red, { do: 'send', card: 'city-watchman' })
  expect(t.state.watchman).toBe('red')
})

const threeAllies = {
  row: ['changeling', 'movement-red'],
  reserve: ['dragon', 'magic-dwarf', 'centaur'],
  villages: {
    1: { card: 'centaur' },
    2: { card: 'librarian', stored: [{ card: 'influence-blue', value: 1 }] },
    3: { card: 'magic-dwarf', stored: [{ card: 'dark-elf', value: 2 }] },
    4: { card: 'halfling', faceDown: true },
    5: { card: 'fairy-spring' },
    6: { card: 'dragon' },
  },
}

scenario('[T-39, D-13, AR-17] a Changeling takes one of the cheapest face-up allies', () => {
  const t = lay(threeAllies)
  t.choose(red, { do: 'play', card: 'changeling' })
  expect(t.options(red)).toEqual([
    { do: 'changeling', part: 0, village: 1 },
    { do: 'changeling', part: 0, village: 2 },
  ])
  t.choose(red, { do: 'changeling', village: 1 })
  expect(t.state.zones.discard.toSorted()).toEqual(['changeling', 'influence-blue', 'librarian'])
  expect(t.state.villages[1]).toBeNull()
  expect(t.state.stored).toEqual([{ village: 2, card: 'dark-elf', value: 2 }])
})

scenario('[T-39, AR-17] another card of the set takes the village, and stored influence stays', () => {
  const t = lay(threeAllies)
  t.choose(red, { do: 'play', card: 'changeling' })
  t.choose(red, { do: 'changeling', village: 2 })
  expect(t.state.zones.discard).toEqual(['magic-dwarf', 'changeling'])
  expect(t.state.villages[2]).toBe('magic-dwarf')
  expect(t.state.revealed[2]).toBe(true)
  expect(t.state.zones.reserve).toEqual(['dragon', 'centaur'])
  expect(t.state.stored).toContainEqual({ village: 2, card: 'dark-elf', value: 2 })
})

scenario('[AR-17] the Squire’s place is taken by the Knight, for the same cost', () => {
  const t = lay({
    mages: ['village:2'],
    row: ['changeling', 'dark-elf'],
    reserve: ['dragon', 'knight'],
    villages: { 2: { card: 'squire', stored: [{ card: 'lizardman', value: 2 }] } },
  })
  t.choose(red, { do: 'play', card: 'changeling' })
  expect(t.state.villages[1]).toBe('knight')
  expect(t.state.zones.discard).toEqual(['squire', 'changeling'])
  t.choose(red, { do: 'play', card: 'dark-elf' })
  t.choose(red, { do: 'influence' })
  expect(t.state.zones.mageRow).toEqual(['knight'])
})

scenario(
  '[D-13, AR-58] a single candidate is taken without asking; with none the card is only discarded',
  () => {
    const one = lay({
      ...threeAllies,
      villages: { 1: { card: 'dragon' }, 4: { card: 'halfling', faceDown: true } },
    })
    one.choose(red, { do: 'play', card: 'changeling' })
    expect(one.state.zones.discard).toEqual(['dragon', 'changeling'])
    const none = lay({
      ...threeAllies,
      villages: { 4: { card: 'halfling', faceDown: true }, 5: { card: 'fairy-spring' } },
    })
    none.refuses(red, { do: 'play', card: 'changeling' })
  },
)

for (const card of ['knight', 'squire']) {
  scenario(
    `[SPB-ST.4, SPB-HF.6] ${card}: played, it lies in the upper row and counts as no wicked card`,
    () => {
      const t = lay({
        mages: ['village:1'],
        row: [card, 'movement-red'],
        wickedRow: ['witch-red-1', 'witch-blue-1'],
      })
      t.choose(red, { do: 'play', card })
      expect(t.state.zones.guards).toEqual([card])
      expect(t.state.zones.mageRow).toEqual(['movement-red'])
      expect(t.state.zones.discard).toEqual([])
      t.choose(red, { do: 'endStory' })
      expect(t.happened('purged')).toEqual([])
      expect(t.state.zones.wickedRow).toEqual(['witch-red-1', 'witch-blue-1'])
      expect(t.state.zones.guards).toEqual([])
      expect(t.state.zones.discard).toEqual([card])
    },
  )
}

scenario('[SPB-ST.4] Knight and Squire may both be laid down', () => {
  const t = lay({ row: ['knight', 'squire', 'movement-red'] })
  t.choose(red, { do: 'play', card: 'knight' })
  t.choose(red, { do: 'play', card: 'squire' })
  expect(t.state.zones.guards).toEqual(['knight', 'squire'])
})
