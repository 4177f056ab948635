import { scenariosWith } from '@conclave/kernel/testing'
import { describe, expect, test } from 'vitest'
import { blue, green, idleTurn, lay, red } from '../position.ts'

const scenario = scenariosWith(test)

const five = ['movement-red', 'movement-green', 'magic-red', 'magic-blue', 'magic-yellow']

describe('Purge', () => {
  scenario(
    '[E-08, SPB-HF.1] three wicked cards are purged: every hat and the Troll step, then the row is refilled',
    () => {
      const t = lay({
        active: blue,
        moved: true,
        row: ['movement-red'],
        wickedRow: ['witch-red-1', 'witch-green-1', 'witch-yellow-1'],
        pieces: { red: 2, blue: 1, green: 2, yellow: 2, troll: 1 },
      })
      t.choose(blue, { do: 'endStory' })
      expect(t.state.zones.discard).toEqual(['witch-red-1', 'witch-green-1', 'witch-yellow-1'])
      expect(t.state.pieces).toEqual({ red: 3, blue: 2, green: 3, yellow: 3, troll: 2 })
      expect(Object.values(t.state.books)).not.toContain(0)
      expect(t.happened('cardDrawn')).toHaveLength(4)
      expect(t.state.zones.mageRow).toHaveLength(5)
      expect(t.state.zones.wickedRow).toEqual([])
    },
  )

  scenario('[SPB-HF.1] two wicked cards stay where they are', () => {
    const t = lay({ at: 'handOfFate', row: five, wickedRow: ['witch-red-1', 'witch-green-1'] })
    expect(t.state.zones.wickedRow).toEqual(['witch-red-1', 'witch-green-1'])
    expect(t.happened('pieceAdvanced')).toEqual([])
  })

  scenario(
    '[T-20, SPB-HF.1, AR-43] Knight and Squire are no wicked cards: they are not counted and not purged',
    () => {
      const two = lay({
        at: 'handOfFate',
        row: five.slice(1),
        guards: ['knight'],
        wickedRow: ['witch-red-1', 'witch-blue-1'],
        deck: ['witch-green-1', 'movement-red'],
      })
      expect(two.happened('purged')).toEqual([])
      const three = lay({
        at: 'handOfFate',
        row: five.slice(1),
        guards: ['knight'],
        wickedRow: ['witch-red-1', 'witch-blue-1', 'troll-1'],
        deck: ['witch-green-1', 'movement-red'],
      })
      expect(three.happened('purged')).toHaveLength(1)
      // The Knight is still there for the refill.
      expect(three.happened('witchTurnedAway')).toMatchObject([{ card: 'witch-green-1', by: 'knight' }])
      expect(three.state.pieces).toEqual({ red: 2, blue: 2, green: 2, yellow: 2, troll: 2 })
    },
  )

  scenario(
    '[SPB-HF.3, AR-44, SPB-HF.5] the purge comes before the refill, never after; the row has no limit',
    () => {
      const t = lay({
        at: 'handOfFate',
        row: five.slice(1),
        wickedRow: ['witch-red-1', 'witch-green-1'],
        deck: ['witch-yellow-1', 'witch-yellow-2', 'troll-1', 'witch-blue-1', 'movement-red'],
      })
      expect(t.state.zones.wickedRow).toHaveLength(6)
      expect(t.happened('purged')).toEqual([])
      expect(t.state.pieces).toEqual({ red: 1, blue: 2, green: 1, yellow: 3, troll: 2 })
    },
  )

  scenario(
    '[T-54, D-16, SPB-WN.2] the wand of level 3 takes a card from the row, so that nothing is purged',
    () => {
      const t = lay({
        wands: [3],
        moved: true,
        row: ['magic-red', 'magic-blue'],
        wickedRow: ['witch-red-1', 'witch-blue-1', 'troll-2'],
      })
      t.choose(red, { do: 'wand', power: 3 })
      t.choose(red, { do: 'remove', card: 'troll-2' })
      expect(t.state.wands[red]).toBe(0)
      t.choose(red, { do: 'endStory' })
      expect(t.happened('purged')).toEqual([])
      expect(t.state.pieces).toEqual({ red: 1, blue: 1, green: 1, yellow: 1, troll: 1 })
      expect(t.state.zones.wickedRow).toEqual(['witch-red-1', 'witch-blue-1'])
    },
  )
})

describe('Refill', () => {
  scenario(
    '[E-09, SPB-HF.2, SPB-HF.4, SPB-EN.9] new wicked cards act once five mage cards lie there, then they are old',
    () => {
      const t = lay({
        at: 'handOfFate',
        row: ['magic-blue', 'magic-yellow'],
        pieces: { red: 2 },
        deck: ['movement-green', 'witch-red-1', 'magic-red', 'troll-1', 'influence-green', 'influence-blue'],
      })
      expect(t.state.zones.mageRow).toEqual([
        'magic-blue',
        'magic-yellow',
        'movement-green',
        'magic-red',
        'influence-green',
      ])
      expect(t.state.zones.wickedRow).toEqual(['witch-red-1', 'troll-1'])
      expect(t.state.pieces).toMatchObject({ red: 3, troll: 2 })
      expect(t.state.fresh).toBe(0)
      const order = t.events.map(({ event, piece, card }) =>
        event === 'pieceAdvanced' ? piece : event === 'cardDrawn' ? card : null,
      )
      expect(order.filter((each) => each !== null)).toEqual([
        'movement-green',
        'witch-red-1',
        'magic-red',
        'troll-1',
        'influence-green',
        'red',
        'troll',
      ])
    },
  )

  scenario('[SPB-HF.4] old cards do not act again in a later refill', () => {
    const t = lay({
      at: 'handOfFate',
      row: five.slice(1),
      wickedRow: ['witch-red-1'],
      deck: ['witch-blue-1', 'movement-red'],
    })
    expect(t.state.pieces).toMatchObject({ red: 1, blue: 2 })
  })

  scenario(
    '[T-21, SPB-HF.7, AR-21, SPB-HF.8] a deck used up to the last card brings no encounter until the next draw',
    () => {
      const t = lay({
        seats: 1,
        moved: true,
        row: ['movement-red', 'movement-green'],
        deck: ['magic-red', 'magic-blue', 'magic-yellow'],
        mages: ['village:1'],
        chance: ['sun', 'sun'],
      })
      t.choose(red, { do: 'endStory' })
      expect(t.state.zones.mageRow).toHaveLength(5)
      expect(t.state.zones.deck).toEqual([])
      expect(t.state.turn).toBe(2)
      expect(t.happened('encounterBegan')).toEqual([])
      idleTurn(t, red)
      expect(t.happened('encounterBegan')).toHaveLength(1)
    },
  )
})

