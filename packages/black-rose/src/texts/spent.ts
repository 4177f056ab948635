import type { Message } from '@conclave/kernel'
import type { BlackRoseEvent } from '../events.ts'
import { kindName } from '../wording/things.ts'
import { phrase, player } from '../wording/words.ts'

type Spent = Pick<Extract<BlackRoseEvent, { readonly event: 'actionSpent' }>, 'seat' | 'action' | 'kind'>

const deeds = { explore: 'log.explored', fight: 'log.fought', command: 'log.commanded' } as const

/** [REB-ACT.6] A physical action by its name, if it has one; `idle`: nothing has come of it. */
export const spentText = ({ seat, action, kind }: Spent, idle = false): Message => {
  const id = action === undefined ? 'log.actionSpent' : deeds[action]
  const gaps = { player: player(seat), ...(kind !== undefined && { kind: kindName(kind) }) }
  return phrase(idle ? `${id}.idle` : id, gaps)
}
