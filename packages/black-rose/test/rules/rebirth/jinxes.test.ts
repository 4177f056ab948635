import { describe, expect, test } from 'vitest'
import { rose } from '../../../src/state.ts'
import { jinxesFor } from '../../../src/table/jinxes.ts'
import {
  type Answer,
  activate,
  attack,
  type Board,
  castNext,
  cubesOn,
  lay,
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

const inRebirth = (mages: readonly MageSetup[], more: Partial<Position> = {}): Board =>
  lay({ edition: 'rebirth', ...more, mages })
const jinx = (kind: string): Answer => ({ do: 'jinx', jinx: kind }) as Answer
const jinxes = (t: Board, seat: number): string[] =>
  (mage(t, seat).jinxes ?? []).map(({ kind, cubes }) => `${kind} ${cubes}`)

describe('jinxes', () => {
  test('[VRB-38] a mage has one of a kind at most; the second does nothing', () => {
    const t = inRebirth([
      { at: 'arena', first: 'sour-milk' },
      { at: 'forge', jinxes: ['illFortune'] },
    ])
    play(t, 0, castNext)
    expect(jinxes(t, 1)).toEqual(['illFortune 0'])
    expect(t.happened('jinxed')).toEqual([])
  })

  test('[REB-G.10, RUL-124] Ill Fortune lessens what a spell gains for an event that it discards', () => {
    const t = inRebirth(
      [{ at: 'arena', first: 'hour-without-a-moon dark', jinxes: ['illFortune'] }, { at: 'forge' }],
      { events: ['first-thorn', 'misers-moon', null] },
    )
    play(t, 0, castNext, { do: 'event', card: 'misers-moon' })
    expect(powers(t)).toEqual([0, 0])
    expect(jinxes(t, 0)).toEqual(['illFortune 1'])
  })

  test('[REB-CMP.21, REB-CMP.31, VRB-38] there are three of each kind', () => {
    const t = inRebirth([
      { at: 'arena', jinxes: ['slowness'] },
      { at: 'forge', jinxes: ['slowness'] },
      { at: 'crypt', jinxes: ['slowness'] },
      { at: 'garden' },
    ])
    expect(jinxesFor(t.state, 3)).toEqual(['vulnerability', 'amnesia', 'illFortune'])
  })

  test('[VRB-38, DEC-35] a jinx of one’s choice is one that the other does not have', () => {
    const t = inRebirth([
      { at: 'arena', mage: 'gramigna', first: 'evil-eye' },
      { at: 'forge', mage: 'doria', jinxes: ['slowness', 'amnesia'] },
    ])
    t.choose(0, castNext)
    expect(t.options(0)).toEqual([
      { do: 'jinx', jinx: 'vulnerability' },
      { do: 'jinx', jinx: 'illFortune' },
    ])
    play(t, 0, jinx('vulnerability'))
    expect(jinxes(t, 1)).toEqual(['slowness 0', 'amnesia 0', 'vulnerability 0'])
    expect(powers(t)).toEqual([1, 0])
  })

  test('[VRB-39] who removes one of several says which; its cubes come back', () => {
    const t = inRebirth([
      { at: 'arena', first: 'crossroads-bargain', jinxes: ['slowness', 'amnesia'] },
      { at: 'forge' },
    ])
    mage(t, 0).jinxes![1]!.cubes = 1
    mage(t, 0).reserve--
    play(t, 0, castNext, jinx('amnesia'))
    expect(jinxes(t, 0)).toEqual(['slowness 0'])
    // One lies in the Arena, for the vortex.
    expect(mage(t, 0).reserve).toBe(25)
  })

  test('[REB-G.10] a jinx that would double a kind stays where it is', () => {
    const t = inRebirth([
      { at: 'arena', first: 'crossroads-bargain dark', jinxes: ['slowness', 'amnesia'] },
      { at: 'forge', jinxes: ['slowness'] },
    ])
    play(t, 0, castNext)
    expect(jinxes(t, 0)).toEqual(['slowness 0'])
    expect(jinxes(t, 1)).toEqual(['slowness 0', 'amnesia 0'])
    expect(t.happened('jinxMoved')).toMatchObject([{ seat: 0, whom: 1, jinx: 'amnesia' }])
  })
})

describe('Vulnerability', () => {
  test('[REB-G.10, RUL-110] a sentence of a Combat spell deals 1 more, and a cube of hers lies on the jinx', () => {
    const t = inRebirth([
      { at: 'arena', first: 'vitriol' },
      { at: 'forge', jinxes: ['vulnerability'] },
    ])
    play(t, 0, castNext)
    expect(cubesOn(t, 1, 0)).toBe(4)
    expect(jinxes(t, 1)).toEqual(['vulnerability 1'])
    expect(mage(t, 1).reserve).toBe(25)
  })

  test('[REB-G.10, VRB-39] two sentences fill it: it goes, and the cubes come back', () => {
    const t = inRebirth([
      { at: 'arena', first: 'withering-gaze dark' },
      { at: 'forge', jinxes: ['vulnerability', 'amnesia'] },
    ])
    play(t, 0, castNext)
    expect(cubesOn(t, 1, 0)).toBe(6)
    expect(jinxes(t, 1)).toEqual(['amnesia 0'])
    expect(mage(t, 1).reserve).toBe(26)
    expect(t.happened('jinxRemoved')).toMatchObject([{ seat: 1, jinx: 'vulnerability' }])
  })

  test('[REB-G.10] without a cube of hers left it does not wear off', () => {
    const t = inRebirth([
      { at: 'arena', first: 'vitriol' },
      { at: 'forge', jinxes: ['vulnerability'], reserve: 0 },
    ])
    play(t, 0, castNext)
    expect(cubesOn(t, 1, 0)).toBe(4)
    expect(jinxes(t, 1)).toEqual(['vulnerability 0'])
  })

  test('[REB-G.10, RUL-110] a physical attack deals 1 more, too', () => {
    const t = inRebirth([
      { at: 'arena', mage: 'rikkart' },
      { at: 'arena', jinxes: ['vulnerability'] },
    ])
    play(t, 0, attack, pass)
    expect(cubesOn(t, 1, 0)).toBe(3)
    expect(jinxes(t, 1)).toEqual(['vulnerability 1'])
  })

  test('[RUL-82, RUL-110] neither a reaction nor the Black Rose’s damage is raised', () => {
    const t = inRebirth([
      { at: 'arena', first: 'black-torture', jinxes: ['vulnerability'] },
      { at: 'arena', first: 'baleful-curse active' },
    ])
    play(t, 0, castNext)
    t.choose(1, { do: 'trigger', card: 'baleful-curse' })
    play(t, 1)
    expect([cubesOn(t, 0, 1), cubesOn(t, 0, rose)]).toEqual([2, 1])
    expect(jinxes(t, 0)).toEqual(['vulnerability 0', 'slowness 0'])
  })
})

describe('Slowness', () => {
  test('[RUL-81, REB-G.10] exploring goes 1 less far, at least 1; a move wears it off', () => {
    const t = inRebirth([{ at: 'arena', mage: 'rikkart', jinxes: ['slowness'] }, { at: 'garden' }])
    t.choose(0, move)
    play(t, 0, pass, to('forge'))
    expect(t.question(0)).toMatchObject({ kind: 'activateHere', about: { when: 'after' } })
    expect(jinxes(t, 0)).toEqual(['slowness 1'])
  })

  test('[REB-G.10] who stays where she is does not wear it off', () => {
    const t = inRebirth([{ at: 'arena', jinxes: ['slowness'] }, { at: 'garden' }])
    play(t, 0, move, pass, stop, pass)
    expect(jinxes(t, 0)).toEqual(['slowness 0'])
  })
})

describe('Amnesia', () => {
  test('[REB-G.10, REB-STU.1] one card fewer is drawn in the Study Phase', () => {
    const t = inRebirth(
      [
        { at: 'arena', jinxes: ['amnesia'], grimoire: ['solve', 'vitriol', 'coagula'] },
        { at: 'garden', grimoire: ['thunder-call', 'root-grip'] },
      ],
      { phase: 'study' },
    )
    expect([mage(t, 0).hand, mage(t, 1).hand]).toEqual([['solve'], ['root-grip', 'thunder-call']])
    expect(jinxes(t, 0)).toEqual(['amnesia 1'])
  })
})

describe('Ill Fortune', () => {
  test('[REB-G.10] a spell brings 1 PP less', () => {
    const t = inRebirth([{ at: 'arena', first: 'red-tithe', jinxes: ['illFortune'] }, { at: 'garden' }])
    play(t, 0, castNext)
    expect(powers(t)).toEqual([0, 0])
    expect(jinxes(t, 0)).toEqual(['illFortune 1'])
    expect(t.happened('jinxBites')).toMatchObject([{ seat: 0, amount: 1 }])
  })

  test('[REB-G.10] so does a room', () => {
    const t = inRebirth([{ at: 'treasure-room', jinxes: ['illFortune'] }, { at: 'garden' }], {
      rebuilt: ['treasure-room'],
    })
    play(t, 0, move, activate)
    expect(powers(t)).toEqual([0, 0])
    expect(jinxes(t, 0)).toEqual(['illFortune 1'])
  })

  test('[REB-G.10, RUL-113, VRB-31] what is stolen is lost all the same', () => {
    const t = inRebirth(
      [
        { at: 'arena', first: 'trodden-grave dark active', jinxes: ['illFortune'] },
        { at: 'throne-room', power: 3, hand: ['solve'], quests: ['a-seat-by-the-throne'] },
      ],
      { active: 1 },
    )
    play(t, 1, move, activate, { do: 'card', card: 'solve' })
    t.choose(0, { do: 'trigger', card: 'trodden-grave' })
    expect(powers(t)).toEqual([0, 2])
    expect(jinxes(t, 0)).toEqual(['illFortune 1'])
  })
})

describe('in Clean-up', () => {
  test('[REB-CLN.2] a spell from hand puts a cube on a jinx', () => {
    const t = inRebirth(
      [{ at: 'arena', jinxes: ['vulnerability', 'slowness'], hand: ['solve', 'vitriol'] }, { at: 'garden' }],
      { phase: 'cleanUp' },
    )
    play(t, 0, jinx('slowness'), { do: 'card', card: 'solve' })
    expect(jinxes(t, 0)).toEqual(['vulnerability 0', 'slowness 1'])
    expect(t.happened('discarded')).toMatchObject([{ seat: 0, card: 'solve' }])
  })
})
