import { describe, expect, test } from 'vitest'
import { evocationCard } from '../../../src/content/content.ts'
import { type BlackRose, rose } from '../../../src/state.ts'
import { view } from '../../../src/view.ts'
import {
  activate,
  allBut,
  at,
  attack,
  type Board,
  castNext,
  castQuick,
  cubesOn,
  endActivation,
  lay as layAny,
  type MageSetup,
  mage,
  move,
  on,
  type Position,
  pass,
  place,
  play,
  powers,
  stop,
  to,
} from '../../position.ts'

const lay = (position: Position, change?: (state: BlackRose) => void) =>
  layAny({ edition: 'rebirth', ...position }, change)
const deeds = (t: Board, seat: number): string[] => t.options(seat).map((option) => option.do)
const sacrifice = (slot: 'quick' | 'first' | 'second' | 'third') => ({ do: 'sacrifice', slot }) as const

describe('an activation', () => {
  test('[REB-ACT.2, REB-ACT.3, REB-ACT.4, REB-ACT.6, DEC-14] has one action or two, and goes round until nobody has one', () => {
    const t = lay({
      mages: [
        { at: 'forge', actions: 2 },
        { at: 'garden', actions: 1 },
      ],
    })
    // No passing: one has to act who can.
    t.refuses(0, endActivation)
    play(t, 0, move, pass, stop, pass)
    t.choose(0, endActivation)
    play(t, 1, move, pass, stop, pass)
    expect(t.state.active).toBe(0)
    play(t, 0, move, pass, stop, pass)
    expect(t.state.phase).not.toBe('action')
  })

  test('[TV-18, REB-ACT.13, RUL-02, REB-ACT.11] has two casts if one of them is the quick one', () => {
    const first = () =>
      lay({
        mages: [
          { at: 'forge', actions: 0, quick: 'red-tithe', first: 'red-tithe', second: 'red-tithe' },
          { at: 'garden' },
        ],
      })
    const one = first()
    play(one, 0, castNext)
    one.refuses(0, castNext)
    expect(deeds(one, 0)).toContain('castQuick')
    play(one, 0, castQuick)
    expect(one.state.active).toBe(1)
    const other = first()
    play(other, 0, castQuick, castNext)
    expect(other.state.active).toBe(1)
    play(other, 1, move, pass, stop, pass, endActivation)
    expect(deeds(other, 0)).toContain('castNext')
  })

  test('[TV-19, REB-ACT.11, RUL-25, DEC-19] casts the lowest that is ready, or the quick one; an active one is not ready', () => {
    const t = lay({
      mages: [
        {
          mage: 'rikkart',
          at: 'forge',
          actions: 0,
          quick: 'visceral-fire',
          first: 'scar-ward',
          second: 'black-torture',
          third: 'barbed-embrace',
        },
        { at: 'garden', actions: 0 },
      ],
    })
    expect(deeds(t, 0)).toEqual(['castNext', 'castQuick', ...Array(4).fill('sacrifice')])
    play(t, 0, castNext)
    expect(mage(t, 0).slots.first).toMatchObject({ status: 'active', marker: 'protection' })
    t.choose(0, endActivation)
    // Only Rikkart has anything left; what is active can neither be cast again nor be given up.
    expect(t.state.active).toBe(0)
    t.refuses(0, sacrifice('first'))
    play(t, 0, sacrifice('second'), to('arena'))
    t.choose(0, castNext)
    expect(mage(t, 0).slots.third.status).toBe('used')
  })

  test('[REB-ACT.5] has six at most: two physical ones and four spells', () => {
    const t = lay({
      mages: [
        { at: 'forge', quick: 'red-tithe', first: 'red-tithe', second: 'red-tithe', third: 'scar-ward' },
        { at: 'garden', actions: 0 },
      ],
    })
    play(t, 0, castNext, castQuick, castNext, move, pass, stop, pass, move, pass, stop, pass, castNext)
    expect(t.happened('actionSpent')).toHaveLength(2)
    expect(t.happened('cast')).toHaveLength(3)
    expect(t.happened('activated')).toHaveLength(1)
    expect(t.state.phase).not.toBe('action')
    // A command is a physical one as well.
    const commanding = lay({
      mages: [
        { at: 'garden', evocations: [{ kind: 'cadaver', at: 'arena' }] },
        { at: 'theatre', actions: 0 },
      ],
    })
    play(commanding, 0, on('cadaver'), stop, on('cadaver'), stop)
    expect(commanding.state.phase).toBe('evocation')
  })
})

