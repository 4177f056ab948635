import type {
  MatchFile,
  Option,
  Outcome,
  Question,
  Seat,
  TableState,
  UndoObjection,
  View,
  Viewer,
} from '@conclave/kernel'
import type { Absence, Ballot, QuickPhrase, SeatNotice } from '@conclave/protocol'
import { awaitedSeats as awaitedAmong, type LogEntry, type Orders } from '@conclave/table'
import type { Trouble } from './trouble.ts'

export { type LogEntry, type Orders, type Undone, undoneEvent } from '@conclave/table'

/** Occupant of a seat, as everybody at the table may know. */
export interface SeatInfo {
  readonly seat: Seat
  /** The name given, or null when the interface should choose one ("Seat 2", "Apprentice bot"). */
  readonly name: string | null
  readonly kind: 'human' | 'bot' | 'open'
  /** A bot's spec, e.g. `adept:ms=800`. */
  readonly level: string | null
  /** Ownership: this client plays the seat. */
  readonly mine: boolean
  readonly present: boolean
  /** Stand-in: the bot that sits in until the seat's person is back, if one does. */
  readonly standIn?: string | null
}

export interface ChatLine {
  readonly seq: number
  readonly from: Viewer
  readonly text: Words | { readonly notice: SeatNotice }
}

/** Somebody's own words, or a quick phrase, which everybody reads in their own language. */
export type Words = { readonly words: string } | { readonly phrase: QuickPhrase }

/**
 * A thing on a board, by its sort and name: `card:dragon`, `location:city:red`, `village:3`, `mage:0`, `book:red`,
 * `piece:troll`, `wand:1`, `spell:alchemy`, `pile:discard`.
 */
export type Thing = `${string}:${string}`

export const isThing = (word: string): word is Thing => word.includes(':')

/** A flag that somebody has put on a thing; it stays until the turn ends. */
export interface Ping {
  readonly id: number | string
  readonly from: Viewer
  readonly thing: Thing
  /** Ordinal: which step of a suggested plan the flag stands for, counted from 1. */
  readonly step?: number
}

/** A plan that a seat lays before the asked one: up to three things to choose, one after the other. */
export interface Suggestion {
  readonly from: Seat
  readonly to: Seat
  readonly things: readonly Thing[]
  /** Progress: how many of the steps were followed, as far as this client knows. */
  readonly followed: number
}

/** Deadline of a reaction window, by the clock of the page, and how long it was open in all, in milliseconds. */
export interface Deadline {
  readonly until: number
  readonly whole: number
}

/** The last answer of what all plan in secret is about to count; whose it is, and until when all may think again. */
export interface Closing extends Deadline {
  readonly seat: Seat
}

/** A window in which the time of a seat ran out: what it was asked, and what it could have answered at that table. */
export interface Lapsed {
  readonly question: Question
  readonly options: readonly Option[]
  readonly table: object
}

/** State of the connection with whatever runs the table. `lost` means: trying to get back, nothing can be answered meanwhile. */
type Connection = 'here' | 'connecting' | 'live' | 'lost' | 'closed'

