import type { BlackRoseView, NamedModel, Owner } from '@conclave/black-rose'
import type { Message } from '@conclave/kernel'
import { type Lying, line, type Step } from '../../../kit/scene.ts'
import type { Thing } from '../../../table/table.ts'
import { tokenOf } from '../chosen-colours.ts'
import { cueOf } from '../cues.ts'
import type { Props } from '../kit.ts'
import { ownerName } from '../owner-name.ts'
import { words } from '../texts/index.ts'

export type Entry = Props['events'][number]
type Table = Pick<BlackRoseView, 'mages'>

const thingOf = (model: NamedModel): Thing => ('n' in model ? `evocation:${model.n}` : `mage:${model.seat}`)

const roomThing = (room: string): Thing[] => (room === '' || room === 'cell' ? [] : [`room:${room}`])

export const thingsOf = ({ event }: Entry): readonly Thing[] => {
  switch (event.event) {
    case 'stepped':
    case 'placed':
    case 'summoned':
      return [thingOf(event.model), ...roomThing(event.room)]
    case 'damaged':
    case 'damageAvoided':
    case 'damageConverted':
    case 'damageMoved':
    case 'healed':
    case 'evocationRemoved':
    case 'umbraActs':
      return [thingOf(event.model)]
    case 'aimed':
    case 'avatarGoesFor':
      return event.at === null ? roomThing(event.room) : [thingOf(event.at)]
    case 'cubesBack':
      return event.from === null ? roomThing(event.room) : [thingOf(event.from)]
    case 'instabilityPlaced':
    case 'instabilityConverted':
    case 'instabilityRemoved':
    case 'roomActivated':
    case 'roomRebuilt':
    case 'roomDestroyed':
    case 'roomBlocked':
    case 'roomRefreshed':
      return roomThing(event.room)
    case 'wentToCell':
      return [`cell:${event.seat}`]
    case 'actionRevealed':
    case 'actionEffect':
    case 'avatarReacts':
      return ['mage:-1']
    case 'triggered':
    case 'cast':
    case 'defeated':
    case 'declared':
    case 'trophyTaken':
      return [`mage:${event.seat}`]
    case 'eventDrawn':
      return [`event:${event.card}`]
    default:
      return []
  }
}

const lying = ({ mages }: Table, owner: Owner, count: number, way: Lying['way']): Lying => ({
  colour: owner < 0 ? 'br-rose' : tokenOf(mages[owner]?.colour),
  count,
  way,
  says: words(way === 'laid' ? 'scene.laid' : 'scene.back', { player: ownerName(owner), count }),
})

const cubesOf = ({ event }: Entry, table: Table): readonly Lying[] => {
  switch (event.event) {
    case 'damaged':
      return [lying(table, event.seat, event.amount, 'laid')]
    case 'instabilityPlaced':
      return [lying(table, event.seat, event.count, 'laid')]
    case 'cubesBack':
    case 'roomRebuilt':
      return event.cubes.map(({ seat, count }) => lying(table, seat, count, 'back'))
    default:
      return []
  }
}

/** A card that is shown, and the side of it that lies up. */
export interface ShownCard {
  readonly card: string
  readonly up: string | null
}

/** The card that an event shows. */
export const cardIn = ({ event }: Entry): ShownCard | null => {
  switch (event.event) {
    case 'actionRevealed':
    case 'avatarReacts':
    case 'eventDrawn':
      return { card: event.card, up: null }
    case 'triggered':
      return { card: event.card, up: event.side === 'only' ? null : event.side }
    case 'cast':
      return { card: event.card, up: event.side }
    case 'roomRebuilt':
    case 'roomDestroyed':
      return { card: event.room, up: null }
    default:
      return null
  }
}

const moments: readonly Entry['event']['event'][] = [
  'defeated',
  'moonRose',
  'roomRebuilt',
  'roomDestroyed',
  'endReached',
]

/** [REB-DMG.6 to REB-DMG.11] Step of a defeat that an event is, as Rebirth counts them. */
const defeatStep = ({ event }: Entry): Message | null => {
  switch (event.event) {
    case 'defeated':
      return words('scene.defeat.0')
    case 'evocationRemoved':
      return words('scene.defeat.1')
    case 'wentToCell':
      return words('scene.defeat.2')
    case 'powerGained':
      return words('scene.defeat.3')
    case 'trophyTaken':
      return words('scene.defeat.4')
    case 'cubesBack':
      return words('scene.defeat.5')
    default:
      return null
  }
}

/** An entry of the log as a step; `shown` is the card that lies there meanwhile, `falling` whether it belongs to a defeat. */
export const stepFor = (entry: Entry, table: Table, shown: ShownCard | null, falling: boolean): Step => {
  const cubes = cubesOf(entry, table)
  const step = falling ? defeatStep(entry) : null
  const isMoment = moments.includes(entry.event.event)
  return line(entry.seq, {
    also: step === null ? [] : [step],
    card: shown?.card ?? null,
    up: shown?.up ?? null,
    things: thingsOf(entry),
    cubes,
    // Every step is heard: what is silent in the log is set down like a stone.
    cue: cueOf(entry.event) === null ? 'stone' : null,
    size: isMoment ? 'moment' : cubes.length > 0 || cardIn(entry) !== null ? 'thing' : 'line',
  })
}
