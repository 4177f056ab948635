import { answer, choices, frameOf } from '@conclave/kernel'
import { scenariosWith } from '@conclave/kernel/testing'
import { describe, expect, test } from 'vitest'
import { type Content, contentOf } from '../../src/content/content.ts'
import { area, combat, contingency, one, schoolSpell, self, special } from '../../src/content/making.ts'
import { newDoing } from '../../src/frames/making.ts'
import { blackRoseIn } from '../../src/game.ts'
import { procedures } from '../../src/procedures/index.ts'
import { question } from '../../src/procedures/question.ts'
import { listsOn } from '../../src/verbs/lists.ts'
import { classicIds, type Side } from '../../src/words/board.ts'
import type { SpellSide } from '../../src/words/card.ts'
import { a, each, itsRoom, targetRoom, thatMage, upTo, within, you } from '../../src/words/select.ts'
import {
  attack,
  deal,
  discard,
  eachMage,
  gain,
  heal,
  instability,
  losePower,
  may,
  place as placeIn,
  step,
} from '../../src/words/sentences.ts'
import { allSentences } from '../../src/words/targets.ts'
import {
  type Answer,
  at,
  before,
  castNext,
  cubesIn,
  cubesOn,
  cubesOnEvocation,
  evocationRooms,
  lay,
  mage,
  on,
  play,
  positionOf,
  powers,
  to,
  token,
  trigger,
} from '../position.ts'

const scenario = scenariosWith(test)

/** Seat 0 casts from the Throne Room; next door stands somebody with a Silence that waits. */
const silenced = (first: string, dark: readonly string[] = []) =>
  lay({
    dark,
    mages: [
      { at: 'throne-room', first, damage: { 1: 4 } },
      { at: 'arena', first: 'silence active', actions: 0 },
    ],
  })

describe('a single-target spell', () => {
  scenario('[BRW-TGT.4] is not aimed at oneself: Mending Light is a spell on its own mage', () => {
    const t = silenced('mending-light')
    t.choose(0, castNext)
    expect(cubesOn(t, 0, 1)).toBe(0)
    expect(t.question(0)?.kind).toBe('component')
  })

  test.each(classicIds)('[BRW-TGT.4] of %s never offers its caster', (edition) => {
    for (const [first, side] of sidesOf(edition)) {
      if (side.aim.at !== 'one') continue
      const evocations = (['undead', 'cerbero'] as const).map((kind) => ({ kind, at: 'throne-room' }))
      const t = lay({
        edition,
        mages: [
          { at: 'throne-room', first, evocations },
          { at: 'throne-room', evocations: evocations.slice(1) },
          { at: 'throne-room' },
        ],
      })
      t.choose(0, castNext)
      if (t.question(0)?.kind === 'element') t.choose(0, { do: 'element', element: 'air' })
      expect([first, t.offers(0, at(0))]).toEqual([first, false])
    }
  })
})

/** Every side that is cast, by the words that lay it. */
function sidesOf(edition: (typeof classicIds)[number]): [string, SpellSide][] {
  return [...contentOf(edition).spells.values()].flatMap(({ id, sides }) =>
    (Object.entries(sides) as [Side, SpellSide][])
      .filter(([, { on: waits }]) => waits === null)
      .map(([side, printed]): [string, SpellSide] => [`${id} ${side}`, printed]),
  )
}

