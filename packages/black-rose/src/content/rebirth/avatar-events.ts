import type { EventCard } from '../../words/card.ts'
import type { ModelKey } from '../../words/keys.ts'
import { a, aRoom, roomsWith, within, you, yourRoom } from '../../words/select.ts'
import {
  choose,
  deal,
  discard,
  eachMage,
  gain,
  heal,
  instability,
  leads,
  library,
  place,
  roseGains,
  speed,
  step,
  summon,
} from '../../words/sentences.ts'
import { actionEvent, cleanUpEvent, evocationRule, instantEvent, phaseEvent } from '../making.ts'

/** One deck, whatever the moon (RUL-59). */
const worth = (arrival: number, discards: number) => ({ moon: 1, arrival, discard: discards }) as const
const crowned = <Print extends object>(print: Print) => ({ ...print, crown: true }) as const
const ofAvatar = (event: EventCard): EventCard => ({ ...event, who: 'avatar' })
/** The same, if it goes for somebody. */
const goingFor = (key: ModelKey, event: EventCard): EventCard => ({ ...ofAvatar(event), goesFor: [key] })

/** [11.14] The events of matches with the Avatar. None is aimed at it (REB-AVA.13). */
export const avatarEvents: readonly EventCard[] = [
  ofAvatar(phaseEvent('possession', 1, worth(1, 1), place(you, aRoom('lodge', 'blackRose')))),
  goingFor(
    'nearness',
    phaseEvent('her-eyes-open', 1, crowned(worth(1, 1)), deal(1, a('enemyMage', within('lodge')))),
  ),
  actionEvent('feast', 2, worth(0, 1), { rule: 'feast', by: 1 }),
  actionEvent('thorned-skin', 2, worth(0, 2), { rule: 'avatarArmour', by: 1 }),
  actionEvent('quickened', 1, worth(1, 1), { rule: 'avatarSpeed', by: 1 }),
  actionEvent('bruising-hand', 1, worth(1, 1), { rule: 'avatarStrength', by: 1 }),
  instantEvent('offering', crowned(worth(1, 0)), eachMage('all', choose([discard(1)], [roseGains(1)]))),
  ofAvatar(phaseEvent('black-harvest', 2, worth(1, 1), instability(1, roomsWith('enemyMage')))),
  evocationRule('servants-stir', 2, worth(1, 1), { rule: 'avatarEvocations', by: 1 }),
  ofAvatar(instantEvent('the-bell-for-the-servants', worth(2, 0), summon('cadaver', yourRoom))),
  actionEvent('moment-of-doubt', 1, crowned(worth(0, 2)), { rule: 'noPlus' }),
  ofAvatar(instantEvent('mended-flesh', worth(2, 1), heal(3))),
  phaseEvent('watchful-walls', 3, crowned(worth(1, 1)), eachMage('all', library(1))),
  ofAvatar(cleanUpEvent('rising-sap', 3, worth(2, 2), [gain(leads(1))])),
  goingFor('power', phaseEvent('hunt-of-the-rose', 1, worth(1, 2), step(speed))),
]
