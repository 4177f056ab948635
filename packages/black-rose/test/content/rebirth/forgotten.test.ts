import { expect } from 'vitest'
import { contentOf } from '../../../src/content/content.ts'
import {
  allBut,
  castNext,
  cubesIn,
  cubesOn,
  cubesOnEvocation,
  evocationRooms,
  mage,
  on,
  place,
  powers,
  stop,
  to,
  token,
} from '../../position.ts'
import { cube, go, no, quest } from '../quest-kit.ts'
import { playsEverySide, type SpellCases, upgrade, upgradesOf } from './kit.ts'

const near = { at: 'forge' }
const far = { at: 'throne-room' }
const events = { events: ['overgrowth', null, 'weak-foundations'] } as const

const cases: SpellCases = {
  'rose-in-bloom light': { shows: (t) => expect(powers(t)).toEqual([3, 3]) },
  'rose-in-bloom dark': {
    answers: [to('crypt'), to('crypt'), to('garden'), to('theatre')],
    shows: (t) =>
      expect(['crypt', 'garden', 'theatre'].map((room) => cubesIn(t, room, 0))).toEqual([2, 1, 1]),
  },
  'grand-conjunction light': {
    you: { damage: { 1: 4 } },
    rebuilt: ['garden', 'treasure-room'],
    answers: [to('garden'), to('treasure-room')],
    shows: (t) => {
      expect(cubesOn(t, 0, 1)).toBe(1)
      expect(powers(t)).toEqual([3, 3])
      expect([token(t, 'garden'), token(t, 'treasure-room')]).toEqual(['dark', 'dark'])
    },
  },
  'grand-conjunction dark': {
    you: { at: 'treasure-room' },
    rebuilt: ['garden', 'treasure-room'],
    dark: ['garden', 'treasure-room'],
    shows: (t) => {
      expect(powers(t)).toEqual([2, 3])
      expect([token(t, 'garden'), token(t, 'treasure-room')]).toEqual(['bright', 'dark'])
    },
  },
  'stitch-the-flesh-horror light': {
    answers: [to('forge'), on('fleshHorror'), upgrade('coilLegs'), on('fleshHorror'), upgrade('coilLegs')],
    shows: (t) => {
      expect(evocationRooms(t, 0, 'fleshHorror')).toEqual(['forge'])
      expect(upgradesOf(t, 'fleshHorror')).toEqual(['coilLegs', 'coilLegs'])
    },
  },
  'stitch-the-flesh-horror dark': {
    you: {
      evocations: [
        { kind: 'colossus', at: 'forge' },
        { kind: 'cadaver', at: 'forge' },
      ],
    },
    answers: [
      on('colossus'),
      upgrade('coilLegs'),
      on('colossus'),
      upgrade('platedHull'),
      on('cadaver'),
      upgrade('coilLegs'),
      on('cadaver'),
      to('arena'),
      stop,
    ],
    shows: (t) => {
      expect([upgradesOf(t, 'colossus'), upgradesOf(t, 'cadaver')]).toEqual([
        ['coilLegs', 'platedHull'],
        ['coilLegs'],
      ])
      expect(evocationRooms(t, 0, 'cadaver')).toEqual(['arena'])
    },
  },
  'breath-of-the-morningstar light': {
    rival: { at: 'pleasure-room', evocations: [{ kind: 'colossus', at: 'pleasure-room' }] },
    answers: [to('pleasure-room')],
    shows: (t) => expect([cubesOn(t, 1, 0), cubesOnEvocation(t, 'colossus', 0)]).toEqual([3, 3]),
  },
  'breath-of-the-morningstar dark': { rival: near, shows: (t) => expect(cubesOn(t, 1, 0)).toBe(5) },
  'hour-without-a-moon light': {
    ...events,
    shows: (t) => {
      expect(t.state.events).toEqual([null, null, null])
      expect(t.state.rose.power).toBe(0)
    },
  },
  'hour-without-a-moon dark': {
    ...events,
    answers: [{ do: 'event', card: 'weak-foundations' }],
    shows: (t) => {
      expect(t.state.events.map((event) => event?.card ?? null)).toEqual(['overgrowth', null, null])
      expect([...powers(t), t.state.rose.power]).toEqual([2, 3, 0])
    },
  },
  // [VRB-37] Its cubes are hers, and it may strike its owner.
  'sovereign-word light': {
    crown: 1,
    active: 0,
    rival: { ...near, evocations: [{ kind: 'succubus', at: 'forge' }] },
    answers: [{ do: 'attack' }, no],
    shows: (t) => {
      expect(t.state.crown).toBe(0)
      expect(cubesOn(t, 1, 0)).toBe(1)
    },
  },
  'sovereign-word dark': {
    crown: 1,
    active: 0,
    rival: far,
    answers: [to('throne-room'), to('garden'), to('treasure-room')],
    shows: (t) => {
      expect(t.state.crown).toBe(0)
      expect(place(t, 1)).toBe('treasure-room')
    },
  },
  'black-sun light': {
    rival: { at: 'banner-hall' },
    answers: [to('banner-hall')],
    shows: (t) => expect(cubesOn(t, 1, 0)).toBe(2),
  },
  'black-sun dark': {
    rival: { at: 'banner-hall', damage: { rose: 2 } },
    answers: [to('banner-hall'), cube(-1), cube(-1)],
    shows: (t) => expect([cubesOn(t, 1, 0), cubesOn(t, 1, -1)]).toEqual([3, 0]),
  },
  'mirror-of-the-first-magister light': {
    you: { quick: 'thunder-call used' },
    rival: { at: 'pleasure-room' },
    shows: (t) => expect([cubesOn(t, 1, 0), powers(t)[0]]).toEqual([2, 2]),
  },
  'mirror-of-the-first-magister dark': {
    rival: { at: 'pleasure-room', first: 'thunder-call used' },
    shows: (t) => expect([cubesOn(t, 1, 0), powers(t)[0]]).toEqual([2, 2]),
  },
  'undoing light': {
    rival: { ...near, first: 'vitriol' },
    deed: (t) => go(t, 1, castNext),
    shows: (t) => {
      expect(cubesOn(t, 0, 1)).toBe(0)
      expect(powers(t)).toEqual([3, 3])
    },
  },
  'undoing dark': {
    you: { damage: { rose: allBut(2, 'arianna') } },
    rival: { ...near, first: 'rivet-storm' },
    deed: (t) => go(t, 1, castNext),
    shows: (t) => {
      expect(cubesOn(t, 0, 1)).toBe(0)
      expect(place(t, 0)).toBe('arena')
    },
  },
  'last-petal light': {
    you: { damage: { 1: 9 } },
    answers: [to('forge'), to('treasure-room'), to('garden')],
    shows: (t) => {
      expect(cubesOn(t, 0, 1)).toBe(1)
      expect(place(t, 0)).toBe('garden')
    },
  },
  'last-petal dark': {
    you: { quests: ['kindling', 'cracked-mortar'] },
    answers: [quest('kindling'), quest('kindling'), quest('cracked-mortar')],
    shows: (t) => {
      expect(mage(t, 0).toSolve).toEqual(['kindling'])
      expect(mage(t, 0).quests.cards).toEqual(['cracked-mortar'])
    },
  },
}

playsEverySide('the Forgotten spells', contentOf('rebirth').forgotten, cases)
