import { scenariosWith } from '@conclave/kernel/testing'
import { describe, expect, test } from 'vitest'
import {
  castNext,
  cubesOn,
  cubesOnEvocation,
  evocationRooms,
  lay,
  move,
  pass,
  play,
  to,
  trigger,
} from '../position.ts'

const scenario = scenariosWith(test)

const air = { do: 'element', element: 'air' } as const

/** Seat 0 summons in the Arena, which is red; the others wait with these. */
const summonedInArena = (...sheets: readonly { readonly first: string; readonly second?: string }[]) =>
  lay({
    mages: [
      { at: 'arena', first: 'summon-darkness' },
      ...sheets.map((sheet) => ({ at: 'garden', actions: 0, ...sheet })),
    ],
  })

describe('one summoning is one moment for traps', () => {
  scenario(
    '[BRW-TP.10, BRW-FAQ.2, BRW-D.32] of her two, one on summoning and one of the room, the owner says which is first',
    () => {
      const t = summonedInArena({ first: 'trick-door dark active', second: 'blade-wall active' })
      t.choose(0, castNext)
      expect(t.state.questions).toMatchObject([{ seat: 1, kind: 'react', about: { what: 'summons' } }])
      expect(t.offers(1, trigger('trick-door'))).toBe(true)
      t.choose(1, trigger('blade-wall'))
      expect(evocationRooms(t, 0, 'undead')).toEqual([])
      expect(cubesOn(t, 0, 1)).toBe(3)
      // Somebody has still summoned something, though nothing is left of it.
      expect(t.offers(1, trigger('trick-door'))).toBe(true)
      t.choose(1, pass)
      expect(t.state.questions).toMatchObject([{ seat: 0, kind: 'component' }])
    },
  )

  scenario('[BRW-TP.10, BRW-FAQ.2] those of several owners come clockwise, whatever they wait for', () => {
    const t = summonedInArena({ first: 'blade-wall active' }, { first: 'trick-door dark active' })
    t.choose(0, castNext)
    expect(t.waitsFor()).toEqual([1])
    t.choose(1, pass)
    expect(t.waitsFor()).toEqual([2])
    t.choose(2, trigger('trick-door'))
    t.choose(2, air)
    expect(evocationRooms(t, 0, 'undead')).toEqual([])
    expect(t.state.questions).toMatchObject([{ seat: 0, kind: 'component' }])
  })

  scenario('[BRW-TP.11, BRW-FAQ.5] a trap of the room does not answer what is there no more', () => {
    const t = summonedInArena({ first: 'trick-door dark active', second: 'blade-wall active' })
    t.choose(0, castNext)
    t.choose(1, trigger('trick-door'))
    t.choose(1, air)
    expect(evocationRooms(t, 0, 'undead')).toEqual([])
    // She has another trap, so she is asked; but nobody is there to set it off.
    play(t, 0)
    expect(cubesOn(t, 0, 1)).toBe(0)
    expect(t.state.questions).toMatchObject([{ seat: 0, kind: 'component' }])
  })
})

describe('a trap that summons', () => {
  /** Seat 0 walks into a purple room; the trap of seat 2 brings a Landsknecht there. */
  const graspedBy = (owner: string) =>
    lay({
      mages: [
        { at: 'throne-room', first: 'leech', second: 'blade-wall', quick: 'trick-door dark active' },
        { at: 'garden', actions: 0, first: 'trick-door dark active' },
        { at: owner, actions: 0, first: 'grasping-dead active' },
        { at: 'garden', actions: 0, first: 'hall-of-masks active' },
      ],
    })

  const grasp = (t: ReturnType<typeof graspedBy>): void => {
    play(t, 0, move, pass, to('pleasure-room'))
    t.choose(2, trigger('grasping-dead'))
    expect(evocationRooms(t, 2, 'undead')).toEqual(['pleasure-room'])
  }

  scenario('[BRW-TP.10, BRW-FAQ.2, BRW-R.30] is answered clockwise after its owner, who has summoned', () => {
    const t = graspedBy('arena')
    grasp(t)
    const asked: number[] = []
    while (t.state.questions[0]?.kind === 'react' && asked.length < 3) {
      expect(t.state.questions[0]).toMatchObject({ about: { what: 'summons', seat: 2 } })
      asked.push(...t.waitsFor())
      t.choose(t.waitsFor()[0]!, pass)
    }
    expect(asked).toEqual([3, 0, 1])
  })

  scenario('[BRW-TP.16, BRW-TP.8] in her cell she has not been heard to summon, but it has entered', () => {
    const t = graspedBy('cell')
    grasp(t)
    expect(t.waitsFor()).toEqual([3])
    expect(t.offers(3, trigger('hall-of-masks'))).toBe(true)
    t.choose(3, pass)
    expect(t.waitsFor()).toEqual([0])
    expect(t.options(0)).toEqual([{ do: 'pass' }])
    play(t, 0)
    expect(cubesOnEvocation(t, 'undead', 0)).toBe(0)
  })
})

scenario(
  '[BRW-TP.10, BRW-FAQ.2] a trap that moves somebody is answered clockwise after its owner, too',
  () => {
    const t = lay({
      mages: [
        { at: 'throne-room', first: 'leech' },
        { at: 'garden', actions: 0, first: 'blade-wall active' },
        { at: 'garden', actions: 0, first: 'hall-of-masks active' },
        { at: 'garden', actions: 0, first: 'blade-wall active' },
      ],
      rooms: { arena: 3 },
    })
    play(t, 0, move, pass, to('pleasure-room'))
    t.choose(2, trigger('hall-of-masks'))
    t.choose(2, to('arena'))
    expect(t.waitsFor()).toEqual([3])
    t.choose(3, pass)
    expect(t.waitsFor()).toEqual([1])
  },
)
