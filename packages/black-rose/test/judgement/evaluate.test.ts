import { begin, swift } from '@conclave/kernel'
import { expect, test } from 'vitest'
import { evaluate, judge } from '../../src/evaluate.ts'
import { blackRoseIn } from '../../src/game.ts'
import { type BlackRose, mageOf, rose, settings } from '../../src/state.ts'
import { putCubes } from '../../src/table/cubes.ts'
import { bringIn } from '../../src/table/evocations.ts'
import { hexOf, laidAt } from '../../src/table/lodge.ts'

const chosen = {
  length: settings.length.default,
  forTheCrown: false,
  fury: false,
  overload: false,
  extraTurns: false,
  blackRoseBonus: false,
} as const

/** Gain of the position for seat 0 after something has changed. */
const gainBy = (change: (state: BlackRose) => void, lay: (state: BlackRose) => void = () => {}): number => {
  const state = begin(blackRoseIn('1.6'), chosen, 4, swift('estimate'))
  state.phase = 'action'
  for (let seat = 0; seat < 4; seat++) mageOf(state, seat).place = 7 + 3 * seat
  lay(state)
  const before = evaluate(state, 0)
  change(state)
  return evaluate(state, 0) - before
}

const wound = (state: BlackRose, seat: number, by: number, cubes: number): void => {
  putCubes(state, by, mageOf(state, seat).damage, cubes)
}

test('power is good for oneself and bad with others, the Black Rose included', () => {
  const gain = (owner: number) => (state: BlackRose) => {
    if (owner === rose) state.rose.power += 2
    else mageOf(state, owner).power += 2
  }
  expect(gainBy(gain(0))).toBeGreaterThan(0)
  expect(gainBy(gain(1))).toBeLessThan(0)
  expect(gainBy(gain(rose))).toBeLessThan(0)
})

test('wounds are good if one has given them, and bad if one has them', () => {
  expect(gainBy((state) => wound(state, 1, 0, 3))).toBeGreaterThan(0)
  expect(gainBy((state) => wound(state, 1, 2, 3))).toBeLessThan(0)
  expect(gainBy((state) => wound(state, 0, 2, 3))).toBeLessThan(0)
})

test('a cube counts for more where it decides who leads in a room that is nearly full', () => {
  const shake = (room: string, before: readonly number[]) =>
    gainBy(
      (state) => putCubes(state, 0, laidAt(state, hexOf(state, room)).cubes, 1),
      (state) => {
        for (const owner of before) putCubes(state, owner, laidAt(state, hexOf(state, room)).cubes, 1)
      },
    )
  expect(shake('throne-room', [0, 1, 0, 1])).toBeGreaterThan(shake('throne-room', []))
  expect(shake('throne-room', [])).toBeGreaterThan(0)
})

test('a spell is worth more where it finds a target', () => {
  const lay = (place: number) => (state: BlackRose) => {
    mageOf(state, 0).sheet[1] = 'fireball'
    mageOf(state, 0).actions = 0
    mageOf(state, 1).place = place
  }
  // Seat 0 stands on hex 7, next to hex 1 and four steps from hex 13.
  expect(gainBy(lay(1))).toBeGreaterThan(gainBy(lay(13)))
})

test('evocations, the Crown, trophies, quests and tokens of rooms are worth having', () => {
  expect(gainBy((state) => bringIn(state, 0, 'undead', 1, 2))).toBeGreaterThan(0)
  expect(
    gainBy(
      (state) => {
        state.crown = 0
      },
      (state) => {
        state.crown = 1
      },
    ),
  ).toBeGreaterThan(0)
  expect(gainBy((state) => Object.assign(mageOf(state, 0), { won: [1] }))).toBeGreaterThan(0)
  expect(gainBy((state) => Object.assign(mageOf(state, 0), { completed: ['bloodshed'] }))).toBeGreaterThan(0)
  expect(gainBy((state) => Object.assign(mageOf(state, 0), { rooms: ['arena'] }))).toBeGreaterThan(0)
})

test('an evocation that still may act is worth no more than one that has: it shall act', () => {
  const change = gainBy(
    (state) => {
      for (const evocation of state.evocations) evocation.acted = true
    },
    (state) => {
      state.phase = 'evocation'
      bringIn(state, 0, 'undead', 1, 2)
    },
  )
  expect(change).toBe(0)
})

/** Gain of a further spell in the third slot beside those that lie there. */
const furtherGain = (card: string, side: 'light' | 'dark', beside: readonly string[] = []): number =>
  gainBy(
    (state) => {
      const mage = mageOf(state, 0)
      mage.sheet[3] = card
      if (side === 'dark') mage.slots.third.sides.reverse()
    },
    (state) => {
      for (const [at, each] of beside.entries()) mageOf(state, 0).sheet[at] = each
      wound(state, 0, 2, 2)
    },
  )

