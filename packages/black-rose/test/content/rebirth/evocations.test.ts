import { scenariosWith } from '@conclave/kernel/testing'
import { describe, expect, test } from 'vitest'
import { contentOf, evocationCard } from '../../../src/content/content.ts'
import { rose } from '../../../src/state.ts'
import {
  attack,
  castNext,
  cubesIn,
  cubesOn,
  evocationRooms,
  lay,
  mage,
  move,
  on,
  place,
  play,
  stop,
  to,
} from '../../position.ts'
import { card, cube, go, yes } from '../quest-kit.ts'
import { umbrasOf } from './kit.ts'

const scenario = scenariosWith(test)
const idle = { actions: 0 }

/** The Evocation Phase: seat 0's evocations, and a rival, whose turn follows with a Cadaver. */
const waiting = [{ kind: 'cadaver', at: 'theatre' }] as const
const phase = (you: object, rival: object = {}, crown = 0) =>
  lay({
    edition: 'rebirth',
    phase: 'evocation',
    crown,
    mages: [
      { at: 'arena', ...idle, evocations: waiting, ...you },
      { at: 'garden', ...idle, evocations: waiting, ...rival },
    ],
  })

test('[REB-CMP.9, REB-CMP.28, REB-C.7] as many figures as the box holds', () => {
  const figures = Object.fromEntries(
    [...contentOf('rebirth').evocations.values()].map(({ kind, figures: count }) => [kind, count]),
  )
  expect(figures).toEqual({
    cadaver: 8,
    bearTotem: 1,
    wolfTotem: 1,
    owlTotem: 1,
    serpentTotem: 1,
    stagTotem: 1,
    succubus: 3,
    nigredo: 3,
    albedo: 1,
    colossus: 3,
    fleshHorror: 1,
    dread: 3,
    insomnia: 3,
    vertigo: 3,
  })
})

test('[RUL-45] the large ones', () => {
  const large = [...contentOf('rebirth').evocations.values()].filter((each) => each.large)
  expect(large.map(({ kind }) => kind)).toEqual(['nigredo', 'albedo', 'colossus', 'fleshHorror'])
  expect(
    ['cadaver', 'colossus', 'fleshHorror'].map(
      (kind) => evocationCard('rebirth', kind as 'cadaver').upgrades,
    ),
  ).toEqual([1, 2, 3])
})

describe('the calls of the Totems', () => {
  scenario('[REB-EVP.4] the Bear strikes a model in its room', () => {
    const t = phase({ evocations: [{ kind: 'bearTotem', at: 'forge' }] }, { at: 'forge' })
    play(t, 0, on('bearTotem'))
    expect(cubesOn(t, 1, 0)).toBe(3)
  })

  scenario('[REB-EVP.4] the Wolf moves its mage', () => {
    const t = phase({ evocations: [{ kind: 'wolfTotem', at: 'forge' }] })
    play(t, 0, on('wolfTotem'), to('observatory'), to('crypt'))
    expect(place(t, 0)).toBe('crypt')
  })

  scenario('[REB-EVP.4] the Owl draws a card from the Grimoire', () => {
    const t = phase({
      grimoire: ['solve'],
      hand: ['vitriol'],
      evocations: [{ kind: 'owlTotem', at: 'forge' }],
    })
    play(t, 0, on('owlTotem'))
    expect(mage(t, 0).hand).toEqual(['solve', 'vitriol'])
  })

  scenario('[REB-EVP.4] the Serpent moves a model in its room', () => {
    const t = phase({ evocations: [{ kind: 'serpentTotem', at: 'forge' }] }, { at: 'forge' })
    play(t, 0, on('serpentTotem'), to('treasure-room'))
    expect(place(t, 1)).toBe('treasure-room')
  })

  scenario('[REB-EVP.4] the Stag heals its mage', () => {
    const t = phase({ damage: { 1: 3 }, evocations: [{ kind: 'stagTotem', at: 'forge' }] })
    play(t, 0, on('stagTotem'))
    expect(cubesOn(t, 0, 1)).toBe(1)
  })
})

