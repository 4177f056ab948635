import type { Seat } from '@conclave/kernel'
import type { NamedModel } from './frames/abouts.ts'
import type { Ending, Owner } from './state.ts'
import type {
  Element,
  EvocationKind,
  JinxKind,
  MageName,
  Moon,
  Phase,
  RoomColour,
  School,
  Side,
  SlotName,
  UpgradeKind,
} from './words/board.ts'
import type { Decider } from './words/keys.ts'

/** Damage that does not reach a model. */
export type Hit = { readonly model: NamedModel; readonly amount: number }

/** Cubes of one owner. */
type CubesOf = { readonly seat: Owner; readonly count: number }

/** Object of a reaction that stops something. */
export type Stopped =
  | { readonly what: 'damage'; readonly hits: readonly Hit[] }
  /** A spell, or an action card of the Avatar. */
  | { readonly what: 'targeted' | 'action'; readonly card: string }
  | { readonly what: 'losePower'; readonly seat: Seat; readonly amount: number }
  | { readonly what: 'moved'; readonly seat: Seat }
  | { readonly what: 'activates'; readonly room: string }

/** [REB-ACT.6] */
export type PhysicalAction = 'explore' | 'fight' | 'command'

/** Everything that can happen and that everybody sees. `by` is a card's name: `spell.fireball`. */
export type PublicHappening =
  | { event: 'mageChosen'; seat: Seat; mage: MageName }
  | { event: 'schoolChosen'; seat: Seat; school: School; list: 'a' | 'b' }
  | { event: 'roundBegan'; round: number; first: Seat }
  | { event: 'phaseBegan'; phase: Phase }
  | { event: 'questDiscarded'; seat: Seat; quest: string }
  | { event: 'questDrawn'; seat: Seat }
  | { event: 'questCompleted'; seat: Seat; quest: string }
  /** A quest that lies open (REB-QST.2). */
  | { event: 'questOpened'; seat: Seat; quest: string }
  | { event: 'questProgressed'; seat: Seat; quest: string; have: number; need: number }
  | { event: 'questActivated'; seat: Seat; quest: string }
  | { event: 'questSolved'; seat: Seat; quest: string }
  | { event: 'questStolen'; seat: Seat; whom: Seat }
  | { event: 'eventMoved'; card: string; slot: number }
  | { event: 'eventDiscarded'; card: string }
  | { event: 'eventDrawn'; seat: Seat; card: string; colour: RoomColour | '' }
  | { event: 'eventWorks'; card: string }
  | { event: 'powerGained'; seat: Owner; amount: number; power: number; by: string }
  | { event: 'powerLost'; seat: Owner; amount: number; power: number; by: string }
  /** `gained`: what of it reached the thief; `power` and `left`: what she and the robbed one have then. */
  | {
      event: 'powerStolen'
      seat: Owner
      whom: Seat
      amount: number
      gained: number
      power: number
      left: number
      by: string
    }
  | { event: 'moonRose'; moon: Moon }
  | { event: 'endReached'; power: number }
  | { event: 'crownTaken'; seat: Seat }
  | { event: 'drewFromGrimoire'; seat: Seat; count: number }
  | { event: 'grimoireRenewed'; seat: Seat }
  | { event: 'drewFromLibrary'; seat: Seat; schools: School[] }
  | { event: 'libraryLookedAt'; seat: Seat; school: School; count: number }
  | { event: 'leftInLibrary'; seat: Seat; cards: string[] }
  /** `aside`: a personal spell, which may come back with a moon (BRW-PWR.4). */
  | { event: 'spellRemoved'; seat: Seat; card: string; aside: boolean }
  | { event: 'discarded'; seat: Seat; card: string }
  | { event: 'takenFromMemories'; seat: Seat; card: string }
  | { event: 'personalSpell'; seat: Seat }
  | { event: 'readied'; seat: Seat }
  | { event: 'thoughtAgain'; seat: Seat }
  | { event: 'prepared'; seat: Seat; count: number }
  /** [REB-ACT.12] `momentum`: it is an action of its own name. */
  | { event: 'sacrificed'; seat: Seat; card: string; slot: SlotName; momentum?: true }
  /** [REB-ACT.8 to REB-ACT.10] By its name, where it has one; and whom it commands. */
  | { event: 'actionSpent'; seat: Seat; action?: PhysicalAction; kind?: EvocationKind }
  | { event: 'cast'; seat: Seat; card: string; side: Side; quick: boolean }
  | { event: 'activated'; seat: Seat; slot: SlotName; marker: 'trap' | 'protection' }
  | { event: 'elementChosen'; seat: Seat; element: Element }
  | { event: 'aimed'; seat: Seat; at: NamedModel | null; room: string }
  | { event: 'triggered'; seat: Seat; card: string; side: Side | 'only' }
  /** [REB-EFF.8] A reaction is declared at a full stop, face down; by the Avatar with what lies on top of its deck. */
  | { event: 'declared'; seat: Owner; slot: SlotName | 'back'; marker: 'trap' | 'protection' }
  /** [RUL-29] Declaration in vain: what it was to answer has been undone. */
  | { event: 'declaredInVain'; seat: Seat; slot: SlotName }
  /** [REB-C.1, REB-DMG.11] Cubes go back to their owners, from a model or from a room. */
  | { event: 'cubesBack'; from: NamedModel | null; room: string; cubes: readonly CubesOf[] }
  | { event: 'cancelled'; by: string; of: Stopped }
  | { event: 'avoided'; seat: Seat; by: string; of: Stopped }
  | { event: 'redirected'; seat: Seat; card: string; at: NamedModel }
  | { event: 'stepped'; model: NamedModel; room: string }
  | { event: 'placed'; model: NamedModel; room: string }
  | { event: 'wentToCell'; seat: Seat }
  | { event: 'damaged'; model: NamedModel; seat: Owner; amount: number; by: string }
  | { event: 'damageChanged'; amount: number; by: string }
  | { event: 'damageAvoided'; model: NamedModel; amount: number; by: string }
  | { event: 'healed'; model: NamedModel; amount: number; by: string }
  | { event: 'damageConverted'; model: NamedModel; seat: Owner; amount: number; by: string }
  | { event: 'damageMoved'; model: NamedModel; amount: number; by: string }
  | { event: 'defeated'; seat: Seat; by: Owner }
  | { event: 'trophyTaken'; seat: Owner; whom: Seat }
  | { event: 'evocationRemoved'; model: NamedModel }
  | { event: 'umbraActs'; model: NamedModel; seat: Seat }
  | { event: 'actionRevealed'; card: string }
  | { event: 'actionForgone'; card: string }
  | { event: 'avatarReacts'; card: string }
  | { event: 'actionsDiscarded'; cards: readonly string[] }
  /** [REB-AVA.28] Goal of the Avatar, and the key that has decided. */
  | {
      event: 'avatarGoesFor'
      /** One of its evocations; absent for the Avatar itself. */
      who?: NamedModel
      at: NamedModel | null
      room: string
      by: Decider
    }
  /** [REB-AVA.15] An effect of its card begins. */
  | { event: 'actionEffect'; card: string; at: number }
  | { event: 'avatarPlus'; ignored: boolean }
  | { event: 'summoned'; model: NamedModel; room: string }
  | { event: 'instabilityPlaced'; seat: Owner; room: string; count: number }
  | { event: 'instabilityConverted'; seat: Owner; room: string; count: number }
  | { event: 'instabilityRemoved'; room: string; count: number }
  | { event: 'roomActivated'; seat: Seat; room: string }
  /** `open`: nothing else keeps it from being activated. */
  | { event: 'roomRefreshed'; room: string; open: boolean }
  | { event: 'roomBlocked'; room: string }
  | { event: 'roomsSwapped'; room: string; other: string }
  | { event: 'roomDestroyed'; room: string; seat: Owner }
  /** [REB-INS.5] With the cubes that go back from it. */
  | { event: 'roomRebuilt'; room: string; cubes: readonly CubesOf[] }
  | { event: 'inhibited'; seat: Seat; what: 'move' | 'activate' }
  | { event: 'actionLost'; seat: Seat }
  | { event: 'actionsRefreshed'; seat: Seat }
  | { event: 'lastingBegan'; seat: Seat; by: string }
  | { event: 'spellShown'; seat: Seat; card: string; side: Side | 'only'; slot: SlotName }
  | { event: 'questsLookedAt'; seat: Seat; whom: Seat }
  | { event: 'eventsLookedAt'; seat: Seat; count: number }
  | { event: 'libraryBurnt'; school: School; cards: string[] }
  | { event: 'forgottenTaken'; seat: Seat }
  | { event: 'trapKept'; seat: Seat; slot: SlotName }
  | { event: 'jinxed'; seat: Seat; jinx: JinxKind; by: string }
  | { event: 'jinxMoved'; seat: Seat; whom: Seat; jinx: JinxKind }
  | { event: 'jinxRemedied'; seat: Seat; jinx: JinxKind }
  | { event: 'jinxRemoved'; seat: Seat; jinx: JinxKind }
  | { event: 'jinxBites'; seat: Seat; jinx: JinxKind; amount: number }
  | { event: 'jinxDrawsLess'; seat: Seat; jinx: JinxKind }
  | { event: 'assigned'; seat: Owner; kind: EvocationKind; whom: Seat }
  | { event: 'upgraded'; model: NamedModel; upgrade: UpgradeKind }
  | { event: 'called'; model: NamedModel }
  | { event: 'transmuted'; model: NamedModel; kind: EvocationKind }
  | { event: 'spellsLookedAt'; seat: Seat; whom: Seat; count: number }
  | { event: 'handLookedAt'; seat: Seat; whom: Seat }
  | { event: 'actionsLookedAt'; seat: Seat; count: number }
  /** A spell comes to lie on top of a Grimoire: from Memories, where everybody sees it, or from a hand. */
  | { event: 'putOnTop'; seat: Seat; whom: Seat; card: string }
  | { event: 'hiddenOnTop'; seat: Seat; whom: Seat }
  | { event: 'milled'; seat: Seat; cards: string[] }
  | { event: 'spellRepeated'; seat: Seat; whom: Seat; card: string; side: Side }
  | { event: 'shielded'; seat: Seat; amount: number; by: string }
  | { event: 'protectionKept'; seat: Seat; slot: SlotName }
  | {
      event: 'scored'
      seat: Seat
      quests: number
      trophies: number
      /** Only where rooms bring something at the end. */
      rooms?: number
      crown: number
      total: number
    }
  | { event: 'extraRound'; round: number }
  | { event: 'matchWon'; seat: Owner; reason: Ending }

/** Events that only one player sees. */
export type PrivateHappening =
  | { event: 'drew'; seat: Seat; card: string }
  | { event: 'drewQuest'; seat: Seat; quest: string }
  | { event: 'sawSpell'; seat: Seat; card: string }
  | { event: 'sawAction'; seat: Seat; card: string }
  | { event: 'sawQuest'; seat: Seat; quest: string }
  | { event: 'sawEvent'; seat: Seat; card: string }

type Heard<Happening, Audience> = Happening & { readonly audience: Audience; readonly rule: string }

/** An event as it is told: with who may know of it, and the rule it comes from. */
export type BlackRoseEvent = Heard<PublicHappening, 'everyone'> | Heard<PrivateHappening, Seat[]>

/** An event that everybody may see, with the rule it comes from. Built only when somebody listens: `tell?.(happened(…))`. */
export const happened = <H extends PublicHappening>(happening: H, rule: string): Heard<H, 'everyone'> => ({
  audience: 'everyone',
  rule,
  ...happening,
})

/** An event that one seat alone may see. */
export const privately = <H extends PrivateHappening>(
  seat: Seat,
  happening: H,
  rule: string,
): Heard<H, Seat[]> => ({ audience: [seat], rule, ...happening })
