import type { Loaded } from '@conclave/games'
import { keyOf, type MatchFile, type Seat, viewOf } from '@conclave/kernel'
import { beginTable, dueByOrder, giveAt, type Table as Runner, type Seating } from '@conclave/table'
import { emptySnapshot, SnapshotStore } from '../table/store.ts'
import type { Exported, Table, TableSnapshot } from '../table/table.ts'
import type { Lesson, Step } from './lesson-plan.ts'

/** A table that follows a lesson: the real match, but only the answers that the lesson asks for are offered. */
export class LessonTable implements Table {
  readonly id = 'lesson'
  readonly #loaded: Loaded
  readonly #lesson: Lesson
  readonly #table: Runner
  readonly #store: SnapshotStore
  #step = 0
  #given = 0
  #astray = false

  constructor(loaded: Loaded, lesson: Lesson) {
    this.#loaded = loaded
    this.#lesson = lesson
    const seats = Array.from(
      { length: lesson.seats },
      (_, at) => ({ kind: 'human', name: lesson.names?.[at] ?? null, level: null }) as const,
    )
    const { options = {}, seed } = lesson
    const table = beginTable(loaded.game, { options, seats: seats.length, seed })
    if ('problem' in table) throw new Error(table.problem)
    this.#table = table
    for (const key of lesson.opening ?? []) {
      if (!this.#give(0, key)) throw new Error(`the lesson cannot begin with ${key}`)
      this.#follow()
    }
    this.#store = new SnapshotStore({
      ...emptySnapshot({ connection: 'here', game: loaded.game.id, edition: loaded.game.edition }),
      seats: seats.map((seat, at) => ({ ...seat, seat: at, mine: at === 0, present: true })),
      mySeats: [0],
      noUndo: new Map([[0, 'lesson']]),
    })
    this.#pass(this.step?.meanwhile ?? [])
    this.#tell()
  }

  get at(): number {
    return this.#step
  }

  get step(): Step | undefined {
    return this.#lesson.steps[this.#step]
  }

  /** True if the learner has tried something else than what is wanted now. */
  get astray(): boolean {
    return this.#astray
  }

  get file(): MatchFile {
    return this.#table.match.file
  }

  /** Goes on from a step that only tells something. */
  next(): void {
    if (this.step === undefined || this.step.keys.length > this.#given) return
    this.#step++
    this.#given = 0
    this.#pass(this.step?.meanwhile ?? [])
    this.#tell()
  }

  /** Leads to the moment of which the lesson speaks next; the table jumps there. */
  #pass(answers: readonly (readonly [Seat, string])[]): void {
    if (answers.length === 0) return
    for (const [seat, key] of answers) {
      if (!this.#give(seat, key)) throw new Error(`the lesson cannot go on with ${key}`)
      this.#follow()
    }
    this.#store.change({ scene: this.snapshot().scene + 1 })
  }

  answer(seat: Seat, key: string): void {
    if (key !== this.#wanted) {
      this.missed()
      return
    }
    if (!this.#give(seat, key)) return
    this.#astray = false
    this.#follow()
    this.#given++
    if (this.#given < (this.step?.keys.length ?? 0)) {
      this.#tell()
      return
    }
    this.#othersAnswer(this.step?.others ?? [])
    this.next()
  }

  /** Answers for the others, as a part of the lesson. */
  #othersAnswer(keys: readonly string[]): void {
    for (const key of keys) {
      const asked = this.#table.match.state.questions.find(({ seat }) => seat !== 0)
      if (asked === undefined) return
      this.#give(asked.seat, key)
      this.#follow()
    }
  }

  /** Windows in which nobody can do anything are passed, as the usual standing orders of a table do. */
  #follow(): void {
    // Nobody but the learner sits here, who plays all seats: what has no order is asked for.
    const seating: Seating = {
      seats: Array.from({ length: this.#lesson.seats }, () => ({ kind: 'human' })),
      shared: true,
    }
    for (;;) {
      const due = dueByOrder(this.#table, seating)
      if (due === null || !this.#give(due.question.seat, due.key)) return
    }
  }

  #give(seat: Seat, key: string): boolean {
    return giveAt(this.#table, seat, key, 'seat') === null
  }

  snapshot(): TableSnapshot {
    return this.#store.get()
  }

  subscribe(changed: () => void): () => void {
    return this.#store.subscribe(changed)
  }

  async exportFile(): Promise<Exported> {
    return { whole: this.file, text: JSON.stringify(this.file) }
  }

  missed(): void {
    if (this.#wanted === undefined || this.#astray) return
    this.#astray = true
    this.#store.change({})
  }

  undo(): void {}
  setOrders(): void {}
  chat(): void {}
  ping(): void {}
  suggest(): void {}
  follow(): void {}
  close(): void {}

  get #wanted(): string | undefined {
    return this.step?.keys[this.#given]
  }

  #tell(): void {
    const { game } = this.#loaded
    const { state } = this.#table.match
    this.#store.change({
      ready: true,
      views: new Map(
        this.snapshot().mySeats.map((seat) => {
          const view = viewOf(game, state, seat)
          const options = view.options.filter((option) => keyOf(option) === this.#wanted)
          const told = options.length === 0
          return [
            seat,
            { ...view, options, question: told ? null : view.question, asked: told ? [] : view.asked },
          ]
        }),
      ),
      log: this.#table.log.slice(),
      version: this.snapshot().version + 1,
    })
  }
}
