import type { EvocationKind } from '../../words/board.ts'
import type { Evocation, Power } from '../../words/card.ts'
import type { Sentence } from '../../words/effect.ts'
import { a, thatMage, thisRoom, you } from '../../words/select.ts'
import {
  choose,
  convertDamage,
  deal,
  discard,
  grimoire,
  heal,
  instability,
  may,
  push,
  roseDeals,
  step,
} from '../../words/sentences.ts'

/** A totem stays where it is; its activation is its Call (REB-EVP.4). There is one of each. */
const totem = (kind: EvocationKind, health: number, ...call: readonly Sentence[]): Evocation => ({
  kind,
  archetypes: ['spirit'],
  movement: 0,
  attack: 0,
  health,
  figures: 1,
  sweeps: false,
  powers: [{ power: 'call', effect: call }],
})

/** [RUL-42, RUL-43] A nightmare is the card of an Umbra: nobody's, and its mage is “you” in what it does. */
const umbra = (kind: EvocationKind, health: number, power: Power): Evocation => ({
  kind,
  archetypes: ['shadow'],
  movement: 0,
  attack: 0,
  health,
  figures: 3,
  sweeps: false,
  powers: [power],
})

const harm = roseDeals(1, you)

/** [11.7] 24 evocation cards and 9 nightmares (REB-CMP.18, REB-CMP.19). */
export const evocations: readonly Evocation[] = [
  {
    kind: 'cadaver',
    archetypes: ['construct', 'undead'],
    movement: 2,
    attack: 1,
    health: 2,
    figures: 8,
    sweeps: false,
    powers: [],
    upgrades: 1,
  },
  totem('bearTotem', 4, deal(3, a('enemyModel', 'there'))),
  totem('wolfTotem', 3, step(2)),
  totem('owlTotem', 3, grimoire(1)),
  totem('serpentTotem', 3, push(1, a('enemyModel', 'there'))),
  totem('stagTotem', 3, heal(2)),
  {
    kind: 'succubus',
    archetypes: ['demon'],
    movement: 3,
    attack: 1,
    health: 3,
    figures: 3,
    sweeps: false,
    powers: [{ power: 'hitting', effect: [may(push(1, thatMage))] }],
  },
  {
    kind: 'nigredo',
    archetypes: ['elemental'],
    movement: 1,
    attack: 1,
    health: 5,
    figures: 3,
    sweeps: false,
    powers: [{ power: 'removed', effect: [instability(2, thisRoom)] }],
    large: true,
  },
  {
    kind: 'albedo',
    archetypes: ['elemental'],
    movement: 2,
    attack: 3,
    health: 5,
    figures: 1,
    sweeps: false,
    powers: [{ power: 'hitting', effect: [convertDamage(1, thatMage)] }],
    large: true,
  },
  {
    kind: 'colossus',
    archetypes: ['construct'],
    movement: 1,
    attack: 3,
    health: 7,
    figures: 3,
    sweeps: false,
    powers: [{ power: 'insteadOfAttack', effect: [instability(1, thisRoom)] }],
    large: true,
    upgrades: 2,
  },
  {
    kind: 'fleshHorror',
    archetypes: ['construct'],
    movement: 2,
    attack: 3,
    health: 6,
    figures: 1,
    sweeps: false,
    powers: [],
    large: true,
    upgrades: 3,
    twice: true,
  },
  umbra('dread', 2, { power: 'haunting', effect: [harm] }),
  umbra('insomnia', 3, { power: 'haunting', effect: [choose([discard(1)], [harm])] }),
  umbra('vertigo', 2, { power: 'leaving', effect: [harm] }),
]
