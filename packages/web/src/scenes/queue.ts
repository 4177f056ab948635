import type { Scene, Step } from '../kit/scene.ts'

/** Scenes to be shown, the first of them at one of its steps, which stands since then. Times are of the clock that is given. */
export interface Queue {
  readonly scenes: readonly Scene[]
  readonly at: number
  readonly since: number
  /** True if the first one was asked for once more: it waits for its viewer, and holds no answers. */
  readonly again: boolean
}

export const nothing: Queue = { scenes: [], at: 0, since: 0, again: false }

/** So many scenes wait at most: whoever is further behind reads the rest in the log. */
const mostWaiting = 6

/** True if answers wait: something is still to be shown that holds them, or that its viewer asked for. */
export const holdsIn = ({ scenes, again }: Queue): boolean => !again && scenes.some(({ holds }) => holds)

export const stepOf = ({ scenes, at }: Queue): Step | null => scenes[0]?.steps[at] ?? null

/** Up to which entry the log is told while scenes are played; null for all of it. */
export const toldIn = (queue: Queue): number | null => {
  if (!queue.again) return holdsIn(queue) ? (stepOf(queue)?.seq ?? null) : null
  const waiting = queue.scenes[1]?.steps[0]
  return waiting === undefined ? null : waiting.seq - 1
}

/** Further scenes follow those that are shown; what holds nobody makes room for them. */
export const enqueue = (queue: Queue, scenes: readonly Scene[], now: number): Queue => {
  if (scenes.length === 0) return queue
  const [first, ...waiting] = queue.scenes
  const makesRoom = first !== undefined && !queue.again && !holdsIn(queue)
  if (first === undefined || makesRoom) return { ...nothing, scenes: scenes.slice(-mostWaiting), since: now }
  return { ...queue, scenes: [first, ...[...waiting, ...scenes].slice(-mostWaiting)] }
}

/** A scene is shown once more, before whatever else waits. */
export const showAgain = (queue: Queue, scene: Scene, now: number): Queue => ({
  scenes: [scene, ...(queue.again ? queue.scenes.slice(1) : queue.scenes)],
  at: 0,
  since: now,
  again: true,
})

/** The step after this one, of the next scene if need be. */
export const next = (queue: Queue, now: number): Queue => {
  const [first, ...rest] = queue.scenes
  if (first === undefined) return queue
  if (queue.at + 1 < first.steps.length) return { ...queue, at: queue.at + 1, since: now }
  return rest.length === 0 ? nothing : { ...nothing, scenes: rest, since: now }
}

/** The step before this one; the first stays. */
export const back = (queue: Queue, now: number): Queue =>
  queue.at === 0 ? queue : { ...queue, at: queue.at - 1, since: now }

/** Leaves the scene that is asked for again, or all that there are. */
export const skip = (queue: Queue, now: number): Queue =>
  queue.again && queue.scenes.length > 1 ? { ...nothing, scenes: queue.scenes.slice(1), since: now } : nothing

/** Queue without the scenes of entries that were taken back. */
export const without = (queue: Queue, isThere: (seq: number) => boolean, now: number): Queue => {
  if (queue.scenes.every(({ steps }) => steps.every(({ seq }) => isThere(seq)))) return queue
  const scenes = queue.scenes.filter(({ steps }) => steps.every(({ seq }) => isThere(seq)))
  return scenes[0] === queue.scenes[0] ? { ...queue, scenes } : { ...nothing, scenes, since: now }
}

/** Steps of some scenes that are new and to be played: those after an entry of the log. */
export const after = (scenes: readonly Scene[], seen: number): Scene[] =>
  scenes.flatMap((scene) => {
    const steps = scene.live ? scene.steps.filter(({ seq }) => seq > seen) : []
    return steps.length === 0 ? [] : [steps.length === scene.steps.length ? scene : { ...scene, steps }]
  })
