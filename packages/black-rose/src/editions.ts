import type { EditionId } from './words/board.ts'
import type { Occurrence } from './words/occurrence.ts'

/** The settings there are; an edition says which of them it offers (`state.ts` says what they mean). */
export type SettingName =
  | 'length'
  | 'forTheCrown'
  | 'fury'
  | 'overload'
  | 'extraTurns'
  | 'blackRoseBonus'
  | 'crownOfSummoner'
  | 'avatar'
  | 'schools'
  | 'mages'

/** A choice of the opening. */
type OpeningChoice = 'chooseMage' | 'chooseColour' | 'chooseSchool' | 'chooseList'

/** A part of the Black Rose Phase. */
export type RoseStep = 'giveUp' | 'slide' | 'draw' | 'work' | 'quests' | 'limits'

/** [10] In what the editions differ, as one flat record. A further edition is a further record. */
export interface Edition {
  readonly id: EditionId
  readonly seats: readonly [min: number, max: number]
  readonly settings: readonly SettingName[]

  // The opening.
  /** Choices that everybody makes in turn, those of one group directly after each other (BRW-SET.10, REB-SET.9). */
  readonly opening: readonly (readonly OpeningChoice[])[]
  /** Rooms are dealt in reading order, not ring by ring (REB-SET.2). */
  readonly dealsInReadingOrder: boolean
  /** The Lodge begins in ruins and is rebuilt; otherwise it is destroyed bit by bit (REB-SET.2, REB-INS.5). */
  readonly lodgeIsRuined: boolean
  /** Every mage has a cell with two exits; otherwise there is one gate a mage, by the number of players (REB-SET.3). */
  readonly cellsHaveTwoExits: boolean
  /** The top card of the Grimoire is put into the Memories when play starts (REB-SET.10). */
  readonly memoryAtStart: boolean
  readonly trophiesOfMage: number
  /** Three personal spells a mage: one in the Grimoire, one at every change of the moon. */
  readonly personalSpells: boolean

  // The round.
  /** Time from which a new holder of the Crown is first: the next round or the next phase (REB-GEN.2). */
  readonly crownFrom: 'round' | 'phase'
  /** Steps of the Black Rose Phase, in this order (BRW-BRP.1, REB-BRP.1 to REB-BRP.6). */
  readonly blackRosePhase: readonly RoseStep[]
  /** Number of quests that may be given up in one Black Rose Phase (BRW-QST.6). */
  readonly questsGivenUp: number
  /** Quests lie open, fill with cubes, and are solved in their mage's activation (REB-QST.1 to REB-QST.5). */
  readonly openQuests: boolean
  /** A Forgotten spell that is removed leaves the game; otherwise it goes under its deck (RUL-20). */
  readonly removedForgottenLeave: boolean
  /** The place for the quick spell may stay empty (REB-PRE.2). */
  readonly quickIsOptional: boolean

  // Actions.
  /** A room may be activated before moving or attacking, not only after (BRW-ACT.8). */
  readonly activatesBefore: boolean
  /** Sacrificing a spell stands for a physical action, so something may follow (BRW-ACT.9). */
  readonly sacrificeIsAction: boolean
  /** A spell may be cast in the cell, if the mage can still leave it in the same activation (BRW-CELL.4). */
  readonly castsInCell: boolean
  /** Active traps and protections may be sacrificed, too. */
  readonly sacrificesActive: boolean
  /** One may fight without anybody to attack, for the room alone (REB-ACT.9, RUL-23). */
  readonly fightsAlone: boolean
  /** To let an evocation act is a physical action (REB-ACT.10). */
  readonly commands: boolean
  /** End of burdens in the cell: of all that a mage is barred from, or of being held alone, as nothing else is lost with a defeat (REB-DMG.12). */
  readonly cellFrees: 'all' | 'steps'
  /** True if a mage who falls in her own activation has done; otherwise a second action is left to her (RUL-26). */
  readonly fallEndsActivation: boolean

  // Effects.
  /** Of a spell that is cast, its mage says whether the room shakes before or after the effect (BRW-CAST.5). */
  readonly symbolEitherWay: boolean
  /** A mage is immune to all that comes from herself, not only to her own damage (BRW-IMM.2). */
  readonly fullImmunity: boolean
  /** “If you do” asks whether all of a sentence was done; otherwise whether any of it was (VRB-01). */
  readonly doneIsWhole: boolean
  /** Nobody may choose a summoning for which there is no figure (VRB-33). */
  readonly countsFigures: boolean
  /** True if a card that replaces an evocation keeps its space and its damage (VRB-47). */
  readonly transmutes: boolean
  /** True if a mage with too few cubes spreads them freely (BRW-DMG.3). */
  readonly spreadsCubes: boolean

