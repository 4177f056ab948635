import { describe, expect, test } from 'vitest'
import { standingOrders } from '../../../src/standing-orders.ts'
import { rose } from '../../../src/state.ts'
import {
  activate,
  allBut,
  at,
  type Board,
  castNext,
  castQuick,
  cubesIn,
  cubesOn,
  endActivation,
  lay,
  type MageSetup,
  mage,
  move,
  pass,
  place,
  play,
  powers,
  stop,
  to,
  trigger,
} from '../../position.ts'

const inRebirth = (...mages: readonly MageSetup[]): Board => lay({ edition: 'rebirth', mages })
const status = (t: Board, seat: number, slot: 'first' | 'second' | 'quick' = 'first'): string =>
  mage(t, seat).slots[slot].status
const told = (t: Board): string[] => t.events.map(({ event }) => event)

describe('the full stop', () => {
  test('[REB-EFF.1, REB-EFF.3, RUL-96] nothing interrupts inside a sentence: damage and jinx of one lie before anybody is asked', () => {
    const t = inRebirth(
      { at: 'arena', first: 'knotted-cord dark' },
      { at: 'arena', first: 'tincture-of-glass active' },
    )
    play(t, 0, castNext)
    expect(t.waitsFor()).toEqual([1])
    expect(cubesOn(t, 1, 0)).toBe(1)
    expect(mage(t, 1).jinxes).toMatchObject([{ kind: 'slowness' }])
  })

  test('[REB-EFF.2, REB-EFF.11, REB-SPL.5] revealed, aimed, shaken with a full stop, then carried out', () => {
    const t = inRebirth(
      { at: 'arena', first: 'black-torture' },
      { at: 'arena', first: 'tincture-of-glass active' },
      { at: 'forge' },
    )
    t.choose(0, castNext)
    t.choose(0, at(1))
    // The full stop of the vortex: nobody has been hurt.
    expect(t.question(1)).toMatchObject({ kind: 'react', about: { what: 'targeted', also: [] } })
    expect([cubesIn(t, 'arena', 0), cubesOn(t, 1, 0)]).toEqual([1, 0])
    expect(told(t)).toEqual(['cast', 'aimed', 'instabilityPlaced'])
    t.choose(1, pass)
    expect(cubesOn(t, 1, 0)).toBe(3)
  })

  test('[REB-G.13, RUL-85] without a vortex, that one is targeted is heard of with the first sentence', () => {
    const t = inRebirth(
      { at: 'arena', first: 'shared-torture' },
      { at: 'arena', first: 'veil-of-sleep active' },
    )
    play(t, 0, castNext)
    expect(t.question(1)).toMatchObject({
      about: { what: 'targeted', also: [{ what: 'damaged', amount: 4 }] },
    })
    play(t, 1, trigger('veil-of-sleep'))
    expect(cubesOn(t, 1, 0)).toBe(1)
  })

  test('[RUL-34, TV-11] a vortex that can place nothing has its full stop all the same', () => {
    const t = lay({
      edition: 'rebirth',
      cubes: { arena: { rose: 5 } },
      mages: [
        { at: 'arena', first: 'black-torture' },
        { at: 'arena', first: 'veil-of-sleep active' },
      ],
    })
    play(t, 0, castNext)
    expect([cubesIn(t, 'arena', 0), cubesOn(t, 1, 0)]).toEqual([0, 0])
    expect(t.question(1)).toMatchObject({ about: { what: 'targeted' } })
  })

  test('[VRB-51] a shield takes back what lies there and keeps off what comes later, so much in all', () => {
    const t = inRebirth(
      { at: 'arena', first: 'withering-gaze dark' },
      { at: 'arena', first: 'iron-horseshoe dark active', jinxes: ['amnesia'] },
    )
    play(t, 0, castNext)
    play(t, 1, trigger('iron-horseshoe'))
    // Two and two: three of them are kept off.
    expect(cubesOn(t, 1, 0)).toBe(1)
  })

  test('[VRB-43, REB-C.31, RUL-98] who cancels a spell at its vortex suffers nothing; the cube stays', () => {
    const t = inRebirth({ at: 'arena', first: 'black-torture' }, { at: 'arena', first: 'undoing active' })
    play(t, 0, castNext)
    play(t, 1, trigger('undoing'))
    expect([cubesIn(t, 'arena', 0), cubesOn(t, 1, 0), cubesOn(t, 0, rose)]).toEqual([1, 0, 0])
    expect(status(t, 0)).toBe('used')
  })

  test('[VRB-43] without a vortex what its first sentence has placed goes back, and the rest does not come', () => {
    const t = inRebirth({ at: 'arena', first: 'shared-torture' }, { at: 'arena', first: 'undoing active' })
    play(t, 0, castNext)
    expect(cubesOn(t, 1, 0)).toBe(4)
    play(t, 1, trigger('undoing'))
    expect([cubesOn(t, 1, 0), cubesOn(t, 0, rose), mage(t, 0).reserve]).toEqual([0, 0, 26])
  })

  test('[REB-EFF.4, REB-EFF.6] a spell goes on after a reaction has felled its caster', () => {
    const t = inRebirth(
      {
        mage: 'rikkart',
        at: 'arena',
        first: 'shared-torture dark',
        damage: { 1: allBut(1, 'rikkart') },
        grimoire: ['solve'],
      },
      { mage: 'gramigna', at: 'arena', first: 'scar-ward active' },
    )
    play(t, 0, castNext)
    play(t, 1, trigger('scar-ward'))
    expect(place(t, 0)).toBe('cell')
    // Draw 1 is about her cards; Pain reaches into the cell.
    expect(mage(t, 0).hand).toEqual(['solve'])
    expect(mage(t, 0).damage).toEqual([rose])
  })

  test('[RUL-97] a target that has stayed is touched though the caster fell at the vortex', () => {
    const t = inRebirth(
      { mage: 'rikkart', at: 'arena', first: 'black-torture', damage: { 1: 2, 2: allBut(3, 'rikkart') } },
      { at: 'arena', first: 'martyrs-mirror active', damage: { 2: 1 } },
      { at: 'theatre' },
    )
    play(t, 0, castNext)
    play(t, 1, trigger('martyrs-mirror'), { do: 'cube', seat: 2 })
    expect(place(t, 0)).toBe('cell')
    expect(cubesOn(t, 1, 0)).toBe(3)
  })

  test('[REB-EFF.5, REB-EFF.10] a trap is revealed by triggering it and cannot be triggered again', () => {
    const t = inRebirth({ at: 'black-rose-room' }, { at: 'crypt', first: 'cerebral-worm active' })
    play(t, 0, move, pass, to('arena'))
    play(t, 1, trigger('cerebral-worm'))
    expect(status(t, 1)).toBe('used')
    play(t, 0, to('black-rose-room'))
    expect(t.question(0)).toMatchObject({ kind: 'step' })
    expect(cubesOn(t, 0, 1)).toBe(1)
  })

  test('[REB-EFF.10] what was triggered is not triggered again', () => {
    const t = inRebirth(
      { at: 'arena', first: 'black-torture', quick: 'vitriol' },
      { at: 'arena', quick: 'scar-ward used', first: 'scar-ward active' },
    )
    play(t, 0, castNext)
    expect(t.options(1)).toMatchObject([{ do: 'trigger', slot: 'first' }, { do: 'pass' }])
    play(t, 1, trigger('scar-ward'))
    play(t, 0, castQuick)
    // Nothing of hers waits any more: it is her turn, and nobody has asked her.
    expect(t.question(1)?.kind).toBe('component')
    expect(cubesOn(t, 1, 0)).toBeGreaterThan(0)
  })

  test('[REB-G.12] what lies face up waits no more, what is ready not yet', () => {
    const t = inRebirth({ at: 'black-rose-room' }, { at: 'crypt', first: 'cerebral-worm' })
    play(t, 0, move, pass, to('arena'))
    expect(t.question(0)).toMatchObject({ kind: 'step' })
  })
})

