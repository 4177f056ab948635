import { politely, type Task, type Thought, taskFor } from '@conclave/bots'
import type { Loaded } from '@conclave/games'
import {
  choices,
  findOption,
  give,
  keyOf,
  type Match,
  mayHear,
  mayUndo,
  type Option,
  type Question,
  type Seat,
  type TableState,
  undo,
  undoObjection,
  type Viewer,
  viewOf,
} from '@conclave/kernel'
import { seatsGoneBack } from '@conclave/protocol'
import type { LogEntry, Orders } from '../table.ts'
import { MatchLog } from './match-log.ts'
import type { News } from './messages.ts'
import { beginMatch, reopenMatch } from './opening.ts'
import type { Plan, Save } from './plan.ts'

type AnyMatch = Match<TableState, Option>

/** What the host needs from wherever it runs. */
export interface Surroundings {
  tell(news: News): void
  /** Starts to think; the answer comes back through `thought` with the same number. */
  think(number: number, task: Task): void
  save(save: Save): void
  /** Calls back later; the host may be in the middle of something. */
  later(milliseconds: number, work: () => void): void
  now(): number
}

/** Runs a match on this device: people, bots, standing orders, undo. It knows no worker and no page. */
export class Host {
  readonly #loaded: Loaded
  readonly #plan: Plan
  readonly #around: Surroundings
  readonly #match: AnyMatch
  readonly #log: MatchLog
  readonly #orders: Orders[]
  readonly #viewers: readonly Viewer[]
  /** The places in the file of answers that the table gave by itself. */
  readonly #byTable: number[]
  /** Seats that have gone back: what they are asked now, they answer themselves. */
  readonly #back: Set<Seat>
  #told = new Set<number>()
  #version = 0
  #pace: number
  #lastBotAnswer = 0
  /** The question being thought about, if any. */
  #pending: { readonly number: number; readonly version: number; readonly question: Question } | null = null
  /** Open questions that a bot has looked at in this position. */
  #considered = new Set<Seat>()
  #tasks = 0
  /** What a bot has decided while something is shown: it is done afterwards. */
  #held: { readonly waiting: (() => void) | null } | null = null

