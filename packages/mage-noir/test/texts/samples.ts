import type { Happening, MageNoirEvent } from '../../src/events.ts'
import type { Abouts, MageNoirQuestion } from '../../src/frames/abouts.ts'
import { stops } from '../../src/frames/calls.ts'
import { question } from '../../src/procedures/procedure.ts'
import { endings, type MageNoirOption, phases } from '../../src/state.ts'
import { piles } from '../../src/words/mana.ts'

export const asks = <K extends keyof Abouts>(kind: K, about: Abouts[K]): MageNoirQuestion =>
  question(0, kind, about) as MageNoirQuestion

const asksFor = (
  card: string,
  ability: number,
  stage: Pick<Abouts['effect'], 'left' | 'next'> = { left: 0, next: '' },
): MageNoirQuestion => asks('effect', { card, n: 1, list: `${card}.${ability}`, at: 0, ...stage })

const effect = asksFor('ephemeral-brambles', 0)
const paying = asksFor('breath-of-flames', 1)
const aiming = asksFor('flame', 0)
const main = asks('main', null)

/** Every sort of question. */
export const questions: readonly MageNoirQuestion[] = [
  asks('opening', null),
  asks('starter', null),
  ...[1, 3].map((left) => asks('gather', { card: '', left })),
  ...[1, 2].map((left) => asks('batch', { card: 'seed', left })),
  ...[1, 2].map((left) => asks('batch', { card: 'exchange', left })),
  asks('takePile', null),
  main,
  asks('anyTime', null),
  asks('plan', { card: 'fire-ball' }),
  asks('give', { element: 'water' }),
  ...stops.map((stop) => asks('window', { stop, card: stop === 'action' || stop === 'use' ? 'seed' : '' })),
  asks('window', { stop: 'action', card: '' }),
  asks('protect', { source: 'flame', card: '', n: 0, amount: 1 }),
  asks('protect', { source: 'flame', card: 'dead-tree', n: 4, amount: 3 }),
  asks('order', { cards: ['animated-tree', 'enchanted-forest', 'fire-whip'] }),
  asks('release', null),
  effect,
  paying,
  aiming,
  asksFor('rain-of-flames', 1, { left: 3, next: '' }),
  asksFor('condensation', 1, { left: 2, next: 'water' }),
  asks('price', { card: 'emptiness-ritual', n: 2 }),
  asks('unique', { card: 'king-of-trees' }),
  ...[1, 2].map((left) => asks('handLimit', { left })),
]

/** Every sort of answer, each with a question it may belong to. */
export const options: readonly (readonly [MageNoirQuestion, MageNoirOption])[] = [
  [asks('opening', null), { do: 'keep', pile: 'first' }],
  [asks('opening', null), { do: 'keep', pile: 'second' }],
  [asks('starter', null), { do: 'first', seat: 1 }],
  ...piles.flatMap((pile): (readonly [MageNoirQuestion, MageNoirOption])[] => [
    [asks('gather', { card: '', left: 1 }), { do: 'put', element: 'air', pile }],
    [asks('batch', { card: 'seed', left: 1 }), { do: 'put', element: 'fire', pile }],
    [asks('takePile', null), { do: 'take', pile }],
    [main, { do: 'exchange', element: 'water', pile }],
  ]),
  [main, { card: 'seed', do: 'prepare' }],
  [main, { card: 'seed', do: 'activate', n: 1 }],
  [main, { card: 'seed', do: 'channel', n: 1 }],
  [main, { card: 'druid-horns', do: 'use', n: 1 }],
  [main, { do: 'endTurn' }],
  [asks('give', { element: 'water' }), { do: 'give', element: 'fire' }],
  [asks('window', { stop: 'draw', card: '' }), { do: 'pass' }],
  [asks('order', { cards: [] }), { do: 'inOrder' }],
  [asks('order', { cards: [] }), { card: 'fire-whip', do: 'next', n: 3 }],
  [aiming, { do: 'yes' }],
  [aiming, { do: 'no' }],
  [paying, { do: 'decline' }],
  [paying, { do: 'pay', way: 1 }],
  [paying, { do: 'pay', way: 2 }],
  [aiming, { do: 'enough' }],
  [aiming, { do: 'toReserve' }],
  [asks('plan', { card: 'fire-ball' }), { card: 'flame', do: 'component', n: 2 }],
  [asks('plan', { card: 'tree-in-flames' }), { do: 'waive', word: 'tree' }],
  [asks('plan', { card: 'fire-ball' }), { card: 'fire-whip', do: 'instead' }],
  [aiming, { do: 'player', seat: 0 }],
  [aiming, { card: 'dead-tree', do: 'card', n: 2 }],
  [asks('unique', { card: 'king-of-trees' }), { card: 'king-of-trees', do: 'card', n: 2 }],
  [effect, { do: 'option', option: 1 }],
  [effect, { do: 'option', option: 2 }],
  [effect, { card: 'seed', do: 'discard' }],
  [effect, { card: 'seed', do: 'choose' }],
  [asks('price', { card: 'emptiness-ritual', n: 2 }), { card: 'seed', do: 'discard' }],
  [asks('handLimit', { left: 1 }), { card: 'seed', do: 'discard' }],
  ...[0, 1, 2].map((left) => [effect, { do: 'gather', left, right: 2 - left }] as const),
  [effect, { do: 'mana', element: 'arcane' }],
  [effect, { do: 'swap', get: 'water', give: 'fire' }],
  [effect, { card: 'surging-wave', do: 'next', n: 1 }],
  [asks('protect', { source: 'flame', card: '', n: 0, amount: 1 }), { do: 'accept' }],
  [
    asks('protect', { source: 'flame', card: '', n: 0, amount: 1 }),
    { card: 'dead-tree', do: 'redirect', n: 1 },
  ],
  [
    asks('protect', { source: 'flame', card: '', n: 0, amount: 1 }),
    { card: 'kerlochs-robe', do: 'use', n: 1 },
  ],
]