describe('who stands in the room that a spell is about', () => {
  const cases: { readonly [first: string]: (t: ReturnType<typeof silenced>) => void } = {
    unmaking: (t) => expect(cubesIn(t, 'arena', 0)).toBe(3),
    hourglass: (t) => expect(token(t, 'arena')).toBe('bright'),
    'rite-of-spring': (t) => expect(evocationRooms(t, 0, 'holyAltar')).toEqual(['arena']),
  }
  for (const [first, shows] of Object.entries(cases))
    scenario(`[BRW-TGT.4, BRW-CAST.4] is no target where only the room is meant: ${first}`, () => {
      const t = silenced(first, ['arena'])
      play(t, 0, castNext, ...(first === 'hourglass' ? [] : [to('arena')]))
      shows(t)
      expect(t.happened('triggered')).toEqual([])
      expect([powers(t)[1], mage(t, 1).slots.first.status]).toEqual([0, 'active'])
    })

  scenario('[BRW-TGT.4, BRW-FAQ.7] is one where the models in it are: Silence cancels a Fireball', () => {
    const t = silenced('fireball')
    t.choose(0, castNext)
    t.choose(0, to('arena'))
    expect(t.question(1)).toMatchObject({ kind: 'react', about: { what: 'targeted', seat: 1 } })
    t.choose(1, trigger('silence'))
    expect([cubesOn(t, 1, 0), powers(t)[1]]).toEqual([0, 2])
  })

  scenario('[BRW-TGT.4] is none where only others are: evocations, or what is the caster’s own', () => {
    const t = lay({
      mages: [
        {
          at: 'throne-room',
          first: 'demonic-howl',
          second: 'bone-legion dark',
          evocations: [{ kind: 'undead', at: 'throne-room' }],
        },
        {
          at: 'throne-room',
          first: 'silence active',
          actions: 0,
          evocations: [{ kind: 'cerbero', at: 'throne-room' }],
        },
      ],
    })
    play(t, 0, castNext, to('throne-room'))
    expect(t.happened('triggered')).toEqual([])
    expect(cubesOnEvocation(t, 'cerbero', 0)).toBe(2)
  })

  test.each(classicIds)(
    '[BRW-TGT.4, BRW-CAST.4] is asked in %s by no spell that cannot touch her',
    (edition) => {
      const touches = ({ effect }: SpellSide): boolean =>
        allSentences(effect).some(
          (sentence) =>
            'to' in sentence && 'kind' in sentence.to && /^(enemyM|mage|model)/.test(sentence.to.kind),
        )
      let asked = 0
      for (const [first, side] of sidesOf(edition)) {
        if (side.aim.at !== 'area') continue
        const here = side.aim.range === 0 || side.aim.kind !== 'adjacentRoom' ? 'throne-room' : 'arena'
        const t = lay({
          edition,
          dark: [here],
          destroyed: [here],
          mages: [
            { at: 'throne-room', first },
            { at: here, first: 'silence active', actions: 0 },
          ],
        })
        t.choose(0, castNext)
        if (t.question(0)?.kind === 'element') t.choose(0, { do: 'element', element: 'air' })
        if (t.question(0)?.kind === 'aim' && t.offers(0, to(here))) t.choose(0, to(here))
        const window = t.question(1)?.kind === 'react'
        if (window) asked++
        expect([first, window]).toEqual([first, touches(side)])
      }
      expect(asked).toBeGreaterThan(10)
    },
  )
})

describe('what hits models can be answered by them', () => {
  const cases: { readonly [first: string]: readonly Answer[] } = {
    'thunder-lance dark': [],
    'night-of-petals': [to('arena')],
    'world-mirror': [],
  }
  for (const [first, answers] of Object.entries(cases))
    scenario(`[BRW-CMP.28, BRW-TGT.4, BRW-FAQ.7] ${first}`, () => {
      const t = silenced(first)
      for (const answer of [castNext, ...answers]) t.choose(0, answer)
      expect(t.question(1)).toMatchObject({ kind: 'react', about: { what: 'targeted', seat: 1 } })
      t.choose(1, trigger('silence'))
      expect([cubesOn(t, 1, 0), powers(t)]).toEqual([0, [0, 2]])
    })

  scenario('[BRW-CMP.28, BRW-TGT.4, BRW-FAQ.7] plague-wind dark', () => {
    const t = lay({
      mages: [
        { at: 'arena', first: 'plague-wind dark' },
        { at: 'arena', first: 'silence active', actions: 0 },
        { at: 'arena' },
      ],
    })
    t.choose(0, castNext)
    t.choose(1, trigger('silence'))
    expect([cubesOn(t, 1, 0), cubesOn(t, 2, 0)]).toEqual([0, 0])
  })

  scenario('[BRW-TGT.4] who is hit in another room than the target room answers the damage alone', () => {
    const t = lay({
      mages: [
        { at: 'throne-room', first: 'ring-of-fire' },
        { at: 'arena', first: 'silence active', second: 'dark-armour active', actions: 0 },
      ],
    })
    play(t, 0, castNext, before)
    expect(t.question(1)).toMatchObject({ kind: 'react', about: { what: 'damage' } })
    expect(t.offers(1, trigger('silence'))).toBe(false)
    t.choose(1, trigger('dark-armour'))
    expect([cubesOn(t, 1, 0), cubesOn(t, 0, 1)]).toEqual([0, 1])
    // In the room itself she is targeted.
    const near = lay({
      mages: [
        { at: 'throne-room', first: 'ring-of-fire' },
        { at: 'throne-room', first: 'silence active', actions: 0 },
        { at: 'arena', actions: 0 },
      ],
    })
    near.choose(0, castNext)
    near.choose(1, trigger('silence'))
    expect([cubesOn(near, 1, 0), cubesOn(near, 2, 0)]).toEqual([0, 0])
  })

  scenario('[BRW-CMP.28, BRW-TP.5] demonic-howl, by who protects her evocation', () => {
    const t = lay({
      mages: [
        { at: 'throne-room', first: 'demonic-howl' },
        {
          at: 'garden',
          first: 'dark-armour dark active',
          actions: 0,
          evocations: [{ kind: 'cerbero', at: 'arena' }],
        },
      ],
    })
    t.choose(0, castNext)
    t.choose(0, to('arena'))
    t.choose(1, trigger('dark-armour'))
    expect(cubesOnEvocation(t, 'cerbero', 0)).toBe(0)
  })

  scenario('[BRW-CMP.28, BRW-D.23] what is done to one evocation of one’s own is aimed at it', () => {
    const t = lay({
      mages: [
        {
          at: 'throne-room',
          first: 'embrace-of-darkness',
          evocations: [
            { kind: 'undead', at: 'arena' },
            { kind: 'greaterUndead', at: 'garden' },
            { kind: 'cerbero', at: 'garden' },
          ],
        },
        { at: 'cemetery' },
      ],
    })
    t.choose(0, castNext)
    expect(t.question(0)?.kind).toBe('aim')
    expect([t.offers(0, on('undead')), t.offers(0, on('cerbero'))]).toEqual([true, false])
    t.choose(0, on('greaterUndead'))
    expect(t.question(0)).toMatchObject({ kind: 'step', about: { model: { kind: 'greaterUndead' } } })
  })
})

