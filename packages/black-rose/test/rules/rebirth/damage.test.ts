import { describe, expect, test } from 'vitest'
import { rose } from '../../../src/state.ts'
import {
  activate,
  allBut,
  attack,
  type Board,
  castNext,
  cubesIn,
  cubesOn,
  cubesOnEvocation,
  evocationRooms,
  lay,
  type MageSetup,
  mage,
  on,
  pass,
  place,
  play,
  powers,
  stop,
  to,
  trigger,
} from '../../position.ts'

const inRebirth = (...mages: readonly MageSetup[]): Board => lay({ edition: 'rebirth', mages })
const status = (t: Board, seat: number): string => mage(t, seat).slots.first.status

describe('damage', () => {
  test('[REB-DMG.1, VRB-10] cubes of the attacker, black ones of the Black Rose', () => {
    const t = inRebirth({ at: 'arena', first: 'black-torture' }, { at: 'arena' })
    play(t, 0, castNext)
    expect([mage(t, 1).damage, mage(t, 0).damage]).toEqual([[0, 0, 0], [rose]])
  })

  test('[REB-DMG.2, REB-C.24, RUL-37] a mage falls when her cubes reach her health; what is over is not placed', () => {
    const t = inRebirth(
      { at: 'arena', first: 'barbed-embrace' },
      { mage: 'gramigna', at: 'arena', damage: { 0: allBut(5, 'gramigna') } },
    )
    play(t, 0, castNext)
    expect(place(t, 1)).toBe('cell')
    expect(mage(t, 0).reserve).toBe(26)
    expect(t.happened('damaged')[0]).toMatchObject({ amount: 5 })
  })

  test('[REB-C.1] it is heard of with the amount inflicted: a hit of 5 on two free spaces is a hit of 5', () => {
    const t = inRebirth(
      { at: 'arena', first: 'barbed-embrace' },
      { mage: 'gramigna', at: 'arena', damage: { 0: allBut(2, 'gramigna') }, first: 'scar-ward dark active' },
    )
    play(t, 0, castNext)
    expect(t.question(1)).toMatchObject({ about: { also: [{ what: 'damaged', amount: 5 }] } })
    play(t, 1, trigger('scar-ward'))
    expect(place(t, 1)).toBe('arena')
    expect([cubesOn(t, 1, 0), cubesOn(t, 1, rose)]).toEqual([allBut(2, 'gramigna'), 1])
  })

  test('[REB-C.1, VRB-41] a protection of 4 does not stop a lethal hit of 5 on one free space', () => {
    const t = inRebirth(
      { at: 'arena', first: 'barbed-embrace' },
      { mage: 'gramigna', at: 'arena', damage: { 0: allBut(1, 'gramigna') }, first: 'scar-ward active' },
    )
    play(t, 0, castNext)
    play(t, 1, trigger('scar-ward'))
    expect(place(t, 1)).toBe('cell')
    expect(powers(t)).toEqual([5, 0])
  })

  test('[REB-C.1, VRB-05] what a protection returns is what it has ignored', () => {
    const t = inRebirth(
      { at: 'arena', first: 'night-terrors dark' },
      { at: 'arena', first: 'persecution active' },
    )
    play(t, 0, castNext)
    play(t, 1, trigger('persecution'))
    expect([cubesOn(t, 1, 0), cubesOn(t, 0, 1)]).toEqual([0, 3])
  })

  test('[REB-G.3] Pain is damage of the Black Rose: a protection may answer it, unless it is for opponents', () => {
    const tithe = (laid: string) =>
      inRebirth({ at: 'arena', first: laid, second: 'red-tithe' }, { at: 'forge' })
    const warded = tithe('plate-and-gear active')
    play(warded, 0, castNext)
    play(warded, 0, trigger('plate-and-gear'))
    expect(cubesOn(warded, 0, rose)).toBe(0)
    const persecuted = tithe('persecution active')
    play(persecuted, 0, castNext)
    expect(cubesOn(persecuted, 0, rose)).toBe(1)
    expect(status(persecuted, 0)).toBe('active')
    // Nobody has been asked whether it answers.
    expect(persecuted.offers(0, trigger('persecution'))).toBe(false)
    expect(persecuted.question(0)?.kind).toBe('component')
  })

  test('[REB-DMG.8, REB-DMG.9] who shares the third place of a defeat gains nothing', () => {
    const t = inRebirth(
      { at: 'arena', first: 'vitriol' },
      { at: 'theatre' },
      { at: 'garden' },
      { mage: 'gramigna', at: 'arena', damage: { 0: allBut(9, 'gramigna'), 1: 5, 2: 1, rose: 1 } },
    )
    play(t, 0, castNext)
    expect(place(t, 3)).toBe('cell')
    expect([powers(t), t.state.rose.power]).toEqual([[4, 2, 0, 0], 0])
  })

  test('[REB-DMG.4, REB-EVO.7] an evocation whose cubes reach its health goes, and its cubes come back', () => {
    const t = inRebirth(
      { at: 'arena', first: 'vitriol' },
      { at: 'forge', evocations: [{ kind: 'cadaver', at: 'arena' }] },
    )
    play(t, 0, castNext, on('cadaver'))
    expect(t.state.evocations).toEqual([])
    expect(mage(t, 0).reserve).toBe(25)
  })

  test('[REB-DMG.4, RUL-27] a protection saves an evocation before it goes', () => {
    const t = inRebirth(
      { at: 'arena', first: 'vitriol' },
      {
        at: 'forge',
        first: 'plate-and-gear dark active',
        evocations: [{ kind: 'cadaver', at: 'arena' }],
      },
    )
    play(t, 0, castNext, on('cadaver'))
    play(t, 1, trigger('plate-and-gear'))
    expect(cubesOnEvocation(t, 'cadaver', 0)).toBe(0)
  })

  test('[REB-G.7, VRB-46] a transfer that fills a bar defeats, though it is no damage', () => {
    const t = inRebirth(
      { mage: 'rikkart', at: 'arena', first: 'black-torture', damage: { 1: 1, 2: allBut(2, 'rikkart') } },
      { mage: 'gramigna', at: 'arena', first: 'martyrs-mirror active', damage: { 2: 1 } },
      { at: 'theatre' },
    )
    play(t, 0, castNext)
    play(t, 1, trigger('martyrs-mirror'), { do: 'cube', seat: 2 })
    expect(place(t, 0)).toBe('cell')
    // The blow is hers who has transferred it, whosever the cube.
    expect([mage(t, 1).won, mage(t, 2).won]).toEqual([[0], []])
  })
})

