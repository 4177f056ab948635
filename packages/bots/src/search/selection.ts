import { below, type ChanceState, type Option } from '@conclave/kernel'
import { type Branch, branchesOf, type Decision } from './tree.ts'

/** Statistics of the rewards so far, so that curiosity fits games whose estimates hardly move. */
export interface Stats {
  count: number
  sum: number
  squares: number
}

export const noStats = (): Stats => ({ count: 0, sum: 0, squares: 0 })

/** Notes one more reward. */
export const note = (stats: Stats, reward: number): void => {
  stats.count++
  stats.sum += reward
  stats.squares += reward * reward
}

/** The standard deviation of the rewards. */
export const deviation = ({ count, sum, squares }: Stats): number =>
  count < 2 ? 1 : Math.sqrt(Math.max(squares / count - (sum / count) ** 2, 1e-6))

/** An answer picked in the tree, by its place among the options. */
export interface Selection {
  readonly at: number
  readonly branch: Branch
}

/**
 * Upper confidence bound for information sets: a branch competes only in the worlds that allow it, so its bound
 * grows with how often it was available, not with how often the decision was met. Untried branches come first.
 */
export const select = (
  decision: Decision,
  options: readonly Option[],
  weight: number,
  chance: ChanceState,
): Selection => {
  const branches = branchesOf(decision, options)
  const { length } = branches
  // Starting anywhere keeps the order of the options from deciding between equals.
  const start = below(chance, length)
  let best: Branch | undefined
  let bestAt = 0
  let bestBound = Number.NEGATIVE_INFINITY
  for (let i = 0; i < length; i++) {
    const at = (start + i) % length
    const branch = branches[at]!
    branch.available++
    const bound = boundOf(branch, weight)
    if (bound > bestBound) {
      best = branch
      bestAt = at
      bestBound = bound
    }
  }
  return { at: bestAt, branch: best! }
}

const boundOf = ({ visits, available, total }: Branch, weight: number): number =>
  visits === 0 ? Number.POSITIVE_INFINITY : total / visits + weight * Math.sqrt(Math.log(available) / visits)

/**
 * The same for a game with priors (PUCT): curiosity is spent on what is likely, and an untried branch is taken to be as good as
 * what is known of the others. So a wide choice does not eat up the search before it has begun.
 */
export const selectByPrior = (
  decision: Decision,
  options: readonly Option[],
  weight: number,
  chance: ChanceState,
  priorsOf: () => readonly number[],
): Selection => {
  const branches = branchesOf(decision, options, priorsOf)
  const { priors } = decision
  const { length } = branches
  let visits = 0
  let total = 0
  for (const branch of branches) {
    visits += branch.visits
    total += branch.total
  }
  const unknown = visits === 0 ? 0 : total / visits
  const start = below(chance, length)
  let bestAt = 0
  let bestBound = Number.NEGATIVE_INFINITY
  for (let i = 0; i < length; i++) {
    const at = (start + i) % length
    const branch = branches[at]!
    branch.available++
    const mean = branch.visits === 0 ? unknown : branch.total / branch.visits
    const bound = mean + (weight * priors[at]! * Math.sqrt(1 + visits)) / (1 + branch.visits)
    if (bound > bestBound) {
      bestAt = at
      bestBound = bound
    }
  }
  return { at: bestAt, branch: branches[bestAt]! }
}
