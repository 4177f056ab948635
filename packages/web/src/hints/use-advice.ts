import type { Advice } from '@conclave/bots'
import { keyOf, type Option } from '@conclave/kernel'
import { createContext, use, useEffect, useRef, useState } from 'react'
import type { Play } from '../play/play.ts'
import type { Thing } from '../table/table.ts'
import { adviceOn, positionOf, type Thinking } from './adviser.ts'

/** A hint at a table: how far it is, and what it says. */
export interface Hinting {
  /** True if one may ask now. */
  readonly offered: boolean
  readonly state: 'none' | 'thinking' | 'failed' | 'there'
  readonly advice: Advice | null
  /** The answer that is advised, if it is an answer. */
  readonly option: Option | null
  /** Things on the board where it is given. */
  readonly things: readonly Thing[]
  ask(): void
  close(): void
}

export const HintingProvider = createContext<Hinting | null>(null)

/** The hints of this table; null where there are none. */
export const useHinting = (): Hinting | null => use(HintingProvider)

const nothing = { state: 'none', advice: null } as const

/** Asks a bot for advice on the question that is asked. A hint is for one position: the next answer takes it away. */
export const useAdvice = (play: Play | null, allowed: boolean): Hinting => {
  const [told, setTold] = useState<Pick<Hinting, 'state' | 'advice'>>(nothing)
  const thinking = useRef<Thinking | null>(null)
  const question = play?.question ?? null
  // What others plan in secret at the same time changes nothing of what is asked.
  const version = question?.manner === 'secret' ? null : play?.snapshot.version
  const moment = JSON.stringify([version, play?.viewer, question, play?.options.map(keyOf)])
  const stop = () => {
    thinking.current?.stop()
    thinking.current = null
    setTold(nothing)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another position is another hint
  useEffect(() => stop, [moment])
  const { advice } = told
  const option = play?.options.find((each) => keyOf(each) === advice?.key) ?? null
  const things =
    play === null || question === null || option === null
      ? []
      : (play.loaded.kit?.thingsOf(option, question, play.view.table) ?? [])
  return {
    offered: allowed && question !== null && play?.snapshot.advice === true,
    ...told,
    option,
    things,
    ask: () => {
      if (play === null || question === null) return
      stop()
      const started = adviceOn(positionOf(play.table, question.seat), question.seat)
      thinking.current = started
      setTold({ state: 'thinking', advice: null })
      started.advice
        .catch(() => null)
        .then((found) => {
          if (thinking.current !== started) return
          setTold(found === null ? { state: 'failed', advice: null } : { state: 'there', advice: found })
        })
    },
    close: stop,
  }
}
