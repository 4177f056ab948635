import type { Seat, Viewer } from '@conclave/kernel'
import { useState } from 'react'
import { titleOf } from '../games/game-facts.ts'
import { mostSteps } from '../table/suggestions.ts'
import { awaitedSeats, type Table, type TableSnapshot, type Thing } from '../table/table.ts'

/** A plan for whoever is asked, while a player who is not asked makes it. */
export interface Suggesting {
  /** Seat to which the viewer could suggest something now; null if there is none. */
  readonly to: Seat | null
  /** Things that were pointed at so far; null while no plan is made. */
  readonly plan: readonly Thing[] | null
  begin(): void
  /** Adds a thing to the plan, or takes it out again. */
  point(thing: Thing): void
  lay(): void
  cancel(): void
}

export const useSuggesting = (table: Table, snapshot: TableSnapshot, viewer: Viewer): Suggesting => {
  const [made, setMade] = useState<readonly Thing[] | null>(null)
  const to = adviseeOf(snapshot, viewer)
  const plan = to === null ? null : made
  return {
    to,
    plan,
    begin: () => {
      if (to !== null) setMade(plan === null ? [] : null)
    },
    point: (thing) => {
      if (plan === null) return
      if (plan.includes(thing)) setMade(plan.filter((each) => each !== thing))
      else if (plan.length < mostSteps) setMade([...plan, thing])
    },
    lay: () => {
      if (plan === null || to === null || viewer === 'spectator') return
      table.suggest(viewer, to, plan)
      setMade(null)
    },
    cancel: () => setMade(null),
  }
}

/** The person that the match waits for, if the viewer has a seat, plays with her and not against her, and is not asked herself. */
export const adviseeOf = (
  { game, views, seats, mySeats, connection, outcome }: TableSnapshot,
  viewer: Viewer,
): Seat | null => {
  if (titleOf(game)?.spirit === 'against') return null
  if (viewer === 'spectator' || !mySeats.includes(viewer) || outcome !== null) return null
  if (connection !== 'here' && connection !== 'live') return null
  const awaited = awaitedSeats(views.get(viewer))
  if (awaited.includes(viewer)) return null
  return awaited.find((seat) => seats[seat]?.kind === 'human') ?? null
}
