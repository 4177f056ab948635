import type { Task, Thought } from '@conclave/bots'
import type { MatchFile, Outcome, Seat, UndoObjection, View, Viewer } from '@conclave/kernel'
import type { LogEntry, Orders } from '@conclave/table'
import type { Plan, Save } from './plan.ts'

/** Commands of the page to the engine. */
export type ToEngine =
  | { readonly type: 'begin'; readonly plan: Plan; readonly orders: readonly Orders[]; readonly pace: number }
  | { readonly type: 'resume'; readonly save: Save; readonly pace: number }
  | { readonly type: 'answer'; readonly seat: Seat; readonly key: string }
  | { readonly type: 'undo'; readonly seat: Seat }
  | { readonly type: 'orders'; readonly seat: Seat; readonly orders: Orders }
  | { readonly type: 'hold'; readonly held: boolean }
  | { readonly type: 'pace'; readonly milliseconds: number }
  | { readonly type: 'thought'; readonly task: number; readonly thought: Thought }

/** Updates of the engine to the page. */
export type FromEngine =
  | { readonly type: 'news'; readonly news: News }
  | { readonly type: 'think'; readonly number: number; readonly task: Task }
  /** `problem` is for whoever looks into it. */
  | { readonly type: 'problem'; readonly code: 'outdated' | 'engine'; readonly problem: string }

/** Current state of the table. The log comes as the answer up to which the page's own still holds, and what is new. */
export interface News {
  readonly views: readonly (readonly [Viewer, View])[]
  readonly log: { readonly holds: number; readonly added: readonly LogEntry[] }
  readonly undo: readonly Seat[]
  readonly noUndo: readonly (readonly [Seat, UndoObjection])[]
  readonly thinking: readonly Seat[]
  readonly orders: readonly Orders[]
  readonly outcome: Outcome | null
  readonly version: number
  readonly file: MatchFile
}

/** Messages of the page to the thinker, and back. */
export interface ToThinker {
  readonly number: number
  readonly task: Task
}
export interface FromThinker {
  readonly number: number
  readonly thought: Thought
}
