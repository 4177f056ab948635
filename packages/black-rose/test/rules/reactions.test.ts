import { frameOf } from '@conclave/kernel'
import { scenariosWith, table } from '@conclave/kernel/testing'
import { describe, expect, test } from 'vitest'
import { blackRoseIn } from '../../src/game.ts'
import { procedures } from '../../src/procedures/index.ts'
import { lawful } from '../lawful.ts'
import {
  activate,
  attack,
  before,
  castNext,
  cubesIn,
  cubesOn,
  endActivation,
  evocationRooms,
  lay,
  mage,
  move,
  pass,
  place,
  play,
  positionOf,
  powers,
  stop,
  to,
  token,
  trigger,
} from '../position.ts'

const scenario = scenariosWith(test)

describe('traps', () => {
  scenario(
    '[BRW-T.27, BRW-FAQ.1, BRW-TP.10, BRW-D.31, BRW-D.32] two equal ones of one owner may both be triggered',
    () => {
      const t = lay({
        mages: [
          { at: 'throne-room', first: 'leech' },
          { at: 'garden', actions: 0, first: 'blade-wall active', second: 'blade-wall active' },
        ],
        rooms: { arena: 2 },
      })
      play(t, 0, move, pass, to('arena'))
      t.choose(1, { do: 'trigger', slot: 'first' })
      t.choose(1, { do: 'trigger', slot: 'second' })
      expect(cubesOn(t, 0, 1)).toBe(6)
    },
  )

  scenario(
    '[BRW-T.27, BRW-FAQ.2, BRW-TP.10, BRW-R.30] several owners come clockwise after the acting mage',
    () => {
      const t = lay({
        mages: [
          { at: 'throne-room', first: 'leech', second: 'blade-wall active' },
          { at: 'garden', actions: 0, first: 'blade-wall active' },
          { at: 'garden', actions: 0 },
          { at: 'garden', actions: 0, first: 'blade-wall active' },
        ],
        rooms: { arena: 2 },
      })
      play(t, 0, move, pass)
      t.choose(0, to('arena'))
      expect(t.waitsFor()).toEqual([1])
      t.choose(1, pass)
      expect(t.waitsFor()).toEqual([3])
      t.choose(3, trigger('blade-wall'))
      expect(cubesOn(t, 0, 3)).toBe(3)
      // Her own come last.
      expect(t.waitsFor()).toEqual([0])
      expect(t.offers(0, trigger('blade-wall'))).toBe(true)
    },
  )

  scenario('[BRW-T.27, BRW-FAQ.4, BRW-TP.8, BRW-EVO.4] an evocation that is summoned enters the room', () => {
    const t = lay({
      mages: [
        { at: 'arena', first: 'summon-darkness' },
        { at: 'garden', actions: 0, first: 'blade-wall active' },
      ],
    })
    play(t, 0, castNext)
    t.choose(1, trigger('blade-wall'))
    expect(evocationRooms(t, 0, 'undead')).toEqual([])
    // The mage was in the room, too, and an area is an area.
    expect(cubesOn(t, 0, 1)).toBe(3)
  })

  scenario('[BRW-TP.7] a room trap hears who enters, not who stays, stops or leaves', () => {
    const t = lay({
      mages: [
        { at: 'throne-room', actions: 1, quick: 'leech' },
        { at: 'workshop', first: 'blade-wall active', actions: 0 },
      ],
    })
    // A red room on the way, and one to end in.
    t.choose(0, move)
    t.choose(0, pass)
    t.choose(0, to('arena'))
    expect(t.state.questions[0]).toMatchObject({ seat: 1, kind: 'react', about: { what: 'enters' } })
    t.choose(1, pass)
    t.choose(0, stop)
    expect(t.state.questions[0]).toMatchObject({ seat: 1, kind: 'react', about: { what: 'endsMove' } })
    expect(t.options(1)).toEqual([{ do: 'pass' }])
  })

  scenario(
    '[BRW-R.31, BRW-TP.9, BRW-GEN.5] what a spell has brought in is reacted to before the spell goes on',
    () => {
      const t = lay({
        mages: [
          { at: 'throne-room', first: 'gate-of-bones' },
          { at: 'workshop', first: 'trick-door dark active', actions: 0 },
        ],
      })
      t.choose(0, castNext)
      t.choose(0, to('arena'))
      // The Bone Knight is to act next; but it has only just come.
      expect(t.state.questions).toMatchObject([{ seat: 1, kind: 'react', about: { what: 'summons' } }])
      t.choose(1, trigger('trick-door'))
      t.choose(1, { do: 'element', element: 'air' })
      play(t, 1)
      expect(t.state.evocations[0]!.damage).toEqual([1, 1])
      expect(t.state.questions).toMatchObject([{ seat: 0, kind: 'step' }])
    },
  )

  scenario('[BRW-T.27, BRW-FAQ.13, BRW-TP.4] one of two colours uses a trap up', () => {
    const t = lay({
      mages: [
        { at: 'throne-room', first: 'leech' },
        { at: 'workshop', actions: 0, first: 'blade-wall active' },
      ],
      rooms: { arena: 2, garden: 9 },
    })
    play(t, 0, move, pass, to('arena'))
    t.choose(1, trigger('blade-wall'))
    play(t, 0, to('garden'))
    expect(t.question(1)).toBeUndefined()
    expect(cubesOn(t, 0, 1)).toBe(3)
  })

  scenario(
    '[BRW-TP.2, BRW-TP.7, BRW-R.52] whoever has a marker is asked, fitting or not; who stands there already does not trigger',
    () => {
      const t = lay({
        mages: [
          { at: 'arena', first: 'leech' },
          { at: 'garden', actions: 0, first: 'blade-wall active' },
        ],
      })
      // Staying in the red room is no entering.
      t.choose(0, move)
      t.choose(0, pass)
      t.choose(0, to('throne-room'))
      expect(t.question(1)?.kind).toBe('react')
      expect(t.options(1)).toEqual([{ do: 'pass' }])
    },
  )

  scenario(
    '[BRW-T.27, BRW-FAQ.10, BRW-TP.3, BRW-CLN.1, BRW-TP.17] the symbol of a trap shakes the room when it is triggered, never before',
    () => {
      const t = lay({
        active: 1,
        mages: [
          { at: 'pleasure-room', first: 'leech' },
          { at: 'arena', actions: 0, first: 'ambush' },
        ],
      })
      play(t, 1, castNext, endActivation)
      expect(cubesIn(t, 'arena', 1)).toBe(0)
      play(t, 0, move, pass, to('black-rose-room'))
      play(t, 1, trigger('ambush'))
      expect(cubesOn(t, 0, 1)).toBe(3)
      expect(cubesIn(t, 'arena', 1)).toBe(1)
    },
  )

  scenario('[BRW-T.27, BRW-FAQ.15, BRW-QST.7, BRW-TP.16] nothing reacts to a mage in her cell', () => {
    const state = positionOf({
      mages: [
        { at: 'cell', first: 'leech', quests: ['bloodshed'] },
        { at: 'garden', actions: 0, first: 'informer active' },
      ],
    })
    state.stack.push(frameOf({ procedures }, 'completeQuest', { seat: 0, quest: 'bloodshed', room: -1 }))
    const t = table(blackRoseIn('1.6'), state, { lawful })
    expect(t.happened('questCompleted')).toHaveLength(1)
    expect(cubesOn(t, 1, 0)).toBe(3)
    expect(t.question(1)).toBeUndefined()
  })

  scenario('[BRW-TP.6, BRW-V.14] an effect trap reacts to what another mage does', () => {
    const t = lay({
      mages: [
        { at: 'garden', first: 'leech', damage: { 1: 2 } },
        { at: 'arena', actions: 0, first: 'informer dark active', second: 'maze dark active' },
      ],
    })
    t.choose(0, move)
    t.choose(0, activate)
    t.choose(1, trigger('informer'))
    expect(cubesOn(t, 0, 1)).toBe(4)
    // Cancelled: nothing is healed, and the token stays dark.
    t.choose(1, trigger('maze'))
    expect(cubesOn(t, 0, 1)).toBe(4)
    expect(token(t, 'garden')).toBe('dark')
  })

  scenario(
    '[BRW-QST.4, BRW-D.34, BRW-TP.6] a room whose effect is cancelled was activated: for its quest, and for an event',
    () => {
      for (const edition of ['1.6', '0.7'] as const) {
        const t = lay({
          edition,
          crown: 1,
          active: 0,
          events: [null, 'miserable-dance', null],
          mages: [
            { at: 'throne-room', quests: ['ear-at-the-throne'], first: 'leech', actions: 1 },
            { at: 'arena', actions: 0, first: 'maze dark active' },
          ],
        })
        play(t, 0, move, ...(edition === '1.6' ? [] : [stop]), activate)
        t.choose(1, trigger('maze'))
        expect(t.question(0)?.kind).toBe('completeQuest')
        t.choose(0, { do: 'quest', quest: 'ear-at-the-throne' })
        // A Power Point for the quest, one for the dance; the Crown stays where it is.
        expect(mage(t, 0).completed).toEqual(['ear-at-the-throne'])
        expect([powers(t)[0], t.state.crown]).toEqual([2, 1])
      }
    },
  )

  scenario('[BRW-R.59, BRW-V.18, BRW-V.19, BRW-D.41] a mage who is put elsewhere goes on from there', () => {
    const t = lay({
      mages: [
        { at: 'throne-room', first: 'leech' },
        { at: 'arena', actions: 0, first: 'hall-of-masks active' },
      ],
    })
    play(t, 0, move, pass, to('pleasure-room'))
    t.choose(1, trigger('hall-of-masks'))
    t.choose(1, to('ballroom'))
    play(t, 0)
    expect(place(t, 0)).toBe('ballroom')
    expect(t.question(0)?.kind).toBe('step')
  })

  scenario('[BRW-TP.12, BRW-R.31] a reaction can be reacted to, the innermost first', () => {
    const t = lay({
      mages: [
        { at: 'throne-room', first: 'leech', quick: 'dark-armour active' },
        { at: 'pleasure-room', actions: 0, first: 'blade-wall active' },
      ],
      rooms: { arena: 3 },
    })
    play(t, 0, move, pass, to('pleasure-room'), to('arena'))
    t.choose(1, trigger('blade-wall'))
    // Nero's armour answers the damage of the trap, and its own damage is done before the trap is.
    t.choose(0, trigger('dark-armour'))
    expect([cubesOn(t, 0, 1), cubesOn(t, 1, 0)]).toEqual([0, 1])
  })
})

