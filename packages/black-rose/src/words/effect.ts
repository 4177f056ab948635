import type { EvocationKind, JinxKind } from './board.ts'
import type { ModelKind, Models, Range, Rooms } from './select.ts'

/** A number that is read when its sentence is carried out. */
export type Amount =
  | number
  /** Your strength, and so much more. */
  | { readonly by: 'strength'; readonly plus: number }
  /** One for each of your models of a kind in the Lodge, and so much more, at most so many. */
  | { readonly by: 'count'; readonly of: ModelKind; readonly plus: number; readonly most: number }
  /** More when the target is in your room. */
  | { readonly by: 'near'; readonly here: number; readonly far: number }
  /** The printed health of what an earlier sentence has removed. */
  | { readonly by: 'noted' }
  /** As much as was gained, dealt or lost in what has triggered this. */
  | { readonly by: 'same' }
  /** As much damage as this reaction has ignored. */
  | { readonly by: 'ignored' }
  /** One for each jinx on it, or for each Umbra assigned to it, at most so many. */
  | { readonly by: 'jinxesOn' | 'umbrasOn'; readonly most: number }
  /** One for each enemy mage with an Umbra, at most so many. */
  | { readonly by: 'haunted'; readonly most: number }
  /** One for each room where you alone have the most cubes, at most so many. */
  | { readonly by: 'leads'; readonly most: number }
  /** Amount by which you move in one go. */
  | { readonly by: 'speed' }

export const conditions = [
  'done',
  'noEnemyHere',
  'outOfReach',
  'itIsMage',
  'inYourRoom',
  'hasJinx',
  'twoTotems',
  'rivalsJinxed',
  'sawCombat',
  'roomRebuilt',
] as const
export type Condition = (typeof conditions)[number]

/** Mages that "each mage" means in an event. */
export const crowds = [
  'all',
  'drawer',
  'inLodge',
  'mostPower',
  'mostQuests',
  'mostTrophies',
  'leastPower',
  'withCrown',
  'withEvocation',
  'aheadOfYou',
  'withYourEvocation',
  'others',
  'withToSolve',
  'fewestSolved',
] as const
export type Crowd = (typeof crowds)[number]

/** Rules that hold for you, or for another model, until the end of the round. */
export type LastingRule =
  | { readonly rule: 'strength'; readonly by: number }
  | { readonly rule: 'movement'; readonly by: number }
  /** Its physical attacks deal so much more or less, or the next one does. */
  | { readonly rule: 'attacks' | 'nextAttack'; readonly by: number }
  /** Your physical attacks hit every enemy model in the room. */
  | { readonly rule: 'sweep' }
  /** In the Evocation Phase you may step and attack like an evocation. */
  | { readonly rule: 'prowl'; readonly steps: number }

