import { describe, expect, test } from 'vitest'
import { questOf } from '../../../src/content/content.ts'
import { type Occurrence, rose } from '../../../src/state.ts'
import { assignUmbra } from '../../../src/table/assigned.ts'
import { hexOf } from '../../../src/table/lodge.ts'
import { countDeeds, progressQuest, spacesOf } from '../../../src/table/progress.ts'
import {
  activate,
  at,
  attack,
  type Board,
  castNext,
  endActivation,
  lay as layAny,
  type MageSetup,
  mage,
  move,
  type Position,
  pass,
  play,
  powers,
  stop,
  to,
} from '../../position.ts'

const lay = (position: Position) => layAny({ edition: 'rebirth', ...position })
const solve = (quest: string) => ({ do: 'quest', quest }) as const
const marks = (t: Board, seat: number, quest: string): readonly string[] =>
  mage(t, seat).progress!.find((each) => each.quest === quest)?.marks ?? []

describe('an open quest', () => {
  test('[REB-QST.1, REB-QST.3, REB-GEN.6, REB-INS.1] takes a cube for each time its deed is done, before everybody’s eyes', () => {
    const t = lay({ mages: [{ at: 'forge', quests: ['first-steps'] }, {}] })
    play(t, 0, move, activate, to('arena'), stop)
    expect(marks(t, 0, 'first-steps')).toEqual(['green'])
    expect(mage(t, 0).reserve).toBe(25)
    expect(t.view(1).table).toMatchObject({
      mages: [{ quests: [{ quest: 'first-steps', progress: { have: 1, need: 2 }, marks: ['green'] }] }, {}],
    })
  })

  test('[REB-QST.3, RUL-15, REB-G.6] is completed by its last cube: all of them go back, and it waits to be solved', () => {
    const t = lay({ mages: [{ at: 'forge', quests: ['first-steps'] }, {}] })
    // The same colour counts once, another one completes it.
    play(t, 0, move, activate, to('treasure-room'), stop)
    play(t, 0, move, activate, to('arena'), stop)
    expect(marks(t, 0, 'first-steps')).toEqual(['green'])
    const other = lay({ mages: [{ at: 'forge', quests: ['first-steps'] }, {}] })
    play(other, 0, move, activate, to('arena'), stop, attack, activate)
    expect(mage(other, 0)).toMatchObject({
      reserve: 26,
      progress: [],
      toSolve: ['first-steps'],
      completed: [],
    })
    expect(mage(other, 0).quests.cards).toEqual([])
    expect(other.happened('questCompleted')).toMatchObject([{ seat: 0, quest: 'first-steps' }])
    expect(powers(other)).toEqual([0, 0])
  })

  test('[REB-QST.3, REB-G.6] counts nothing without a cube to put', () => {
    const t = lay({ mages: [{ at: 'forge', quests: ['first-steps'], reserve: 0 }, {}] })
    play(t, 0, move, activate, to('arena'), stop)
    expect(marks(t, 0, 'first-steps')).toEqual([])
  })

  test('[RUL-17] one sentence that does it twice counts twice, as far as there are spaces', () => {
    const t = lay({ mages: [{ at: 'forge', quests: ['cracked-mortar'], first: 'ecstasy-of-ruin' }, {}] })
    play(t, 0, castNext, to('forge'))
    expect(marks(t, 0, 'cracked-mortar')).toHaveLength(2)
  })

  test('[REB-G.6] one deed counts on every quest that it fits', () => {
    const t = lay({ mages: [{ at: 'bibliotheca', quests: ['first-steps', 'dust-on-the-shelves'] }, {}] })
    play(t, 0, attack, activate, { do: 'school', school: 'agony' })
    expect(marks(t, 0, 'first-steps')).toEqual(['blue'])
    expect(mage(t, 0).toSolve).toEqual(['dust-on-the-shelves'])
  })

  test('[REB-QST.6, VRB-26] any number may be held between Black Rose Phases', () => {
    const t = lay({ mages: [{ at: 'pleasure-room', quests: ['kindling', 'rising-tide'] }, {}] })
    play(t, 0, attack, activate)
    expect(mage(t, 0).quests.cards).toHaveLength(3)
    expect(t.question(0)?.kind).toBe('component')
  })

  test('[VRB-49] can be brought on by an effect, whatever it asks for', () => {
    const t = lay({ mages: [{ quests: ['first-steps'] }, {}] })
    expect(progressQuest(t.state, 0, 'first-steps')).toBe(true)
    expect(marks(t, 0, 'first-steps')).toEqual(['any'])
    mage(t, 0).reserve = 0
    expect(progressQuest(t.state, 0, 'first-steps')).toBe(false)
  })
})

