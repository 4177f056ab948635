import { scenariosWith } from '@conclave/kernel/testing'
import { describe, expect, test } from 'vitest'
import {
  activate,
  attack,
  castNext,
  castQuick,
  cubesOn,
  endActivation,
  lay,
  mage,
  move,
  pass,
  place,
  play,
  stop,
  to,
  token,
  trigger,
} from '../position.ts'

const scenario = scenariosWith(test)
const editions = ['1.6', '0.7'] as const

describe('an activation', () => {
  scenario('[BRW-ACT.2, BRW-ACT.6] goes round until nobody has anything left, and cannot be passed', () => {
    const t = lay({
      mages: [
        { at: 'arena', actions: 1, first: 'blade-wall active' },
        { at: 'garden', actions: 1 },
      ],
    })
    t.refuses(0, endActivation)
    play(t, 0, move, pass, stop, pass, endActivation)
    play(t, 1, pass, stop, pass)
    // Only an active trap is left, which nobody has to sacrifice.
    t.choose(0, endActivation)
    expect(t.state.phase).not.toBe('action')
  })

  scenario(
    '[BRW-ACT.3, BRW-ACT.5, BRW-ACT.7, BRW-FAQ.6, BRW-T.27, BRW-V.21, BRW-R.21, BRW-D.14] never takes two standard spells; the quick one may come last',
    () => {
      const t = lay({
        mages: [
          {
            at: 'arena',
            actions: 0,
            first: 'rite-of-spring dark',
            second: 'rite-of-spring dark',
            quick: 'rite-of-spring dark',
          },
          {},
        ],
      })
      play(t, 0, castNext)
      expect(t.options(0)).toContainEqual({ do: 'castQuick' })
      t.refuses(0, castNext)
      play(t, 0, endActivation)
      // Seat 1 can only leave her cell: that happens by itself.
      play(t, 1, stop, pass, endActivation)
      play(t, 0, castNext, endActivation)
      play(t, 1, pass, stop, pass)
      expect(t.options(0).filter((option) => option.do === 'castQuick')).toHaveLength(1)
      play(t, 0, castQuick)
      expect(t.happened('cast').map(({ quick }) => quick)).toEqual([false, false, true])
    },
  )

  scenario(
    '[BRW-ACT.8, BRW-R.22, BRW-D.15, BRW-D.17] activates before or after in 1.6, only after in 0.7, once',
    () => {
      for (const edition of editions) {
        const t = lay({ edition, mages: [{ at: 'garden', damage: { 1: 8 }, first: 'leech' }, {}] })
        t.choose(0, move)
        if (edition === '1.6') {
          play(t, 0, activate)
          expect(token(t, 'garden')).toBe('dark')
          play(t, 0, to('treasure-room'), stop)
          // The activation of this action has been used: nothing is asked in the Treasure Room.
          expect(t.question(0)?.kind).toBe('component')
        } else {
          expect(t.question(0)?.kind).toBe('step')
          play(t, 0, stop, activate)
          expect(token(t, 'garden')).toBe('dark')
        }
        expect(mage(t, 0).damage).toHaveLength(2)
      }
    },
  )

  scenario('[BRW-ACT.8, BRW-V.3, BRW-D.18] attacks one model in the room, if there is one', () => {
    const t = lay({
      mages: [
        { at: 'arena', first: 'leech', evocations: [{ kind: 'cerbero', at: 'arena' }] },
        { at: 'arena', evocations: [{ kind: 'cerbero', at: 'arena' }] },
      ],
    })
    play(t, 0, attack, pass)
    expect(t.options(0)).toHaveLength(2)
    play(t, 0, { do: 'target', seat: 1 }, pass)
    expect(cubesOn(t, 1, 0)).toBe(2)
    const alone = lay({ mages: [{ at: 'garden', first: 'leech' }, { at: 'arena' }] })
    alone.refuses(0, attack)
  })

  scenario(
    '[BRW-ACT.9, BRW-D.19, BRW-R.23] sacrifices a spell for a step: an action of its own in 1.6, the whole activation in 0.7',
    () => {
      for (const edition of editions) {
        const t = lay({
          edition,
          mages: [{ at: 'arena', actions: 0, first: 'leech', second: 'maze active', quick: 'whisper' }, {}],
        })
        expect(t.options(0).filter((option) => option.do === 'sacrifice')).toHaveLength(
          edition === '1.6' ? 3 : 2,
        )
        play(t, 0, { do: 'sacrifice', card: 'whisper' })
        expect(t.offers(0, stop)).toBe(false)
        play(t, 0, to('throne-room'))
        expect(place(t, 0)).toBe('throne-room')
        expect(token(t, 'throne-room')).toBe('bright')
        expect(mage(t, 0).memories).toEqual(['whisper'])
        if (edition === '1.6') {
          expect(t.offers(0, castNext)).toBe(true)
          expect(t.offers(0, { do: 'sacrifice', card: 'leech' })).toBe(true)
        } else expect(t.question(0)).toBeUndefined()
      }
    },
  )

  scenario(
    '[BRW-ACT.11, BRW-TP.8] takes its steps one by one: others may react to each before the next is chosen',
    () => {
      // The Arena is red, the Treasure Room green: the Blade Wall waits in both.
      const t = lay({
        mages: [
          { at: 'throne-room', first: 'leech' },
          { at: 'garden', actions: 0, first: 'blade-wall active' },
        ],
        rooms: { arena: 2, 'treasure-room': 8 },
      })
      play(t, 0, move, pass, to('arena'))
      expect(place(t, 0)).toBe('arena')
      expect([t.question(0), t.question(1)?.kind]).toEqual([undefined, 'react'])
      t.choose(1, pass)
      expect(t.question(0)?.kind).toBe('step')
      t.choose(0, to('treasure-room'))
      expect([t.question(0), t.question(1)?.kind]).toEqual([undefined, 'react'])
      t.choose(1, trigger('blade-wall'))
      expect(cubesOn(t, 0, 1)).toBe(3)
      // Who is stopped on the way takes no further step.
      const held = lay({
        mages: [
          { at: 'throne-room', first: 'leech' },
          { at: 'garden', actions: 0, first: 'grasping-dead active' },
        ],
        rooms: { 'treasure-room': 8 },
      })
      play(held, 0, move, pass, to('treasure-room'))
      held.choose(1, trigger('grasping-dead'))
      expect(place(held, 0)).toBe('treasure-room')
      expect(held.question(0)?.kind).not.toBe('step')
    },
  )

  scenario(
    '[BRW-ACT.10, BRW-D.16, BRW-INS.6, BRW-V.17] steps room by room, through ruins, never into a cell',
    () => {
      const t = lay({ mages: [{ at: 'forge', first: 'leech' }, {}], destroyed: ['throne-room'] })
      play(t, 0, move, pass)
      const rooms = t.options(0).flatMap((option) => (option.do === 'room' ? [option.room] : []))
      expect(rooms.toSorted()).toEqual(['throne-room', 'treasure-room', 'workshop'])
      play(t, 0, to('throne-room'), to('black-rose-room'))
      expect(place(t, 0)).toBe('black-rose-room')
    },
  )
})

