import type { EditionId } from './words/board.ts'

/** [10] In what the editions differ, as one flat record. A further edition is a further record. */
export interface Edition {
  readonly id: EditionId
  /** Three personal spells a mage: one in the Grimoire, one at every change of the moon. */
  readonly personalSpells: boolean
  /** A room may be activated before moving or attacking, not only after (BRW-ACT.8). */
  readonly activatesBefore: boolean
  /** Sacrificing a spell stands for a physical action, so something may follow (BRW-ACT.9). */
  readonly sacrificeIsAction: boolean
  /** A spell may be cast in the cell, if the mage can still leave it in the same activation (BRW-CELL.4). */
  readonly castsInCell: boolean
  /** Active traps and protections may be sacrificed, too. */
  readonly sacrificesActive: boolean
  /** How many quests may be given up in one Black Rose Phase (BRW-QST.6). */
  readonly questsGivenUp: number
  /** Of a spell that is cast, its mage says whether the room shakes before or after the effect (BRW-CAST.5). */
  readonly symbolEitherWay: boolean
  /** A mage is immune to all that comes from herself, not only to her own damage (BRW-IMM.2). */
  readonly fullImmunity: boolean
  /** Who has too few cubes spreads them freely (BRW-DMG.3). */
  readonly spreadsCubes: boolean
  /** A kind of evocation that is not in the reserve is taken from anybody, or not summoned (BRW-EVO.3). */
  readonly summonsFromPlay: boolean
  /** A fourth evocation must replace one, or may (BRW-EVO.2). */
  readonly mustReplace: boolean
  /** An untriggered trap goes to hand, or the owner chooses between hand and Memories (BRW-TP.17). */
  readonly trapsReturn: 'always' | 'choice'
  /** A Forgotten spell leaves the game when played, or in Clean-up (BRW-ROOM.6). */
  readonly forgottenLeaves: 'played' | 'cleanUp'
  /** The Black Rose can win (BRW-END.4). */
  readonly roseWins: boolean
  /** Quests and trophies break a final tie before the Crown does (BRW-END.5). */
  readonly tieBreaks: boolean
  /** The optional rule For the Crown! exists (BRW-OPT.1). */
  readonly forTheCrown: boolean
}

export const editions: { readonly [E in EditionId]: Edition } = {
  '1.6': {
    id: '1.6',
    personalSpells: true,
    activatesBefore: true,
    sacrificeIsAction: true,
    castsInCell: false,
    sacrificesActive: true,
    questsGivenUp: 2,
    symbolEitherWay: true,
    fullImmunity: true,
    spreadsCubes: true,
    summonsFromPlay: false,
    mustReplace: false,
    trapsReturn: 'always',
    forgottenLeaves: 'cleanUp',
    roseWins: true,
    tieBreaks: true,
    forTheCrown: true,
  },
  '0.7': {
    id: '0.7',
    personalSpells: false,
    activatesBefore: false,
    sacrificeIsAction: false,
    castsInCell: true,
    sacrificesActive: false,
    questsGivenUp: 1,
    symbolEitherWay: false,
    fullImmunity: false,
    spreadsCubes: false,
    summonsFromPlay: true,
    mustReplace: true,
    trapsReturn: 'choice',
    forgottenLeaves: 'played',
    roseWins: false,
    tieBreaks: false,
    forTheCrown: false,
  },
}
