import { describe, expect, test } from 'vitest'
import { nobody, rose } from '../../../src/state.ts'
import { nightmaresFor, umbrasOf } from '../../../src/table/assigned.ts'
import type { EvocationKind } from '../../../src/words/board.ts'
import {
  type Answer,
  allBut,
  attack,
  type Board,
  castNext,
  cubesOn,
  endActivation,
  lay,
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
  trigger,
} from '../../position.ts'

const inRebirth = (mages: readonly MageSetup[], more: Partial<Position> = {}): Board =>
  lay({ edition: 'rebirth', ...more, mages })
const umbra = (kind: EvocationKind): Answer => ({ do: 'umbra', kind })
const haunting = (t: Board, seat: number): string[] => umbrasOf(t.state, seat).map(({ kind }) => kind)
const placesOf = (t: Board, seat: number): number[] => umbrasOf(t.state, seat).map(({ place: room }) => room)

describe('an Umbra is assigned', () => {
  test('[VRB-34, REB-G.9] its controller chooses the nightmare; it is nobody’s, in no space, with its mage', () => {
    const t = inRebirth([{ at: 'arena', first: 'lurking-shape' }, { at: 'forge' }])
    t.choose(0, castNext)
    expect(t.options(0)).toEqual([
      { do: 'umbra', kind: 'dread' },
      { do: 'umbra', kind: 'insomnia' },
      { do: 'umbra', kind: 'vertigo' },
    ])
    play(t, 0, umbra('insomnia'))
    expect(umbrasOf(t.state, 1)).toMatchObject([
      { kind: 'insomnia', owner: nobody, slot: -1, place: mage(t, 1).place, assignedBy: 0, health: 3 },
    ])
    expect(t.happened('assigned')).toMatchObject([{ seat: 0, kind: 'insomnia', whom: 1 }])
  })

  test('[RUL-42] three at most', () => {
    const three = [
      { kind: 'dread', by: 0 },
      { kind: 'dread', by: 0 },
      { kind: 'vertigo', by: 0 },
    ] as const
    const t = inRebirth([
      { at: 'arena', first: 'lurking-shape dark' },
      { at: 'arena', umbras: three },
    ])
    expect(nightmaresFor(t.state, 1)).toEqual([])
    play(t, 0, castNext)
    expect(haunting(t, 1)).toEqual(['dread', 'dread', 'vertigo'])
    expect(cubesOn(t, 1, 0)).toBe(1)
  })

  test('[REB-CMP.19] there are three of each nightmare', () => {
    const dreads = [
      { kind: 'dread', by: 0 },
      { kind: 'dread', by: 0 },
    ] as const
    const t = inRebirth([
      { at: 'arena', umbras: [dreads[0]] },
      { at: 'forge', umbras: dreads },
      { at: 'garden' },
    ])
    expect(nightmaresFor(t.state, 2)).toEqual(['insomnia', 'vertigo'])
  })

  test('[REB-EVO.6] who is haunted may answer: it goes, and another comes to who has assigned it', () => {
    const t = inRebirth([
      { at: 'arena', first: 'lurking-shape' },
      { at: 'forge', first: 'persecution dark active' },
    ])
    play(t, 0, castNext, umbra('dread'))
    t.choose(1, trigger('persecution'))
    play(t, 1, umbra('vertigo'))
    expect([haunting(t, 0), haunting(t, 1)]).toEqual([['vertigo'], []])
    expect(umbrasOf(t.state, 0)).toMatchObject([{ assignedBy: 1 }])
  })
})

