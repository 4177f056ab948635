import type { MatchFile, Seat } from '@conclave/kernel'
import { answerOf } from '@conclave/table'
import { emptySnapshot, SnapshotStore } from '../store.ts'
import { followed, laid } from '../suggestions.ts'
import type {
  ChatLine,
  Exported,
  Orders,
  SeatInfo,
  Table,
  TableSnapshot,
  Thing,
  Turns,
  Words,
} from '../table.ts'
import type { FromEngine, FromThinker, News, ToEngine } from './messages.ts'
import type { Plan, Save } from './plan.ts'

/** A bot may use this much more than its budget before it is stopped; loading its code counts, too. */
const grace = 8_000

/** A table on this device: the engine runs in one worker, the bots think in another, so that neither waits. */
export class LocalTable implements Table {
  readonly id: string
  readonly #store: SnapshotStore
  readonly #engine: Worker
  #thinker: Worker | null = null
  #watch: ReturnType<typeof setTimeout> | undefined
  #file: MatchFile | null = null
  #pings = 0
  #pace: number

  constructor(
    start: { readonly plan: Plan; readonly orders: readonly Orders[] } | { readonly save: Save },
    pace: number,
  ) {
    this.#pace = pace
    const plan = 'plan' in start ? start.plan : start.save.plan
    this.id = plan.id
    this.#store = new SnapshotStore({
      ...emptySnapshot({ connection: 'here', game: plan.game, edition: plan.edition }),
      options: plan.options,
      seats: plan.seats.map(seatInfo),
      mySeats: plan.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : [])),
    })
    this.#engine = new Worker(new URL('./engine-worker.ts', import.meta.url), {
      type: 'module',
      name: 'engine',
    })
    this.#engine.onmessage = ({ data }: MessageEvent<FromEngine>) => this.#hear(data)
    this.#engine.onerror = () => this.#store.change({ problem: { code: 'engine' } })
    this.#send(
      'plan' in start ? { type: 'begin', ...start, pace } : { type: 'resume', save: start.save, pace },
    )
  }

  countTurns(turns: Turns): void {
    this.#store.countTurns(turns)
  }

  snapshot(): TableSnapshot {
    return this.#store.get()
  }

  subscribe(changed: () => void): () => void {
    return this.#store.subscribe(changed)
  }

  answer(seat: Seat, key: string): void {
    this.#send({ type: 'answer', seat, key })
  }

  undo(seat: Seat): void {
    this.#send({ type: 'undo', seat })
  }

  setOrders(seat: Seat, orders: Orders): void {
    this.#send({ type: 'orders', seat, orders })
  }

  hold(held: boolean): void {
    this.#send({ type: 'hold', held })
  }

  setPace(milliseconds: number): void {
    this.#pace = milliseconds
    this.#send({ type: 'pace', milliseconds })
  }

  hurry(hurried: boolean): void {
    this.#send({ type: 'pace', milliseconds: hurried ? 0 : this.#pace })
  }

  chat(text: Words): void {
    const { chat, mySeats } = this.snapshot()
    const line: ChatLine = { seq: chat.length + 1, from: mySeats[0] ?? 'spectator', text }
    this.#store.change({ chat: [...chat, line] })
  }

  ping(thing: Thing): void {
    const { pings, mySeats } = this.snapshot()
    const others = pings.filter((ping) => ping.thing !== thing)
    const ping = { id: ++this.#pings, from: mySeats[0] ?? 'spectator', thing } as const
    this.#store.change({ pings: others.length < pings.length ? others : [...pings, ping] })
  }

  suggest(from: Seat, to: Seat, things: readonly Thing[]): void {
    this.#store.change({ suggestions: laid(this.snapshot().suggestions, from, to, things) })
  }

  follow(from: Seat, how: 'step' | 'never'): void {
    this.#store.change({ suggestions: followed(this.snapshot().suggestions, from, how) })
  }

  async exportFile(): Promise<Exported> {
    if (this.#file === null) throw new Error('the match has not begun')
    return { whole: this.#file, text: JSON.stringify(this.#file) }
  }

  close(): void {
    clearTimeout(this.#watch)
    this.#engine.terminate()
    this.#thinker?.terminate()
    this.#store.change({ connection: 'closed' })
  }

  /** Another window goes on with the match: two of them would overwrite each other's answers. */
  handOver(): void {
    this.close()
    this.#store.change({ problem: { code: 'elsewhere' }, views: new Map(), ready: false })
  }

  #send(message: ToEngine): void {
    this.#engine.postMessage(message)
  }

  #hear(message: FromEngine): void {
    if (message.type === 'news') this.#learn(message.news)
    else if (message.type === 'think') this.#think(message.number, message.task)
    else {
      console.error(message.problem)
      this.#store.change({ problem: { code: message.code } })
    }
  }

  #learn({ views, log, undo, noUndo, thinking, orders, outcome, version, file }: News): void {
    this.#file = file
    const before = this.snapshot()
    const kept = before.log.filter((entry) => answerOf(entry) <= log.holds)
    this.#store.change({
      ready: true,
      views: new Map(views),
      log: kept.length === before.log.length && log.added.length === 0 ? before.log : [...kept, ...log.added],
      undo,
      noUndo: new Map(noUndo),
      thinking,
      orders: new Map(orders.map((each, seat) => [seat, each])),
      outcome,
      status: outcome === null ? 'running' : 'over',
      version,
    })
  }

  #think(number: number, task: FromEngineTask): void {
    clearTimeout(this.#watch)
    this.#thinker ??= this.#startThinker()
    this.#thinker.postMessage({ number, task })
    this.#watch = setTimeout(() => {
      this.#thinker?.terminate()
      this.#thinker = null
      this.#send({ type: 'thought', task: number, thought: { problem: 'took too long' } })
    }, budgetOf(task.bot) + grace)
  }

  #startThinker(): Worker {
    const thinker = new Worker(new URL('./thinker-worker.ts', import.meta.url), {
      type: 'module',
      name: 'thinker',
    })
    thinker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      clearTimeout(this.#watch)
      this.#send({ type: 'thought', task: data.number, thought: data.thought })
    }
    return thinker
  }
}

type FromEngineTask = Extract<FromEngine, { type: 'think' }>['task']

const budgetOf = (spec: string): number => Number(/\bms=(\d+)/.exec(spec)?.[1] ?? 2_000)

const seatInfo = ({ kind, name, level }: Plan['seats'][number], seat: Seat): SeatInfo => ({
  seat,
  name,
  kind,
  level,
  mine: kind === 'human',
  present: true,
})
