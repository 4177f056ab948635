import { describe, expect, test } from 'vitest'
import { rose } from '../../../src/state.ts'
import { evocationBlow, evocationSpeed } from '../../../src/table/rules.ts'
import { upgradesFor } from '../../../src/table/upgrades.ts'
import { view } from '../../../src/view.ts'
import { type EvocationKind, type UpgradeKind, upgradeKinds } from '../../../src/words/board.ts'
import {
  type Answer,
  attack,
  type Board,
  castNext,
  cubesIn,
  cubesOn,
  endActivation,
  evocationRooms,
  lay,
  type MageSetup,
  mage,
  on,
  type Position,
  play,
  stop,
  to,
} from '../../position.ts'

const inRebirth = (mages: readonly MageSetup[], more: Partial<Position> = {}): Board =>
  lay({ edition: 'rebirth', ...more, mages })
const upgrade = (kind: UpgradeKind): Answer => ({ do: 'upgrade', upgrade: kind })
const enough: Answer = { do: 'enough' }
const found = (t: Board, kind: EvocationKind) => t.state.evocations.find((each) => each.kind === kind)!

/** A mage with one evocation in the Arena, upgraded with these. */
const with_ = (kind: EvocationKind, ...upgrades: readonly UpgradeKind[]): MageSetup => ({
  at: 'garden',
  evocations: [{ kind, at: 'arena', upgrades }],
})

describe('upgrades', () => {
  test('[VRB-40] what is summoned gets one of the controller’s choice', () => {
    const t = inRebirth([{ at: 'arena', first: 'reanimate' }, { at: 'garden' }])
    play(t, 0, castNext, to('forge'), on('cadaver'), upgrade('coilLegs'))
    expect(found(t, 'cadaver').upgrades).toEqual(['coilLegs'])
    expect(t.happened('upgraded')).toMatchObject([{ upgrade: 'coilLegs' }])
    expect(t.question(0)?.kind).not.toBe('effect')
  })

  test('[VRB-40] several go to one’s constructs one by one, as many as one likes; a full one gets no more', () => {
    const t = inRebirth([
      {
        at: 'arena',
        first: 'forge-the-colossus dark',
        evocations: [
          { kind: 'cadaver', at: 'forge' },
          { kind: 'colossus', at: 'arena' },
          { kind: 'succubus', at: 'arena' },
        ],
      },
      { at: 'garden' },
    ])
    t.choose(0, castNext)
    expect(t.options(0).map((option) => ('kind' in option ? option.kind : option.do))).toEqual([
      'cadaver',
      'colossus',
      'enough',
    ])
    play(t, 0, on('cadaver'), upgrade('spikedFrame'))
    expect(t.options(0).map((option) => ('kind' in option ? option.kind : option.do))).toEqual([
      'colossus',
      'enough',
    ])
    play(t, 0, enough)
    expect([found(t, 'cadaver').upgrades, found(t, 'colossus').upgrades]).toEqual([
      ['spikedFrame'],
      undefined,
    ])
  })

  test('[VRB-40] nothing twice on one construct but the Flesh Horror', () => {
    const t = inRebirth([with_('colossus', 'drillArm'), with_('fleshHorror', 'drillArm', 'drillArm')])
    expect(upgradesFor(t.state, found(t, 'colossus'))).toEqual(
      // The three drill arms are used up.
      upgradeKinds.filter((kind) => kind !== 'drillArm'),
    )
    const other = inRebirth([with_('colossus', 'drillArm'), with_('fleshHorror', 'drillArm')])
    expect(upgradesFor(other.state, found(other, 'colossus'))).not.toContain('drillArm')
    expect(upgradesFor(other.state, found(other, 'fleshHorror'))).toContain('drillArm')
  })

  test('[VRB-40] they go back to the supply with their bearer', () => {
    const t = inRebirth(
      [with_('cadaver', 'blastCore'), { at: 'garden' }, { at: 'arena', first: 'vitriol' }],
      { active: 2 },
    )
    play(t, 2, castNext)
    expect(t.state.evocations).toEqual([])
  })
})

