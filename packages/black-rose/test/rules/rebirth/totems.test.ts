import { describe, expect, test } from 'vitest'
import type { EvocationKind } from '../../../src/words/board.ts'
import {
  type Board,
  castNext,
  cubesIn,
  cubesOn,
  evocationRooms,
  lay,
  type MageSetup,
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
const phase = { phase: 'evocation' } as const
const totem = (kind: EvocationKind, where = 'arena'): NonNullable<MageSetup['evocations']> => [
  { kind, at: where },
]
const kindsOffered = (t: Board): unknown[] => t.options(0).map((option) => option.do)

describe('summoning a totem', () => {
  test('[VRB-33] its summoner says which; one that is in play cannot be chosen', () => {
    const t = inRebirth([
      { at: 'arena', first: 'raise-the-totem' },
      { at: 'garden', evocations: totem('bearTotem', 'garden') },
    ])
    play(t, 0, castNext, to('forge'))
    expect(t.options(0)).toEqual([2, 3, 4, 5].map((mode) => ({ do: 'mode', mode })))
    play(t, 0, { do: 'mode', mode: 3 })
    expect(evocationRooms(t, 0, 'owlTotem')).toEqual(['forge'])
  })
})

describe('the call of a totem', () => {
  test('[REB-EVP.4] is all it does when it acts', () => {
    const t = inRebirth([{ at: 'garden', evocations: totem('bearTotem') }, { at: 'arena' }], phase)
    play(t, 0, on('bearTotem'))
    expect(cubesOn(t, 1, 0)).toBe(3)
    expect(t.happened('called')).toHaveLength(1)
    expect(t.happened('stepped')).toEqual([])
  })

  test('[REB-EVP.4] the wolf: its controller steps', () => {
    const t = inRebirth([{ at: 'garden', evocations: totem('wolfTotem') }, { at: 'arena' }], phase)
    play(t, 0, on('wolfTotem'), to('treasure-room'), stop)
    expect(place(t, 0)).toBe('treasure-room')
  })

  test('[REB-EVP.4] the owl: a card from the Grimoire', () => {
    const t = inRebirth(
      [{ at: 'garden', evocations: totem('owlTotem'), grimoire: ['solve'] }, { at: 'arena' }],
      phase,
    )
    play(t, 0, on('owlTotem'))
    expect(t.happened('drewFromGrimoire')[0]).toMatchObject({ seat: 0, count: 1 })
  })

  test('[REB-EVP.4] the serpent: an enemy in its room is moved', () => {
    const t = inRebirth([{ at: 'garden', evocations: totem('serpentTotem') }, { at: 'arena' }], phase)
    play(t, 0, on('serpentTotem'), to('forge'))
    expect(place(t, 1)).toBe('forge')
  })

  test('[REB-EVP.4] the stag: its controller heals', () => {
    const t = inRebirth(
      [{ at: 'garden', damage: { 1: 3 }, evocations: totem('stagTotem') }, { at: 'arena' }],
      phase,
    )
    play(t, 0, on('stagTotem'))
    expect(cubesOn(t, 0, 1)).toBe(1)
  })

  test('[VRB-36] a spell resolves the calls of two', () => {
    const t = inRebirth([
      {
        at: 'garden',
        first: 'ancestors-voice',
        damage: { 1: 3 },
        evocations: [
          { kind: 'stagTotem', at: 'garden' },
          { kind: 'bearTotem', at: 'arena' },
        ],
      },
      { at: 'arena' },
    ])
    play(t, 0, castNext, on('bearTotem'), on('stagTotem'))
    expect([cubesOn(t, 1, 0), cubesOn(t, 0, 1)]).toEqual([3, 1])
    expect(t.happened('called').map(({ model }) => model)).toMatchObject([
      { kind: 'bearTotem' },
      { kind: 'stagTotem' },
    ])
  })
})

describe('rooms with totems', () => {
  test('[VRB-20] one places oneself with a totem', () => {
    const t = inRebirth([
      { at: 'garden', first: 'spirit-walk', evocations: totem('owlTotem', 'crypt') },
      { at: 'arena' },
    ])
    play(t, 0, castNext)
    expect(place(t, 0)).toBe('crypt')
  })

  test('[VRB-30] 1 PP for who has two', () => {
    const one = inRebirth([
      { at: 'garden', first: 'gift-of-four-winds', evocations: totem('owlTotem') },
      { at: 'forge' },
    ])
    play(one, 0, castNext)
    expect([powers(one), cubesIn(one, 'arena', 0)]).toEqual([[0, 0], 2])
    const two = inRebirth([
      {
        at: 'garden',
        first: 'gift-of-four-winds',
        evocations: [
          { kind: 'owlTotem', at: 'arena' },
          { kind: 'stagTotem', at: 'forge' },
        ],
      },
      { at: 'forge' },
    ])
    play(two, 0, castNext, to('forge'))
    expect([powers(two), cubesIn(two, 'forge', 0)]).toEqual([[1, 0], 2])
  })

  test('[REB-EVO.6] who enters one can be hurt there', () => {
    const t = inRebirth(
      [{ at: 'garden', first: 'owl-sentinel active', evocations: totem('stagTotem') }, { at: 'forge' }],
      { active: 1 },
    )
    play(t, 1, move, pass, to('arena'))
    expect(kindsOffered(t)).toEqual(['trigger', 'pass'])
    t.choose(0, trigger('owl-sentinel'))
    expect(cubesOn(t, 1, 0)).toBe(3)
  })
})
