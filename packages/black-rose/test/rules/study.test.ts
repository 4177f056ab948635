import { scenariosWith } from '@conclave/kernel/testing'
import { describe, expect, test } from 'vitest'
import { discardsOf } from '../../src/table/schools.ts'
import { type Answer, type Board, lay, mage } from '../position.ts'

const scenario = scenariosWith(test)

const school = (name: 'destruction' | 'necromancy' | 'transmutation'): Answer => ({
  do: 'school',
  school: name,
})
const keep = (card: string): Answer => ({ do: 'card', card })

const nero = { mage: 'nero' } as const

describe('study', () => {
  scenario(
    '[BRW-T.2, BRW-T.3, BRW-STU.1, BRW-STU.2, BRW-STU.3, BRW-STU.7, BRW-D.8, BRW-D.9, BRW-D.11, BRW-R.15, BRW-V.31, BRW-R.64] Nero draws, keeps two and discards down to seven',
    () => {
      const t = lay({
        phase: 'study',
        mages: [
          { ...nero, hand: ['leech', 'leech', 'whisper', 'silence'], grimoire: ['blur', 'maze', 'dismiss'] },
          { grimoire: ['fireball', 'fireball'] },
        ],
        library: { destruction: ['unmaking', 'cataclysm', 'ice-blast'], transmutation: ['catalyst'] },
      })
      expect(mage(t, 0).hand).toHaveLength(6)
      for (const name of ['destruction', 'destruction', 'transmutation', 'destruction'] as const)
        t.choose(0, school(name))
      expect(mage(t, 0).looking).toEqual(['cataclysm', 'catalyst', 'ice-blast', 'unmaking'])
      t.choose(0, keep('catalyst'))
      t.choose(0, keep('unmaking'))
      expect(discardsOf(t.state, 'destruction').toSorted()).toEqual(['cataclysm', 'ice-blast'])
      expect(mage(t, 0).hand).toHaveLength(8)
      t.refuses(0, { do: 'end' })
      t.choose(0, { do: 'card', card: 'silence' })
      expect(mage(t, 0).memories).toEqual(['silence'])
      t.choose(0, { do: 'remove', card: 'leech' })
      expect(t.state.schoolDiscards.necromancy).toEqual(['leech'])
      expect(mage(t, 0).hand).toHaveLength(6)
      expect(t.question(1)?.kind).toBe('librarySchool')
    },
  )

  scenario(
    '[BRW-T.2, BRW-STU.6, BRW-D.10, BRW-R.17, BRW-R.18] a removal first makes a discard needless, and comes once',
    () => {
      const t = lay({
        phase: 'study',
        mages: [{ ...nero, hand: ['leech', 'leech', 'whisper', 'silence'], grimoire: ['blur', 'maze'] }, {}],
      })
      draws(t)
      t.choose(0, { do: 'remove', card: 'leech' })
      expect(mage(t, 0).hand).toHaveLength(7)
      expect(mage(t, 0).memories).toEqual([])
      expect(t.question(0)?.kind).not.toBe('study')
    },
  )

  scenario(
    '[BRW-STU.6, BRW-D.10] a spell may be removed before the Library is drawn from, and among the cards',
    () => {
      for (const edition of ['1.6', '0.7'] as const) {
        const t = lay({ edition, phase: 'study', mages: [{ ...nero, hand: ['leech', 'whisper'] }, {}] })
        t.choose(0, { do: 'remove', card: 'leech' })
        expect(t.state.schoolDiscards.necromancy).toEqual(['leech'])
        expect(t.question(0)).toMatchObject({ kind: 'librarySchool', about: { left: 4 } })
        t.refuses(0, { do: 'remove', card: 'whisper' })
        draws(t)
        // Nothing is left to be asked.
        expect(t.question(0)).toBeUndefined()
        const later = lay({ edition, phase: 'study', mages: [{ ...nero, hand: ['leech', 'whisper'] }, {}] })
        for (let each = 0; each < 4; each++) later.choose(0, school('destruction'))
        later.choose(0, { do: 'remove', card: 'whisper' })
        expect(later.question(0)).toMatchObject({ kind: 'libraryKeep', about: { left: 2 } })
        expect(mage(later, 0).hand).toEqual(['leech'])
      }
    },
  )

  scenario('[BRW-STU.6, BRW-R.17] and while another studies, before and after one’s own study', () => {
    const t = lay({
      phase: 'study',
      mages: [{ hand: ['leech'] }, { hand: ['whisper', 'maze'] }, { hand: [] }, { hand: ['blur'] }],
    })
    const open = () => t.state.questions.filter(({ manner }) => manner === 'open').map(({ seat }) => seat)
    // Whoever holds nothing has nothing to remove, and nobody is waited for.
    expect(open()).toEqual([1, 3])
    t.choose(0, school('destruction'))
    t.choose(1, { do: 'remove', card: 'maze' })
    expect(t.happened('spellRemoved')).toMatchObject([{ seat: 1, card: 'maze' }])
    expect(t.question(0)).toMatchObject({ kind: 'librarySchool', about: { left: 3 } })
    expect(open()).toEqual([3])
    for (let each = 0; each < 3; each++) t.choose(0, school('destruction'))
    for (let each = 0; each < 2; each++) t.choose(0, t.options(0)[0] as Answer)
    t.choose(0, { do: 'end' })
    expect([t.question(1)?.kind, open()]).toEqual(['librarySchool', [0, 3]])
    t.choose(0, { do: 'remove', card: 'leech' })
    // Once a round.
    expect([t.question(1)?.kind, open()]).toEqual(['librarySchool', [3]])
    t.refuses(1, { do: 'remove', card: 'whisper' })
  })

  scenario(
    '[BRW-STU.6, BRW-R.17] and while another looks at her cards, but not between the two she keeps',
    () => {
      for (const edition of ['1.6', '0.7'] as const) {
        const t = lay({
          edition,
          phase: 'study',
          mages: [{ hand: ['leech'] }, { hand: ['whisper', 'maze'] }, { hand: ['blur'] }],
        })
        const open = () => t.state.questions.filter(({ manner }) => manner === 'open').map(({ seat }) => seat)
        for (let each = 0; each < 4; each++) t.choose(0, school('destruction'))
        const { looking } = mage(t, 0)
        expect([t.question(0)?.kind, open()]).toEqual(['libraryKeep', [1, 2]])
        t.choose(1, { do: 'remove', card: 'maze' })
        // She goes on looking at the same cards.
        expect([t.question(0)?.about, mage(t, 0).looking, open()]).toEqual([{ left: 2 }, looking, [2]])
        t.choose(0, { do: 'remove', card: 'leech' })
        expect([t.question(0)?.kind, open()]).toEqual(['libraryKeep', [2]])
        t.choose(0, t.options(0)[0] as Answer)
        expect([t.question(0)?.about, open()]).toEqual([{ left: 1 }, []])
        t.choose(0, t.options(0)[0] as Answer)
        expect([t.question(1)?.kind, open()]).toEqual(['librarySchool', [2]])
      }
    },
  )

  scenario('[BRW-STU.4, BRW-R.16] an empty Grimoire is made anew from the Memories', () => {
    const t = lay({ phase: 'study', mages: [{ grimoire: ['blur'], memories: ['maze', 'leech'] }, {}] })
    expect(mage(t, 0).hand).toHaveLength(2)
    expect(mage(t, 0).hand).toContain('blur')
    expect(mage(t, 0).grimoire.cards).toHaveLength(1)
    expect(mage(t, 0).memories).toEqual([])
    expect(mage(t, 1).hand).toEqual([])
  })

  scenario(
    '[BRW-STU.6, BRW-R.17, BRW-R.62] a removed personal spell is set aside, a Forgotten one goes under its deck',
    () => {
      const t = lay({
        phase: 'study',
        mages: [{ ...nero, hand: ['ring-of-fire'] }, { hand: ['black-rain'] }],
      })
      draws(t)
      t.choose(0, { do: 'remove', card: 'ring-of-fire' })
      expect(mage(t, 0).aside).toBe(1)
      draws(t, 1)
      t.choose(1, { do: 'remove', card: 'black-rain' })
      expect(t.state.library.forgotten.cards[0]).toBe('black-rain')
    },
  )
})

