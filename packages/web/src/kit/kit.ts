import type {
  CardInfo,
  Language,
  Message,
  Option,
  Outcome,
  Question,
  Seat,
  TableEvent,
  View,
  Viewer,
} from '@conclave/kernel'
import type { Catalogues } from '@conclave/texts'
import type { ComponentType, ReactNode } from 'react'
import type { Air } from '../settings/appearance.ts'
import type { Cue } from '../sound/cues.ts'
import type { Deadline, LogEntry, Ping, SeatInfo, Thing, Undone } from '../table/table.ts'
import type { UiText } from '../texts/ui-texts.ts'
import type { Digest } from './digest.ts'
import type { Legend } from './legend.ts'
import type { ScoreTable, Tally } from './result.ts'
import type { Scene } from './scene.ts'
import type { Targets } from './targets.ts'

/** A game as its board knows it: what is seen of the table, what can be asked and answered, what happens, and its cards. */
export interface GameTypes {
  readonly view: object
  readonly question: Question
  readonly option: Option
  readonly event: TableEvent
  readonly card: CardInfo
  readonly fact: FactOf<CardInfo>
}

/** The names of the facts of some card or other. */
export type FactOf<C extends CardInfo> = C extends unknown ? Extract<keyof C['facts'], string> : never

/** Pending prompts: whom the match waits for; what others plan in secret is not told. */
type Asked<G extends GameTypes> = readonly (View['asked'][number] & {
  readonly kind: G['question']['kind'] | 'secret'
})[]

/** Log events of a game: its own, and undos. */
type Heard<G extends GameTypes> = G['event'] | Undone

/**
 * Props of a board. It shows the table and lets the player click the thing itself; it never decides anything.
 * Whatever has an option now is a button (or has its role), carries `data-legal`, and says on its label
 * what it is.
 */
export interface BoardProps<G extends GameTypes = GameTypes> {
  /** Observation: what the viewer sees of the table. */
  readonly table: G['view']
  /** Pending prompts: whom the match waits for or would listen to. */
  readonly asked: Asked<G>
  readonly seat: Viewer
  readonly seats: readonly SeatInfo[]
  /** Current prompt of the seat that this screen answers for, and every legal answer; null and empty while others decide. */
  readonly question: G['question'] | null
  readonly options: readonly G['option'][]
  /** Hit targets: which things stand for which options. */
  readonly targets: Targets<G['option']>
  /** Gives an answer. Ignored for a moment after the options have changed, so that no click hits the wrong thing. */
  choose(option: G['option']): void
  /**
   * Gives several answers that the player has decided on together, one after the other. `next` is asked at every question
   * of the seat; it may wait for an answer of the player's own, null ends it, and `off` ends it where an answer of hers is
   * not to be had. While others are asked it waits; the end of the turn ends it, too.
   */
  lead(next: Leading<G>): void
  /**
   * A thing was clicked or activated by key: its only option is chosen, unless that throws something away; of several the
   * player chooses in a small menu beside `anchor`. Without an option a card is inspected; while others decide, a click at an online table points at the
   * thing for everybody. What is lifted is read first: even a lone answer stands in a menu. Use it for every click on the board.
   */
  act(thing: Thing, anchor: Element, lifts?: boolean): void
  /** Tells the player something for a moment: why nothing can be done here, say. Nothing where nobody plays. */
  tell(words: string): void
  /** Hovering or focusing a card shows it in the preview pane, with the side that lies up; null ends that. */
  preview(card: string | null, up?: string | null): void
  /** Opens a card for reading until it is closed. */
  inspect(card: string, up?: string | null): void
  /** The key that gives an answer, as in `KeyboardEvent.key`; null if none does. */
  keyFor(option: G['option']): string | null
  /** The thing that the tutorial or the palette points at, if any. */
  readonly pointedAt: readonly Thing[]
  /** The things that a scene speaks of while it is shown. */
  readonly staged: readonly Thing[]
  /** Diff since the viewer last acted. */
  readonly changed: readonly Thing[]
  /** Things that the player has just been led to, to see them; a new list each time. */
  readonly ledTo: readonly Thing[]
  readonly pings: readonly Ping[]
  ping(thing: Thing): void
  /** The game's and the interface's texts. */
  speak(message: Message): string
  /** Label of an option: what it does, in short. */
  speakOption(option: G['option']): string
  /** Name of a seat. */
  nameOf(seat: Seat): string
  readonly cards: ReadonlyMap<string, G['card']>
  /** The latest entries of the log, oldest first: what to animate. Compare `seq` with what was shown before. */
  readonly events: readonly LogEntry<Heard<G>>[]
  /** Auto-answers: what the viewer has left to the table, by the names of the game's standing orders; empty for spectators. */
  readonly orders: Options
  /** Changes a standing order of the viewer. */
  setOrder(name: string, value: boolean | number | string): void
  /** Moment when the window closes by itself in which the seat is asked; null if it may think as long as it likes. */
  readonly deadline: Deadline | null
  /** As long as it is the same, the table follows from the one that was shown before; else there is nothing to compare it with. */
  readonly scene: number
  /** 0: no motion at all; 1: usual; larger is faster. Reduced motion is already taken into account. */
  readonly animationSpeed: number
}

