import { scenariosWith } from '@conclave/kernel/testing'
import { describe, expect, test } from 'vitest'
import { contentOf } from '../../src/content/content.ts'
import { cell, rose } from '../../src/state.ts'
import {
  activate,
  attack,
  type Board,
  castNext,
  castQuick,
  cubesIn,
  lay,
  mage,
  move,
  pass,
  play,
  stop,
  to,
  token,
} from '../position.ts'

const scenario = scenariosWith(test)

/** Quests that both editions have, whatever the number of players. */
const quests = (from: number, count: number): string[] =>
  [...contentOf('0.7').quests.values()]
    .filter(({ id, fourPlayers }) => !fourPlayers && contentOf('1.6').quests.has(id))
    .map(({ id }) => id)
    .slice(from, from + count)

describe('clean-up', () => {
  test.each([
    [{ 0: 2, 1: 1, rose: 1 }, 0],
    [{ 0: 2, 1: 2 }, rose],
    [{ 0: 1, rose: 3 }, rose],
  ])('[BRW-T.28, BRW-INS.5, BRW-INS.4, BRW-CLN.3, BRW-PWR.11] a full room with %j falls', (cubes, winner) => {
    const t = lay({ phase: 'cleanUp', mages: [{ at: 'forge' }, {}], cubes: { forge: cubes } })
    expect(t.happened('roomDestroyed')).toMatchObject([{ room: 'forge', seat: winner }])
    expect(token(t, 'forge')).toBe('none')
    expect([0, 1].map((owner) => cubesIn(t, 'forge', owner))).toEqual([0, 0])
    expect(winner === rose ? t.state.rose.rooms : mage(t, winner).rooms).toEqual(['forge'])
    expect(t.state.mages.map(({ reserve }) => reserve)).toEqual([26, 26])
    // Models stay where they are (BRW-INS.6).
    expect(mage(t, 0).place).not.toBe(cell)
  })

  scenario('[BRW-CLN.1, BRW-TP.17, BRW-R.32, BRW-R.42, BRW-D.38] spells go where they belong', () => {
    for (const [edition, answer] of [
      ['1.6', null],
      ['0.7', 'memories'],
      ['0.7', 'hand'],
    ] as const) {
      const t = lay({
        edition,
        phase: 'cleanUp',
        mages: [
          {
            quick: 'leech used',
            first: 'maze active',
            second: 'ember-shield active',
            third: 'whisper',
            // The next round begins with two cards from here.
            grimoire: ['fireball', 'ice-blast'],
            actions: 0,
          },
          {},
        ],
      })
      if (answer !== null) t.choose(0, { do: answer, card: 'maze' })
      const { hand, memories, actions } = mage(t, 0)
      const left = answer === 'memories'
      expect(hand).toEqual(['fireball', 'ice-blast', ...(left ? [] : ['maze']), 'whisper'])
      expect(memories.toSorted()).toEqual(['ember-shield', 'leech', ...(left ? ['maze'] : [])])
      expect(actions).toBe(2)
    }
  })

  scenario('[BRW-CLN.2, BRW-CLN.5] tokens turn bright again, hands are kept', () => {
    const t = lay({
      phase: 'cleanUp',
      dark: ['garden', 'arena'],
      mages: [{ hand: ['maze', 'blur'] }, {}],
    })
    expect([token(t, 'garden'), token(t, 'arena')]).toEqual(['bright', 'bright'])
    expect(mage(t, 0).hand).toEqual(['blur', 'maze'])
    expect(t.state.round).toBe(4)
  })

  scenario('[BRW-OPT.3, BRW-INS.1] a full room takes no more, but with Overload', () => {
    for (const overload of [false, true]) {
      const t = lay({
        rules: { overload },
        mages: [{ at: 'garden', first: 'corrosion dark' }, {}],
        cubes: { garden: { 1: 3 } },
      })
      play(t, 0, castNext, to('garden'))
      expect(cubesIn(t, 'garden', 0)).toBe(overload ? 2 : 0)
      const none = lay({
        rules: { overload },
        mages: [{ at: 'black-rose-room', first: 'corrosion dark' }, {}],
      })
      play(none, 0, castNext, to('black-rose-room'))
      expect(cubesIn(none, 'black-rose-room', 0)).toBe(0)
    }
  })

  // The Garden has three slots; the cubes lie there in the order of the seats.
  test.each([
    [{ 0: 3, 1: 4 }, 1],
    [{ 0: 3, 1: 3 }, rose],
    [{ 0: 2, 1: 1, rose: 3 }, rose],
  ])('[BRW-OPT.3, BRW-INS.5] all cubes of an overloaded room count: with %j it falls', (cubes, winner) => {
    const t = lay({
      phase: 'cleanUp',
      rules: { overload: true },
      mages: [{ at: 'forge' }, {}],
      cubes: { garden: cubes },
    })
    expect(t.happened('roomDestroyed')).toMatchObject([{ room: 'garden', seat: winner }])
    expect(winner === rose ? t.state.rose.rooms : mage(t, winner).rooms).toEqual(['garden'])
    expect([0, 1, rose].map((owner) => cubesIn(t, 'garden', owner))).toEqual([0, 0, 0])
    expect(t.state.mages.map(({ reserve }) => reserve)).toEqual([26, 26])
  })

  scenario(
    '[BRW-R.51, BRW-INS.6, BRW-OPT.3] neither the Black Rose Room nor a ruin takes instability, with Overload or without',
    () => {
      for (const overload of [false, true]) {
        const t = lay({
          rules: { overload },
          mages: [{ at: 'garden', first: 'corrosion dark' }, {}],
          destroyed: ['garden'],
        })
        play(t, 0, castNext, to('garden'))
        expect(cubesIn(t, 'garden', 0)).toBe(0)
      }
    },
  )
})

