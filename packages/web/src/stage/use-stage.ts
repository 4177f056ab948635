import type { Viewer } from '@conclave/kernel'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { BoardKit } from '../boards/board.ts'
import { useAnimationSpeed } from '../settings/appearance.ts'
import { useSettings } from '../settings/settings.ts'
import type { Deadline, Table, TableSnapshot } from '../table/table.ts'
import { plainOf } from '../texts/rich.ts'
import type { TableTexts } from '../texts/table-texts.ts'
import { after, back, enqueue, next, nothing, type Queue, showAgain, skip, stepOf, without } from './queue.ts'
import type { Scene, Step } from './scene.ts'
import { shareOf, standingOf } from './timing.ts'
import { wordsOf } from './words.ts'

/** So much of the log is looked through for what has just happened. */
const recent = 400

/** What is shown of what has happened, and what can be done about it. */
export interface Stage {
  readonly scene: Scene | null
  readonly step: Step | null
  /** Which of its steps that is, from 0. */
  readonly at: number
  /** Whether answers wait until it is over. */
  readonly held: boolean
  /** Whether it goes on only when its viewer says so. */
  readonly byHand: boolean
  next(): void
  back(): void
  skip(): void
  /** Shows a scene once more. */
  show(scene: Scene): void
  /** Whether the stage tells of this entry of the log, now or soon. */
  tells(seq: number): boolean
}

const now = (): number => performance.now()

interface Staging {
  readonly kit: BoardKit | null
  readonly table: Table
  readonly snapshot: TableSnapshot
  /** What the viewer sees of the table; nothing before it is there. */
  readonly shown: object | undefined
  readonly viewer: Viewer
  readonly texts: TableTexts
  /** Whether nobody looks yet: the screen is being handed on. */
  readonly paused: boolean
  /** When the viewer's time to answer runs out. */
  readonly deadline: Deadline | undefined
}

/** Up to where the log was shown, of which stretch of the match. */
interface Seen {
  readonly key: string
  readonly jump: number
  readonly last: number
}

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
  const { scenes: going } = useSettings()
  const speed = useAnimationSpeed()
  const { log, scene: jump } = snapshot
  const [queue, setQueue] = useState<Queue>(nothing)
  const [seen, setSeen] = useState<Seen | null>(null)
  const key = `${jump} ${log.length} ${log.at(-1)?.seq}`
  // While it is rendered: nobody shall see the result for a moment before it is told.
  if (shown !== undefined && seen?.key !== key) {
    setSeen({ key, jump, last: log.at(-1)?.seq ?? 0 })
    if (seen === null || seen.jump !== jump) setQueue(nothing)
    else {
      const fresh =
        going === 'off' ? [] : after(kit?.scenesOf?.(log.slice(-recent), shown, viewer) ?? [], seen.last)
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
  const byHand = queue.again || (going === 'hand' && deadline === undefined)
  const usual = useMemo(
    () =>
      queue.scenes.map(({ steps }) =>
        steps.map((each) => standingOf(lettersOf(texts, log, each), each.size, speed)),
      ),
    [queue.scenes, texts, log, speed],
  )
  const resumed = useRef(0)
  useEffect(() => {
    if (!paused) resumed.current = now()
  }, [paused])
  const until = deadline?.until
  useEffect(() => {
    if (stepOf(queue) === null || paused || byHand) return
    const left = usual.flatMap((times, at) => (at === 0 ? times.slice(queue.at) : times))
    const whole = left.reduce((sum, time) => sum + time, 0)
    const share = shareOf(whole, until === undefined ? null : until - now())
    if (share === 0) {
      setQueue(nothing)
      return
    }
    const due = Math.max(queue.since, resumed.current) + share * (left[0] ?? 0)
    const timer = setTimeout(() => setQueue(next(queue, now())), Math.max(0, due - now()))
    return () => clearTimeout(timer)
  }, [queue, usual, paused, byHand, until])
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
    held: showing && !queue.again,
    byHand,
    next: () => setQueue((each) => next(each, now())),
    back: () => setQueue((each) => back(each, now())),
    skip: () => setQueue((each) => skip(each, now())),
    show: (scene) => setQueue((each) => showAgain(each, scene, now())),
    tells: (seq) => queue.scenes.some(({ steps }) => steps.some((each) => each.seq === seq)),
  }
}

const lettersOf = (texts: TableTexts, log: TableSnapshot['log'], step: Step): number =>
  plainOf(wordsOf(texts, log, step)).length +
  step.also.reduce((sum, message) => sum + texts.speak(message).length, 0)
