import type { Seat, TableState, View } from '@conclave/kernel'
import {
  type Ballot,
  type ClientMessageInput,
  closeCodes,
  protocolVersion,
  type Said,
  type ServerMessage,
  type TableInfo,
  viewsAfter,
  type ChatLine as WireLine,
} from '@conclave/protocol'
import { answerOf, placed, undoneAt } from '@conclave/table'
import { freshSeed } from '../local/plan.ts'
import { emptySnapshot, SnapshotStore } from '../store.ts'
import { followed, laid } from '../suggestions.ts'
import {
  type ChatLine,
  type Closing,
  type Deadline,
  type Exported,
  isThing,
  type Lapsed,
  type Orders,
  type Table,
  type TableSnapshot,
  type Thing,
  type Turns,
  type Words,
} from '../table.ts'
import { CommandFailed, type Failing } from '../trouble.ts'
import { call } from './api.ts'
import { Connection } from './connection.ts'
import { nonceFor } from './nonces.ts'

type Command = Extract<ClientMessageInput, { id: string }>
type Current = Extract<ServerMessage, { type: 'update' | 'welcome' }>

/** A table on the server. Commands are kept until they are acknowledged and sent again after a lost connection. */
export class RemoteTable implements Table {
  readonly id: string
  readonly #store: SnapshotStore
  readonly #connection: Connection
  readonly #pending = new Map<string, Command>()
  readonly #nonce: string
  #info: TableInfo | null = null
  #seq = -1
  #lastChat = 0
  #pings = 0