  private constructor(
    loaded: Loaded,
    plan: Plan,
    orders: readonly Orders[],
    pace: number,
    around: Surroundings,
    match: AnyMatch,
    log: MatchLog,
    byTable: readonly number[] = [],
  ) {
    this.#loaded = loaded
    this.#plan = plan
    this.#orders = [...orders]
    this.#pace = pace
    this.#around = around
    this.#match = match
    this.#byTable = [...byTable]
    this.#back = seatsGoneBack(match.file)
    this.#log = log
    const people = plan.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []))
    this.#viewers = people.length === 0 ? ['spectator'] : people
  }

  static begin(
    loaded: Loaded,
    plan: Plan,
    orders: readonly Orders[],
    pace: number,
    around: Surroundings,
  ): Host | string {
    const log = new MatchLog()
    const match = beginMatch(loaded.game, plan, log)
    if ('problem' in match) return match.problem
    const host = new Host(loaded, plan, orders, pace, around, match, log)
    // A table that was laid out is kept, also before anybody has answered.
    host.#save()
    return host
  }

  static resume(loaded: Loaded, save: Save, pace: number, around: Surroundings): Host | string {
    const log = new MatchLog()
    const byTable = save.byTable ?? []
    const match = reopenMatch(loaded.game, save.file, log, { byTable })
    return 'problem' in match
      ? match.problem
      : new Host(loaded, save.plan, save.orders, pace, around, match, log, byTable)
  }

  /** Carries on as far as nobody has to be asked. */
  go(): void {
    while (this.#match.state.outcome === null && this.#answerByOrder()) {
      // Each answer may bring the next one.
    }
    this.#thinkIfDue()
    this.#tell()
  }

  answer(seat: Seat, key: string): void {
    if (!this.#isBot(seat) && this.#put(seat, key)) this.go()
    else this.#tell()
  }

  undo(seat: Seat): void {
    const { given } = this.#match
    if (undo(this.#match, seat) !== null) return
    const standing = new Set(this.#match.given)
    this.#log.takeBack(
      given.filter((each) => !standing.has(each)),
      seat,
    )
    this.#back.add(seat)
    this.#changed()
    this.#thinkIfDue()
    this.#tell()
  }

  setOrders(seat: Seat, orders: Orders): void {
    this.#orders[seat] = orders
    this.#back.delete(seat)
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
      if (version !== this.#version || key === null || !this.#put(question.seat, key)) {
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
    const { game } = this.#loaded
    const options = choices(game, this.#match.state, question)
    const wanted = 'key' in thought && thought.key !== null ? findOption(options, thought.key) : undefined
    // A bot that broke or took too long must not hold up the table.
    const option = wanted ?? options[0]
    this.#lastBotAnswer = this.#around.now()
    if (option !== undefined) {
      const polite = politely(game, this.#match.state, question, option, (seat) => this.#isBot(seat))
      this.#put(question.seat, keyOf(polite))
    }
    this.go()
  }

  #isBot(seat: Seat): boolean {
    return this.#plan.seats[seat]?.kind === 'bot'
  }

  /** Standing orders, and windows in which a lone player has nothing to choose. */
  #answerByOrder(): boolean {
    const { game } = this.#loaded
    const { state } = this.#match
    for (const question of state.questions) {
      const { seat } = question
      if (this.#isBot(seat) || this.#back.has(seat)) continue
      const ordered = game.standing?.follow(state, question, this.#orders[seat] ?? {})
      if (ordered !== undefined) return this.#put(seat, keyOf(ordered), 'table')
      if (question.manner !== 'window' || this.#viewers.length > 1) continue
      const options = choices(game, state, question)
      const [only] = options
      if (options.length === 1 && only !== undefined) return this.#put(seat, keyOf(only), 'table')
    }
    return false
  }

  #put(seat: Seat, key: string, by: 'seat' | 'table' = 'seat'): boolean {
    const match = this.#match
    const collect = this.#log.collect()
    const refusal = give(match, seat, key, collect.sink, by)
    const given = match.given.at(-1)
    if (refusal !== null || given === undefined) return false
    collect.keep(given)
    if (by === 'table') this.#byTable.push((match.file.segments.at(-1)?.answers.length ?? 0) - 1)
    this.#back.delete(seat)
    this.#changed()
    return true
  }

  #changed(): void {
    this.#version++
    this.#considered.clear()
    this.#save()
  }

  #save(): void {
    const { file, state } = this.#match
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
    const { state } = this.#match
    if (state.outcome !== null || (this.#pending !== null && this.#pending.version === this.#version)) return
    this.#pending = null
    const bots = state.questions.filter(({ seat }) => this.#isBot(seat))
    const question =
      bots.find(({ manner }) => manner !== 'open') ?? bots.find(({ seat }) => !this.#considered.has(seat))
    if (question === undefined) return
    const level = this.#plan.seats[question.seat]?.level ?? 'greedy'
    const number = ++this.#tasks
    this.#pending = { number, version: this.#version, question }
    // The bot's own luck: it follows from the secret seed, so nobody can foresee it.
    const seed = `${this.#plan.seed} bot ${this.#match.given.length} ${this.#version}`
    this.#around.think(number, taskFor(this.#loaded.game, state, question.seat, level, seed))
  }

  #tell(): void {
    const { state, file } = this.#match
    const { game } = this.#loaded
    const entries = this.#log.entries.filter(({ event }) =>
      this.#viewers.some((viewer) => mayHear(event, viewer)),
    )
    const seen = new Set(entries.map(({ seq }) => seq))
    const removed = [...this.#told].filter((seq) => !seen.has(seq))
    const added: LogEntry[] = entries.filter(({ seq }) => !this.#told.has(seq))
    this.#told = seen
    this.#around.tell({
      views: this.#viewers.map((viewer) => [viewer, viewOf(game, state, viewer)]),
      log: { removed, added },
      undo: this.#viewers.flatMap((viewer) =>
        viewer !== 'spectator' && mayUndo(this.#match, viewer) ? [viewer] : [],
      ),
      noUndo: this.#viewers.flatMap((viewer) => {
        const because = viewer === 'spectator' ? null : undoObjection(this.#match, viewer)
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