describe('the end', () => {
  const totals = (t: Board): number[] => t.happened('scored').map(({ total }) => Number(total))

  test('[BRW-T.17, BRW-END.1, BRW-END.2, BRW-END.3, BRW-CRN.4] The example of the rulebooks: 41, 38 and 37', () => {
    for (const edition of ['1.6', '0.7'] as const) {
      const t = lay({
        edition,
        phase: 'scoring',
        crown: 0,
        mages: [
          { mage: 'nero', power: 34, completed: quests(0, 2), won: [1, 1, 2, 2] },
          {
            mage: 'tessa',
            power: 24,
            completed: quests(2, 2),
            won: [0, 0, 2],
            rooms: ['garden', 'arena', 'guardroom', 'forge'],
          },
          { mage: 'rebecca', power: 25, completed: quests(4, 3), won: [0], rooms: ['cemetery', 'chapel'] },
        ],
      })
      expect(totals(t)).toEqual([41, 38, 37])
      expect(t.state.outcome).toMatchObject({ winners: [0], reason: 'BRW-END.3' })
    }
  })

  test('[BRW-T.18, BRW-END.5, BRW-D.40] A tie: quests, trophies, then the crown holder; in 0.7 the crown holder alone', () => {
    const mages = [
      { power: 30, completed: quests(0, 5), won: [2, 2] },
      { power: 31, completed: quests(5, 5), won: [2, 2, 2, 2] },
      {},
    ]
    const tied = [{ ...mages[0]!, power: 32 }, mages[1]!, mages[2]!]
    const t = lay({ phase: 'scoring', crown: 2, mages: tied })
    expect(totals(t).slice(0, 2)).toEqual([39, 40])
    const equal = [{ ...mages[0]!, power: 33 }, mages[1]!, mages[2]!]
    const even = lay({ phase: 'scoring', crown: 2, mages: equal })
    expect(even.state.outcome).toMatchObject({ winners: [1], reason: 'BRW-END.5' })
    const older = lay({ edition: '0.7', phase: 'scoring', crown: 2, mages: equal })
    older.choose(2, { do: 'winner', seat: 0 })
    expect(older.state.outcome).toMatchObject({ winners: [0], reason: 'BRW-END.5' })
  })

  test('[BRW-END.5, BRW-D.40] In 1.6 quests come before trophies, and the crown holder decides what is still tied', () => {
    const more = lay({
      phase: 'scoring',
      crown: 2,
      mages: [
        { power: 30, completed: quests(0, 5), won: [2, 2] },
        { power: 31, completed: quests(5, 4), won: [2, 2, 2, 2] },
        {},
      ],
    })
    expect(totals(more).slice(0, 2)).toEqual([38, 38])
    expect(more.state.outcome).toMatchObject({ winners: [0], reason: 'BRW-END.5' })
    const like = { power: 30, won: [2] }
    const still = lay({
      phase: 'scoring',
      crown: 2,
      mages: [{ ...like, completed: quests(0, 1) }, { ...like, completed: quests(1, 1) }, {}],
    })
    expect(still.options(2)).toEqual([
      { do: 'winner', seat: 0 },
      { do: 'winner', seat: 1 },
    ])
    still.choose(2, { do: 'winner', seat: 1 })
    expect(still.state.outcome).toMatchObject({ winners: [1], reason: 'BRW-END.5' })
  })

  test('[BRW-END.4, BRW-R.63, BRW-R.43] The Black Rose wins if she has more than every mage: in 1.6 only', () => {
    const mages = [{ power: 20 }, { power: 10 }]
    const won = lay({ phase: 'scoring', rosePower: 30, mages })
    expect(won.state.outcome).toMatchObject({ winners: [], reason: 'BRW-END.4' })
    const level = lay({ phase: 'scoring', crown: 1, rosePower: 20, mages })
    expect(level.state.outcome).toMatchObject({ winners: [0] })
    const older = lay({ edition: '0.7', phase: 'scoring', rosePower: 30, mages })
    expect(older.state.outcome).toMatchObject({ winners: [0] })
    const bonus = lay({
      phase: 'scoring',
      crown: 1,
      rosePower: 18,
      roseRooms: ['arena'],
      rules: { blackRoseBonus: true },
      mages,
    })
    expect(bonus.state.outcome).toMatchObject({ winners: [], reason: 'BRW-END.4' })
  })

  test('[BRW-CLN.4, BRW-PWR.8, BRW-R.56] 30 PP at the end of a round end the match, and not before', () => {
    const over = lay({ phase: 'cleanUp', mages: [{ power: 30 }, { power: 12 }] })
    expect(over.state.outcome).toMatchObject({ winners: [0] })
    const on = lay({ phase: 'cleanUp', mages: [{ power: 29 }, { power: 12 }] })
    expect(on.state.outcome).toBeNull()
    const during = lay({ mages: [{ at: 'arena', power: 33, first: 'leech' }, { at: 'garden' }] })
    play(during, 0, move, pass, stop, pass)
    expect(during.state.outcome).toBeNull()
  })

  test('[BRW-PWR.8, BRW-R.56] 30 PP reached end the match with that round, also if they are lost again', () => {
    for (const edition of ['1.6', '0.7'] as const) {
      const t = lay({
        edition,
        mages: [
          { at: 'treasure-room', power: 29, actions: 1 },
          { at: 'treasure-room', power: 3, actions: 0, first: 'whisper' },
        ],
      })
      if (edition === '1.6') play(t, 0, move, activate, stop)
      else play(t, 0, move, stop, activate)
      expect(mage(t, 0).power).toBe(30)
      expect(t.happened('endReached')).toMatchObject([{ power: 30 }])
      play(t, 1, castNext)
      expect(t.happened('powerStolen')).toHaveLength(1)
      expect(t.happened('scored')).toMatchObject([{ seat: 0 }, { seat: 1 }])
      expect(t.state.outcome).toMatchObject({ winners: [0], reason: 'BRW-END.3' })
      expect(mage(t, 0).power).toBe(29)
    }
  })

  test('[BRW-PWR.8, BRW-END.4] it is the same with 30 PP that the Black Rose reaches and loses again', () => {
    const t = lay({
      rosePower: 27,
      mages: [
        { at: 'arena', actions: 0, first: 'pact-with-the-rose', quick: 'pact-with-the-rose dark' },
        { at: 'garden', actions: 0 },
      ],
    })
    play(t, 0, castNext)
    expect(t.happened('endReached')).toMatchObject([{ power: 30 }])
    play(t, 0, castQuick)
    expect(t.state.rose.power).toBe(29)
    expect(t.state.outcome).toMatchObject({ reason: 'BRW-END.4' })
  })

  test('[BRW-OPT.4, BRW-R.50] Extra turns: a tie is played out in further rounds', () => {
    const t = lay({
      phase: 'scoring',
      crown: 2,
      rules: { extraTurns: true },
      mages: [{ power: 31 }, { power: 31 }, { power: 3 }],
    })
    expect(t.state.outcome).toBeNull()
    expect(t.state.extraRound).toBe(1)
    expect(t.happened('extraRound')).toHaveLength(1)
    expect(t.state.round).toBe(4)
    expect(t.state.contenders).toEqual([0, 1])
  })

  const extraRound = (position: Partial<Parameters<typeof lay>[0]>): Board =>
    lay({
      mages: [{ power: 31 }, { power: 31 }, { power: 3 }],
      rules: { extraTurns: true },
      extra: { totals: [44, 44, 40], contenders: [0, 1] },
      ...position,
    })

  test('[BRW-OPT.4, BRW-R.50] Extra turns: the printed value of a room that fell decides; ranks are not counted again', () => {
    const t = extraRound({ phase: 'cleanUp', cubes: { forge: { 1: 3, 0: 1 } } })
    const { power } = contentOf('1.6').rooms.get('forge')!
    expect(t.state.outcome).toMatchObject({ winners: [1], reason: 'BRW-OPT.4', scores: [44, 44 + power, 40] })
  })

  test('[BRW-OPT.4, BRW-R.50] Extra turns: whoever was not tied cannot win any more, and a tie goes on', () => {
    const t = extraRound({
      phase: 'cleanUp',
      extra: { totals: [44, 44, 43], contenders: [0, 1] },
      cubes: { forge: { 2: 4 }, arena: { 2: 4 }, garden: { 2: 4 } },
    })
    expect(t.state.outcome).toBeNull()
    expect([t.state.extraRound, t.state.contenders]).toEqual([2, [0, 1]])
    expect(t.state.totals[2]).toBeGreaterThan(44)
  })

  test('[BRW-OPT.4, BRW-DEF.3] Extra turns: power points for a defeat count, others do not', () => {
    const t = extraRound({
      mages: [
        { at: 'garden', power: 31, actions: 1 },
        { at: 'garden', power: 31, damage: { 0: 10 }, actions: 0 },
        { at: 'cell', power: 3, actions: 0 },
      ],
    })
    play(t, 0, attack, pass)
    expect(mage(t, 0).extra).toBeGreaterThan(0)
    expect(mage(t, 0).extra).toBe(mage(t, 0).power - 31)
    expect(mage(t, 1).extra).toBe(0)
  })

  test('[BRW-OPT.1, BRW-R.49, BRW-CRN.2] For the Crown!: its holder is first from the next phase on, in 1.6', () => {
    for (const [edition, forTheCrown] of [
      ['1.6', true],
      ['1.6', false],
      ['0.7', true],
    ] as const) {
      const t = lay({
        edition,
        rules: { forTheCrown },
        crown: 0,
        active: 1,
        mages: [
          { actions: 0, at: 'garden' },
          { at: 'throne-room', actions: 1, evocations: [{ kind: 'cerbero', at: 'arena' }] },
        ],
      })
      if (edition === '0.7') play(t, 1, stop)
      play(t, 1, { do: 'activate' })
      if (edition === '1.6') play(t, 1, stop)
      expect(t.state.phase).toBe('evocation')
      expect(t.state.crown).toBe(1)
      expect(t.state.first).toBe(edition === '1.6' && forTheCrown ? 1 : 0)
    }
  })
})
