import type { Spell, SpellSide } from '../words/card.ts'
import { aRoom, each, itsRoom, source, targetRoom, you } from '../words/select.ts'
import { avoidDamage, deal, gain, grimoire, instability, near, place } from '../words/sentences.ts'
import { onDamage } from '../words/trigger.ts'
import { area, combat, contingency, one, protection, self } from './making.ts'

/**
 * Sides that 0.7 has otherwise. Without personal spells a mage lives by the list she begins with; lists of blows were
 * too good there, lists of tricks too weak.
 */
const olderSides: { readonly [id: string]: { readonly light: SpellSide } } = {
  // [6.1] As the book of 0.7 states it.
  'dark-armour': { light: protection('profane', onDamage(), avoidDamage(3), deal(1, source)) },
  'searing-chain': { light: combat('fire', one(1), deal(1), instability(1, itsRoom)) },
  'acid-explosion': {
    light: combat('water', area(1), deal(2, each('enemyModel', 'target')), instability(1, targetRoom)),
  },
  'mirror-blade': { light: combat('magic', one(2), deal(near(4, 2))) },
  'step-through-glass': {
    light: contingency('water', self, place(you, aRoom(2, 'otherRoom')), grimoire(1), gain(2)),
  },
}

/** A spell of a school as 0.7 has it. */
export const inOlderWords = (card: Spell): Spell => ({
  ...card,
  sides: { ...card.sides, ...olderSides[card.id] },
})
