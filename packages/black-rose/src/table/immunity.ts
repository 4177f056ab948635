import { actionOf, spellOf } from '../content/content.ts'
import type { Doing } from '../frames/calls.ts'
import { type BlackRose, editionOf } from '../state.ts'
import { type SpellType, sides } from '../words/board.ts'
import type { VerbName } from '../words/effect.ts'
import type { ModelKind } from '../words/select.ts'
import { isOfEvent } from './actors.ts'

/** Verbs that a mage may use on her own though she is immune to herself: heal it, convert its damage, let it act. */
const allowed: readonly VerbName[] = ['heal', 'convertDamage', 'act']

/** The same in Rebirth, where nobody converts damage on herself (REB-DMG.13). */
const allowedInRebirth: readonly VerbName[] = ['heal', 'act']

/** The kinds that say nothing of whose a model is; what is named as yours is meant. */
const anybodys: readonly ModelKind[] = ['evocation', 'mage', 'model']

/** Type of an action card's effect, if it is a spell; its back is a trap or a protection. */
const typeOfAction = (state: BlackRose, card: string, at: number): SpellType | undefined => {
  const { effects, back } = actionOf(state.rules.edition, card)
  const effect = effects[at]
  if (effect === undefined) return back?.marker
  return effect.sort === 'spell' ? effect.type : undefined
}

/** The type of the spell whose effect this is, by the list of its sentences; none if it is no spell's. */
const typeOf = (state: BlackRose, list: string): SpellType | undefined => {
  const [sort, card, way] = list.split('/')
  if (card === undefined) return undefined
  if (sort === 'action') return typeOfAction(state, card, Number(way))
  if (sort !== 'spell') return undefined
  const side = sides.find((each) => each === way)
  return side === undefined ? 'trap' : spellOf(state.rules.edition, card).sides[side]?.type
}

export const isCombatSpell = (state: BlackRose, list: string): boolean => typeOf(state, list) === 'combat'

const isReaction = (state: BlackRose, list: string): boolean => {
  const type = typeOf(state, list)
  return type === 'trap' || type === 'protection'
}

/**
 * [BRW-IMM.2] True if these verbs leave out the mage's own, where models of any owner are meant: in 1.6 all but the allowed ones
 * do, unless a trap or a protection speaks. An event is no effect of hers.
 */
export const sparesOwn = (
  state: BlackRose,
  { by, you, list }: Pick<Doing, 'by' | 'you' | 'list'>,
  kind: ModelKind,
  verbs: readonly VerbName[],
): boolean => {
  const { fullImmunity, ownReactionsSpare } = editionOf(state)
  if (!fullImmunity || isOfEvent({ by, you }) || !anybodys.includes(kind)) return false
  const onOwn = ownReactionsSpare ? allowedInRebirth : allowed
  if (verbs.every((verb) => onOwn.includes(verb))) return false
  return ownReactionsSpare || !isReaction(state, list)
}
