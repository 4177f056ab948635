import type { Element, RoomColour, SpellType } from './board.ts'

/**
 * What a trap, a protection or an event on the board waits for. The first four are what is about to befall the owner
 * of a protection; the others are what another mage (for a trap) or any mage (for an event) has done.
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
  | { readonly on: 'enters'; readonly where: 'adjacent' | RoomColour }
  | { readonly on: 'endsMove' }
  | { readonly on: 'activates'; readonly colour: RoomColour | 'any' }
  | { readonly on: 'completes' }
  | { readonly on: 'casts'; readonly what: 'any' | 'quick' | SpellType | Element }
  | { readonly on: 'summons' }
  | { readonly on: 'draws' }
  | { readonly on: 'gains'; readonly atLeast: number }
  | { readonly on: 'endsActivation'; readonly colour: RoomColour }
  | { readonly on: 'defeats' }

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
export const onActivating = (colour: RoomColour | 'any' = 'any'): Trigger => ({ on: 'activates', colour })
export const onCompleting: Trigger = { on: 'completes' }
export const onCasting = (what: 'any' | 'quick' | SpellType | Element): Trigger => ({ on: 'casts', what })
export const onSummoning: Trigger = { on: 'summons' }
export const onDrawing: Trigger = { on: 'draws' }
export const onGaining = (atLeast: number): Trigger => ({ on: 'gains', atLeast })
export const onEndingActivation = (colour: RoomColour): Trigger => ({ on: 'endsActivation', colour })
export const onDefeating: Trigger = { on: 'defeats' }
