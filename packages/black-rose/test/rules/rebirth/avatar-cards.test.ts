import { describe, expect, test } from 'vitest'
import { rose } from '../../../src/state.ts'
import { cubesIn, cubesOn, cubesOnEvocation, evocationRooms, mage, powers, token } from '../../position.ts'
import { black, hurt, revealed, reveals, where } from './avatar-table.ts'

// Black Rose Room 0 in the middle; observatory and arena are next to it, crypt and forge two rooms away on those sides.

describe('the action cards of the first moon', () => {
  test('[11.13] Vacant Stare: it comes as near as it needs, shakes its room and strikes from afar', () => {
    const t = reveals('vacant-stare', 1, {}, [{ at: 'forge' }])
    // [REB-AVA.30] One room off, wherever that is.
    expect(['arena', 'treasure-room', 'armoury']).toContain(where(t))
    expect(cubesIn(t, where(t), rose)).toBe(1)
    expect(black(t, 0)).toBe(2)
  })

  test('[11.13, REB-AVA.21] Borrowed Hands: it charges, and one more card follows', () => {
    const t = reveals('borrowed-hands', 1, { deck: ['petal-ward'] }, [{ at: 'forge' }])
    expect(where(t)).toBe('forge')
    expect(black(t, 0)).toBe(2)
    expect(revealed(t)).toEqual(['borrowed-hands', 'petal-ward'])
  })

  test('[11.13] Thorn Lash: first the spell from where it stands, then it comes', () => {
    const t = reveals('thorn-lash', 1, {}, [{ at: 'forge' }])
    expect(cubesIn(t, 'black-rose-room', rose)).toBe(1)
    expect(black(t, 0)).toBe(2)
    expect(where(t)).toBe('forge')
  })

  test('[11.13, REB-V.3, REB-V.5] Petal Ward: it goes to its mage and heals two, the latest first', () => {
    const t = reveals('petal-ward', 1, { damage: { 0: 2, 1: 1 } }, [{ at: 'arena' }, { at: 'cell' }])
    expect(mage(t, rose).damage).toEqual([0])
    expect(where(t)).toBe('arena')
  })

  test('[11.13, REB-AVA.28] Cracking Plaster: the room with most mages', () => {
    const t = reveals('cracking-plaster', 1, {}, [{ at: 'arena' }, { at: 'arena' }, { at: 'bibliotheca' }])
    expect(cubesIn(t, 'arena', rose)).toBe(1)
    // [REB-AVA.30, REB-C.14] It stands as far off as it may, and there is the vortex.
    expect(cubesIn(t, where(t), rose)).toBe(1)
    expect(where(t)).not.toBe('arena')
  })

  test('[11.13] Rise, Servant: a Cadaver comes into its room, then it walks', () => {
    const t = reveals('rise-servant', 1, {}, [{ at: 'forge' }])
    expect(evocationRooms(t, rose, 'cadaver')).toEqual(['black-rose-room'])
    expect(cubesIn(t, 'black-rose-room', rose)).toBe(1)
    expect(where(t)).toBe('forge')
  })

  test('[11.13, RUL-61] Snapping Jaw: it mauls, uses the room and strikes again', () => {
    const t = reveals('snapping-jaw', 1, { at: 'garden', damage: { 0: 1 } }, [{ at: 'garden' }])
    // Its attack of 2 and the spell of 1; the ruined garden heals 1.
    expect(black(t, 0)).toBe(3)
    expect(hurt(t)).toBe(0)
  })

  test("[11.13, REB-V.5] Puppet's Errand: it uses the nearest ready room; where it stands in one it gains", () => {
    const t = reveals('puppets-errand', 1, { damage: { 0: 3 } }, [{ at: 'forge' }], { rebuilt: ['garden'] })
    expect(where(t)).toBe('garden')
    expect(token(t, 'garden')).toBe('dark')
    expect(hurt(t)).toBe(0)
    expect(t.state.rose.power).toBe(0)
    const there = reveals('puppets-errand', 1, { at: 'garden' }, [{ at: 'forge' }], { rebuilt: ['garden'] })
    expect(there.state.rose.power).toBe(1)
  })

  test('[11.13] Black Bloom: all others in the room of its choice, then a charge', () => {
    const t = reveals('black-bloom', 1, { evocations: [{ kind: 'cadaver', at: 'arena' }] }, [
      { at: 'arena', evocations: [{ kind: 'succubus', at: 'arena' }] },
      { at: 'throne-room' },
    ])
    expect(cubesOnEvocation(t, 'cadaver', rose)).toBe(0)
    expect(cubesOnEvocation(t, 'succubus', rose)).toBe(1)
    expect(where(t)).toBe('arena')
    expect(black(t, 0)).toBe(1 + 2)
    expect(black(t, 1)).toBe(0)
  })

  test('[11.13, REB-AVA.32] Hollow Laughter: a cube of another turns black', () => {
    const t = reveals('hollow-laughter', 1, { deck: ['petal-ward'] }, [
      { at: 'arena', damage: { 1: 1, rose: 1 } },
      { at: 'throne-room' },
    ])
    expect(mage(t, 0).damage).toEqual([rose, rose])
    expect(revealed(t)).toHaveLength(2)
  })
})

