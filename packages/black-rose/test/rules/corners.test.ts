import { scenariosWith, table } from '@conclave/kernel/testing'
import { describe, expect, test } from 'vitest'
import { blackRoseIn } from '../../src/game.ts'
import { rose } from '../../src/state.ts'
import { classicIds } from '../../src/words/board.ts'
import { lawful } from '../lawful.ts'
import {
  at,
  attack,
  cubesOn,
  lay,
  mage,
  move,
  on,
  place,
  play,
  positionOf,
  powers,
  stop,
  to,
  trigger,
} from '../position.ts'

const scenario = scenariosWith(test)

describe.each(classicIds)('rare things in %s', (edition) => {
  scenario('[BRW-D.35, BRW-DEF.6] an event fells everybody at once, its drawer, too', () => {
    const t = lay({
      edition,
      phase: 'blackRose',
      nextEvents: ['thorn-drizzle'],
      mages: [
        { at: 'garden', mage: 'nero', damage: { 1: 11 } },
        { at: 'arena', mage: 'jafar', damage: { 0: edition === '0.7' ? 11 : 9 } },
        { at: 'cell' },
      ],
      crown: 2,
    })
    // Seat 1 is last in turn order: the drawer.
    expect(t.question(1)?.kind).toBe('order')
    t.choose(1, at(1))
    expect(t.happened('defeated').map(({ seat, by }) => [seat, by])).toEqual([
      [1, rose],
      [0, rose],
    ])
    expect([place(t, 0), place(t, 1)]).toEqual(['cell', 'cell'])
    expect(powers(t)).toEqual([4, 4, 0])
    expect(t.state.rose.trophies).toEqual([1, 0])
    expect([mage(t, 0).reserve, mage(t, 1).reserve, t.state.rose.reserve]).toEqual([26, 26, 26])
  })

  scenario('[BRW-EVP.1, BRW-CELL.8] the evocation of a mage in her cell acts like any other', () => {
    const t = lay({
      edition,
      phase: 'evocation',
      mages: [{ at: 'cell', evocations: [{ kind: 'cerbero', at: 'arena' }] }, { at: 'arena' }],
    })
    play(t, 0, on('cerbero'), stop, attack)
    expect(cubesOn(t, 1, 0)).toBe(2)
    expect(place(t, 0)).toBe('cell')
  })

  scenario(
    '[BRW-STU.4, BRW-R.16] with neither Grimoire nor Memories nothing is drawn, and study goes on',
    () => {
      const t = lay({ edition, phase: 'study', mages: [{ at: 'garden' }, { at: 'arena' }] })
      expect(t.question(0)?.kind).toBe('librarySchool')
      expect([mage(t, 0).hand, t.happened('grimoireRenewed')]).toEqual([[], []])
    },
  )

  scenario('[BRW-TP.12, BRW-R.31] a protection against a protection against a trap', () => {
    const t = lay({
      edition,
      active: 1,
      rooms: { arena: 1 },
      mages: [
        { at: 'garden', first: 'blade-wall active', quick: 'ember-shield active', actions: 0 },
        { at: 'black-rose-room', first: 'dark-armour active', quick: 'unmaking', actions: 1 },
      ],
    })
    play(t, 1, move, to('arena'))
    play(t, 0, trigger('blade-wall'))
    // Three are on their way to seat 1, whose armour strikes back; the shield of seat 0 answers that.
    play(t, 1, trigger('dark-armour'))
    play(t, 0, trigger('ember-shield'))
    expect(cubesOn(t, 0, 1)).toBe(0)
    expect(cubesOn(t, 1, 0)).toBe(1)
    expect([mage(t, 0).slots.quick.status, mage(t, 1).slots.first.status]).toEqual(['used', 'used'])
    // The move goes on where it was interrupted.
    expect(t.question(1)?.kind).toBe('step')
  })
})

test.each(classicIds)('[BRW-EVT.9, BRW-QST.8, BRW-R.12] nothing is drawn from nothing (%s)', (edition) => {
  const state = positionOf({ edition, phase: 'blackRose', mages: [{ at: 'garden' }, { at: 'arena' }] })
  for (const pile of [...state.eventDecks, ...state.questDecks]) {
    pile.cards.length = 0
    pile.seen.length = 0
  }
  const t = table(blackRoseIn(edition), state, { lawful })
  expect(t.state.phase).toBe('study')
  expect([t.happened('eventDrawn'), t.happened('questDrawn')]).toEqual([[], []])
})
