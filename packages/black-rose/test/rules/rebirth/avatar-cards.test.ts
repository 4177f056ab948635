import { describe, expect, test } from 'vitest'
import { evocationCard } from '../../../src/content/content.ts'
import { rose } from '../../../src/state.ts'
import type { EvocationKind } from '../../../src/words/board.ts'
import { cubesIn, cubesOnEvocation, evocationRooms, mage, powers, token } from '../../position.ts'
import { black, hurt, printed, revealed, reveals, sheet, where } from './avatar-table.ts'

const strengthOf = (kind: EvocationKind): number => evocationCard('rebirth', kind).attack

// Black Rose Room 0 in the middle; observatory and arena are next to it, crypt and forge two rooms away on those sides.

describe('the action cards of the first moon', () => {
  test('Vacant Stare: it comes as near as it needs and strikes from afar', () => {
    const t = reveals('vacant-stare', 1, {}, [{ at: 'forge' }])
    // [REB-AVA.30] One room off, wherever that is.
    expect(['arena', 'treasure-room', 'armoury']).toContain(where(t))
    expect(black(t, 0)).toBe(printed('vacant-stare', 'deal'))
  })

  test('[REB-AVA.21] Borrowed Hands: it charges, and one more card follows', () => {
    const t = reveals('borrowed-hands', 1, { deck: ['petal-ward'] }, [{ at: 'forge' }])
    expect(where(t)).toBe('forge')
    expect(black(t, 0)).toBe(sheet.strength)
    expect(revealed(t)).toEqual(['borrowed-hands', 'petal-ward'])
  })

  test('Thorn Lash: first it shakes its room and strikes from where it stands, then it comes', () => {
    const t = reveals('thorn-lash', 1, {}, [{ at: 'forge' }])
    expect(cubesIn(t, 'black-rose-room', rose)).toBe(1)
    expect(black(t, 0)).toBe(printed('thorn-lash', 'deal'))
    expect(where(t)).toBe('forge')
  })

  test('[REB-V.3, REB-V.5] Petal Ward: it goes to its mage, heals, the latest first, and gains', () => {
    const heals = printed('petal-ward', 'heal')
    const t = reveals('petal-ward', 1, { damage: { 0: heals, 1: 1 } }, [{ at: 'arena' }, { at: 'cell' }])
    expect(mage(t, rose).damage).toEqual([0])
    expect(where(t)).toBe('arena')
    expect(t.state.rose.power).toBe(printed('petal-ward', 'gain'))
  })

  test('[REB-AVA.28] Cracking Plaster: the room with most mages', () => {
    const t = reveals('cracking-plaster', 1, {}, [{ at: 'arena' }, { at: 'arena' }, { at: 'bibliotheca' }])
    expect(cubesIn(t, 'arena', rose)).toBe(printed('cracking-plaster', 'instability'))
    // [REB-AVA.30] It stands as far off as it may, and nobody is with it there.
    expect(where(t)).not.toBe('arena')
    expect(t.state.rose.power).toBe(1)
  })

  test.each([
    ['cracking-plaster', 1],
    ['the-ceiling-sags', 2],
    ['ruin-made-whole', 3],
  ] as const)('%s: it gains nothing where an enemy is with it', (card, moon) => {
    const alone = where(reveals(card, moon, {}, [{ at: 'arena' }]))
    const t = reveals(card, moon, {}, [{ at: 'arena', evocations: [{ kind: 'cadaver', at: alone }] }])
    expect(where(t)).toBe(alone)
    expect(t.state.rose.power).toBe(0)
  })

  test('Rise, Servant: a Cadaver comes into its room, then it walks', () => {
    const t = reveals('rise-servant', 1, {}, [{ at: 'forge' }])
    expect(evocationRooms(t, rose, 'cadaver')).toEqual(['black-rose-room'])
    expect(where(t)).toBe('forge')
  })

  test('[RUL-61] Snapping Jaw: it mauls, uses the room and strikes again', () => {
    const t = reveals('snapping-jaw', 1, { at: 'garden', damage: { 0: 1 } }, [{ at: 'garden' }])
    // Its attack and the spell; the ruined garden heals 1.
    expect(black(t, 0)).toBe(sheet.strength + printed('snapping-jaw', 'deal'))
    expect(hurt(t)).toBe(0)
  })

  test("[REB-V.5] Puppet's Errand: it uses the nearest ready room, and gains in a rebuilt one", () => {
    const t = reveals('puppets-errand', 1, { damage: { 0: 3 } }, [{ at: 'forge' }], { rebuilt: ['garden'] })
    expect(where(t)).toBe('garden')
    expect(token(t, 'garden')).toBe('dark')
    expect(hurt(t)).toBe(0)
    expect(t.state.rose.power).toBe(1)
    // The nearer one, whoever is in the farther.
    const two = reveals('puppets-errand', 1, {}, [{ at: 'crypt' }], { rebuilt: ['observatory', 'crypt'] })
    expect([where(two), token(two, 'crypt')]).toEqual(['observatory', 'bright'])
    // Without any it stays where it is, and gains nothing.
    const ruins = reveals('puppets-errand', 1, {}, [{ at: 'forge' }])
    expect([where(ruins), ruins.state.rose.power]).toEqual(['black-rose-room', 0])
    expect([cubesIn(t, 'garden', rose), cubesIn(ruins, 'black-rose-room', rose)]).toEqual([0, 1])
  })

  test('Black Bloom: all others in the room of its choice, then a charge', () => {
    const t = reveals('black-bloom', 1, { evocations: [{ kind: 'cadaver', at: 'arena' }] }, [
      { at: 'arena', evocations: [{ kind: 'succubus', at: 'arena' }] },
      { at: 'throne-room' },
    ])
    expect(cubesOnEvocation(t, 'cadaver', rose)).toBe(0)
    const blooms = printed('black-bloom', 'deal')
    expect(cubesOnEvocation(t, 'succubus', rose)).toBe(blooms)
    expect(where(t)).toBe('arena')
    expect(black(t, 0)).toBe(blooms + sheet.strength)
    expect(black(t, 1)).toBe(0)
  })

  test('[REB-AVA.32] Hollow Laughter: 1 damage, and a cube of another turns black', () => {
    const t = reveals('hollow-laughter', 1, { deck: ['petal-ward'] }, [
      { at: 'arena', damage: { 1: 1, rose: 1 } },
      { at: 'throne-room' },
    ])
    expect(mage(t, 0).damage).toEqual([rose, rose, rose])
    expect(revealed(t)).toHaveLength(2)
  })
})