  // Evocations.
  /** A kind of evocation that is not in the reserve is taken from anybody, or not summoned (BRW-EVO.3). */
  readonly summonsFromPlay: boolean
  /** A fourth evocation must replace one, or may (BRW-EVO.2). */
  readonly mustReplace: boolean

  // Clean-up and the end.
  /** An untriggered trap goes to hand, or the owner chooses between hand and Memories (BRW-TP.17). */
  readonly trapsReturn: 'always' | 'choice'
  /** An untriggered protection goes to hand, too (REB-CLN.1). */
  readonly protectionsReturn: boolean
  /** A Forgotten spell leaves the game when played, or in Clean-up (BRW-ROOM.6). */
  readonly forgottenLeaves: 'played' | 'cleanUp'
  /** The Black Rose can win (BRW-END.4). */
  readonly roseWins: boolean
  /** The Black Rose has a place among those with trophies, whatever the table has agreed on (REB-END.3). */
  readonly roseRanks: boolean
  /** Quests and trophies break a final tie before the Crown does (BRW-END.5). */
  readonly tieBreaks: boolean

  // The full stop.
  /** Reactions come inside a sentence, before something befalls somebody, or only at its full stop (REB-EFF.3). */
  readonly interrupts: 'inside' | 'fullStop'
  /** Occurrences that are heard of at a full stop: one that an edition does not know is never noticed. */
  readonly hears: readonly Occurrence['what'][]
  /** The effect of a spell or quest goes on though its mage is defeated (REB-EFF.6). */
  readonly effectsOutlive: boolean
  /** Ranges are counted from where the mage is now, not from where the effect began (REB-LOS.7). */
  readonly rangeFollows: boolean
  /** In her cell a mage is out of reach of her own effects, too (REB-G.1). */
  readonly cellShuts: boolean
  /** A mage is immune to her own traps and protections, too, and converts no damage on what is hers (REB-DMG.13). */
  readonly ownReactionsSpare: boolean
  /** Damage that is transferred keeps off whom its cubes belong to (VRB-46). */
  readonly ownCubesStay: boolean
  /** True if the first to use the room may leave the attack of the same action (RUL-91). */
  readonly mayHoldBack: boolean
  /** Of a spell that is cast on a room, the mages in it whom it reaches are targets, too, or the room alone (REB-LOS.1). */
  readonly areaTargetsMages: boolean
  /** True if a mage with too few cubes uses all of them, as far as the effect can (REB-C.3); so does the Black Rose. */
  readonly usesAllCubes: boolean
  /** Power for a shared third place on a health bar (BRW-DEF.3, REB-DMG.9). */
  readonly sharedThird: 0 | 1
  /** True if a summoner may replace an evocation though a space is free (REB-EVO.3). */
  readonly replacesFreely: boolean
  /** An element that may be any is chosen when the spell is revealed, or is all of them at once (REB-C.30). */
  readonly anyElement: 'chosen' | 'wildcard'
  /** An evocation may attack before it moves (REB-EVP.3). */
  readonly strikesFirst: boolean
}

/** Occurrences that 0.7 and 1.6 hear of. */
const classicNews = [
  'enters',
  'endsMove',
  'activates',
  'completes',
  'casts',
  'summons',
  'draws',
  'gains',
  'endsActivation',
  'defeats',
] as const

/** Rules that both earlier editions have in common, where Rebirth differs. */
const classic = {
  interrupts: 'inside',
  hears: classicNews,
  effectsOutlive: false,
  rangeFollows: false,
  cellShuts: false,
  ownReactionsSpare: false,
  ownCubesStay: false,
  mayHoldBack: false,
  areaTargetsMages: true,
  usesAllCubes: false,
  sharedThird: 1,
  replacesFreely: false,
  anyElement: 'chosen',
  strikesFirst: false,
  cellFrees: 'all',
} as const

/** [REB-C.2] Occurrences that Rebirth hears of. */
const rebirthNews = [
  'enters',
  'wasMoved',
  'damaged',
  'attacks',
  'activates',
  'casts',
  'targeted',
  'triggers',
  'summons',
  'removed',
  'places',
  'converts',
  'transfers',
  'heals',
  'drawsQuest',
  'completes',
  'solves',
  'jinxed',
  'assigned',
  'falls',
  'defeats',
  'trophy',
  'endsActivation',
] as const satisfies readonly Occurrence['what'][]