describe('a cell', () => {
  scenario(
    '[BRW-T.29, BRW-CELL.1, BRW-CELL.3, BRW-CELL.4, BRW-CELL.7, BRW-D.13] must be left with the first component',
    () => {
      const t = lay({ mages: [{ actions: 1, first: 'fireball', quick: 'leech' }, {}] })
      expect(
        t
          .options(0)
          .map((option) => option.do)
          .toSorted(),
      ).toEqual(['move', 'sacrifice', 'sacrifice'])
      t.choose(0, move)
      // The first step, to the gate, is forced.
      expect(place(t, 0)).toBe('forge')
      play(t, 0, stop, pass)
      expect(t.offers(0, castNext)).toBe(true)
      expect(t.offers(0, castQuick)).toBe(true)
    },
  )

  scenario(
    '[BRW-CELL.4, BRW-ACT.4] in 0.7 a spell may be cast there first, by whoever can leave afterwards',
    () => {
      const t = lay({
        edition: '0.7',
        mages: [{ actions: 1, first: 'pact-with-the-rose', quick: 'leech' }, {}],
      })
      expect(t.options(0).map((option) => option.do)).toEqual([
        'move',
        'castNext',
        'castQuick',
        'sacrifice',
        'sacrifice',
      ])
      play(t, 0, castNext)
      expect(mage(t, 0).power).toBeGreaterThan(0)
      // Nobody ends her activation in the cell who can leave it: the move, and its first step, are all that is left.
      expect(place(t, 0)).toBe('forge')
      expect(mage(t, 0).actions).toBe(0)
      // What reaches anywhere in the Lodge reaches from a cell.
      const anywhere = lay({
        edition: '0.7',
        mages: [{ actions: 1, first: 'night-of-petals dark' }, { at: 'garden' }],
      })
      play(anywhere, 0, castNext)
      expect(cubesOn(anywhere, 1, 0)).toBe(5)
      // No other range reaches anybody from there, and there is no room to shake (BRW-R.29).
      const far = lay({
        edition: '0.7',
        mages: [{ actions: 1, quick: 'fireball' }, { at: 'forge' }],
      })
      play(far, 0, castQuick)
      expect(cubesOn(far, 1, 0)).toBe(0)
      expect(place(far, 0)).toBe('forge')
      const stuck = lay({ edition: '0.7', mages: [{ actions: 0, first: 'fireball', quick: 'leech' }, {}] })
      expect(stuck.options(0).map((option) => option.do)).toEqual(['sacrifice', 'sacrifice'])
    },
  )

  scenario('[BRW-CELL.5, BRW-FAQ.9, BRW-T.27] without actions the last spell has to be sacrificed', () => {
    const t = lay({
      mages: [
        { actions: 0, first: 'fireball' },
        { actions: 0, at: 'arena', quick: 'leech' },
      ],
    })
    // Nothing else is possible, so it happens by itself.
    expect(t.happened('sacrificed')).toHaveLength(1)
    expect(place(t, 0)).toBe('forge')
    expect(token(t, 'forge')).toBe('bright')
    expect(t.question(1)?.kind).toBe('component')
  })

  scenario('[BRW-CELL.5, BRW-FAQ.9] the quick spell is no way out but as a sacrifice', () => {
    for (const edition of editions) {
      const alone = lay({
        edition,
        mages: [
          { actions: 0, quick: 'leech' },
          { actions: 0, at: 'arena', quick: 'leech' },
        ],
      })
      expect(alone.happened('sacrificed')).toHaveLength(1)
      expect(alone.happened('cast')).toEqual([])
      expect(place(alone, 0)).toBe('forge')
      expect(token(alone, 'forge')).toBe('bright')
      const both = lay({ edition, mages: [{ actions: 0, first: 'fireball', quick: 'leech' }, {}] })
      expect(both.options(0)).toMatchObject([
        { do: 'sacrifice', card: 'leech' },
        { do: 'sacrifice', card: 'fireball' },
      ])
    }
  })

  scenario('[BRW-CELL.6] with nothing left one stays there', () => {
    const t = lay({ mages: [{ actions: 0 }, { at: 'arena', actions: 1 }] })
    play(t, 1, pass, stop, pass)
    expect(place(t, 0)).toBe('cell')
    expect(t.state.phase).not.toBe('action')
  })

  scenario(
    '[BRW-CELL.2, BRW-TGT.2, BRW-TGT.6, BRW-R.53] is out of reach of everything, also anywhere in the Lodge',
    () => {
      const t = lay({
        mages: [
          { at: 'arena', first: 'night-of-petals dark', quick: 'whisper dark' },
          { at: 'cell' },
          { at: 'garden' },
        ],
      })
      play(t, 0, castNext)
      expect(cubesOn(t, 1, 0)).toBe(0)
      expect(cubesOn(t, 2, 0)).toBe(5)
      play(t, 0, castQuick)
      expect(t.happened('questsLookedAt').map(({ whom }) => whom)).toEqual([2])
    },
  )
})