/** The next of several answers: an option, `wait` for the player to answer first, null for the end, `off` for no way on. */
export type Leading<G extends GameTypes = GameTypes> = (
  question: G['question'],
  options: readonly G['option'][],
  table: G['view'],
) => G['option'] | 'wait' | 'off' | null

/** Several answers to come, one after the other. */
export interface Course<G extends GameTypes = GameTypes> {
  next(question: G['question'], options: readonly G['option'][], table: G['view']): ReturnType<Leading<G>>
}

/**
 * Plug-in: what the interface needs to know of a game beyond its rules and texts. A board writes its kit with the types of its
 * game; the interface has kits of any game. All that takes something of the game is a method, so that the one can stand
 * for the other (TypeScript compares parameters of methods in both directions); the registry is where that is believed.
 */
export interface BoardKit<G extends GameTypes = GameTypes> {
  Board(props: BoardProps<G>): ReactNode
  /** Look of the page while the game is shown. */
  readonly air: Air
  /** Message bundle: what the board says beyond the game's own texts; `speak` knows it. */
  readonly texts?: Catalogues
  /** Meanings of the board's signs, for whoever has no pointer to ask them: those that this table can show. */
  legend?(table: G['view']): Legend
  /** A card's picture and signs, large, for the preview; name, text and facts stand beside it. */
  Face?(props: FaceProps<G>): ReactNode
  /** Self-contained: the large face of a card says all of its text, which then does not stand beside it. */
  tellsAll?(card: G['card']): boolean
  /** Facts of cards that are for other tables than this: the names by which a terminal lists them, say. */
  readonly unprinted?: readonly G['fact'][]
  /**
   * Several answers that are decided on together at a thing, under a name that says what comes of them. In the menu of the thing they
   * stand in the place of the answer with which they begin; `thingsOf` has that answer there, too.
   */
  plansOf?(
    question: G['question'],
    options: readonly G['option'][],
    table: G['view'],
  ): readonly Plan<G['option']>[]
  /** Things on the board where an option is chosen; none means that it gets a button in the prompt bar. */
  thingsOf(option: G['option'], question: G['question'], table: G['view']): readonly Thing[]
  /** Answers on the board in the order in which they lie there; without it, as the game lists them. */
  inOrder?(
    options: readonly G['option'][],
    question: G['question'],
    cards: ReadonlyMap<string, G['card']>,
    table: G['view'],
  ): readonly G['option'][]
  /** The card that a thing is, to be read where nothing can be done with it. */
  cardOf?(thing: Thing): string | undefined
  /** The card that an answer is about, to be read where it is chosen from a menu. */
  cardIn?(option: G['option']): string | undefined
  /** The key of its own that an answer has, as in `KeyboardEvent.key`; null for no key at all, undefined for the next digit. */
  shortcutOf?(option: G['option'], question: G['question']): string | null | undefined
  /** A question or an answer in words that only the table knows, which spell lies where say; null for the game's own text. */
  tellQuestion?(question: G['question'], table: G['view']): Message | null
  tellOption?(
    option: G['option'],
    question: G['question'],
    table: G['view'],
    cards: ReadonlyMap<string, G['card']>,
  ): Message | null
  /**
   * Confirmation: an option gives something away for nothing: no single click and no single key chooses it, a menu asks, even
   * where a thing has nothing else to offer.
   */
  throwsAway?(option: G['option'], question: G['question']): boolean
  /** Look-ahead: what an answer would be asked next, where that is known: it is asked at once, and both are given together. */
  aheadOf?(option: G['option'], question: G['question'], table: G['view']): Ahead<G> | null
  /** Cancellable: it belongs to something that its player has begun and may leave by Escape, as long as it can be taken back. */
  isOnTheWay?(question: G['question']): boolean
  /**
   * Batch terminator: what says after an answer to this question that it was all, the end of a turn say; a click with Shift gives both.
   * Null where nothing has to be ended.
   */
  doneAfter?(question: G['question']): Course<G> | null
  /** Terminator: an option ends a phase or a card: it has a key of its own, and never stands first. */
  isEnding?(option: G['option']): boolean
  /** The heading of the rules page (its anchor) under which a rule is told. */
  chapterOf?(rule: string): string | undefined
  /** The card that asks, for the prompt bar, and what it does, where the question itself does not say it. */
  sourceOf?(question: G['question'], table: G['view']): string | undefined
  effectOf?(question: G['question'], table: G['view'], options: readonly G['option'][]): Message | undefined
  /**
   * Buttons of the prompt bar in their order, also for answers that have a thing on the board, so that nobody overlooks
   * what can be done. Answers without a thing that are not among them follow.
   */
  buttonsOf?(
    question: G['question'],
    options: readonly G['option'][],
    table: G['view'],
    cards: ReadonlyMap<string, G['card']>,
  ): readonly PromptButton<G['option']>[]
  /** Stable height: its questions come so often that on a phone short and long ones take the same room. */
  readonly calm?: boolean
  /**
   * Activity summary: what the table and others did since the viewer last acted, for the prompt bar, and where on the
   * board one sees it; `read` is the last entry that she has read. The log is hers: it tells nothing that she may not know.
   */
  digestOf?(
    log: readonly LogEntry<Heard<G>>[],
    viewer: Viewer,
    read: number,
    table: G['view'],
  ): Digest<Heard<G>> | null
  /** Notification: what somebody else has just done to the viewer and what came of it, if the prompt bar is to say it. */
  noticeOf?(log: readonly LogEntry<Heard<G>>[], viewer: Viewer, read: number): readonly LogEntry<Heard<G>>[]
  /** The log as its listener reads it, where not every event is a line of its own. */
  retell?(events: readonly Heard<G>[]): readonly Retold[]
  /** Headings: which events stand above what follows in the log; null for plain lines. */
  headingOf(event: Heard<G>): 'turn' | 'phase' | null
  /** Mention: an event concerns a seat that is not its own: whoever is moved by somebody else, say. */
  concerns?(event: Heard<G>, seat: Seat): boolean
  /** Answers without a thing on the board that others may suggest, by `answer:` and their sort. */
  readonly calls?: readonly { readonly thing: Thing; readonly name: Message }[]
  readonly presets?: readonly Preset[]
  /** Partners: bots on one's own side, those that are good company, and those that are not. */
  readonly partners?: Partners
  /** Set-up form: how a new table of this game is set up where plain fields are not enough: decks, characters, a scenario. */
  readonly setup?: GameSetup
  /** Validation: what cannot be played in these options, in words; the game itself refuses them, too. */
  objection?(options: Options, seatNames: readonly string[]): Message | null
  /** Result line: how a match ended, in a few words, where "Ada has won" is not what the game says. */
  headline?(outcome: Outcome): Message
  /** Score sheet: how the final score comes about, where it is more than one number. */
  scoreOf?(outcome: Outcome, table: G['view'], options: Options): ScoreTable
  /** Statistics: what is counted over a match that is over: encounters, spells, damage by card, points by source. */
  tallyOf?(log: readonly LogEntry<Heard<G>>[], table: G['view'], options: Options): readonly Tally[]
  /** Series: what the outcome means for the next match of the same seats. */
  aftermath?(outcome: Outcome): Message
  /** Title: what a winner may call herself. */
  titleOf?(name: string, options: Options): Message
  /**
   * Cut-scenes: which events are shown step by step before the game goes on, oldest first. The same entries make the same
   * scenes, so that the log can show them again; a scene may grow by what comes later.
   */
  scenesOf?(log: readonly LogEntry<Heard<G>>[], table: G['view'], viewer: Viewer): readonly Scene[]
  /**
   * The table as it stands while a scene is played: between the last view before it and the first one after it, when some of
   * what happened between them was told and the rest is still coming. Both views are of the same viewer.
   */
  tableAt?(
    before: G['view'],
    after: G['view'],
    told: readonly LogEntry<Heard<G>>[],
    coming: readonly LogEntry<Heard<G>>[],
  ): G['view']
  /** Sound trigger: what sounds when something happens; null for nothing. */
  cueOf?(event: Heard<G>): Cue | null
  /** Numbers to plot over the match for the end screen; always the same ones in the same order. */
  measure?(table: G['view']): readonly Measure[]
  /** The colours that the seats have chosen, by the names of their tokens without `--`; none means the usual ones. */
  seatColours?(table: G['view'], asked: Asked<G>): readonly string[]
  /** Edition hints: what of this position differs from an earlier one, what matters most first; each is told once. */
  hintsOf?(question: G['question'], options: readonly G['option'][], table: G['view']): readonly HintView[]
  /** Turn counter: which turn the table is in. Flags lie for one, and replay and chart are divided by it. */
  turnOf(table: G['view']): number
  /** Unit of the counter: turns, unless told. */
  readonly dividedBy?: 'turns' | 'rounds'
}