test('[RUL-27] a mage whose bar is full waits for her own full stop, though another hits her in it', () => {
  const t = inRebirth(
    { mage: 'rikkart', at: 'arena', first: 'barbed-embrace', second: 'scar-ward active' },
    {
      mage: 'gramigna',
      at: 'arena',
      damage: { 0: allBut(1, 'gramigna') },
      first: 'baleful-curse active',
      second: 'rivers-patience dark active',
    },
  )
  play(t, 0, castNext)
  t.choose(1, trigger('baleful-curse'))
  t.choose(1, trigger('rivers-patience'))
  // The curse hits the caster, and her ward hits back at a full bar.
  play(t, 0, trigger('scar-ward'))
  // Patience heals two: she stands.
  expect([place(t, 1), cubesOn(t, 1, 0)]).toEqual(['arena', allBut(2, 'gramigna')])
  expect(t.happened('defeated')).toEqual([])
})

describe('defeat', () => {
  const breath = (crown: number) =>
    lay({
      edition: 'rebirth',
      crown,
      active: 0,
      mages: [
        { mage: 'rikkart', at: 'forge', first: 'breath-of-the-morningstar' },
        { mage: 'gramigna', at: 'arena', damage: { 3: allBut(2, 'gramigna') } },
        { mage: 'doria', at: 'arena', damage: { 1: allBut(1, 'doria') } },
        { mage: 'arianna', at: 'theatre' },
      ],
    })

  test.each([
    [0, [1, 2]],
    [2, [2, 1]],
  ])('[REB-DMG.5] with the Crown at seat %i mages fall in the order %j', (crown, order) => {
    const t = breath(crown)
    play(t, 0, castNext, to('arena'))
    expect(t.happened('defeated').map((event) => event.seat)).toEqual(order)
  })

  test('[REB-DMG.6, REB-C.13] what haunts her goes first; who has assigned it gains from it', () => {
    const t = inRebirth(
      { mage: 'rikkart', at: 'arena', first: 'barbed-embrace' },
      {
        mage: 'gramigna',
        at: 'arena',
        damage: { 0: allBut(1, 'gramigna') },
        umbras: [{ kind: 'dread', by: 2 }],
      },
      { at: 'theatre' },
    )
    play(t, 0, castNext)
    expect(t.state.evocations).toEqual([])
    expect(powers(t)).toEqual([5, 0, 1])
    const falls = ['defeated', 'evocationRemoved', 'wentToCell', 'trophyTaken']
    expect(t.events.map(({ event }) => event).filter((event) => falls.includes(event))).toEqual(falls)
  })

  test('[REB-DMG.7, REB-DMG.11, REB-DMG.12, RUL-41] to the cell, without damage; all else stays hers', () => {
    const t = inRebirth(
      { mage: 'rikkart', at: 'arena', first: 'barbed-embrace' },
      {
        mage: 'gramigna',
        at: 'arena',
        damage: { 0: allBut(1, 'gramigna') },
        hand: ['solve'],
        first: 'salt-circle active',
        jinxes: ['slowness'],
        evocations: [{ kind: 'cadaver', at: 'forge' }],
      },
    )
    play(t, 0, castNext)
    const { hand, actions, jinxes, damage } = mage(t, 1)
    expect([place(t, 1), damage, hand, actions]).toEqual(['cell', [], ['solve'], 2])
    expect(jinxes).toEqual([{ kind: 'slowness', cubes: 0 }])
    expect(status(t, 1)).toBe('active')
    expect(evocationRooms(t, 1, 'cadaver')).toEqual(['forge'])
  })

  test('[REB-DMG.10] who dealt the last damage takes the trophy, whoever had most', () => {
    const t = inRebirth(
      { mage: 'rikkart', at: 'arena', actions: 1 },
      { mage: 'gramigna', at: 'arena', damage: { 2: allBut(1, 'gramigna') } },
      { at: 'theatre' },
    )
    play(t, 0, attack, pass)
    expect(powers(t)).toEqual([2, 0, 4])
    expect([mage(t, 0).won, mage(t, 2).won]).toEqual([[1], []])
  })

  test('[REB-G.1, REB-LDG.6] in her cell nobody reaches her model, not even herself; her cards and points go on', () => {
    const t = inRebirth(
      {
        mage: 'rikkart',
        at: 'arena',
        damage: { 1: allBut(1, 'rikkart') },
        quick: 'penitents-fury dark',
        grimoire: ['vitriol'],
      },
      { mage: 'gramigna', at: 'arena' },
    )
    // Pain fells her; the draw and the point still come.
    play(t, 0, { do: 'castQuick' })
    expect(place(t, 0)).toBe('cell')
    expect(mage(t, 0).hand).toContain('vitriol')
    expect(mage(t, 0).power).toBe(1)
  })

  test('[REB-G.1, RUL-18] a quest that is solved in the cell pays, but heals nobody there', () => {
    const t = inRebirth(
      { mage: 'arianna', at: 'cell', damage: { rose: 2 }, toSolve: ['pilgrimage'] },
      { mage: 'gramigna', at: 'arena' },
    )
    play(t, 0, { do: 'quest', quest: 'pilgrimage' })
    expect([mage(t, 0).damage, mage(t, 0).power]).toEqual([[rose, rose], 1])
  })
})

