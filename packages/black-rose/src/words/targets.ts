import type { SpellSide } from './card.ts'
import type { Sentence, SentenceOf, Sentences, VerbName } from './effect.ts'
import type { ModelKind, Models, Range, Where } from './select.ts'

type ListsIn<S> = { [K in keyof S]-?: S[K] extends Sentences | readonly Sentences[] ? K : never }[keyof S]

/** The verbs whose sentences hold no others. */
type Plain = { [V in VerbName]: [ListsIn<SentenceOf<V>>] extends [never] ? V : never }[VerbName]

/** The lists of sentences inside a sentence; a verb that holds some and is not named here does not compile. */
export const listsInside = (sentence: Sentence): readonly Sentences[] => {
  switch (sentence.verb) {
    case 'and':
    case 'may':
    case 'pay':
    case 'when':
    case 'eachMage':
      return [sentence.then]
    case 'choose':
      return sentence.options
    default:
      sentence satisfies SentenceOf<Plain>
      return []
  }
}

/** The sentences of a list and those inside them. */
export const allSentences = (sentences: Sentences): readonly Sentence[] =>
  sentences.flatMap((sentence) => [sentence, ...listsInside(sentence).flatMap(allSentences)])

/** A sentence that is about models. */
export type ToModels = Extract<Sentence, { readonly to: Models }>

/**
 * True if something is done to the model itself, not to its mage's cards, tokens and points. A verb that is missing does not
 * compile.
 */
export const touchesModel: { readonly [V in ToModels['verb']]: boolean } = {
  deal: true,
  convertDamage: true,
  heal: true,
  transferDamage: true,
  losePower: false,
  stealPower: false,
  discard: false,
  stealQuest: false,
  lookAtQuests: false,
  revealSpells: false,
  loseSpell: false,
  lookAtSpells: false,
  putOnTop: false,
  mill: false,
  again: false,
  step: true,
  place: true,
  swap: true,
  sendBack: true,
  endMove: false,
  toCell: true,
  act: false,
  removeEvocation: false,
  replaceEvocation: false,
  upgrade: false,
  callTotem: false,
  jinx: true,
  removeJinx: false,
  moveJinx: false,
  assign: true,
  removeUmbra: false,
  inhibit: false,
  loseAction: false,
  lasting: false,
  divertDamage: false,
}

export const isToModels = (sentence: Sentence): sentence is ToModels => 'to' in sentence

/** The kinds that mean what is one's own, and nobody else's. */
export const isOwnKind = (kind: ModelKind): boolean => kind.startsWith('your')

export const isTarget = ({ models }: Models): boolean => models === 'target' || models === 'thatEvocation'

/** [BRW-TGT.4] The kinds that mean oneself, too: nobody aims a single-target spell at herself. */
const withOneself: readonly ModelKind[] = ['mage', 'model']

/** True if a sentence may reach models of others, of all it may be about. */
const reachesOthers = ({ to }: ToModels): boolean =>
  'kind' in to ? !isOwnKind(to.kind) : !['you', 'summoned', 'picked'].includes(to.models)

const harm: readonly VerbName[] = ['deal', 'transferDamage']

/** Converting damage on others is no damage (REB-G.7), but a Combat spell of Rebirth may do no more. */
const convertsDamage = (sentence: Sentence): boolean =>
  sentence.verb === 'convertDamage' && reachesOthers(sentence)

/** True if a sentence deals damage to others, by itself or by the hand of its mage. */
const dealsDamage = (sentence: Sentence): boolean =>
  sentence.verb === 'attack' ||
  (harm.includes(sentence.verb) && isToModels(sentence) && reachesOthers(sentence))

/** Power Points lie on the Power Board: who loses some there is not touched where she stands. */
const isOnPowerBoard = (sentence: Sentence): boolean =>
  sentence.verb === 'losePower' && ['it', 'thatMage'].includes(sentence.to.models)

/** True if a sentence reaches others at whom nothing was aimed; those in a crowd are called “you”. */
const isUnaimed = (sentence: Sentence): boolean =>
  sentence.verb === 'eachMage'
    ? !sentence.then.every(isOnPowerBoard)
    : isToModels(sentence) && reachesOthers(sentence) && !isOnPowerBoard(sentence)

/** True if the models are meant that stand in the room an area spell of this range is cast on. */
const isTargetRoom = (where: Where, range: Range): boolean =>
  where === 'target' || (where === 'yours' && range === 0)

const aimProblem = ({ aim }: SpellSide, sentences: readonly Sentence[]): string | null => {
  const others = sentences.filter(isToModels).filter(reachesOthers)
  switch (aim.at) {
    case 'self':
    case 'special':
      return sentences.some(isUnaimed) ? `it reaches others, and its target is ${aim.at}` : null
    case 'one':
      if (withOneself.includes(aim.kind)) return 'nobody aims at herself'
      return others.some(({ to }) => isTarget(to)) ? null : 'nothing is done to its target'
    case 'area': {
      const inRoom = others.some(({ to }) => 'where' in to && isTargetRoom(to.where, aim.range))
      return others.length === 0 || inRoom ? null : 'it reaches others, but not those in the target room'
    }
  }
}

/**
 * [BRW-CMP.26, BRW-TGT.4, REB-SPL.2] Mistake in the type or the target of a side that is cast, or null. What deals damage is
 * Combat, and nothing else is but what converts it; what reaches models of others has a target, so that they can answer;
 * “special” is for boards, piles and tokens, for several rooms, and for what is one's own.
 */
export const problemOf = (side: SpellSide): string | null => {
  if (side.on !== null) return null
  const sentences = allSentences(side.effect)
  const deals = sentences.some(dealsDamage)
  if (deals && side.type !== 'combat') return `${side.type} deals damage`
  if (side.type === 'combat' && !deals && !sentences.some(convertsDamage)) return 'combat deals no damage'
  if (sentences.some((each) => each.verb === 'eachMage' && isUnaimed(each))) return 'nobody aims at a crowd'
  return aimProblem(side, sentences)
}
