import { describe, expect, test } from 'vitest'
import {
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
  move,
  on,
  pass,
  place,
  play,
  stop,
  to,
  trigger,
} from '../../position.ts'

const inRebirth = (...mages: readonly MageSetup[]): Board => lay({ edition: 'rebirth', mages })
const inEvocationPhase = (...mages: readonly MageSetup[]): Board =>
  lay({ edition: 'rebirth', phase: 'evocation', mages })
const kinds = (t: Board): string[] => t.state.evocations.map(({ kind }) => kind)

describe('summoning', () => {
  test('[REB-EVO.2, REB-EVO.8] a model comes into the room, its card into the first free space', () => {
    const t = inRebirth({ at: 'arena', first: 'call-of-the-succubus' }, { at: 'theatre' })
    play(t, 0, castNext, to('forge'))
    expect(t.state.evocations).toMatchObject([{ kind: 'succubus', owner: 0, slot: 0, damage: [] }])
    expect(evocationRooms(t, 0, 'succubus')).toEqual(['forge'])
  })

  test('[REB-EVO.2, VRB-33] it enters, and may set off a room trap', () => {
    const t = inRebirth(
      { at: 'forge', first: 'call-of-the-succubus' },
      { at: 'crypt', first: 'thorned-threshold active' },
    )
    play(t, 0, castNext, to('arena'))
    play(t, 1, trigger('thorned-threshold'))
    expect(kinds(t)).toEqual([])
  })

  const three = (first: string) =>
    inRebirth(
      {
        at: 'forge',
        first,
        evocations: [
          { kind: 'cadaver', at: 'forge' },
          { kind: 'bearTotem', at: 'forge' },
          { kind: 'wolfTotem', at: 'forge' },
        ],
      },
      { at: 'theatre' },
    )

  test('[REB-EVO.3, DEC-28] with three in play one is replaced, without having been defeated, or nothing comes', () => {
    const replaced = three('call-of-the-succubus')
    play(replaced, 0, castNext, to('forge'))
    expect(replaced.options(0)).toHaveLength(4)
    play(replaced, 0, on('wolfTotem'))
    expect(kinds(replaced)).toEqual(['cadaver', 'bearTotem', 'succubus'])
    const declined = three('call-of-the-succubus')
    play(declined, 0, castNext, to('forge'), { do: 'no' })
    expect(kinds(declined)).toEqual(['cadaver', 'bearTotem', 'wolfTotem'])
  })

  test('[REB-EVO.3, RUL-46] with a space free one may be replaced all the same', () => {
    const t = inRebirth(
      { at: 'forge', first: 'call-of-the-succubus', evocations: [{ kind: 'cadaver', at: 'forge' }] },
      { at: 'theatre' },
    )
    play(t, 0, castNext, to('forge'))
    expect(t.offers(0, { do: 'no' })).toBe(false)
    expect(t.offers(0, { do: 'yes' })).toBe(true)
    play(t, 0, on('cadaver'))
    expect(t.state.evocations).toMatchObject([{ kind: 'succubus', slot: 0 }])
  })

  test('[REB-EVO.4, REB-CMP.31] without a model of the kind nothing comes, and the rest of the spell does', () => {
    const t = inRebirth(
      { at: 'forge', first: 'call-of-the-succubus dark' },
      {
        at: 'theatre',
        evocations: [
          { kind: 'succubus', at: 'theatre' },
          { kind: 'succubus', at: 'theatre' },
          { kind: 'succubus', at: 'theatre' },
        ],
      },
    )
    play(t, 0, castNext)
    expect(kinds(t)).toHaveLength(3)
    expect(mage(t, 0).damage).toHaveLength(1)
    expect(t.question(0)?.kind).toBe('component')
  })

  test('[REB-EVO.5, REB-C.20] a second large one only takes the place of the first', () => {
    const t = inRebirth(
      {
        at: 'forge',
        first: 'forge-the-colossus',
        evocations: [
          { kind: 'cadaver', at: 'forge' },
          { kind: 'nigredo', at: 'theatre' },
        ],
      },
      { at: 'theatre' },
    )
    play(t, 0, castNext)
    expect(t.options(0)).toMatchObject([{ do: 'evocation', kind: 'nigredo' }, { do: 'no' }])
    play(t, 0, on('nigredo'))
    expect(kinds(t)).toEqual(['cadaver', 'colossus'])
    // [REB-C.20] Removed is removed: it shakes the room where it stood.
    expect(cubesIn(t, 'theatre', 0)).toBe(2)
  })

  test('[REB-EVO.1, REB-EVP.2, RUL-42] an umbra takes no space, goes where its mage goes, and nobody commands it', () => {
    const t = inRebirth({ at: 'forge', umbras: [{ kind: 'dread', by: 1 }] }, { at: 'theatre' })
    expect(t.offers(0, { do: 'evocation' })).toBe(false)
    play(t, 0, move, pass, to('arena'))
    expect(t.state.evocations).toMatchObject([{ kind: 'dread', slot: -1, place: mage(t, 0).place }])
  })

  test('[RUL-42] it is an opposing evocation to everybody, to its own mage, too', () => {
    const t = inRebirth({ at: 'forge', umbras: [{ kind: 'dread', by: 1 }] }, { at: 'theatre' })
    play(t, 0, attack, pass)
    expect(kinds(t)).toEqual([])
  })
})