describe('what they do', () => {
  test('[VRB-40] Spiked Frame, Coil Legs and Plated Hull: strength, speed and health', () => {
    const t = inRebirth([with_('colossus', 'spikedFrame', 'coilLegs'), with_('cadaver', 'platedHull')])
    expect(evocationBlow(t.state, found(t, 'colossus'))).toBe(4)
    expect(evocationSpeed(t.state, found(t, 'colossus'))).toBe(2)
    expect(found(t, 'cadaver').health).toBe(4)
  })

  test('[VRB-40] a stronger attack deals more', () => {
    const t = inRebirth([with_('cadaver', 'spikedFrame'), { at: 'arena' }], { phase: 'evocation' })
    play(t, 0, on('cadaver'), attack)
    expect(cubesOn(t, 1, 0)).toBe(2)
  })

  test('[VRB-40] Coil Legs take it farther', () => {
    const t = inRebirth([with_('cadaver', 'coilLegs'), { at: 'garden' }], { phase: 'evocation' })
    play(t, 0, on('cadaver'), to('forge'), to('arena'), to('treasure-room'))
    expect(evocationRooms(t, 0, 'cadaver')).toEqual(['treasure-room'])
    expect(t.question(0)?.kind).not.toBe('step')
  })

  test('[VRB-40, REB-C.20] Blast Core: 2 damage to each enemy in its room when it is removed', () => {
    const t = inRebirth(
      [
        with_('cadaver', 'blastCore'),
        { at: 'arena', first: 'vitriol', evocations: [{ kind: 'succubus', at: 'arena' }] },
        { at: 'arena' },
      ],
      { active: 1 },
    )
    play(t, 1, castNext, on('cadaver'))
    expect([cubesOn(t, 1, 0), cubesOn(t, 2, 0)]).toEqual([2, 2])
    expect(found(t, 'succubus').damage).toEqual([0, 0])
  })

  test('[VRB-40, REB-C.20] it also goes off when another takes its place', () => {
    const t = inRebirth([
      {
        at: 'forge',
        first: 'reanimate dark',
        evocations: [{ kind: 'cadaver', at: 'arena', upgrades: ['blastCore'] }],
      },
      { at: 'arena' },
    ])
    play(t, 0, castNext, on('cadaver'))
    expect(cubesOn(t, 1, 0)).toBe(2)
  })

  test('[VRB-40] Siphon Valve: its controller heals 1 when its attack damages a mage', () => {
    const t = inRebirth([{ ...with_('cadaver', 'siphonValve'), damage: { 1: 3 } }, { at: 'arena' }], {
      phase: 'evocation',
    })
    play(t, 0, on('cadaver'), attack)
    expect(cubesOn(t, 0, 1)).toBe(2)
  })

  test('[VRB-40] it does nothing when it hits an evocation', () => {
    const t = inRebirth(
      [
        { ...with_('cadaver', 'siphonValve'), damage: { 1: 3 } },
        { at: 'garden', evocations: [{ kind: 'succubus', at: 'arena' }] },
      ],
      { phase: 'evocation' },
    )
    play(t, 0, on('cadaver'), attack)
    expect(cubesOn(t, 0, 1)).toBe(3)
    expect(found(t, 'succubus').damage).toEqual([0])
  })

  test('[VRB-40] Drill Arm: a cube in its room instead of an attack', () => {
    const t = inRebirth([with_('cadaver', 'drillArm'), { at: 'garden' }], { phase: 'evocation' })
    play(t, 0, on('cadaver'), { do: 'yes' })
    expect(cubesIn(t, 'arena', 0)).toBe(1)
    play(t, 0, stop)
    expect(t.question(0)?.kind).not.toBe('evocationTurn')
  })
})

