import { begin, startMatch, swift } from '@conclave/kernel'
import { scenariosWith, table } from '@conclave/kernel/testing'
import { describe, expect, test } from 'vitest'
import { bookOf, contentOf, mageSheetOf } from '../../src/content/content.ts'
import { blackRoseIn } from '../../src/game.ts'
import { type BlackRose, cell, settings } from '../../src/state.ts'
import { distance, gates, hexes, neighbours, straight } from '../../src/table/hexes.ts'
import { hexOf, laidAt } from '../../src/table/lodge.ts'
import { textsIn } from '../../src/texts/index.ts'
import { classicIds, colours, moons } from '../../src/words/board.ts'
import { lawful } from '../lawful.ts'
import { lay } from '../position.ts'

const scenario = scenariosWith(test)

const chosen = Object.fromEntries(
  Object.entries(settings).map(([name, setting]) => [name, setting.default]),
) as unknown as Parameters<ReturnType<typeof blackRoseIn>['setup']>[0]

const started = (edition: (typeof classicIds)[number], seats: number): BlackRose =>
  begin(blackRoseIn(edition), chosen, seats, swift(`setup ${edition} ${seats}`))

test('[BRW-OPT.1, BRW-R.43] an edition offers the optional rules that it has', () => {
  const both = ['length', 'fury', 'overload', 'extraTurns']
  expect(Object.keys(blackRoseIn('0.7').settings)).toEqual(both)
  expect(Object.keys(blackRoseIn('1.6').settings).toSorted()).toEqual(
    [...both, 'forTheCrown', 'blackRoseBonus'].toSorted(),
  )
  const refused = startMatch(blackRoseIn('0.7'), { seats: 2, seed: 'crown', options: { forTheCrown: true } })
  expect(refused).toMatchObject({ problem: expect.stringMatching(/^there is no option 'forTheCrown'/) })
})

