import { describe, expect, test } from 'vitest'
import { losePower } from '../../../src/table/power.ts'
import {
  activate,
  at,
  type Board,
  castNext,
  lay as layAny,
  mage,
  move,
  type Position,
  pass,
  play,
  powers,
  stop,
  to,
} from '../../position.ts'

const lay = (position: Position) => layAny({ edition: 'rebirth', ...position })
const hands = (t: Board) => t.state.mages.map(({ hand }) => hand)

describe('the moons', () => {
  /** Seat 0 gains a point by a red room. */
  const gaining = (position: Partial<Position>, power: number): Board => {
    const t = lay({
      mages: [{ at: 'arena', power }, { at: 'garden' }],
      events: [null, 'misers-moon', null],
      ...position,
    })
    play(t, 0, move, activate, stop)
    return t
  }

  test('[REB-PWR.4] do not go back with those who have lost power, nor begin anew', () => {
    const t = gaining({ moon: 2 }, 3)
    expect([powers(t)[0], t.state.moon, t.happened('moonRose')]).toEqual([4, 2, []])
    const again = gaining({ moon: 2 }, 5)
    expect([powers(again)[0], again.state.moon, again.happened('moonRose')]).toEqual([6, 2, []])
  })

  test('[REB-PWR.5, REB-END.1] rise and end the match where their cubes lie', () => {
    const moons = [4, 12, 20] as const
    expect(gaining({ rules: { moons } }, 2).state).toMatchObject({ moon: 1, ending: false })
    expect(gaining({ rules: { moons } }, 3).state).toMatchObject({ moon: 2, ending: false })
    expect(gaining({ rules: { moons }, moon: 2 }, 11).state).toMatchObject({ moon: 3, ending: false })
    expect(gaining({ rules: { moons }, moon: 3 }, 19).state).toMatchObject({ moon: 3, ending: true })
    expect(gaining({ moon: 3 }, 19).state).toMatchObject({ moon: 3, ending: false })
  })

  test('[TV-01, REB-PWR.1, REB-PWR.2, REB-PWR.3, REB-PWR.6, RUL-87, DEC-08, RUL-10] change at once, in the middle of a spell', () => {
    const t = lay({
      mages: [
        { mage: 'gramigna', at: 'forge', power: 5, aside: 2, first: 'evil-eye' },
        { mage: 'arianna', at: 'arena', power: 3, aside: 2 },
      ],
      rooms: { 'pleasure-room': 2 },
      events: [null, 'misers-moon', null],
    })
    play(t, 0, castNext)
    if (t.question(0)?.kind === 'aim') t.choose(0, at(1))
    t.choose(0, { do: 'jinx', jinx: 'amnesia' })
    expect(powers(t)).toEqual([6, 3])
    expect(t.state.moon).toBe(2)
    expect(hands(t)).toEqual([['evil-eye'], ['mercurial-waltz']])
    expect(t.state.mages.map(({ aside }) => aside)).toEqual([1, 1])
    expect(t.state.events.map((event) => event?.card ?? null)).toEqual([null, 'misers-moon', null])
    // A quest that is drawn now is one of the second moon.
    play(t, 0, { do: 'end' })
    play(t, 1, move, pass, to('pleasure-room'), stop, activate)
    const [quest] = mage(t, 1).quests.cards
    expect(t.state.questDecks[1].cards).toHaveLength(12)
    expect(t.view(0).table).toMatchObject({ mages: [{}, { quests: [{ quest, moon: 2 }] }] })
  })

  test('[TV-02, REB-PWR.4] never go back, and come once', () => {
    const t = lay({
      mages: [
        { mage: 'gramigna', at: 'arena', power: 5, aside: 2, toSolve: ['rising-tide', 'deep-roots'] },
        { mage: 'arianna', aside: 2 },
      ],
    })
    play(t, 0, { do: 'quest', quest: 'rising-tide' })
    expect(t.state.moon).toBe(2)
    losePower(t.state, 0, 2, 'room.arena')
    expect(powers(t)[0]).toBe(4)
    expect(t.state.moon).toBe(2)
    mage(t, 0).power = 5
    play(t, 0, { do: 'quest', quest: 'deep-roots' })
    expect(powers(t)[0]).toBe(6)
    expect(t.happened('moonRose')).toHaveLength(1)
    expect(t.state.mages.map(({ aside }) => aside)).toEqual([1, 1])
  })

  test('[TV-03, RUL-09, RUL-11] two at once are two changes, each with a personal spell as long as there is one', () => {
    const t = lay({
      mages: [
        { mage: 'gramigna', at: 'arena', power: 5, aside: 2, toSolve: ['kindling'] },
        { mage: 'arianna', power: 3, aside: 1 },
      ],
      rules: { moons: [6, 6, 30] },
    })
    play(t, 0, { do: 'quest', quest: 'kindling' })
    expect(t.state.moon).toBe(3)
    expect(t.happened('moonRose').map(({ moon }) => moon)).toEqual([2, 3])
    expect(hands(t)).toEqual([['evil-eye', 'evil-eye'], ['mercurial-waltz']])
  })

  test('[REB-END.1, RUL-49, RUL-69] the end, once reached, stays reached, and points go on', () => {
    const t = lay({ moon: 3, mages: [{ at: 'arena', power: 29, toSolve: ['grand-architect'] }, {}] })
    play(t, 0, { do: 'quest', quest: 'grand-architect' }, { do: 'room', room: 'forge' })
    for (let each = 0; each < 2; each++) play(t, 0, { do: 'room', room: 'forge' })
    expect(powers(t)[0]).toBe(33)
    expect(t.state.ending).toBe(true)
    mage(t, 0).power = 10
    expect(t.state.ending).toBe(true)
  })

  test('[RUL-70, REB-PWR.1] nobody falls below nothing', () => {
    const t = layAny({
      edition: 'rebirth',
      phase: 'blackRose',
      moon: 2,
      mages: [{}, {}],
      nextEvents: ['tribute'],
    })
    expect(powers(t)).toEqual([0, 0])
  })
})
