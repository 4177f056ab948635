import type { CardInfo, Message } from '@conclave/kernel'
import { actionOf, contentOf } from '../content/content.ts'
import { actionCard } from '../wording/things.ts'
import { phrase } from '../wording/words.ts'
import type { ActionCard, ActionEffect, AvatarSheet, Back } from '../words/avatar.ts'
import type { EditionId } from '../words/board.ts'
import type { ModelKey, RoomKey } from '../words/keys.ts'
import { saidByAction } from './clauses.ts'
import { effectAfter, effectText } from './effects.ts'
import { aimText } from './spell-cards.ts'

// The cards of the Avatar. They speak of it, and to nobody.

const actionEffectText = (effect: ActionEffect): Message => {
  const priority = effect.priority ?? 0
  if (effect.sort !== 'spell')
    return effect.seeks === null
      ? phrase(`text.action.${effect.sort}`, { priority })
      : phrase(`text.action.${effect.seeks}`)
  return saidByAction(
    phrase('text.action.spell', {
      type: phrase(`type.${effect.type}`),
      aim: aimText(effect.aim),
      priority,
      effect: effectText(effect.effect),
    }),
  )
}

/** [REB-AVA.15] One of the effects of an action card, as it is printed. */
export const effectOnAction = (card: string, at: number): Message =>
  actionEffectText(actionOf('rebirth', card).effects[at]!)

const backText = ({ marker, on, effect }: Back): Message =>
  phrase('text.action.back', {
    marker: phrase(`type.${marker}`),
    on: phrase(`text.action.on.${on}`),
    effect: saidByAction(effectAfter(effect)),
  })

/** [REB-CMP.24] An action card: its effects from the top down, its vortex, its back and its plus. */
export const actionInfo = ({ id, moon, effects, unstable, back, plus }: ActionCard) =>
  ({
    id,
    kind: 'action' as const,
    count: 1,
    name: actionCard(id),
    text: phrase('text.action', {
      lines: [
        ...effects.map(actionEffectText),
        ...(unstable ? [phrase('text.action.vortex')] : []),
        ...(back === null ? [] : [backText(back)]),
        ...(plus ? [phrase('text.action.plus')] : []),
      ],
    }),
    facts: { moon },
  }) satisfies CardInfo

const keysText = (keys: readonly (ModelKey | RoomKey)[]): Message[] => keys.map((key) => phrase(`key.${key}`))

/** [REB-AVA.28] By what the spell on an action card is aimed: the keys of its priority, in words. */
export const aimKeysText = (edition: EditionId, card: string): Message[] => {
  const sheet = contentOf(edition).avatar!.sheet
  const spell = actionOf(edition, card).effects.find(({ sort }) => sort === 'spell')
  if (spell?.sort === 'spell' && spell.aim.at === 'area') return keysText(sheet.priorities[3])
  return keysText(sheet.priorities[spell?.priority === 2 ? 2 : 1])
}

/** [REB-CMP.26] The Avatar's own card. */
export const avatarInfo = ({ health, strength, movement, priorities, spread, evocations }: AvatarSheet) =>
  ({
    id: 'possessed',
    kind: 'avatar' as const,
    count: 1,
    name: phrase('avatar.possessed'),
    text: phrase('text.avatar', {
      health,
      strength,
      movement,
      first: keysText(priorities[1]),
      second: keysText(priorities[2]),
      third: keysText(priorities[3]),
      spread: keysText(spread),
      evocations: keysText(evocations),
    }),
    facts: { health, movement, strength },
  }) satisfies CardInfo
