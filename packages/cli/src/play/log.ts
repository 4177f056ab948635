import {
  type Match,
  mayHear,
  type Option,
  type TableEvent,
  type TableState,
  type Viewer,
} from '@conclave/kernel'

/** An answer that stands in a match. */
export type Given = Match<TableState, Option>['given'][number]

/** What has happened at a table, answer by answer, so that an answer taken back takes its lines with it. */
export interface Log {
  /** What an answer, or the setup, has caused. */
  add(cause: Given | 'setup', events: readonly TableEvent[]): void
  /** Forgets what answers caused that do not stand any more. */
  rewind(standing: readonly Given[]): void
  /** What this viewer has heard so far, oldest first. */
  heardBy(viewer: Viewer): TableEvent[]
}

export const emptyLog = (): Log => {
  let entries: { readonly cause: Given | 'setup'; readonly events: readonly TableEvent[] }[] = []
  return {
    add: (cause, events) => {
      entries.push({ cause, events })
    },
    rewind: (standing) => {
      entries = entries.filter(({ cause }) => cause === 'setup' || standing.includes(cause))
    },
    heardBy: (viewer) => entries.flatMap(({ events }) => events).filter((event) => mayHear(event, viewer)),
  }
}