describe('active spells', () => {
  const waiting = (edition: '1.6' | '0.7', at: string) =>
    lay({
      edition,
      mages: [
        { at, actions: 0, first: 'blade-wall active', second: 'dark-armour active' },
        { at: 'garden', actions: 1, first: 'pact-with-the-rose' },
      ],
    })

  scenario(
    '[BRW-ACT.9, BRW-R.20] in 1.6 whoever has nothing else left may sacrifice one, and need not',
    () => {
      for (const at of ['garden', 'cell']) {
        const t = waiting('1.6', at)
        expect(t.question(0)).toMatchObject({ kind: 'component', manner: 'window' })
        expect(t.options(0)).toMatchObject([
          { do: 'sacrifice', card: 'blade-wall' },
          { do: 'sacrifice', card: 'dark-armour' },
          { do: 'end' },
        ])
        // Who keeps them is not asked again in this phase.
        t.choose(0, { do: 'end' })
        expect(place(t, 0)).toBe(at)
        play(t, 1, move, pass, stop, pass, castNext)
        expect(t.state.phase).not.toBe('action')
      }
    },
  )

  scenario('[BRW-ACT.9] two of them are two steps; then nothing is left', () => {
    const t = waiting('1.6', 'cell')
    t.choose(0, { do: 'sacrifice', card: 'blade-wall' })
    expect(place(t, 0)).toBe('forge')
    expect(mage(t, 0).memories).toEqual(['blade-wall'])
    play(t, 0, { do: 'sacrifice', card: 'dark-armour' }, to('throne-room'))
    expect(place(t, 0)).toBe('throne-room')
    expect(t.question(1)?.kind).toBe('component')
  })

  scenario('[BRW-ACT.9, BRW-V.37] not in 0.7, and not by whoever cannot move', () => {
    expect(waiting('0.7', 'garden').question(0)).toBeUndefined()
    const held = lay({
      active: 1,
      mages: [
        { at: 'arena', actions: 0, first: 'blade-wall active' },
        { at: 'arena', actions: 1, first: 'ice-blast' },
      ],
    })
    play(held, 1, castNext, endActivation)
    expect(mage(held, 0).inhibited).toEqual(['move'])
    expect(held.question(0)).toBeUndefined()
  })
})