test('[BRW-GEN.4] what earlier rules have asked and the card leaves open no more is answered by going on', () => {
  const state = positionOf({
    mages: [{ at: 'throne-room', evocations: [{ kind: 'undead', at: 'arena' }] }, { at: 'garden' }],
  })
  const list = 'spell/embrace-of-darkness/light'
  const doing = newDoing(list, '', { by: 0, you: 0, falls: 0 }, { origin: 1, there: 1 })
  state.stack.push(frameOf({ procedures }, 'effect', { ...doing }))
  const asked = question(state, 0, 'effect', { source: 'spell.embrace-of-darkness', list, at: 0 })
  Object.assign(state, { questions: [asked] })
  const game = blackRoseIn('1.6')
  expect(choices(game, state, asked)).toEqual([{ do: 'enough' }])
  expect(answer(game, state, 0, 'do=enough')).toBeNull()
  expect(state.questions.map(({ kind }) => kind)).toEqual(['component'])
})

scenario('[BRW-CAST.3, BRW-GEN.4] nobody is asked where to place an evocation that she has not got', () => {
  const t = lay({ mages: [{ at: 'throne-room', first: 'phantom-ally dark' }, { at: 'arena' }] })
  t.choose(0, castNext)
  expect(t.question(0)?.kind).toBe('component')
})

/** The cards of 1.6 with one spell that is wrong. */
const cardsWith = (light: SpellSide): Content => {
  const misprint = schoolSpell('destruction')('misprint', {
    light,
    dark: combat('fire', one(1), deal(1)),
  })
  return { ...contentOf('1.6'), spells: new Map([[misprint.id, misprint]]) }
}

describe('loading cards', () => {
  const everyone = each('enemyModel', 'target')
  const wrong: { readonly [why: string]: readonly SpellSide[] } = {
    'contingency deals damage': [
      contingency('fire', one(1), deal(1)),
      contingency('fire', self, step(1), may(attack())),
    ],
    'combat deals no damage': [
      combat('fire', area(1), instability(1, targetRoom)),
      combat('fire', self, gain(1)),
    ],
    'nobody aims at herself': [
      contingency('fire', one(2, 'mage'), heal(4, { models: 'target' })),
      combat('fire', one(2, 'model'), deal(1)),
    ],
    'nothing is done to its target': [contingency('fire', one(1), gain(1))],
    'it reaches others, and its target is special': [
      combat('fire', special, deal(1, upTo(2, 'enemyModel', within(1)))),
      contingency('fire', special, may(placeIn(a('enemyMage', within(2)), itsRoom))),
      contingency('fire', special, losePower(1, each('enemyMage', within('lodge')))),
    ],
    'it reaches others, and its target is self': [
      combat('fire', self, deal(1, a('enemyModel', 'yours'))),
      contingency('fire', self, discard(1, each('enemyMage', 'yours'))),
    ],
    'nobody aims at a crowd': [
      contingency('fire', special, eachMage('aheadOfYou', discard(1, you))),
      contingency('fire', area(1), eachMage('inLodge', discard(1, thatMage))),
    ],
    'it reaches others, but not those in the target room': [
      combat('fire', area(1), deal(1, each('enemyModel', 'yours'))),
      combat('fire', area(0), deal(1, each('enemyModel', 'around'))),
    ],
  }
  test.each(Object.entries(wrong))(
    '[BRW-CMP.26, BRW-CMP.28, BRW-TGT.4] refuses a side where %s',
    (why, sides) => {
      for (const side of sides)
        expect(() => listsOn(cardsWith(side))).toThrow(
          `the card of 'spell/misprint/light' has a wrong type or target: ${why}`,
        )
    },
  )

  test('[BRW-CMP.26, BRW-CMP.28, BRW-TGT.4] takes what the books allow', () => {
    const right = [
      combat('fire', self, step(2), attack()),
      combat('fire', area(0), deal(1, each('enemyModel', 'yours')), deal(1, each('enemyModel', 'around'))),
      combat('fire', area(1), deal(1, everyone)),
      contingency('fire', special, eachMage('aheadOfYou', losePower(1, thatMage)), gain(1)),
      contingency('fire', area(1), instability(1, targetRoom)),
    ]
    for (const side of right) expect(listsOn(cardsWith(side)).has('spell/misprint/light')).toBe(true)
  })
})
