import type { RoomTrap, Spell, SpellSide } from '../../words/card.ts'
import { aRoom, source, target, you } from '../../words/select.ts'
import {
  avoidDamage,
  convertDamage,
  deal,
  gain,
  grimoire,
  inhibit,
  near,
  place,
  removeEvocation,
} from '../../words/sentences.ts'
import { onDamage } from '../../words/trigger.ts'
import { combat, contingency, one, protection, self } from '../making.ts'

/**
 * Sides that 0.7 has otherwise. Without personal spells a mage lives by the list she begins with, and the school
 * that is good with them is not the one that is good without.
 */
const olderSides: { readonly [id: string]: { readonly light: SpellSide } } = {
  // [6.1] As the book of 0.7 states it.
  'dark-armour': { light: protection('profane', onDamage(), avoidDamage(3), deal(1, source)) },
  // [BRW-IMM.2] Without full immunity also one of her own.
  dismiss: { light: contingency('magic', one('lodge', 'evocation'), removeEvocation(target), gain(1)) },
  // [6.1] One model, three damage, as in its example.
  'destructive-bolt': { light: combat('air', one(1), deal(3)) },
  'ice-blast': { light: combat('water', one(2), deal(2), inhibit('move')) },
  'grave-frost': { light: combat('water', one(2), deal(2), convertDamage(1)) },
  'mirror-blade': { light: combat('magic', one(2), deal(near(4, 2))) },
  'step-through-glass': {
    light: contingency('water', self, place(you, aRoom(2, 'otherRoom')), grimoire(1), gain(2)),
  },
}

/** [BRW-CMP.33] A room trap of 0.7 has one effect for both colours: the first. */
const withOneEffect = (roomTrap: RoomTrap): RoomTrap => {
  const [first] = roomTrap.effects
  return { ...roomTrap, effects: [first, first] }
}

/** A spell of a school as 0.7 has it. */
export const inOlderWords = (card: Spell): Spell => ({
  ...card,
  sides: { ...card.sides, ...olderSides[card.id] },
  roomTrap: card.roomTrap && withOneEffect(card.roomTrap),
})
