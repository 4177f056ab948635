import { type BlackRoseView, eventText, retold } from '@conclave/black-rose'
import type { Message, Viewer } from '@conclave/kernel'
import { banner, type Lying, type Scene, type Step, spotlight } from '../../../kit/scene.ts'
import { ownerName } from '../owner-name.ts'
import { words } from '../texts/index.ts'
import type { Entry } from './steps.ts'

type Name = Entry['event']['event']

// Editions 0.7 and 1.6: many cards are played in a round, so each is held up once, with what came of it.

/** Events that are worth a line below a card: its effects on somebody, and its gains for her. */
const worthTelling: readonly Name[] = [
  'damaged',
  'damageAvoided',
  'damageConverted',
  'damageMoved',
  'healed',
  'instabilityPlaced',
  'instabilityConverted',
  'instabilityRemoved',
  'powerGained',
  'powerLost',
  'powerStolen',
  'summoned',
  'placed',
  'stepped',
  'evocationRemoved',
  'cancelled',
  'avoided',
  'redirected',
  'inhibited',
  'actionLost',
  'discarded',
  'questStolen',
]

/** So many lines have room below a card. */
const mostLines = 3

const linesOf = (entries: readonly Entry[]): Message[] => {
  const told = entries.filter(({ event }) => worthTelling.includes(event.event))
  return retold(told.map(({ event }) => event))
    .map(({ at, says }) => says ?? eventTextOf(told[at]))
    .filter((line) => line !== null)
    .slice(0, mostLines)
}

const eventTextOf = (entry: Entry | undefined): Message | null =>
  entry === undefined || entry.event.event === 'undone' ? null : eventText(entry.event)

/** Tone of a step: somebody has done well or badly by it for whoever looks. */
const toneFor = (entries: readonly Entry[], viewer: Viewer): Step['tone'] =>
  entries.some(
    ({ event }) =>
      (event.event === 'damaged' && event.model.seat === viewer && event.seat !== viewer) ||
      ((event.event === 'powerLost' || event.event === 'discarded') && event.seat === viewer),
  )
    ? 'bad'
    : null

/** A spell that somebody casts, with what came of it: the game waits, unless its viewer has cast it herself. */
export const castScene = (scene: Scene, entries: readonly Entry[], viewer: Viewer): Scene => {
  const [first] = entries
  const [step] = scene.steps
  if (first?.event.event !== 'cast' || step?.card == null) return scene
  const { seat, card } = first.event
  const last = scene.steps.at(-1) ?? step
  const cubes: readonly Lying[] = scene.steps.flatMap((each) => each.cubes)
  return {
    ...spotlight(
      last.seq,
      {
        title: words('scene.cast', { player: ownerName(seat) }),
        says: eventText(first.event),
        also: linesOf(entries.slice(1)),
        card,
        up: step.up,
        things: [...new Set(scene.steps.flatMap((each) => each.things))],
        cubes: cubes.slice(0, mostLines),
        tone: toneFor(entries, viewer),
      },
      seat !== viewer,
    ),
    seq: scene.seq,
  }
}

/** So much damage in one blow is a moment. */
const heavy = 5

/** Moments that need no steps: a quest completed, a heavy blow. */
export const momentOf = (entry: Entry, { edition }: BlackRoseView, viewer: Viewer): Scene | null => {
  const { event, seq } = entry
  if (edition === 'rebirth') return null
  switch (event.event) {
    case 'questCompleted':
      return banner(
        seq,
        {
          title: words('scene.quest', { player: ownerName(event.seat) }),
          says: eventText(event),
          card: event.quest,
          things: [`mage:${event.seat}`],
          size: 'thing',
          tone: event.seat === viewer ? 'good' : null,
        },
        event.seat !== viewer,
      )
    case 'damaged':
      return event.amount < heavy
        ? null
        : banner(
            seq,
            {
              title: words('scene.blow', { amount: event.amount }),
              says: eventText(event),
              things: ['n' in event.model ? `evocation:${event.model.n}` : `mage:${event.model.seat}`],
              size: 'thing',
              tone: event.model.seat === viewer ? 'bad' : null,
            },
            event.seat !== viewer,
          )
    default:
      return null
  }
}