describe('the action cards of the second moon', () => {
  test('[11.13] Iron Grip: a charge and 2 more in the same room', () => {
    const t = reveals('iron-grip', 2, {}, [{ at: 'forge' }])
    expect([where(t), black(t, 0), cubesIn(t, 'forge', rose)]).toEqual(['forge', 4, 1])
  })

  test('[11.13] Rose Fire: 3 to the nearest, then after the nearest', () => {
    const t = reveals('rose-fire', 2, {}, [{ at: 'arena' }, { at: 'throne-room', power: 9 }])
    expect([black(t, 0), black(t, 1), where(t)]).toEqual([3, 0, 'arena'])
  })

  test('[11.13] The Ceiling Sags: two cubes in the room with most mages', () => {
    const t = reveals('the-ceiling-sags', 2, {}, [{ at: 'arena' }])
    expect(cubesIn(t, 'arena', rose)).toBe(2)
  })

  test('[11.13] Rise, Hound: a Succubus comes and acts at once', () => {
    const t = reveals('rise-hound', 2, { at: 'arena' }, [{ at: 'arena' }])
    expect(evocationRooms(t, rose, 'succubus')).toEqual(['arena'])
    expect(black(t, 0)).toBeGreaterThan(0)
  })

  test('[11.13] Mirror of Thorns: 2 to the nearest', () => {
    const t = reveals('mirror-of-thorns', 2, {}, [{ at: 'forge' }])
    expect(where(t)).not.toBe('forge')
    expect(black(t, 0)).toBe(2)
  })

  test('[11.13] Shell of Bark: it mauls and heals 3', () => {
    const t = reveals('shell-of-bark', 2, { at: 'arena', damage: { 0: 4 } }, [{ at: 'arena' }])
    expect(black(t, 0)).toBeGreaterThanOrEqual(2)
    expect(hurt(t)).toBe(1)
  })

  test('[11.13, RUL-63] Usurp: up to two cubes in a room turn black, black ones are passed over', () => {
    const t = reveals('usurp', 2, { deck: ['mirror-of-thorns'] }, [{ at: 'arena' }, { at: 'throne-room' }], {
      cubes: { arena: { 0: 1, 1: 1, rose: 1 } },
    })
    expect(cubesIn(t, 'arena', rose)).toBeGreaterThanOrEqual(3)
    expect(revealed(t)).toHaveLength(2)
  })

  test('[11.13] Choking Pollen: 2 to each model there', () => {
    const t = reveals('choking-pollen', 2, {}, [{ at: 'arena' }, { at: 'arena' }])
    expect([black(t, 0), black(t, 1)]).toEqual([2, 2])
  })

  test('[11.13, REB-AVA.33] Marionette: a charge, then its evocation goes for the nearest', () => {
    const t = reveals(
      'marionette',
      2,
      { deck: ['shell-of-bark'], evocations: [{ kind: 'cadaver', at: 'forge' }] },
      [{ at: 'forge' }],
    )
    expect(where(t)).toBe('forge')
    // Two attacks of the Avatar (the further card mauls) and one of the Cadaver.
    expect(black(t, 0)).toBeGreaterThanOrEqual(5)
    expect(revealed(t)).toEqual(['marionette', 'shell-of-bark'])
  })

  test('[11.13] Cruel Bargain: 1 damage and a stolen point', () => {
    const t = reveals('cruel-bargain', 2, {}, [{ at: 'arena', power: 2 }])
    expect([black(t, 0), powers(t)[0], t.state.rose.power]).toEqual([1, 1, 1])
  })
})

