import type { ClassicId } from '../../words/board.ts'
import type { EventCard } from '../../words/card.ts'
import { firstMoon } from './events/first-moon.ts'
import { secondMoon } from './events/second-moon.ts'
import { thirdMoon } from './events/third-moon.ts'

const moons = [firstMoon, secondMoon, thirdMoon]

/** [BRW-CMP.21] All events of an edition: 20 or 26 for each moon. */
export const events: { readonly [E in ClassicId]: readonly EventCard[] } = {
  '1.6': moons.flatMap(({ events, laterEvents }) => [...events, ...laterEvents]),
  '0.7': moons.flatMap(({ events }) => events),
}
