import type { Element, RoomColour, SpellType } from './board.ts'
import type { Occurrence } from './occurrence.ts'
import type { Range } from './select.ts'

/**
 * Trigger that a trap, a protection or an event on the board waits for. The first four are what is about to befall the owner of a
 * protection; the others are what another mage (for a trap) or any mage (for an event) has done. `within`: how far from its
 * owner's room, in Rebirth.
 */
export type Trigger =
  | {
      readonly on: 'damage'
      readonly to: 'you' | 'yourEvocation'
      readonly from: 'any' | 'physical' | 'evocation'
      /** Only when it would be the last. */
      readonly lethal: boolean
    }
  | { readonly on: 'targeted'; readonly by: 'any' | 'single' | 'contingency' | 'combat' }
  | { readonly on: 'losePower' }
  | { readonly on: 'moved' }
  | { readonly on: 'enters'; readonly where: 'adjacent' | 'yourTotem' | RoomColour }
  | { readonly on: 'endsMove' }
  | { readonly on: 'activates'; readonly colour: RoomColour | 'any'; readonly within?: Range }
  | { readonly on: 'completes'; readonly within?: Range }
  | {
      readonly on: 'casts'
      readonly what: 'any' | 'quick' | SpellType | Element
      readonly within?: Range
    }
  | { readonly on: 'summons' }
  | { readonly on: 'draws' }
  | { readonly on: 'gains'; readonly atLeast: number }
  | { readonly on: 'endsActivation'; readonly colour: RoomColour }
  | { readonly on: 'defeats' }
  | OfRebirth

/** Dealer of the damage: anybody, an opponent, a physical attack, or an evocation. */
type DamagedBy = 'any' | 'opponent' | 'attack' | 'evocation'

/** [REB, 6.4] Triggers of Rebirth's cards alone: all of it has happened. The first six befall their owner. */
type OfRebirth =
  | {
      readonly on: 'damaged'
      readonly to: 'you' | 'yourEvocation'
      readonly atLeast: number
      readonly by: DamagedBy
    }
  /** Damage that defeats its owner, unless something is done. */
  | { readonly on: 'lethal' }
  | { readonly on: 'wasMoved' }
  | { readonly on: 'jinxed' }
  | { readonly on: 'assigned' }
  /** One of its owner's evocations has been removed. */
  | { readonly on: 'removed' }
  | {
      readonly on: 'moves' | 'attacks' | 'places' | 'heals' | 'drawsQuest'
      readonly within?: Range
    }
  /** For events: a mage has been defeated, has taken a trophy, has solved a quest. */
  | { readonly on: 'falls' | 'trophy' | 'solves' }

/** Occurrence that sets a trigger off; the rules look into the rest of it. */
export const whatSetsOff = ({ on }: Trigger): Occurrence['what'] => {
  switch (on) {
    case 'lethal':
      return 'damaged'
    case 'moves':
      return 'enters'
    default:
      return on
  }
}

export const onDamage = (from: 'any' | 'physical' | 'evocation' = 'any'): Trigger => ({
  on: 'damage',
  to: 'you',
  from,
  lethal: false,
})
export const onEvocationDamage: Trigger = { on: 'damage', to: 'yourEvocation', from: 'any', lethal: false }
export const onLethalDamage: Trigger = { on: 'damage', to: 'you', from: 'any', lethal: true }
export const onTargeted = (by: 'any' | 'single' | 'contingency' | 'combat' = 'any'): Trigger => ({
  on: 'targeted',
  by,
})
export const onLosingPower: Trigger = { on: 'losePower' }
export const onBeingMoved: Trigger = { on: 'moved' }
export const onEntering = (where: 'adjacent' | RoomColour): Trigger => ({ on: 'enters', where })
export const onMoveEnd: Trigger = { on: 'endsMove' }
const near = (within: Range | undefined): { readonly within?: Range } =>
  within === undefined ? {} : { within }

export const onActivating = (colour: RoomColour | 'any' = 'any', within?: Range): Trigger => ({
  on: 'activates',
  colour,
  ...near(within),
})
export const onCompleting = (within?: Range): Trigger => ({ on: 'completes', ...near(within) })
export const onCasting = (what: 'any' | 'quick' | SpellType | Element, within?: Range): Trigger => ({
  on: 'casts',
  what,
  ...near(within),
})
export const onSummoning: Trigger = { on: 'summons' }
export const onDrawing: Trigger = { on: 'draws' }
export const onGaining = (atLeast: number): Trigger => ({ on: 'gains', atLeast })
export const onEndingActivation = (colour: RoomColour): Trigger => ({ on: 'endsActivation', colour })
export const onDefeating: Trigger = { on: 'defeats' }

export const onDamaged = (atLeast = 1, by: DamagedBy = 'any'): Trigger => ({
  on: 'damaged',
  to: 'you',
  atLeast,
  by,
})
export const onEvocationDamaged: Trigger = { on: 'damaged', to: 'yourEvocation', atLeast: 1, by: 'any' }
export const onLethal: Trigger = { on: 'lethal' }
export const onMovedByOther: Trigger = { on: 'wasMoved' }
export const onJinxed: Trigger = { on: 'jinxed' }
export const onAssigned: Trigger = { on: 'assigned' }
export const onOwnRemoved: Trigger = { on: 'removed' }
export const onMoving = (within?: Range): Trigger => ({ on: 'moves', ...near(within) })
export const onAttacking = (within?: Range): Trigger => ({ on: 'attacks', ...near(within) })
export const onPlacing = (within?: Range): Trigger => ({ on: 'places', ...near(within) })
export const onHealing = (within?: Range): Trigger => ({ on: 'heals', ...near(within) })
export const onQuestDrawn = (within?: Range): Trigger => ({ on: 'drawsQuest', ...near(within) })
export const onEnteringTotem: Trigger = { on: 'enters', where: 'yourTotem' }
export const onFalling: Trigger = { on: 'falls' }
export const onTrophy: Trigger = { on: 'trophy' }
