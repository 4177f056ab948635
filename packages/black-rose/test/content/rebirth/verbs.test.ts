import type { Seat } from '@conclave/kernel'
import { describe, expect, test } from 'vitest'
import { rose } from '../../../src/state.ts'
import { verbsOfCards } from '../../../src/verbs/of-cards.ts'
import { verbOf } from '../../../src/verbs/table.ts'
import { view } from '../../../src/view.ts'
import type { Sentence } from '../../../src/words/effect.ts'
import { a, each, target, within, you } from '../../../src/words/select.ts'
import {
  and,
  crown,
  dropQuest,
  gain,
  jinx,
  lasting,
  learnForgotten,
  mill,
  progress,
  removeJinx,
  scatter,
  shield,
  speed,
  step,
  upgrade,
} from '../../../src/words/sentences.ts'
import {
  type Answer,
  activate,
  at,
  type Board,
  castNext,
  cubesIn,
  cubesOn,
  lay,
  type MageSetup,
  mage,
  move,
  type Position,
  pass,
  place,
  play,
  powers,
  stop,
  to,
  trigger,
} from '../../position.ts'

const inRebirth = (mages: readonly MageSetup[], more: Partial<Position> = {}): Board =>
  lay({ edition: 'rebirth', ...more, mages })
const card = (name: string): Answer => ({ do: 'card', card: name })
const quest = (name: string): Answer => ({ do: 'quest', quest: name })

describe('a verb refuses what means nothing', () => {
  const refused: readonly (readonly [string, Sentence])[] = [
    ['nothing is joined', and(crown)],
    ['0 is less than 1', scatter(0, 1)],
    ['0 is less than 1', mill(0)],
    ['0 is less than 1', progress(0)],
    ['0 is less than 1', dropQuest(0)],
    ['0 is less than 1', learnForgotten(0)],
    ['0 is less than 1', removeJinx(0)],
    ['0 is less than 1', shield(0)],
    ['0 is less than 1', upgrade(0, a('yourConstruct', within('lodge')))],
    ['nobody upgrades what is not hers', upgrade(1, each('enemyEvocation', within('lodge')))],
    ["nobody else is given 'sweep'", lasting({ rule: 'sweep' }, target)],
    ['only one’s own speed is known', step(speed, target)],
  ]
  test.each(refused)('%s', (problem, sentence) => {
    expect(verbOf(sentence).check(sentence)).toBe(problem)
  })

  test.each([and(gain(1), crown), jinx('any'), step(speed, you)])('and takes what does', (sentence) => {
    expect(verbOf(sentence).check(sentence)).toBeNull()
  })
})

test('every verb of Rebirth is on a card', () => {
  const used = new Set([...verbsOfCards('rebirth').values()].flatMap((verbs) => [...verbs]))
  const own = [
    ...['and', 'scatter', 'lookAtSpells', 'putOnTop', 'mill', 'progress', 'dropQuest', 'learnForgotten'],
    ...['again', 'upgrade', 'callTotem', 'jinx', 'removeJinx', 'moveJinx', 'assign', 'removeUmbra'],
    ...['dropEvents', 'shield'],
  ]
  expect(own.filter((verb) => !([...used] as string[]).includes(verb))).toEqual([])
})

describe('cubes', () => {
  test('[VRB-16] cube by cube into rooms of choice, at most two into one', () => {
    const t = inRebirth([{ at: 'arena', first: 'rose-in-bloom dark' }, { at: 'garden' }])
    play(t, 0, castNext, to('crypt'), to('forge'), to('crypt'))
    t.refuses(0, to('crypt'))
    play(t, 0, to('garden'))
    expect(['crypt', 'forge', 'garden'].map((room) => cubesIn(t, room, 0))).toEqual([2, 1, 1])
  })

  test('[VRB-30] 1 PP for each room where one alone has the most', () => {
    const t = inRebirth([{ at: 'arena', first: 'rubedos-promise' }, { at: 'garden' }], {
      cubes: { crypt: { 0: 2, 1: 1 }, forge: { 0: 1, 1: 1 }, garden: { 1: 1 } },
    })
    play(t, 0, castNext)
    expect(powers(t)).toEqual([1, 0])
  })
})

