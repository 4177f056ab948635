import { type Task, type Thought, taskFor } from '@conclave/bots'
import type { Loaded } from '@conclave/games'
import {
  mayHear,
  mayUndo,
  type Question,
  type Seat,
  undoObjection,
  type Viewer,
  viewOf,
} from '@conclave/kernel'
import {
  type By,
  beginTable,
  dueByOrder,
  giveAt,
  giverOf,
  heardSince,
  isBot,
  nextForBot,
  type Orders,
  peopleOf,
  replay,
  type Seating,
  spokenFor,
  type Table,
  undoAt,
} from '@conclave/table'
import type { News } from './messages.ts'
import type { Plan, Save } from './plan.ts'

/** Environment: what the host needs from wherever it runs. */
export interface Surroundings {
  tell(news: News): void
  /** Starts to think; the answer comes back through `thought` with the same number. */
  think(number: number, task: Task): void
  save(save: Save): void
  /** Calls back later; the host may be in the middle of something. */
  later(milliseconds: number, work: () => void): void
  now(): number
}

/** Runs a match on this device: a table in a worker, with its bots, its saves and its pace. It knows no worker and no page. */
export class Host {
  readonly #loaded: Loaded
  readonly #plan: Plan
  readonly #around: Surroundings
  readonly #table: Table
  readonly #orders: Orders[]
  readonly #viewers: readonly Viewer[]
  /** The places in the file of answers that the table gave by itself. */
  readonly #byTable: number[]
  /** Entry up to which the page has heard the log, and the one from which this host has gone on. */
  #told = -1
  readonly #opened: number
  #pace: number
  #lastBotAnswer = 0
  /** The question being thought about, if any. */
  #pending: { readonly number: number; readonly version: number; readonly question: Question } | null = null
  /** Open questions that a bot has looked at in this position. */
  #considered = new Set<Seat>()
  #tasks = 0
  /** Answer that a bot has decided on while something is shown: it is given afterwards. */
  #held: { readonly waiting: (() => void) | null } | null = null

  private constructor(
    loaded: Loaded,
    plan: Plan,
    orders: readonly Orders[],
    pace: number,
    around: Surroundings,
    table: Table,
    byTable: readonly number[] = [],
  ) {
    this.#loaded = loaded
    this.#plan = plan
    this.#orders = [...orders]
    this.#pace = pace
    this.#around = around
    this.#table = table
    this.#opened = table.seq
    this.#byTable = [...byTable]
    const people = peopleOf(plan)
    this.#viewers = people.length === 0 ? ['spectator'] : people
  }

  static begin(
    loaded: Loaded,
    plan: Plan,
    orders: readonly Orders[],
    pace: number,
    around: Surroundings,
  ): Host | string {
    const { options, seats, seed } = plan
    const table = beginTable(loaded.game, { options, seats: seats.length, seed })
    if ('problem' in table) return table.problem
    const host = new Host(loaded, plan, orders, pace, around, table)
    // A table that was laid out is kept, also before anybody has answered.
    host.#save()
    return host
  }

  static resume(loaded: Loaded, save: Save, pace: number, around: Surroundings): Host | string {
    const byTable = save.byTable ?? []
    const automatic = new Set(byTable)
    const giver = ({ at }: { readonly at: number }) => (automatic.has(at) ? 'table' : 'seat')
    const table = replay(loaded.game, save.file, { giver })
    return 'problem' in table
      ? table.problem
      : new Host(loaded, save.plan, save.orders, pace, around, table, byTable)
  }

