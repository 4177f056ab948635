import type { ActionCard } from '../words/avatar.ts'
import type {
  EditionId,
  Element,
  EvocationKind,
  JinxKind,
  MageName,
  RoomColour,
  School,
  SpellType,
  UpgradeKind,
} from '../words/board.ts'
import type {
  EventCard,
  Evocation,
  Jinx,
  MageSheet,
  Quest,
  Room,
  SchoolBook,
  Spell,
  Upgrade,
} from '../words/card.ts'
import type { Occurrence } from '../words/occurrence.ts'
import { type Trigger, whatSetsOff } from '../words/trigger.ts'
import type { AvatarBox, Box } from './box.ts'
import { boxes } from './boxes.ts'

/** The components of an edition, by their ids. */
export interface Content {
  readonly schools: readonly School[]
  readonly books: ReadonlyMap<School, SchoolBook>
  readonly forgotten: readonly Spell[]
  readonly personal: readonly Spell[]
  readonly spells: ReadonlyMap<string, Spell>
  /** Triggers of traps and protections, each once, by what has to happen. */
  readonly waiting: {
    readonly [M in 'trap' | 'protection']: ReadonlyMap<Occurrence['what'], readonly Trigger[]>
  }
  /** The spells that are room traps. */
  readonly roomTraps: readonly string[]
  readonly mages: ReadonlyMap<MageName, MageSheet>
  readonly elements: readonly Element[]
  readonly roomColours: readonly RoomColour[]
  readonly rooms: ReadonlyMap<string, Room>
  readonly evocations: ReadonlyMap<EvocationKind, Evocation>
  readonly evocationCards: number
  readonly jinxes: ReadonlyMap<JinxKind, Jinx>
  readonly upgrades: ReadonlyMap<UpgradeKind, Upgrade>
  readonly quests: ReadonlyMap<string, Quest>
  /** The quests that are not for a room: they are looked through after every action. */
  readonly deeds: readonly Quest[]
  readonly roomQuests: readonly Quest[]
  /** Those of matches with the Avatar among them. */
  readonly events: ReadonlyMap<string, EventCard>
  readonly avatar: AvatarBox | null
  readonly actions: ReadonlyMap<string, ActionCard>
}

const by = <Id, Item>(idOf: (item: Item) => Id, items: readonly Item[]): ReadonlyMap<Id, Item> =>
  new Map(items.map((item) => [idOf(item), item]))

const byId = <Item extends { readonly id: string }>(items: readonly Item[]): ReadonlyMap<string, Item> =>
  by(({ id }) => id, items)

const triggersOf = (
  spells: readonly Spell[],
  type: SpellType,
): ReadonlyMap<Occurrence['what'], readonly Trigger[]> => {
  const triggers = spells.flatMap(({ sides }) =>
    Object.values(sides).flatMap((side) => (side.type === type && side.on !== null ? [side.on] : [])),
  )
  const each = [...new Map(triggers.map((trigger) => [JSON.stringify(trigger), trigger])).values()]
  return Map.groupBy(each, whatSetsOff)
}

const sorted = (box: Box): Content => {
  const { forgotten, personal, elements, roomColours, rooms, evocationCards, quests, events } = box
  const spells = [...box.schools.flatMap((book) => book.spells), ...forgotten, ...personal]
  return {
    schools: box.schools.map(({ school }) => school),
    books: by(({ school }) => school, box.schools),
    forgotten,
    personal,
    spells: byId(spells),
    waiting: { trap: triggersOf(spells, 'trap'), protection: triggersOf(spells, 'protection') },
    roomTraps: spells.filter(({ roomTrap }) => roomTrap !== null).map(({ id }) => id),
    mages: by(({ name }) => name, box.mages),
    elements,
    roomColours,
    rooms: byId(rooms),
    evocations: by(({ kind }) => kind, box.evocations),
    evocationCards,
    jinxes: by(({ kind }) => kind, box.jinxes),
    upgrades: by(({ kind }) => kind, box.upgrades),
    quests: byId(quests),
    deeds: quests.filter(({ task }) => task.task !== 'activate'),
    roomQuests: quests.filter(({ task }) => task.task === 'activate'),
    events: byId([...events, ...(box.avatar?.events ?? [])]),
    avatar: box.avatar,
    actions: byId(box.avatar?.actions ?? []),
  }
}

