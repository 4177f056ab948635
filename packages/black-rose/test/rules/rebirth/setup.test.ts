import { begin, choices, readSettings, startMatch, swift } from '@conclave/kernel'
import { table } from '@conclave/kernel/testing'
import { describe, expect, test } from 'vitest'
import { boxes } from '../../../src/content/boxes.ts'
import { contentOf, startingList } from '../../../src/content/content.ts'
import { blackRoseIn } from '../../../src/game.ts'
import { type BlackRose, cell } from '../../../src/state.ts'
import { exitsOf } from '../../../src/table/cells.ts'
import { cellExits, distance, hexes, neighbours, readingOrder } from '../../../src/table/hexes.ts'
import { hexOf } from '../../../src/table/lodge.ts'
import { deckOfSchool } from '../../../src/table/schools.ts'
import { moons } from '../../../src/words/board.ts'
import { lawful } from '../../lawful.ts'
import { type Board, lay, mage } from '../../position.ts'

const game = blackRoseIn('rebirth')
const content = contentOf('rebirth')

const settingsOf = (options: object) => {
  const reading = readSettings(game.settings, { ...options })
  if (!reading.ok) throw new Error(reading.problem)
  return reading.chosen
}
const started = (seats: number, seed = 'setup', options = {}): BlackRose =>
  begin(game, settingsOf(options), seats, swift(seed))

/** Plays the opening, everybody taking the first of what is left. */
const opened = (seats: number, seed = 'opening'): { readonly t: Board; readonly asked: string[] } => {
  const t = table(game, started(seats, seed), { lawful })
  const asked: string[] = []
  while (t.state.phase === 'opening') {
    const [question] = t.state.questions
    asked.push(`${question!.seat} ${question!.kind}`)
    t.choose(question!.seat, choices(game, t.state, question!)[0]! as never)
  }
  return { t, asked }
}

describe('the Lodge', () => {
  test('[REB-SET.1, RUL-71] has the Black Rose Room in the middle, and the Throne Room anywhere around it', () => {
    const thrones = Array.from({ length: 60 }, (_, each) =>
      hexOf(started(2, `throne ${each}`), 'throne-room'),
    )
    expect([...new Set(thrones)].toSorted()).toEqual([1, 2, 3, 4, 5, 6])
    expect(hexOf(started(2), 'black-rose-room')).toBe(0)
  })

  test('[REB-SET.2, REB-LDG.2] is dealt row by row, all of it in ruins and without a token', () => {
    expect(readingOrder.map((at) => `${hexes[at]!.q},${hexes[at]!.r}`).slice(0, 4)).toEqual([
      '0,-2',
      '1,-2',
      '2,-2',
      '-1,-1',
    ])
    const { lodge } = started(4)
    expect(lodge.map(({ room }) => room).toSorted()).toEqual([...content.rooms.keys()].toSorted())
    expect(
      lodge.every(({ destroyed, token, cubes }) => destroyed && token === 'none' && cubes.length === 0),
    ).toBe(true)
  })

  test('[REB-SET.3, RUL-71, REB-LDG.8] has four cells, each with two exits and apart from the others', () => {
    expect(cellExits).toHaveLength(4)
    expect(new Set(cellExits.flat()).size).toBe(8)
    for (const [one, other] of cellExits) {
      expect(neighbours[one]).toContain(other)
      expect(distance(one, 0)).toBe(2)
      expect(distance(other, 0)).toBe(2)
    }
  })

  test('[RUL-71, REB-SET.3] each cell is a place of the third ring that touches its two rooms and no other cell', () => {
    const far = ([q, r]: readonly [number, number], [p, s]: readonly [number, number]): number =>
      (Math.abs(q - p) + Math.abs(r - s) + Math.abs(q + r - p - s)) / 2
    const cells = [
      [3, -2],
      [1, 2],
      [-3, 2],
      [-1, -2],
    ] as const
    const touched = cells.map((at) =>
      [...hexes.keys()].filter((room) => far(at, [hexes[room]!.q, hexes[room]!.r]) === 1),
    )
    expect(touched.map((rooms) => rooms.toSorted())).toEqual(cellExits.map((exits) => exits.toSorted()))
    expect(
      cells.flatMap((one) => cells.map((other) => far(one, other))).filter((each) => each === 1),
    ).toEqual([])
  })
})

