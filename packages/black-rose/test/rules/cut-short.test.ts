import { scenariosWith } from '@conclave/kernel/testing'
import { describe, expect, test } from 'vitest'
import { rose } from '../../src/state.ts'
import { sparesOwn } from '../../src/table/immunity.ts'
import {
  activate,
  at,
  attack,
  castNext,
  castQuick,
  cubesOn,
  evocationRooms,
  lay,
  mage,
  move,
  on,
  pass,
  place,
  play,
  powers,
  stop,
  to,
  trigger,
} from '../position.ts'

const scenario = scenariosWith(test)
const both = ['1.6', '0.7'] as const

describe('what a reaction changes', () => {
  scenario(
    '[BRW-ACT.12, BRW-TP.13] who is defeated in her go has no second component: it is the next mage’s go',
    () => {
      for (const edition of both) {
        const t = lay({
          edition,
          rooms: { arena: 2 },
          mages: [
            { at: 'throne-room', damage: { 1: 10 }, first: 'leech', quick: 'whisper' },
            { at: 'garden', first: 'blade-wall active', quick: 'whisper' },
          ],
        })
        play(t, 0, move, ...(edition === '1.6' ? [pass] : []), to('arena'))
        t.choose(1, trigger('blade-wall'))
        expect(place(t, 0)).toBe('cell')
        expect(t.state.questions).toMatchObject([{ seat: 1, kind: 'component', about: { parts: [] } }])
        expect(mage(t, 0).actions).toBe(1)
      }
    },
  )

  scenario(
    '[BRW-ACT.12, BRW-R.58] who is defeated while she activates a room gets nothing from it, not even for a quest',
    () => {
      for (const edition of both) {
        const t = lay({
          edition,
          mages: [
            { at: 'arena', damage: { 1: 10 }, quests: ['bloodshed'], first: 'leech' },
            { at: 'arena', actions: 0, first: 'informer dark active' },
          ],
        })
        play(t, 0, move, ...(edition === '1.6' ? [] : [stop]), activate)
        t.choose(1, trigger('informer'))
        expect(place(t, 0)).toBe('cell')
        expect(t.offers(0, { do: 'quest' })).toBe(false)
        expect(cubesOn(t, 1, 0)).toBe(0)
        expect(mage(t, 0).completed).toEqual([])
      }
    },
  )

  scenario(
    '[BRW-TP.11, BRW-TP.16] a trap has nothing to react to when an earlier one has sent the mage to her cell',
    () => {
      const t = lay({
        mages: [
          { at: 'throne-room', damage: { 1: 10 }, first: 'leech' },
          { at: 'garden', actions: 0, first: 'blade-wall active' },
          { at: 'throne-room', actions: 0, first: 'ambush active' },
        ],
        rooms: { arena: 2 },
      })
      play(t, 0, move, pass)
      t.choose(0, to('arena'))
      t.choose(1, trigger('blade-wall'))
      expect(place(t, 0)).toBe('cell')
      expect(t.offers(2, trigger('ambush'))).toBe(false)
    },
  )

  scenario('[BRW-TP.11, BRW-FAQ.5] a spell that was avoided is not there to be cancelled', () => {
    const t = lay({
      mages: [
        { at: 'arena', first: 'leech', quick: 'unmaking' },
        { at: 'arena', actions: 0, first: 'foreseen-blow dark active', second: 'undying-oath dark active' },
      ],
    })
    t.choose(0, castNext)
    t.choose(1, trigger('foreseen-blow'))
    expect(t.offers(1, trigger('undying-oath'))).toBe(false)
  })

  scenario('[BRW-TP.11, BRW-TP.12] nor one that aims at somebody else by now', () => {
    const t = lay({
      mages: [
        { at: 'arena', first: 'whisper', quick: 'unmaking' },
        {
          at: 'arena',
          actions: 0,
          power: 3,
          first: 'mirror-ward active',
          second: 'foreseen-blow dark active',
        },
        { at: 'arena', power: 3 },
      ],
    })
    t.choose(0, castNext)
    t.choose(0, at(1))
    play(t, 1, trigger('mirror-ward'))
    expect(t.offers(1, trigger('foreseen-blow'))).toBe(false)
    play(t, 0)
    expect(powers(t)).toEqual([1, 3, 2])
  })

  scenario('[BRW-V.5] a swap that is cancelled for one moves neither', () => {
    const t = lay({
      mages: [
        { at: 'throne-room', first: 'step-through-glass dark', quick: 'unmaking' },
        { at: 'arena', actions: 0, first: 'shifting-skin dark active' },
      ],
      rooms: { arena: 2 },
    })
    t.choose(0, castNext)
    play(t, 0)
    t.choose(1, trigger('shifting-skin'))
    t.choose(1, stop)
    expect([place(t, 0), place(t, 1)]).toEqual(['throne-room', 'arena'])
  })
})