describe('two who fell each other', () => {
  test('[RUL-27, REB-EFF.6, REB-EFF.7, REB-C.1] who is struck back falls within, then who was struck; both score, and the spell goes on', () => {
    const t = inRebirth(
      { mage: 'doria', at: 'arena', first: 'barbed-embrace', damage: { 1: allBut(3, 'doria') } },
      { mage: 'gramigna', at: 'arena', first: 'persecution active', damage: { 0: allBut(1, 'gramigna') } },
    )
    play(t, 0, castNext)
    // Five were inflicted on one free space: to ignore three of them saves nobody, and they go back all the same.
    play(t, 1, trigger('persecution'))
    expect(t.happened('defeated').map(({ seat, by }) => [seat, by])).toEqual([
      [0, 1],
      [1, 0],
    ])
    expect([place(t, 0), place(t, 1), powers(t)]).toEqual(['cell', 'cell', [5, 5]])
    expect([mage(t, 0).won, mage(t, 1).won, mage(t, 1).damage]).toEqual([[1], [0], []])
    // [VRB-11] She heals nothing in her cell; its Pain is the Black Rose's, and finds her there.
    expect(mage(t, 0).damage).toEqual([rose, rose])
    expect([mage(t, 0).reserve, mage(t, 1).reserve]).toEqual([26, 26])
  })
})

