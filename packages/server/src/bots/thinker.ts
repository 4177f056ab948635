import { type Task, type Thought, think } from '@conclave/bots'
import { choices, type Game, type Option, type TableState } from '@conclave/kernel'
import type { Pool, PoolThought } from './pool.ts'
import type { Tenant } from './queue.ts'
import { bounded, longestThought } from './spec.ts'

/** Result of a bot's thinking: as it should be, or by a simpler bot because of a problem. */
export type Thinking =
  | { readonly key: string | null; readonly problem?: string; readonly by: 'itself' | 'greedy' | 'random' }
  | { readonly key: undefined; readonly problem: string; readonly by: 'nobody' }

/** Answers for bots, whatever happens to them. */
export interface Thinker {
  think(game: Game<TableState, Option>, task: Task, tenant: Tenant, most?: number): Promise<Thinking>
  /** The same without waiting, by a simpler bot: the simplest, if others need this thread's time. */
  fallback(game: Game<TableState, Option>, task: Task, problem: string): Thinking
}

/** Time for sending a world and an answer to and fro, beyond the thinking itself, in milliseconds. */
const travel = 1500

/** Beyond this, even a greedy thought is too much for the thread that serves everybody. */
const mostOptionsForGreedy = 60

/** Share of the serving thread's time that bots without a thread of their own get: one part in so many. */
const share = 20

export const thinkerWith = (pool: Pool, clock = () => performance.now()): Thinker => {
  let restedAt = Number.NEGATIVE_INFINITY

  const here = (game: Game<TableState, Option>, task: Task, bot: string): Thought => {
    try {
      return think(game, { ...task, bot }, { clock })
    } catch (error) {
      return { problem: error instanceof Error ? error.message : String(error) }
    }
  }

  /** Many may be left at once, and one greedy thought costs as much as a hundred answers. */
  const fallback: Thinker['fallback'] = (game, task, problem) => {
    const begun = clock()
    if (begun < restedAt) return simpler(game, task, problem, ['random'])
    const thinking = simpler(game, task, problem)
    restedAt = clock() + (share - 1) * (clock() - begun)
    return thinking
  }

  const simpler = (
    game: Game<TableState, Option>,
    task: Task,
    problem: string,
    levels: readonly ('greedy' | 'random')[] = ['greedy', 'random'],
  ): Thinking => {
    const question = task.world.questions.find(({ seat }) => seat === task.seat)
    const many = question !== undefined && choices(game, task.world, question).length > mostOptionsForGreedy
    for (const by of many ? (['random'] as const) : levels) {
      const thought = here(game, task, by)
      if ('key' in thought) return { key: thought.key, by, problem }
    }
    return { key: undefined, by: 'nobody', problem }
  }

  return {
    fallback,
    think: async (game, task, tenant, most = longestThought) => {
      // A random bot is done before it could be sent anywhere.
      const thought: PoolThought =
        task.bot === 'random'
          ? here(game, task, 'random')
          : await pool.think({ ...task, bot: bounded(task.bot, most) }, most + travel, tenant)
      if ('key' in thought) return { key: thought.key, by: 'itself' }
      const instead = thought.isCrowded ? fallback : simpler
      return instead(game, task, thought.problem)
    },
  }
}
