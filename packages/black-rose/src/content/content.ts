import type { EditionId, SpellType } from '../words/board.ts'
import { schools } from '../words/board.ts'
import type { EventCard, Quest, Room, Spell } from '../words/card.ts'
import type { Trigger } from '../words/trigger.ts'
import { type Box, boxes } from './boxes.ts'

/** The components of an edition, by their ids. */
export interface Content extends Pick<Box, 'schools' | 'forgotten' | 'personal' | 'evocations' | 'mages'> {
  readonly spells: ReadonlyMap<string, Spell>
  /** What traps and protections wait for, each once. */
  readonly waiting: { readonly [M in 'trap' | 'protection']: readonly Trigger[] }
  /** The spells that are room traps. */
  readonly roomTraps: readonly string[]
  readonly rooms: ReadonlyMap<string, Room>
  readonly quests: ReadonlyMap<string, Quest>
  /** The quests that are not for a room: they are looked through after every action. */
  readonly deeds: readonly Quest[]
  readonly roomQuests: readonly Quest[]
  readonly events: ReadonlyMap<string, EventCard>
}

const byId = <T extends { readonly id: string }>(cards: readonly T[]): ReadonlyMap<string, T> =>
  new Map(cards.map((card) => [card.id, card]))

const triggersOf = (spells: readonly Spell[], type: SpellType): Trigger[] => {
  const triggers = spells.flatMap(({ sides }) =>
    Object.values(sides).flatMap((side) => (side.type === type && side.on !== null ? [side.on] : [])),
  )
  return [...new Map(triggers.map((trigger) => [JSON.stringify(trigger), trigger])).values()]
}

const sorted = (box: Box): Content => {
  const { forgotten, personal, rooms, evocations, quests, events, mages } = box
  const spells = [...schools.flatMap((school) => box.schools[school]), ...forgotten, ...personal]
  return {
    schools: box.schools,
    forgotten,
    personal,
    spells: byId(spells),
    waiting: { trap: triggersOf(spells, 'trap'), protection: triggersOf(spells, 'protection') },
    roomTraps: spells.filter(({ roomTrap }) => roomTrap !== null).map(({ id }) => id),
    rooms: byId(rooms),
    evocations,
    quests: byId(quests),
    deeds: quests.filter(({ task }) => task.task !== 'activate'),
    roomQuests: quests.filter(({ task }) => task.task === 'activate'),
    events: byId(events),
    mages,
  }
}

const made: { readonly [E in EditionId]: Content } = {
  '1.6': sorted(boxes['1.6']),
  '0.7': sorted(boxes['0.7']),
}

export const contentOf = (edition: EditionId): Content => made[edition]

export const spellOf = (edition: EditionId, id: string): Spell => found(made[edition].spells, id)
export const roomOf = (edition: EditionId, id: string): Room => found(made[edition].rooms, id)
export const questOf = (edition: EditionId, id: string): Quest => found(made[edition].quests, id)
export const eventOf = (edition: EditionId, id: string): EventCard => found(made[edition].events, id)

const found = <T>(map: ReadonlyMap<string, T>, id: string): T => {
  const item = map.get(id)
  if (item === undefined) throw new Error(`there is no '${id}'`)
  return item
}