describe('the action cards of the second moon', () => {
  test('Iron Grip: a charge and 2 more in the same room', () => {
    const t = reveals('iron-grip', 2, {}, [{ at: 'forge' }])
    const blows = sheet.strength + printed('iron-grip', 'deal')
    expect([where(t), black(t, 0), cubesIn(t, 'forge', rose)]).toEqual(['forge', blows, 1])
  })

  test('Rose Fire: 3 to the nearest, then after the nearest', () => {
    const t = reveals('rose-fire', 2, {}, [{ at: 'arena' }, { at: 'throne-room', power: 9 }])
    expect([black(t, 0), black(t, 1), where(t)]).toEqual([printed('rose-fire', 'deal'), 0, 'arena'])
  })

  test('The Ceiling Sags: two cubes in the room with most mages, and a point where it is alone', () => {
    const t = reveals('the-ceiling-sags', 2, {}, [{ at: 'arena' }])
    expect(cubesIn(t, 'arena', rose)).toBe(2)
    expect(t.state.rose.power).toBe(1)
  })

  test('Rise, Hound: a Succubus comes and acts at once', () => {
    const t = reveals('rise-hound', 2, { at: 'arena' }, [{ at: 'arena' }])
    expect(evocationRooms(t, rose, 'succubus')).toEqual(['arena'])
    expect(black(t, 0)).toBe(strengthOf('succubus'))
  })

  test('Mirror of Thorns: 2 to the nearest', () => {
    const t = reveals('mirror-of-thorns', 2, {}, [{ at: 'forge' }])
    expect(where(t)).not.toBe('forge')
    expect(black(t, 0)).toBe(printed('mirror-of-thorns', 'deal'))
  })

  test('Shell of Bark: it mauls, uses the room and heals', () => {
    const heals = printed('shell-of-bark', 'heal')
    const t = reveals('shell-of-bark', 2, { at: 'arena', damage: { 0: heals + 1 } }, [{ at: 'arena' }])
    // The ruined arena deals 1 more.
    expect(t.happened('damaged').map(({ by, amount }) => [by, amount])).toEqual([
      ['attack', sheet.strength],
      ['room.arena', 1],
    ])
    expect(black(t, 0)).toBe(sheet.strength + 1)
    expect(hurt(t)).toBe(1)
  })

  test('[RUL-63, REB-AVA.32] Usurp: the rightmost cubes in a room turn black, black ones are passed over', () => {
    const t = reveals('usurp', 2, { deck: ['shell-of-bark'] }, [{ at: 'arena' }, { at: 'throne-room' }], {
      cubes: { arena: { 0: 2, 1: 1, rose: 1 } },
    })
    const converts = printed('usurp', 'convertInstability')
    expect(t.happened('instabilityConverted')).toMatchObject([{ room: 'arena', seat: rose, count: converts }])
    expect([0, 1, rose].map((owner) => cubesIn(t, 'arena', owner))).toEqual([1, 0, 1 + converts])
    // The vortex, where it stood then.
    expect(t.state.lodge.flatMap(({ cubes }) => cubes).filter((owner) => owner === rose)).toHaveLength(
      2 + converts,
    )
    expect(revealed(t)).toEqual(['usurp', 'shell-of-bark'])
  })

  test('Choking Pollen: 2 to each model there', () => {
    const t = reveals('choking-pollen', 2, {}, [{ at: 'arena' }, { at: 'arena' }])
    const pollen = printed('choking-pollen', 'deal')
    expect([black(t, 0), black(t, 1)]).toEqual([pollen, pollen])
  })

  test('[REB-AVA.33] Marionette: a charge, then its evocation goes for the nearest, then a further card', () => {
    const t = reveals(
      'marionette',
      2,
      { deck: ['the-ceiling-sags'], evocations: [{ kind: 'cadaver', at: 'armoury' }] },
      [{ at: 'forge' }],
    )
    expect(t.happened('damaged').map(({ by, amount }) => [by, amount])).toEqual([
      ['attack', sheet.strength],
      ['evocation.cadaver', strengthOf('cadaver')],
    ])
    expect(evocationRooms(t, rose, 'cadaver')).toEqual(['forge'])
    expect(revealed(t)).toEqual(['marionette', 'the-ceiling-sags'])
  })

  test('Cruel Bargain: 1 damage and a stolen point', () => {
    const t = reveals('cruel-bargain', 2, {}, [{ at: 'arena', power: 2 }])
    expect([black(t, 0), powers(t)[0], t.state.rose.power]).toEqual([printed('cruel-bargain', 'deal'), 1, 1])
  })
})