describe('acting', () => {
  const duel = () =>
    inEvocationPhase(
      { at: 'theatre', evocations: [{ kind: 'succubus', at: 'arena' }] },
      { mage: 'gramigna', at: 'arena' },
    )

  test('[REB-EVP.3] it may attack before its run', () => {
    const t = duel()
    play(t, 0, on('succubus'), attack, { do: 'no' }, to('forge'), stop)
    expect(cubesOn(t, 1, 0)).toBe(1)
    expect(evocationRooms(t, 0, 'succubus')).toEqual(['forge'])
    expect(t.question(0)?.kind).not.toBe('evocationTurn')
  })

  test('[REB-EVP.3] or after it, never both', () => {
    const t = duel()
    play(t, 0, on('succubus'), move, to('forge'), to('arena'), stop, attack, { do: 'no' })
    expect(cubesOn(t, 1, 0)).toBe(1)
    expect(t.state.phase).not.toBe('evocation')
  })

  test('[REB-EVP.3] its run is unbroken: who moves first attacks where the run ends', () => {
    const t = duel()
    play(t, 0, on('succubus'), move, to('forge'), stop)
    expect(cubesOn(t, 1, 0)).toBe(0)
  })

  test('[REB-EVP.4] the activation of a totem is its call', () => {
    const t = inEvocationPhase(
      { at: 'theatre', evocations: [{ kind: 'bearTotem', at: 'arena' }] },
      { mage: 'gramigna', at: 'arena' },
    )
    play(t, 0, on('bearTotem'))
    expect(cubesOn(t, 1, 0)).toBe(3)
  })

  test('[REB-EVP.4] instead of attacking it may use a power that says so', () => {
    const t = inEvocationPhase(
      { at: 'theatre', evocations: [{ kind: 'colossus', at: 'arena' }] },
      { mage: 'gramigna', at: 'arena' },
    )
    play(t, 0, on('colossus'), { do: 'yes' }, stop)
    expect([cubesIn(t, 'arena', 0), cubesOn(t, 1, 0)]).toEqual([1, 0])
  })

  test('[REB-EVO.7, REB-EVO.6, RUL-99] its blow is a physical attack in its controller’s colour, and can be answered', () => {
    const t = inEvocationPhase(
      { at: 'theatre', evocations: [{ kind: 'succubus', at: 'arena' }] },
      { mage: 'gramigna', at: 'arena', first: 'deadman-switch dark active' },
    )
    play(t, 0, on('succubus'), attack)
    // [REB-G.5] Its own power comes before reactions.
    play(t, 0, { do: 'no' })
    play(t, 1, trigger('deadman-switch'))
    expect(cubesOn(t, 1, 0)).toBe(1)
    expect(kinds(t)).toEqual([])
  })

  test('[RUL-47, REB-G.12] what is removed in its activation does nothing more', () => {
    const t = inEvocationPhase(
      { at: 'theatre', evocations: [{ kind: 'cadaver', at: 'arena' }] },
      { mage: 'gramigna', at: 'arena', first: 'deadman-switch dark active' },
    )
    play(t, 0, on('cadaver'), attack)
    play(t, 1, trigger('deadman-switch'))
    expect(kinds(t)).toEqual([])
    expect(t.question(0)?.kind).not.toBe('step')
  })

  test('[RUL-48] an evocation acts though its mage is in her cell', () => {
    const t = inEvocationPhase(
      { at: 'cell', evocations: [{ kind: 'cadaver', at: 'arena' }] },
      { mage: 'gramigna', at: 'arena' },
    )
    play(t, 0, on('cadaver'), attack, stop)
    expect(cubesOn(t, 1, 0)).toBe(1)
  })

  test('[REB-ACT.10, RUL-01] commanded, it acts wherever it is', () => {
    const t = inRebirth(
      { at: 'theatre', evocations: [{ kind: 'cadaver', at: 'arena' }] },
      { mage: 'gramigna', at: 'arena' },
    )
    play(t, 0, on('cadaver'), attack, stop)
    expect([cubesOn(t, 1, 0), mage(t, 0).actions, place(t, 0)]).toEqual([1, 1, 'theatre'])
    play(t, 0, endActivation)
  })

  test('[REB-EVO.6, REB-C.2] that her evocation was removed is heard of in a full stop of its own', () => {
    const t = inRebirth(
      { at: 'arena', first: 'vitriol' },
      { at: 'theatre', first: 'deadman-switch active', evocations: [{ kind: 'cadaver', at: 'arena' }] },
    )
    play(t, 0, castNext)
    expect(t.question(1)).toMatchObject({ about: { what: 'removed', kind: 'cadaver' } })
    play(t, 1, trigger('deadman-switch'))
    expect(cubesOn(t, 0, 1)).toBe(2)
  })
})