  get #version(): number {
    return this.#table.seq
  }

  get #seating(): Seating {
    const seats = this.#plan.seats.map(({ kind }, seat) => ({ kind, orders: this.#orders[seat] ?? {} }))
    return { seats, shared: this.#viewers.length > 1 }
  }

  /** Carries on as far as nobody has to be asked. */
  go(): void {
    for (;;) {
      // Each answer may bring the next one.
      const due = dueByOrder(this.#table, this.#seating)
      if (due === null || !this.#put(due.question.seat, due.key, due.by)) break
    }
    this.#thinkIfDue()
    this.#tell()
  }

  answer(seat: Seat, key: string): void {
    if (!isBot(this.#seating, seat) && this.#put(seat, key, 'player')) this.go()
    else this.#tell()
  }

  undo(seat: Seat): void {
    if (undoAt(this.#table, seat) !== null) return
    this.#changed()
    this.#thinkIfDue()
    this.#tell()
  }

  setOrders(seat: Seat, orders: Orders): void {
    this.#orders[seat] = orders
    this.#table.back.delete(seat)
    this.go()
    this.#save()
  }

  setPace(milliseconds: number): void {
    this.#pace = milliseconds
  }

  /** While it is held, no bot acts: somebody looks at what has happened. */
  hold(held: boolean): void {
    const waiting = this.#held?.waiting
    this.#held = held ? { waiting: waiting ?? null } : null
    if (!held) waiting?.()
  }

  /** A thought has come back. It counts only if the position is still the one that was thought about. */
  thought(number: number, thought: Thought): void {
    const pending = this.#pending
    if (pending === null || pending.number !== number) return
    const { question, version } = pending
    if (question.manner === 'open') {
      this.#pending = null
      const key = 'key' in thought ? thought.key : null
      if (version !== this.#version || key === null || !this.#speak(question, key)) {
        this.#considered.add(question.seat)
      }
      this.go()
      return
    }
    const wait = Math.max(0, this.#lastBotAnswer + this.#pace - this.#around.now())
    this.#around.later(wait, () => this.#botAnswers(number, thought))
  }

  #botAnswers(number: number, thought: Thought): void {
    if (this.#held !== null) {
      this.#held = { waiting: () => this.#botAnswers(number, thought) }
      return
    }
    const pending = this.#pending
    if (pending === null || pending.number !== number) return
    this.#pending = null
    const { question, version } = pending
    if (version !== this.#version) {
      this.go()
      return
    }
    const heard = this.#heard()
    this.#speak(question, 'key' in thought ? thought.key : null)
    // What shows nothing is not looked at: nobody waits for it longer than it takes.
    if (this.#heard() > heard) this.#lastBotAnswer = this.#around.now()
    this.go()
  }

  /** Number of entries that those at this screen have been told. */
  #heard(): number {
    const entries = [...this.#table.log.values()]
    return entries.filter(({ event }) => this.#viewers.some((viewer) => mayHear(event, viewer))).length
  }

  #speak(question: Question, thought: string | null): boolean {
    const spoken = spokenFor(this.#table, this.#seating, question, thought)
    return spoken !== null && this.#put(question.seat, spoken.key, 'bot')
  }

  #put(seat: Seat, key: string, by: By): boolean {
    if (giveAt(this.#table, seat, key, giverOf(by)) !== null) return false
    const { answers } = this.#table.match.file.segments.at(-1) ?? { answers: [] }
    if (giverOf(by) === 'table') this.#byTable.push(answers.length - 1)
    this.#changed()
    return true
  }

  #changed(): void {
    this.#considered.clear()
    this.#save()
  }

  #save(): void {
    const { file, state } = this.#table.match
    this.#around.save({
      plan: this.#plan,
      file,
      byTable: this.#byTable,
      orders: this.#orders,
      updated: this.#around.now(),
      outcome: state.outcome,
    })
  }

  #thinkIfDue(): void {
    if (this.#pending !== null && this.#pending.version === this.#version) return
    this.#pending = null
    const question = nextForBot(this.#table, this.#seating, this.#considered)
    if (question === undefined) return
    const { match } = this.#table
    const level = this.#plan.seats[question.seat]?.level ?? 'greedy'
    const number = ++this.#tasks
    this.#pending = { number, version: this.#version, question }
    // The bot's own luck: it follows from the secret seed, so nobody can foresee it.
    const seed = `${this.#plan.seed} bot ${match.given.length} ${this.#version - this.#opened}`
    this.#around.think(number, taskFor(this.#loaded.game, match.state, question.seat, level, seed))
  }

  #tell(): void {
    const { match } = this.#table
    const { state, file } = match
    const { game } = this.#loaded
    const { holds, entries } = heardSince(this.#table, this.#told)
    this.#told = this.#version
    this.#around.tell({
      views: this.#viewers.map((viewer) => [viewer, viewOf(game, state, viewer)]),
      log: {
        holds,
        added: entries.filter(({ event }) => this.#viewers.some((viewer) => mayHear(event, viewer))),
      },
      undo: this.#viewers.flatMap((viewer) =>
        viewer !== 'spectator' && mayUndo(match, viewer) ? [viewer] : [],
      ),
      noUndo: this.#viewers.flatMap((viewer) => {
        const because = viewer === 'spectator' ? null : undoObjection(match, viewer)
        return viewer === 'spectator' || because === null ? [] : [[viewer, because] as const]
      }),
      thinking:
        this.#pending === null || this.#pending.question.manner === 'open'
          ? []
          : [this.#pending.question.seat],
      orders: this.#orders,
      outcome: state.outcome,
      version: this.#version,
      file,
    })
  }
}