describe('the action cards of the third moon', () => {
  test('Headsman: a charge, a spell in its room and a point', () => {
    const t = reveals('headsman', 3, {}, [{ at: 'forge' }])
    expect([where(t), black(t, 0)]).toEqual(['forge', sheet.strength + printed('headsman', 'deal')])
    expect(t.state.rose.power).toBe(printed('headsman', 'gain'))
  })

  test('Crown of Fire: from afar, with a stolen point, then a charge', () => {
    const t = reveals('crown-of-fire', 3, {}, [{ at: 'forge', power: 2 }])
    expect([where(t), black(t, 0)]).toEqual(['forge', printed('crown-of-fire', 'deal') + sheet.strength])
    expect([powers(t)[0], t.state.rose.power]).toEqual([1, 1])
  })

  test('Ruin Made Whole: cubes in the room with most mages, and a point where it is alone', () => {
    const t = reveals('ruin-made-whole', 3, {}, [{ at: 'arena' }])
    expect(cubesIn(t, 'arena', rose)).toBe(printed('ruin-made-whole', 'instability'))
    expect(t.state.rose.power).toBe(1)
  })

  test('Rise, Colossus: it comes, acts, and one more card follows', () => {
    const t = reveals('rise-colossus', 3, { at: 'arena', deck: ['ruin-made-whole'] }, [{ at: 'arena' }])
    expect(evocationRooms(t, rose, 'colossus')).toEqual(['arena'])
    expect(black(t, 0)).toBe(strengthOf('colossus'))
    expect(revealed(t)).toEqual(['rise-colossus', 'ruin-made-whole'])
  })

  test('Thousand Thorns: 3 to each in the fullest room', () => {
    const t = reveals('thousand-thorns', 3, {}, [{ at: 'arena' }, { at: 'arena' }, { at: 'throne-room' }])
    const thorns = printed('thousand-thorns', 'deal')
    expect([black(t, 0), black(t, 1), black(t, 2)]).toEqual([thorns, thorns, 0])
  })

  test('Answering Scream: a charge, a spell and a point', () => {
    const t = reveals('answering-scream', 3, {}, [{ at: 'forge' }])
    expect([where(t), black(t, 0)]).toEqual(['forge', sheet.strength + printed('answering-scream', 'deal')])
    expect(t.state.rose.power).toBe(printed('answering-scream', 'gain'))
  })

  test('Undying Root: it mauls and heals', () => {
    const heals = printed('undying-root', 'heal')
    const t = reveals('undying-root', 3, { at: 'forge', damage: { 0: heals + 1 } }, [{ at: 'forge' }])
    expect(hurt(t)).toBe(1)
    expect(black(t, 0)).toBe(sheet.strength)
  })

  test('[REB-AVA.32] Reap: damage, the rightmost cubes turn black, then a charge', () => {
    const reaps = printed('reap', 'convertDamage')
    const dealt = printed('reap', 'deal')
    const t = reveals('reap', 3, { deck: ['ruin-made-whole'] }, [
      { at: 'arena', damage: { 1: 1, 2: reaps } },
      { at: 'throne-room' },
      { at: 'cell' },
    ])
    expect(mage(t, 0).damage).toEqual([1, ...Array(reaps + dealt + sheet.strength).fill(rose)])
    expect(revealed(t)).toEqual(['reap', 'ruin-made-whole'])
  })

  test('The Rose Speaks: a point and the Crown', () => {
    const t = reveals('the-rose-speaks', 3, {}, [{ at: 'arena' }])
    expect([t.state.rose.power, t.state.crown]).toEqual([1, rose])
  })

  test('Many Bodies: a Cadaver comes, and the evocation of the lowest space acts', () => {
    const alone = reveals('many-bodies', 3, { at: 'arena' }, [{ at: 'arena' }])
    expect(evocationRooms(alone, rose, 'cadaver')).toEqual(['arena'])
    expect(black(alone, 0)).toBe(strengthOf('cadaver'))
    const t = reveals('many-bodies', 3, { evocations: [{ kind: 'colossus', at: 'black-rose-room' }] }, [
      { at: 'arena' },
    ])
    expect(evocationRooms(t, rose, 'cadaver')).toEqual(['black-rose-room'])
    expect(evocationRooms(t, rose, 'colossus')).toEqual(['arena'])
    expect(t.happened('damaged').map(({ by, amount }) => [by, amount])).toEqual([
      ['evocation.colossus', strengthOf('colossus')],
    ])
  })
})
