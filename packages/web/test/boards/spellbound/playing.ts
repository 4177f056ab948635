import { give, startMatch, viewOf } from '@conclave/kernel'
import { type SpellboundEvent, type SpellboundView, spellbound } from '@conclave/spellbound'
import { recorded } from '../../../build/recorded.ts'

interface Entry {
  readonly seq: number
  readonly event: SpellboundEvent
}

/** One answer: the table before and after it, and what happened. */
export interface Stretch {
  readonly before: SpellboundView
  readonly after: SpellboundView
  readonly entries: readonly Entry[]
}

/** Every answer of a recorded match. */
export const stretchesOf = (name: string): readonly Stretch[] => {
  const { options, seats, seed, segments } = recorded(name)
  const match = startMatch(spellbound, { options, seats, seed })
  if ('problem' in match) throw new Error(match.problem)
  const table = () => viewOf(spellbound, match.state, 'spectator').table as SpellboundView
  const stretches: Stretch[] = []
  let [before, seq] = [table(), 0]
  for (const answer of segments[0]?.answers ?? []) {
    const [seat, key] = answer as [number, string]
    const entries: Entry[] = []
    give(match, seat, key, (event) => {
      entries.push({ seq: ++seq, event: event as SpellboundEvent })
    })
    const after = table()
    stretches.push({ before, after, entries })
    before = after
  }
  return stretches
}
