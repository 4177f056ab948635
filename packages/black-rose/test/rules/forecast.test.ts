import { viewOf } from '@conclave/kernel'
import { describe, expect, test } from 'vitest'
import { forecastOf } from '../../src/forecast.ts'
import type { BlackRoseQuestion } from '../../src/frames/abouts.ts'
import { blackRoseIn } from '../../src/game.ts'
import type { BlackRoseView } from '../../src/shown.ts'
import type { BlackRoseOption } from '../../src/state.ts'
import { at, attack, type Board, castNext, cubesIn, lay, mage, type Position, play, to } from '../position.ts'

const seenBy = (t: Board, seat: number): BlackRoseView =>
  viewOf(blackRoseIn(t.state.rules.edition), t.state, seat).table as BlackRoseView

/** Forecast that a mage reads of an answer to her question. */
const foreseen = (t: Board, option: BlackRoseOption, seat = 0) => {
  const question = t.question(seat)
  if (question === undefined) throw new Error('nobody is asked')
  return forecastOf(seenBy(t, seat), question as BlackRoseQuestion, option)
}

/** Forecast that she reads of a spell that she might cast next. */
const casting = (t: Board, option: BlackRoseOption, seat = 0) => {
  const [spell] = seenBy(t, seat).casting
  if (spell === undefined) throw new Error('nothing can be cast')
  const { card, side } = spell
  const aim = { seat, kind: 'aim', manner: 'turn', about: { card, side } } as BlackRoseQuestion
  return forecastOf(seenBy(t, seat), aim, option)
}

const left = (t: Board, seat: number, health: number): number => health - mage(t, seat).damage.length