describe('several reactions at one full stop', () => {
  const trapped = () =>
    inRebirth(
      { mage: 'rikkart', at: 'black-rose-room' },
      { at: 'crypt', first: 'thorned-threshold active' },
      { at: 'garden', first: 'cerebral-worm active' },
    )

  test('[REB-EFF.8, RUL-30] the active mage comes last; outside of activations that is the first player', () => {
    const ward: MageSetup = { at: 'forge', quests: ['kindling'], first: 'scar-ward active' }
    const t = lay({
      edition: 'rebirth',
      phase: 'blackRose',
      crown: 1,
      mages: [ward, { ...ward, quests: ['rising-tide'] }, { ...ward, quests: ['deep-roots'] }],
      nextEvents: ['sudden-chill'],
    })
    const asked: number[] = []
    while (t.question(t.waitsFor()[0]!)?.kind === 'react') {
      asked.push(t.waitsFor()[0]!)
      t.choose(t.waitsFor()[0]!, pass)
    }
    expect(asked).toEqual([2, 0, 1])
  })

  test('[REB-EFF.8, REB-C.18, RUL-29, DEC-25] all declare clockwise from the left of the active mage before anything is resolved', () => {
    const t = trapped()
    play(t, 0, move, pass)
    t.choose(0, to('arena'))
    expect(t.waitsFor()).toEqual([1])
    t.choose(1, trigger('thorned-threshold'))
    expect([t.waitsFor(), mage(t, 0).damage]).toEqual([[2], []])
    t.choose(2, trigger('cerebral-worm'))
    expect(mage(t, 0).damage).toEqual([1, 1, 1, 2])
  })

  test('[RUL-29] a declaration names a place on the sheet, never a card, and shows nothing', () => {
    const t = trapped()
    play(t, 0, move, pass)
    t.choose(0, to('arena'))
    t.choose(1, trigger('thorned-threshold'))
    expect(JSON.stringify(t.view(0))).not.toContain('thorned-threshold')
    expect(t.happened('triggered')).toEqual([])
  })

  test('[RUL-29] a declared card whose target is merely gone is revealed and does what it can', () => {
    const t = inRebirth(
      { mage: 'rikkart', at: 'black-rose-room', damage: { 1: allBut(3, 'rikkart') } },
      { at: 'crypt', first: 'thorned-threshold active' },
      { at: 'garden', first: 'cerebral-worm active' },
    )
    play(t, 0, move, pass)
    t.choose(0, to('arena'))
    t.choose(1, trigger('thorned-threshold'))
    t.choose(2, trigger('cerebral-worm'))
    expect(place(t, 0)).toBe('cell')
    expect(status(t, 2)).toBe('used')
    expect(mage(t, 0).jinxes).toBeUndefined()
  })

  test('[REB-EFF.8, RUL-95, DEC-26] one owner resolves hers in the order in which she has declared them', () => {
    const t = inRebirth(
      { mage: 'rikkart', at: 'black-rose-room' },
      { at: 'crypt', first: 'thorned-threshold active', second: 'cerebral-worm active' },
    )
    play(t, 0, move, pass)
    t.choose(0, to('arena'))
    t.choose(1, trigger('cerebral-worm'))
    expect(t.offers(1, trigger('cerebral-worm'))).toBe(false)
    t.choose(1, trigger('thorned-threshold'))
    expect(t.happened('triggered')).toMatchObject([{ card: 'cerebral-worm' }, { card: 'thorned-threshold' }])
  })

  test('[RUL-140] what is declared answers that, and nothing that happens before it is its turn', () => {
    const t = inRebirth(
      { mage: 'rikkart', at: 'black-rose-room' },
      { at: 'black-rose-room', first: 'agonists-leash active', second: 'cerebral-worm active' },
    )
    play(t, 0, move, pass)
    t.choose(0, to('arena'))
    t.choose(1, trigger('agonists-leash'))
    t.choose(1, trigger('cerebral-worm'))
    // The Leash hurts, then drags her on: the Worm is spoken for, so that this step is nobody's to answer.
    t.choose(1, to('summoner-room'))
    expect(t.happened('triggered')).toMatchObject([{ card: 'agonists-leash' }, { card: 'cerebral-worm' }])
    expect([status(t, 1), status(t, 1, 'second'), cubesOn(t, 0, 1)]).toEqual(['used', 'used', 3])
  })

  test('[RUL-29] a declared card whose trigger was wholly undone stays active and unrevealed', () => {
    const t = inRebirth(
      { at: 'arena', first: 'night-terrors' },
      { at: 'arena', first: 'plate-and-gear active', second: 'tincture-of-glass active' },
    )
    play(t, 0, castNext)
    t.choose(1, trigger('plate-and-gear'))
    t.choose(1, trigger('tincture-of-glass'))
    expect(cubesOn(t, 1, 0)).toBe(0)
    expect([status(t, 1), status(t, 1, 'second')]).toEqual(['used', 'active'])
    expect(JSON.stringify(t.view(0))).not.toContain('tincture-of-glass')
  })

  test('[RUL-93] one whose condition holds only in part by now is resolved', () => {
    const t = inRebirth(
      { at: 'arena', first: 'barbed-embrace' },
      { at: 'arena', first: 'scar-ward active', second: 'scar-ward dark active' },
    )
    play(t, 0, castNext)
    play(t, 1, { do: 'trigger', slot: 'first' }, { do: 'trigger', slot: 'second' })
    // Five, less four; the ward against three or more takes the last one, and hurts.
    expect([cubesOn(t, 1, 0), cubesOn(t, 1, rose)]).toEqual([0, 1])
  })

  test('[REB-C.17] whoever might react, as everybody sees, is asked, with a lone pass if need be', () => {
    const t = inRebirth({ at: 'black-rose-room' }, { at: 'crypt', first: 'salt-circle active' })
    play(t, 0, move, pass)
    t.choose(0, to('arena'))
    expect(t.options(1)).toEqual([{ do: 'pass' }])
  })

  test('[REB-C.17] nobody is asked about what no card of the box waits for', () => {
    const t = inRebirth({ at: 'black-rose-room' }, { at: 'crypt', first: 'iron-horseshoe active' })
    play(t, 0, move, pass)
    t.choose(0, to('arena'))
    expect(t.waitsFor()).toEqual([0])
  })

  test('[REB-EFF.8, RUL-95] a spell that fits several things says which one it answers', () => {
    const t = inRebirth(
      { at: 'arena', first: 'calcination' },
      {
        at: 'forge',
        first: 'plate-and-gear dark active',
        evocations: [
          { kind: 'colossus', at: 'arena' },
          { kind: 'cadaver', at: 'arena' },
        ],
      },
    )
    play(t, 0, castNext, to('arena'))
    expect(t.options(1)).toHaveLength(3)
    play(t, 1, { do: 'trigger', heard: 1 })
    expect(t.state.evocations.map(({ kind, damage }) => [kind, damage.length])).toEqual([
      ['colossus', 2],
      ['cadaver', 0],
    ])
  })
})

