import type { BlackRoseCard, SpellCard, SpellHalf } from '@conclave/black-rose'
import type { Message } from '@conclave/kernel'
import { words } from '../texts/index.ts'

export const isSpell = (card: BlackRoseCard): card is SpellCard => 'halves' in card

/** A card if it is a spell. */
export const spellOn = (card: BlackRoseCard | undefined): SpellCard | undefined =>
  card !== undefined && isSpell(card) ? card : undefined

/** The school of a spell, or what stands for it. */
export const schoolOf = ({ kind, facts }: SpellCard): string => facts.school ?? kind

/** Effect of a half, with its trigger, if any: type, element and target are shown as signs. */
export const effectOf = ({ on, does }: SpellHalf): Message => {
  if (on !== null) return words('half.waiting', { on, effect: does })
  return words('half.ways', { ways: does })
}

/** The half that lies up; a room trap has only one. */
export const halfOf = ({ halves }: SpellCard, side: string | null): SpellHalf | undefined =>
  halves.find((half) => half.side === side) ?? (halves.length === 1 ? halves[0] : undefined)
