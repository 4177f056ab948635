import type { ActionCard, ActionEffect, Back, PhysicalAction, Priority } from '../../words/avatar.ts'
import type { Moon, SpellType } from '../../words/board.ts'
import type { Aim } from '../../words/card.ts'
import type { Sentences } from '../../words/effect.ts'
import { each, mageBehind, targetRoom, thatMage, yourRoom } from '../../words/select.ts'
import {
  avoidDamage,
  convertDamage,
  convertInstability,
  crown,
  deal,
  gain,
  heal,
  instability,
  shield,
  stealPower,
  summon,
  when,
} from '../../words/sentences.ts'
import { area, one, self } from '../making.ts'

const physical =
  (sort: PhysicalAction) =>
  (priority: Priority): ActionEffect => ({ sort, priority, seeks: null })
/** It moves for what comes next on the card, and activates a room that is ready. */
const stalk = physical('stalk')
/** It moves and attacks. */
const charge = physical('charge')
/** It attacks and activates its room. */
const maul = physical('maul')
/** One of its evocations acts, the lowest space first. */
const lead: ActionEffect = { sort: 'lead', priority: null, seeks: null }
/** It moves to the nearest room that is ready, and activates it. */
const visit: ActionEffect = { sort: 'stalk', priority: null, seeks: 'readyRoom' }

const spell =
  (type: SpellType) =>
  (aim: Aim, priority: Priority | null, ...effect: Sentences): ActionEffect => ({
    sort: 'spell',
    type,
    aim,
    priority,
    effect,
  })
const combat = spell('combat')
const contingency = spell('contingency')
const oneMage = (range: number): Aim => one(range, 'enemyMage')

const everyone = each('enemyModel', 'target')
/** Left alone, it grows: the more enemies, the seldomer. */
const grow = when('noEnemyHere', gain(1))

interface Print {
  readonly unstable?: true
  readonly back?: Back
  readonly plus?: true
}

const card =
  (moon: Moon) =>
  (id: string, effects: readonly [ActionEffect, ActionEffect?], print: Print = {}): ActionCard => ({
    id,
    moon,
    effects: effects.filter((effect) => effect !== undefined),
    unstable: print.unstable ?? false,
    back: print.back ?? null,
    plus: print.plus ?? false,
  })

const shieldOf = (count: number): Back => ({ marker: 'protection', on: 'a', effect: [shield(count)] })
const armour = (count: number): Back => ({ marker: 'protection', on: 'b', effect: [avoidDamage(count)] })
const thorns = (amount: number): Back => ({ marker: 'trap', on: 'b', effect: [deal(amount, mageBehind)] })
const answer = (amount: number): Back => ({ marker: 'trap', on: 'a', effect: [deal(amount, thatMage)] })

const unstable = { unstable: true } as const
const plus = { plus: true } as const

const first = card(1)
const second = card(2)
const third = card(3)

/** [11.13] Action cards of the Possessed, moon by moon. */
export const actions: readonly ActionCard[] = [
  first('vacant-stare', [stalk(2), combat(oneMage(1), 2, deal(2))]),
  first('borrowed-hands', [charge(2)], plus),
  first('thorn-lash', [combat(oneMage(2), 1, deal(2)), stalk(1)], unstable),
  first('petal-ward', [stalk(2), contingency(self, null, heal(2), gain(1))], { back: armour(2) }),
  first('cracking-plaster', [
    stalk(3),
    contingency(area(1, 'roomWithFreeSlot'), 3, grow, instability(1, targetRoom)),
  ]),
  first('rise-servant', [contingency(self, null, summon('cadaver', yourRoom)), stalk(2)]),
  first('snapping-jaw', [maul(1), combat(oneMage(1), 1, deal(1))], { back: thorns(1) }),
  first('puppets-errand', [
    visit,
    contingency(self, null, instability(1, yourRoom), when('roomRebuilt', gain(1))),
  ]),
  first('black-bloom', [combat(area(2), 3, deal(1, everyone)), charge(2)]),
  first('hollow-laughter', [stalk(1), combat(oneMage(2), 1, deal(1), convertDamage(1))], {
    back: shieldOf(2),
    ...plus,
  }),

  second('iron-grip', [charge(1), combat(oneMage(0), 1, deal(2))], unstable),
  second('rose-fire', [combat(oneMage(2), 2, deal(3)), stalk(2)]),
  second('the-ceiling-sags', [
    stalk(3),
    contingency(area(1, 'roomWithFreeSlot'), 3, grow, instability(2, targetRoom)),
  ]),
  second('rise-hound', [contingency(self, null, summon('succubus', yourRoom)), lead], unstable),
  second('mirror-of-thorns', [stalk(2), combat(oneMage(1), 2, deal(2))], { back: answer(2) }),
  second('shell-of-bark', [maul(2), contingency(self, null, heal(3))], { back: armour(3) }),
  second('usurp', [stalk(3), contingency(area(2, 'roomWithCubes'), 3, convertInstability(2, targetRoom))], {
    ...unstable,
    ...plus,
  }),
  second('choking-pollen', [combat(area(2), 3, deal(2, everyone)), stalk(1)]),
  second('marionette', [charge(2), lead], plus),
  second('cruel-bargain', [stalk(1), combat(oneMage(2), 1, deal(1), stealPower(1))], { back: shieldOf(3) }),

  third('headsman', [charge(2), combat(oneMage(2), 2, deal(2), gain(1))]),
  third('crown-of-fire', [combat(oneMage(3), 2, deal(2), stealPower(1)), charge(2)]),
  third('ruin-made-whole', [
    stalk(3),
    contingency(area(2, 'roomWithFreeSlot'), 3, grow, instability(2, targetRoom)),
  ]),
  third('rise-colossus', [contingency(self, null, summon('colossus', yourRoom)), lead], {
    ...unstable,
    ...plus,
  }),
  third('thousand-thorns', [combat(area(3), 3, deal(3, everyone)), stalk(3)]),
  third('answering-scream', [charge(2), combat(oneMage(1), 1, deal(1), gain(1))], { back: thorns(2) }),
  third('undying-root', [maul(1), contingency(self, null, heal(4))], { back: armour(4) }),
  third('reap', [combat(oneMage(2), 2, deal(2), convertDamage(2)), charge(1)], plus),
  third('the-rose-speaks', [stalk(2), contingency(self, null, gain(1), crown)], { back: answer(3) }),
  third('many-bodies', [contingency(self, null, summon('cadaver', yourRoom)), lead]),
]
