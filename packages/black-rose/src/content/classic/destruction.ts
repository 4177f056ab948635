import type { SchoolBook, Spell } from '../../words/card.ts'
import { each, it, itsRoom, source, target, targetRoom, thisRoom, upToRooms } from '../../words/select.ts'
import {
  avoidDamage,
  block,
  convertDamage,
  convertInstability,
  deal,
  inhibit,
  instability,
  summon,
} from '../../words/sentences.ts'
import { onDamage } from '../../words/trigger.ts'
import { area, combat, contingency, one, protection, roomTrapOf, schoolSpell, special } from '../making.ts'

const spell = schoolSpell('destruction')
const roomTrap = roomTrapOf('destruction')

const everyone = each('enemyModel', 'target')
const everyoneHere = each('enemyModel', 'yours')

const spells: readonly Spell[] = [
  spell('fireball', {
    light: combat('fire', area(2), deal(3, everyone)),
    dark: combat('fire', one(1), deal(3), deal(1, each('enemyModel', 'its'))),
  }),
  spell('destructive-bolt', {
    unstable: true,
    light: combat('air', area(0), deal(3, everyone), block(targetRoom)),
    dark: combat('air', one(1), deal(2), inhibit('activate')),
  }),
  spell('meteor-swarm', {
    unstable: true,
    light: combat('fire', one(2), deal(4)),
    dark: combat('fire', area(1), deal(2, everyone), instability(1, targetRoom)),
  }),
  spell('maelstrom', {
    unstable: true,
    light: combat('water', area(1), deal(2, everyone), convertInstability(2, targetRoom)),
    dark: combat('water', area(1), deal(3, everyone), instability(2, targetRoom)),
  }),
  spell('ice-blast', {
    light: combat('water', one(2), deal(1), inhibit('move')),
    dark: combat('water', area(0), deal(2, everyoneHere), inhibit('move', each('enemyMage', 'yours'))),
  }),
  spell('thunder-lance', {
    light: combat('air', one(3), deal(2)),
    dark: combat('air', one(1), deal(1), deal(1, each('enemyModel', 'its'))),
  }),
  spell('searing-chain', {
    light: combat('fire', one(1), deal(2), instability(1, itsRoom)),
    dark: combat('fire', one(1), deal(1), convertDamage(2, target)),
  }),
  spell('cataclysm', {
    unstable: true,
    light: combat('earth', area(0), deal(2, everyoneHere)),
    dark: contingency('earth', special, instability(1, upToRooms(3, 1, 'roomWithFreeSlot'))),
  }),
  spell('demonic-howl', {
    light: combat('profane', area(1), deal(2, each('enemyEvocation', 'target'))),
    dark: contingency('profane', area(1, 'adjacentRoom'), summon('malacoda', targetRoom)),
  }),
  spell('unmaking', {
    light: contingency('magic', area(2), instability(3, targetRoom)),
    dark: contingency('magic', area(1), convertInstability(4, targetRoom)),
  }),
  spell('ember-shield', {
    unstable: true,
    light: protection('fire', onDamage(), avoidDamage(2), deal(1, source)),
    dark: protection('fire', onDamage('physical'), avoidDamage(1), deal(2, source)),
  }),
  roomTrap('pyre-threshold', 'fire', ['red', [deal(3, it)]], ['yellow', [instability(3, thisRoom)]]),
]

/** [12.1] Direct and brutal: damage, shaken rooms, and mages who cannot move or use them. */
export const destruction: SchoolBook = {
  school: 'destruction',
  spells,
  lists: { a: [1, 2, 5, 6, 7, 8], b: [1, 3, 5, 7, 9, 11] },
}
