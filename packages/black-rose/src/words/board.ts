// All names of every edition. Which of them lie on a table, its box says (`content/boxes.ts`).

/** The schools of the first game's box. */
const earlierSchools = [
  'destruction',
  'divination',
  'necromancy',
  'transmutation',
  'illusion',
  'conspiracy',
] as const
/** The schools of Rebirth's box. */
export const rebirthSchools = ['agony', 'alchemy', 'hex', 'shamanic', 'technomancy', 'nightmare'] as const
/** [BRW-CMP.25] Forgotten and personal spells belong to no school. */
export const schools = [...earlierSchools, ...rebirthSchools] as const
export type School = (typeof schools)[number]

/** [BRW-CMP.27] `any` is chosen when the spell is revealed; in Rebirth it is all of them, and none is magic (REB-C.30). */
export const elements = ['air', 'earth', 'fire', 'water', 'magic', 'sacred', 'profane'] as const
export type Element = (typeof elements)[number]
export type PrintedElement = Element | 'any'

/** [BRW-CMP.26] */
export const spellTypes = ['combat', 'contingency', 'protection', 'trap'] as const
export type SpellType = (typeof spellTypes)[number]

export const sides = ['light', 'dark'] as const
export type Side = (typeof sides)[number]

/** [BRW-CMP.30, BRW-R.3, REB-CMP.1] */
export const roomColours = ['red', 'green', 'purple', 'blue', 'yellow', 'white', 'orange'] as const
export type RoomColour = (typeof roomColours)[number]

/** The rooms that the rules speak of by name (BRW-SET.2, BRW-ROOM.5). */
export const blackRoseRoom = 'black-rose-room'
export const throneRoom = 'throne-room'

/** [BRW-CMP.31] */
export const colours = ['azure', 'amber', 'jade', 'coral'] as const
export type Colour = (typeof colours)[number]

/** [REB-CMP.27] */
export const rebirthMages = ['arianna', 'rikkart', 'gramigna', 'doria'] as const
/** [BRW-CMP.23, REB-CMP.27] */
export const mageNames = ['nero', 'tessa', 'jafar', 'rebecca', ...rebirthMages] as const
export type MageName = (typeof mageNames)[number]

/** [REB-CMP.28] There is one totem of each kind. */
export const totemKinds = ['bearTotem', 'wolfTotem', 'owlTotem', 'serpentTotem', 'stagTotem'] as const

/** [1.2] The kinds of evocation; Infamy of Crete is the token (BRW-CMP.14), an Umbra goes by its nightmare (REB-CMP.19). */
export const evocationKinds = [
  'undead',
  'greaterUndead',
  'holyAltar',
  'cerbero',
  'mutantAltar',
  'andromeda',
  'malacoda',
  'infamyOfCrete',
  'cadaver',
  ...totemKinds,
  'succubus',
  'nigredo',
  'albedo',
  'colossus',
  'fleshHorror',
  'dread',
  'insomnia',
  'vertigo',
] as const
export type EvocationKind = (typeof evocationKinds)[number]

/** [BRW-CMP.37, REB-EVO.6] */
export const archetypes = [
  'undead',
  'altar',
  'beast',
  'phantom',
  'demon',
  'construct',
  'spirit',
  'elemental',
  'shadow',
] as const
export type Archetype = (typeof archetypes)[number]

/** [REB-CMP.21] Jinxes of the box. */
export const jinxKinds = ['vulnerability', 'slowness', 'amnesia', 'illFortune'] as const
export type JinxKind = (typeof jinxKinds)[number]

/** [REB-CMP.20] Upgrades that an evocation can have. */
export const upgradeKinds = [
  'spikedFrame',
  'coilLegs',
  'platedHull',
  'blastCore',
  'siphonValve',
  'drillArm',
] as const
export type UpgradeKind = (typeof upgradeKinds)[number]

export const moons = [1, 2, 3] as const
export type Moon = (typeof moons)[number]

/** [BRW-PRE.2] The places for spells on a sheet; the numbered ones are cast in their order. */
export const slotNames = ['quick', 'first', 'second', 'third'] as const
export type SlotName = (typeof slotNames)[number]
export const standardSlots = ['first', 'second', 'third'] as const

/** [BRW-CMP.29, REB-EVT.2] */
export const timings = ['blackRose', 'action', 'instant', 'evocation', 'cleanUp'] as const
export type Timing = (typeof timings)[number]

/** The two editions of the first game, whose boxes are nearly one. */
export const classicIds = ['1.6', '0.7'] as const
export type ClassicId = (typeof classicIds)[number]

export const editionIds = [...classicIds, 'rebirth'] as const
export type EditionId = (typeof editionIds)[number]

/** [BRW-GEN.1] */
export const phases = [
  'opening',
  'blackRose',
  'study',
  'preparation',
  'action',
  'evocation',
  'cleanUp',
] as const
export type Phase = (typeof phases)[number]

/** The kinds that are totems (REB, 11.7). */
export const isTotem = (kind: EvocationKind): boolean => kind.endsWith('Totem')
