import type { Viewer } from '@conclave/kernel'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { BoardKit } from '../kit/kit.ts'
import type { Scene, Step } from '../kit/scene.ts'
import { useSettings } from '../settings/settings.ts'
import { askedSeat, type Deadline, type Table, type TableSnapshot } from '../table/table.ts'
import { plainOf } from '../texts/rich.ts'
import type { TableTexts } from '../texts/table-texts.ts'
import { around, type PastViews, withViews } from './past-views.ts'
import {
  after,
  back,
  enqueue,
  holdsIn,
  next,
  nothing,
  type Queue,
  showAgain,
  skip,
  stepOf,
  toldIn,
  without,
} from './queue.ts'
import { roomIn, shareOf, timeOf } from './timing.ts'
import { wordsOf } from './words.ts'

/** So much of the log is looked through for what has just happened. */
const recent = 400

/** Stage: the scene that is shown, and what can be done about it. */
export interface Stage {
  readonly scene: Scene | null
  readonly step: Step | null
  /** Index of the step, from 0. */
  readonly at: number
  /** The table as it stood at this step; null where it stands as it is now. */
  readonly table: object | null
  /** Up to which entry the log is told by now; null for all of it. */
  readonly told: number | null
  /** True if answers wait until it is over: nobody answers into a table that still plays, or that is no more. */
  readonly held: boolean
  /** True if it goes on only when its viewer says so. */
  readonly byHand: boolean
  /** True if it is shown once more from the log. */
  readonly again: boolean
  /** True if its viewer waits for others, and may leave their doings to the log. */
  readonly mayHurry: boolean
  /** Nothing more is shown until the viewer is asked, or the match is over; local bots do not wait for anybody's eyes. */
  hurry(): void
  next(): void
  back(): void
  skip(): void
  /** Shows a scene once more. */
  show(scene: Scene): void
  /** True if the stage tells of this entry of the log, now or soon. */
  tells(seq: number): boolean
}

const now = (): number => performance.now()

interface Staging {
  readonly kit: BoardKit | null
  readonly table: Table
  readonly snapshot: TableSnapshot
  /** View of the table; undefined before there is one. */
  readonly shown: object | undefined
  readonly viewer: Viewer
  readonly texts: TableTexts
  /** True if nobody looks yet: the screen is being handed on. */
  readonly paused: boolean
  /** Moment when the viewer's time to answer runs out. */
  readonly deadline: Deadline | undefined
}

/** Up to where the log was shown, of which stretch of the match, and what the table looked like on the way. */
interface Seen {
  readonly key: string
  readonly views: TableSnapshot['views']
  readonly jump: number
  readonly last: number
  readonly past: readonly PastViews[]
}

const noneSeen: readonly PastViews[] = []

