import { describe, expect, test } from 'vitest'
import { standingOrders } from '../../src/standing-orders.ts'
import { activate, attack, type Board, castNext, lay, play, to } from '../position.ts'

/** Question to a mage, and the table's answer for her. */
const answered = (t: Board, seat = 0, orders: { readonly [name: string]: boolean } = {}) => {
  const question = t.question(seat)
  if (question === undefined) throw new Error('nobody is asked')
  return [question.kind, standingOrders.answerTo(t.state, question, orders)] as const
}

/** Stag activates the room where she stands. */
const activated = (t: Board): Board => {
  play(t, 0, activate)
  return t
}

describe('whose cube', () => {
  const hurt = (stag: number, rest: number): Board =>
    activated(lay({ mages: [{ at: 'garden', damage: { 1: stag, 2: rest } }, {}, {}] }))

  test('[BRW-V.9, BRW-R.45] whoever heals more than she has is not asked', () => {
    const t = hurt(2, 1)
    // Garden heals 6 of 3: nothing is left to say.
    expect(t.question(0)?.kind).toBe('effect')
    expect(answered(t)).toEqual(['effect', { do: 'cube', seat: 1 }])
    expect(answered(t, 0, { trifles: true })).toEqual(['effect', undefined])
  })

  test('[BRW-V.9, BRW-R.45] whoever keeps some of her damage says whose, until it is all one', () => {
    const t = hurt(4, 3)
    expect(answered(t)).toEqual(['effect', undefined])
    for (let cube = 0; cube < 3; cube++) play(t, 0, { do: 'cube', seat: 1 })
    expect(answered(t), 'three more of one and three').toEqual(['effect', undefined])
  })
})

describe('when the room shakes', () => {
  test('[BRW-CAST.5] before or after is the same where the spell touches neither rooms nor anybody who can answer', () => {
    const t = lay({ mages: [{ at: 'arena', first: 'leech' }, { at: 'arena' }] })
    play(t, 0, castNext)
    expect(answered(t)).toEqual(['symbol', { do: 'before' }])
    expect(answered(t, 0, { trifles: true })).toEqual(['symbol', undefined])
  })

  test('[BRW-CAST.5] the last cube is worth a question: it shakes the room, or it hurts', () => {
    const t = lay({ mages: [{ at: 'arena', first: 'leech', reserve: 1 }, { at: 'arena' }] })
    play(t, 0, castNext)
    expect(answered(t)).toEqual(['symbol', undefined])
  })

  test('[BRW-CAST.5] whoever may still be stopped is asked', () => {
    const t = lay({
      mages: [
        { at: 'arena', first: 'leech' },
        { at: 'arena', quick: 'ember-shield active' },
      ],
    })
    play(t, 0, castNext)
    if (t.question(0)?.kind !== 'symbol') play(t, 1, { do: 'pass' })
    expect(answered(t)).toEqual(['symbol', undefined])
  })
})

describe('which element', () => {
  const form = (more: object = {}, others: object = {}): Board => {
    const t = lay({ mages: [{ at: 'arena', first: 'beast-form dark', ...more }, { ...others }] })
    play(t, 0, castNext)
    return t
  }

  test('[BRW-CAST.2] is not asked where nobody looks at it', () => {
    expect(answered(form())).toEqual(['element', { do: 'element', element: 'air' }])
    expect(answered(form(), 0, { trifles: true })).toEqual(['element', undefined])
  })

  test('[BRW-CAST.2] is asked when a quest counts elements, when a spell of somebody else waits, when an event listens', () => {
    expect(answered(form({ quests: ['a-bit-of-everything'] }))).toEqual(['element', undefined])
    expect(answered(form({}, { quick: 'quicksand active' }))).toEqual(['element', undefined])
    const t = lay({
      mages: [{ at: 'arena', first: 'beast-form dark' }, {}],
      events: ['holy-water-on-tap', null, null],
    })
    play(t, 0, castNext)
    expect(answered(t)).toEqual(['element', undefined])
  })

  test('[BRW-CAST.2] is one that no event cuts short', () => {
    const t = lay({
      mages: [{ at: 'arena', first: 'beast-form dark' }, {}],
      moon: 2,
      events: ['damp-matches', null, null],
    })
    play(t, 0, castNext)
    const [, option] = answered(t)
    expect(option).toMatchObject({ do: 'element' })
    expect(option).not.toMatchObject({ element: 'fire' })
  })
})

describe('yes or no', () => {
  const laboratory = (more: object): Board =>
    activated(lay({ mages: [{ at: 'alchemical-laboratory', hand: ['leech', 'fireball'], ...more }, {}] }))

  test('[BRW-D.25, BRW-V.29] whoever has chosen to pay is not asked whether she pays', () => {
    const t = laboratory({ damage: { 1: 2 } })
    play(t, 0, { do: 'mode', mode: 2 })
    expect(answered(t)).toEqual(['effect', { do: 'yes' }])
    expect(answered(t, 0, { trifles: true })).toEqual(['effect', undefined])
    play(t, 0, { do: 'yes' })
    expect(answered(t), 'which spell goes').toEqual(['effect', undefined])
  })

  test('[BRW-V.29] what was not chosen before is asked', () => {
    const t = lay({ mages: [{ at: 'arena', first: 'open-graves', hand: ['leech'] }, {}] })
    play(t, 0, castNext, to('arena'), { do: 'before' })
    expect(t.options(0)).toContainEqual({ do: 'yes' })
    expect(answered(t)).toEqual(['effect', undefined])
  })
})

test('[BRW-ACT.1] what matters is never answered', () => {
  const t = lay({ mages: [{ at: 'arena', first: 'fireball' }, { at: 'arena' }, { at: 'arena' }] })
  expect(answered(t)).toEqual(['component', undefined])
  play(t, 0, castNext)
  expect(answered(t)).toEqual(['aim', undefined])
  play(t, 0, to('arena'))
  expect(t.state.active).toBe(0)
})

describe('the room of a fight', () => {
  const fighting = (mages: Parameters<typeof lay>[0]['mages']): Board => {
    const t = lay({ edition: 'rebirth', mages })
    play(t, 0, attack)
    return t
  }

  test('[REB-ACT.9] is asked for once where nobody can be attacked', () => {
    const t = fighting([{ at: 'garden', damage: { 1: 1 } }, { at: 'arena' }])
    expect(answered(t)).toEqual(['activateHere', { do: 'pass' }])
    expect(answered(t, 0, { trifles: true })).toEqual(['activateHere', undefined])
    play(t, 0, { do: 'pass' })
    expect(t.question(0)).toMatchObject({ kind: 'activateHere', about: { when: 'after' } })
    expect(answered(t)).toEqual(['activateHere', undefined])
  })

  test('[REB-ACT.9] is asked for before the attack where somebody is there, or where the room may bring her', () => {
    expect(answered(fighting([{ at: 'garden' }, { at: 'garden' }]))).toEqual(['activateHere', undefined])
    expect(answered(fighting([{ at: 'mirror-hall' }, { at: 'arena' }]))).toEqual(['activateHere', undefined])
  })

  test('[REB-ACT.8] and of an exploration, before one goes', () => {
    const t = lay({ edition: 'rebirth', mages: [{ at: 'garden' }, { at: 'arena' }] })
    play(t, 0, { do: 'move' })
    expect(answered(t)).toEqual(['activateHere', undefined])
  })
})
