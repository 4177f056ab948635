import { expect } from 'vitest'
import { everythingIn } from '../../../../src/content/content.ts'
import { rose } from '../../../../src/state.ts'
import { cubesOn, evocationRooms, mage, place, powers, to } from '../../../position.ts'
import { card, cube, no, school } from '../../quest-kit.ts'
import { playsEverySide, type SpellCases } from '../kit.ts'
import { far, here, mix, near } from './kit.ts'

const cases: SpellCases = {
  'ring-of-fire light': {
    rival: here,
    others: [near, far],
    shows: (t) => expect([1, 2, 3].map((seat) => cubesOn(t, seat, 0))).toEqual([1, 1, 0]),
  },
  'ring-of-fire dark': { rival: near, shows: (t) => expect(cubesOn(t, 1, 0)).toBe(3) },
  'reading-the-stars light': {
    library: { illusion: ['blur', 'maze'] },
    nextEvents: ['first-thorn'],
    answers: [school('illusion'), card('maze'), no],
    shows: (t) => {
      expect(mage(t, 0).hand).toEqual(['maze'])
      expect(t.state.library.illusion?.cards[0]).toBe('blur')
      expect(t.state.eventDecks[0].cards.at(-1)).toBe('first-thorn')
    },
  },
  'reading-the-stars dark': {
    nextQuests: ['kindling'],
    shows: (t) => {
      expect(mage(t, 0).quests.cards).toEqual(['kindling'])
      expect(powers(t)).toEqual([2, 3])
    },
  },
  'wild-metamorphosis light': {
    shows: (t) => expect(t.state.lasting.map(({ rule }) => rule.rule)).toEqual(['movement', 'strength']),
  },
  'wild-metamorphosis dark': {
    you: { damage: { rose: 4 } },
    rival: far,
    answers: [to('summoner-room'), to('throne-room')],
    shows: (t) => {
      expect([place(t, 0), cubesOn(t, 1, 0)]).toEqual(['throne-room', 2])
      expect(cubesOn(t, 0, rose)).toBe(1)
    },
  },
  'call-of-the-fallen light': {
    answers: [to('forge')],
    shows: (t) => expect(evocationRooms(t, 0, 'undead')).toEqual(['forge']),
  },
  'call-of-the-fallen dark': {
    rival: { ...near, damage: { rose: 3 } },
    answers: [cube(rose), cube(rose), cube(rose)],
    shows: (t) => expect(mage(t, 1).damage).toEqual([0, 0, 0, 0, 0]),
  },
}

playsEverySide(
  'personal spells of the earlier box',
  everythingIn('rebirth').personal.filter(({ mage: name }) => mix.mages.split('+').includes(`${name}`)),
  cases,
  { mix },
)
