import type { Seat, Viewer } from '@conclave/kernel'
import type { Ping, Suggestion, Thing } from './table.ts'

type Suggestions = readonly Suggestion[]

/** As many steps as a plan may have. */
export const mostSteps = 3

/** Everybody has one plan at most; a new one takes the place of the last, an empty one only takes it away. */
export const laid = (all: Suggestions, from: Seat, to: Seat, things: readonly Thing[]): Suggestions => {
  const others = all.filter((each) => each.from !== from)
  return things.length === 0 ? others : [...others, { from, to, things, followed: 0 }]
}

/** After the next step of somebody's plan was followed, or the whole plan was waved away. */
export const followed = (all: Suggestions, from: Seat, how: 'step' | 'never'): Suggestions =>
  all.flatMap((each) => {
    if (each.from !== from) return [each]
    const next = { ...each, followed: each.followed + 1 }
    return how === 'never' || nextOf(next) === undefined ? [] : [next]
  })

/** Thing that the plan would have the asked seat choose next. */
export const nextOf = ({ things, followed: steps }: Suggestion): Thing | undefined => things[steps]

/** The next steps of the plans that lie before this viewer. */
export const suggestedTo = (all: Suggestions, viewer: Viewer): Thing[] =>
  all.flatMap((each) => {
    const next = each.to === viewer ? nextOf(each) : undefined
    return next === undefined ? [] : [next]
  })

/** A numbered flag for every step that is still to come. */
export const flagsOf = (all: Suggestions): Ping[] =>
  all.flatMap(({ from, things, followed: steps }) =>
    things.slice(steps).map((thing, at) => {
      const step = steps + at + 1
      return { id: `${from} ${step}`, from, thing, step }
    }),
  )