test('a plan is judged as a whole', () => {
  // Two wounds need no second spell that heals, and several protections do not all find work.
  expect(furtherGain('dismiss', 'dark', ['mending-light'])).toBeLessThan(furtherGain('dismiss', 'dark'))
  expect(furtherGain('stone-heart', 'light', ['foreseen-blow'])).toBeLessThan(
    furtherGain('stone-heart', 'light', ['sunlance']),
  )
  // Undead that come can be made to act.
  expect(furtherGain('embrace-of-darkness', 'light', ['summon-darkness'])).toBeGreaterThan(
    furtherGain('embrace-of-darkness', 'light', ['sunlance']),
  )
})

test('a plan is made for the quests in hand', () => {
  const gain = (quest: string) =>
    gainBy(
      (state) => {
        mageOf(state, 0).sheet[0] = 'fireball'
        mageOf(state, 0).sheet[1] = 'sunlance'
      },
      (state) => {
        mageOf(state, 0).quests.cards.push(quest)
        mageOf(state, 0).quests.seen.push(1)
      },
    )
  expect(gain('no-warning-shots')).toBeGreaterThan(gain('rest-in-pieces'))
})

/** Gain of a trap or a protection on the sheet. */
const waitingGain = (card: string, lay: (state: BlackRose) => void = () => {}): number =>
  gainBy(
    (state) => {
      mageOf(state, 0).sheet[1] = card
    },
    (state) => {
      for (const mage of state.mages) mage.actions = 2
      lay(state)
    },
  )

const exhausted = (state: BlackRose): void => {
  for (const mage of state.mages) mage.actions = 0
}

test('what waits is worth the more, the more the others still have to do', () => {
  for (const card of ['maze', 'stone-heart', 'blade-wall'])
    expect(waitingGain(card, exhausted)).toBeLessThan(waitingGain(card))
})

test('what waits is worth more once it is laid out', () => {
  const laid = (status: 'ready' | 'active') =>
    waitingGain('stone-heart', (state) => {
      mageOf(state, 0).slots.first.status = status
    })
  expect(laid('active')).toBeGreaterThan(laid('ready'))
})

test('traps and protections are worth more where others are', () => {
  const near = (state: BlackRose): void => {
    mageOf(state, 1).place = 1
  }
  // Seat 0 stands on hex 7; hex 13 is across the Lodge.
  const far = (state: BlackRose): void => {
    mageOf(state, 1).place = 13
  }
  for (const card of ['ambush', 'stone-heart'])
    expect(waitingGain(card, near)).toBeGreaterThan(waitingGain(card, far))
})

test('what the events on the board will bring the Black Rose counts against everybody', () => {
  const change = gainBy((state) => {
    state.events[2] = { card: 'thorn-tempest', drawer: 0, colour: null, spent: false }
  })
  expect(change).toBeLessThan(0)
})

test('a Forgotten spell counts beside a hand full of good ones, until it could be prepared', () => {
  const bySpell = (card: string, phase: BlackRose['phase']): number =>
    gainBy(
      (state) => {
        mageOf(state, 0).hand.push(card)
      },
      (state) => {
        state.phase = phase
        mageOf(state, 0).hand.splice(0, 9, ...Array<string>(6).fill('meteor-swarm'))
      },
    )
  expect(bySpell('gate-of-bones', 'action')).toBeGreaterThan(3 * bySpell('meteor-swarm', 'action'))
  expect(bySpell('gate-of-bones', 'action')).toBeGreaterThan(bySpell('gate-of-bones', 'preparation'))
})

test('what has changed is told by its part of the judgement', () => {
  const judged = (change: (state: BlackRose) => void) => {
    const state = begin(blackRoseIn('1.6'), chosen, 4, swift('estimate'))
    state.phase = 'action'
    for (let seat = 0; seat < 4; seat++) mageOf(state, seat).place = 7 + 3 * seat
    change(state)
    return judge(state, 0)
  }
  const before = judged(() => {})
  const hurt = judged((state) => wound(state, 0, 2, 3))
  expect(hurt.health).toBeLessThan(before.health ?? 0)
  expect(judged((state) => wound(state, 1, 0, 3)).wounds).toBeGreaterThan(before.wounds ?? 0)
  expect(judged((state) => (mageOf(state, 2).power += 5)).rivals).toBeLessThan(before.rivals ?? 0)
  expect(judged((state) => (state.rose.power += 2)).rose).toBeLessThan(before.rose ?? 0)
})