test('[REB-DMG.12, RUL-141] what she is barred from stays with her; what would hold her in the cell does not', () => {
  const t = lay(
    {
      edition: 'rebirth',
      mages: [
        { at: 'arena', first: 'vitriol', actions: 0 },
        { at: 'arena', mage: 'rikkart', damage: { 0: allBut(2, 'rikkart') }, actions: 1 },
      ],
    },
    (state) => {
      state.mages[1]!.inhibited = ['activate', 'move']
    },
  )
  play(t, 0, castNext)
  expect([place(t, 1), mage(t, 1).inhibited]).toEqual(['cell', ['activate']])
  // All that is left to her is the way out; the room she comes to cannot be activated.
  play(t, 1, t.options(1)[0] ?? stop, stop)
  expect(t.happened('roomActivated')).toEqual([])
  expect(t.offers(1, activate)).toBe(false)
})

describe('[REB-DMG.13] immunity', () => {
  test('an area spares its caster and what is hers (REB-LOS.2)', () => {
    const t = inRebirth(
      { at: 'arena', first: 'calcination', evocations: [{ kind: 'cadaver', at: 'arena' }] },
      { at: 'arena' },
    )
    play(t, 0, castNext, to('arena'))
    expect([cubesOn(t, 0, 0), cubesOn(t, 1, 0), cubesOnEvocation(t, 'cadaver', 0)]).toEqual([0, 2, 0])
  })

  test('[RUL-67] nobody aims at what is hers', () => {
    const t = inRebirth(
      { at: 'arena', first: 'vitriol', evocations: [{ kind: 'cadaver', at: 'arena' }] },
      { at: 'arena', evocations: [{ kind: 'colossus', at: 'forge' }] },
    )
    play(t, 0, castNext)
    expect(t.options(0)).toMatchObject([
      { do: 'target', seat: 1 },
      { do: 'evocation', kind: 'colossus' },
    ])
  })

  test('her evocation does not attack its fellows, nor her', () => {
    const t = lay({
      edition: 'rebirth',
      phase: 'evocation',
      mages: [
        {
          at: 'arena',
          evocations: [
            { kind: 'succubus', at: 'arena' },
            { kind: 'cadaver', at: 'arena' },
          ],
        },
        { at: 'theatre' },
      ],
    })
    play(t, 0, on('succubus'))
    expect(t.question(0)).toMatchObject({ kind: 'step' })
  })

  test('[VRB-37] under the control of an opponent it hurts its owner, with the cubes of that opponent', () => {
    const t = inRebirth(
      { at: 'theatre', first: 'sovereign-word' },
      { at: 'arena', evocations: [{ kind: 'cadaver', at: 'arena' }] },
    )
    play(t, 0, castNext, attack)
    expect(mage(t, 1).damage).toEqual([0])
  })

  test('[RUL-101] her own model sets off none of her room traps', () => {
    const t = inRebirth({ at: 'black-rose-room', first: 'cerebral-worm active' }, { at: 'theatre' })
    play(t, 0, { do: 'move' }, pass)
    t.choose(0, to('arena'))
    expect(t.question(0)).toMatchObject({ kind: 'step' })
  })
})

