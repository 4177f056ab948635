import { describe, expect, test } from 'vitest'
import { bitOf } from '../../src/table/piles.ts'
import { view } from '../../src/view.ts'
import {
  activate,
  type Board,
  castNext,
  cubesOn,
  cubesOnEvocation,
  lay,
  mage,
  move,
  pass,
  place,
  play,
  powers,
  stop,
  to,
  trigger,
} from '../position.ts'

const asked = (t: Board, seat: number) => t.question(seat)?.about

/** Everybody takes the first answer, but stays where she is and lets windows pass, until it is so. */
const playUntil = (t: Board, isSo: () => boolean): void => {
  for (let answers = 0; !isSo(); answers++) {
    const [seat] = t.waitsFor()
    if (seat === undefined || answers > 40) throw new Error('it does not come to that')
    const kind = t.question(seat)?.kind
    if (kind === 'step') t.choose(seat, stop)
    else if (kind === 'react') t.choose(seat, pass)
    else t.choose(seat, t.options(seat)[0]!)
  }
}

describe('a blow is judged as it is when somebody reacts', () => {
  test('[BRW-TP.11, BRW-FAQ.5] what is left of it may have become enough to defeat', () => {
    const t = lay({
      mages: [
        { mage: 'nero', at: 'throne-room', first: 'granite-fists', second: 'mirror-ward dark active' },
        {
          mage: 'tessa',
          at: 'throne-room',
          actions: 0,
          damage: { 0: 7 },
          first: 'ember-shield dark active',
          second: 'false-death active',
        },
      ],
    })
    t.choose(0, castNext)
    playUntil(t, () => t.offers(1, trigger('ember-shield')))
    expect(t.offers(1, trigger('false-death'))).toBe(false)
    t.choose(1, trigger('ember-shield'))
    playUntil(t, () => t.offers(0, trigger('mirror-ward')))
    t.choose(0, trigger('mirror-ward'))
    playUntil(t, () => t.offers(1, trigger('false-death')))
    expect(asked(t, 1)).toMatchObject({ what: 'damage', amount: 2, enough: 2 })
  })

  test('[BRW-TP.11, BRW-FAQ.5] or it may be enough no longer, and the question tells how much is left', () => {
    const t = lay({
      mages: [
        { mage: 'nero', at: 'throne-room', first: 'night-of-petals dark' },
        {
          mage: 'tessa',
          at: 'throne-room',
          actions: 0,
          damage: { 0: 7 },
          first: 'ember-shield active',
          second: 'false-death active',
        },
      ],
    })
    t.choose(0, castNext)
    playUntil(t, () => t.offers(1, trigger('ember-shield')))
    const before = asked(t, 1) as { amount: number }
    expect(t.offers(1, trigger('false-death'))).toBe(true)
    t.choose(1, trigger('ember-shield'))
    expect(asked(t, 1)).toMatchObject({ what: 'damage', amount: before.amount - 2, enough: 4 })
    expect(t.offers(1, trigger('false-death'))).toBe(false)
  })

  test('[BRW-TP.11] nobody is asked about a blow of which nothing is left', () => {
    const t = lay({
      mages: [
        { at: 'throne-room', first: 'granite-fists' },
        { at: 'throne-room', actions: 0, first: 'ember-shield active', second: 'ember-shield active' },
      ],
    })
    t.choose(0, castNext)
    playUntil(t, () => t.offers(1, trigger('ember-shield')))
    play(t, 1, { do: 'trigger', slot: 'first' }, { do: 'trigger', slot: 'second' })
    expect(cubesOn(t, 1, 0)).toBe(0)
    expect(t.question(1)?.kind).not.toBe('react')
  })
})

test('[BRW-DMG.5, BRW-TP.10] those who are hit together are asked clockwise after the acting mage', () => {
  const t = lay({
    active: 2,
    mages: [0, 1, 2, 3].map((seat) => ({
      at: 'throne-room',
      actions: seat === 2 ? 2 : 0,
      first: seat === 2 ? 'molten-wave dark' : 'stone-heart active',
    })),
  })
  t.choose(2, castNext)
  const order: number[] = []
  for (let each = 0; each < 30 && order.length < 3; each++) {
    const [seat] = t.waitsFor()
    if (seat === undefined) break
    if (seat === 2) t.choose(2, t.options(2)[0]!)
    else {
      if ((asked(t, seat) as { what?: string }).what === 'damage') order.push(seat)
      t.choose(seat, pass)
    }
  }
  expect(order).toEqual([3, 0, 1])
})