describe('what evocations do besides', () => {
  scenario('[REB-EVO.6] the Succubus may move a mage whom she has damaged', () => {
    const t = phase({ evocations: [{ kind: 'succubus', at: 'forge' }] }, { at: 'forge' })
    play(t, 0, on('succubus'), attack, yes, to('treasure-room'))
    expect(cubesOn(t, 1, 0)).toBe(1)
    expect(place(t, 1)).toBe('treasure-room')
  })

  scenario('[REB-C.20] a Nigredo leaves two cubes in its room', () => {
    const t = lay({
      edition: 'rebirth',
      mages: [
        { at: 'arena', first: 'vitriol' },
        { at: 'garden', ...idle, evocations: [{ kind: 'nigredo', at: 'forge', damage: { 0: 3 } }] },
      ],
    })
    play(t, 0, castNext)
    expect(evocationRooms(t, 1, 'nigredo')).toEqual([])
    expect(cubesIn(t, 'forge', 1)).toBe(2)
  })

  scenario('[REB-EVO.6] the Albedo may convert a cube on a mage whom it has damaged', () => {
    const t = phase({ evocations: [{ kind: 'albedo', at: 'forge' }] }, { at: 'forge', damage: { rose: 1 } })
    play(t, 0, on('albedo'), attack, cube(rose))
    expect([cubesOn(t, 1, 0), cubesOn(t, 1, rose)]).toEqual([4, 0])
  })

  scenario('[REB-EVP.3] a Colossus places a cube instead of attacking', () => {
    const t = phase({ evocations: [{ kind: 'colossus', at: 'forge' }] })
    play(t, 0, on('colossus'), yes)
    expect(cubesIn(t, 'forge', 0)).toBe(1)
  })

  scenario('[REB-EVP.3] a Cadaver steps and strikes, before or after', () => {
    const t = phase({ evocations: [{ kind: 'cadaver', at: 'treasure-room' }] }, { at: 'forge' })
    play(t, 0, on('cadaver'), to('forge'), stop, attack)
    expect(cubesOn(t, 1, 0)).toBe(1)
  })
})

describe('upgrades', () => {
  scenario('[VRB-40] Spiked Frame and Coil Legs', () => {
    const t = phase(
      { evocations: [{ kind: 'colossus', at: 'garden', upgrades: ['spikedFrame', 'coilLegs'] }] },
      { at: 'forge' },
    )
    play(t, 0, on('colossus'), move, to('treasure-room'), to('forge'), attack)
    expect(cubesOn(t, 1, 0)).toBe(4)
  })

  scenario('[VRB-40] Blast Core goes off when its bearer is removed', () => {
    const t = lay({
      edition: 'rebirth',
      mages: [
        { at: 'forge', first: 'rivet-storm' },
        { at: 'garden', ...idle, evocations: [{ kind: 'cadaver', at: 'forge', upgrades: ['blastCore'] }] },
      ],
    })
    play(t, 0, castNext, on('cadaver'))
    expect(cubesOn(t, 0, 1)).toBe(2)
  })

  scenario('[VRB-40] Siphon Valve heals when its bearer damages a mage', () => {
    const t = phase(
      { damage: { 1: 2 }, evocations: [{ kind: 'cadaver', at: 'forge', upgrades: ['siphonValve'] }] },
      { at: 'forge' },
    )
    play(t, 0, on('cadaver'), attack)
    expect(cubesOn(t, 0, 1)).toBe(1)
  })

  scenario('[VRB-40] Drill Arm places a cube instead of attacking', () => {
    const t = phase({ evocations: [{ kind: 'cadaver', at: 'forge', upgrades: ['drillArm'] }] })
    play(t, 0, on('cadaver'), yes)
    expect(cubesIn(t, 'forge', 0)).toBe(1)
  })
})

describe('nightmares', () => {
  const haunted = (kind: 'dread' | 'insomnia' | 'vertigo', rest: object = {}) => ({
    umbras: [{ kind, by: 0 }],
    ...rest,
  })

  scenario('[REB-EVP.2] a Dread hurts its mage', () => {
    const t = phase({}, haunted('dread', { evocations: [] }), 1)
    expect(cubesOn(t, 1, rose)).toBe(1)
  })

  scenario('[REB-EVP.2] an Insomnia costs a spell or blood, as its mage likes', () => {
    const t = phase({}, haunted('insomnia', { hand: ['solve'], evocations: [] }), 1)
    play(t, 1, { do: 'mode', mode: 1 }, card('solve'))
    expect(mage(t, 1).memories).toEqual(['solve'])
    expect(cubesOn(t, 1, rose)).toBe(0)
  })

  scenario('[11.7] a Vertigo hurts who leaves a room, once a round', () => {
    const t = lay({
      edition: 'rebirth',
      mages: [
        { at: 'arena', umbras: [{ kind: 'vertigo', by: 1 }] },
        { at: 'garden', ...idle },
      ],
    })
    go(t, 0, move, to('forge'), to('treasure-room'), stop)
    expect(cubesOn(t, 0, rose)).toBe(1)
    expect(umbrasOf(t, 0)).toEqual(['vertigo'])
  })
})