describe('physical actions', () => {
  test('[REB-ACT.7, REB-ACT.8, DEC-16, RUL-23, REB-LDG.1] Explore: one run of steps, a room before or after it', () => {
    const t = lay({ mages: [{ mage: 'arianna', at: 'forge' }, { at: 'forge' }] })
    play(t, 0, move, pass, to('arena'), to('summoner-room'))
    expect(t.question(0)).toMatchObject({ kind: 'step', about: { left: 1 } })
    play(t, 0, stop)
    // Unused steps are lost; the room where she ends may be activated.
    expect(t.question(0)).toMatchObject({ kind: 'activateHere', about: { when: 'after' } })
    play(t, 0, pass)
    expect(mage(t, 0).actions).toBe(1)
    // Before the run, and then not after it.
    const other = lay({ mages: [{ at: 'garden', damage: { 1: 2 } }, {}] })
    play(other, 0, move, activate, to('treasure-room'), stop)
    expect(mage(other, 0).damage).toHaveLength(1)
    expect(other.question(0)?.kind).toBe('component')
  })

  test('[REB-ACT.9, REB-ACT.14, DEC-17, DEC-31, VRB-21] Fighting: one attack, and the room before or after it', () => {
    const t = lay({ mages: [{ mage: 'gramigna', at: 'garden' }, { at: 'garden' }] })
    play(t, 0, attack, pass)
    expect(cubesOn(t, 1, 0)).toBe(2)
    expect(t.question(0)).toMatchObject({ kind: 'activateHere', about: { when: 'after' } })
  })

  test('[REB-ACT.9, RUL-23, RUL-91] Fighting needs nobody to fight', () => {
    const t = lay({ mages: [{ at: 'garden', damage: { 1: 1 } }, {}] })
    play(t, 0, attack, activate)
    expect(mage(t, 0)).toMatchObject({ damage: [], actions: 1 })
    expect(t.question(0)?.kind).toBe('component')
  })

  test('[RUL-91, DEC-17, DEC-31] who has used the room first may still leave the attack; who has not, attacks', () => {
    const t = lay({ mages: [{ at: 'garden', damage: { 1: 1 } }, { at: 'garden' }] })
    play(t, 0, attack, activate)
    expect(t.options(0)).toEqual([{ do: 'target', seat: 1 }, { do: 'pass' }])
    play(t, 0, pass)
    expect([cubesOn(t, 1, 0), mage(t, 0).actions]).toEqual([0, 1])
    expect(t.question(0)?.kind).toBe('component')
    // Without the room there is nothing to leave it for: the same is an Explore without a step.
    const other = lay({ mages: [{ at: 'garden' }, { at: 'garden' }] })
    play(other, 0, attack, pass)
    expect(cubesOn(other, 1, 0)).toBeGreaterThan(0)
  })

  test('[REB-ACT.10, RUL-01, DEC-18] Command: one of her evocations acts, wherever it is', () => {
    const t = lay({
      mages: [
        { at: 'garden', evocations: [{ kind: 'cadaver', at: 'bibliotheca' }] },
        { at: 'black-rose-room' },
      ],
    })
    play(t, 0, { do: 'evocation', kind: 'cadaver' }, to('black-rose-room'), stop)
    play(t, 0, attack)
    if (t.question(0)?.kind === 'attackTarget') play(t, 0, at(1))
    expect(cubesOn(t, 1, 0)).toBe(1)
    expect(mage(t, 0).actions).toBe(1)
    // [VRB-36] It has not used up its turn in the Evocation Phase.
    expect(t.state.evocations[0]!.acted).toBe(false)
    // Without one, there is no such action.
    expect(deeds(lay({ mages: [{ at: 'garden' }, {}] }), 0)).toEqual(['move', 'attack'])
    // Nor is there one from her cell (REB-ACT.15).
    const inside = lay({ mages: [{ at: 'cell', evocations: [{ kind: 'cadaver', at: 'arena' }] }, {}] })
    expect(inside.offers(0, on('cadaver'))).toBe(false)
  })

  test('[REB-G.10, RUL-24, RUL-81] Slowness takes a step from an Explore, never the last, and wears off with it', () => {
    const t = lay({ mages: [{ mage: 'arianna', at: 'forge', jinxes: ['slowness'] }, {}] })
    play(t, 0, move, pass)
    expect(t.question(0)).toMatchObject({ about: { left: 2 } })
    play(t, 0, to('arena'), stop, pass)
    expect(mage(t, 0).jinxes).toEqual([{ kind: 'slowness', cubes: 1 }])
    // Without a step, nothing wears off.
    play(t, 0, move, pass, stop, pass)
    expect(mage(t, 0).jinxes).toEqual([{ kind: 'slowness', cubes: 1 }])
  })
})