/** Four cards of one school, the first two kept. */
const draws = (t: Board, seat = 0): void => {
  for (let each = 0; each < 4; each++) t.choose(seat, school('destruction'))
  for (let each = 0; each < 2; each++) t.choose(seat, t.options(seat)[0] as Answer)
}

describe('preparation', () => {
  const plan = (
    t: Board,
    seat: number,
    card: string,
    slot: 'quick' | 'first' | 'second' | 'third',
    side: 'light' | 'dark' = 'light',
  ) => {
    t.choose(seat, { do: 'card', card })
    t.choose(seat, { do: 'slot', slot })
    t.choose(seat, { do: 'side', side })
  }

  scenario(
    '[BRW-T.4, BRW-PRE.1, BRW-PRE.2, BRW-PRE.3, BRW-D.12, BRW-V.20, BRW-V.21, BRW-V.22] four spells with sides, one of them quick, until all are ready',
    () => {
      const t = lay({
        phase: 'preparation',
        mages: [
          { at: 'arena', hand: ['shifting-skin', 'corrosion', 'molten-wave', 'acid-explosion', 'catalyst'] },
          { at: 'cell', hand: ['leech', 'whisper'] },
        ],
      })
      t.refuses(0, { do: 'ready' })
      plan(t, 0, 'shifting-skin', 'first')
      t.choose(0, { do: 'card', card: 'corrosion' })
      t.refuses(0, { do: 'slot', slot: 'third' })
      t.choose(0, { do: 'slot', slot: 'second' })
      t.choose(0, { do: 'side', side: 'dark' })
      t.refuses(0, { do: 'ready' })
      plan(t, 0, 'molten-wave', 'third')
      plan(t, 0, 'acid-explosion', 'quick')
      t.refuses(0, { do: 'card', card: 'catalyst' })
      t.choose(0, { do: 'ready' })
      // Second thoughts while the other is still planning.
      t.choose(0, { do: 'unready' })
      t.choose(0, { do: 'takeBack', slot: 'quick' })
      plan(t, 0, 'acid-explosion', 'quick', 'dark')
      t.choose(0, { do: 'ready' })
      plan(t, 1, 'leech', 'quick')
      plan(t, 1, 'whisper', 'first', 'dark')
      t.choose(1, { do: 'ready' })
      expect(t.state.phase).toBe('action')
      expect(mage(t, 0).sheet).toEqual(['acid-explosion', 'shifting-skin', 'corrosion', 'molten-wave'])
      expect(mage(t, 0).slots.second.sides[0]).toBe('dark')
      // Slot 1 and the quick slot can be cast, in any order; slot 2 comes after slot 1.
      t.choose(0, { do: 'castNext' })
      expect(mage(t, 0).slots.first.marker).toBe('protection')
    },
  )

  scenario('[BRW-PRE.4, BRW-R.19] a lone card goes to the quick slot', () => {
    const t = lay({ phase: 'preparation', mages: [{ hand: ['leech'] }, { hand: [] }] })
    // There is one card and one place for it; who has none is ready by herself.
    t.refuses(0, { do: 'slot', slot: 'first' })
    t.choose(0, { do: 'slot', slot: 'quick' })
    t.choose(0, { do: 'side', side: 'light' })
    t.choose(0, { do: 'ready' })
    expect(t.state.phase).toBe('action')
  })

  scenario('[BRW-PRE.5, BRW-PRE.6] a room trap has one side; any spell in hand can be prepared', () => {
    const t = lay({
      phase: 'preparation',
      mages: [
        { mage: 'nero', hand: ['blade-wall', 'black-rain', 'ring-of-fire'] },
        { hand: ['leech', 'leech'] },
      ],
    })
    t.choose(0, { do: 'card', card: 'blade-wall' })
    t.choose(0, { do: 'slot', slot: 'first' })
    expect(t.options(0)).toEqual([{ do: 'side', side: 'light' }, { do: 'back' }])
    t.choose(0, { do: 'side', side: 'light' })
    expect(mage(t, 0).sheet[1]).toBe('blade-wall')
    expect(t.options(0)).toContainEqual({ do: 'card', card: 'black-rain' })
    expect(t.options(0)).toContainEqual({ do: 'card', card: 'ring-of-fire' })
  })

  scenario('[BRW-GEN.6] nobody sees how much another has laid down', () => {
    const t = lay({
      phase: 'preparation',
      mages: [{ hand: ['leech', 'leech', 'maze'] }, { hand: ['blur', 'blur'] }],
    })
    plan(t, 0, 'leech', 'quick')
    const { mages } = t.view(1).table as {
      mages: { hand: { count: number }; slots: { filled: unknown }[] }[]
    }
    expect(mages[0]!.hand.count).toBe(3)
    expect(mages[0]!.slots.map(({ filled }) => filled)).toEqual(['secret', 'secret', 'secret', 'secret'])
  })
})