/** All that this client knows of a table at one moment. A new object whenever anything has changed. */
export interface TableSnapshot {
  readonly connection: Connection
  /** Trouble that keeps everything from going on, if there is any. */
  readonly problem: Trouble | null
  /** Reason why the last command was refused, if it was; a new object each time. */
  readonly notice: Trouble | null
  /** Lifecycle: players are still awaited, the match runs, or it has come to an end. */
  readonly status: 'waiting' | 'running' | 'over' | 'abandoned'
  /** False until the first view is there. */
  readonly ready: boolean
  readonly game: string
  readonly edition: string
  readonly options: { readonly [name: string]: boolean | number | string }
  readonly seats: readonly SeatInfo[]
  readonly mySeats: readonly Seat[]
  /** Ownership: an online table is this client's alone, so that nobody else has a say in its end. */
  readonly alone: boolean
  /** Away policy of an online table. */
  readonly absence: Absence | null
  /** Votes that are open. */
  readonly ballots: readonly Ballot[]
  /** Permission to ask a bot for advice. */
  readonly advice: boolean
  /** Through the eyes of each of my seats, or of the spectator when I have none. */
  readonly views: ReadonlyMap<Viewer, View>
  readonly log: readonly LogEntry[]
  /** Undo: which of my seats can take their last answer back. */
  readonly undo: readonly Seat[]
  /** Reasons why others of my seats cannot. */
  readonly noUndo: ReadonlyMap<Seat, UndoObjection | 'lesson'>
  /** Time-out: what one of my seats was asked last when its time ran out, until it decides something itself. */
  readonly lapsed: Lapsed | null
  readonly chat: readonly ChatLine[]
  readonly pings: readonly Ping[]
  readonly suggestions: readonly Suggestion[]
  /** Bots that think right now. */
  readonly thinking: readonly Seat[]
  readonly orders: ReadonlyMap<Seat, Orders>
  /** The windows that close by themselves; a seat that may think as long as it likes has none. */
  readonly deadlines: ReadonlyMap<Seat, Deadline>
  readonly closing: Closing | null
  readonly outcome: Outcome | null
  /** The table where the same people play again, once somebody has asked for it. */
  readonly next: string | null
  /** Grows with every answer that counts; equal numbers mean an equal position. */
  readonly version: number
  /** Changes when the table jumps to a moment that does not follow the one before, as a replay does. */
  readonly scene: number
}

/** Export of a match: the whole file if one may have it, and in any case a text to keep. */
export interface Exported {
  readonly whole: MatchFile | null
  readonly text: string
}

/** Turn counter: which turn a view of the table is in; only the game's board knows how turns are counted. */
export interface Turns {
  turnOf(table: object): number
}

/** A table, wherever it is played. Commands return at once; what comes of them shows in a later snapshot. */
export interface Table {
  readonly id: string
  snapshot(): TableSnapshot
  /** Calls back after every change; returns the way to stop it. */
  subscribe(changed: () => void): () => void
  answer(seat: Seat, key: string): void
  undo(seat: Seat): void
  setOrders(seat: Seat, orders: Orders): void
  chat(text: Words): void
  ping(thing: Thing): void
  /** Lays a plan before a seat, in the place of an earlier one; an empty one takes it away. */
  suggest(from: Seat, to: Seat, things: readonly Thing[]): void
  /** The asked seat has followed the next step of this seat's plan, or wants to see no more of it. */
  follow(from: Seat, how: 'step' | 'never'): void
  /** The player has tried what is not offered: a lesson says what is. */
  missed?(): void
  /**
   * Of a table whose match is not at hand: a world that the seat could not tell from the real one, for whoever thinks about
   * advice.
   */
  imagined?(seat: Seat): Promise<TableState>
  /** Flags and plans lie for one turn: whoever shows the table says how its turns are counted. */
  countTurns?(turns: Turns): void
  /** At an online table: what the player wants of a ballot; the first yes opens it. */
  vote?(ballot: Pick<Ballot, 'about' | 'on'>, yes: boolean): void
  /** Bots wait while something is shown; a server waits for nobody. */
  hold?(held: boolean): void
  /** Bots leave each other no time: nobody looks at what they do. */
  hurry?(hurried: boolean): void
  /** The match so far; a remote table gives it away whole only when that tells nobody a secret. */
  exportFile(): Promise<Exported>
  close(): void
}

/**
 * The one of my seats that is asked, if any: through whose eyes the table is shown when nobody chose. Where several are asked
 * at once, whoever sits before the screen goes on.
 */
export const askedSeat = (
  { views, mySeats }: Pick<TableSnapshot, 'views' | 'mySeats'>,
  facing: Viewer | null = null,
): Seat | undefined => {
  const asked = mySeats.filter((seat) => {
    const question = views.get(seat)?.question
    return question !== null && question !== undefined && question.manner !== 'open'
  })
  return asked.find((seat) => seat === facing) ?? asked[0]
}

/** The seats that the match waits for. */
export const awaitedSeats = (view: View<Option> | undefined): Seat[] => awaitedAmong(view?.asked ?? [])
