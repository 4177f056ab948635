import { type EditionId, type Moon, moons } from '../words/board.ts'
import type { Quest } from '../words/card.ts'
import { a, within } from '../words/select.ts'
import { convertDamage, deal, grimoire, heal, library, stealPower } from '../words/sentences.ts'
import { quest } from './making.ts'
import { activating, counting, standing } from './tasks.ts'

const anyMage = a('enemyMage', within('lodge'))

/** [12.12] The quests of a moon, m being its number. */
const questsOfMoon = (m: Moon): Quest[] => [
  quest(
    `bloodshed-${m}`,
    { moon: m, task: activating('arena'), power: m, instead: true },
    deal(2 + m, anyMage),
  ),
  quest(`green-rest-${m}`, { moon: m, task: activating('garden'), power: m }, heal(2 + m)),
  quest(
    `court-favour-${m}`,
    { moon: m, task: activating('throne-room'), power: m, instead: true },
    stealPower(1, anyMage),
  ),
  quest(`reading-room-${m}`, { moon: m, task: activating('bibliotheca'), power: m }, library(m)),
  quest(
    `war-mage-${m}`,
    { moon: m, task: counting('cast:combat', m + 1), power: m },
    convertDamage(1, a('model', within('lodge'))),
  ),
  quest(`four-winds-${m}`, { moon: m, task: counting('elements', m + 1), power: m }, grimoire(1)),
  quest(`heir-${m}`, { moon: m, task: standing('withCrown', 'endOfAction'), power: m }),
  quest(
    `under-fire-${m}`,
    { moon: m, task: counting('endured', m + 1, 'activation'), power: m },
    heal(m),
  ),
]

export const questsOf = (_: EditionId): readonly Quest[] => moons.flatMap(questsOfMoon)
