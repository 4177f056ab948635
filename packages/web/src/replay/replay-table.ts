import type { Viewer } from '@conclave/kernel'
import { emptySnapshot, SnapshotStore } from '../table/store.ts'
import type { Exported, SeatInfo, Table, TableSnapshot } from '../table/table.ts'
import type { Timeline } from './timeline.ts'

/** A match that is over, as a table on which nothing can be answered but every moment can be looked at. */
export class ReplayTable implements Table {
  readonly id = 'replay'
  readonly #timeline: Timeline
  readonly #store: SnapshotStore
  readonly #viewers: readonly Viewer[]

  constructor(timeline: Timeline, seats: readonly SeatInfo[]) {
    this.#timeline = timeline
    const { file } = timeline
    this.#viewers = ['spectator', ...seats.map(({ seat }) => seat)]
    this.#store = new SnapshotStore({
      ...emptySnapshot({ connection: 'here', game: file.game, edition: file.edition }),
      options: file.options,
      seats,
    })
    this.goTo(0)
  }

  goTo(moment: number): void {
    const { version, scene } = this.#store.get()
    const follows = moment === version || moment === version + 1
    this.#store.change({
      ready: true,
      scene: follows ? scene : scene + 1,
      version: moment,
      // Whoever looks on answers nothing: there are no questions in a replay.
      views: new Map(
        this.#viewers.map((viewer) => [
          viewer,
          { ...this.#timeline.viewAt(moment, viewer), question: null, options: [] },
        ]),
      ),
      log: this.#timeline.logAt(moment),
      outcome: null,
    })
  }

  snapshot(): TableSnapshot {
    return this.#store.get()
  }

  subscribe(changed: () => void): () => void {
    return this.#store.subscribe(changed)
  }

  async exportFile(): Promise<Exported> {
    return { whole: this.#timeline.file, text: JSON.stringify(this.#timeline.file) }
  }

  answer(): void {}
  undo(): void {}
  setOrders(): void {}
  chat(): void {}
  ping(): void {}
  suggest(): void {}
  follow(): void {}
  close(): void {}
}
