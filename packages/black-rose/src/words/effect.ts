import type { EvocationKind } from './board.ts'
import type { ModelKind, Models, Rooms } from './select.ts'

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

/** What a sentence may depend on. */
export const conditions = ['done', 'noEnemyHere', 'outOfReach', 'itIsMage', 'inYourRoom'] as const
export type Condition = (typeof conditions)[number]

/** Whom "each mage" means in an event. */
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
] as const
export type Crowd = (typeof crowds)[number]

/** What holds for you until the end of the round. */
export type LastingRule =
  | { readonly rule: 'strength'; readonly by: number }
  | { readonly rule: 'movement'; readonly by: number }
  /** Your physical attacks hit every enemy model in the room. */
  | { readonly rule: 'sweep' }
  /** In the Evocation Phase you may step and attack like an evocation. */
  | { readonly rule: 'prowl'; readonly steps: number }

/** One atomic instruction. It is carried out whole; whoever may react does so at its full stop. */
export type Sentence =
  // Damage and instability.
  | { readonly verb: 'deal'; readonly amount: Amount; readonly to: Models }
  | { readonly verb: 'convertDamage'; readonly count: number; readonly to: Models }
  | { readonly verb: 'heal'; readonly amount: Amount; readonly to: Models }
  | { readonly verb: 'transferDamage'; readonly count: number; readonly to: Models }
  | { readonly verb: 'instability'; readonly count: number; readonly in: Rooms }
  | { readonly verb: 'convertInstability'; readonly count: number; readonly in: Rooms }
  | { readonly verb: 'removeInstability'; readonly count: number; readonly in: Rooms }
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
  // Movement.
  | { readonly verb: 'step'; readonly count: number; readonly to: Models; readonly straight: boolean }
  | { readonly verb: 'place'; readonly to: Models; readonly in: Rooms }
  | { readonly verb: 'swap'; readonly to: Models }
  | { readonly verb: 'sendBack'; readonly to: Models }
  | { readonly verb: 'endMove'; readonly to: Models }
  | { readonly verb: 'toCell'; readonly to: Models }
  // Fighting and evocations.
  | { readonly verb: 'attack'; readonly bonus: number }
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
  // Rooms and actions.
  | { readonly verb: 'activate'; readonly in: Rooms }
  | { readonly verb: 'refresh'; readonly in: Rooms }
  | { readonly verb: 'block'; readonly in: Rooms }
  | { readonly verb: 'swapRooms'; readonly count: number }
  | { readonly verb: 'inhibit'; readonly what: 'move' | 'activate'; readonly to: Models }
  | { readonly verb: 'refreshActions' }
  | { readonly verb: 'loseAction'; readonly to: Models }
  | { readonly verb: 'lasting'; readonly rule: LastingRule }
  // Events.
  | { readonly verb: 'lookAtEvents'; readonly count: number; readonly then: 'reorder' | 'mayBury' }
  | { readonly verb: 'moveEvent' }
  // Reactions.
  | { readonly verb: 'avoidDamage'; readonly count: number | 'all' }
  | { readonly verb: 'divertDamage'; readonly count: number; readonly to: Models }
  | { readonly verb: 'avoid' }
  | { readonly verb: 'cancel' }
  | { readonly verb: 'redirect' }
  // Sentences about sentences.
  | { readonly verb: 'may'; readonly then: Sentences }
  | { readonly verb: 'choose'; readonly options: readonly Sentences[] }
  | { readonly verb: 'pay'; readonly power: number; readonly cards: number; readonly then: Sentences }
  | { readonly verb: 'when'; readonly condition: Condition; readonly then: Sentences }
  | { readonly verb: 'eachMage'; readonly who: Crowd; readonly then: Sentences }

export type Sentences = readonly Sentence[]
export type VerbName = Sentence['verb']
export type SentenceOf<V extends VerbName> = Extract<Sentence, { verb: V }>