describe('an Umbra follows its mage', () => {
  const haunted = { umbras: [{ kind: 'dread', by: 0 }] } as const

  test('[RUL-42] when she moves and when she is moved, and sets no trap off', () => {
    const t = inRebirth(
      [
        { at: 'garden', first: 'thorned-threshold active' },
        { at: 'forge', ...haunted },
      ],
      { active: 1 },
    )
    play(t, 1, move, pass, to('arena'))
    // It is she who enters: one answer, for her.
    expect(t.options(0)).toEqual([
      { do: 'trigger', card: 'thorned-threshold', slot: 'first' },
      { do: 'pass' },
    ])
    t.choose(0, pass)
    expect(placesOf(t, 1)).toEqual([mage(t, 1).place])
    expect(place(t, 1)).toBe('arena')
  })

  test('[RUL-42] when rooms are swapped', () => {
    const t = inRebirth([
      { at: 'arena', first: 'through-the-mirror' },
      { at: 'forge', ...haunted },
    ])
    play(t, 0, castNext)
    expect([place(t, 0), place(t, 1)]).toEqual(['forge', 'arena'])
    expect(placesOf(t, 1)).toEqual([mage(t, 1).place])
  })

  test('[RUL-42] everybody may attack it, its mage as well', () => {
    const t = inRebirth([{ at: 'garden' }, { at: 'forge', mage: 'doria', ...haunted }], { active: 1 })
    play(t, 1, attack, pass)
    expect(haunting(t, 1)).toEqual([])
    // No trophy, no power, the cubes come back.
    expect(powers(t)).toEqual([0, 0])
    expect(mage(t, 1).reserve).toBe(26)
  })
})

describe('what the nightmares do', () => {
  const phase = { phase: 'evocation' } as const

  test('[REB-EVP.2] Dread: 1 damage of the Black Rose each Evocation Phase', () => {
    const t = inRebirth([{ at: 'arena' }, { at: 'forge', umbras: [{ kind: 'dread', by: 0 }] }], phase)
    expect([cubesOn(t, 1, rose), cubesOn(t, 0, rose)]).toEqual([1, 0])
  })

  test('[REB-EVP.2] Insomnia: a spell from hand, or 1 damage, as she likes', () => {
    const insomnia = { umbras: [{ kind: 'insomnia', by: 0 }] } as const
    const t = inRebirth([{ at: 'arena' }, { at: 'forge', hand: ['solve'], ...insomnia }], phase)
    play(t, 1, { do: 'mode', mode: 1 }, { do: 'card', card: 'solve' })
    expect(t.happened('discarded')).toMatchObject([{ seat: 1, card: 'solve' }])
    expect(cubesOn(t, 1, rose)).toBe(0)
    const other = inRebirth([{ at: 'arena' }, { at: 'forge', hand: ['solve'], ...insomnia }], phase)
    play(other, 1, { do: 'mode', mode: 2 })
    expect(other.happened('discarded')).toEqual([])
    expect(cubesOn(other, 1, rose)).toBe(1)
  })

  test('[REB-EVP.2] without a spell there is nothing to choose', () => {
    const t = inRebirth([{ at: 'arena' }, { at: 'forge', umbras: [{ kind: 'insomnia', by: 0 }] }], phase)
    expect(cubesOn(t, 1, rose)).toBe(1)
  })

  test('[REB-G.5, RUL-114] Vertigo: 1 damage the first time in an Action Phase that she leaves a room by a move', () => {
    const t = inRebirth(
      [{ at: 'garden' }, { at: 'forge', mage: 'arianna', umbras: [{ kind: 'vertigo', by: 0 }] }],
      { active: 1 },
    )
    play(t, 1, move, pass, to('arena'))
    expect(cubesOn(t, 1, rose)).toBe(1)
    play(t, 1, to('forge'), stop, pass)
    expect(cubesOn(t, 1, rose)).toBe(1)
  })

  test('[REB-G.5, RUL-114] being placed is no move', () => {
    const t = inRebirth(
      [
        { at: 'garden' },
        { at: 'forge', first: 'through-the-mirror dark', umbras: [{ kind: 'vertigo', by: 0 }] },
      ],
      { active: 1 },
    )
    play(t, 1, castNext, to('arena'))
    expect([place(t, 1), cubesOn(t, 1, rose)]).toEqual(['arena', 0])
  })

  test('[REB-G.9] with the Crown of the Summoner they act after the last evocation', () => {
    const t = inRebirth(
      [
        { at: 'arena', umbras: [{ kind: 'dread', by: 1 }] },
        { at: 'forge', evocations: [{ kind: 'cadaver', at: 'forge' }] },
      ],
      { ...phase, rules: { crownOfSummoner: true } },
    )
    expect(cubesOn(t, 0, rose)).toBe(0)
    play(t, 1, on('cadaver'), stop)
    expect(cubesOn(t, 0, rose)).toBe(1)
  })

  test('[REB-G.9, RUL-30] then, too, it is the turn of the mage whom they haunt', () => {
    const t = inRebirth(
      [
        { at: 'arena', first: 'plate-and-gear active', umbras: [{ kind: 'dread', by: 1 }] },
        { at: 'forge', evocations: [{ kind: 'cadaver', at: 'forge' }] },
      ],
      { ...phase, rules: { crownOfSummoner: true } },
    )
    play(t, 1, on('cadaver'), stop)
    expect([t.question(0)?.kind, t.state.active]).toEqual(['react', 0])
  })
})

