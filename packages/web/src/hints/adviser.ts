import type { Advice } from '@conclave/bots'
import type { Seat } from '@conclave/kernel'
import { freshSeed } from '../table/local/plan.ts'
import type { Table } from '../table/table.ts'
import type { FromAdviser, Position, ToAdviser } from './adviser-messages.ts'

/** The one who is asked: a bot that looks ahead, for so long. */
const adviser = 'adept:ms=1500'

/** A thought that goes on beside the page and can be stopped. */
export interface Thinking {
  readonly advice: Promise<Advice | null>
  stop(): void
}

/** Advice of a bot for a seat; null if it cannot be told. */
export const adviceOn = (position: Promise<Position> | Position, seat: Seat): Thinking => {
  let worker: Worker | null = null
  let stopped = false
  const advice = Promise.resolve(position).then(
    (found) =>
      new Promise<Advice | null>((done) => {
        if (stopped) return done(null)
        worker = new Worker(new URL('./adviser-worker.ts', import.meta.url), {
          type: 'module',
          name: 'adviser',
        })
        worker.onmessage = ({ data }: MessageEvent<FromAdviser>) => {
          worker?.terminate()
          if ('problem' in data) console.error(data.problem)
          done('problem' in data ? null : data)
        }
        worker.onerror = () => done(null)
        worker.postMessage({ position: found, seat, bot: adviser, seed: freshSeed() } satisfies ToAdviser)
      }),
  )
  return {
    advice,
    stop: () => {
      stopped = true
      worker?.terminate()
    },
  }
}

/** Position of a seat at a running table. */
export const positionOf = async (table: Table, seat: Seat): Promise<Position> => {
  const { game, edition } = table.snapshot()
  if (table.imagined !== undefined) return { game, edition, world: await table.imagined(seat) }
  const { whole } = await table.exportFile()
  if (whole === null) throw new Error('the match is not at hand')
  return { file: whole }
}
