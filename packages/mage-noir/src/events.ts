import type { Seat } from '@conclave/kernel'
import type { Ending, Phase } from './state.ts'
import type { Element, Mana, Pile } from './words/mana.ts'

/** Everything that can happen in a duel and that both players see. */
export type PublicHappening =
  | { event: 'matchBegan'; seat: Seat }
  | { event: 'openingKept'; seat: Seat }
  | { event: 'starterChosen'; seat: Seat; first: Seat }
  | { event: 'turnBegan'; seat: Seat; turn: number }
  | { event: 'phaseBegan'; seat: Seat; phase: Phase }
  | { event: 'cardDrawn'; seat: Seat }
  | { event: 'knownCardDrawn'; seat: Seat; card: string }
  | { event: 'deckEmpty'; seat: Seat }
  | { event: 'deckShuffled'; seat: Seat }
  | { event: 'manaAdded'; seat: Seat; element: Element; pile: Pile }
  | { event: 'pileTaken'; seat: Seat; pile: Pile; mana: Mana }
  | { event: 'cardPrepared'; seat: Seat; card: string; n: number; locked: Mana }
  | { event: 'componentUsed'; seat: Seat; card: string; n: number }
  | { event: 'cardActivated'; seat: Seat; card: string; n: number }
  | { event: 'cardChanneled'; seat: Seat; card: string; n: number }
  | { event: 'abilityUsed'; seat: Seat; card: string; n: number }
  | { event: 'manaExchanged'; seat: Seat; given: Mana; taken: Element; pile: Pile }
  | { event: 'triggered'; seat: Seat; card: string; n: number }
  | { event: 'effectApplied'; seat: Seat; card: string; n: number }
  | { event: 'damageDealt'; seat: Seat; amount: number; life: number; by: string }
  | { event: 'permanentDamaged'; card: string; n: number; amount: number; life: number; by: string }
  | { event: 'damagePrevented'; seat: Seat; amount: number; by: string; how: 'cancelled' | 'reduced' }
  | { event: 'damageRedirected'; seat: Seat; card: string; n: number; amount: number; by: string }
  | { event: 'lifeLost'; seat: Seat; amount: number; life: number; by: string }
  | { event: 'lifeGained'; seat: Seat; amount: number; life: number; by: string }
  | { event: 'permanentLostLife'; card: string; n: number; amount: number; life: number; by: string }
  | { event: 'permanentGainedLife'; card: string; n: number; amount: number; life: number; by: string }
  | {
      event: 'cardLeft'
      seat: Seat
      card: string
      n: number
      to: 'discard' | 'destroyed' | 'hand' | 'top' | 'third'
    }
  | { event: 'cardDiscarded'; seat: Seat; card: string }
  | { event: 'cardRetrieved'; seat: Seat; card: string }
  | { event: 'cardFound'; seat: Seat; card: string }
  | { event: 'nothingFound'; seat: Seat }
  | { event: 'cardReturnedToPreparation'; seat: Seat; card: string; n: number }
  | { event: 'cardShuffledIn'; seat: Seat; card: string }
  | { event: 'topLookedAt'; seat: Seat; by: string }
  | { event: 'topTaken'; seat: Seat; card: string; by: string }
  | { event: 'manaTaken'; seat: Seat; mana: Mana; by: string }
  | { event: 'manaPaid'; seat: Seat; mana: Mana; by: string }
  | { event: 'manaCreated'; seat: Seat; mana: Mana; by: string }
  | { event: 'manaLocked'; seat: Seat; mana: Mana; card: string; n: number }
  | { event: 'manaSwapped'; seat: Seat; card: string; n: number; given: Element; taken: Element }
  | { event: 'reserveEmptied'; seat: Seat; mana: Mana; by: string }
  | { event: 'turnRuleBegan'; seat: Seat; card: string }
  | { event: 'turnEnded'; seat: Seat }
  | { event: 'matchWon'; seat: Seat; reason: Ending }
  | { event: 'matchDrawn'; reason: Ending }

/** Events that only one player sees. */
export type PrivateHappening =
  | { event: 'drew'; seat: Seat; card: string }
  | { event: 'topSeen'; seat: Seat; card: string }

export type Happening = PublicHappening | PrivateHappening

/** An event as it is told: who may know of it, and the rule it comes from. */
export type MageNoirEvent = Happening & {
  readonly audience: 'everyone' | readonly Seat[]
  readonly rule: string
}

/** An event that everybody may see, with the rule it comes from. Built only when somebody listens: `tell?.(happened(…))`. */
export const happened = <H extends PublicHappening>(
  happening: H,
  rule: string,
): H & { audience: 'everyone'; rule: string } => ({ audience: 'everyone', rule, ...happening })

/** An event that one seat alone may see. */
export const privately = <H extends PrivateHappening>(
  seat: Seat,
  happening: H,
  rule: string,
): H & { audience: Seat[]; rule: string } => ({ audience: [seat], rule, ...happening })
