import type { Moon, SpellType } from './board.ts'
import type { Aim } from './card.ts'
import type { Sentences } from './effect.ts'
import type { ModelKey, RoomKey } from './keys.ts'

/** [REB-AVA.28] The numbers in circles on its cards. The third is for rooms. */
export type Priority = 1 | 2 | 3

/** [REB-CMP.26] The card of an Avatar. What it compares is data: an icon read wrongly is mended here. */
export interface AvatarSheet {
  readonly health: number
  readonly strength: number
  readonly movement: number
  readonly priorities: {
    readonly 1: readonly ModelKey[]
    readonly 2: readonly ModelKey[]
    readonly 3: readonly RoomKey[]
  }
  /** [REB-AVA.31, REB-C.11] Mages that damage to several goes to first. */
  readonly spread: readonly ModelKey[]
  /** [REB-AVA.26, REB-V.8] Quarry of its evocations. */
  readonly evocations: readonly ModelKey[]
}

/** Actions of the Avatar with its body. */
export type PhysicalAction = 'stalk' | 'charge' | 'maul' | 'lead'

/** [REB-AVA.15] One of the effects of an action card. */
export type ActionEffect =
  | {
      readonly sort: PhysicalAction
      readonly priority: Priority | null
      /** [REB-V.5] It looks for a room that is ready, and for nobody. */
      readonly seeks: 'readyRoom' | null
    }
  | {
      readonly sort: 'spell'
      readonly type: SpellType
      readonly aim: Aim
      readonly priority: Priority | null
      readonly effect: Sentences
    }

/** [REB-AVA.19] Back of an action card while it lies on top: `a`, targeted by Combat; `b`, damaged. */
export interface Back {
  readonly marker: 'trap' | 'protection'
  readonly on: 'a' | 'b'
  readonly effect: Sentences
}

/** [REB-CMP.24] */
export interface ActionCard {
  readonly id: string
  readonly moon: Moon
  /** From the top down. */
  readonly effects: readonly ActionEffect[]
  /** [REB-AVA.16] The vortex over its spell. */
  readonly unstable: boolean
  readonly back: Back | null
  /** [REB-AVA.21] One more card follows. */
  readonly plus: boolean
}
