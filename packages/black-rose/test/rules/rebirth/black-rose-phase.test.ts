import { describe, expect, test } from 'vitest'
import { eventOf } from '../../../src/content/content.ts'
import type { BlackRose } from '../../../src/state.ts'
import { lay as layAny, mage, type Position, pass, powers } from '../../position.ts'

const lay = (position: Position, change?: (state: BlackRose) => void) =>
  layAny({ edition: 'rebirth', phase: 'blackRose', ...position }, change)
/** All the events of the first deck lie in one of the discard piles. */
const discardFirstMoon =
  (onto: 0 | 1) =>
  ({ eventDecks: [first], eventDiscards }: BlackRose): void => {
    eventDiscards[onto].push(...first.cards.splice(0))
    first.seen.length = 0
  }
const onBoard = (t: ReturnType<typeof lay>) => t.state.events.map((event) => event?.card ?? null)
const drop = (quest: string) => ({ do: 'quest', quest }) as const

describe('events', () => {
  test('[TV-16, REB-BRP.1, REB-BRP.2, REB-C.16, RUL-06] slide, and are pushed on by a new one', () => {
    // Space 3 pays 1, then the event pushed off pays 1; the new one arrives with 1.
    const t = lay({
      mages: [{ quests: ['kindling'] }, { quests: ['rising-tide'] }],
      events: ['restless-dust', 'overgrowth', 'weak-foundations'],
      nextEvents: ['misers-moon'],
    })
    expect(onBoard(t)).toEqual([null, 'misers-moon', 'restless-dust'])
    expect(t.happened('eventDiscarded').map(({ card }) => card)).toEqual(['weak-foundations', 'overgrowth'])
    expect(t.state.rose.power).toBe(3)
    expect(t.state.eventDiscards[0]).toEqual(['weak-foundations', 'overgrowth'])
  })

  test('[REB-BRP.1] the one on the third space goes, and pays, also by itself', () => {
    const t = lay({ mages: [{}, {}], events: [null, null, 'overgrowth'], nextEvents: ['misers-moon'] })
    expect(t.happened('eventDiscarded').map(({ card }) => card)).toEqual(['overgrowth'])
    expect(onBoard(t)).toEqual([null, 'misers-moon', null])
    const [gone, fresh] = [eventOf('rebirth', 'overgrowth'), eventOf('rebirth', 'misers-moon')]
    expect(t.state.rose.power).toBe(gone.discard + fresh.arrival)
  })

  test('[REB-BRP.2, RUL-06] a gap to the right stops the pushing', () => {
    // The sliding has left the first space free, and the third.
    const t = lay({ mages: [{}, {}], events: ['overgrowth', null, null], nextEvents: ['misers-moon'] })
    expect(onBoard(t)).toEqual([null, 'misers-moon', 'overgrowth'])
    expect(t.state.rose.power).toBe(1)
  })

  test('[REB-BRP.2, REB-GEN.2, REB-GEN.3, RUL-04] are drawn by the mage right of the Crown, who may take it: first from the next phase on', () => {
    const t = lay({ crown: 1, mages: [{ quests: ['kindling'] }, {}, {}], nextEvents: ['blue-candles'] })
    expect(t.happened('eventDrawn')).toMatchObject([{ seat: 0, card: 'blue-candles' }])
    expect(t.state.crown).toBe(0)
    // Still the order in which the phase began.
    expect(t.state.first).toBe(1)
    t.choose(0, pass)
    expect(t.state.phase).toBe('study')
    expect(t.state.first).toBe(0)
  })

  test('[REB-BRP.2, RUL-05, REB-EVT.2] an instant one pays twice, works, and moves nothing', () => {
    const t = lay({
      mages: [{ at: 'forge', quests: ['kindling'] }, { at: 'garden' }],
      events: [null, 'overgrowth', null],
      nextEvents: ['sudden-chill'],
    })
    const { arrival, discard } = eventOf('rebirth', 'sudden-chill')
    expect(t.state.rose.power).toBe(arrival + discard)
    expect(onBoard(t)).toEqual([null, null, 'overgrowth'])
    expect(t.state.mages.map(({ damage }) => damage)).toEqual([[-1], [-1]])
    expect(t.state.eventDiscards[0]).toEqual(['sudden-chill'])
  })

  test('[REB-BRP.3, REB-EVT.1] those of the phase work from space 1 to 3, the new one included, whatever the moon', () => {
    const t = lay({
      moon: 2,
      mages: [{ at: 'forge', power: 7, quests: ['kindling'] }, { at: 'garden' }],
      events: [null, 'first-thorn', null],
      nextEvents: ['second-thorn'],
    })
    expect(t.happened('eventWorks').map(({ card }) => card)).toEqual(['second-thorn', 'first-thorn'])
    expect(mage(t, 0).damage).toHaveLength(3)
    expect(mage(t, 1).damage).toHaveLength(0)
  })

  test('[REB-EVT.3, RUL-07] the discarded ones of the moon are shuffled when one is drawn and the deck is empty', () => {
    const t = lay({ mages: [{}, {}] }, discardFirstMoon(0))
    const [drawn, ...others] = t.happened('eventDrawn')
    expect(others).toEqual([])
    expect(eventOf('rebirth', String(drawn?.card)).moon).toBe(1)
    expect(t.state.eventDecks[0].cards).toHaveLength(11)
  })

  test('[REB-EVT.3, RUL-07] without any discarded ones of the moon none comes, and the phase goes on', () => {
    const t = lay(
      { mages: [{ quests: ['kindling'] }, {}], events: ['first-thorn', null, null] },
      discardFirstMoon(1),
    )
    expect(t.happened('eventDrawn')).toEqual([])
    expect(t.happened('eventWorks').map(({ card }) => card)).toEqual(['first-thorn'])
    expect(t.question(0)?.kind).toBe('giveUpQuest')
  })

  test('[RUL-08, REB-PWR.2] one that brings the next moon is laid all the same; what comes after it is of the new moon', () => {
    const t = lay({ mages: [{ quests: ['kindling'] }, {}], rosePower: 5, nextEvents: ['first-thorn'] })
    expect([t.state.moon, onBoard(t)]).toEqual([2, ['first-thorn', null, null]])
    expect(t.happened('eventWorks').map(({ card }) => card)).toEqual(['first-thorn'])
    const next = lay({
      moon: 2,
      rosePower: 6,
      mages: [{ quests: ['kindling'] }, {}],
      events: [null, null, 'overgrowth'],
    })
    // An event of the first moon goes to the pile of the first moon, which is not shuffled any more.
    expect(next.state.eventDiscards.map((pile) => pile.includes('overgrowth'))).toEqual([true, false, false])
    expect(eventOf('rebirth', String(next.happened('eventDrawn')[0]?.card)).moon).toBe(2)
  })
})

