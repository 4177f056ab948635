import { type Mode, modes, table } from '@conclave/kernel/testing'
import { contentOf, questOf } from '../../src/content/content.ts'
import { blackRoseIn } from '../../src/game.ts'
import type { BlackRose } from '../../src/state.ts'
import type { EditionId } from '../../src/words/board.ts'
import { lawful } from '../lawful.ts'
import { type Answer, type Board, type MageSetup, type Position, passIdle, positionOf } from '../position.ts'

/** A card and what a test does with it. The first mage is seat 0, the card's own; her rival is seat 1. */
export interface Case extends Partial<Omit<Position, 'mages' | 'edition'>> {
  readonly you?: MageSetup
  readonly rival?: MageSetup
  readonly others?: readonly MageSetup[]
  /** Change that the builder of positions cannot make. */
  readonly tweak?: (state: BlackRose) => void
  readonly answers?: readonly Answer[]
  readonly shows: (t: Board, edition: EditionId) => void
}

export const editions = ['1.6', '0.7'] as const

/** The older edition has the same sentences: what they do is looked at in one mode. */
export const modesOf = (edition: EditionId): readonly Mode[] => (edition === '1.6' ? modes : ['plain'])

/** Lays out a case: cards in the Grimoire, a rival with nothing left to do. */
export const laidOut = (
  edition: EditionId,
  { you, rival, others, tweak, answers: _, shows: __, ...position }: Case,
  mine: MageSetup,
): Board => {
  const state = positionOf({
    crown: 0,
    ...position,
    edition,
    mages: [
      { power: 1, ...mine, ...you },
      { power: 3, actions: 0, at: 'garden', ...rival },
      ...(others ?? []).map((other) => ({ actions: 0, ...other })),
    ],
  })
  tweak?.(state)
  return table(blackRoseIn(edition), state, { lawful })
}

/** Gives answers one after the other. Rooms are left alone and activations end unless an answer says otherwise. */
export const go = (t: Board, seat: number, ...answers: readonly Answer[]): void => {
  passIdle(t)
  for (const answer of answers) {
    skip(t, seat, answer)
    t.choose(seat, answer)
    passIdle(t)
  }
}

const skip = (t: Board, seat: number, answer: Answer): void => {
  for (let kind = t.question(seat)?.kind; !t.offers(seat, answer); kind = t.question(seat)?.kind) {
    if (kind === 'activateHere') t.choose(seat, { do: 'pass' })
    else if (kind === 'component' && t.offers(seat, { do: 'end' })) t.choose(seat, { do: 'end' })
    else return
    passIdle(t)
  }
}

/** The edition has the card. */
export const hasQuest = (edition: EditionId, id: string): boolean => contentOf(edition).quests.has(id)
export const hasEvent = (edition: EditionId, id: string): boolean => contentOf(edition).events.has(id)

export const quest = (id: string): Answer => ({ do: 'quest', quest: id })
export const school = (name: 'illusion' | 'necromancy'): Answer => ({ do: 'school', school: name })
export const card = (id: string): Answer => ({ do: 'card', card: id })
export const memory = (id: string): Answer => ({ do: 'memories', card: id })
export const cube = (seat: number): Answer => ({ do: 'cube', seat })
export const yes: Answer = { do: 'yes' }
export const no: Answer = { do: 'no' }
export const enough: Answer = { do: 'enough' }

/** Activates the room one stands in, by a move of no steps, and completes the quest. */
export const completeByRoom = (t: Board, edition: EditionId, id: string): void => {
  const first: Answer[] = edition === '1.6' ? [{ do: 'move' }] : [{ do: 'move' }, { do: 'stop' }]
  go(t, 0, ...first, { do: 'activate' }, quest(id))
}

/** The room of a room quest. */
export const roomOfQuest = (edition: EditionId, id: string): string => {
  const { task } = questOf(edition, id)
  if (task.task !== 'activate') throw new Error(`'${id}' is not a room quest`)
  return task.room
}