/** One atomic instruction. It is carried out whole; whoever may react does so at its full stop. */
export type Sentence =
  // Damage and instability.
  /** In Rebirth it may be the Black Rose who deals it. */
  | { readonly verb: 'deal'; readonly amount: Amount; readonly to: Models; readonly from?: 'rose' }
  | { readonly verb: 'convertDamage'; readonly count: number; readonly to: Models }
  | { readonly verb: 'heal'; readonly amount: Amount; readonly to: Models }
  | { readonly verb: 'transferDamage'; readonly count: number; readonly to: Models }
  | { readonly verb: 'instability'; readonly count: Amount; readonly in: Rooms }
  | { readonly verb: 'convertInstability'; readonly count: number; readonly in: Rooms }
  | { readonly verb: 'removeInstability'; readonly count: number; readonly in: Rooms }
  /** [VRB-16] Cube by cube, each into a room within range. */
  | {
      readonly verb: 'scatter'
      readonly count: number
      readonly range: Range
      readonly mostInOne: number
    }
  // Power and the Crown.
  | { readonly verb: 'gain'; readonly amount: Amount }
  | { readonly verb: 'roseGains'; readonly count: number }
  | { readonly verb: 'roseLoses'; readonly count: number }
  | { readonly verb: 'losePower'; readonly count: number; readonly to: Models }
  | { readonly verb: 'stealPower'; readonly count: number; readonly to: Models }
  | { readonly verb: 'crown' }
  // Cards.
  | { readonly verb: 'grimoire'; readonly count: number }
  | { readonly verb: 'library'; readonly count: number; readonly keep: number }
  | { readonly verb: 'browse'; readonly count: number }
  | { readonly verb: 'search'; readonly where: 'memories' | 'grimoire' | 'either' }
  | { readonly verb: 'discard'; readonly count: number; readonly to: Models; readonly atRandom: boolean }
  | { readonly verb: 'burnLibrary'; readonly count: number }
  | { readonly verb: 'drawQuest'; readonly count: number }
  | { readonly verb: 'chooseQuest'; readonly count: number }
  | { readonly verb: 'stealQuest'; readonly to: Models }
  | { readonly verb: 'lookAtQuests'; readonly to: Models }
  | { readonly verb: 'completeQuest' }
  | { readonly verb: 'revealSpells'; readonly to: Models; readonly which: 'next' | 'all' }
  | { readonly verb: 'loseSpell'; readonly to: Models }
  | { readonly verb: 'castFromHand'; readonly count: number }
  | { readonly verb: 'forgotten' }
  | { readonly verb: 'lookAtSpells'; readonly which: 'one' | 'all'; readonly to: Models }
  | { readonly verb: 'putOnTop'; readonly from: 'memories' | 'hand'; readonly to: Models }
  | { readonly verb: 'mill'; readonly count: number; readonly to: Models }
  | { readonly verb: 'progress'; readonly count: number }
  | { readonly verb: 'dropQuest'; readonly count: number }
  | { readonly verb: 'learnForgotten'; readonly look: number }
  /** The effect of a revealed spell of its mage, as your own. */
  | { readonly verb: 'again'; readonly to: Models }
  // Movement.
  | { readonly verb: 'step'; readonly count: Amount; readonly to: Models; readonly straight: boolean }
  | { readonly verb: 'place'; readonly to: Models; readonly in: Rooms }
  | { readonly verb: 'swap'; readonly to: Models }
  | { readonly verb: 'sendBack'; readonly to: Models }
  | { readonly verb: 'endMove'; readonly to: Models }
  | { readonly verb: 'toCell'; readonly to: Models }
  // Fighting and evocations.
  /** In your room, or in the room that is activated, from wherever that was. */
  | { readonly verb: 'attack'; readonly bonus: number; readonly there?: true }
  /** With other health than is printed, if this says so. */
  | {
      readonly verb: 'summon'
      readonly kind: EvocationKind
      readonly in: Rooms
      readonly health: number | null
    }
  | { readonly verb: 'act'; readonly to: Models }
  | { readonly verb: 'removeEvocation'; readonly to: Models }
  | { readonly verb: 'replaceEvocation'; readonly to: Models; readonly kind: EvocationKind }
  | { readonly verb: 'upgrade'; readonly count: number; readonly to: Models }
  | { readonly verb: 'callTotem'; readonly to: Models }
  // Jinxes and Umbras.
  | { readonly verb: 'jinx'; readonly kind: JinxKind | 'any'; readonly to: Models }
  | { readonly verb: 'removeJinx'; readonly count: number; readonly to: Models }
  | { readonly verb: 'moveJinx'; readonly to: Models }
  | { readonly verb: 'assign'; readonly to: Models }
  | { readonly verb: 'removeUmbra'; readonly to: Models }
  // Rooms and actions.
  | { readonly verb: 'activate'; readonly in: Rooms }
  | { readonly verb: 'refresh'; readonly in: Rooms }
  | { readonly verb: 'block'; readonly in: Rooms }
  | { readonly verb: 'swapRooms'; readonly count: number }
  | { readonly verb: 'inhibit'; readonly what: 'move' | 'activate'; readonly to: Models }
  | { readonly verb: 'refreshActions' }
  | { readonly verb: 'loseAction'; readonly to: Models }
  | { readonly verb: 'lasting'; readonly rule: LastingRule }
  | { readonly verb: 'lasting'; readonly rule: LastingRule; readonly to: Models }
  // Events.
  | { readonly verb: 'lookAtEvents'; readonly count: number; readonly then: 'reorder' | 'mayBury' }
  | { readonly verb: 'moveEvent' }
  | {
      readonly verb: 'dropEvents'
      readonly which: 'all' | 'one'
      /** Owner who gains their discard values. */
      readonly pays: 'nobody' | 'rose' | 'you'
    }
  // Reactions.
  | { readonly verb: 'avoidDamage'; readonly count: number | 'all' }
  | { readonly verb: 'divertDamage'; readonly count: number; readonly to: Models }
  | { readonly verb: 'avoid' }
  | { readonly verb: 'cancel' }
  | { readonly verb: 'redirect' }
  | { readonly verb: 'shield'; readonly count: number }
  // Sentences about sentences.
  /** One sentence of several verbs: whoever may react does so at its one full stop. */
  | { readonly verb: 'and'; readonly then: Sentences }
  | { readonly verb: 'may'; readonly then: Sentences }
  | { readonly verb: 'choose'; readonly options: readonly Sentences[] }
  | { readonly verb: 'pay'; readonly power: number; readonly cards: number; readonly then: Sentences }
  | { readonly verb: 'when'; readonly condition: Condition; readonly then: Sentences }
  | { readonly verb: 'eachMage'; readonly who: Crowd; readonly then: Sentences }

export type Sentences = readonly Sentence[]
export type VerbName = Sentence['verb']
export type SentenceOf<V extends VerbName> = Extract<Sentence, { verb: V }>
