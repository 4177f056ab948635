import { taskFor } from '@conclave/bots'
import type { Question } from '@conclave/kernel'
import { dueFor, isReleased, loneIn, type Table } from '@conclave/table'
import { longestWindowThought } from '../bots/spec.ts'
import { botIn, fail, type LiveTable, type OpenWindow, seatingOf, tenantOf } from './live.ts'
import type { NewEntry } from './record.ts'
import { numberFor } from './telling.ts'

/**
 * Opens a seat's chance to react. When the answer may show is drawn before anybody looks at the cards; `wake` is called
 * at that moment, and again when the time for thinking is over.
 */
export const openWindow = (table: LiveTable, playing: Table, question: Question, wake: () => void): void => {
  const { context, stored } = table
  const now = context.now()
  const wait = stored.windows === 'fast' ? 0 : context.measuredWait()
  const { windowSeconds } = stored
  const deadline = windowSeconds === 0 ? null : now + Math.max(windowSeconds * 1000, wait)
  const window: OpenWindow = {
    question,
    release: now + wait,
    deadline,
    alarms: [context.alarm(wait, wake), ...(deadline === null ? [] : [context.alarm(deadline - now, wake)])],
    pending: null,
    thought: null,
  }
  table.windows.set(question.seat, window)
  if (botIn(table, question.seat) !== null) think(table, playing, window, wake)
}

const think = (table: LiveTable, { match }: Table, window: OpenWindow, wake: () => void): void => {
  const { seat } = window.question
  if (loneIn(match, window.question) !== undefined) return
  const task = taskFor(match.game, match.state, seat, botOf(table, seat), table.context.newSeed())
  void table.context.thinker
    .think(match.game, task, tenantOf(table), longestWindowThought)
    .then((thought) => {
      table.context.metrics.thoughts.inc({ by: thought.by })
      window.thought = thought
      // In a measured window the thought waits for its moment; otherwise it is what everybody waits for.
      if (table.windows.get(seat) === window && isReleased({ now: table.context.now(), clock: window }))
        wake()
    })
}

const botOf = (table: LiveTable, seat: number): string => botIn(table, seat) ?? 'random'

/** Auto-answer for the seat in its open window now, if any. */
export const dueEntry = (table: LiveTable, playing: Table, window: OpenWindow): NewEntry | null => {
  const { question, pending, thought } = window
  const { seat } = question
  const seating = seatingOf(table)
  const moment = { now: table.context.now(), clock: window, pending: pending?.key ?? null }
  let due = dueFor(playing, seating, question, { ...moment, thought: thought?.key })
  if (due?.do === 'think' && table.stored.windows !== 'fast' && isReleased(moment))
    due = dueFor(playing, seating, question, { ...moment, thought: late(table, playing, seat).key })
  if (due?.do !== 'answer') return null
  const { key, by } = due
  return { seat, key, command: by === 'player' ? (pending?.command ?? null) : null, by }
}

/** The window's moment has come and the bot is not done: a simpler one answers, so that the moment says nothing. */
const late = (table: LiveTable, { match }: Table, seat: number) => {
  const task = taskFor(match.game, match.state, seat, botOf(table, seat), table.context.newSeed())
  const thought = table.context.thinker.fallback(match.game, task, 'not done when the window closed')
  table.context.metrics.thoughts.inc({ by: thought.by })
  return thought
}

/** Closes a window; an answer that waited in it for its moment comes too late. */
export const closeWindow = (table: LiveTable, seat: number, window: OpenWindow): void => {
  for (const cancel of window.alarms) cancel()
  table.windows.delete(seat)
  const { pending } = window
  if (pending === null) return
  const { code, message } = fail('stale', 'the table has moved on; look again')
  const seq = numberFor(table, pending.client.seats)
  pending.client.send({ type: 'refused', id: pending.command, code, message, seq })
}
