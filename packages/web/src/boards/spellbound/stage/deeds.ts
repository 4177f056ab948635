import { type Message, type Seat, say, type Viewer } from '@conclave/kernel'
import { banner, type Scene, type Step, spotlight } from '../../../kit/scene.ts'
import { words } from '../texts/index.ts'
import type { Entry } from './entry.ts'

/** Deed of a seat with a card, and the part of it that was shown. */
export interface Doing {
  readonly seat: Seat
  readonly card: string
  shown: boolean
}

const player = (seat: Seat): Message => say(`seat.${seat}`)

/** Result of a card, as far as everybody wants to see it: the things it names on the board. */
const resultOf = ({ event }: Entry): Partial<Step> | null => {
  switch (event.event) {
    case 'bookAdvanced':
      return { things: [`book:${event.book}`] }
    case 'pieceRetreated':
      return { things: [`piece:${event.piece}`], tone: 'good' }
    case 'influenceUsed':
      return { things: [`location:village:${event.village + 1}`] }
    case 'watchmanPlaced':
      return { things: [`location:city:${event.city}`] }
    case 'changelingTook':
      return { things: [`location:village:${event.village + 1}`] }
    case 'stonesDrawn':
      return {
        cubes: (['sun', 'moon'] as const).flatMap((stone) =>
          event[stone] === 0
            ? []
            : [{ colour: stone, count: event[stone], shape: 'stone', way: 'laid', says: words(stone) }],
        ),
      }
    default:
      return null
  }
}

/** Move of a card that is worth showing only where nothing else was shown of it. */
const moveOf = ({ event }: Entry): Partial<Step> | null => {
  switch (event.event) {
    case 'mageMoved':
      return event.by === 'move' ? { things: [`mage:${event.mage}`, `location:${event.to}`] } : null
    case 'cardDiscarded':
      return event.from === 'mageRow' ? null : {}
    case 'cardFinished':
      return {}
    default:
      return null
  }
}

/** A card that was sent, cast, or played and now has a result; a result without a card is a line. */
export const deedOf = (entry: Entry, doing: Doing | null, viewer: Viewer): Scene | null => {
  const { seq, event } = entry
  switch (event.event) {
    case 'cardSent':
      return spotlight(
        seq,
        {
          title: words('scene.sends', { player: player(event.seat) }),
          card: event.card,
          things: [`tower:${event.side}`],
        },
        event.seat !== viewer,
      )
    case 'spellCast':
      // What is asked for first is shown when it comes to be.
      if (event.card === 'teleport' || event.card === 'puppetry') return null
      return spotlight(
        seq,
        {
          title: words('scene.casts', { player: player(event.seat), card: say(`card.${event.card}`) }),
          card: event.card,
        },
        event.seat !== viewer,
      )
    // Whoever is moved by somebody else sees it, whoever cast it.
    case 'mageSteered':
      return spotlight(
        seq,
        {
          title: words('scene.casts', { player: player(event.seat), card: say('card.puppetry') }),
          card: 'puppetry',
          things: [`mage:${event.mage}`],
        },
        event.seat !== viewer,
      )
    case 'mageMoved':
      if (event.by === 'teleport')
        return spotlight(
          seq,
          {
            title: words('scene.cast', { card: say('card.teleport') }),
            card: 'teleport',
            things: [`mage:${event.mage}`, `location:${event.to}`],
          },
          doing?.seat !== viewer || event.mage !== viewer,
        )
      break
    default:
  }
  const result = resultOf(entry)
  const told = result ?? (doing === null || doing.shown ? null : moveOf(entry))
  if (told === null) return null
  if (doing !== null) {
    doing.shown = true
    const title = words('scene.plays', { player: player(doing.seat), card: say(`card.${doing.card}`) })
    return spotlight(seq, { title, ...told, card: doing.card }, doing.seat !== viewer)
  }
  const by = 'seat' in event ? event.seat : null
  return by === null
    ? null
    : banner(seq, { title: words('scene.wand', { player: player(by) }), ...told }, by !== viewer)
}
