import { type Message, say } from '@conclave/kernel'
import type { Thing } from '../../table/table.ts'
import type { Props } from './kit.ts'
import { words } from './texts/index.ts'

type Event = Props['events'][number]['event']

/** Change of a life by an event: its owner, from what to what. */
export interface LifeChange {
  readonly whom: Message
  readonly thing: Thing
  readonly before: number
  readonly after: number
}

/** Null where an event has changed no life. */
export const lifeIn = (event: Event): LifeChange | null => {
  switch (event.event) {
    case 'damageDealt':
    case 'lifeLost':
    case 'lifeGained': {
      const { seat, life } = event
      const before = event.event === 'lifeGained' ? life - event.amount : life + event.amount
      return { whom: say(`seat.${seat}`), thing: `mage:${seat}`, before, after: life }
    }
    case 'permanentDamaged':
    case 'permanentLostLife':
    case 'permanentGainedLife': {
      const { card, n, life } = event
      const before = event.event === 'permanentGainedLife' ? life - event.amount : life + event.amount
      return { whom: say(`card.${card}`), thing: `board:${n}`, before, after: life }
    }
    default:
      return null
  }
}

/** A life in short: "Dawn 20 → 17". */
export const lifeText = ({ whom, before, after }: LifeChange): Message =>
  words('result.hit', { whom, before: Math.max(0, before), after: Math.max(0, after) })