const happenings: readonly Happening[] = [
  { event: 'matchBegan', seat: 0 },
  { event: 'openingKept', seat: 1 },
  { event: 'starterChosen', seat: 0, first: 1 },
  { event: 'turnBegan', seat: 0, turn: 3 },
  ...phases.map((phase): Happening => ({ event: 'phaseBegan', seat: 0, phase })),
  { event: 'cardDrawn', seat: 0 },
  { event: 'knownCardDrawn', seat: 0, card: 'seed' },
  { event: 'drew', seat: 0, card: 'seed' },
  { event: 'deckEmpty', seat: 0 },
  { event: 'deckShuffled', seat: 0 },
  ...piles.flatMap((pile): Happening[] => [
    { event: 'manaAdded', seat: 0, element: 'air', pile },
    { event: 'pileTaken', seat: 0, pile, mana: { air: 2, fire: 1 } },
    { event: 'pileTaken', seat: 0, pile, mana: {} },
    { event: 'manaExchanged', seat: 0, given: { air: 2 }, taken: 'water', pile },
  ]),
  { event: 'cardPrepared', seat: 0, card: 'seed', n: 1, locked: { vegetal: 1 } },
  { event: 'cardPrepared', seat: 0, card: 'seed', n: 1, locked: {} },
  { event: 'componentUsed', seat: 0, card: 'flame', n: 1 },
  { event: 'cardActivated', seat: 0, card: 'flame', n: 1 },
  { event: 'cardChanneled', seat: 0, card: 'flame', n: 1 },
  { event: 'abilityUsed', seat: 0, card: 'druid-horns', n: 1 },
  { event: 'triggered', seat: 0, card: 'fire-whip', n: 1 },
  { event: 'effectApplied', seat: 0, card: 'surging-wave', n: 1 },
  { event: 'damageDealt', seat: 0, amount: 3, life: -1, by: 'flame' },
  { event: 'permanentDamaged', card: 'dead-tree', n: 1, amount: 3, life: -1, by: 'flame' },
  { event: 'damagePrevented', seat: 0, amount: 3, by: 'flame', how: 'cancelled' },
  { event: 'damagePrevented', seat: 0, amount: 3, by: 'flame', how: 'reduced' },
  { event: 'damageRedirected', seat: 0, card: 'dead-tree', n: 1, amount: 3, by: 'flame' },
  { event: 'lifeLost', seat: 0, amount: 1, life: 4, by: 'crimson-ritual' },
  { event: 'lifeGained', seat: 0, amount: 1, life: 4, by: 'seed' },
  { event: 'permanentLostLife', card: 'tree-in-flames', n: 1, amount: 1, life: 2, by: 'tree-in-flames' },
  { event: 'permanentGainedLife', card: 'dead-tree', n: 1, amount: 1, life: 2, by: 'purifying-wave' },
  ...(['discard', 'destroyed', 'hand', 'top', 'third'] as const).map(
    (to): Happening => ({ event: 'cardLeft', seat: 0, card: 'seed', n: 1, to }),
  ),
  { event: 'cardDiscarded', seat: 0, card: 'seed' },
  { event: 'cardRetrieved', seat: 0, card: 'tide' },
  { event: 'cardFound', seat: 0, card: 'dead-tree' },
  { event: 'nothingFound', seat: 0 },
  { event: 'cardReturnedToPreparation', seat: 0, card: 'seed', n: 1 },
  { event: 'cardShuffledIn', seat: 0, card: 'seed' },
  { event: 'topLookedAt', seat: 0, by: 'druid-horns' },
  { event: 'topTaken', seat: 0, card: 'seed', by: 'druid-horns' },
  { event: 'topSeen', seat: 0, card: 'seed' },
  { event: 'manaTaken', seat: 0, mana: { air: 2 }, by: 'breath' },
  { event: 'manaPaid', seat: 0, mana: { fire: 1 }, by: 'crimson-ring' },
  { event: 'manaCreated', seat: 0, mana: { fire: 1 }, by: 'crimson-ritual' },
  { event: 'manaLocked', seat: 0, mana: { water: 2 }, card: 'unleashed-ocean', n: 1 },
  { event: 'manaSwapped', seat: 0, card: 'tide', n: 1, given: 'fire', taken: 'water' },
  { event: 'reserveEmptied', seat: 0, mana: { water: 2 }, by: 'maelstrom' },
  { event: 'turnRuleBegan', seat: 0, card: 'ignition' },
  { event: 'turnEnded', seat: 0 },
  ...Object.values(endings).flatMap((reason): Happening[] => [
    { event: 'matchWon', seat: 0, reason },
    { event: 'matchDrawn', reason },
  ]),
]

/** Every sort of event. */
export const events: readonly MageNoirEvent[] = happenings.map((happening) => ({
  audience: 'everyone',
  rule: 'MN-1.1',
  ...happening,
}))