describe('Momentum', () => {
  test('[REB-ACT.12, DEC-20] any ready spell for a step, without a token', () => {
    const t = lay({
      mages: [{ at: 'forge', first: 'red-tithe', third: 'scar-ward', quick: 'visceral-fire' }, {}],
    })
    play(t, 0, sacrifice('third'))
    t.refuses(0, stop)
    play(t, 0, to('arena'))
    expect(mage(t, 0)).toMatchObject({ memories: ['scar-ward'], actions: 2 })
    // Twice in one activation, if one likes.
    play(t, 0, sacrifice('quick'), to('forge'))
    expect(place(t, 0)).toBe('forge')
    expect(t.state.active).toBe(1)
  })
})

describe('what cannot be done', () => {
  const refused = (t: Board, seat = 0) =>
    Object.fromEntries((view(t.state, seat).refused ?? []).map(({ action, why }) => [action, why]))

  test('[REB-ACT.2, REB-ACT.5, REB-ACT.10, REB-ACT.12, REB-ACT.13] the game says why, to whoever is asked', () => {
    const t = lay({
      mages: [{ at: 'forge', first: 'red-tithe', second: 'red-tithe' }, { at: 'garden' }],
    })
    expect(refused(t)).toEqual({ command: 'noEvocation' })
    expect(view(t.state, 1).refused).toBeUndefined()
    play(t, 0, castNext)
    expect(refused(t)).toEqual({ cast: 'secondNumbered', command: 'noEvocation' })
    const bare = lay(
      { mages: [{ at: 'forge', actions: 0, quick: 'red-tithe', first: 'red-tithe' }, {}] },
      ({ mages: [one] }) => {
        one!.inhibited = ['move']
      },
    )
    expect(refused(bare)).toEqual({
      explore: 'spent',
      fight: 'spent',
      command: 'noEvocation',
      momentum: 'held',
    })
    const unarmed = lay({ mages: [{ at: 'forge', evocations: [{ kind: 'cadaver', at: 'arena' }] }, {}] })
    expect(refused(unarmed)).toEqual({ cast: 'noSpell', momentum: 'noSpellToGiveUp' })
  })

  test('[REB-ACT.15] in the cell, whatever does not lead out of it', () => {
    const t = lay({
      mages: [
        { at: 'cell', first: 'red-tithe', evocations: [{ kind: 'cadaver', at: 'arena' }] },
        { at: 'garden' },
      ],
    })
    expect(refused(t)).toEqual({ cast: 'cell', fight: 'cell', command: 'cell' })
  })
})

