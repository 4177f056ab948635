import type { Element } from '../../words/board.ts'
import type { CheckTime, Standing, Tally, Task } from '../../words/card.ts'
import type { ModelKind } from '../../words/select.ts'

// The conditions of quests.

/** You activate this room. */
export const activating = (room: string): Task => ({ task: 'activate', room })
/** You do something so often in one round, one activation or the whole match. */
export const counting = (
  of: Tally,
  atLeast: number,
  span: 'round' | 'game' | 'activation' = 'round',
): Task => ({ task: 'count', of, atLeast, in: span })
export const quickElement = (element: Element): Task => ({ task: 'quickElement', element })
export const standing = (is: Standing, at: CheckTime = 'always'): Task => ({ task: 'stand', is, at })
export const controlling = (kind: ModelKind, atLeast: number, at: CheckTime = 'startOfEvocation'): Task => ({
  task: 'control',
  kind,
  atLeast,
  at,
})
/** You are in this room at the end of the Action Phase. */
export const staying = (room: string, at: CheckTime = 'endOfAction'): Task => ({ task: 'stay', room, at })
export const sharing = (mages: number, at: CheckTime = 'always'): Task => ({ task: 'share', mages, at })
