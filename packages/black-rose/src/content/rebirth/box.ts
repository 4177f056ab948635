import type { Box } from '../box.ts'
import { agony } from './agony.ts'
import { alchemy } from './alchemy.ts'
import { actions } from './avatar-actions.ts'
import { avatarEvents } from './avatar-events.ts'
import { events } from './events.ts'
import { evocations } from './evocations.ts'
import { forgotten } from './forgotten.ts'
import { guests } from './guests.ts'
import { hex } from './hex.ts'
import { jinxes } from './jinxes.ts'
import { mages } from './mages.ts'
import { nightmare } from './nightmare.ts'
import { personal } from './personal.ts'
import { possessed } from './possessed.ts'
import { quests } from './quests.ts'
import { rooms } from './rooms.ts'
import { shamanic } from './shamanic.ts'
import { technomancy } from './technomancy.ts'
import { upgrades } from './upgrades.ts'

/** [REB-CMP] Box of Rebirth. */
export const rebirth: Box = {
  schools: [agony, alchemy, hex, shamanic, technomancy, nightmare],
  forgotten,
  personal,
  mages,
  elements: ['air', 'earth', 'fire', 'water', 'sacred', 'profane'],
  roomColours: ['red', 'blue', 'green', 'yellow', 'purple', 'orange'],
  rooms,
  evocations,
  // [RUL-43] With the nine nightmares there are 33.
  evocationCards: 24,
  jinxes,
  upgrades,
  quests,
  events,
  guests,
  avatar: { sheet: possessed, actions, events: avatarEvents },
}