describe('quests', () => {
  scenario('[BRW-D.34, BRW-QST.5] two of one room are completed by activating it once', () => {
    for (const edition of both) {
      const t = lay({
        edition,
        moon: 2,
        mages: [
          { at: 'arena', first: 'leech', quests: ['bloodshed', 'the-crowd-wants-more'] },
          { at: 'garden' },
          { at: 'arena' },
        ],
      })
      play(t, 0, move, ...(edition === '1.6' ? [] : [stop]), activate)
      play(t, 0, { do: 'quest', quest: 'bloodshed' }, at(1))
      play(t, 0, { do: 'quest', quest: 'the-crowd-wants-more' })
      expect(mage(t, 0).completed).toEqual(['bloodshed', 'the-crowd-wants-more'])
      // Both come instead of the Arena's own blow.
      expect([cubesOn(t, 1, 0), cubesOn(t, 2, 0)]).toEqual([3, 2])
      expect(powers(t)[0]).toBe(3)
    }
  })
})

describe('quests that were let pass', () => {
  scenario('[BRW-R.14] do not come back because another one is completed', () => {
    const t = lay({
      mages: [
        { at: 'throne-room', first: 'unmaking', quests: ['smell-the-rose', 'cracks-in-the-plaster'] },
        { at: 'garden' },
      ],
    })
    play(t, 0, move, pass, to('black-rose-room'), stop)
    expect(t.offers(0, { do: 'quest', quest: 'smell-the-rose' })).toBe(true)
    play(t, 0, pass, castNext, to('throne-room'))
    play(t, 0, { do: 'quest', quest: 'cracks-in-the-plaster' })
    expect(mage(t, 0).completed).toEqual(['cracks-in-the-plaster'])
    expect(t.offers(0, { do: 'quest', quest: 'smell-the-rose' })).toBe(false)
  })
})

describe('a mage who cannot move', () => {
  scenario('[BRW-V.37, BRW-ACT.9] sacrifices no spell for a step', () => {
    const t = lay({
      mages: [
        { at: 'arena', actions: 0, first: 'ice-blast' },
        { at: 'arena', actions: 0, first: 'leech', quick: 'unmaking' },
      ],
    })
    play(t, 0, castNext)
    expect(mage(t, 1).inhibited).toEqual(['move'])
    expect(t.options(1)).toEqual([{ do: 'castNext' }, { do: 'castQuick' }])
  })
})

describe('a mage who was held', () => {
  scenario('[BRW-V.37, BRW-DEF.2, BRW-R.48] is held no more when she is back in her cell', () => {
    const t = lay({
      mages: [
        { at: 'arena', actions: 1, first: 'ice-blast' },
        { at: 'arena', mage: 'nero', damage: { 0: 9 }, first: 'leech' },
      ],
    })
    play(t, 0, castNext)
    expect([cubesOn(t, 1, 0), mage(t, 1).inhibited]).toEqual([10, ['move']])
    play(t, 0, attack, pass)
    expect([place(t, 1), mage(t, 1).inhibited]).toEqual(['cell', []])
  })
})

describe('the Library', () => {
  scenario('[BRW-R.15] all schools are named before any card is seen, also by a spell', () => {
    const t = lay({
      mages: [{ at: 'arena', first: 'open-page', quick: 'unmaking' }, { at: 'garden' }],
      library: { illusion: ['blur', 'maze'], necromancy: ['leech'] },
    })
    play(t, 0, castNext, { do: 'school', school: 'illusion' })
    expect(mage(t, 0).looking).toEqual([])
    expect(t.offers(0, { do: 'school', school: 'necromancy' })).toBe(true)
    play(t, 0, { do: 'school', school: 'necromancy' })
    expect(mage(t, 0).looking).toEqual([])
    play(t, 0, { do: 'school', school: 'illusion' })
    expect(mage(t, 0).looking).toEqual(['blur', 'leech', 'maze'])
  })
})

