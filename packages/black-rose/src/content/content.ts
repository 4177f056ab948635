import type { EditionId, SpellType } from '../words/board.ts'
import { schools } from '../words/board.ts'
import type { EventCard, Quest, Room, Spell } from '../words/card.ts'
import type { Sentence, Sentences } from '../words/effect.ts'
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
  /** Every list of sentences by its name. */
  readonly lists: ReadonlyMap<string, Sentences>
}

const byId = <T extends { readonly id: string }>(cards: readonly T[]): ReadonlyMap<string, T> =>
  new Map(cards.map((card) => [card.id, card]))

const listsIn = (name: string, sentences: Sentences): [string, Sentences][] => [
  [name, sentences],
  ...sentences.flatMap((sentence, at) =>
    innerLists(sentence).flatMap((inner, branch) => listsIn(`${name}/${at}.${branch}`, inner)),
  ),
]

/** The lists of sentences inside a sentence. */
const innerLists = (sentence: Sentence): readonly Sentences[] => {
  switch (sentence.verb) {
    case 'may':
    case 'pay':
    case 'when':
    case 'eachMage':
      return [sentence.then]
    case 'choose':
      return sentence.options
    default:
      return []
  }
}

const spellLists = ({ id, sides, roomTrap }: Spell): [string, Sentences][] => [
  ...Object.entries(sides).flatMap(([side, { effect }]) => listsIn(`spell/${id}/${side}`, effect)),
  ...(roomTrap === null
    ? []
    : roomTrap.effects.flatMap((effect, at) => listsIn(`spell/${id}/${at}`, effect))),
]

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
    lists: new Map([
      ...spells.flatMap(spellLists),
      ...rooms.flatMap(({ id, effect }) => listsIn(`room/${id}`, effect)),
      ...quests.flatMap(({ id, effect }) => listsIn(`quest/${id}`, effect)),
      ...events.flatMap(({ id, effect, rules }) => [
        ...listsIn(`event/${id}`, effect),
        ...rules.flatMap((rule, at) =>
          rule.rule === 'whenever' ? listsIn(`event/${id}/${at}`, rule.then) : [],
        ),
      ]),
      ...Object.values(evocations).flatMap(({ kind, powers }) =>
        powers.flatMap((power, at) =>
          'effect' in power ? listsIn(`evocation/${kind}/${at}`, power.effect) : [],
        ),
      ),
    ]),
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

/** The sentences of a list. */
export const sentencesOf = (edition: EditionId, list: string): Sentences => found(made[edition].lists, list)

const found = <T>(map: ReadonlyMap<string, T>, id: string): T => {
  const item = map.get(id)
  if (item === undefined) throw new Error(`there is no '${id}'`)
  return item
}