describe('protections', () => {
  const guarded = (amount: 'fireball' | 'meteor-swarm') =>
    lay({
      mages: [
        { at: 'throne-room', first: amount },
        {
          at: 'pleasure-room',
          first: 'foreseen-blow active',
          second: 'foreseen-blow active',
          grimoire: ['leech', 'leech'],
        },
      ],
    })

  scenario(
    '[BRW-T.27, BRW-FAQ.5, BRW-TP.5, BRW-TP.11, BRW-TP.14, BRW-DMG.2] a second one needs damage that is left',
    () => {
      const t = guarded('fireball')
      play(t, 0, castNext, to('pleasure-room'))
      t.choose(1, { do: 'trigger', slot: 'first' })
      // Nothing is left of the three: the second cannot be used, and she is not asked.
      expect(t.question(1)?.kind).not.toBe('react')
      play(t, 0)
      expect(cubesOn(t, 1, 0)).toBe(0)
      expect(mage(t, 1).power).toBe(1)
      const four = guarded('meteor-swarm')
      play(four, 0, castNext, before)
      four.choose(1, { do: 'trigger', slot: 'first' })
      four.choose(1, { do: 'trigger', slot: 'second' })
      expect(cubesOn(four, 1, 0)).toBe(0)
      expect(mage(four, 1).power).toBe(2)
    },
  )

  scenario(
    '[BRW-T.27, BRW-FAQ.7, BRW-FAQ.8, BRW-TP.15, BRW-V.4, BRW-V.5, BRW-CAST.4, BRW-R.27] cancel stops it for everybody, avoid for one',
    () => {
      for (const [card, hurt] of [
        ['silence active', 0],
        ['foreseen-blow dark active', 3],
      ] as const) {
        const t = lay({
          mages: [
            { at: 'throne-room', first: 'maelstrom dark' },
            { at: 'pleasure-room', first: card },
            { at: 'pleasure-room' },
          ],
        })
        play(t, 0, castNext, to('pleasure-room'))
        t.choose(1, { do: 'trigger' })
        if (hurt > 0) play(t, 0, before)
        expect(cubesOn(t, 1, 0)).toBe(0)
        expect(cubesOn(t, 2, 0)).toBe(hurt)
        expect(cubesIn(t, 'pleasure-room', 0)).toBe(hurt > 0 ? 2 : 0)
        // The room shakes in any case: the symbol belongs to casting.
        expect(cubesIn(t, 'throne-room', 0)).toBe(1)
      }
    },
  )

  scenario('[BRW-R.35, BRW-TGT.7, BRW-R.68] who is out of reach by then is not touched', () => {
    const t = lay({
      mages: [
        { at: 'throne-room', first: 'searing-chain' },
        { at: 'throne-room', first: 'blur dark active' },
      ],
    })
    play(t, 0, castNext)
    t.choose(1, trigger('blur'))
    t.choose(1, to('black-rose-room'))
    play(t, 0)
    // One room on is still within range 1.
    expect(cubesOn(t, 1, 0)).toBe(2)
    const far = lay({
      mages: [
        { at: 'throne-room', first: 'leech dark' },
        { at: 'throne-room', first: 'blur dark active' },
      ],
    })
    play(far, 0, castNext)
    far.choose(1, trigger('blur'))
    far.choose(1, to('black-rose-room'))
    play(far, 0, before)
    expect(cubesOn(far, 1, 0)).toBe(0)
    expect(powers(far)).toEqual([1, 0])
  })

  scenario(
    '[BRW-CAST.7, BRW-V.6, BRW-V.23, BRW-V.24, BRW-V.32] are cast face down and used when triggered',
    () => {
      const t = lay({
        mages: [
          { at: 'throne-room', first: 'ember-shield', quick: 'leech' },
          { at: 'throne-room', actions: 1, first: 'leech' },
        ],
      })
      play(t, 0, castNext, endActivation)
      expect(mage(t, 0).slots.first.status).toBe('active')
      expect(t.happened('cast')).toEqual([])
      t.choose(1, attack)
      t.choose(1, pass)
      play(t, 0, trigger('ember-shield'))
      expect([cubesOn(t, 0, 1), cubesOn(t, 1, 0)]).toEqual([0, 1])
      expect(mage(t, 0).slots.first.status).toBe('used')
      expect(cubesIn(t, 'throne-room', 0)).toBe(1)
    },
  )
})