describe('moves', () => {
  test('[BRW-TP.7] whoever stays where she is has ended no move', () => {
    const t = lay({
      active: 1,
      mages: [
        { at: 'garden', first: 'maze active', actions: 0 },
        { at: 'throne-room', first: 'leech' },
      ],
    })
    play(t, 1, move)
    while (t.question(1)?.kind !== 'step') t.choose(1, pass)
    t.choose(1, stop)
    expect(t.question(0)).toBeUndefined()
    expect([place(t, 1), ...powers(t)]).toEqual(['throne-room', 0, 0])
  })
})

describe('a Scapegoat that is hit by the same blow', () => {
  const struck = (reserve?: number): Board => {
    const t = lay({
      mages: [
        { at: 'throne-room', first: 'fireball', ...(reserve === undefined ? {} : { reserve }) },
        {
          at: 'throne-room',
          actions: 0,
          first: 'scapegoat active',
          evocations: [{ kind: 'cerbero', at: 'throne-room' }],
        },
      ],
    })
    play(t, 0, castNext, to('throne-room'))
    while (!t.offers(1, trigger('scapegoat'))) t.choose(1, pass)
    play(t, 1, trigger('scapegoat'))
    return t
  }

  test('[BRW-V.4, BRW-DMG.2] takes no more than it can bear in all', () => {
    const t = struck()
    const health = 4
    const fireball = 3
    expect(cubesOnEvocation(t, 'cerbero', 0) === 0 || cubesOnEvocation(t, 'cerbero', 0) <= health).toBe(true)
    expect(cubesOn(t, 1, 0)).toBe(fireball - (health - fireball))
  })

  test('[BRW-DMG.3, BRW-D.26] counts once where too few cubes are spread', () => {
    const t = struck(2)
    const keys = t.options(0).map((option) => JSON.stringify(option))
    expect(t.question(0)?.kind).toBe('spread')
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe('quests', () => {
  test('[BRW-V.28, BRW-GEN.6] who has looked at two quests does not know which one is stolen at random', () => {
    const t = lay({
      moon: 2,
      mages: [
        { at: 'throne-room', first: 'stolen-charge' },
        { at: 'throne-room', actions: 0, quests: ['spring-cleaning', 'bloodshed'] },
        { at: 'garden', actions: 0 },
      ],
    })
    const { seen } = mage(t, 1).quests
    seen.forEach((bits, each) => {
      seen[each] = bits | bitOf(2)
    })
    t.choose(0, castNext)
    playUntil(t, () => mage(t, 1).quests.cards.length === 1)
    expect(mage(t, 0).quests.cards).toHaveLength(1)
    const told = JSON.stringify(view(t.state, 2))
    expect(told).not.toMatch(/spring-cleaning|bloodshed/)
    // Whom it was stolen from knows what is left.
    expect(JSON.stringify(view(t.state, 1))).toContain(mage(t, 1).quests.cards[0])
  })

  test('[BRW-QST.5, BRW-D.34] a window opens by what all can see: who holds no quest that could be met is not asked', () => {
    const options = (quests: readonly string[], open: readonly string[] = []) => {
      const t = lay({ moon: 1, mages: [{ at: 'arena', first: 'leech', quests }, { at: 'garden' }] })
      mage(t, 1).completed = open
      play(t, 0, move)
      t.choose(0, activate)
      return t.question(0)?.kind === 'completeQuest' ? t.options(0) : null
    }
    expect(options([]), 'no quest at all').toBeNull()
    expect(options(['sticky-fingers'], ['bloodshed']), 'the quest of the room lies open').toBeNull()
    // What she holds makes no difference that others could see.
    expect(options(['sticky-fingers'])).toEqual([{ do: 'pass' }])
    expect(options(['bloodshed'])).toEqual([{ do: 'quest', quest: 'bloodshed' }, { do: 'pass' }])
  })

  test('[BRW-QST.5, BRW-R.14] one that comes after its moment is not offered, whatever else a mage holds', () => {
    for (const quests of [[], ['bloodshed']]) {
      const t = lay({
        moon: 3,
        mages: [
          { at: 'throne-room', first: 'leech', quests },
          { at: 'garden', actions: 0 },
        ],
      })
      mage(t, 0).tally.round = { damage: 8 }
      play(t, 0, move)
      playUntil(t, () => mage(t, 0).offered.length > 0)
      expect(mage(t, 0).offered, quests.join()).toContain('spring-cleaning 8')
    }
  })
})
