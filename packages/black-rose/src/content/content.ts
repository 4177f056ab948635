import type { EditionId, EvocationKind, MageName, School, SpellType } from '../words/board.ts'
import { schools } from '../words/board.ts'
import type { EventCard, Evocation, MageSheet, Quest, Room, Spell } from '../words/card.ts'
import type { Sentence, Sentences } from '../words/effect.ts'
import type { Trigger } from '../words/trigger.ts'
import { conspiracy } from './conspiracy.ts'
import { destruction } from './destruction.ts'
import { divination } from './divination.ts'
import { eventsOf } from './events.ts'
import { evocations } from './evocations.ts'
import { forgotten, olderStolenHour } from './forgotten.ts'
import { illusion } from './illusion.ts'
import { mages } from './mages.ts'
import { withOneEffect } from './making.ts'
import { necromancy } from './necromancy.ts'
import { inOlderWords } from './older.ts'
import { personal } from './personal.ts'
import { questsOf } from './quests.ts'
import { rooms } from './rooms.ts'
import { transmutation } from './transmutation.ts'

/** All components of an edition. */
export interface Content {
  readonly schools: { readonly [S in School]: readonly Spell[] }
  readonly forgotten: readonly Spell[]
  readonly personal: readonly Spell[]
  readonly spells: ReadonlyMap<string, Spell>
  /** What traps and protections wait for, each once. */
  readonly waiting: { readonly [M in 'trap' | 'protection']: readonly Trigger[] }
  /** The spells that are room traps. */
  readonly roomTraps: readonly string[]
  readonly rooms: ReadonlyMap<string, Room>
  readonly evocations: { readonly [K in EvocationKind]: Evocation }
  readonly quests: ReadonlyMap<string, Quest>
  /** The quests that are not for a room: they are looked through after every action. */
  readonly deeds: readonly Quest[]
  readonly roomQuests: readonly Quest[]
  readonly events: ReadonlyMap<string, EventCard>
  readonly mages: { readonly [N in MageName]: MageSheet }
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

const make = (edition: EditionId): Content => {
  const printed = (cards: readonly Spell[]): readonly Spell[] =>
    edition === '0.7' ? cards.map(inOlderWords).map(withOneEffect) : cards
  const bySchool = {
    destruction: printed(destruction),
    divination: printed(divination),
    necromancy: printed(necromancy),
    transmutation: printed(transmutation),
    illusion: printed(illusion),
    conspiracy: printed(conspiracy),
  }
  const own = edition === '0.7' ? [] : personal
  const lost = edition === '0.7' ? forgotten.map(olderStolenHour) : forgotten
  const spells = [...schools.flatMap((school) => bySchool[school]), ...lost, ...own]
  const [quests, events] = [questsOf(edition), eventsOf(edition)]
  return {
    schools: bySchool,
    forgotten: lost,
    personal: own,
    spells: byId(spells),
    waiting: { trap: triggersOf(spells, 'trap'), protection: triggersOf(spells, 'protection') },
    roomTraps: spells.filter(({ roomTrap }) => roomTrap !== null).map(({ id }) => id),
    rooms: byId(rooms),
    evocations,
    quests: byId(quests),
    deeds: quests.filter(({ task }) => task.task !== 'activate'),
    roomQuests: quests.filter(({ task }) => task.task === 'activate'),
    events: byId(events),
    mages: mages[edition],
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

const made: { readonly [E in EditionId]: Content } = { '1.6': make('1.6'), '0.7': make('0.7') }

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
