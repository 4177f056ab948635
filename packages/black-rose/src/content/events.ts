import { type EditionId, type Moon, moons } from '../words/board.ts'
import type { EventCard } from '../words/card.ts'
import { each, randomRooms, within, you } from '../words/select.ts'
import {
  deal,
  discard,
  drawQuest,
  eachMage,
  gain,
  heal,
  instability,
  library,
  losePower,
  may,
} from '../words/sentences.ts'
import { onActivating, onCasting, onCompleting } from '../words/trigger.ts'
import { actionEvent, firstTime, instantEvent, phaseEvent, whenever } from './making.ts'

/** What the Black Rose gains when an event comes and when it goes. */
const worth = (m: Moon) => ({ moon: m, arrival: Math.min(m, 2), discard: Math.max(1, m - 1) })

/** [12.13] The events of a moon, m being its number. */
const eventsOfMoon = (m: Moon): EventCard[] => [
  actionEvent(`miserable-dance-${m}`, 2, worth(m), whenever(onActivating('purple'), gain(1))),
  instantEvent(`trembling-walls-${m}`, worth(m), instability(1, randomRooms(m + 1, 'roomWithFreeSlot'))),
  instantEvent(`thorn-rain-${m}`, worth(m), deal(m, each('mage', within('lodge')))),
  actionEvent(`red-fever-${m}`, 1, worth(m), { rule: 'spellDamage', by: 1, from: 'red' }),
  phaseEvent(`open-archive-${m}`, 2, worth(m), eachMage('all', library(1))),
  actionEvent(`sealed-doors-${m}`, 3, { ...worth(m), drawsColour: true }, { rule: 'sealed' }),
  actionEvent(`rose-listens-${m}`, 2, { ...worth(m), crown: true }, firstTime(onCompleting, gain(1))),
  phaseEvent(`hungry-roots-${m}`, 2, worth(m), eachMage('mostPower', losePower(m, you))),
  actionEvent(`bright-water-${m}`, 2, worth(m), whenever(onCasting('water'), heal(1))),
  phaseEvent(
    `blood-price-${m}`,
    3,
    { ...worth(m), crown: true },
    eachMage('all', may(deal(m, you), drawQuest())),
  ),
  instantEvent(`lost-pages-${m}`, worth(m), eachMage('all', discard(1))),
]

export const eventsOf = (_: EditionId): readonly EventCard[] => moons.flatMap(eventsOfMoon)
