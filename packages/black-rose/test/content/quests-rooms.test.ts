import { scenariosWith } from '@conclave/kernel/testing'
import { describe, expect, test } from 'vitest'
import { contentOf, questOf } from '../../src/content/content.ts'
import { rose } from '../../src/state.ts'
import { strengthOf } from '../../src/table/rules.ts'
import {
  at,
  attack,
  cubesIn,
  cubesOn,
  evocationRooms,
  mage,
  place,
  powers,
  stop,
  to,
  token,
} from '../position.ts'
import {
  type Case,
  card,
  completeByRoom,
  cube,
  editions,
  go,
  hasQuest,
  laidOut,
  memory,
  modesOf,
  quest,
  roomOfQuest,
  school,
  yes,
} from './quest-kit.ts'

const scenario = scenariosWith(test)

const cases: { readonly [quest: string]: Case } = {
  'ear-at-the-throne': {
    crown: 1,
    active: 0,
    rival: { quests: ['bloodshed'], power: 3 },
    shows: (t, edition) => {
      expect(mage(t, 1).quests.seen).toEqual([0b11])
      expect(t.state.crown).toBe(edition === '1.6' ? 0 : 1)
    },
  },
  'pillow-talk': {
    nextQuests: ['bloodshed', 'still-hot', 'sticky-fingers'],
    answers: [quest('still-hot')],
    shows: (t) => expect(mage(t, 0).quests.cards).toEqual(['still-hot']),
  },
  'change-partners': {
    rival: { at: 'black-rose-room' },
    shows: (t) => expect([place(t, 0), place(t, 1)]).toEqual(['black-rose-room', 'ballroom']),
  },
  'walk-the-hound': {
    rival: { at: 'black-rose-room' },
    answers: [to('black-rose-room'), stop, attack],
    shows: (t) => {
      expect(evocationRooms(t, 0, 'cerbero')).toEqual(['black-rose-room'])
      expect(cubesOn(t, 1, 0)).toBe(2)
    },
  },
  'something-in-the-wine': {
    others: [{ at: 'forge' }, { at: 'cell' }],
    shows: (t) => expect([1, 2, 3].map((seat) => cubesOn(t, seat, 0))).toEqual([1, 1, 0]),
  },
  bloodshed: {
    rival: { at: 'arena' },
    // Three damage of the quest; nothing of the room's, which would have hit the rival as well.
    shows: (t) => expect(cubesOn(t, 1, 0)).toBe(3),
  },
  'still-hot': {
    shows: (t, edition) => {
      expect(strengthOf(t.state, 0)).toBe(3)
      // The Forge goes on in 1.6: a step is offered.
      expect(t.question(0)?.kind === 'step').toBe(edition === '1.6')
    },
  },
  'sticky-fingers': { shows: (t) => expect(powers(t)).toEqual([3, 2]) },
  'mind-the-thorns': {
    you: { damage: { 1: 3 } },
    shows: (t) => expect([cubesOn(t, 0, 1), cubesOn(t, 1, 0)]).toEqual([1, 2]),
  },
  'overdue-book': {
    you: { memories: ['fireball'] },
    answers: [memory('fireball')],
    shows: (t, edition) => {
      expect(mage(t, 0).hand).toContain('fireball')
      if (edition === '1.6') go(t, 0, school('illusion'))
      expect(mage(t, 0).hand).toHaveLength(edition === '1.6' ? 2 : 1)
    },
  },
  'i-saw-it-coming': {
    you: { grimoire: ['fireball', 'ice-blast'] },
    nextEvents: ['red-fever', 'feeding-time', 'manners-please'],
    answers: [
      { do: 'event', card: 'red-fever' },
      { do: 'event', card: 'feeding-time' },
    ],
    shows: (t) => {
      expect(t.state.eventDecks[0].cards.slice(-3).reverse()).toEqual([
        'manners-please',
        'feeding-time',
        'red-fever',
      ])
      expect(mage(t, 0).hand).toEqual(['fireball'])
    },
  },
  'eyes-everywhere': {
    answers: [to('treasure-room')],
    shows: (t) => {
      expect(powers(t)).toEqual([3, 3])
      expect(token(t, 'treasure-room')).toBe('dark')
    },
  },
  'rise-and-shine': {
    rival: { at: 'chapel' },
    answers: [to('chapel'), attack],
    shows: (t) => {
      expect(evocationRooms(t, 0, 'undead')).toEqual(['chapel'])
      expect(cubesOn(t, 1, 0)).toBe(2)
    },
  },
  'venial-sins': { you: { damage: { 1: 7 } }, shows: (t) => expect(cubesOn(t, 0, 1)).toBe(1) },
  'bone-to-pick': {
    rival: { damage: { rose: 1 } },
    answers: [at(1), cube(rose)],
    shows: (t) => expect([cubesOn(t, 1, 0), cubesOn(t, 1, rose)]).toEqual([1, 0]),
  },
  'wrong-door': {
    rival: { at: 'arena' },
    answers: [to('oracle-room')],
    shows: (t) => expect([place(t, 0), place(t, 1)]).toEqual(['portal-hall', 'oracle-room']),
  },
  'who-goes-there': { shows: (t) => expect(mage(t, 1).inhibited).toEqual(['move']) },
  'one-screw-left-over': {
    answers: [to('workshop')],
    shows: (t) => expect(cubesIn(t, 'workshop', 0)).toBe(2),
  },

  'palace-coup': {
    crown: 1,
    active: 0,
    shows: (t) => {
      expect(t.state.crown).toBe(0)
      expect(powers(t)).toEqual([4, 2])
    },
  },
  'stolen-kiss': {
    rival: { quests: ['bloodshed'] },
    shows: (t) => expect([mage(t, 0).quests.cards, mage(t, 1).quests.cards]).toEqual([['bloodshed'], []]),
  },
  'everybody-dance': {
    rival: { at: 'black-rose-room' },
    answers: [at(1), to('throne-room')],
    shows: (t) => expect(place(t, 1)).toBe('throne-room'),
  },
  'a-bigger-cage': {
    shows: (t) => {
      expect(evocationRooms(t, 0, 'malacoda')).toEqual(['summoner-room'])
      expect(evocationRooms(t, 0, 'cerbero')).toEqual(['summoner-room'])
    },
  },
  'lead-into-gold': {
    you: { hand: ['fireball', 'leech', 'whisper'] },
    answers: [yes, card('leech'), card('fireball')],
    shows: (t) => {
      expect(powers(t)[0]).toBe(5)
      expect(mage(t, 0).memories).toEqual(['leech', 'fireball'])
    },
  },
  'the-crowd-wants-more': {
    rival: { at: 'black-rose-room' },
    others: [{ at: 'garden' }],
    shows: (t) => expect([1, 2].map((seat) => cubesOn(t, seat, 0))).toEqual([2, 0]),
  },
  'hammer-and-anvil': {
    rival: { at: 'forge' },
    answers: [stop],
    shows: (t) => expect(cubesOn(t, 1, 0)).toBe(4),
  },
  'creative-accounting': {
    rosePower: 5,
    shows: (t, edition) => {
      expect(t.state.rose.power).toBe(3)
      expect(powers(t)[0]).toBe(edition === '1.6' ? 4 : 3)
    },
  },
  'the-graft': {
    you: { damage: { rose: 4 } },
    answers: [cube(rose), cube(rose), cube(rose)],
    shows: (t) => expect([cubesOn(t, 0, rose), cubesOn(t, 1, rose)]).toEqual([1, 3]),
  },
  'forbidden-shelf': {
    library: { illusion: ['mirror-blade', 'nightmare', 'puppet-strings'] },
    answers: [school('illusion'), card('nightmare')],
    shows: (t, edition) => {
      expect(mage(t, 0).hand).toEqual(['nightmare'])
      expect(t.question(0)?.kind === 'effect').toBe(edition === '1.6')
    },
  },
  'sooner-than-foretold': {
    you: { grimoire: ['fireball', 'leech', 'whisper'] },
    events: ['gloves-off', null, null],
    shows: (t) => {
      expect(t.state.events.map((event) => event?.card)).toEqual([undefined, 'gloves-off', undefined])
      expect(mage(t, 0).hand).toEqual(['fireball', 'leech'])
    },
  },
  'falling-star': { answers: [to('garden')], shows: (t) => expect(cubesIn(t, 'garden', 0)).toBe(2) },
  'family-reunion': {
    shows: (t) => expect(evocationRooms(t, 0, 'undead')).toEqual(['cemetery', 'cemetery']),
  },
  'vade-retro': {
    you: { damage: { 1: 3 } },
    rival: { evocations: [{ kind: 'cerbero', at: 'garden' }] },
    shows: (t) => {
      expect(t.state.evocations).toEqual([])
      expect(cubesOn(t, 0, 1)).toBe(1)
    },
  },
  'ask-the-skull': {
    you: { grimoire: ['fireball', 'ice-blast', 'leech'] },
    answers: [card('ice-blast')],
    shows: (t) => {
      expect(mage(t, 0).hand).toHaveLength(2)
      expect(mage(t, 0).hand).toContain('ice-blast')
    },
  },
  'everywhere-at-once': {
    answers: [to('treasure-room')],
    shows: (t) => {
      expect(place(t, 0)).toBe('treasure-room')
      expect(powers(t)[0]).toBe(4)
    },
  },
  'pat-down': {
    you: { grimoire: ['fireball', 'ice-blast'] },
    rival: { hand: ['leech'] },
    answers: [at(1)],
    shows: (t) => {
      expect(mage(t, 1).memories).toEqual(['leech'])
      expect(mage(t, 0).hand).toEqual(['fireball'])
    },
  },
  'load-bearing-wall': {
    cubes: { forge: { 1: 2 } },
    answers: [cube(1), cube(1)],
    shows: (t) => expect([cubesIn(t, 'forge', 0), cubesIn(t, 'workshop', 0)]).toEqual([3, 0]),
  },

  'off-with-their-heads': {
    crown: 1,
    active: 0,
    others: [{ at: 'forge', power: 1 }],
    shows: (t) => {
      expect(t.state.crown).toBe(0)
      expect(powers(t)).toEqual([4, 2, 1])
    },
  },
  'scandal-of-the-season': {
    nextQuests: ['thumbs-down'],
    shows: (t) => {
      expect(powers(t)).toEqual([4, 1])
      expect(mage(t, 0).quests.cards).toEqual(['thumbs-down'])
    },
  },
  'the-last-waltz': {
    rival: { at: 'black-rose-room' },
    shows: (t) => expect(place(t, 1)).toBe('cell'),
  },
  'gate-left-ajar': {
    shows: (t) => {
      expect(evocationRooms(t, 0, 'andromeda')).toEqual(['summoner-room'])
      expect(evocationRooms(t, 0, 'cerbero')).toEqual(['summoner-room'])
    },
  },
  'explosive-result': {
    rival: { at: 'black-rose-room' },
    shows: (t) => expect([cubesOn(t, 1, 0), cubesIn(t, 'alchemical-laboratory', 0)]).toEqual([3, 1]),
  },
  'thumbs-down': { shows: (t) => expect(cubesOn(t, 1, 0)).toBe(5) },
  masterpiece: {
    rival: { at: 'forge' },
    answers: [stop],
    shows: (t) => expect([strengthOf(t.state, 0), cubesOn(t, 1, 0)]).toEqual([4, 4]),
  },
  'heist-of-the-century': {
    others: [
      { at: 'forge', power: 2 },
      { at: 'cell', power: 2 },
    ],
    shows: (t) => expect(powers(t)).toEqual([6, 2, 1, 2]),
  },
  'last-rose-of-summer': {
    you: { damage: { 1: 7 } },
    rosePower: 10,
    shows: (t) => expect([cubesOn(t, 0, 1), t.state.rose.power]).toEqual([1, 8]),
  },
  cramming: {
    library: { illusion: ['mirror-blade', 'nightmare', 'puppet-strings', 'blur'] },
    answers: [
      school('illusion'),
      school('illusion'),
      school('illusion'),
      school('illusion'),
      card('blur'),
      card('nightmare'),
    ],
    shows: (t) => {
      expect(mage(t, 0).hand).toEqual(['blur', 'nightmare'])
      expect(t.state.schoolDiscards.illusion).toHaveLength(2)
    },
  },
  'self-fulfilling-prophecy': {
    you: { quests: ['self-fulfilling-prophecy', 'bloodshed'] },
    answers: [quest('bloodshed')],
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(3)
      expect(mage(t, 0).completed.toSorted()).toEqual(['bloodshed', 'self-fulfilling-prophecy'])
      expect(powers(t)[0]).toBe(5)
    },
  },
  'the-longest-night': { shows: (t) => expect(mage(t, 0).actions).toBe(2) },
  'buried-standing': {
    rival: { at: 'chapel' },
    answers: [to('chapel'), stop, attack],
    shows: (t) => {
      expect(evocationRooms(t, 0, 'greaterUndead')).toEqual(['chapel'])
      expect(cubesOn(t, 1, 0)).toBe(3)
    },
  },
  'plenary-indulgence': { you: { damage: { 1: 10 } }, shows: (t) => expect(cubesOn(t, 0, 1)).toBe(1) },
  'bones-of-the-founder': {
    you: { memories: ['fireball', 'ice-blast'], grimoire: ['leech', 'whisper'] },
    answers: [memory('ice-blast'), memory('fireball')],
    shows: (t) => expect(mage(t, 0).hand).toEqual(['fireball', 'ice-blast', 'leech']),
  },
  'all-roads-lead-here': {
    others: [{ at: 'forge' }, { at: 'cell' }],
    answers: [at(1), at(2)],
    shows: (t) => {
      expect([1, 2, 3].map((seat) => place(t, seat))).toEqual(['portal-hall', 'portal-hall', 'cell'])
      expect([1, 2, 3].map((seat) => cubesOn(t, seat, 0))).toEqual([2, 2, 0])
    },
  },
  curfew: {
    others: [{ at: 'forge' }, { at: 'cell' }],
    shows: (t) => expect([1, 2, 3].map((seat) => mage(t, seat).inhibited)).toEqual([['move'], ['move'], []]),
  },
  'controlled-demolition': {
    answers: [to('workshop')],
    shows: (t) => expect(cubesIn(t, 'workshop', 0)).toBe(3),
  },
}