describe('a completed quest', () => {
  const solver = (setup: MageSetup = {}) =>
    lay({ mages: [{ at: 'forge', toSolve: ['held-breath'], ...setup }, { at: 'garden' }] })

  test('[REB-QST.4, DEC-15] is activated before the first action', () => {
    const t = solver()
    play(t, 0, solve('held-breath'), to('arena'), stop)
    expect(mage(t, 0)).toMatchObject({ completed: ['held-breath'], toSolve: [], power: 1 })
    // It is no action: she still has to act.
    expect(t.options(0).map((option) => option.do)).toEqual(['move', 'attack'])
  })

  test('[REB-QST.4] or between the actions, or after the second', () => {
    const t = solver()
    play(t, 0, move, pass, stop, pass, solve('held-breath'), stop)
    expect(powers(t)).toEqual([1, 0])
    const other = solver()
    play(other, 0, move, pass, stop, pass, move, pass, stop, pass)
    expect(other.options(0)).toEqual([solve('held-breath'), { do: 'end' }])
    play(other, 0, solve('held-breath'), stop)
    expect(other.state.active).toBe(1)
    expect(powers(other)).toEqual([1, 0])
  })

  test('[REB-QST.4] may be kept for another activation', () => {
    const t = solver()
    play(t, 0, move, pass, stop, pass, endActivation)
    expect(t.state.active).toBe(1)
    expect(mage(t, 0).toSolve).toEqual(['held-breath'])
  })

  test('[REB-QST.5, REB-EFF.2, REB-QST.7] is solved when its effect is done, and pays then', () => {
    const t = solver({ toSolve: ['cracked-mortar'] })
    play(t, 0, solve('cracked-mortar'))
    expect(powers(t)).toEqual([0, 0])
    expect(mage(t, 0).toSolve).toEqual(['cracked-mortar'])
    play(t, 0, to('arena'))
    expect(powers(t)).toEqual([1, 0])
    expect(mage(t, 0)).toMatchObject({ toSolve: [], completed: ['cracked-mortar'] })
  })

  test('[RUL-18, REB-G.1] can be solved in the cell; what is impossible there is left out', () => {
    const t = solver({ at: 'cell' })
    play(t, 0, solve('held-breath'))
    expect(mage(t, 0)).toMatchObject({ completed: ['held-breath'], power: 1 })
    // There is nothing else that she could do.
    expect(t.question(0)).toMatchObject({ kind: 'step', about: { left: 3 } })
  })

  test('[REB-G.6] who has no action has no window for it', () => {
    const t = solver({ actions: 0 })
    expect(t.state.active).toBe(1)
    play(t, 1, move, pass, stop, pass, move, pass, stop, pass)
    expect(mage(t, 0).toSolve).toEqual(['held-breath'])
  })

  test('[REB-G.10] Ill Fortune takes one of what it pays', () => {
    const t = solver({ jinxes: ['illFortune'] })
    play(t, 0, solve('held-breath'), stop)
    expect(powers(t)).toEqual([0, 0])
    expect(mage(t, 0).jinxes).toEqual([{ kind: 'illFortune', cubes: 1 }])
  })

  test('[REB-EVT.2] pays more under Last Lesson', () => {
    const t = lay({
      moon: 3,
      mages: [{ at: 'forge', toSolve: ['held-breath'] }, {}],
      events: ['last-lesson', null, null],
    })
    play(t, 0, solve('held-breath'), stop)
    expect(powers(t)).toEqual([2, 0])
  })
})