describe('what the owner of a trap may wait for', () => {
  test('[REB-G.8, RUL-31, RUL-100] how far off a mover is, is counted after the move, from the room of who waits', () => {
    const t = inRebirth({ at: 'treasure-room' }, { at: 'crypt', first: 'agonists-leash active' })
    play(t, 0, move, pass)
    t.choose(0, to('arena'))
    // (1,0) is in no row with (2,-2).
    expect(t.options(1)).toEqual([{ do: 'pass' }])
    t.choose(1, pass)
    t.choose(0, to('observatory'))
    play(t, 1, trigger('agonists-leash'), to('arena'))
    expect(place(t, 0)).toBe('arena')
    expect(cubesOn(t, 0, 1)).toBe(2)
  })

  test('[REB-EFF.4] a trap on an activated room is resolved at the first full stop of the room', () => {
    const t = inRebirth(
      { at: 'garden', damage: { 1: 2 } },
      { at: 'treasure-room', first: 'trodden-grave active' },
    )
    play(t, 0, { do: 'attack' }, activate)
    // The garden has healed one, and the grave answers.
    expect(cubesOn(t, 0, 1)).toBe(1)
    play(t, 1, trigger('trodden-grave'))
    expect(cubesOn(t, 0, 1)).toBe(2)
    expect(mage(t, 0).jinxes).toMatchObject([{ kind: 'amnesia' }])
  })

  test('[REB-EFF.4] a mage is heard to cast her quick spell, and to make a physical attack', () => {
    const t = inRebirth(
      { at: 'arena', quick: 'red-tithe' },
      { at: 'forge', first: 'creeping-dread active', second: 'deadman-switch dark active' },
      { at: 'arena' },
    )
    play(t, 0, castQuick)
    play(t, 1, trigger('creeping-dread'))
    expect(cubesOn(t, 0, 1)).toBe(2)
    play(t, 0, { do: 'attack' }, pass)
    play(t, 1, trigger('deadman-switch'))
    expect(cubesOn(t, 0, 1)).toBe(5)
    expect(cubesOn(t, 2, 0)).toBe(2)
  })

  test('[REB-EFF.4] a mage whom somebody has moved goes back, and strikes back', () => {
    const t = inRebirth(
      { at: 'arena', first: 'root-grip dark' },
      { at: 'arena', first: 'bark-skin dark active' },
    )
    play(t, 0, castNext, to('forge'))
    play(t, 1, trigger('bark-skin'))
    expect(place(t, 1)).toBe('arena')
    expect(cubesOn(t, 0, 1)).toBe(1)
    play(t, 0, stop, endActivation)
  })

  test('[REB-EFF.4] that she would be defeated is undone by ignoring all damage of the sentence', () => {
    const t = inRebirth(
      { at: 'arena', first: 'barbed-embrace' },
      { mage: 'gramigna', at: 'arena', damage: { 0: allBut(1, 'gramigna') }, first: 'undoing dark active' },
    )
    play(t, 0, castNext)
    play(t, 1, trigger('undoing'))
    expect(place(t, 1)).toBe('arena')
    expect(cubesOn(t, 1, 0)).toBe(allBut(1, 'gramigna'))
    expect(powers(t)).toEqual([0, 0])
  })
})

test('[REB-C.17] standing orders know what befalls a mage, and what would defeat her', () => {
  const hit = (damage: number) => {
    const t = inRebirth(
      { at: 'arena', first: 'barbed-embrace' },
      { mage: 'gramigna', at: 'arena', damage: { 0: damage }, first: 'plate-and-gear active' },
    )
    play(t, 0, castNext)
    return (orders: object) =>
      standingOrders.answerTo(t.state, t.question(1)!, {
        protections: 'able',
        traps: 'never',
        quests: 'able',
        ...orders,
      })
  }
  expect(hit(0)({})).toBeUndefined()
  expect(hit(0)({ protections: 'never' })).toEqual({ do: 'pass' })
  expect(hit(0)({ 'pass-all': 3 })).toEqual({ do: 'pass' })
  expect(hit(allBut(4, 'gramigna'))({ 'pass-all': 3 })).toBeUndefined()
})
