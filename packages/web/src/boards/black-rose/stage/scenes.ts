import type { BlackRoseEvent, BlackRoseView } from '@conclave/black-rose'
import { type Message, say, type Viewer } from '@conclave/kernel'
import type { Scene, Step } from '../../../kit/scene.ts'
import type { Kit } from '../kit.ts'
import { ownerName } from '../owner-name.ts'
import { words } from '../texts/index.ts'
import { castScene, momentOf } from './spotlights.ts'
import { cardIn, type Entry, type ShownCard, stepFor } from './steps.ts'

type Name = Entry['event']['event']

/** Course of a scene: all that comes of it, all but other scenes, what belongs to a defeat, what a room pays, or nothing. */
type Course = 'all' | 'own' | 'defeat' | 'room' | 'none'

interface Opening {
  readonly title: Message
  readonly course: Course
  /** True if it is played as it happens; whoever casts a spell goes through it herself. */
  readonly live: boolean
}

/** Endings of a scene: somebody begins something else. */
const endings: readonly Name[] = [
  'roundBegan',
  'phaseBegan',
  'actionSpent',
  'sacrificed',
  'activated',
  'extraRound',
  'scored',
  'matchWon',
  'undone',
]

/** Events that are not worth a step. */
const untold: readonly Name[] = [
  'questProgressed',
  'eventWorks',
  'eventMoved',
  'questDrawn',
  'elementChosen',
  'personalSpell',
  // The card itself lies there and says it.
  'actionEffect',
]

/** Events that belong to a defeat; the power that it pays may bring a moon. */
const ofDefeat: readonly Name[] = [
  'evocationRemoved',
  'wentToCell',
  'powerGained',
  'moonRose',
  'endReached',
  'personalSpell',
  'trophyTaken',
  'cubesBack',
]

const followers: { readonly [C in Course]: readonly Name[] | 'all' } = {
  all: 'all',
  own: 'all',
  defeat: ofDefeat,
  room: ['powerGained', 'powerLost', 'instabilityRemoved', 'roomRefreshed'],
  none: [],
}

/** So many steps are shown of what comes of one thing. */
const longest = 16

/** The scene that an event begins, if it does. */
const openingOf = (
  event: Entry['event'],
  { edition }: Pick<BlackRoseView, 'edition'>,
  viewer: Viewer,
): Opening | null => {
  const rebirth = edition === 'rebirth'
  const scene = (title: Message, course: Course, live = true): Opening => ({ title, course, live })
  switch (event.event) {
    case 'actionRevealed':
      return scene(words('scene.avatar', { card: say(`action.${event.card}`) }), 'all')
    case 'cast':
      return scene(
        words('scene.cast', { player: ownerName(event.seat) }),
        rebirth ? 'all' : 'own',
        !rebirth || event.seat !== viewer,
      )
    case 'declared':
    case 'triggered':
      return scene(words(rebirth ? 'scene.stop' : 'scene.reaction'), 'all')
    case 'defeated':
      return scene(words('scene.defeat'), 'defeat')
    case 'roomRebuilt':
      return scene(words('scene.rebuilt'), 'room')
    case 'roomDestroyed':
      return scene(words('scene.destroyed'), 'room')
    case 'moonRose':
      return scene(words('scene.moon'), 'none')
    case 'eventDrawn':
      return scene(words('scene.event'), 'none')
    case 'endReached':
      return scene(words('scene.end'), 'none')
    default:
      return null
  }
}

/** Events that begin anew whatever is under way. */
const anew: readonly Name[] = ['actionRevealed', 'cast', 'eventDrawn']

/** A scene in the making. */
interface Made extends Opening {
  readonly seq: number
  readonly steps: Step[]
  readonly entries: Entry[]
  /** The card that lies there, and whether a defeat is being told. */
  shown: ShownCard | null
  falling: boolean
}

const goesOn = ({ course, live }: Made, { event: { event } }: Entry, opens: boolean): boolean => {
  if (anew.includes(event)) return false
  const follows = followers[course]
  if (follows !== 'all') return follows.includes(event)
  // A card that is held up makes room for what is told in steps.
  if (course === 'own') return !opens
  // What shall be seen at once does not hide in what is not shown.
  return live || !opens
}

/** A model that walks is told of where it comes to stand. */
const isSameWalk = (before: BlackRoseEvent | Entry['event'] | undefined, { event }: Entry): boolean =>
  before?.event === 'stepped' &&
  event.event === 'stepped' &&
  JSON.stringify(before.model) === JSON.stringify(event.model)

const add = (made: Made, entry: Entry, before: Entry | undefined, table: BlackRoseView): void => {
  const { event } = entry.event
  if (untold.includes(event) || made.steps.length >= longest) return
  if (isSameWalk(before?.event, entry)) made.steps.pop()
  made.falling = event === 'defeated' || (made.falling && ofDefeat.includes(event))
  made.shown = cardIn(entry) ?? (made.falling ? null : made.shown)
  made.steps.push(stepFor(entry, table, made.shown, made.falling && table.edition === 'rebirth'))
}

/** The scenes in a log, oldest first: cards of the Avatar, spells, reactions, defeats, rooms, moons and events. */
export const scenesOf: NonNullable<Kit['scenesOf']> = (log, table, viewer) => {
  const scenes: Made[] = []
  const moments: Scene[] = []
  let open: Made | null = null
  log.forEach((entry, at) => {
    if (entry.event.audience !== 'everyone') return
    if (endings.includes(entry.event.event)) {
      open = null
      return
    }
    const opening = openingOf(entry.event, table, viewer)
    if (open !== null && !goesOn(open, entry, opening !== null)) open = null
    if (open === null && opening !== null) {
      open = { ...opening, seq: entry.seq, steps: [], entries: [], shown: null, falling: false }
      scenes.push(open)
    }
    if (open !== null) {
      open.entries.push(entry)
      add(open, entry, log[at - 1], table)
    }
    const moment = momentOf(entry, table, viewer)
    if (moment !== null && open?.course !== 'own') moments.push(moment)
  })
  const told = scenes.flatMap(({ seq, title, steps, live, course, entries }): Scene[] => {
    if (steps.length === 0) return []
    const panel: Scene = { seq, title, steps, live, form: 'panel', holds: true }
    return [course === 'own' ? castScene(panel, entries, viewer) : panel]
  })
  return [...told, ...moments].sort((one, other) => one.seq - other.seq)
}
