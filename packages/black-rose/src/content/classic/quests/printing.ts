import type { Moon } from '../../../words/board.ts'
import type { Quest, Task } from '../../../words/card.ts'
import type { Sentences } from '../../../words/effect.ts'
import { a, type Models, within } from '../../../words/select.ts'
import { quest } from '../../making.ts'
import { activating } from '../tasks.ts'

/** One enemy mage, wherever she is in the Lodge. */
export const anyMage: Models = a('enemyMage', within('lodge'))
/** One model, wherever it is in the Lodge. */
export const anyModel: Models = a('model', within('lodge'))

/** Printing of the quests of a moon; a quest is worth the number of its moon. */
export const printing = (moon: Moon) => ({
  /** A room quest whose effect comes instead of the room's. */
  instead: (id: string, room: string, ...effect: Sentences): Quest =>
    quest(id, { moon, power: moon, task: activating(room), instead: true }, ...effect),
  /** A room quest whose effect comes before the room's. */
  also: (id: string, room: string, ...effect: Sentences): Quest =>
    quest(id, { moon, power: moon, task: activating(room) }, ...effect),
  deed: (id: string, task: Task, ...effect: Sentences): Quest =>
    quest(id, { moon, power: moon, task }, ...effect),
  /** A deed that needs four at the table. */
  crowdedDeed: (id: string, task: Task, ...effect: Sentences): Quest =>
    quest(id, { moon, power: moon, task, fourPlayers: true }, ...effect),
})

/** The quests of a moon: one for every room, deeds of both editions, and those that only 1.6 has. */
export interface QuestsOfMoon {
  readonly rooms: readonly Quest[]
  readonly deeds: readonly Quest[]
  readonly laterDeeds: readonly Quest[]
}