describe('quests', () => {
  test('[TV-17, REB-BRP.4, DEC-06, RUL-12, REB-QST.8] one is given up, unsolved or completed; the Black Rose gains its moon', () => {
    const t = lay({
      moon: 2,
      mages: [{ quests: ['red-wing'], toSolve: ['kindling'] }, {}],
      nextEvents: ['blood-price'],
    })
    expect(t.options(0)).toEqual([drop('kindling'), drop('red-wing'), { do: 'pass' }])
    t.choose(0, drop('red-wing'))
    // Of the event 1, of the quest 2; and only one can be given up.
    expect(t.state.rose.power).toBe(3)
    expect(t.state.questDiscards[1]).toEqual(['red-wing'])
    expect(t.state.phase).toBe('study')
    const two = lay({ mages: [{ quests: ['kindling', 'rising-tide'] }, {}], nextEvents: ['misers-moon'] })
    two.choose(0, drop('kindling'))
    expect([two.state.phase, mage(two, 0).quests.cards]).toEqual(['study', ['rising-tide']])
  })

  test('[REB-PWR.6, REB-BRP.4] one of an earlier moon is worth what it was, and goes to its own pile', () => {
    const t = lay({ moon: 3, mages: [{ quests: ['kindling'] }, {}], nextEvents: ['swarm'] })
    t.choose(0, drop('kindling'))
    expect(t.state.rose.power).toBe(2)
    expect(t.state.questDiscards).toEqual([['kindling'], [], []])
  })

  test('[TV-17, REB-BRP.6, REB-C.26, RUL-14, DEC-07] everybody trims unsolved ones, then completed ones, and nobody is paid', () => {
    const three = ['kindling', 'rising-tide', 'deep-roots']
    const t = lay({
      mages: [
        { mage: 'arianna', quests: ['held-breath'], toSolve: three },
        { mage: 'rikkart', quests: ['pilgrimage', 'cracked-mortar', 'small-servants'] },
        { mage: 'gramigna', quests: ['first-steps', 'blood-on-marble', 'come-to-the-rose'] },
      ],
      nextEvents: ['misers-moon'],
    })
    for (const seat of [0, 1, 2]) t.choose(seat, pass)
    // Gramigna may keep three; the unsolved ones of all come before the completed ones of anybody.
    expect(t.question(1)).toMatchObject({ kind: 'questLimit', about: { of: 'unsolved' } })
    t.choose(1, drop('pilgrimage'))
    expect(t.question(0)).toMatchObject({ kind: 'questLimit', about: { of: 'completed' } })
    t.choose(0, drop('kindling'))
    expect(t.state.phase).toBe('study')
    // For the event alone.
    expect(t.state.rose.power).toBe(1)
    expect(t.state.questDiscards[0]).toEqual(['pilgrimage', 'kindling'])
  })

  test('[REB-BRP.5, REB-C.4, RUL-13, REB-QST.2] who has neither an unsolved nor a completed one draws one, open to all', () => {
    const t = lay({
      crown: 1,
      mages: [{ completed: ['kindling'] }, { toSolve: ['rising-tide'] }, { quests: ['deep-roots'] }],
      nextEvents: ['misers-moon'],
      nextQuests: ['held-breath'],
    })
    t.choose(1, pass)
    t.choose(2, pass)
    expect(t.state.mages.map(({ quests }) => quests.cards)).toEqual([['held-breath'], [], ['deep-roots']])
    expect(t.happened('questOpened')).toMatchObject([{ seat: 0, quest: 'held-breath' }])
    // All three know it.
    expect(mage(t, 0).quests.seen).toEqual([0b111])
    for (const viewer of [1, 'spectator'] as const)
      expect(t.view(viewer).table).toMatchObject({
        mages: [{ quests: [{ quest: 'held-breath', progress: { have: 0, need: 2 } }] }, {}, {}],
      })
  })

  test('[RUL-16] of an empty deck are shuffled anew; if none is left, none is drawn', () => {
    const all = ['first-steps', 'dust-on-the-shelves', 'a-seat-by-the-throne', 'come-to-the-rose']
    const rest = ['blood-on-marble', 'cracked-mortar', 'pilgrimage', 'kindling', 'rising-tide', 'deep-roots']
    const last = ['held-breath', 'set-the-snare', 'small-servants', 'fist-of-the-order']
    const t = lay({ mages: [{ completed: [...all, ...rest, ...last] }, {}], nextEvents: ['misers-moon'] })
    expect(t.state.mages.map(({ quests }) => quests.cards)).toEqual([[], []])
    expect(t.state.phase).toBe('study')
  })

  test('[RUL-15] the cubes on a quest that is given up go back to their owner', () => {
    const t = lay({ mages: [{ quests: ['kindling'] }, {}], nextEvents: ['misers-moon'] })
    mage(t, 0).progress!.push({ quest: 'kindling', marks: [''] })
    mage(t, 0).reserve--
    t.choose(0, drop('kindling'))
    expect(mage(t, 0)).toMatchObject({ reserve: 26, progress: [] })
    expect(powers(t)).toEqual([0, 0])
  })
})
