import { mayHear, mayUndo, type Seat, undoKey, undoObjection, type Viewer } from '@conclave/kernel'
import { answerOf, heardSince, isUndone, type LogEntry, type Table } from '@conclave/table'
import { bitsOf } from './numbering.ts'
import { shownTo } from './telling.ts'

/** Views of everybody before an entry, where that may show some of them nothing. */
interface Before {
  readonly seq: number
  readonly log: readonly LogEntry[]
  readonly shown: ReadonlyMap<Viewer, string>
}

/**
 * Looks at a match before an entry, while somebody decides in secret. Elsewhere everybody sees that a seat has answered, and nothing
 * needs to be compared.
 */
export const lookBefore = (playing: Table, key: string): Before | null => {
  const { state } = playing.match
  if (!state.questions.some(({ manner }) => manner === 'secret')) return null
  return {
    seq: playing.seq,
    // Only an undo takes away what was told.
    log: key === undoKey ? playing.log.slice() : [],
    shown: new Map(viewersOf(playing).map((viewer) => [viewer, shown(playing, viewer)])),
  }
}

/** Viewers whom the entry of this seat has shown nothing, as bits. */
export const unseenSince = (before: Before | null, playing: Table, mover: Seat): number => {
  if (before === null) return 0
  const { holds, entries } = heardSince(playing, before.seq)
  const gone = before.log.filter((entry) => answerOf(entry) > holds)
  const unseen = viewersOf(playing).filter(
    (viewer) =>
      viewer !== mover &&
      heard(gone, viewer) === heard(entries, viewer) &&
      before.shown.get(viewer) === shown(playing, viewer),
  )
  return unseen.reduce<number>((bits, viewer) => bits | bitsOf(viewer === 'spectator' ? [] : [viewer]), 0)
}

const viewersOf = ({ match }: Table): readonly Viewer[] => [
  ...Array.from({ length: match.state.seats }, (_, seat) => seat),
  'spectator',
]

const heard = (entries: readonly LogEntry[], viewer: Viewer): string =>
  JSON.stringify(
    entries.filter((entry) => !isUndone(entry) && mayHear(entry.event, viewer)).map(({ event }) => event),
  )

const shown = (playing: Table, viewer: Viewer): string =>
  JSON.stringify([
    shownTo(playing, viewer),
    ...(viewer === 'spectator' ? [] : [mayUndo(playing.match, viewer), undoObjection(playing.match, viewer)]),
  ])