describe.each(editions)('room quests of edition %s', (edition) => {
  for (const [id, each] of Object.entries(cases)) {
    if (!hasQuest(edition, id)) continue
    const cited = id === 'bloodshed' ? '[BRW-T.19, BRW-QST.4, BRW-QST.5] ' : '[BRW-QST.4, BRW-QST.5] '
    scenario(`${cited}${id}`, modesOf(edition), () => {
      const { moon } = questOf(edition, id)
      const room = roomOfQuest(edition, id)
      const t = laidOut(edition, { moon, ...each }, { at: room, quests: [id], quick: 'silence' })
      completeByRoom(t, edition, id)
      go(t, 0, ...(each.answers ?? []))
      each.shows(t, edition)
      expect(mage(t, 0).completed).toContain(id)
      expect(mage(t, 0).power).toBeGreaterThanOrEqual(1 + moon)
      expect(token(t, room)).toBe('dark')
    })
  }
})

test.each(editions)(
  '[BRW-V.18] Wrong Door leads somewhere else, also into the Portal Hall (%s)',
  (edition) => {
    const you = { at: 'portal-hall', quests: ['wrong-door'], quick: 'silence' }
    const t = laidOut(edition, { rival: { at: 'arena' }, shows: () => {} }, you)
    completeByRoom(t, edition, 'wrong-door')
    expect([t.offers(0, to('arena')), t.offers(0, to('portal-hall'))]).toEqual([false, true])
  },
)

test('[BRW-CMP.20] every room quest is tried', () => {
  for (const edition of editions)
    for (const { id, task } of contentOf(edition).quests.values())
      if (task.task === 'activate') expect(cases).toHaveProperty([id])
})