  constructor(info: TableInfo) {
    this.id = info.id
    this.#nonce = nonceFor(info.id, info.commitment).nonce
    this.#info = info
    this.#store = new SnapshotStore({
      ...emptySnapshot({ connection: 'connecting', game: info.game, edition: info.edition }),
      ...this.#known(info),
    })
    this.#connection = new Connection(info.id, {
      hello: () => ({
        type: 'hello',
        version: protocolVersion,
        lastSeq: this.#seq,
        lastChat: this.#lastChat,
        nonce: this.#nonce,
        seats: [...this.snapshot().mySeats],
      }),
      heard: (message) => this.#hear(message),
      lost: () => this.#store.change({ connection: 'lost', thinking: [], closing: null }),
      ended: (code) =>
        this.#store.change({ connection: 'closed', problem: { code: endings[code] ?? 'no-access' } }),
    })
  }

  /** Info on the table as a whole, as the server last said it. */
  get info(): TableInfo | null {
    return this.#info
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
    // Nothing is guessed on a lost connection: the answer waits with the question it was given to.
    this.#command({ type: 'answer', id: commandId(), seat, seq: this.#seq, key })
  }

  undo(seat: Seat): void {
    const id = commandId()
    // What does not count yet needs no undo: it is simply not given.
    if (this.snapshot().closing?.seat === seat) this.#command({ type: 'withdraw', id, seat })
    else this.#command({ type: 'undo', id, seat, seq: this.#seq })
  }

  setOrders(seat: Seat, orders: Orders): void {
    this.#store.change({ orders: new Map(this.snapshot().orders).set(seat, orders) })
    this.#command({ type: 'orders', id: commandId(), seat, orders: { ...orders } })
  }

  chat(text: Words): void {
    const seat = this.snapshot().mySeats[0]
    if (seat !== undefined) this.#command({ type: 'chat', id: commandId(), seat, said: saidOf(text) })
  }

  ping(thing: Thing): void {
    const seat = this.snapshot().mySeats[0]
    if (seat === undefined) return
    this.#connection.say({ type: 'ping', seat, thing })
    this.#addPing(seat, thing)
  }

  suggest(from: Seat, to: Seat, things: readonly Thing[]): void {
    this.#connection.say({ type: 'suggest', seat: from, to, things: [...things] })
    this.#suggested(from, to, things)
  }

  vote({ about, on }: Pick<Ballot, 'about' | 'on'>, yes: boolean): void {
    const seat = this.snapshot().mySeats[0]
    if (seat !== undefined) this.#command({ type: 'vote', id: commandId(), seat, about, on, yes })
  }

  follow(from: Seat, how: 'step' | 'never'): void {
    this.#store.change({ suggestions: followed(this.snapshot().suggestions, from, how) })
  }

  async exportFile(): Promise<Exported> {
    const answer = await call('exportMatch', { params: { table: this.id } })
    if (!answer.ok) throw new CommandFailed(answer.code, answer.message)
    const { value } = answer
    return value.partial
      ? { whole: null, text: JSON.stringify(value) }
      : { whole: value.file, text: JSON.stringify(value.file) }
  }

  async imagined(seat: Seat): Promise<TableState> {
    const answer = await call('imagined', { params: { table: this.id, seat } })
    if (!answer.ok) throw new CommandFailed(answer.code, answer.message)
    // The engine of the same rules has written it; what it cannot read, the adviser says.
    return answer.value.world as unknown as TableState
  }

  /** Files a problem report with the server. */
  async report(text: string, client: { readonly [name: string]: string }): Promise<string> {
    const seat = this.snapshot().mySeats[0] ?? null
    const answer = await call('report', {
      params: { table: this.id },
      body: { text, seat, seq: this.#seq, client: { ...client } },
    })
    if (!answer.ok) throw new CommandFailed(answer.code, answer.message)
    return answer.value.report
  }

  close(): void {
    this.#connection.close()
    this.#store.change({ connection: 'closed' })
  }

  #command(command: Command): void {
    this.#pending.set(command.id, command)
    this.#connection.say(command)
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#welcome(message)
        break
      case 'update':
        if (message.ack !== undefined) this.#pending.delete(message.ack)
        this.#update(message)
        break
      case 'closing':
        this.#store.change({ closing: this.#closing(message.closing) })
        break
      case 'ack':
        this.#pending.delete(message.id)
        break
      case 'refused':
        this.#pending.delete(message.id)
        // The update that made it stale is on its way or here: there is nothing to explain.
        if (message.code !== 'stale') this.#store.change({ notice: { code: message.code } })
        break
      case 'presence':
        this.#info = message.table
        this.#store.change(this.#known(message.table))
        break
      case 'again':
        this.#store.change({ next: message.table })
        break
      case 'chat':
        this.#addChat([message.line])
        break
      case 'ping':
        if (isThing(message.thing)) this.#addPing(message.seat, message.thing)
        break
      case 'suggestion':
        if (message.things.every(isThing)) this.#suggested(message.seat, message.to, message.things)
        break
      case 'thinking':
        this.#store.change({ thinking: [message.seat] })
        break
      case 'error':
        this.#store.change({ notice: { code: message.code } })
        break
      case 'beat':
        break
    }
  }

  #welcome(message: Extract<ServerMessage, { type: 'welcome' }>): void {
    this.#info = message.table
    this.#store.change({
      ...this.#known(message.table),
      connection: 'live',
      mySeats: message.seats,
      orders: new Map(message.orders.map(({ seat, orders }) => [seat, orders])),
    })
    this.#addChat(message.chat)
    this.#stand(message, message.views, null)
    if (!message.complete) void this.#catchUp()
    for (const command of this.#pending.values()) this.#connection.say(command)
  }

  /** Too much happened while we were away: the whole log is fetched. */
  async #catchUp(): Promise<void> {
    const answer = await call('events', { params: { table: this.id } })
    if (answer.ok && answer.value.seq >= this.#seq) this.#store.change({ log: placed(answer.value.events) })
  }

  /** Changes are put together with what is here. If the two do not fit, everything is asked for anew. */
  #update(message: Extract<ServerMessage, { type: 'update' }>): void {
    let views: readonly View[]
    try {
      views = viewsAfter([...this.snapshot().views.values()], message.views)
    } catch {
      this.#connection.again()
      return
    }
    this.#stand(message, views, message.cause)
  }

  #stand(message: Omit<Current, 'views'>, views: readonly View[], cause: Cause | null): void {
    this.#seq = message.seq
    const before = this.snapshot()
    const kept = before.log.filter((entry) => answerOf(entry) <= message.since)
    const log = [...kept, ...placed(message.events)]
    if (cause?.what === 'undo') log.push(undoneAt(message.seq, cause.seat ?? 0))
    const outcome = views[0]?.outcome ?? null
    this.#store.change({
      ready: views.length > 0,
      views: new Map(views.map((view) => [view.viewer, view])),
      log,
      undo: message.undo,
      noUndo: new Map(message.noUndo.map(({ seat, because }) => [seat, because])),
      lapsed: lapsedIn(before, cause),
      thinking: [],
      deadlines: new Map(message.deadlines.map(({ seat, ms }) => [seat, this.#deadline(ms)])),
      closing: this.#closing(message.closing),
      outcome,
      version: message.seq,
    })
  }

  /** Clocks differ: what counts is how much time is left when the message comes. */
  #deadline(left: number): Deadline {
    const whole = 1000 * (this.#info?.windowSeconds ?? 0)
    return { until: performance.now() + left, whole: Math.max(left, whole) }
  }

  #closing(told: Current['closing']): Closing | null {
    return told && { seat: told.seat, until: performance.now() + told.ms, whole: told.ms }
  }

  #addChat(lines: readonly { readonly no: number; readonly seat: Seat; readonly said: Heard }[]): void {
    const { chat } = this.snapshot()
    const fresh = lines.filter(({ no }) => no > this.#lastChat)
    if (fresh.length === 0) return
    this.#lastChat = Math.max(...fresh.map(({ no }) => no))
    this.#store.change({
      chat: [...chat, ...fresh.map(({ no, seat, said }) => ({ seq: no, from: seat, text: heardOf(said) }))],
    })
  }

  #addPing(from: Seat, thing: Thing): void {
    const { pings } = this.snapshot()
    const others = pings.filter((ping) => ping.thing !== thing || ping.from !== from)
    const again = others.length < pings.length
    // Boards ignore words that they do not know.
    this.#store.change({
      pings: again ? others : [...pings, { id: ++this.#pings, from, thing }],
    })
  }

  #suggested(from: Seat, to: Seat, things: readonly Thing[]): void {
    this.#store.change({ suggestions: laid(this.snapshot().suggestions, from, to, things) })
  }

  #known(info: TableInfo): Partial<TableSnapshot> {
    return {
      options: info.options,
      status: info.status,
      next: info.next,
      alone: info.alone,
      absence: info.absence,
      ballots: info.ballots,
      advice: info.advice,
      seats: info.seats.map(({ seat, kind, name, bot, standIn, taken, present, mine }) => ({
        seat,
        name,
        kind: taken ? kind : 'open',
        level: bot,
        standIn,
        mine,
        present: kind === 'bot' || present,
      })),
    }
  }
}

