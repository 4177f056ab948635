import type { EditionId } from '../words/board.ts'
import type { EventCard } from '../words/card.ts'
import { firstMoon } from './events/first-moon.ts'
import { secondMoon } from './events/second-moon.ts'
import { thirdMoon } from './events/third-moon.ts'

/** [BRW-CMP.21] All events of an edition: 20 or 26 for each moon. */
export const eventsOf = (edition: EditionId): readonly EventCard[] =>
  [firstMoon, secondMoon, thirdMoon].flatMap(({ events, laterEvents }) =>
    edition === '0.7' ? events : [...events, ...laterEvents],
  )
