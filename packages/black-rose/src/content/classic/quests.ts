import type { ClassicId } from '../../words/board.ts'
import type { Quest } from '../../words/card.ts'
import { firstMoon } from './quests/first-moon.ts'
import { secondMoon } from './quests/second-moon.ts'
import { thirdMoon } from './quests/third-moon.ts'

/** [12.12] The rooms that have quests in 0.7. */
const olderRooms: readonly string[] = [
  'throne-room',
  'pleasure-room',
  'summoner-room',
  'alchemical-laboratory',
  'arena',
  'forge',
  'treasure-room',
  'garden',
  'bibliotheca',
  'oracle-room',
  'cemetery',
  'portal-hall',
]

const isOlder = ({ task }: Quest): boolean => task.task === 'activate' && olderRooms.includes(task.room)

/** [BRW-QST.5] In 0.7 a room quest always replaces what the room does. */
const replacing = (quest: Quest): Quest => ({ ...quest, instead: true })

const moons = [firstMoon, secondMoon, thirdMoon]

/** [BRW-CMP.20] All quests of an edition: 20, 20 and 20, or 32, 32 and 31. */
export const quests: { readonly [E in ClassicId]: readonly Quest[] } = {
  '1.6': moons.flatMap(({ rooms, deeds, laterDeeds }) => [...rooms, ...deeds, ...laterDeeds]),
  '0.7': moons.flatMap(({ rooms, deeds }) => [...rooms.filter(isOlder).map(replacing), ...deeds]),
}