describe('Forgotten spells', () => {
  scenario('[BRW-ROOM.6, BRW-CLN.1] that were played never come to Memories, triggered or not', () => {
    for (const edition of both) {
      const t = lay({
        edition,
        phase: 'cleanUp',
        mages: [{ first: 'undying-oath active', second: 'stolen-hour' }, { at: 'garden' }],
      })
      expect(t.state.gone).toEqual(['undying-oath'])
      // What was never played is back in hand.
      expect(mage(t, 0).hand).toContain('stolen-hour')
      expect(mage(t, 0).memories).toEqual([])
    }
  })

  scenario('[BRW-ROOM.6, BRW-ACT.9] that wait for nothing leave the game when they are sacrificed', () => {
    const t = lay({
      mages: [
        { at: 'arena', first: 'undying-oath active', second: 'choir-of-oracles', quick: 'leech' },
        { at: 'garden' },
      ],
    })
    play(t, 0, { do: 'sacrifice', slot: 'first' }, to('black-rose-room'))
    expect(t.state.gone).toEqual(['undying-oath'])
    play(t, 0, { do: 'sacrifice', slot: 'second' }, to('throne-room'))
    expect([t.state.gone, mage(t, 0).memories]).toEqual([['undying-oath'], ['choir-of-oracles']])
  })
})

describe('a target that got away', () => {
  scenario('[BRW-R.35, BRW-TGT.7] takes with it what the spell would do in its room', () => {
    const t = lay({
      mages: [
        { at: 'throne-room', first: 'searing-chain' },
        { at: 'arena', actions: 0, first: 'blur dark active' },
      ],
    })
    t.choose(0, castNext)
    t.choose(1, trigger('blur'))
    play(t, 1, to('portal-hall'))
    expect(place(t, 1)).toBe('portal-hall')
    expect(t.state.lodge.flatMap(({ cubes }) => cubes)).toEqual([])
    expect(cubesOn(t, 1, 0)).toBe(0)
  })
})

describe('immunity to oneself', () => {
  scenario('[BRW-IMM.2] in 1.6 no effect of hers touches her own, in 0.7 only her damage does not', () => {
    for (const edition of both) {
      const t = lay({
        edition,
        mages: [
          { at: 'arena', first: 'dismiss', quick: 'leech', evocations: [{ kind: 'undead', at: 'garden' }] },
          { at: 'garden', evocations: [{ kind: 'malacoda', at: 'arena' }] },
          { at: 'forge', evocations: [{ kind: 'cerbero', at: 'arena' }] },
        ],
      })
      t.choose(0, castNext)
      expect(t.offers(0, on('undead'))).toBe(edition === '0.7')
      play(t, 0, on('cerbero'))
      expect(evocationRooms(t, 2, 'cerbero')).toEqual([])
    }
  })

  test('[BRW-IMM.2] a trap or a protection of hers may touch her own, an event is not hers', () => {
    const { state } = lay({ mages: [{}, {}] })
    const spares = (by: number, list: string) =>
      sparesOwn(state, { by, you: 0, list }, 'evocation', ['removeEvocation'])
    expect(spares(0, 'spell/dismiss/light')).toBe(true)
    expect(spares(0, 'spell/blade-wall/0')).toBe(false)
    expect(spares(0, 'spell/silence/light')).toBe(false)
    expect(spares(rose, 'event/hunting-season')).toBe(false)
  })

  scenario('[BRW-IMM.2] she may heal herself and convert the damage on her own', () => {
    const t = lay({
      mages: [
        { at: 'guardroom', damage: { 1: 4 }, first: 'unmaking', quick: 'mending-light' },
        { at: 'guardroom' },
      ],
    })
    play(t, 0, castQuick)
    expect(cubesOn(t, 0, 1)).toBe(0)
  })
})
