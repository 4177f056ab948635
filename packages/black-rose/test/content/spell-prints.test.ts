import { expect, test } from 'vitest'
import { contentOf } from '../../src/content/content.ts'
import type { Spell, SpellSide } from '../../src/words/card.ts'

/** Type, element, target and range of both sides, upright first; (i) is the instability symbol. */
const prints: { readonly [id: string]: string } = {
  fireball: 'combat fire area 2 | combat fire one 2',
  'destructive-bolt': 'combat air area 1 | combat air one 1 (i)',
  'meteor-swarm': 'combat fire one 2 | combat fire area 1 (i)',
  maelstrom: 'combat water area 1 | combat water area 1 (i)',
  'ice-blast': 'combat water one 2 | combat water area 0',
  'thunder-lance': 'combat air one 3 | combat air special',
  'searing-chain': 'combat fire one 1 | combat fire one 1',
  cataclysm: 'combat earth area 0 | combat earth special (i)',
  'demonic-howl': 'contingency profane special | contingency profane area 1',
  unmaking: 'contingency magic area 2 | contingency magic area 1',
  'ember-shield': 'protection fire | protection fire (i)',
  'pyre-threshold': 'room trap fire red yellow',
  dismiss: 'contingency magic one lodge | contingency magic self',
  'read-the-omens': 'contingency sacred special | contingency sacred special',
  'thread-of-fate': 'contingency any special | contingency any special',
  'rite-of-spring': 'contingency sacred area 1 | contingency sacred self',
  hourglass: 'contingency magic area 2 | contingency magic special',
  'open-page': 'contingency air special | contingency air special',
  'mending-light': 'contingency sacred one 2 | contingency sacred area 0',
  'borrowed-hour': 'contingency magic area 0 | contingency magic area 1',
  sunlance: 'combat sacred one 2 | combat sacred area 1 (i)',
  'foreseen-blow': 'protection air | protection air',
  'turned-page': 'protection sacred | protection sacred',
  'debt-of-prophecy': 'trap magic | trap magic',
  'summon-darkness': 'contingency profane area 0 | contingency profane area 0',
  'embrace-of-darkness': 'contingency profane special | contingency profane special',
  'dark-armour': 'protection profane | protection profane',
  leech: 'combat profane one 1 | combat profane one 0 (i)',
  'grave-frost': 'combat water one 2 | combat water area 1',
  'bone-spear': 'combat earth one 2 | combat earth one 1',
  'harvest-of-doubt': 'contingency any one 2 | contingency any special',
  'corpse-bloom': 'combat profane area 1 | contingency profane self (i)',
  'open-graves': 'contingency earth area 1 | contingency earth area lodge (i)',
  'plague-wind': 'combat water area 2 | combat water area 0',
  'bone-legion': 'contingency profane area 0 | contingency profane area 0',
  'grasping-dead': 'room trap profane green purple',
  'ring-of-fire': 'combat fire area 0 | combat fire one 1 (i)',
  'reading-the-stars': 'contingency sacred special | contingency sacred special',
  'wild-metamorphosis': 'contingency earth self | combat earth self',
  'call-of-the-fallen': 'contingency profane area 1 | combat profane one 1',
}

const sidePrint = ({ type, element, aim, on }: SpellSide): string =>
  [type, element, ...(on === null ? [aim.at] : []), ...('range' in aim ? [aim.range] : [])].join(' ')

const printOf = ({ sides, roomTrap, unstable }: Spell): string =>
  roomTrap === null
    ? `${[sides.light!, sides.dark!].map(sidePrint).join(' | ')}${unstable ? ' (i)' : ''}`
    : `room trap ${roomTrap.element} ${roomTrap.colours.join(' ')}`

test('[BRW-CMP.26, BRW-CMP.28, BRW-CMP.32] types, elements, targets, ranges and symbols are as designed', () => {
  const { schools, personal } = contentOf('1.6')
  const spells = [schools.destruction, schools.divination, schools.necromancy, personal].flat()
  expect(Object.fromEntries(spells.map((spell) => [spell.id, printOf(spell)]))).toEqual(prints)
})
