import { parentPort } from 'node:worker_threads'
import { type Task, type Thought, think } from '@conclave/bots'
import { findGame, type Loaded } from '@conclave/games'

// The thread where bots think. It is given imagined worlds only.

const port = parentPort
if (port === null) throw new Error('worker.ts is a worker, not a program')

const loaded = new Map<string, Promise<Loaded>>()

const load = ({ game, edition }: Task): Promise<Loaded> => {
  const name = `${game} ${edition}`
  const known = loaded.get(name)
  if (known !== undefined) return known
  const found = findGame(game, edition)
  if ('problem' in found) throw new Error(found.problem)
  const loading = found.entry.load(found.edition)
  loaded.set(name, loading)
  return loading
}

const answer = async (task: Task): Promise<Thought> => {
  try {
    const { game } = await load(task)
    return think(game, task, { clock: () => performance.now() })
  } catch (error) {
    return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

port.on('message', async (task: Task) => port.postMessage(await answer(task)))
