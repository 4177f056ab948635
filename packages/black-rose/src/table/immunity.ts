import { spellOf } from '../content/content.ts'
import type { Doing } from '../procedures/procedure.ts'
import { type BlackRose, editionOf, rose } from '../state.ts'
import { sides } from '../words/board.ts'
import type { VerbName } from '../words/effect.ts'
import type { ModelKind } from '../words/select.ts'

/** What a mage may do to what is hers though she is immune to herself: heal it, convert its damage, let it act. */
const allowed: readonly VerbName[] = ['heal', 'convertDamage', 'act']

/** The kinds that say nothing of whose a model is; what is named as yours is meant. */
const anybodys: readonly ModelKind[] = ['evocation', 'mage', 'model']

/** Whether an effect is that of a trap or a protection, by the list of its sentences. */
const isReaction = (state: BlackRose, list: string): boolean => {
  const [sort, card, way] = list.split('/')
  if (sort !== 'spell' || card === undefined) return false
  const spell = spellOf(state.rules.edition, card)
  const side = sides.find((each) => each === way)
  const type = side === undefined ? 'trap' : spell.sides[side]?.type
  return type === 'trap' || type === 'protection'
}

/**
 * [BRW-IMM.2] Whether these verbs leave out what is the mage's own, where models of any owner are meant: in 1.6 all but
 * the allowed ones do, unless a trap or a protection speaks. An event is no effect of hers.
 */
export const sparesOwn = (
  state: BlackRose,
  { by, list }: Pick<Doing, 'by' | 'list'>,
  kind: ModelKind,
  verbs: readonly VerbName[],
): boolean =>
  editionOf(state).fullImmunity &&
  by !== rose &&
  anybodys.includes(kind) &&
  !verbs.every((verb) => allowed.includes(verb)) &&
  !isReaction(state, list)
