import { describe, expect, test } from 'vitest'
import { rose } from '../../../src/state.ts'
import {
  allBut,
  at,
  type Board,
  castNext,
  castQuick,
  cubesIn,
  cubesOn,
  lay,
  type MageSetup,
  mage,
  pass,
  place,
  play,
  stop,
  to,
  trigger,
} from '../../position.ts'

const inRebirth = (...mages: readonly MageSetup[]): Board => lay({ edition: 'rebirth', mages })

describe('casting', () => {
  test('[REB-SPL.1, REB-SPL.2, REB-SPL.8] a trap or a protection is cast face down; only its sort is seen', () => {
    const t = inRebirth({ at: 'arena', first: 'scar-ward', second: 'salt-circle' }, { at: 'arena' })
    play(t, 0, castNext)
    expect(mage(t, 0).slots.first).toMatchObject({ status: 'active', marker: 'protection' })
    expect(JSON.stringify(t.view(1))).not.toContain('scar-ward')
  })

  test('[REB-SPL.3, REB-C.30] nobody is asked for the element of a spell of any element', () => {
    const t = inRebirth({ at: 'arena', first: 'crossroads-bargain', grimoire: [] }, { at: 'arena' })
    play(t, 0, castNext)
    expect(t.question(0)?.kind).not.toBe('element')
    expect(mage(t, 0).slots.first.element).toBeNull()
  })

  test('[REB-SPL.3, REB-C.30] it counts for quests of every element', () => {
    const t = inRebirth(
      { at: 'arena', quick: 'mercurial-waltz dark', quests: ['kindling', 'rising-tide'] },
      { at: 'arena' },
    )
    play(t, 0, castQuick, to('forge'))
    expect(
      mage(t, 0)
        .progress?.map(({ quest }) => quest)
        .sort(),
    ).toEqual(['kindling', 'rising-tide'])
  })

  test('[REB-SPL.4, RUL-32] a target that is moved between two sentences stays the target', () => {
    const t = inRebirth({ at: 'arena', first: 'agonists-leash dark' }, { at: 'pleasure-room' })
    play(t, 0, castNext)
    // In its row, three rooms off: two damage, one step away, and the Pain.
    expect(cubesOn(t, 1, 0)).toBe(2)
    play(t, 0, to('banner-hall'))
    expect([place(t, 1), cubesOn(t, 0, rose)]).toEqual(['banner-hall', 1])
  })

  test('[REB-C.31] a target that gets away at the full stop of the vortex is not touched', () => {
    const t = inRebirth(
      { at: 'arena', first: 'black-torture', actions: 0 },
      { at: 'observatory', first: 'tincture-of-glass dark active' },
    )
    play(t, 0, castNext)
    play(t, 1, trigger('tincture-of-glass'), to('crypt'))
    expect([place(t, 1), cubesOn(t, 1, 0)]).toEqual(['crypt', 0])
    // What is not about the target comes all the same.
    expect(cubesOn(t, 0, rose)).toBe(1)
  })

  test('[RUL-33] a spell without a legal target can be cast: the vortex comes, and what needs no target', () => {
    const t = inRebirth({ at: 'arena', first: 'black-torture' }, { at: 'theatre' })
    play(t, 0, castNext)
    expect([cubesIn(t, 'arena', 0), cubesOn(t, 1, 0), cubesOn(t, 0, rose)]).toEqual([1, 0, 1])
  })

  test('[REB-SPL.5, TV-11, REB-LDG.5] in a rebuilt room the vortex places nothing, and the spell resolves', () => {
    const t = lay({
      edition: 'rebirth',
      rebuilt: ['arena'],
      mages: [{ at: 'arena', first: 'black-torture' }, { at: 'arena' }],
    })
    play(t, 0, castNext)
    expect([cubesIn(t, 'arena', 0), cubesOn(t, 1, 0)]).toEqual([0, 3])
  })

  test('[REB-SPL.6, RUL-76] the vortex of a trap comes when it is revealed, in the room of its mage', () => {
    const t = inRebirth(
      { at: 'black-rose-room' },
      { at: 'crypt', first: 'bogeymans-door', second: 'red-tithe', actions: 0 },
    )
    play(t, 0, { do: 'move' }, pass, to('arena'), stop, pass, { do: 'end' })
    play(t, 1, castNext)
    expect(cubesIn(t, 'crypt', 1)).toBe(0)
  })

  test('[REB-SPL.6] and has a full stop before the trap does anything', () => {
    const t = inRebirth(
      { at: 'oracle-room', first: 'residue active' },
      { at: 'black-rose-room', first: 'bogeymans-door active' },
    )
    play(t, 0, { do: 'move' }, pass)
    t.choose(0, to('theatre'))
    t.choose(1, trigger('bogeymans-door'))
    // Who has entered waits for cubes placed by others.
    expect(t.question(0)).toMatchObject({ kind: 'react', about: { what: 'places' } })
    expect([cubesIn(t, 'black-rose-room', 1), cubesOn(t, 0, 1)]).toEqual([1, 0])
    play(t, 0, trigger('residue'), { do: 'cube', seat: 1 })
    expect(cubesIn(t, 'black-rose-room', 0)).toBe(1)
    expect(cubesOn(t, 0, 1)).toBe(1)
  })

  test('[REB-EFF.2] an event may give every Combat spell a vortex', () => {
    const t = lay({
      edition: 'rebirth',
      moon: 2,
      events: ['wild-magic', null, null],
      mages: [{ at: 'arena', first: 'shared-torture' }, { at: 'arena' }],
    })
    play(t, 0, castNext)
    expect(cubesIn(t, 'arena', 0)).toBe(1)
  })

  test('[REB-SPL.7, RUL-77] a room trap names the colours that set it off; whoever enters, however, does', () => {
    const t = inRebirth(
      { at: 'arena', first: 'through-the-mirror dark' },
      { at: 'crypt', first: 'thorned-threshold active' },
    )
    play(t, 0, castNext, to('summoner-room'))
    play(t, 1, trigger('thorned-threshold'))
    expect(cubesOn(t, 0, 1)).toBe(3)
  })

  test('[REB-SPL.7, VRB-45] of two who swap both enter, and the trap takes one of them', () => {
    const t = inRebirth(
      { at: 'arena', first: 'through-the-mirror' },
      { at: 'summoner-room' },
      { at: 'crypt', first: 'thorned-threshold active' },
    )
    play(t, 0, castNext)
    expect(t.options(2)).toHaveLength(3)
    play(t, 2, { do: 'trigger', heard: 1 })
    expect([cubesOn(t, 0, 2), cubesOn(t, 1, 2)].sort()).toEqual([0, 3])
  })

  test('[RUL-31] from her cell a mage triggers room traps, not what has a range', () => {
    const t = inRebirth(
      { at: 'black-rose-room' },
      { at: 'cell', first: 'agonists-leash active', second: 'cerebral-worm active' },
    )
    play(t, 0, { do: 'move' }, pass)
    t.choose(0, to('arena'))
    expect(t.options(1)).toEqual([{ do: 'trigger', card: 'cerebral-worm', slot: 'second' }, { do: 'pass' }])
  })

  test('[REB-SPL.9, RUL-41] a persistent effect holds on its target until Clean-up, though its caster has fallen', () => {
    const t = inRebirth(
      { mage: 'rikkart', at: 'arena', first: 'galvanic-lash', damage: { 1: allBut(1, 'rikkart') } },
      { mage: 'gramigna', at: 'arena', first: 'scar-ward active' },
    )
    play(t, 0, castNext)
    play(t, 1, trigger('scar-ward'))
    expect(place(t, 0)).toBe('cell')
    expect(t.state.lasting).toMatchObject([{ rule: { rule: 'attacks', by: -1 } }])
  })
})