/** A question that will follow, with its answers; `back` is among them, and gives none. */
export interface Ahead<G extends GameTypes = GameTypes> {
  readonly question: G['question']
  readonly options: readonly G['option'][]
  readonly back: G['option']
  /** The kinds of questions that may come in between. */
  readonly between: readonly string[]
}

/** Something that whoever knows an earlier edition does not expect; by its id the device remembers it. */
export interface HintView {
  readonly id: string
  readonly title: Message
  readonly text: Message
  /** The heading of the rules page that tells more. */
  readonly chapter: string
}

/** Several answers in one: the first of them, and which of those that are offered then follows; null for the end. */
export interface Plan<O extends Option = Option> {
  /** By which its menu knows it. */
  readonly key: string
  readonly thing: Thing
  readonly name: Message
  readonly first: O
  goesOn(options: readonly O[]): O | null
  /** Continuation where more than two answers belong to it; it then gives the first of them, too. */
  leads?(): { next(question: Question, options: readonly O[], table: object): ReturnType<Leading> }
}

/** A button of the prompt bar; several options under one name are chosen from in a menu. Without a name it says its option. */
export interface PromptButton<O extends Option = Option> {
  readonly options: readonly O[]
  readonly name?: Message
  /** True if it is something besides the question: nobody is led to it. */
  readonly aside?: boolean
  /** True if it is an answer that nobody is urged to give: its price is seldom worth it. */
  readonly quiet?: boolean
  /** Answers that take the place of all others in the bar once it is pressed, and what is asked then: the board stays in sight. */
  readonly parts?: { readonly asks: Message; readonly buttons: readonly PromptButton<O>[] }
  /** Reason why it cannot be given, where it has no options: it stands there all the same, so that nobody looks for it. */
  readonly objection?: Message
}