describe('when its mage is defeated', () => {
  test('[REB-DMG.6, REB-C.13] her Umbras go, and who has assigned them gains 1 PP for each', () => {
    const t = inRebirth([
      { at: 'arena', first: 'vitriol' },
      {
        at: 'arena',
        mage: 'doria',
        damage: { 0: allBut(2, 'doria') },
        umbras: [
          { kind: 'dread', by: 2 },
          { kind: 'vertigo', by: 2 },
        ],
      },
      { at: 'garden', mage: 'gramigna' },
    ])
    play(t, 0, castNext, { do: 'target', seat: 1 })
    expect(place(t, 1)).toBe('cell')
    expect(haunting(t, 1)).toEqual([])
    expect(powers(t)).toEqual([5, 0, 2])
  })

  test('[REB-G.9] in her cell it is out of reach', () => {
    const t = inRebirth([
      { at: 'arena', first: 'black-sun' },
      { at: 'cell', umbras: [{ kind: 'dread', by: 0 }] },
    ])
    play(t, 0, castNext, to('arena'))
    expect(umbrasOf(t.state, 1)).toMatchObject([{ damage: [], place: -1 }])
  })
})

describe('cards that count them', () => {
  test('[VRB-11] the Black Rose deals 1 damage for each Umbra of the target', () => {
    const t = inRebirth([
      { at: 'arena', first: 'feast-of-shadows' },
      {
        at: 'forge',
        umbras: [
          { kind: 'dread', by: 0 },
          { kind: 'vertigo', by: 0 },
        ],
      },
    ])
    play(t, 0, castNext, { do: 'enough' })
    expect(cubesOn(t, 1, rose)).toBe(2)
  })

  test('[REB-EVO.6] 1 PP for each enemy mage who is haunted', () => {
    const t = inRebirth([
      { at: 'arena', first: 'harvest-of-fear', umbras: [{ kind: 'dread', by: 1 }] },
      { at: 'forge', umbras: [{ kind: 'insomnia', by: 0 }] },
      { at: 'garden' },
    ])
    play(t, 0, castNext, endActivation)
    expect(powers(t)).toEqual([1, 0, 0])
  })

  test('[VRB-35, VRB-01] one is removed; only if it was, damage is converted', () => {
    const t = inRebirth([
      { at: 'arena', first: 'harvest-of-fear dark' },
      { at: 'forge', damage: { rose: 2 } },
    ])
    play(t, 0, castNext)
    expect(cubesOn(t, 1, 0)).toBe(0)
    const other = inRebirth([
      { at: 'arena', first: 'harvest-of-fear dark' },
      { at: 'forge', damage: { rose: 2 }, umbras: [{ kind: 'dread', by: 0 }] },
    ])
    play(other, 0, castNext, { do: 'cube', seat: rose }, { do: 'cube', seat: rose })
    expect(cubesOn(other, 1, 0)).toBe(2)
    expect(haunting(other, 1)).toEqual([])
  })
})