describe('the opening', () => {
  test('[REB-SET.4, REB-SET.5, REB-SET.7, REB-SET.13, REB-C.19] has a deck of quests and of events for each moon, and deals no quest', () => {
    const state = started(3)
    for (const moon of moons) {
      const of = (cards: Iterable<{ readonly id: string; readonly moon: number }>) =>
        [...cards].filter((card) => card.moon === moon).map(({ id }) => id)
      expect(state.questDecks[moon - 1]!.cards.toSorted()).toEqual(of(content.quests.values()).toSorted())
      expect(state.eventDecks[moon - 1]!.cards.toSorted()).toEqual(of(boxes.rebirth.events).toSorted())
    }
    expect(state.rose).toEqual({ power: 0, reserve: 26, trophies: [], rooms: [] })
    expect(state.evocations).toEqual([])
    expect(state.mages.flatMap(({ quests }) => quests.cards)).toEqual([])
  })

  test('[REB-SET.6, REB-PWR.5, REB-CMP.7] puts the moons at 6, 18 and 30, or elsewhere', () => {
    expect(started(2).rules.moons).toEqual([6, 18, 30])
    expect(started(2, 'short', { length: 'short' }).rules.moons).toEqual([4, 12, 20])
    expect(started(2, 'long', { length: 'long' }).rules.moons).toEqual([8, 24, 40])
  })

  test('[REB-SET.8, RUL-72, DEC-01] gives the Crown to anybody', () => {
    const crowns = Array.from({ length: 40 }, (_, each) => started(4, `crown ${each}`).crown)
    expect([...new Set(crowns)].toSorted()).toEqual([0, 1, 2, 3])
  })

  test('[REB-SET.9, REB-SET.10, DEC-02, DEC-03] asks for colour, mage, school and list, from the Crown on', () => {
    const { t, asked } = opened(3, 'three')
    const [a, b, c] = [0, 1, 2].map((each) => (started(3, 'three').crown + each) % 3)
    const both = (seat: number | undefined, ...kinds: string[]) => kinds.map((kind) => `${seat} ${kind}`)
    expect(asked).toEqual([
      ...[a, b, c].flatMap((seat) => both(seat, 'chooseColour', 'chooseMage')),
      ...[a, b, c].flatMap((seat) => both(seat, 'chooseSchool', 'chooseList')),
    ])
    const { mages } = t.state
    expect(new Set(mages.map(({ colour }) => colour)).size).toBe(3)
    expect(new Set(mages.map(({ name }) => name)).size).toBe(3)
    expect(new Set(mages.map(({ school }) => school)).size).toBe(3)
    expect(
      mages.every(({ trophies, reserve, power }) => trophies === 7 && reserve === 26 && power === 0),
    ).toBe(true)
  })

  test('[REB-SET.10, REB-SPL.11] makes a Grimoire of six listed spells and a personal one, and opens its top card', () => {
    for (let each = 0; each < 8; each++) {
      const begun = table(game, started(2, `grimoire ${each}`), { lawful })
      while (begun.state.round === 0) {
        const [question] = begun.state.questions
        begun.choose(question!.seat, choices(game, begun.state, question!)[0]! as never)
      }
      expect(begun.happened('milled').map(({ seat }) => seat)).toEqual([0, 1])
      for (const seat of [0, 1]) {
        const { name, school, aside, hand, memories, grimoire } = mage(begun, seat)
        const personal = content.personal.find((spell) => spell.mage === name)!.id
        // Some may have been drawn already.
        const all = [...hand, ...grimoire.cards, ...memories].toSorted()
        expect(all).toEqual([...startingList('rebirth', school, 'a'), personal].toSorted())
        expect(memories).toHaveLength(1)
        expect(aside).toBe(2)
      }
    }
  })

  test('[REB-SET.11, REB-LDG.8] puts every mage into a cell of her own', () => {
    const { t } = opened(2, 'cells')
    expect(t.state.mages.every(({ place }) => place === cell)).toBe(true)
    const exits = [0, 1].map((seat) => exitsOf(t.state, seat))
    for (const each of exits) expect(cellExits).toContainEqual(each)
    expect(exits[0]).not.toEqual(exits[1])
    expect(t.view(0).table).toMatchObject({
      mages: [{ exits: [expect.any(String), expect.any(String)] }, {}],
    })
    // Chance deals them.
    const dealt = Array.from({ length: 20 }, (_, each) => opened(2, `cells ${each}`).t.state.mages[0]!.cellAt)
    expect(new Set(dealt).size).toBe(4)
  })

  test('[REB-SET.12, REB-CMP.32] shuffles what is left of six schools, and the Forgotten spells apart', () => {
    const { t } = opened(4, 'schools')
    const taken = t.state.mages.map(({ school }) => school)
    for (const school of content.schools)
      expect(deckOfSchool(t.state, school).cards).toHaveLength(taken.includes(school) ? 30 : 36)
    expect(t.state.library.forgotten.cards).toHaveLength(10)
  })

  test('[REB-EVP.5] offers its own options, and none of the first game', () => {
    expect(Object.keys(game.settings)).toContain('crownOfSummoner')
    const refused = startMatch(game, { seats: 2, seed: 'fury', options: { fury: true } })
    expect(refused).toMatchObject({ problem: expect.stringMatching(/^there is no option 'fury'/) })
  })
})

test('[REB-SET.9] a mage of a position has seven trophies to give', () => {
  expect(lay({ edition: 'rebirth', mages: [{}, {}] }).state.mages.map(({ trophies }) => trophies)).toEqual([
    7, 7,
  ])
})

test('[REB-CMP.2, REB-CMP.8, REB-CMP.10, REB-CMP.11, REB-CMP.14, REB-CMP.27, REB-C.29] there are four cells, one Crown, a token for each mage and the Black Rose, 28 trophies and four colours of the players’ own', () => {
  const { t } = opened(4, 'components')
  expect(new Set(t.state.mages.map(({ cellAt }) => cellAt)).size).toBe(4)
  expect(t.state.mages.map(({ colour }) => colour).toSorted()).toEqual(['amber', 'azure', 'coral', 'jade'])
  expect(t.state.mages.reduce((sum, { trophies }) => sum + trophies, 0)).toBe(28)
  // Two action tokens each.
  expect(t.state.mages.map(({ actions }) => actions)).toEqual([2, 2, 2, 2])
  expect([...content.mages.keys()]).toEqual(['arianna', 'rikkart', 'gramigna', 'doria'])
})