describe('what is shown to one', () => {
  const knownIn = (t: Board, viewer: Seat): (string | null)[] => {
    const [, first, second] = view(t.state, viewer).mages[1]!.slots
    return [first!.card, second!.card]
  }

  test('[VRB-48] one ready spell, whose place its looker chooses, is seen by her alone', () => {
    const t = inRebirth([
      { at: 'observatory' },
      { at: 'arena', first: 'vitriol', second: 'solve' },
      { at: 'garden' },
    ])
    play(t, 0, move, activate)
    expect(t.options(0)).toEqual([
      { do: 'slot', slot: 'first' },
      { do: 'slot', slot: 'second' },
    ])
    play(t, 0, { do: 'slot', slot: 'first' })
    expect([knownIn(t, 0), knownIn(t, 2)]).toEqual([
      ['vitriol', null],
      [null, null],
    ])
    expect(t.heardBy(0).filter(({ event }) => event === 'sawSpell')).toMatchObject([{ card: 'vitriol' }])
    expect(t.heardBy(2).filter(({ event }) => event === 'sawSpell')).toEqual([])
    expect(t.heardBy(2).filter(({ event }) => event === 'spellsLookedAt')).toMatchObject([
      { seat: 0, whom: 1, count: 1 },
    ])
  })

  test('[VRB-48] the rebuilt Observatory shows all of them', () => {
    const t = inRebirth(
      [
        { at: 'observatory', grimoire: ['thunder-call'] },
        { at: 'arena', first: 'vitriol', second: 'solve' },
      ],
      { rebuilt: ['observatory'] },
    )
    play(t, 0, move, activate)
    expect(t.heardBy(0).filter(({ event }) => event === 'sawSpell')).toHaveLength(2)
    expect(mage(t, 0).hand).toEqual(['thunder-call'])
  })

  test('[VRB-48] it pays only for a Combat spell', () => {
    const looks = (first: string): number[] => {
      const t = inRebirth([
        { at: 'arena', first: 'whispered-name dark' },
        { at: 'forge', first },
      ])
      play(t, 0, castNext)
      return powers(t)
    }
    expect([looks('vitriol'), looks('solve'), looks('coagula dark')]).toEqual([
      [1, 0],
      [0, 0],
      [1, 0],
    ])
  })

  test('[VRB-48, REB-C.21, RUL-117] a hand is seen by who chooses from it, as long as she chooses', () => {
    const t = inRebirth([
      { at: 'arena', first: 'borrowed-face' },
      { at: 'forge', hand: ['solve', 'vitriol'] },
      { at: 'garden' },
    ])
    t.choose(0, castNext)
    const seen = (viewer: Seat) => view(t.state, viewer).mages[1]!.hand.cards
    expect([seen(0), seen(2)]).toEqual([['solve', 'vitriol'], null])
    play(t, 0, card('vitriol'))
    expect([seen(0), mage(t, 1).hand]).toEqual([null, ['solve']])
    expect(mage(t, 1).grimoire.cards.at(-1)).toBe('vitriol')
    // Those two know what lies on top, nobody else does.
    expect(mage(t, 1).grimoire.seen.at(-1)).toBe(0b011)
    expect(t.heardBy(2).map(({ event }) => event)).not.toContain('putOnTop')
  })

  test('[REB-C.21] a spell of one’s Memories comes on top of one’s Grimoire', () => {
    const t = inRebirth([{ at: 'cemetery', memories: ['solve', 'vitriol'] }, { at: 'garden' }])
    play(t, 0, move, activate, { do: 'memories', card: 'solve' })
    expect([mage(t, 0).memories, mage(t, 0).grimoire.cards.at(-1)]).toEqual([['vitriol'], 'solve'])
  })

  test('[REB-C.21] the top card of a Grimoire goes to its Memories', () => {
    const t = inRebirth([
      { at: 'arena', first: 'drowning-dream dark' },
      { at: 'forge', grimoire: ['solve', 'vitriol'] },
    ])
    play(t, 0, castNext, to('forge'))
    expect([cubesOn(t, 1, 0), mage(t, 1).memories]).toEqual([2, ['solve']])
  })

  test('[REB-SPL.10] one of the top Forgotten spells; the others go under the deck', () => {
    const t = inRebirth(
      [{ at: 'black-rose-room', hand: ['solve', 'vitriol', 'coagula'] }, { at: 'garden' }],
      {
        library: { forgotten: ['undoing', 'last-petal'] },
      },
    )
    play(t, 0, move, activate, card('solve'), card('vitriol'), card('coagula'), card('last-petal'))
    expect(mage(t, 0).hand).toEqual(['last-petal'])
    expect(t.state.library.forgotten.cards[0]).toBe('undoing')
  })
})

