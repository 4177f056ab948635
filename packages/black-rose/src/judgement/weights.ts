import type { EditionId } from '../words/board.ts'

/** Worth of things to a mage, in Power Points, as far as a look at them tells. Set by hand and tried in self-play. */

/** A spell that needs a target, by what has to be done to get one: nothing, some steps, more than that. */
export interface Reached {
  readonly now: number
  readonly soon: number
  readonly far: number
}

/** Weights in which the editions differ: each was tried with its own cards. */
interface EditionWeights {
  readonly reached: Reached
  /** A physical action that is left. */
  readonly action: number
  /** Worth of a victim, by the fill of her health bar. */
  readonly victim: (near: number) => number
  readonly fall: (near: number) => number
  /**
   * [REB-CMP.31] Spare cubes: the number that should be left beyond those that the next fall takes, and the price of their lack:
   * with every one more; and the loss of a fall's promise for every cube that is lacking for it, and at least.
   */
  readonly spareCubes: {
    readonly enough: number
    readonly each: number
    readonly lacking: number
    readonly atLeast: number
  } | null
}

const earlier: EditionWeights = {
  reached: { now: 1, soon: 0.75, far: 0.4 },
  action: 0.5,
  victim: (near) => 0.85 + 0.5 * near,
  fall: (near) => 0.1 + 0.85 * near,
  spareCubes: null,
}

export const weightsIn: Readonly<Record<EditionId, EditionWeights>> = {
  '0.7': earlier,
  '1.6': earlier,
  rebirth: {
    // [REB-ACT.2] Where actions pair freely, whoever is out of reach is walked to first.
    reached: { now: 1, soon: 0.55, far: 0.25 },
    action: 0.35,
    victim: (near) => 0.65 + 0.8 * near,
    // Cubes that are spread over all the others make nobody fall, and lie there for the rest of the match.
    fall: (near) => near * (0.3 + 0.65 * near),
    spareCubes: { enough: 6, each: 0.04, lacking: 0.12, atLeast: 0.4 },
  },
}

/** Share of a prepared spell's worth: it will be cast, and a card in hand may be prepared later. */
export const prepared = 0.85
/** The best card in hand, the second best, and so on. */
export const inHand = [0.5, 0.44, 0.38, 0.3, 0.18, 0.12, 0.08, 0.05, 0.03] as const

/** The chance to hit somebody with an action that is left. */
export const blow = 0.35

/** Worth of an unresolved quest besides its power: a better place in the end. */
export const questPlace = 1.7
/** A trophy and a completed quest while the places at the end are still open. */
export const trophy = 1.1
export const completedQuest = 1.8

export const crown = 0.7

/** Worth of the things that others hold in secret, one by one. */
export const others = { ready: 0.8, active: 0.5, card: 0.3, action: 0.6, quest: 0.8 } as const

/** To be wounded is half a defeat: the way back from the cell costs time. */
export const wounded = 0.9
export const inCell = 0.5

/** [VRB-38, VRB-34] A jinx to bear, and an Umbra that harms round after round. */
export const jinxed = 0.7
export const haunted = 0.8

/** Number of rounds that the Black Rose needs for one Power Point, the other way round. */
export const rosePace = 3.3
/** Power that the next event brings her, and that quests which are given up and her cubes may. */
export const nextEvent = 2
export const roseLead = 2
