import type { Seat } from '@conclave/kernel'
import type { LossRule, Phase } from './state.ts'
import type { Cause, City, Colour, Location, Piece } from './words/board.ts'
import type { SpellId, WandPower } from './words/card.ts'

/** Everything that can happen in a match. All of it is public: the game has no hands. */
type Happening =
  | { event: 'matchBegan'; seat: Seat }
  | { event: 'openingRedrawn' }
  | { event: 'turnBegan'; seat: Seat; turn: number }
  | { event: 'turnPassed'; seat: Seat }
  | { event: 'phaseBegan'; phase: Phase; seat: Seat }
  | { event: 'cardSent'; seat: Seat; card: string; side: 'sun' | 'moon' }
  | { event: 'cardPlayed'; seat: Seat; card: string }
  | { event: 'cardFinished'; card: string; to: 'discard' | 'stored' | 'guards' }
  | {
      event: 'cardDiscarded'
      seat: Seat
      card: string
      from: 'mageRow' | 'wickedRow' | 'moonStack' | 'stored'
    }
  | { event: 'cardDrawn'; card: string; row: 'mageRow' | 'wickedRow' | 'discard' }
  | { event: 'mageMoved'; mage: Seat; to: Location; by: 'move' | 'carried' | 'teleport' }
  | { event: 'passengerTaken'; mage: Seat; by: Seat }
  | { event: 'passengerRefused'; mage: Seat; by: Seat }
  | { event: 'proposalRefused'; mage: Seat; by: Seat; card: SpellId; stands: boolean }
  | { event: 'refusalStands'; mage: Seat; card: SpellId }
  | { event: 'passengerPutDown'; mage: Seat }
  | { event: 'villageRevealed'; village: number; card: string }
  | { event: 'wandCharged'; seat: Seat; level: number }
  | { event: 'wandUsed'; seat: Seat; power: WandPower }
  | { event: 'wandEmptied'; seat: Seat }
  | { event: 'stonesDrawn'; sun: number; moon: number }
  | { event: 'stoneAdded'; stone: 'sun' | 'moon' }
  | {
      event: 'influenceUsed'
      seat: Seat
      village: number
      amount: number
      total: number
      cost: number
      card: string
    }
  | { event: 'allyRecruited'; village: number; card: string; copies: number }
  | { event: 'villageEmptied'; village: number }
  | { event: 'bookAdvanced'; book: Colour; to: number; seat: Seat }
  | { event: 'bookRecovered'; book: Colour; seat: Seat }
  | { event: 'bookLost'; book: Colour; piece: Piece }
  | { event: 'pieceAdvanced'; piece: Piece; to: number; cause: Cause }
  | { event: 'pieceRetreated'; piece: Piece; to: number }
  | { event: 'stepPrevented'; piece: City; spell: SpellId }
  | { event: 'spellDrawn'; seat: Seat; card: SpellId }
  | { event: 'spellCast'; seat: Seat; card: SpellId }
  | { event: 'stoneFlipped'; seat: Seat }
  | { event: 'mageSteered'; seat: Seat; mage: Seat }
  | { event: 'watchmanPlaced'; city: City }
  | { event: 'changelingTook'; village: number; card: string; replaced: boolean }
  | { event: 'purged' }
  | { event: 'witchTurnedAway'; card: string; by: string }
  | { event: 'encounterBegan'; seat: Seat }
  | { event: 'wickedAdded'; card: string }
  | { event: 'strengthsCompared'; sun: number; moon: number; battle: 'encounter' | 'final' }
  | { event: 'encounterWon' }
  | { event: 'encounterLost'; by: number }
  | { event: 'minionArrived'; card: string }
  | { event: 'witchClimbed'; stage: number }
  | { event: 'deckReshuffled'; count: number }
  | { event: 'finalBattleDeclared'; seat: Seat }
  | { event: 'bookAllotted'; seat: Seat; to: 'sun' | 'destroy'; card: string }
  | { event: 'matchWon' }
  | { event: 'matchLost'; reason: LossRule }

/** An event as it is told: everybody may see it, and it names the rule it comes from. */
export type SpellboundEvent = Happening & { audience: 'everyone' | readonly Seat[]; rule: string }

/** Built only when somebody listens: `tell?.(happened(…))`. */
export const happened = (happening: Happening, rule: string): SpellboundEvent => ({
  audience: 'everyone',
  rule,
  ...happening,
})

/** Event that one player alone is told, though everybody may know it. */
export const told = (seat: Seat, happening: Happening, rule: string): SpellboundEvent => ({
  ...happening,
  audience: [seat],
  rule,
})