describe('if you do', () => {
  test('[VRB-01] means all of it: who has one spell of two gives it for nothing', () => {
    const t = inRebirth([{ at: 'treasure-room', hand: ['solve'] }, { at: 'garden' }])
    play(t, 0, move, activate, card('solve'))
    expect([powers(t), mage(t, 0).memories]).toEqual([[0, 0], ['solve']])
  })

  test('[VRB-01] who has both is paid', () => {
    const t = inRebirth([{ at: 'treasure-room', hand: ['solve', 'vitriol'] }, { at: 'garden' }])
    play(t, 0, move, activate, card('solve'), card('vitriol'))
    expect(powers(t)).toEqual([1, 0])
  })
})

describe('quests', () => {
  test('[VRB-49] a cube on a quest of one’s choice', () => {
    const t = inRebirth([{ at: 'banner-hall', quests: ['kindling', 'cracked-mortar'] }, { at: 'garden' }], {
      rebuilt: ['banner-hall'],
    })
    play(t, 0, move, activate, quest('cracked-mortar'))
    expect(mage(t, 0).progress).toMatchObject([{ quest: 'cracked-mortar', marks: ['any'] }])
  })

  test('[VRB-49] up to three times, over several; a quest that is full is completed', () => {
    const t = inRebirth([
      { at: 'arena', first: 'last-petal dark', quests: ['kindling', 'cracked-mortar'] },
      { at: 'garden' },
    ])
    play(t, 0, castNext, quest('kindling'), quest('kindling'), { do: 'enough' })
    expect(mage(t, 0).toSolve).toEqual(['kindling'])
  })

  test('[REB-C.21] one that is dropped pays nobody; another is drawn', () => {
    const t = inRebirth([{ at: 'banner-hall', quests: ['kindling'] }, { at: 'garden' }], {
      nextQuests: ['cracked-mortar'],
    })
    play(t, 0, move, activate)
    expect(mage(t, 0).quests.cards).toEqual(['cracked-mortar'])
    expect(t.state.rose.power).toBe(0)
  })
})

describe('events on the board', () => {
  const board = { events: ['first-thorn', null, 'weak-foundations'], moon: 1 } as const

  test('[REB-C.16] all go, and the Black Rose gains nothing', () => {
    const t = inRebirth([{ at: 'arena', first: 'hour-without-a-moon' }, { at: 'garden' }], board)
    play(t, 0, castNext)
    expect([t.state.events, t.state.rose.power]).toEqual([[null, null, null], 0])
  })

  test('[REB-C.16] one goes, and its PP are yours', () => {
    const t = inRebirth([{ at: 'arena', first: 'hour-without-a-moon dark' }, { at: 'garden' }], board)
    play(t, 0, castNext, { do: 'event', card: 'first-thorn' })
    expect(t.state.events.map((event) => event?.card ?? null)).toEqual([null, null, 'weak-foundations'])
    expect([powers(t), t.state.rose.power]).toEqual([[1, 0], 0])
  })

  test('[REB-C.16] another event lets them go, and the Black Rose gains for them', () => {
    const t = inRebirth([{ at: 'arena' }, { at: 'garden' }], {
      phase: 'blackRose',
      moon: 3,
      events: ['weak-foundations', null, null],
      nextEvents: ['eclipse'],
      rosePower: 20,
    })
    expect(t.state.events[1]).toBeNull()
    // 2 for the arrival of Eclipse, 1 for Weak Foundations.
    expect(t.state.rose.power).toBe(23)
  })

  test('[REB-EVT.2] halved healing', () => {
    const t = inRebirth([{ at: 'arena', first: 'rivers-patience', damage: { 1: 5 } }, { at: 'garden' }], {
      events: ['black-rain', null, null],
    })
    play(t, 0, castNext)
    expect(cubesOn(t, 0, 1)).toBe(3)
  })

  test('[REB-EVT.2] every Combat spell has the vortex', () => {
    const t = inRebirth([{ at: 'arena', first: 'rivet-storm' }, { at: 'forge' }], {
      events: ['wild-magic', null, null],
    })
    play(t, 0, castNext)
    expect([cubesIn(t, 'arena', 0), cubesOn(t, 1, 0)]).toEqual([1, 3])
  })
})

