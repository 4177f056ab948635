import { scenariosWith, table } from '@conclave/kernel/testing'
import { describe, expect, test } from 'vitest'
import { contentOf, eventOf } from '../../src/content/content.ts'
import { blackRoseIn } from '../../src/game.ts'
import type { EditionId, Moon, Timing } from '../../src/words/board.ts'
import { lawful } from '../lawful.ts'
import { castNext, lay, mage, pass, play, positionOf, powers } from '../position.ts'

const scenario = scenariosWith(test)

/** The events of a moon with this timing and slot, the crown aside. */
const eventsWith = (edition: EditionId, moon: Moon, timing: Timing, slot: number): string[] =>
  [...contentOf(edition).events.values()]
    .filter((event) => event.moon === moon && event.timing === timing && event.slot === slot && !event.crown)
    .map(({ id }) => id)

const questsOf = (edition: EditionId, moon: Moon): string[] =>
  [...contentOf(edition).quests.values()]
    .filter((quest) => quest.moon === moon && !quest.fourPlayers)
    .map(({ id }) => id)

const two = (list: readonly string[]): [string, string] => [list[0]!, list[1]!]

const miserableDance = (edition: EditionId): string =>
  [...contentOf(edition).events.keys()].find((id) => id.startsWith('miserable-dance'))!

describe('events', () => {
  scenario(
    '[BRW-T.21, BRW-EVT.1, BRW-EVT.3, BRW-EVT.5, BRW-BRP.3, BRW-BRP.4, BRW-PWR.10, BRW-R.10] slide, and are pushed on by a new one',
    () => {
      const [first] = two(eventsWith('1.6', 1, 'action', 1))
      const [second, next] = two(eventsWith('1.6', 1, 'action', 2))
      const [third] = eventsWith('1.6', 1, 'action', 3)
      const t = lay({
        phase: 'blackRose',
        mages: [{ grimoire: ['leech', 'fireball'] }, { grimoire: ['whisper', 'nightmare'] }],
        events: [first!, second, third!],
        nextEvents: [next],
      })
      const worth = (id: string) => eventOf('1.6', id)
      expect(t.state.events.map((event) => event?.card ?? null)).toEqual([null, next, first])
      expect(t.state.rose.power).toBe(worth(third!).discard + worth(next).arrival + worth(second).discard)
    },
  )

  scenario(
    '[BRW-T.22, BRW-EVT.6, BRW-R.11] an instant event scores both values and leaves the board as it is',
    () => {
      for (const edition of ['1.6', '0.7'] as const) {
        const [instant] = eventsWith(edition, 1, 'instant', 0)
        const t = lay({ edition, phase: 'blackRose', mages: [{}, {}], nextEvents: [instant!] })
        // Whatever the drawer is asked, the event is done when the study begins.
        for (let seat = t.waitsFor()[0]; t.state.phase === 'blackRose'; seat = t.waitsFor()[0])
          t.choose(seat!, t.options(seat!)[0] as never)
        const { arrival, discard } = eventOf(edition, instant!)
        expect(t.state.rose.power).toBe(arrival + discard)
        expect(t.state.events).toEqual([null, null, null])
        expect(t.state.eventDiscards[0]).toEqual([instant])
      }
    },
  )

  scenario(
    '[BRW-EVT.2, BRW-EVT.4, BRW-CRN.2, BRW-CRN.3, BRW-R.9] the last mage draws; the crown symbol gives her the Crown for later',
    () => {
      const crowned = [...contentOf('1.6').events.values()].find(
        ({ crown, moon, timing }) => crown && moon === 1 && timing === 'action',
      )!
      const t = lay({ phase: 'blackRose', crown: 1, mages: [{}, {}, {}], nextEvents: [crowned.id] })
      expect(t.happened('eventDrawn')[0]?.seat).toBe(0)
      expect(t.state.crown).toBe(0)
      expect(t.state.first).toBe(1)
    },
  )

  scenario(
    '[BRW-T.30, BRW-PWR.2] the arrival of an event can bring the second moon before quests are drawn',
    () => {
      const [next] = eventsWith('1.6', 1, 'action', 2)
      const t = lay({ phase: 'blackRose', rosePower: 5, mages: [{}, {}], nextEvents: [next!] })
      expect(t.state.moon).toBe(2)
      expect(t.state.mages.map(({ quests }) => quests.cards.length)).toEqual([1, 1])
      expect(questsOf('1.6', 2)).toEqual(expect.arrayContaining(mage(t, 0).quests.cards))
    },
  )

  test('[BRW-BRP.5, BRW-R.8] those of the Black Rose Phase work from the first slot to the last', () => {
    const [next] = eventsWith('1.6', 1, 'action', 1)
    const events = ['coronation-rehearsal', 'beginners-luck', null]
    const mages = [{ grimoire: ['leech'] }, { grimoire: ['whisper'] }]
    const t = lay({ phase: 'blackRose', mages, events, nextEvents: [next!] })
    expect(t.happened('eventWorks').map(({ card }) => card)).toEqual([
      'coronation-rehearsal',
      'beginners-luck',
    ])
  })

  test('[BRW-T.30, BRW-PWR.2] the third moon rises at eighteen, and not before', () => {
    for (const [power, moon] of [
      [14, 2],
      [15, 3],
    ] as const) {
      const t = lay({ moon: 2, mages: [{ at: 'arena', power, first: 'choir-of-oracles dark' }, {}] })
      play(t, 0, castNext)
      expect([powers(t)[0], t.state.moon]).toEqual([power + 3, moon])
    }
  })

  scenario('[BRW-T.30, BRW-PWR.7, BRW-R.6] a jump over two moons is two changes', () => {
    const t = lay({
      mages: [
        { at: 'arena', power: 17, first: 'choir-of-oracles dark', aside: 2 },
        { aside: 2, power: 0 },
      ],
    })
    // Seventeen was laid out by the test: no moon has risen yet.
    play(t, 0, castNext)
    expect(t.state.moon).toBe(3)
    expect(t.state.mages.map(({ hand }) => hand.length)).toEqual([2, 2])
    expect(t.state.mages.map(({ aside }) => aside)).toEqual([0, 0])
  })

  scenario('[BRW-PWR.5, BRW-V.28] the moon does not go back when power is lost', () => {
    const t = lay({
      moon: 2,
      active: 1,
      mages: [
        { at: 'arena', power: 6 },
        { at: 'arena', first: 'whisper' },
      ],
    })
    play(t, 1, castNext)
    expect(powers(t)).toEqual([5, 1])
    expect(t.state.moon).toBe(2)
  })

  scenario('[BRW-EVT.9, BRW-R.12] an empty event deck is made anew from its discards', () => {
    const state = positionOf({ phase: 'blackRose', mages: [{}, {}] })
    const [deck] = state.eventDecks
    state.eventDiscards[0].push(...deck.cards.splice(0))
    deck.seen.length = 0
    const t = table(blackRoseIn('1.6'), state, { lawful })
    expect(t.happened('eventDrawn')).toHaveLength(1)
    expect(t.state.eventDecks[0].cards).toHaveLength(25)
  })

  scenario('[BRW-EVT.7, BRW-T.20] Miserable Dance pays for every purple room', () => {
    for (const edition of ['1.6', '0.7'] as const) {
      const t = lay({
        edition,
        mages: [{ at: 'ballroom', first: 'leech' }, {}],
        events: [null, miserableDance(edition), null],
        rooms: { 'pleasure-room': 4 },
      })
      play(t, 0, { do: 'move' })
      if (edition === '0.7') play(t, 0, { do: 'stop' })
      play(t, 0, { do: 'activate' })
      expect(powers(t)).toEqual([1, 0])
    }
  })
})