describe('the Lodge', () => {
  test('[BRW-SET.1, BRW-CMP.5, BRW-CMP.6] is 19 hexes around the Black Rose Room', () => {
    expect(hexes).toHaveLength(19)
    expect(hexes.every(({ q, r }) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= 2)).toBe(true)
    expect(neighbours.map((each) => each.length).toSorted((a, b) => a - b)).toEqual([
      ...Array(6).fill(3),
      ...Array(6).fill(4),
      ...Array(7).fill(6),
    ])
    for (const edition of classicIds) expect(laidAt(started(edition, 4), 0).room).toBe('black-rose-room')
  })

  test('[BRW-SET.2, BRW-R.1] has the Throne Room next to the centre, anywhere around it', () => {
    const game = blackRoseIn('1.6')
    const found = new Set(
      Array.from({ length: 60 }, (_, each) =>
        hexOf(begin(game, chosen, 2, swift(`throne ${each}`)), 'throne-room'),
      ),
    )
    expect([...found].toSorted()).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('[BRW-SET.3, BRW-SET.4] holds every room once', () => {
    const rooms = started('1.6', 4).lodge.map(({ room }) => room)
    expect(rooms.toSorted()).toEqual([...contentOf('1.6').rooms.keys()].toSorted())
  })

  test('[BRW-SET.5] has bright tokens everywhere but in the Black Rose Room', () => {
    const tokens = started('1.6', 4).lodge.map(({ token }) => token)
    expect(tokens[0]).toBe('none')
    expect(tokens.slice(1).every((token) => token === 'bright')).toBe(true)
  })

  test('[BRW-R.2] has its cells at corners, all alike for their seats', () => {
    const apart = (players: number): number[] =>
      gates[players]!.flatMap((one, at) =>
        gates[players]!.slice(at + 1).map((other) => distance(one, other)),
      ).toSorted()
    expect(apart(2)).toEqual([4])
    expect(apart(3)).toEqual([4, 4, 4])
    expect(apart(4)).toEqual([2, 2, 4, 4, 4, 4])
    for (const players of [2, 3, 4])
      expect(gates[players]!.every((gate) => distance(gate, 0) === 2 && straight(gate, 0))).toBe(true)
  })
})

describe.each(classicIds)('edition %s', (edition) => {
  test('[BRW-SET.7, BRW-CMP.34] leaves out quests for four with fewer players', () => {
    const four = [...contentOf(edition).quests.values()].filter(({ fourPlayers }) => fourPlayers)
    const inDecks = (seats: number) => started(edition, seats).questDecks.flatMap(({ cards }) => cards)
    expect(four.length).toBeGreaterThan(0)
    expect(four.every(({ id }) => inDecks(4).includes(id))).toBe(true)
    expect(four.some(({ id }) => inDecks(3).includes(id) || inDecks(2).includes(id))).toBe(false)
  })

  test('[BRW-SET.8, BRW-PWR.1, BRW-PWR.9, BRW-CMP.7, BRW-CMP.9] begins at zero, with 26 cubes a colour, under the first moon', () => {
    const state = started(edition, 4)
    expect(state.moon).toBe(1)
    expect([state.rose.power, state.rose.reserve]).toEqual([0, 26])
    expect(
      state.mages.every(({ power, reserve, damage }) => power === 0 && reserve === 26 && damage.length === 0),
    ).toBe(true)
    expect(state.evocations).toEqual([])
  })

  test('[BRW-SET.9, BRW-R.4] gives the Crown to a random seat', () => {
    const crowns = new Set(
      Array.from(
        { length: 40 },
        (_, each) => begin(blackRoseIn(edition), chosen, 4, swift(`crown ${each}`)).crown,
      ),
    )
    expect([...crowns].toSorted()).toEqual([0, 1, 2, 3])
  })

  test('[BRW-SET.6] cells are dealt by chance: no seat has the same one every time', () => {
    const cells = Array.from({ length: 12 }, (_, at) => {
      const t = table(blackRoseIn(edition), begin(blackRoseIn(edition), chosen, 3, swift(`cells ${at}`)), {
        lawful,
      })
      while (t.state.phase === 'opening') {
        const { seat } = t.state.questions[0]!
        t.choose(seat, t.options(seat)[0]!)
      }
      return t.state.mages[0]!.cellAt
    })
    expect(new Set(cells)).toEqual(new Set(gates[3]))
  })

  scenario(
    '[BRW-SET.6, BRW-SET.10, BRW-SET.11, BRW-SET.12, BRW-SET.13, BRW-SET.14, BRW-SET.15, BRW-D.1, BRW-D.2, BRW-D.3, BRW-D.4, BRW-R.5] asks for mage, colour, school and list in turn',
    () => {
      const t = lay({ edition, phase: 'opening', crown: 1, mages: [{}, {}, {}] })
      expect(t.options(1)).toHaveLength(4)
      t.choose(1, { do: 'mage', mage: 'rebecca' })
      t.choose(1, { do: 'colour', colour: 'jade' })
      t.refuses(2, { do: 'mage', mage: 'rebecca' })
      t.choose(2, { do: 'mage', mage: 'nero' })
      t.refuses(2, { do: 'colour', colour: 'jade' })
      t.choose(2, { do: 'colour', colour: 'azure' })
      t.choose(0, { do: 'mage', mage: 'tessa' })
      t.choose(0, { do: 'colour', colour: 'coral' })
      t.choose(1, { do: 'school', school: 'illusion' })
      t.choose(1, { do: 'startingList', list: 'a' })
      t.refuses(2, { do: 'school', school: 'illusion' })
      t.choose(2, { do: 'school', school: 'destruction' })
      t.choose(2, { do: 'startingList', list: 'b' })
      t.choose(0, { do: 'school', school: 'conspiracy' })
      t.choose(0, { do: 'startingList', list: 'a' })
      expect(t.state.mages.map(({ name }) => name)).toEqual(['tessa', 'rebecca', 'nero'])
      expect(t.state.mages.every(({ place, memories }) => place === cell && memories.length === 0)).toBe(true)
      expect(t.state.mages.map(({ cellAt }) => cellAt).toSorted()).toEqual([...gates[3]!].toSorted())
      const personal = edition === '1.6' ? ['ring-of-fire'] : []
      expect(t.state.mages[2]!.known).toEqual(
        [
          ...bookOf(edition, 'destruction')
            .spells.filter((_, at) => at % 2 === 0)
            .map(({ id }) => id),
          ...personal,
        ].toSorted(),
      )
      expect(t.state.mages.every(({ aside }) => aside === (edition === '1.6' ? 2 : 0))).toBe(true)
    },
  )
})

describe('the components', () => {
  test('[BRW-CMP.16, BRW-CMP.18, BRW-CMP.25, BRW-CMP.26] 72 spells, three copies each, ten Forgotten, four personal ones in 1.6', () => {
    for (const edition of classicIds) {
      const content = contentOf(edition)
      expect(content.schools.map((school) => bookOf(edition, school).spells.length)).toEqual([
        12, 12, 12, 12, 12, 12,
      ])
      expect(content.forgotten).toHaveLength(10)
      expect(content.personal).toHaveLength(edition === '1.6' ? 4 : 0)
      const { library } = lay({ edition, mages: [{ at: 'arena' }, {}] }).state
      expect(content.schools.reduce((sum, school) => sum + library[school]!.cards.length, 0)).toBe(216)
      expect(library.forgotten.cards).toHaveLength(10)
    }
  })

  test('[BRW-CMP.33] A room trap has two colours and no other side; every other spell has two sides', () => {
    for (const { sides, roomTrap } of contentOf('1.6').spells.values()) {
      expect(Object.keys(sides)).toHaveLength(roomTrap === null ? 2 : 0)
      if (roomTrap !== null) expect(new Set(roomTrap.colours).size).toBe(2)
    }
  })

  test('[BRW-CMP.30, BRW-CMP.36, BRW-R.3] Three rooms of each colour, 3 to 5 slots, 2 or 3 PP', () => {
    const rooms = [...contentOf('1.6').rooms.values()].filter(({ colour }) => colour !== null)
    for (const colour of contentOf('1.6').roomColours)
      expect(rooms.filter((room) => room.colour === colour)).toHaveLength(3)
    expect(rooms.every(({ slots, power }) => slots >= 3 && slots <= 5 && power >= 2 && power <= 3)).toBe(true)
    const red = rooms.filter(({ colour }) => colour === 'red').map(({ id }) => id)
    expect(red).toEqual(expect.arrayContaining(['summoner-room', 'alchemical-laboratory']))
  })

  test('[BRW-CMP.24, BRW-CMP.14, BRW-CMP.37, BRW-R.44] 30 figures of seven kinds, and the token', () => {
    const figures = [...contentOf('1.6').evocations.values()].map((evocation) => evocation.figures)
    expect(figures).toEqual([8, 3, 5, 3, 5, 3, 3, 1])
  })

  test('[BRW-CMP.19, BRW-CMP.14, BRW-R.44] 30 or 34 evocation cards, and the token apart', () => {
    const counts = classicIds.map((edition) =>
      ['evocation', 'token'].map((kind) =>
        textsIn(edition)
          .cards.filter((card) => card.kind === kind)
          .reduce((sum, { count }) => sum + count, 0),
      ),
    )
    expect(counts).toEqual([
      [34, 1],
      [30, 1],
    ])
  })

  test('[BRW-CMP.20, BRW-CMP.21, BRW-CMP.35] 60 or 95 quests, 60 or 78 events', () => {
    const counts = classicIds.map((edition) => [
      contentOf(edition).quests.size,
      contentOf(edition).events.size,
    ])
    expect(counts).toEqual([
      [95, 78],
      [60, 60],
    ])
    for (const moon of moons)
      expect([...contentOf('0.7').quests.values()].filter((quest) => quest.moon === moon)).toHaveLength(20)
    const wrong = [...contentOf('1.6').events.values()].filter(
      ({ timing, slot }) => (timing === 'instant') !== (slot === 0),
    )
    expect(wrong).toEqual([])
  })

  test('[BRW-CMP.23, BRW-CMP.31, BRW-CMP.38, BRW-R.61] Four mages; in 0.7 all are alike, in 1.6 Tessa has 11 health', () => {
    expect([contentOf('1.6').mages.size, colours.length]).toEqual([4, 4])
    for (const { health, movement, strength } of contentOf('0.7').mages.values())
      expect([health, movement, strength]).toEqual([12, 2, 2])
    expect(mageSheetOf('1.6', 'tessa').health).toBe(11)
    expect(mageSheetOf('1.6', 'nero').hand).toBe(7)
  })
})