describe('rooms', () => {
  scenario(
    '[BRW-T.25, BRW-ROOM.5, BRW-D.21, BRW-D.42] the Black Rose Room takes four spells for one that was forgotten',
    () => {
      const hand = ['leech', 'leech', 'maze', 'blur', 'whisper']
      const t = lay({
        moon: 2,
        mages: [{ at: 'black-rose-room', hand, first: 'leech' }, {}],
        library: { forgotten: ['black-rain', 'collapse', 'stolen-hour'] },
      })
      play(t, 0, move, activate)
      for (const card of ['leech', 'leech', 'maze', 'blur']) play(t, 0, { do: 'card', card })
      expect(t.options(0)).toHaveLength(3)
      play(t, 0, { do: 'card', card: 'collapse' }, { do: 'card', card: 'stolen-hour' })
      expect(mage(t, 0).hand).toEqual(['collapse', 'whisper'])
      expect(t.state.library.forgotten.cards).toHaveLength(9)
      expect(t.state.library.forgotten.cards.slice(0, 2)).toEqual(['black-rain', 'stolen-hour'])
      const poor = lay({
        moon: 2,
        mages: [{ at: 'black-rose-room', hand: hand.slice(0, 3), first: 'leech' }, {}],
      })
      poor.choose(0, move)
      expect(poor.question(0)?.kind).toBe('step')
    },
  )

  scenario(
    '[BRW-ROOM.1, BRW-ROOM.2, BRW-ROOM.4, BRW-V.2] a room works once a round, a ruin not at all',
    () => {
      const t = lay({
        mages: [{ at: 'garden', first: 'borrowed-hour' }, { at: 'garden' }],
        dark: ['garden'],
      })
      t.choose(0, move)
      expect(t.question(0)?.kind).toBe('step')
      const ruin = lay({ mages: [{ at: 'garden', first: 'borrowed-hour' }, {}], destroyed: ['garden'] })
      play(ruin, 0, castNext)
      expect(ruin.happened('roomActivated')).toEqual([])
    },
  )

  scenario('[BRW-ROOM.3] a room activated from afar works where it is', () => {
    const t = lay({ mages: [{ at: 'throne-room', first: 'borrowed-hour dark' }, {}], rooms: { cemetery: 7 } })
    play(t, 0, castNext, to('cemetery'))
    expect(t.state.evocations.map(({ place: at }) => at)).toEqual([7])
    expect(token(t, 'cemetery')).toBe('dark')
  })

  scenario(
    '[BRW-ROOM.8, BRW-V.37, BRW-R.48, BRW-CMP.15] an inhibited mage cannot move, or cannot activate',
    () => {
      const t = lay({
        mages: [
          { at: 'arena', first: 'ice-blast', actions: 0 },
          { at: 'arena', actions: 1, first: 'leech' },
        ],
      })
      play(t, 0, castNext)
      expect(mage(t, 1).inhibited).toEqual(['move'])
      play(t, 1, move, pass)
      expect(place(t, 1)).toBe('arena')
      expect(t.happened('stepped')).toEqual([])
    },
  )
})
