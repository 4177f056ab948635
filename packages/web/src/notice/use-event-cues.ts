import { useEffect, useRef } from 'react'
import type { BoardKit } from '../kit/kit.ts'
import { type Cue, play as playCue } from '../sound/cues.ts'
import type { LogEntry } from '../table/table.ts'

/** Of all that happens at once, only the weightiest sounds. */
const weights: readonly Cue[] = ['lost', 'won', 'bad', 'good', 'threat', 'stone', 'card']

/** Lets the latest events sound, unless a scene has a sound of its own for them (`hushed` is the entry that it tells); what was there when the table was opened, or comes back by an undo, is silent. */
export const useEventCues = (
  log: readonly LogEntry[] | undefined,
  kit: BoardKit | null,
  hushed: number | null,
): void => {
  const last = log?.at(-1)?.seq
  const heard = useRef<number | undefined>(undefined)
  useEffect(() => {
    const before = heard.current
    heard.current = last
    if (log === undefined || before === undefined || kit?.cueOf === undefined) return
    const cues = log
      .filter(({ seq }) => seq > before && seq !== hushed)
      .map(({ event }) => kit.cueOf?.(event))
    const cue = weights.find((each) => cues.includes(each))
    if (cue !== undefined) playCue(cue)
  }, [last, log, kit, hushed])
}