describe('Knight and Squire', () => {
  const deck = ['movement-red', 'witch-red-1', 'troll-1', 'movement-green', 'witch-blue-2', 'movement-silver']

  scenario(
    '[T-31, SPB-HF.6, AR-62] the Knight turns every Witch card of the refill away, but not the Troll',
    () => {
      const t = lay({ moved: true, row: ['knight', 'magic-red', 'magic-blue'], deck })
      t.choose(red, { do: 'play', card: 'knight' })
      expect(t.state.zones.guards).toEqual(['knight'])
      t.choose(red, { do: 'endStory' })
      expect(t.state.zones.wickedRow).toEqual(['troll-1'])
      expect(t.state.pieces).toEqual({ red: 1, blue: 1, green: 1, yellow: 1, troll: 2 })
      expect(t.state.zones.discard).toEqual(['witch-red-1', 'witch-blue-2', 'knight'])
      expect(t.state.zones.guards).toEqual([])
    },
  )

  scenario('[T-32, SPB-HF.6] the Squire turns only the first Witch card away', () => {
    const t = lay({ moved: true, row: ['squire', 'magic-red', 'magic-blue'], deck })
    t.choose(red, { do: 'play', card: 'squire' })
    t.choose(red, { do: 'endStory' })
    expect(t.state.zones.wickedRow).toEqual(['troll-1', 'witch-blue-2'])
    expect(t.state.pieces).toEqual({ red: 1, blue: 2, green: 1, yellow: 1, troll: 2 })
    expect(t.state.zones.discard).toEqual(['witch-red-1', 'squire'])
  })

  scenario(
    '[SPB-HF.6, AR-43] side by side the Knight takes everything; unused, both leave all the same',
    () => {
      const both = lay({
        at: 'handOfFate',
        row: ['magic-red', 'magic-blue'],
        guards: ['squire', 'knight'],
        deck,
      })
      expect(both.happened('witchTurnedAway').map(({ by }) => by)).toEqual(['knight', 'knight'])
      expect(both.state.zones.discard).toEqual(['witch-red-1', 'witch-blue-2', 'squire', 'knight'])
      const unused = lay({ at: 'handOfFate', row: five, guards: ['squire', 'knight'] })
      expect(unused.state.zones.discard).toEqual(['squire', 'knight'])
    },
  )

  scenario('[SPB-HF.6, AR-43] the Squire is whole again on a later turn', () => {
    const t = lay({
      at: 'handOfFate',
      active: green,
      row: five.slice(1),
      guards: ['squire'],
      deck: ['witch-red-1', 'movement-red', ...deck],
    })
    expect(t.happened('witchTurnedAway')).toHaveLength(1)
    expect(t.state.squireSpent).toBe(false)
  })

  scenario('[AR-43, SPB-HF.6] an encounter in the middle of the refill does not end the guard', () => {
    const common = {
      at: 'handOfFate',
      row: ['magic-red', 'magic-blue'],
      guards: ['squire'],
      sunStack: ['movement-silver'],
      moonStack: ['witch-yellow-1'],
      wickedDeck: ['troll-1', 'troll-2', 'witch-blue-2'],
    } as const
    const shuffled = [
      'influence-blue',
      'magic-yellow',
      'movement-green',
      'witch-green-1',
      'witch-red-1',
      'troll-1',
    ]
    const before = lay({
      ...common,
      deck: ['witch-red-1', 'movement-red'],
      discard: ['witch-green-1', 'movement-green', 'magic-yellow', 'influence-blue'],
      chance: ['sun', 'sun', ['movement-silver', 'witch-yellow-1', ...shuffled, 'troll-2']],
    })
    // Spent on the red Witch before the encounter; after it the red and the green one stay.
    expect(before.happened('witchTurnedAway')).toMatchObject([{ card: 'witch-red-1', by: 'squire' }])
    expect(before.state.zones.wickedRow).toEqual(['troll-2', 'troll-1', 'witch-red-1', 'witch-green-1'])
    const after = lay({
      ...common,
      deck: ['movement-red'],
      discard: ['witch-green-1', 'witch-red-1', 'movement-green', 'magic-yellow', 'influence-blue'],
      chance: ['sun', 'sun', ['movement-silver', 'witch-yellow-1', ...shuffled, 'troll-2']],
    })
    expect(after.happened('witchTurnedAway')).toMatchObject([{ card: 'witch-red-1', by: 'squire' }])
    expect(after.state.zones.wickedRow).toEqual(['troll-2', 'troll-1', 'witch-green-1'])
    expect(after.state.zones.discard).toEqual(['witch-red-1', 'squire'])
  })
})
