import { describe, expect, test } from 'vitest'
import { contentOf, evocationCard } from '../../src/content/content.ts'
import type { EditionId, EvocationKind } from '../../src/words/board.ts'
import {
  type Answer,
  attack,
  type Board,
  cubesIn,
  cubesOn,
  cubesOnEvocation,
  evocationRooms,
  lay,
  move,
  on,
  pass,
  play,
  powers,
  stop,
  to,
} from '../position.ts'
import { editions, yes } from './quest-kit.ts'

const here = { at: 'throne-room' }
const idle = { actions: 0 }

/** A way of three rooms from the Throne Room. */
const way = ['workshop', 'guardroom', 'portal-hall']

const kindsIn = (edition: EditionId): EvocationKind[] => [...contentOf(edition).evocations.keys()]

const roomOf = (t: Board, kind: EvocationKind): string | undefined => evocationRooms(t, 0, kind)[0]

describe.each(editions)('edition %s', (edition) => {
  const fighters = kindsIn(edition).filter((kind) => evocationCard(edition, kind).movement > 0)

  test.each(fighters)('[BRW-EVP.2, BRW-EVP.3] %s walks as far as it can and strikes', (kind) => {
    const { movement, attack: amount } = evocationCard(edition, kind)
    const end = way[movement - 1]!
    const t = lay({
      edition,
      phase: 'evocation',
      mages: [{ ...here, evocations: [{ kind, ...here }] }, { at: end }],
    })
    play(t, 0, on(kind), ...way.slice(0, movement).map(to), attack)
    expect(roomOf(t, kind)).toBe(end)
    expect(cubesOn(t, 1, 0)).toBe(amount)
  })

  test.each(kindsIn(edition))('[BRW-EVO.6] %s falls when its health is full, not before', (kind) => {
    const { health } = evocationCard(edition, kind)
    for (const [left, falls] of [
      [2, true],
      [3, false],
    ] as const) {
      const damage = Math.max(0, health - left)
      if (!falls && health < left) continue
      const t = lay({
        edition,
        active: 1,
        mages: [
          { at: 'garden', ...idle, evocations: [{ kind, ...here, damage: { rose: damage } }] },
          { ...here, first: 'leech' },
        ],
      })
      play(t, 1, attack, ...(edition === '1.6' ? [pass] : []))
      expect(evocationRooms(t, 0, kind)).toEqual(falls ? [] : ['throne-room'])
      expect(cubesOnEvocation(t, kind, 1)).toBe(falls ? 0 : 2)
    }
  })

  describe('Divine Altar', () => {
    const dawn = (altars: readonly string[], rival: string): number => {
      const t = lay({
        edition,
        phase: 'evocation',
        mages: [
          { ...here, evocations: altars.map((room) => ({ kind: 'holyAltar' as const, at: room })) },
          { at: rival },
        ],
      })
      return powers(t)[0]!
    }

    test('gives 1 PP when the Evocation Phase begins', () => {
      expect(dawn(['garden'], 'arena')).toBe(1)
    })
    test('gives it once a mage, however many there are', () => {
      expect(dawn(['garden', 'forge'], 'arena')).toBe(1)
    })
    test('gives nothing in a room with an enemy', () => {
      expect(dawn(['garden'], 'garden')).toBe(0)
    })
    test('gives it where another one is free', () => {
      expect(dawn(['garden', 'forge'], 'garden')).toBe(1)
    })
    test('is not troubled by a mage in her cell or by models of its own mage', () => {
      expect(dawn(['throne-room'], 'cell')).toBe(1)
    })
  })

  describe('Mutant Altar', () => {
    const strikes = (mine: string | null, theirs: string | null): number => {
      const altar = (at: string | null) =>
        at === null ? {} : { evocations: [{ kind: 'mutantAltar' as const, at }] }
      const t = lay({
        edition,
        mages: [
          { ...here, first: 'leech', ...altar(mine) },
          { ...here, ...altar(theirs) },
        ],
      })
      const choice: Answer[] = theirs === 'throne-room' ? [{ do: 'target', seat: 1 }] : []
      play(t, 0, attack, ...(edition === '1.6' ? [pass] : []), ...choice)
      return cubesOn(t, 1, 0)
    }

    test('lends its mage strength in its room', () => {
      expect(strikes('throne-room', null)).toBe(3)
    })
    test('but not elsewhere', () => {
      expect(strikes('garden', null)).toBe(2)
    })
    test('and to nobody else', () => {
      expect(strikes(null, 'throne-room')).toBe(2)
    })
  })

  test('Andromeda may slip into a room in reach instead of attacking', () => {
    const t = lay({
      edition,
      phase: 'evocation',
      mages: [{ ...here, evocations: [{ kind: 'andromeda', ...here }] }, { at: 'arena' }],
    })
    play(t, 0, on('andromeda'), to('arena'), stop, yes)
    expect([t.offers(0, to('portal-hall')), t.offers(0, to('garden'))]).toEqual([true, false])
    play(t, 0, to('portal-hall'))
    expect(roomOf(t, 'andromeda')).toBe('portal-hall')
    expect(cubesOn(t, 1, 0)).toBe(0)
  })

  test('[BRW-CMP.14] the Infamy of Crete shakes every room it enters and strikes everyone', () => {
    const t = lay({
      edition,
      phase: 'evocation',
      mages: [
        { at: 'guardroom', evocations: [{ kind: 'infamyOfCrete', ...here }] },
        { at: 'guardroom', evocations: [{ kind: 'undead', at: 'guardroom' }] },
        { at: 'guardroom' },
      ],
    })
    play(t, 0, on('infamyOfCrete'), to('workshop'), to('guardroom'), attack)
    expect([cubesIn(t, 'workshop', 0), cubesIn(t, 'guardroom', 0)]).toEqual([1, 1])
    expect([0, 1, 2].map((seat) => cubesOn(t, seat, 0))).toEqual([0, 3, 3])
    expect(evocationRooms(t, 1, 'undead')).toEqual([])
  })

  test('[BRW-INS.1] the Infamy of Crete leaves no cube where there is no slot', () => {
    const t = lay({
      edition,
      phase: 'evocation',
      mages: [{ ...here, evocations: [{ kind: 'infamyOfCrete', ...here }] }, { at: 'garden' }],
    })
    play(t, 0, on('infamyOfCrete'), to('black-rose-room'))
    expect(cubesIn(t, 'black-rose-room', 0)).toBe(0)
  })

  test('[BRW-EVP.4] altars neither walk nor strike', () => {
    for (const kind of ['holyAltar', 'mutantAltar'] as const) {
      const t = lay({
        edition,
        phase: 'evocation',
        mages: [{ at: 'arena', evocations: [{ kind, ...here }] }, here],
      })
      play(t, 0, on(kind))
      expect(t.state.phase).not.toBe('evocation')
      expect([roomOf(t, kind), cubesOn(t, 1, 0)]).toEqual(['throne-room', 0])
    }
  })
})

test('[1.2, 12.14] thirty figures and the token', () => {
  expect(kindsIn('1.6').map((kind) => evocationCard('1.6', kind).figures)).toEqual([8, 3, 5, 3, 5, 3, 3, 1])
})

test('[BRW-EVP.2] who has struck walks no more', () => {
  const t = lay({
    phase: 'evocation',
    mages: [{ ...here, evocations: [{ kind: 'cerbero', ...here }] }, here],
  })
  play(t, 0, on('cerbero'), stop, attack)
  expect(t.offers(0, move)).toBe(false)
  expect(t.state.phase).not.toBe('evocation')
  expect(cubesOn(t, 1, 0)).toBe(2)
})
