import { taskFor } from '@conclave/bots'
import { choices, declineOf, findOption, keyOf, type Question, readSettings } from '@conclave/kernel'
import { longestWindowThought } from '../bots/spec.ts'
import { fail, type LiveTable, type OpenWindow } from './live.ts'
import type { Playing } from './playing.ts'
import type { Deed } from './record.ts'

/**
 * Opens a seat's chance to react. When the answer may show is drawn before anybody looks at the cards; `wake` is called
 * at that moment, and again when the time for thinking is over.
 */
export const openWindow = (
  table: LiveTable,
  playing: Playing,
  question: Question,
  wake: () => void,
): void => {
  const { house, stored } = table
  const now = house.now()
  const wait = stored.windows === 'fast' ? 0 : house.measuredWait()
  const { windowSeconds } = stored
  const deadline = windowSeconds === 0 ? null : now + Math.max(windowSeconds * 1000, wait)
  const window: OpenWindow = {
    question,
    release: now + wait,
    deadline,
    alarms: [house.alarm(wait, wake), ...(deadline === null ? [] : [house.alarm(deadline - now, wake)])],
    pending: null,
    thought: null,
  }
  table.windows.set(question.seat, window)
  if (stored.seats[question.seat]?.kind === 'bot') think(table, playing, window, wake)
}

const think = (table: LiveTable, { match }: Playing, window: OpenWindow, wake: () => void): void => {
  const { seat } = window.question
  if (choices(match.game, match.state, window.question).length === 1) return
  const task = taskFor(match.game, match.state, seat, botOf(table, seat), table.house.newSeed())
  void table.house.thinker.think(match.game, task, longestWindowThought).then((thought) => {
    table.house.metrics.thoughts.inc({ by: thought.by })
    window.thought = thought
    // In a measured window the thought waits for its moment; otherwise it is what everybody waits for.
    if (table.windows.get(seat) === window && isReleased(table, window)) wake()
  })
}

const botOf = ({ stored }: LiveTable, seat: number): string => stored.seats[seat]?.bot ?? 'random'

/** Whether what is answered may show. A timer may be a millisecond early. */
export const isReleased = ({ house }: LiveTable, { release }: OpenWindow): boolean =>
  house.now() >= release - 2

/** What the table does for the seat in its open window now, if anything. */
export const deedIn = (table: LiveTable, playing: Playing, window: OpenWindow): Deed | null => {
  if (!isReleased(table, window)) return null
  const { question, pending, thought, deadline } = window
  const { seat } = question
  if (pending !== null) return { seat, key: pending.key, command: pending.command, by: 'player' }
  const { game, state } = playing.match
  const options = choices(game, state, question)
  const [lone] = options
  const isBot = table.stored.seats[seat]?.kind === 'bot'
  // Whoever went back to this window answers it herself, or time does.
  const isBack = playing.back.has(seat)
  if (options.length === 1 && lone !== undefined && (isBot || !isBack)) {
    return { seat, key: keyOf(lone), command: null, by: isBot ? 'bot' : 'order' }
  }
  if (isBot) {
    if (thought === null && table.stored.windows === 'fast') return null
    const { key } = thought ?? late(table, playing, seat)
    const option = (typeof key === 'string' ? findOption(options, key) : undefined) ?? lone
    return option === undefined ? null : { seat, key: keyOf(option), command: null, by: 'bot' }
  }
  const ordered = isBack ? null : orderFor(table, playing, question)
  if (ordered !== null) return { seat, key: ordered, command: null, by: 'order' }
  if (deadline === null || table.house.now() < deadline - 2) return null
  const decline = declineOf(game, state, question)
  return decline === undefined ? null : { seat, key: keyOf(decline), command: null, by: 'timeout' }
}

/** The window's moment has come and the bot is not done: a simpler one answers, so that the moment says nothing. */
const late = (table: LiveTable, { match }: Playing, seat: number) => {
  const task = taskFor(match.game, match.state, seat, botOf(table, seat), table.house.newSeed())
  const thought = table.house.thinker.fallback(match.game, task, 'not done when the window closed')
  table.house.metrics.thoughts.inc({ by: thought.by })
  return thought
}

/** What the seat's standing orders answer, as an option's key. */
export const orderFor = (table: LiveTable, { match }: Playing, question: Question): string | null => {
  const { standing } = match.game
  if (standing === undefined) return null
  const orders = readSettings(standing.settings, table.stored.seats[question.seat]?.orders ?? {})
  const option = orders.ok ? standing.follow(match.state, question, orders.chosen) : undefined
  if (option === undefined) return null
  const key = keyOf(option)
  return findOption(choices(match.game, match.state, question), key) === undefined ? null : key
}

/** Closes a window; an answer that waited in it for its moment comes too late. */
export const closeWindow = (table: LiveTable, seat: number, window: OpenWindow): void => {
  for (const cancel of window.alarms) cancel()
  table.windows.delete(seat)
  const { pending } = window
  if (pending === null) return
  const { code, message } = fail('stale', 'the table has moved on; look again')
  pending.client.send({ type: 'refused', id: pending.command, code, message, seq: table.seq })
}