describe('a spell, before it is cast', () => {
  test('[BRW-CAST.3, BRW-DMG.1] says what it takes from whom, and it comes so', () => {
    const t = lay({ mages: [{ at: 'arena', first: 'thunder-lance' }, { at: 'arena', damage: { 0: 1 } }, {}] })
    const [blow] = casting(t, { do: 'target', seat: 1 })?.blows ?? []
    expect(blow).toMatchObject({ model: { seat: 1 }, amount: 2, falls: false, by: [], scores: [] })
    play(t, 0, castNext)
    if (t.question(0)?.kind === 'aim') play(t, 0, at(1))
    expect(blow?.before).toBeGreaterThan(blow?.after ?? 0)
    expect(left(t, 1, (blow?.after ?? 0) + 3)).toBe(blow?.after)
  })

  test('[BRW-DEF.3, BRW-DEF.6] says that somebody falls, and for whose points', () => {
    const t = lay({ mages: [{ at: 'arena', first: 'thunder-lance' }, { at: 'arena' }, {}] })
    const health = seenBy(t, 0).mages[1]!.health
    const fatal = lay({
      mages: [{ at: 'arena', first: 'thunder-lance' }, { at: 'arena', damage: { 0: 1, 2: health - 2 } }, {}],
    })
    expect(casting(t, { do: 'target', seat: 1 })?.blows[0]?.falls).toBe(false)
    const [blow] = casting(fatal, { do: 'target', seat: 1 })?.blows ?? []
    expect(blow).toMatchObject({ before: 1, after: 0, falls: true })
    expect(blow?.scores).toEqual([
      { owner: 0, power: 2 },
      { owner: 2, power: 4 },
    ])
    const before = fatal.state.mages.map(({ power }) => power)
    play(fatal, 0, castNext)
    if (fatal.question(0)?.kind === 'aim') play(fatal, 0, at(1))
    for (const { owner, power } of blow?.scores ?? [])
      expect(fatal.state.mages[owner]!.power - before[owner]!).toBe(power)
  })

  test('[BRW-CAST.3, BRW-INS.5] says of a room whom it hits there, its cubes, and who would have it if its last place is taken', () => {
    const position: Position = {
      mages: [{ at: 'throne-room', first: 'meteor-swarm dark' }, { at: 'arena' }, { at: 'arena' }],
      cubes: { arena: { 0: 3, 1: 1 } },
    }
    const t = lay(position)
    play(t, 0, castNext)
    const forecast = foreseen(t, { do: 'room', room: 'arena' })
    expect(forecast?.blows.map(({ model, amount }) => [model, amount])).toEqual([
      [{ seat: 1 }, 2],
      [{ seat: 2 }, 2],
    ])
    expect(forecast?.rooms, 'its own symbol shakes the room where one stands').toContainEqual({
      room: 'throne-room',
      before: 0,
      after: 1,
      slots: 5,
      full: false,
      scores: [],
    })
    expect(forecast?.rooms).toContainEqual({
      room: 'arena',
      before: 4,
      after: 5,
      slots: 5,
      full: true,
      scores: [{ owner: 0, power: 3 }],
    })
    play(t, 0, to('arena'))
    while (t.question(0)?.kind === 'symbol') play(t, 0, { do: 'before' })
    expect(cubesIn(t, 'arena', 0)).toBe(4)
  })

  test('[REB-G.10] names a jinx that makes it worse, which does not wear off by that', () => {
    const t = lay({
      edition: 'rebirth',
      mages: [
        { at: 'arena', first: 'vitriol' },
        { at: 'forge', jinxes: ['vulnerability'] },
      ],
    })
    const [spell] = seenBy(t, 0).casting
    const hits = spell?.aims
      .flatMap((aim) => aim.hits)
      .filter(({ model }) => 'seat' in model && model.seat === 1)
    expect(hits?.[0]).toMatchObject({ amount: 4, by: [{ card: 'jinx.vulnerability', by: 1 }] })
    expect(mage(t, 1).jinxes).toEqual([{ kind: 'vulnerability', cubes: 0 }])
    play(t, 0, castNext)
    expect(mage(t, 1).damage.length).toBe(4)
  })

  test('[BRW-CAST.7] says nothing of what is laid face down, nor to anybody else', () => {
    const t = lay({
      mages: [{ at: 'arena', first: 'ember-shield', quick: 'thunder-lance' }, { at: 'arena' }],
    })
    expect(seenBy(t, 0).casting.map(({ slot }) => slot)).toEqual(['quick'])
    expect(seenBy(t, 1).casting).toEqual([])
  })
})

describe('an attack', () => {
  test('[BRW-DMG.1, BRW-V.3] says what its blow takes and what makes it less', () => {
    const t = lay({
      mages: [{ at: 'arena' }, { at: 'arena' }, { at: 'arena' }],
      events: ['manners-please', null, null],
      dark: ['arena'],
    })
    play(t, 0, attack)
    const { blow, blowBy } = seenBy(t, 0).mages[0]!
    expect(foreseen(t, { do: 'target', seat: 1 })?.blows[0]).toMatchObject({ amount: blow, by: blowBy })
    expect(blowBy.length).toBe(1)
    const [before] = foreseen(t, { do: 'target', seat: 1 })?.blows ?? []
    play(t, 0, at(1))
    expect(mage(t, 1).damage.length).toBe((before?.before ?? 0) - (before?.after ?? 0))
  })

  test('[REB-G.10] counts the jinx of the one who is hit', () => {
    const t = lay({
      edition: 'rebirth',
      mages: [{ at: 'arena' }, { at: 'arena', jinxes: ['vulnerability'] }, { at: 'arena' }],
    })
    play(t, 0, attack)
    if (t.question(0)?.kind === 'activateHere') play(t, 0, { do: 'pass' })
    const amounts = [1, 2].map((seat) => foreseen(t, { do: 'target', seat })?.blows[0]?.amount ?? 0)
    play(t, 0, at(1))
    expect(mage(t, 1).damage.length).toBe(amounts[0])
    expect(amounts[0]).toBe((amounts[1] ?? 0) + 1)
  })
})