type Cause = Extract<ServerMessage, { type: 'update' }>['cause']

/** Question on which the time of one of my seats ran out: now, or before and nothing was decided since. */
const lapsedIn = ({ views, lapsed, mySeats }: TableSnapshot, cause: Cause | null): Lapsed | null => {
  if (cause === null || cause.seat === null || !mySeats.includes(cause.seat)) return lapsed
  const view = views.get(cause.seat)
  if (cause.by === 'timeout' && view !== undefined && view.question !== null)
    return { question: view.question, options: view.options, table: view.table }
  // What the table answers by itself is no decision.
  return cause.by === 'order' ? lapsed : null
}

const commandId = (): string => freshSeed().slice(0, 22)

const endings: { readonly [code: number]: Failing } = {
  [closeCodes.noAccess]: 'no-access',
  [closeCodes.noTable]: 'no-such-table',
  [closeCodes.deleted]: 'deleted',
  [closeCodes.withdrawn]: 'seat-withdrawn',
  [closeCodes.handedOn]: 'seat-handed-on',
  [closeCodes.version]: 'version',
}

const saidOf = (text: Words): Said => ('words' in text ? { text: text.words } : { quick: text.phrase })

type Heard = WireLine['said']

const heardOf = (said: Heard): ChatLine['text'] => {
  if ('notice' in said) return said
  return 'text' in said ? { words: said.text } : { phrase: said.quick }
}
