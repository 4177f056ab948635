import { describe, expect, test } from 'vitest'
import { discardsOf } from '../../../src/table/schools.ts'
import { sideOf } from '../../../src/table/sheet.ts'
import { type Answer, type Board, lay as layAny, mage, type Position } from '../../position.ts'

const lay = (position: Position) => layAny({ edition: 'rebirth', ...position })
const school = (name: 'nightmare' | 'technomancy' | 'agony'): Answer => ({ do: 'school', school: name })
const card = (id: string): Answer => ({ do: 'card', card: id })
const remove = (id: string): Answer => ({ do: 'remove', card: id })

describe('study', () => {
  const doria = (hand: readonly string[]): Board =>
    lay({
      phase: 'study',
      mages: [
        { mage: 'doria', hand, grimoire: ['red-tithe', 'black-torture'] },
        { grimoire: ['scar-ward', 'scar-ward'] },
      ],
      library: {
        nightmare: ['lurking-shape', 'night-terrors', 'feast-of-shadows'],
      },
    })
  const five = ['scar-ward', 'visceral-fire', 'visceral-fire', 'barbed-embrace', 'shared-torture']
  const draws = (t: Board): void => {
    for (const name of ['nightmare', 'nightmare', 'nightmare', 'technomancy'] as const)
      t.choose(0, school(name))
  }

  test('[TV-04, REB-STU.1, REB-STU.2, REB-STU.3, REB-STU.4, REB-STU.7, DEC-09, DEC-10, DEC-11, DEC-12, RUL-19] Doria draws, keeps two, and discards down to eight', () => {
    const t = doria(five)
    expect(mage(t, 0).hand).toHaveLength(7)
    draws(t)
    const other = mage(t, 0).looking.find((id) => !id.match(/lurking|terrors|feast/))!
    t.choose(0, card('lurking-shape'))
    t.choose(0, card(other))
    expect(mage(t, 0).hand).toHaveLength(9)
    expect(discardsOf(t.state, 'nightmare').toSorted()).toEqual(['feast-of-shadows', 'night-terrors'])
    t.refuses(0, { do: 'end' })
    t.choose(0, card('visceral-fire'))
    expect(mage(t, 0).memories).toEqual(['visceral-fire'])
    expect(mage(t, 0).hand).toHaveLength(8)
    t.choose(0, remove('red-tithe'))
    expect(discardsOf(t.state, 'agony')).toEqual(['red-tithe'])
    expect(mage(t, 0).hand).toHaveLength(7)
    expect(t.question(1)?.kind).toBe('librarySchool')
  })

  test('[TV-04, REB-STU.4, REB-C.23] a removal first makes the discard needless, and comes once', () => {
    const t = doria(five)
    t.choose(0, remove('scar-ward'))
    t.refuses(0, remove('red-tithe'))
    draws(t)
    t.choose(0, card('lurking-shape'))
    t.choose(0, card('night-terrors'))
    expect(mage(t, 0).hand).toHaveLength(8)
    expect(mage(t, 0).memories).toEqual([])
    expect(t.question(1)?.kind).toBe('librarySchool')
  })

  test('[REB-C.23, REB-STU.4] also while another mage studies, and nobody waits for it', () => {
    const t = doria(five)
    expect(t.waitsFor()).toEqual([0])
    expect(t.question(1)).toMatchObject({ kind: 'removal', manner: 'open' })
    t.choose(1, remove('scar-ward'))
    expect(mage(t, 1)).toMatchObject({ hand: ['scar-ward'], removed: true })
    expect(t.question(1)).toBeUndefined()
  })

  test('[REB-STU.5, RUL-20, VRB-28] a personal spell that is removed is set aside, a Forgotten one leaves the game', () => {
    const one = doria(['dorias-patent'])
    one.choose(0, remove('dorias-patent'))
    expect(mage(one, 0).aside).toBe(1)
    const other = doria(['black-sun'])
    other.choose(0, remove('black-sun'))
    expect(other.state.gone).toEqual(['black-sun'])
    expect(other.state.library.forgotten.cards).toHaveLength(9)
  })

  test('[REB-STU.6, RUL-74, VRB-24] an empty Grimoire is made anew from the Memories, in the middle of a draw', () => {
    const t = lay({
      phase: 'study',
      mages: [{ grimoire: ['scar-ward'], memories: ['red-tithe', 'black-torture'] }, {}],
    })
    expect(mage(t, 0).hand).toHaveLength(2)
    expect(mage(t, 0).grimoire.cards).toHaveLength(1)
    expect(mage(t, 0).memories).toEqual([])
    // Who has neither draws nothing.
    expect(mage(t, 1).hand).toEqual([])
  })

  test('[REB-STU.1, REB-G.10] Amnesia costs one card of the Grimoire, and wears off', () => {
    const t = lay({
      phase: 'study',
      mages: [{ grimoire: ['scar-ward', 'red-tithe'], jinxes: ['amnesia'] }, {}],
    })
    expect(mage(t, 0).hand).toEqual(['scar-ward'])
    expect(mage(t, 0).jinxes).toEqual([{ kind: 'amnesia', cubes: 1 }])
    expect(mage(t, 0).reserve).toBe(25)
  })
})

