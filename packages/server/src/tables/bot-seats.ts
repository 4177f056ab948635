import { taskFor } from '@conclave/bots'
import type { Question } from '@conclave/kernel'
import type { Table } from '@conclave/table'
import { longestThought } from '../bots/spec.ts'
import { botIn, type LiveTable, tenantOf } from './live.ts'
import { tellAll } from './telling.ts'

/** A bot's answer has come; undefined when none could be found. */
export type Answered = (key: string | undefined) => void

/** Lets a bot think about its question, unless it does already, and answers after the table's pause. */
export const letThink = (table: LiveTable, playing: Table, question: Question, answered: Answered): void => {
  const { context, stored, thinking, offered } = table
  const { seat, manner } = question
  const asked = table.asked.get(seat)
  const before = thinking.get(seat)
  if (before !== undefined && before === asked?.question) return
  if (manner === 'open') {
    // An open question is offered once at every turn of events.
    if (offered.get(seat) === playing.seq) return
    offered.set(seat, playing.seq)
  }
  thinking.set(seat, question)
  const bot = botIn(table, seat) ?? 'random'
  const { game, state } = playing.match
  // How often it thinks would tell how often it decides in secret.
  if (manner !== 'open' && manner !== 'secret' && bot !== 'random') {
    tellAll(table, { type: 'thinking', seat, ms: longestThought })
  }
  const begun = context.now()
  const task = taskFor(game, state, seat, bot, context.newSeed())
  void context.thinker.think(game, task, tenantOf(table)).then((thought) => {
    context.metrics.thoughts.inc({ by: thought.by })
    context.metrics.thinkTime.observe((context.now() - begun) / 1000)
    if (thought.problem !== undefined) {
      context.log.warn(
        { table: stored.id, seat, bot, by: thought.by, problem: thought.problem },
        'a bot failed',
      )
    }
    const { key } = thought
    const speak = () => {
      // If the bot was asked something else in the meantime, this thought does not count.
      if (thinking.get(seat) !== question) return
      thinking.delete(seat)
      if (key !== null) answered(key)
    }
    const pause = stored.botPause - (context.now() - begun)
    if (key === null || pause <= 0) speak()
    else setTimeout(speak, pause)
  })
}