/** Shows what happens, scene by scene, as its viewer likes it. What was there when the table was opened is not shown. */
export const useStage = ({
  kit,
  table,
  snapshot,
  shown,
  viewer,
  texts,
  paused,
  deadline,
}: Staging): Stage => {
  const { pace } = useSettings()
  const { log, views, scene: jump } = snapshot
  const [queue, setQueue] = useState<Queue>(nothing)
  const [seen, setSeen] = useState<Seen | null>(null)
  const [hurries, setHurries] = useState(false)
  const key = `${jump} ${log.length} ${log.at(-1)?.seq}`
  // While it is rendered: nobody shall see the result for a moment before it is told.
  if (shown !== undefined && (seen?.key !== key || seen.views !== views)) {
    const last = log.at(-1)?.seq ?? 0
    const follows = seen !== null && seen.jump === jump
    setSeen({ key, views, jump, last, past: withViews(follows ? seen.past : noneSeen, { last, views }) })
    if (!follows) setQueue(nothing)
    else if (seen.key !== key) {
      const fresh =
        pace === 'off' || (hurries && snapshot.outcome === null)
          ? []
          : after(kit?.scenesOf?.(log.slice(-recent), shown, viewer) ?? [], seen.last)
      const there = new Set(log.map(({ seq }) => seq))
      setQueue(
        enqueue(
          without(queue, (seq) => there.has(seq), now()),
          fresh,
          now(),
        ),
      )
    }
  }
  const step = stepOf(queue)
  const waits = snapshot.mySeats.length > 0 && snapshot.outcome === null && askedSeat(snapshot) === undefined
  useEffect(() => {
    if (!waits) setHurries(false)
  }, [waits])
  useEffect(() => {
    if (!hurries) return
    table.hurry?.(true)
    return () => table.hurry?.(false)
  }, [table, hurries])
  const byHand = queue.again || (pace === 'hand' && deadline === undefined && holdsIn(queue))
  const usual = useMemo(
    () =>
      queue.scenes.map(({ steps, form }) =>
        steps.map((each) => timeOf(lettersOf(texts, log, each), each.size, pace, form)),
      ),
    [queue.scenes, texts, log, pace],
  )
  const resumed = useRef(0)
  useEffect(() => {
    if (!paused) resumed.current = now()
  }, [paused])
  const { until, whole } = deadline ?? {}
  useEffect(() => {
    if (stepOf(queue) === null || paused || byHand) return
    const left = usual.flatMap((times, at) => (at === 0 ? times.slice(queue.at) : times))
    const all = left.reduce((sum, time) => sum + time, 0)
    const room = until === undefined || whole === undefined ? null : roomIn({ until, whole }, now())
    const share = shareOf(all, room)
    if (share === 0) {
      setQueue(nothing)
      return
    }
    const due = Math.max(queue.since, resumed.current) + share * (left[0] ?? 0)
    const timer = setTimeout(() => setQueue(next(queue, now())), Math.max(0, due - now()))
    return () => clearTimeout(timer)
  }, [queue, usual, paused, byHand, until, whole])
  const past = seen?.past ?? noneSeen
  // Whoever looks back while her time runs out goes on seeing what she is asked about.
  const looksBack = queue.again && deadline !== undefined
  const goesBack = holdsIn(queue) || (queue.again && !looksBack)
  const seq = goesBack ? step?.seq : undefined
  const asItStood = useMemo(
    () => (seq === undefined ? null : tableAt(kit, past, log, viewer, seq)),
    [kit, past, log, viewer, seq],
  )
  const showing = step !== null
  useEffect(() => {
    if (!showing) return
    table.hold?.(true)
    return () => table.hold?.(false)
  }, [table, showing])
  return {
    scene: queue.scenes[0] ?? null,
    step,
    at: queue.at,
    table: asItStood,
    told: toldIn(queue),
    held: showing && (holdsIn(queue) || (queue.again && asItStood !== null)),
    byHand,
    again: queue.again,
    mayHurry: waits && !hurries && pace !== 'off',
    hurry: () => {
      setHurries(true)
      setQueue(nothing)
    },
    next: () => setQueue((each) => next(each, now())),
    back: () => setQueue((each) => back(each, now())),
    skip: () => setQueue((each) => skip(each, now())),
    show: (scene) => setQueue((each) => showAgain(each, scene, now())),
    tells: (seq) => queue.scenes.some(({ steps }) => steps.some((each) => each.seq === seq)),
  }
}

/** The table as its viewer saw it when this entry was told, if that is known. */
const tableAt = (
  kit: BoardKit | null,
  past: readonly PastViews[],
  log: TableSnapshot['log'],
  viewer: Viewer,
  seq: number,
): object | null => {
  const [before, after] = around(past, seq) ?? []
  const [from, to] = [before?.views.get(viewer)?.table, after?.views.get(viewer)?.table]
  if (before === undefined || after === undefined || from === undefined || to === undefined) return null
  const between = log.filter((entry) => entry.seq > before.last && entry.seq <= after.last)
  const told = between.filter((entry) => entry.seq <= seq)
  return kit?.tableAt?.(from, to, told, between.slice(told.length)) ?? null
}

const lettersOf = (texts: TableTexts, log: TableSnapshot['log'], step: Step): number =>
  plainOf(wordsOf(texts, log, step)).length +
  step.also.reduce((sum, message) => sum + texts.speak(message).length, 0)
