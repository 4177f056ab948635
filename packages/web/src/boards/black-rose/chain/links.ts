import { type BlackRoseView, effectLines } from '@conclave/black-rose'
import type { Message, Seat } from '@conclave/kernel'

/** An effect at work: where it comes from, and its sentences with how far it has come. */
interface Link {
  readonly key: string
  readonly source: string
  readonly you: Seat
  readonly lines: readonly {
    readonly key: string
    readonly line: Message
    readonly time: 'done' | 'now' | 'next'
  }[]
}

/** The effects at work, what resolves next first. */
export const linksOf = ({ working, edition }: Pick<BlackRoseView, 'working' | 'edition'>): Link[] =>
  working
    .map(({ source, list, at, you }, depth) => ({
      key: `${depth} ${list}`,
      source,
      you,
      lines: effectLines(edition, list).map((line, n) => ({
        key: `${list} ${n}`,
        line,
        time: n < at ? ('done' as const) : n === at ? ('now' as const) : ('next' as const),
      })),
    }))
    .toReversed()