/** Content that is made when it is first asked for, and then kept. */
const keeping = (make: (edition: EditionId) => Content): ((edition: EditionId) => Content) => {
  const made: { [E in EditionId]?: Content } = {}
  return (edition) => {
    made[edition] ??= make(edition)
    return made[edition]
  }
}

/** The components that lie in the box of an edition. */
export const contentOf = keeping((edition: EditionId) => sorted(boxes[edition]))

/** A box with all that may be mixed in. */
const withGuests = (box: Box): Box => {
  const { guests } = box
  if (guests === null) return box
  return {
    ...box,
    schools: [...box.schools, ...guests.schools],
    mages: [...box.mages, ...guests.mages],
    personal: [...box.personal, ...guests.personal],
    evocations: [...box.evocations, ...guests.evocations],
  }
}

/** Everything that tables of an edition may hold: whatever is looked up by its name is found here. */
export const everythingIn = keeping((edition: EditionId) => sorted(withGuests(boxes[edition])))

/** [REB-C.25] The schools and the mages of a table that mixes boxes. */
export interface Mix {
  readonly schools: readonly School[]
  readonly mages: readonly MageName[]
}

/** Settings of a table that decide on its content. */
interface Table {
  readonly edition: EditionId
  readonly mix?: Mix
}

/** Choice from a box: these schools, these mages with their spells. */
const chosenFrom = (box: Box, { schools, mages }: Mix): Box => ({
  ...box,
  schools: box.schools.filter(({ school }) => schools.includes(school)),
  mages: box.mages.filter(({ name }) => mages.includes(name)),
  personal: box.personal.filter(({ mage }) => mage !== null && mages.includes(mage)),
})

const mixed = new Map<string, Content>()

/** Content of a table: that of the box, or a choice from two. */
export const contentAt = ({ edition, mix }: Table): Content => {
  if (mix === undefined) return contentOf(edition)
  const key = `${edition} ${mix.schools} ${mix.mages}`
  const known = mixed.get(key)
  if (known !== undefined) return known
  const content = sorted(chosenFrom(withGuests(boxes[edition]), mix))
  mixed.set(key, content)
  return content
}

const found = <Id, Item>(items: ReadonlyMap<Id, Item>, id: Id): Item => {
  const item = items.get(id)
  if (item === undefined) throw new Error(`there is no '${id}'`)
  return item
}

export const bookOf = (edition: EditionId, school: School): SchoolBook =>
  found(everythingIn(edition).books, school)
/** [BRW-SET.13] The spells of a starting list. */
export const startingList = (edition: EditionId, school: School, list: 'a' | 'b'): string[] => {
  const { spells, lists } = bookOf(edition, school)
  return lists[list].map((number) => spells[number - 1]!.id)
}

export const spellOf = (edition: EditionId, id: string): Spell => found(everythingIn(edition).spells, id)
export const mageSheetOf = (edition: EditionId, name: MageName): MageSheet =>
  found(everythingIn(edition).mages, name)
/** [REB-AVA.3] The sheet of the Avatar: its own values in the body of another. */
export const avatarSheetOf = (edition: EditionId, name: MageName): MageSheet => {
  const { health, strength, movement } = contentOf(edition).avatar!.sheet
  return { ...mageSheetOf(edition, name), health, strength, movement }
}
export const roomOf = (edition: EditionId, id: string): Room => found(contentOf(edition).rooms, id)
export const evocationCard = (edition: EditionId, kind: EvocationKind): Evocation =>
  found(everythingIn(edition).evocations, kind)
export const questOf = (edition: EditionId, id: string): Quest => found(contentOf(edition).quests, id)
export const actionOf = (edition: EditionId, id: string): ActionCard => found(contentOf(edition).actions, id)
export const eventOf = (edition: EditionId, id: string): EventCard => found(contentOf(edition).events, id)