describe('what lasts on others', () => {
  test('[VRB-44] a mage whose attacks are weaker until Clean-up', () => {
    const t = inRebirth([
      { at: 'arena', first: 'galvanic-lash' },
      { at: 'arena', mage: 'rikkart' },
    ])
    play(t, 0, castNext, endActivation)
    expect(t.state.lasting).toMatchObject([{ seat: 1, rule: { rule: 'attacks', by: -1 } }])
    play(t, 1, attack, { do: 'pass' })
    expect(cubesOn(t, 0, 1)).toBe(1)
  })

  test('[VRB-44] an evocation that is stronger until Clean-up', () => {
    const t = inRebirth([
      { at: 'arena', first: 'overclock dark', evocations: [{ kind: 'cadaver', at: 'arena' }] },
      { at: 'garden' },
    ])
    play(t, 0, castNext)
    expect(evocationBlow(t.state, found(t, 'cadaver'))).toBe(3)
    expect(t.happened('lastingBegan')).toMatchObject([{ seat: 0 }])
  })

  test('[VRB-44] a mage who is slower; nobody goes less far than one room', () => {
    const t = inRebirth([
      { at: 'arena', first: 'root-grip' },
      { at: 'forge', mage: 'doria' },
    ])
    play(t, 0, castNext, endActivation)
    play(t, 1, { do: 'move' }, { do: 'pass' }, to('arena'))
    expect(t.question(1)?.kind).toBe('activateHere')
  })

  test('[VRB-44] the next attack alone is stronger', () => {
    const t = inRebirth([{ at: 'armoury', mage: 'rikkart' }, { at: 'arena' }])
    play(t, 0, { do: 'move' }, { do: 'activate' }, to('arena'), stop)
    expect(t.state.lasting).toMatchObject([{ seat: 0, rule: { rule: 'nextAttack', by: 1 } }])
    play(t, 0, attack, { do: 'pass' })
    expect(cubesOn(t, 1, 0)).toBe(3)
    expect(t.state.lasting).toEqual([])
  })
})

describe('transmutation', () => {
  test('[VRB-47, REB-C.20] the Nigredo becomes the Albedo where it is, with its damage; its power works', () => {
    const t = inRebirth([
      {
        at: 'garden',
        first: 'white-work',
        evocations: [{ kind: 'nigredo', at: 'arena', damage: { 1: 2, rose: 1 } }],
      },
      { at: 'forge' },
    ])
    const { slot } = found(t, 'nigredo')
    play(t, 0, castNext)
    expect(t.state.evocations.map(({ kind }) => kind)).toEqual(['albedo'])
    expect(found(t, 'albedo')).toMatchObject({ slot, damage: [1, 1, rose] })
    expect(evocationRooms(t, 0, 'albedo')).toEqual(['arena'])
    expect(cubesIn(t, 'arena', 0)).toBe(2)
    expect(mage(t, 1).reserve).toBe(24)
  })

  test('[REB-EVO.6] the Albedo may convert damage on the mage it hits', () => {
    const t = inRebirth(
      [
        { at: 'garden', evocations: [{ kind: 'albedo', at: 'arena' }] },
        { at: 'arena', damage: { rose: 2 } },
      ],
      { phase: 'evocation' },
    )
    play(t, 0, on('albedo'), attack, { do: 'cube', seat: rose })
    expect([cubesOn(t, 1, 0), cubesOn(t, 1, rose)]).toEqual([4, 1])
  })

  test('[REB-EVO.6] a Succubus may move the mage it has hurt', () => {
    const t = inRebirth(
      [{ at: 'garden', evocations: [{ kind: 'succubus', at: 'arena' }] }, { at: 'arena' }],
      { phase: 'evocation' },
    )
    play(t, 0, on('succubus'), attack, { do: 'yes' }, to('forge'))
    expect(cubesOn(t, 1, 0)).toBe(1)
    expect(t.state.mages[1]!.place).toBe(7)
  })
})

describe('what is seen', () => {
  test('[VRB-40, VRB-44] the figures of an evocation count upgrades and what lasts', () => {
    const t = inRebirth([
      {
        at: 'arena',
        first: 'overclock dark',
        evocations: [{ kind: 'cadaver', at: 'arena', upgrades: ['coilLegs'] }],
      },
      { at: 'garden' },
    ])
    play(t, 0, castNext)
    const { evocations, lasting } = view(t.state, 1)
    expect(evocations).toMatchObject([{ attack: 3, movement: 3, upgrades: ['coilLegs'] }])
    expect(lasting).toEqual([])
  })

  test('[VRB-40] the question says what an upgrade does instead of an attack', () => {
    const t = inRebirth([with_('cadaver', 'drillArm'), { at: 'garden' }], { phase: 'evocation' })
    play(t, 0, on('cadaver'))
    expect(t.question(0)).toMatchObject({ kind: 'evocationTurn', about: { instead: 'upgrade/drillArm/0' } })
  })
})
