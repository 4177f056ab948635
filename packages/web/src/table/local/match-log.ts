import type { Seat, Sink, TableEvent } from '@conclave/kernel'
import { type LogEntry, undoneEvent } from '../table.ts'

/** Everything that happened in a match, by the answer that brought it about, so that an undo can take it away. */
export class MatchLog {
  #entries: (LogEntry & { readonly by: object | null })[] = []
  #next = 1

  get entries(): readonly LogEntry[] {
    return this.#entries.map(({ seq, event }) => ({ seq, event }))
  }

  /** Listens to one answer; what it heard is kept once the answer counts. */
  collect(): { readonly sink: Sink; keep(by: object | null): void } {
    const heard: TableEvent[] = []
    return {
      sink: (event) => {
        heard.push(event)
      },
      keep: (by) => {
        for (const event of heard) this.#entries.push({ seq: this.#next++, event, by })
      },
    }
  }

  /** Answers were taken back by their seat, all at once. */
  takeBack(answers: readonly object[], seat: Seat): void {
    this.#entries = this.#entries.filter(({ by }) => by === null || !answers.includes(by))
    const event: TableEvent = { event: undoneEvent, audience: 'everyone', seat }
    this.#entries.push({ seq: this.#next++, event, by: null })
  }
}