describe('the cell', () => {
  test('[TV-20, REB-ACT.15, REB-LDG.8, REB-LDG.9] is left by exploring or by Momentum, into one of two rooms', () => {
    const t = lay({
      mages: [
        { at: 'cell', actions: 1, first: 'red-tithe', evocations: [{ kind: 'cadaver', at: 'forge' }] },
        { at: 'forge' },
      ],
    })
    expect(deeds(t, 0)).toEqual(['move', 'sacrifice'])
    play(t, 0, move)
    expect(t.options(0)).toEqual([
      { do: 'room', room: 'crypt' },
      { do: 'room', room: 'armoury' },
    ])
    play(t, 0, to('crypt'), stop, pass)
    expect(place(t, 0)).toBe('crypt')
    expect(deeds(t, 0)).toContain('castNext')
  })

  test('[REB-C.6, REB-ACT.3, RUL-26] is left with the second action by who was sent there in her first', () => {
    const t = lay({
      mages: [
        {
          mage: 'rikkart',
          at: 'forge',
          damage: { 1: allBut(1, 'rikkart') },
          first: 'red-tithe',
          second: 'scar-ward',
        },
        { at: 'garden' },
      ],
    })
    // Pain 1 of her own spell defeats her; the spell goes on and pays.
    play(t, 0, castNext)
    expect(place(t, 0)).toBe('cell')
    expect(mage(t, 0)).toMatchObject({ power: 1, actions: 2 })
    expect(t.state.rose.trophies).toEqual([0])
    expect(deeds(t, 0)).toEqual(['move', 'sacrifice'])
    play(t, 0, sacrifice('second'), to('armoury'))
    expect(t.state.active).toBe(1)
  })

  test('[REB-ACT.16] keeps who has neither a token nor a ready spell', () => {
    const t = lay({
      mages: [
        { at: 'cell', actions: 0, first: 'scar-ward active' },
        { at: 'forge', actions: 1 },
      ],
      active: 1,
    })
    play(t, 1, move, pass, stop, pass)
    expect(t.state.phase).not.toBe('action')
    expect(place(t, 0)).toBe('cell')
    // Whoever has the one or the other has to leave.
    for (const left of [{ actions: 1 }, { actions: 0, first: 'scar-ward' }]) {
      const bound = lay({
        mages: [
          { at: 'cell', ...left },
          { at: 'forge', actions: 0 },
        ],
      })
      bound.refuses(0, endActivation)
      bound.choose(0, bound.options(0)[0]!)
      bound.choose(0, bound.options(0)[0]!)
      expect(place(bound, 0)).not.toBe('cell')
    }
  })

  test('[REB-LDG.6, REB-LDG.7, REB-LOS.5] is out of reach, and nobody goes there by choice', () => {
    const t = lay({ mages: [{ at: 'armoury', first: 'black-torture' }, { at: 'cell' }] })
    play(t, 0, castNext)
    expect(mage(t, 1).damage).toEqual([])
    play(t, 0, move, pass)
    expect(t.options(0).flatMap((option) => (option.do === 'room' ? [option.room] : []))).not.toContain(
      'cell',
    )
  })
})

