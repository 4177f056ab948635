import { actionOf, contentOf } from '../../../src/content/content.ts'
import { rose } from '../../../src/state.ts'
import type { Sentence, VerbName } from '../../../src/words/effect.ts'
import {
  type AvatarSetup,
  type Board,
  cubesOn,
  lay,
  type MageSetup,
  mage,
  type Position,
  place,
} from '../../position.ts'

/** It is the Avatar's go. Mages with actions left are asked for a component afterwards: there the match stands. */
export const itsGo = (
  avatar: AvatarSetup,
  mages: readonly MageSetup[],
  more: Omit<Position, 'mages' | 'avatar'> = {},
): Board => lay({ edition: 'rebirth', active: rose, avatar, mages, ...more })

const isForAvatar = ({ about }: { readonly about: unknown }): boolean =>
  typeof about === 'object' && about !== null && 'for' in about && about.for === 'avatar'

/** Answers for the Avatar with whatever is offered first. */
export const settle = (t: Board): Board => {
  for (let open = t.state.questions.find(isForAvatar); open !== undefined; ) {
    t.choose(open.seat, t.options(open.seat)[0]!)
    open = t.state.questions.find(isForAvatar)
  }
  return t
}

/** The Avatar reveals this card, whatever the moon; the Crown leaves it at the first choice. */
export const reveals = (
  card: string,
  moon: 1 | 2 | 3,
  avatar: AvatarSetup,
  mages: readonly MageSetup[],
  more: Omit<Position, 'mages' | 'avatar' | 'moon'> = {},
): Board => settle(itsGo({ ...avatar, deck: [card, ...(avatar.deck ?? [])] }, mages, { ...more, moon }))

/** Black cubes on a mage. */
export const black = (t: Board, seat: number): number => cubesOn(t, seat, rose)
export const where = (t: Board): string => place(t, rose)
export const hurt = (t: Board): number => mage(t, rose).damage.length
export const revealed = (t: Board): readonly string[] => t.state.avatar!.revealed

/** The card of the Possessed. */
export const { sheet } = contentOf('rebirth').avatar!

const numberIn = (sentence: Sentence): number => {
  if ('amount' in sentence && typeof sentence.amount === 'number') return sentence.amount
  if ('count' in sentence && typeof sentence.count === 'number') return sentence.count
  throw new Error(`'${sentence.verb}' has no number`)
}

/** The number that a card prints in the sentence with this verb: on its face, or on its back. */
export const printed = (card: string, verb: VerbName, side: 'face' | 'back' = 'face'): number => {
  const { effects, back } = actionOf('rebirth', card)
  const face = effects.flatMap((effect) => (effect.sort === 'spell' ? effect.effect : []))
  const found = (side === 'face' ? face : (back?.effect ?? [])).find((each) => each.verb === verb)
  if (found === undefined) throw new Error(`'${card}' says nothing of '${verb}'`)
  return numberIn(found)
}