describe('quests', () => {
  scenario(
    '[BRW-T.23, BRW-QST.3, BRW-QST.6, BRW-BRP.2, BRW-D.5] may be given up: both in 1.6, one in 0.7',
    () => {
      for (const edition of ['1.6', '0.7'] as const) {
        const [one] = questsOf(edition, 1)
        const [other] = questsOf(edition, 2)
        const t = lay({ edition, phase: 'blackRose', moon: 2, mages: [{ quests: [one!, other!] }, {}] })
        t.choose(0, { do: 'quest', quest: one! })
        if (edition === '1.6') {
          t.choose(0, { do: 'quest', quest: other! })
          expect(
            t
              .happened('powerGained')
              .slice(0, 2)
              .map(({ amount }) => amount),
          ).toEqual([1, 2])
        } else {
          expect(mage(t, 0).quests.cards).toEqual([other])
          expect(t.question(0)?.kind).not.toBe('giveUpQuest')
        }
        expect(t.state.questDiscards[0]).toEqual([one])
      }
    },
  )

  scenario(
    '[BRW-T.24, BRW-QST.1, BRW-QST.2, BRW-D.7, BRW-R.13, BRW-R.14, BRW-D.33] beyond two are discarded at once, whichever their owner wants',
    () => {
      const [one, other] = two(questsOf('1.6', 1))
      const t = lay({ moon: 2, mages: [{ at: 'pleasure-room', quests: [one, other], first: 'leech' }, {}] })
      play(t, 0, { do: 'move' }, { do: 'activate' }, pass)
      expect(t.question(0)?.kind).toBe('questLimit')
      expect(t.options(0)).toHaveLength(3)
      t.choose(0, { do: 'quest', quest: one })
      expect(mage(t, 0).quests.cards).toHaveLength(2)
      expect(t.state.rose.power).toBe(1)
    },
  )

  scenario(
    '[BRW-BRP.6, BRW-QST.6, BRW-FAQ.11] who has none draws one, and keeps it until the next Black Rose Phase',
    () => {
      const [next] = eventsWith('1.6', 1, 'action', 2)
      const [quest] = questsOf('1.6', 1)
      const t = lay({ phase: 'blackRose', mages: [{ quests: [quest!] }, {}], nextEvents: [next!] })
      t.choose(0, pass)
      expect(t.state.mages.map(({ quests }) => quests.cards.length)).toEqual([1, 1])
      expect(mage(t, 0).quests.cards).toEqual([quest])
      expect(t.question(1)?.kind).not.toBe('giveUpQuest')
    },
  )

  scenario('[BRW-QST.1, BRW-GEN.6] are known to their owner alone', () => {
    const [quest] = questsOf('1.6', 1)
    const t = lay({ mages: [{ quests: [quest!], first: 'leech' }, {}] })
    const seen = (viewer: 0 | 1 | 'spectator') =>
      (t.view(viewer).table as { mages: { quests: { quest: string | null }[] }[] }).mages[0]!.quests[0]!.quest
    expect([seen(0), seen(1), seen('spectator')]).toEqual([quest, null, null])
  })
})
