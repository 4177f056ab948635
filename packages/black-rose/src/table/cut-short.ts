import { actionOf } from '../content/content.ts'
import type { Doing } from '../frames/calls.ts'
import { type BlackRose, editionOf, mageOf, rose } from '../state.ts'
import { innermost, innermostOf } from './stack.ts'

/** Procedures that an effect can belong to: a physical action, a spell, a quest, something that happens by itself. */
const causes = [
  'move',
  'fight',
  'act',
  'cast',
  'avatarCard',
  'avatarReaction',
  'trigger',
  'completeQuest',
  'solveQuest',
  'period',
] as const

/** [REB-EFF.5, REB-EFF.6, REB-G.2] True if the rest of a physical action is lost with its performer; spells and quests go on. */
const isLost = (state: BlackRose, below = state.stack.length): boolean => {
  const cause = innermostOf(state, causes, below)
  switch (cause?.procedure) {
    case 'move':
    case 'fight':
      return mageOf(state, cause.locals.seat).falls !== cause.locals.falls
    case 'act': {
      const { by, falls } = cause.locals
      // Not by a physical action of its own: what has let it act decides.
      if (falls === undefined) return isLost(state, cause.at)
      return mageOf(state, by).falls !== falls
    }
    case 'cast':
      return cause.locals.voided
    case 'avatarCard': {
      const { card, at, voided, falls } = cause.locals
      const isSpell = actionOf(state.rules.edition, card).effects[at]?.sort === 'spell'
      return isSpell ? voided : mageOf(state, rose).falls !== falls
    }
    default:
      return false
  }
}

/** [BRW-R.58] True if the rest of an effect is lost because its mage has been defeated. */
export const isCutShort = (
  state: BlackRose,
  { by, you, falls }: Pick<Doing, 'by' | 'you' | 'falls'>,
): boolean => {
  if (editionOf(state).effectsOutlive) return isLost(state)
  return by !== rose && mageOf(state, you).falls !== falls
}

/** True if that befell the effect to which the procedure at hand belongs. */
export const isCauseCutShort = (state: BlackRose): boolean => {
  if (editionOf(state).effectsOutlive) return isLost(state)
  const cause = innermost(state, 'effect')
  return cause !== undefined && isCutShort(state, cause)
}
