import { scenariosWith } from '@conclave/kernel/testing'
import { describe, expect, test } from 'vitest'
import { listsOf } from '../../src/verbs/lists.ts'
import type { Sentence } from '../../src/words/effect.ts'
import {
  type Answer,
  activate,
  at,
  type Board,
  castNext,
  lay,
  type MageSetup,
  mage,
  move,
  pass,
  place,
  play,
  stop,
  to,
  trigger,
} from '../position.ts'

const scenario = scenariosWith(test)

/** Case in which seat 0 moves seat 1, who stands in the Arena unless told; seat 1 may answer with Shifting Skin. */
interface Case {
  readonly you: MageSetup
  readonly rival?: MageSetup
  readonly deed: (t: Board) => void
  readonly others?: readonly MageSetup[]
}

const casting = (first: string, ...answers: Answer[]): Case => ({
  you: { at: 'throne-room', first },
  deed: (t) => play(t, 0, castNext, ...answers),
})

const completing = (quest: string, room: string, ...answers: Answer[]): Case => ({
  you: { at: room, quests: [quest], quick: 'silence' },
  deed: (t) => play(t, 0, move, activate, { do: 'quest', quest }, ...answers),
})

const before: Answer = { do: 'before' }

/** By the list of sentences that moves her. */
const cases: { readonly [list: string]: Case } = {
  'spell/puppet-strings/dark': casting('puppet-strings dark'),
  'spell/step-through-glass/dark': casting('step-through-glass dark'),
  'spell/acid-explosion/dark': casting('acid-explosion dark', before),
  'spell/crushing-charge/dark': { ...casting('crushing-charge dark'), rival: { at: 'throne-room' } },
  'spell/world-mirror/light': casting('world-mirror'),
  'spell/maze/light': {
    you: { at: 'throne-room', first: 'maze active', actions: 0 },
    deed: (t) => {
      play(t, 1, move, pass, to('black-rose-room'), stop)
      play(t, 0, trigger('maze'))
    },
  },
  'spell/hall-of-masks/0': {
    you: { at: 'throne-room', first: 'hall-of-masks active', actions: 0 },
    rival: { at: 'black-rose-room' },
    deed: (t) => {
      play(t, 1, move, to('throne-room'))
      play(t, 0, trigger('hall-of-masks'), to('arena'))
    },
  },
  'room/ballroom': {
    you: { at: 'ballroom', quick: 'silence' },
    rival: { at: 'ballroom' },
    deed: (t) => play(t, 0, move, activate),
  },
  'quest/change-partners': {
    ...completing('change-partners', 'ballroom'),
    rival: { at: 'black-rose-room' },
  },
  'quest/wrong-door': {
    ...completing('wrong-door', 'portal-hall', to('garden')),
    rival: { at: 'portal-hall' },
  },
  'quest/everybody-dance': { ...completing('everybody-dance', 'ballroom', at(1)), rival: { at: 'ballroom' } },
  'quest/the-last-waltz': { ...completing('the-last-waltz', 'ballroom'), rival: { at: 'black-rose-room' } },
  'quest/all-roads-lead-here': completing('all-roads-lead-here', 'portal-hall', at(1)),
}

const laidOut = ({ you, rival, others }: Case): Board =>
  lay({
    moon: 3,
    active: you.actions === 0 ? 1 : 0,
    mages: [
      you,
      { at: 'arena', quick: 'unmaking', first: 'shifting-skin dark active', ...rival },
      ...(others ?? []),
    ],
  })

describe('[BRW-TP.5] whoever is about to be moved by another mage may react', () => {
  for (const [list, each] of Object.entries(cases)) {
    scenario(list, () => {
      const t = laidOut(each)
      each.deed(t)
      expect(t.question(1)).toMatchObject({ kind: 'react', about: { what: 'moved', seat: 1, by: 0 } })
      const here = place(t, 1)
      t.choose(1, trigger('shifting-skin'))
      // The move is cancelled, and she goes where she likes.
      expect(t.question(1)?.kind).toBe('step')
      expect(place(t, 1)).toBe(here)
      t.choose(1, stop)
      expect(place(t, 1)).toBe(here)
    })
  }

  const moving: readonly Sentence['verb'][] = ['step', 'place', 'swap', 'sendBack', 'toCell']
  const own = ['you', 'thatEvocation']

  /** True if a sentence moves mages other than its own. */
  const movesOthers = (sentence: Sentence): boolean =>
    moving.includes(sentence.verb) &&
    'to' in sentence &&
    !own.includes(sentence.to.models) &&
    !('kind' in sentence.to && sentence.to.kind.startsWith('your'))

  test('every card, room and quest that moves others is tried', () => {
    const lists = [...listsOf('1.6')]
      .filter(([list, sentences]) => !list.startsWith('event/') && sentences.some(movesOthers))
      .map(([list]) => list)
    expect(Object.keys(cases).toSorted()).toEqual(lists.toSorted())
  })

  test('the Black Rose is no mage: nothing protects from being thrown out by an event', () => {
    const t = lay({
      phase: 'blackRose',
      moon: 3,
      mages: [{ at: 'garden' }, { at: 'arena', first: 'shifting-skin dark active' }],
      nextEvents: ['everybody-out'],
    })
    expect([place(t, 0), place(t, 1)]).toEqual(['cell', 'cell'])
    expect(mage(t, 1).slots.first.status).toBe('active')
  })
})

test('[BRW-V.37] who cannot move is not pushed, so there is nothing to react to', () => {
  const { you, deed } = cases['spell/puppet-strings/dark']!
  const t = laidOut({ you, deed })
  mage(t, 1).inhibited = ['move']
  deed(t)
  expect(t.question(1)?.about ?? {}).not.toMatchObject({ what: 'moved' })
  expect(place(t, 1)).toBe('arena')
})