test('[VRB-01, REB-LDG.3] a sentence that cannot be done is skipped and the next one is tried', () => {
  const t = inRebirth({ at: 'arena', first: 'knotted-cord' }, { at: 'arena', jinxes: ['slowness'] })
  play(t, 0, castNext, to('forge'))
  expect(place(t, 0)).toBe('forge')
})

test('[REB-G.2] a room activated by a spell goes on when its mage has fallen', () => {
  const t = inRebirth(
    {
      mage: 'arianna',
      at: 'crypt',
      damage: { 1: allBut(1, 'arianna') },
      quick: 'mercurial-waltz',
      grimoire: ['solve'],
    },
    { at: 'theatre' },
  )
  play(t, 0, { do: 'castQuick' }, { do: 'stop' })
  expect(place(t, 0)).toBe('cell')
  expect(mage(t, 0).hand).toEqual(['solve'])
})

test('[REB-G.2] a room activated in a physical action is lost with it', () => {
  const t = inRebirth(
    { mage: 'arianna', at: 'crypt', damage: { 1: allBut(1, 'arianna') }, grimoire: ['solve'] },
    { at: 'theatre' },
  )
  play(t, 0, attack, activate)
  expect(place(t, 0)).toBe('cell')
  expect(mage(t, 0).hand).toEqual([])
  expect(cubesIn(t, 'crypt', 0)).toBe(0)
})
