import { type BlackRoseView, effectLines, type StopView } from '@conclave/black-rose'
import type { Message, Seat } from '@conclave/kernel'

/** Effect at work: its source, and its sentences with how far it has come. */
export interface Effect {
  readonly sort: 'effect'
  readonly key: string
  readonly source: string
  readonly you: Seat
  readonly lines: readonly {
    readonly key: string
    readonly line: Message
    /** A sentence that is carried out waits at its full stop while others react. */
    readonly time: 'done' | 'now' | 'waits' | 'next'
  }[]
}

/** [REB-EFF.3] A full stop, at which all below it waits. */
interface Stop {
  readonly sort: 'stop'
  readonly key: string
  readonly stop: StopView
}

type Link = Effect | Stop

type Table = Pick<BlackRoseView, 'working' | 'edition' | 'stops'>

/** The effects at work and the full stops between them, as a stack: what resolves next first. */
export const linksOf = ({ working, edition, stops = [] }: Table): Link[] => {
  const stopsOver = (depth: number): Stop[] =>
    stops.flatMap((stop, at) => (stop.under === depth ? [{ sort: 'stop', key: `stop ${at}`, stop }] : []))
  const effects = working.map(({ source, list, at, you }, depth): Effect => {
    const waits = stops.some(({ under }) => under > depth)
    return {
      sort: 'effect',
      key: `${depth} ${list}`,
      source,
      you,
      lines: effectLines(edition, list).map((line, n) => ({
        key: `${list} ${n}`,
        line,
        time: n < at ? 'done' : n > at ? 'next' : waits ? 'waits' : 'now',
      })),
    }
  })
  return [...stopsOver(0), ...effects.flatMap((effect, at) => [effect, ...stopsOver(at + 1)])].toReversed()
}