describe('casting', () => {
  scenario('[BRW-CAST.2, BRW-D.22] chooses an element for a spell of any', () => {
    const t = lay({ mages: [{ at: 'arena', first: 'secret-passage' }, {}] })
    t.choose(0, castNext)
    expect(t.options(0)).toHaveLength(7)
    play(t, 0, { do: 'element', element: 'sacred' })
    expect(mage(t, 0).slots.first.element).toBe('sacred')
    play(t, 0, stop)
  })

  scenario('[BRW-CAST.3, BRW-R.26, BRW-CAST.1] is legal without a target; the symbol still works', () => {
    const t = lay({ mages: [{ at: 'arena', first: 'meteor-swarm' }, {}] })
    play(t, 0, castNext, before)
    expect(cubesIn(t, 'arena', 0)).toBe(1)
    expect(mage(t, 0).slots.first.status).toBe('used')
  })

  scenario('[BRW-CAST.5, BRW-D.24, BRW-INS.2] shakes the room before or after in 1.6, before in 0.7', () => {
    const position = { mages: [{ at: 'arena', first: 'leech' }, { at: 'arena' }] } as const
    const t = lay({ ...position, edition: '1.6' })
    play(t, 0, castNext)
    expect(t.options(0)).toEqual([{ do: 'before' }, { do: 'after' }])
    play(t, 0, { do: 'after' })
    expect(cubesIn(t, 'arena', 0)).toBe(1)
    const older = lay({ ...position, edition: '0.7' })
    play(older, 0, castNext)
    expect(cubesIn(older, 'arena', 0)).toBe(1)
  })

  scenario(
    '[BRW-CAST.8, BRW-V.7, BRW-ACT.13, BRW-D.39] from hand puts a spell in the place of another and casts it at once',
    () => {
      const t = lay({
        mages: [
          { at: 'arena', first: 'stolen-hour dark', second: 'leech', hand: ['hidden-knife', 'whisper'] },
          { at: 'arena', power: 2 },
        ],
      })
      play(t, 0, castNext, { do: 'element', element: 'air' })
      play(t, 0, { do: 'castFromHand', card: 'hidden-knife', side: 'light', slot: 'second' })
      expect(cubesOn(t, 1, 0)).toBe(3)
      expect(mage(t, 0).memories).toEqual(['leech'])
      play(t, 0, { do: 'castFromHand', card: 'whisper', side: 'light', slot: 'second' })
      expect(powers(t)).toEqual([1, 1])
      expect(mage(t, 0).memories).toEqual(['leech', 'hidden-knife'])
    },
  )

  scenario(
    '[BRW-ROOM.6, BRW-V.12] a Forgotten spell leaves the game: at once in 0.7, in Clean-up in 1.6',
    () => {
      for (const edition of ['1.6', '0.7'] as const) {
        const t = lay({
          edition,
          mages: [
            { at: 'arena', actions: 0, first: 'choir-of-oracles dark' },
            { at: 'arena', actions: 1 },
          ],
        })
        play(t, 0, castNext)
        expect(t.state.gone).toEqual(edition === '0.7' ? ['choir-of-oracles'] : [])
        expect(mage(t, 0).memories).toEqual([])
      }
    },
  )
})