describe('targets', () => {
  test('[REB-LOS.1, REB-LOS.5, DEC-21] a cell is never targeted, not even anywhere', () => {
    const t = inRebirth({ at: 'arena', first: 'nail-and-effigy' }, { at: 'cell' }, { at: 'theatre' })
    play(t, 0, castNext)
    expect(t.happened('aimed')).toMatchObject([{ at: { seat: 2 } }])
  })

  test('[REB-LOS.1, REB-LOS.2] of an area the target is the room; those in it suffer what it says', () => {
    const t = inRebirth({ at: 'arena', first: 'drowning-dream' }, { at: 'arena' }, { at: 'garden' })
    play(t, 0, castNext, to('arena'))
    expect([cubesOn(t, 0, 0), cubesOn(t, 1, 0), cubesOn(t, 2, 0)]).toEqual([0, 1, 0])
  })

  test('[REB-LOS.1] nobody in it is targeted by it', () => {
    const t = inRebirth(
      { at: 'arena', first: 'drowning-dream' },
      { at: 'arena', first: 'veil-of-sleep active' },
    )
    play(t, 0, castNext)
    t.choose(0, to('arena'))
    expect(t.question(1)).toMatchObject({ about: { what: 'damaged', also: [] } })
    expect(t.options(1)).toEqual([{ do: 'pass' }])
  })

  test('[REB-LOS.7] within is counted from where the mage is by then', () => {
    const t = inRebirth(
      { mage: 'arianna', at: 'arena', quick: 'mercurial-waltz', damage: { 1: 2 } },
      { at: 'theatre' },
    )
    play(t, 0, castQuick, to('treasure-room'), to('garden'))
    // The garden heals one.
    expect(cubesOn(t, 0, 1)).toBe(1)
  })

  test('[VRB-18] every step is a sentence of its own', () => {
    const t = inRebirth(
      { at: 'black-rose-room', first: 'quicksilver-step' },
      { at: 'crypt', first: 'cerebral-worm active' },
    )
    play(t, 0, castNext, to('arena'))
    expect(t.offers(1, trigger('cerebral-worm'))).toBe(true)
    play(t, 1, trigger('cerebral-worm'))
    expect(t.question(0)).toMatchObject({ kind: 'step', about: { left: 2 } })
  })

  test('[VRB-06] who has fallen is skipped by the rest of a spell', () => {
    const t = inRebirth(
      { at: 'arena', first: 'agonists-leash dark' },
      { mage: 'gramigna', at: 'arena', damage: { 0: allBut(1, 'gramigna') } },
    )
    play(t, 0, castNext)
    expect(place(t, 1)).toBe('cell')
    expect(t.question(0)?.kind).toBe('component')
    expect(cubesOn(t, 0, rose)).toBe(1)
  })

  test('[REB-LOS.1] one who is aimed at alone is asked, others who are hit are not targeted', () => {
    const t = inRebirth(
      { at: 'arena', first: 'shared-torture' },
      { at: 'arena', first: 'veil-of-sleep active' },
      { at: 'arena', first: 'veil-of-sleep active' },
    )
    play(t, 0, castNext, at(1))
    expect(t.waitsFor()).toEqual([1])
  })
})