describe('what counts', () => {
  const model = 'mage.1' as const
  const cast = {
    what: 'casts',
    seat: 0,
    card: 'red-tithe',
    type: 'contingency',
    element: 'air',
    quick: false,
  } as const
  const hit = {
    what: 'damaged',
    model,
    amount: 2,
    put: 2,
    space: 9,
    by: 0,
    source: null,
    physical: false,
    card: 'spell.leech',
  } as const

  /** Number of cubes that these occurrences put on a quest of seat 0, in a match of three; all of them if they complete it. */
  const counted = (quest: string, ...heard: readonly Occurrence[]): number => {
    const t = lay({ moon: questOf('rebirth', quest).moon, mages: [{ at: 'forge', quests: [quest] }, {}, {}] })
    countDeeds(t.state, heard)
    return mage(t, 0).toSolve!.includes(quest) ? spacesOf(t.state, quest) : marks(t, 0, quest).length
  }
  const room = (name: string): number => hexOf(lay({ mages: [{}, {}] }).state, name)
  const enters = (name: string, by = 0) =>
    ({ what: 'enters', model: 'mage.0', room: room(name), by, from: 0, step: true }) as const
  const activates = (name: string, rebuilt = false) =>
    ({ what: 'activates', seat: 0, room: room(name), rebuilt }) as const

  test('[REB-QST.3] activating a room: any, of a colour, one by name, rebuilt ones', () => {
    expect(counted('red-wing', activates('arena'), activates('arena'), activates('forge'))).toBe(2)
    expect(counted('dust-on-the-shelves', activates('observatory'))).toBe(0)
    expect(counted('dust-on-the-shelves', activates('bibliotheca'))).toBe(1)
    expect(counted('keeper-of-keys', activates('arena'), activates('forge', true))).toBe(1)
    // The Black Rose Room has no colour.
    expect(
      counted('all-six-wings', activates('black-rose-room'), activates('arena'), activates('crypt')),
    ).toBe(2)
  })

  test('[REB-QST.3, REB-C.30] casting: a type, an element, any as whichever is asked for', () => {
    expect(counted('held-breath', cast)).toBe(1)
    expect(counted('kindling', cast, { ...cast, element: 'any' })).toBe(1)
    expect(counted('set-the-snare', { ...cast, type: 'trap', card: '', element: '' }, cast)).toBe(1)
    const elements = ['air', 'air', 'fire', 'any', 'any'].map((element) => ({ ...cast, element }))
    expect(counted('master-of-elements', ...elements)).toBe(4)
    expect(counted('forgotten-lore', { ...cast, card: 'black-sun' })).toBe(1)
    expect(counted('held-breath', { ...cast, seat: 1 })).toBe(0)
  })

  test('[RUL-90] what is cast face down counts by its type; its element and that it is Forgotten when it is revealed', () => {
    const hidden = { ...cast, type: 'protection', card: '', element: '' } as const
    const shown = {
      what: 'triggers',
      seat: 0,
      card: 'undoing',
      type: 'protection',
      element: 'sacred',
    } as const
    expect(counted('holy-orders', hidden)).toBe(0)
    expect(counted('holy-orders', hidden, shown)).toBe(1)
    expect(counted('set-the-snare', hidden, shown)).toBe(1)
    expect(counted('forgotten-lore', hidden, shown)).toBe(1)
    expect(counted('spring-the-jaw', shown)).toBe(1)
  })

  test('[REB-QST.3, REB-C.2] hitting an opposing mage, not an evocation, and not with what was taken back', () => {
    expect(counted('blood-on-marble', hit)).toBe(1)
    expect(counted('blood-on-marble', { ...hit, model: 'evocation.1' }, { ...hit, by: rose })).toBe(0)
    expect(counted('blood-on-marble', { ...hit, amount: 0 }, { ...hit, model: 'mage.0' })).toBe(0)
    expect(counted('bloodletting', hit, hit)).toBe(1)
    expect(counted('bloodletting', hit, { ...hit, model: 'mage.2' })).toBe(2)
  })

  test('[REB-QST.3] with two mages, different mages are one', () => {
    const t = lay({ moon: 2, mages: [{ quests: ['bloodletting'] }, {}] })
    expect(spacesOf(t.state, 'bloodletting')).toBe(1)
  })

  test('[REB-QST.3, REB-EVO.7] attacks of the mage, and those of her evocations', () => {
    const own = { what: 'attacks', seat: 0, model: 'mage.0', room: 1 } as const
    const servant = { ...own, model: 'evocation.1' } as const
    expect(counted('fist-of-the-order', own, servant)).toBe(1)
    expect(counted('the-menagerie', own, servant)).toBe(1)
  })

  test('[REB-QST.3, REB-DMG.10] trophies, summons, cubes placed and converted', () => {
    expect(counted('trophy-hunter', { what: 'trophy', seat: 0, whom: 1 })).toBe(1)
    expect(counted('trophy-hunter', { what: 'trophy', seat: rose, whom: 1 })).toBe(0)
    expect(counted('small-servants', { what: 'summons', seat: 0, model: 'evocation.1', room: 1 })).toBe(1)
    const places = { what: 'places', seat: 0, room: 1, count: 2, card: 'spell.x', vortex: false } as const
    expect(counted('grand-architect', places, { ...places, count: 1 })).toBe(3)
    expect(counted('masons-oath', places, { ...places, room: 2 })).toBe(2)
    expect(counted('stolen-work', { what: 'converts', seat: 0, room: 1, count: 2 })).toBe(2)
  })

  test('[REB-G.6] only own moves and places count as moving', () => {
    expect(counted('pilgrimage', enters('arena'), enters('forge'), enters('summoner-room'))).toBe(2)
    expect(counted('pilgrimage', enters('arena', 1))).toBe(0)
    expect(counted('come-to-the-rose', enters('black-rose-room'), enters('arena'))).toBe(1)
  })

  test('[REB-QST.3] three evocations at the end of her activation, umbras not among them', () => {
    const setup = (count: number): Board =>
      lay({
        moon: 3,
        mages: [
          {
            at: 'forge',
            actions: 1,
            quests: ['beast-lord'],
            evocations: Array(count).fill({ kind: 'cadaver', at: 'garden' }),
          },
          { at: 'garden' },
        ],
      })
    const three = setup(3)
    play(three, 0, move, pass, stop, pass)
    expect(mage(three, 0).toSolve).toEqual(['beast-lord'])
    const two = setup(2)
    assignUmbra(two.state, 0, 'dread', 1)
    two.state.news = []
    play(two, 0, move, pass, stop, pass)
    expect(mage(two, 0).toSolve).toEqual([])
  })

  test('[REB-G.6] holding the Crown at Clean-up, and having most cubes in a room that is rebuilt', () => {
    const t = layAny({
      edition: 'rebirth',
      phase: 'cleanUp',
      moon: 3,
      mages: [{ quests: ['crowned-head', 'first-stone'] }, { quests: ['grand-architect'] }],
      cubes: { garden: { 0: 3, 1: 1 } },
    })
    expect(marks(t, 0, 'crowned-head')).toHaveLength(1)
    expect(mage(t, 0).toSolve).toEqual(['first-stone'])
    const shared = layAny({
      edition: 'rebirth',
      phase: 'cleanUp',
      moon: 3,
      mages: [{ quests: ['first-stone'] }, { quests: ['grand-architect'] }],
      cubes: { garden: { 0: 2, 1: 2 } },
    })
    expect(mage(shared, 0).toSolve).toEqual([])
  })

  test('[REB-QST.3] a spell that hits counts in play, too', () => {
    const t = lay({
      mages: [{ at: 'arena', quests: ['blood-on-marble'], first: 'black-torture' }, { at: 'arena' }],
    })
    play(t, 0, castNext)
    if (t.question(0)?.kind === 'aim') play(t, 0, at(1))
    expect(marks(t, 0, 'blood-on-marble')).toHaveLength(1)
  })
})
