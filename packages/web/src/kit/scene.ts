import type { Message } from '@conclave/kernel'
import type { Cue } from '../sound/cues.ts'
import type { Thing } from '../table/table.ts'

/**
 * Duration class of a step: one beat of several that are felt more than read, a line among others, something with a card or cubes to
 * look at, or a moment of the match.
 */
export type StepSize = 'beat' | 'line' | 'thing' | 'moment'

/** Cubes that a step lays or takes back. */
export interface Lying {
  /** The name of a colour token without `--`. */
  readonly colour: string
  readonly count: number
  /** Cubes, unless told: stones are round. */
  readonly shape?: 'stone'
  readonly way: 'laid' | 'back'
  /** Owner and place of the things, in words. */
  readonly says: Message
}

/** A number that a step speaks of: it counts up or down from what it was the step before. */
export interface Figure {
  readonly says: Message
  readonly value: number
  /** The name of a colour token without `--`. */
  readonly colour: string
}

/** One thing that has happened, as it is shown. */
export interface Step {
  /** The entry of the log that it tells. */
  readonly seq: number
  /** Its words, where they are not that entry's own. */
  readonly says: Message | null
  /** Reasons or details: a smaller line below. */
  readonly also: readonly Message[]
  /** A card that is shown large, with its side if it lies somewhere. */
  readonly card: string | null
  readonly up: string | null
  /** Highlights on the board while it is shown. */
  readonly things: readonly Thing[]
  readonly cubes: readonly Lying[]
  /** Numbers that it compares: two strengths, the health of a mage. */
  readonly figures: readonly Figure[]
  readonly size: StepSize
  /** Tone: good or bad news for whom it is told; null for neither. */
  readonly tone: 'good' | 'bad' | null
  /** Sound cue as it comes, in the place of what its event sounds like; null for that. */
  readonly cue: Cue | null
}

/**
 * Presentation of a scene: step by step in a panel that tells what came of what; a card held up large for about a second, with
 * one line; a banner across the board, in three sizes.
 */
export type SceneForm = 'panel' | 'spotlight' | 'banner'

/** Cut-scene: what is shown in one go, step by step. Plain data: the same entries always make the same scene. */
export interface Scene {
  /** The entry of the log with which it begins, and by which the log finds it again. */
  readonly seq: number
  readonly title: Message
  readonly steps: readonly Step[]
  /** Live: it is played as it happens; the log shows others, too. */
  readonly live: boolean
  readonly form: SceneForm
  /**
   * Blocking: answers wait until it is over. What a viewer has just done herself is shown to her as well, but she may go on: such
   * a scene lets clicks through, and the next one takes its place.
   */
  readonly holds: boolean
}

/** A step that is but a line. */
export const line = (seq: number, more: Partial<Omit<Step, 'seq'>> = {}): Step => ({
  seq,
  says: null,
  also: [],
  card: null,
  up: null,
  things: [],
  cubes: [],
  figures: [],
  size: 'line',
  tone: null,
  cue: null,
  ...more,
})

type Content = Partial<Omit<Step, 'seq'>> & { readonly title: Message }

const short = (form: SceneForm, seq: number, { title, ...more }: Content, holds: boolean): Scene => ({
  seq,
  title,
  steps: [line(seq, more)],
  live: true,
  form,
  holds,
})

/** A card that somebody plays, casts or triggers, large, with one line: who, what, at whom, with what result. */
export const spotlight = (seq: number, content: Content & { readonly card: string }, holds: boolean): Scene =>
  short('spotlight', seq, { size: 'thing', ...content }, holds)

/** A moment of the match: `line` is a small banner, `thing` one with a card or cubes, `moment` the largest. */
export const banner = (seq: number, content: Content, holds = true): Scene =>
  short('banner', seq, content, holds)