describe('again', () => {
  test('[REB-C.21] the effect of a revealed spell of one’s own, with a new target', () => {
    const t = inRebirth([
      { at: 'arena', quick: 'vitriol used', first: 'mirror-of-the-first-magister' },
      { at: 'forge' },
      { at: 'treasure-room' },
    ])
    t.choose(0, castNext)
    expect(t.question(0)?.kind).toBe('aim')
    play(t, 0, at(2))
    expect([cubesOn(t, 1, 0), cubesOn(t, 2, 0)]).toEqual([0, 3])
    expect(t.happened('spellRepeated')).toMatchObject([{ seat: 0, whom: 0, card: 'vitriol', side: 'light' }])
    // [REB-SPL.5] The vortex is the spell's, not its effect's.
    expect(cubesIn(t, 'arena', 0)).toBe(0)
  })

  test('[REB-C.21, RUL-116] that of another mage, as one’s own; whom it targets may answer', () => {
    const t = inRebirth([
      { at: 'arena', first: 'mirror-of-the-first-magister dark' },
      { at: 'forge', quick: 'coagula dark used', first: 'veil-of-sleep active' },
    ])
    play(t, 0, castNext)
    t.choose(1, trigger('veil-of-sleep'))
    expect([cubesOn(t, 1, 0), cubesIn(t, 'forge', 0)]).toEqual([0, 1])
  })

  test('[RUL-116] neither a trap or a protection, nor the spell that says so, is carried out again', () => {
    const t = inRebirth([
      {
        at: 'arena',
        quick: 'scar-ward used',
        first: 'vitriol used',
        second: 'mirror-of-the-first-magister',
        third: 'cerebral-worm used',
      },
      { at: 'forge' },
    ])
    play(t, 0, castNext)
    // Vitriol is the only one: nobody is asked which.
    expect(t.happened('spellRepeated')).toMatchObject([{ card: 'vitriol' }])
    expect(t.happened('damaged')).toMatchObject([{ seat: 0, by: 'spell.mirror-of-the-first-magister' }])
  })

  test('[REB-C.21] without a revealed spell nothing happens', () => {
    const t = inRebirth([{ at: 'arena', first: 'mirror-of-the-first-magister' }, { at: 'forge' }])
    play(t, 0, castNext)
    expect(t.happened('spellRepeated')).toEqual([])
  })
})

describe('crowds', () => {
  test('[REB-G.4] each enemy mage discards', () => {
    const t = inRebirth([
      { at: 'arena', toSolve: ['web-of-lies'], hand: ['solve'] },
      { at: 'forge', hand: ['vitriol'] },
      { at: 'cell', hand: ['coagula'] },
    ])
    play(t, 0, quest('web-of-lies'))
    play(t, 1, card('vitriol'))
    expect(mage(t, 1).memories).toEqual(['vitriol'])
    expect(mage(t, 0).memories).toEqual([])
  })

  test('[RUL-24] where all are slower, a speed of 2 still goes one room', () => {
    const t = inRebirth([{ at: 'arena', mage: 'doria' }, { at: 'garden' }], {
      events: ['heavy-air', null, null],
    })
    play(t, 0, move, pass, to('forge'))
    expect([place(t, 0), t.question(0)?.kind]).toEqual(['forge', 'activateHere'])
    play(t, 0, pass)
  })

  test('[VRB-12] Pain is the Black Rose’s, and reaches who activates a room', () => {
    const t = inRebirth([{ at: 'crypt', grimoire: ['solve'] }, { at: 'garden' }])
    play(t, 0, move, activate, stop)
    expect([cubesOn(t, 0, rose), mage(t, 0).hand]).toEqual([1, ['solve']])
  })
})