describe('preparation', () => {
  const plan = (t: Board, seat: number, id: string, slot: 'quick' | 'first' | 'second' | 'third'): void => {
    t.choose(seat, card(id))
    t.choose(seat, { do: 'slot', slot })
    t.choose(seat, { do: 'side', side: 'light' })
  }
  const prepared = (hand: readonly string[]): Board =>
    lay({ phase: 'preparation', mages: [{ hand }, { hand: ['black-torture', 'red-tithe'] }] })

  test('[REB-PRE.1, REB-PRE.2, DEC-13] two to four spells are laid; the quick space may stay empty', () => {
    const t = prepared(['scar-ward', 'red-tithe', 'barbed-embrace', 'visceral-fire', 'ecstasy-of-ruin'])
    t.refuses(0, { do: 'ready' })
    plan(t, 0, 'scar-ward', 'first')
    t.refuses(0, { do: 'ready' })
    plan(t, 0, 'red-tithe', 'second')
    expect(t.options(0)).toContainEqual({ do: 'ready' })
    plan(t, 0, 'barbed-embrace', 'third')
    // With I to III full only the quick one is left.
    t.choose(0, card('visceral-fire'))
    expect(t.options(0)).toEqual([{ do: 'slot', slot: 'quick' }, { do: 'back' }])
    t.choose(0, { do: 'slot', slot: 'quick' })
    t.choose(0, { do: 'side', side: 'dark' })
    expect(t.options(0).filter((option) => option.do === 'card')).toEqual([])
    expect(t.options(0)).toContainEqual({ do: 'ready' })
  })

  test('[REB-C.22] there are no gaps in I to III', () => {
    const t = prepared(['scar-ward', 'red-tithe', 'barbed-embrace'])
    t.choose(0, card('scar-ward'))
    t.refuses(0, { do: 'slot', slot: 'second' })
    t.refuses(0, { do: 'slot', slot: 'third' })
  })

  test('[REB-PRE.1, RUL-21] who has fewer than two lays all', () => {
    const t = prepared(['scar-ward'])
    // The only card is the one that is laid.
    t.refuses(0, { do: 'ready' })
    t.choose(0, { do: 'slot', slot: 'first' })
    t.choose(0, { do: 'side', side: 'light' })
    t.choose(0, { do: 'ready' })
    expect(mage(t, 0).sheet).toEqual([null, 'scar-ward', null, null])
  })

  test('[REB-PRE.3, REB-SPL.7] a room trap has its light side only', () => {
    const t = prepared(['thorned-threshold', 'scar-ward'])
    t.choose(0, card('thorned-threshold'))
    t.choose(0, { do: 'slot', slot: 'first' })
    expect(t.options(0)).toEqual([{ do: 'side', side: 'light' }, { do: 'back' }])
  })

  test('[REB-PRE.3] each other spell is laid with the one or the other side up, and that side is cast', () => {
    const laid = (side: 'light' | 'dark'): Board => {
      const t = prepared(['black-torture', 'scar-ward'])
      t.choose(0, card('black-torture'))
      t.choose(0, { do: 'slot', slot: 'first' })
      expect(t.options(0)).toEqual([
        { do: 'side', side: 'light' },
        { do: 'side', side: 'dark' },
        { do: 'back' },
      ])
      t.choose(0, { do: 'side', side })
      plan(t, 0, 'scar-ward', 'second')
      t.choose(0, { do: 'ready' })
      plan(t, 1, 'black-torture', 'first')
      plan(t, 1, 'red-tithe', 'second')
      t.choose(1, { do: 'ready' })
      return t
    }
    for (const side of ['light', 'dark'] as const) {
      const t = laid(side)
      expect(sideOf(t.state, 0, 'first')).toBe(side)
    }
  })

  test('[REB-PRE.4, REB-PRE.5, REB-PRE.6, REB-GEN.6] when all have laid theirs the phase is over; nobody sees what lies there', () => {
    const t = prepared(['scar-ward', 'red-tithe'])
    plan(t, 0, 'scar-ward', 'first')
    plan(t, 0, 'red-tithe', 'quick')
    t.choose(0, { do: 'ready' })
    expect(t.state.phase).toBe('preparation')
    expect(t.view(1).table).toMatchObject({ mages: [{ slots: [{ filled: 'secret' }, {}, {}, {}] }, {}] })
    plan(t, 1, 'black-torture', 'first')
    plan(t, 1, 'red-tithe', 'second')
    t.choose(1, { do: 'ready' })
    expect(t.state.phase).toBe('action')
    expect(t.view(1).table).toMatchObject({
      mages: [{ slots: [{ filled: true, status: 'ready', card: null, side: null }, {}, {}, {}] }, {}],
    })
  })
})