describe('events of the Action Phase', () => {
  test('[REB-ACT.1, REB-EVT.1, REB-EVT.2] hold while they lie on the board, for the first mage in a round where they say so', () => {
    const t = lay({
      mages: [{ at: 'arena' }, { at: 'arena' }],
      events: [null, 'misers-moon', null],
    })
    play(t, 0, attack, activate, at(1))
    expect(powers(t)).toEqual([1, 0])
    play(t, 0, endActivation)
    play(t, 1, attack, activate, at(0))
    expect(powers(t)).toEqual([1, 0])
  })

  test('[REB-EVT.2, REB-G.5] what holds for the first mage alone holds for nobody else, whatever else the event says', () => {
    const t = lay({
      moon: 3,
      mages: [
        { at: 'armoury', first: 'vitriol' },
        { at: 'armoury', mage: 'rikkart', damage: { 2: allBut(2, 'rikkart') }, actions: 0 },
        { at: 'armoury' },
      ],
      events: [null, 'orange-dusk', null],
    })
    play(t, 0, attack, activate, pass)
    expect(powers(t)).toEqual([1, 0, 0])
    // The fall of a mage feeds the Black Rose; it does not make anybody first again.
    play(t, 0, castNext, at(1))
    expect([place(t, 1), t.state.rose.power]).toEqual(['cell', 2])
    const before = powers(t)[2]
    play(t, 2, attack, activate)
    expect(powers(t)[2]).toBe(before)
  })

  test('[REB-ACT.1, REB-EVT.2] do nothing in another phase', () => {
    const falls = (phase: 'action' | 'evocation') => {
      const t = lay({
        phase,
        mages: [
          { at: 'arena', evocations: [{ kind: 'colossus', at: 'arena' }] },
          { at: 'arena', mage: 'gramigna', damage: { 0: allBut(1, 'gramigna') } },
        ],
        events: ['restless-dust', null, null],
      })
      if (phase === 'action') play(t, 0, attack, pass)
      else play(t, 0, on('colossus'), attack)
      expect(t.happened('defeated')).toHaveLength(1)
      return t.happened('eventWorks').length
    }
    expect([falls('action'), falls('evocation')]).toEqual([1, 0])
    // What is slower in the Action Phase is as quick as ever afterwards; what evocations deal more, mages do not.
    const walked = lay({
      phase: 'evocation',
      moon: 2,
      mages: [{ at: 'garden', power: 6, evocations: [{ kind: 'succubus', at: 'arena' }] }, { at: 'garden' }],
      events: ['heavy-air', null, null],
    })
    play(walked, 0, on('succubus'))
    expect(walked.question(0)).toMatchObject({
      kind: 'step',
      about: { left: evocationCard('rebirth', 'succubus').movement },
    })
    const struck = lay({
      moon: 2,
      mages: [{ at: 'arena', power: 6, evocations: [{ kind: 'succubus', at: 'arena' }] }, { at: 'arena' }],
      events: ['feeding-time', null, null],
    })
    play(struck, 0, on('succubus'), attack)
    expect(mage(struck, 1).damage).toHaveLength(evocationCard('rebirth', 'succubus').attack)
  })

  test('[RUL-03, REB-GEN.3] the Crown of the moment settles the order of defeats, and who chooses; the phase keeps its own', () => {
    const handed = (state: BlackRose): void => {
      state.crown = 2
      state.first = 0
    }
    const almost = (name: 'rikkart' | 'gramigna', by: number): MageSetup => ({
      at: 'forge',
      mage: name,
      damage: { [by]: allBut(2, name) },
    })
    const t = lay(
      { mages: [{ at: 'arena', first: 'calcination' }, almost('rikkart', 2), almost('gramigna', 1)] },
      handed,
    )
    play(t, 0, castNext, to('forge'))
    expect(t.happened('defeated').map(({ seat }) => seat)).toEqual([2, 1])
    const jinxed: MageSetup = { hand: ['red-tithe'], jinxes: ['amnesia'], quests: [] }
    const clean = lay({ phase: 'cleanUp', mages: [jinxed, jinxed, jinxed] }, handed)
    expect(clean.waitsFor()).toEqual([2])
    const study = lay({ phase: 'study', mages: [{}, {}, {}] }, handed)
    expect(study.waitsFor()).toEqual([0])
    const chosen = lay(
      {
        active: rose,
        moon: 2,
        avatar: { deck: ['rose-fire'] },
        mages: [{ at: 'arena' }, { at: 'bibliotheca' }, { at: 'cell' }],
      },
      handed,
    )
    expect(chosen.question(2)?.kind).toBe('avatarAim')
  })

  test('[RUL-03, REB-GEN.3, VRB-32] the Crown that changes hands in a phase leaves its order, and counts at once elsewhere', () => {
    const t = lay({
      rebuilt: ['throne-room'],
      mages: [
        { at: 'forge', actions: 1 },
        { at: 'throne-room', actions: 1 },
        { at: 'garden', actions: 1, evocations: [{ kind: 'cadaver', at: 'arena' }] },
      ],
    })
    play(t, 0, move, pass, stop, pass)
    play(t, 1, attack, activate)
    expect(t.state).toMatchObject({ crown: 1, first: 0, active: 2 })
    play(t, 2, move, pass, stop, pass)
    expect(t.state).toMatchObject({ phase: 'evocation', first: 1 })
  })
})