describe('the action cards of the third moon', () => {
  test('[11.13] Headsman: a charge and 3 more', () => {
    const t = reveals('headsman', 3, {}, [{ at: 'forge' }])
    expect([where(t), black(t, 0)]).toEqual(['forge', 5])
  })

  test('[11.13] Crown of Fire: 3 from afar, then a charge', () => {
    const t = reveals('crown-of-fire', 3, {}, [{ at: 'forge' }])
    expect([where(t), black(t, 0)]).toEqual(['forge', 5])
  })

  test('[11.13] Ruin Made Whole: three cubes', () => {
    const t = reveals('ruin-made-whole', 3, {}, [{ at: 'arena' }])
    expect(cubesIn(t, 'arena', rose)).toBe(3)
  })

  test('[11.13] Rise, Colossus: it comes, acts, and one more card follows', () => {
    const t = reveals('rise-colossus', 3, { at: 'arena', deck: ['many-bodies'] }, [{ at: 'arena' }])
    expect(t.state.evocations.map(({ kind }) => kind)).toEqual(['colossus'])
    expect(black(t, 0)).toBeGreaterThan(0)
    expect(revealed(t)).toEqual(['rise-colossus', 'many-bodies'])
  })

  test('[11.13] Thousand Thorns: 3 to each in the fullest room', () => {
    const t = reveals('thousand-thorns', 3, {}, [{ at: 'arena' }, { at: 'arena' }, { at: 'throne-room' }])
    expect([black(t, 0), black(t, 1), black(t, 2)]).toEqual([3, 3, 0])
  })

  test('[11.13] Answering Scream: a charge and 2 more', () => {
    const t = reveals('answering-scream', 3, {}, [{ at: 'forge' }])
    expect([where(t), black(t, 0)]).toEqual(['forge', 4])
  })

  test('[11.13] Undying Root: it mauls and heals 4', () => {
    const t = reveals('undying-root', 3, { at: 'forge', damage: { 0: 5 } }, [{ at: 'forge' }])
    expect(hurt(t)).toBe(1)
    expect(black(t, 0)).toBe(2)
  })

  test('[11.13] Reap: up to three cubes turn black', () => {
    const t = reveals('reap', 3, { deck: ['many-bodies'] }, [
      { at: 'arena', damage: { 1: 4 } },
      { at: 'throne-room' },
    ])
    expect(cubesOn(t, 0, 1)).toBe(1)
    // Three converted, and the charge.
    expect(black(t, 0)).toBe(5)
    expect(revealed(t)).toHaveLength(2)
  })

  test('[11.13] The Rose Speaks: a point and the Crown', () => {
    const t = reveals('the-rose-speaks', 3, {}, [{ at: 'arena' }])
    expect([t.state.rose.power, t.state.crown]).toEqual([1, rose])
  })

  test('[11.13, REB-V.4] Many Bodies: one evocation after the other, by their spaces', () => {
    const t = reveals(
      'many-bodies',
      3,
      {
        evocations: [
          { kind: 'cadaver', at: 'arena' },
          { kind: 'succubus', at: 'arena' },
        ],
      },
      [{ at: 'arena' }],
    )
    const stats = t.happened('attacked')
    expect(stats.length === 0 || stats.length === 2).toBe(true)
    expect(black(t, 0)).toBeGreaterThanOrEqual(3)
  })
})