/** A line of the log: which event it stands for, and its words where they are not that event's own. */
interface Retold {
  readonly at: number
  readonly says: Message | null
}

/** Props of a large card. */
export interface FaceProps<G extends GameTypes = GameTypes> {
  readonly card: G['card']
  /** The side that lies up, if it lies somewhere. */
  readonly up?: string | null
  speak(message: Message): string
}

/** Choices for a table, by the names of the game's settings. */
export type Options = { readonly [name: string]: boolean | number | string }

/** Bots as partners, by the specs of their levels. */
interface Partners {
  /** Defaults of a new seat, so that a person can win with it. */
  readonly usual: string
  /** Warning about a level before it is chosen, where the match can hardly be won with it. */
  readonly warnings: { readonly [level: string]: Message }
}

/** Options that go well together, by a name that the game has a text for. */
interface Preset {
  readonly name: Message
  readonly options: Options
}

/**
 * A game's own part of the page that sets up a table. `Setup` stands first among the options, below the presets, in the
 * place of the fields of the settings that it takes over; every other setting of the game keeps its field. It keeps no
 * state of the table itself: what it shows comes from `options`, what is chosen goes to `change`.
 */
export interface GameSetup {
  /** Title of the step in which it stands. */
  readonly title: UiText
  /** The names of the settings that `Setup` shows, e.g. `deck0` and `deck1`. */
  readonly takes: readonly string[]
  readonly Setup: ComponentType<SetupProps>
  /** Options as so many seats need them where there is but one way: whoever is alone plays against the Avatar. */
  fit?(options: Options, seats: number): Options
  /** Name of those who play, too, without a seat; null for nobody. */
  companyOf?(options: Options): Message | null
}

/** Props of a game's own part of the set-up page. */
export interface SetupProps {
  /** A value for every setting of the game. What the game has against them (`problemWith`) is shown by the page. */
  readonly options: Options
  /** Changes some of the settings; the others stay. */
  change(changed: Options): void
  /** The seats whose settings are chosen here: whoever comes by a link chooses for hers and for no other. */
  readonly seats: readonly Seat[]
  /** Seat names, by the names given or by what the game calls the seats. */
  readonly seatNames: readonly string[]
  /** The game's texts and the kit's. */
  speak(message: Message): string
  readonly language: Language
}

/** One number of a position, e.g. where the red hat stands. Those of one group share a small chart. */
export interface Measure {
  readonly group: Message
  readonly name: Message
  /** Null when there is nothing to measure any more: its line ends. */
  readonly value: number | null
  /** A colour by the name of its token, without `--`. */
  readonly colour: string
  readonly dashed: boolean
  /** Charts of the same scale are compared with each other; without it a chart has its own. */
  readonly scale?: string
}