/** Interruptions in Rebirth, and the rules that follow from them. */
const atFullStops = {
  interrupts: 'fullStop',
  hears: rebirthNews,
  effectsOutlive: true,
  rangeFollows: true,
  cellShuts: true,
  ownReactionsSpare: true,
  ownCubesStay: true,
  mayHoldBack: true,
  areaTargetsMages: false,
  usesAllCubes: true,
  sharedThird: 0,
  replacesFreely: true,
  anyElement: 'wildcard',
  strikesFirst: true,
  cellFrees: 'steps',
} as const

export const editions: { readonly [E in EditionId]: Edition } = {
  '1.6': {
    ...classic,
    id: '1.6',
    seats: [2, 4],
    settings: ['length', 'forTheCrown', 'fury', 'overload', 'extraTurns', 'blackRoseBonus'],
    opening: [
      ['chooseMage', 'chooseColour'],
      ['chooseSchool', 'chooseList'],
    ],
    dealsInReadingOrder: false,
    lodgeIsRuined: false,
    cellsHaveTwoExits: false,
    memoryAtStart: false,
    trophiesOfMage: 10,
    personalSpells: true,
    crownFrom: 'round',
    blackRosePhase: ['giveUp', 'slide', 'draw', 'work', 'quests'],
    questsGivenUp: 2,
    openQuests: false,
    removedForgottenLeave: false,
    quickIsOptional: false,
    activatesBefore: true,
    sacrificeIsAction: true,
    castsInCell: false,
    sacrificesActive: true,
    fightsAlone: false,
    commands: false,
    fallEndsActivation: true,
    symbolEitherWay: true,
    fullImmunity: true,
    doneIsWhole: false,
    countsFigures: false,
    transmutes: false,
    spreadsCubes: true,
    summonsFromPlay: false,
    mustReplace: false,
    trapsReturn: 'always',
    protectionsReturn: false,
    forgottenLeaves: 'cleanUp',
    roseWins: true,
    roseRanks: false,
    tieBreaks: true,
  },
  '0.7': {
    ...classic,
    id: '0.7',
    seats: [2, 4],
    // Where the Black Rose cannot win, no bonus helps her.
    settings: ['length', 'fury', 'overload', 'extraTurns'],
    opening: [
      ['chooseMage', 'chooseColour'],
      ['chooseSchool', 'chooseList'],
    ],
    dealsInReadingOrder: false,
    lodgeIsRuined: false,
    cellsHaveTwoExits: false,
    memoryAtStart: false,
    trophiesOfMage: 10,
    personalSpells: false,
    crownFrom: 'round',
    blackRosePhase: ['giveUp', 'slide', 'draw', 'work', 'quests'],
    questsGivenUp: 1,
    openQuests: false,
    removedForgottenLeave: false,
    quickIsOptional: false,
    activatesBefore: false,
    sacrificeIsAction: false,
    castsInCell: true,
    sacrificesActive: false,
    fightsAlone: false,
    commands: false,
    fallEndsActivation: true,
    symbolEitherWay: false,
    fullImmunity: false,
    doneIsWhole: false,
    countsFigures: false,
    transmutes: false,
    spreadsCubes: false,
    summonsFromPlay: true,
    mustReplace: true,
    trapsReturn: 'choice',
    protectionsReturn: false,
    forgottenLeaves: 'played',
    roseWins: false,
    roseRanks: false,
    tieBreaks: false,
  },
  rebirth: {
    ...atFullStops,
    id: 'rebirth',
    seats: [1, 4],
    settings: ['length', 'crownOfSummoner', 'avatar', 'schools', 'mages'],
    opening: [
      ['chooseColour', 'chooseMage'],
      ['chooseSchool', 'chooseList'],
    ],
    dealsInReadingOrder: true,
    lodgeIsRuined: true,
    cellsHaveTwoExits: true,
    memoryAtStart: true,
    trophiesOfMage: 7,
    personalSpells: true,
    crownFrom: 'phase',
    blackRosePhase: ['slide', 'draw', 'work', 'giveUp', 'quests', 'limits'],
    questsGivenUp: 1,
    openQuests: true,
    removedForgottenLeave: true,
    quickIsOptional: true,
    activatesBefore: true,
    sacrificeIsAction: true,
    castsInCell: false,
    sacrificesActive: false,
    fightsAlone: true,
    commands: true,
    fallEndsActivation: false,
    symbolEitherWay: false,
    fullImmunity: true,
    doneIsWhole: true,
    countsFigures: true,
    transmutes: true,
    spreadsCubes: true,
    summonsFromPlay: false,
    mustReplace: false,
    trapsReturn: 'always',
    protectionsReturn: true,
    forgottenLeaves: 'cleanUp',
    roseWins: true,
    roseRanks: true,
    tieBreaks: true,
  },
}

/** The rules of an edition, for whoever shows them. */
export const rulesIn = (edition: EditionId): Edition => editions[edition]
