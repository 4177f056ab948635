import { keyOf, type Option, type Question, type Seat } from '@conclave/kernel'

/** One answer, as far as the search knows it: how often it was possible, how often taken, and what it brought. */
export interface Branch {
  available: number
  visits: number
  /** Sum of what the seat that answered got in the end. */
  total: number
  after: Node | undefined
}

/** Decision node: one seat's question at one point of the play. All imagined worlds share it, though their options may differ. */
export interface Decision {
  readonly seat: Seat
  readonly kind: string
  readonly branches: Map<string, Branch>
  /** The options met last and their branches: mostly the next world has the same, and no key need be made. */
  options: readonly Option[]
  current: readonly Branch[]
  /** The prior probability of each of them, in all 1, if the game knows. */
  priors: readonly number[]
}

/**
 * A point of the play: what has been answered so far. Chance and hidden cards may lead from the same answers to
 * different questions, so a node has a decision for each question met there.
 */
export interface Node {
  readonly decisions: Decision[]
}

/** The start of a tree. */
export const rootNode = (): Node => ({ decisions: [] })

/** This question's decision at a node. */
export const decisionAt = (node: Node, { seat, kind }: Pick<Question, 'seat' | 'kind'>): Decision => {
  for (const decision of node.decisions) if (decision.kind === kind && decision.seat === seat) return decision
  const decision: Decision = { seat, kind, branches: new Map(), options: [], current: [], priors: [] }
  node.decisions.push(decision)
  return decision
}

/** The branches of these options, in their order. */
export const branchesOf = (
  decision: Decision,
  options: readonly Option[],
  priorsOf?: () => readonly number[],
): readonly Branch[] => {
  if (!areAlike(options, decision.options)) {
    decision.current = options.map((option) => branchOf(decision, keyOf(option)))
    decision.options = options
    if (priorsOf !== undefined) decision.priors = sharesOf(priorsOf())
  }
  return decision.current
}

const sharesOf = (priors: readonly number[]): number[] => {
  const sum = priors.reduce((all, each) => all + each, 0)
  return priors.map((each) => each / sum)
}

const branchOf = ({ branches }: Decision, key: string): Branch => {
  let branch = branches.get(key)
  if (branch === undefined) {
    branch = { available: 0, visits: 0, total: 0, after: undefined }
    branches.set(key, branch)
  }
  return branch
}

const areAlike = (some: readonly Option[], others: readonly Option[]): boolean => {
  if (some.length !== others.length) return false
  for (let at = 0; at < some.length; at++) {
    const one = some[at]!
    const other = others[at]!
    if (one === other) continue
    let fields = 0
    for (const field in one) {
      if (one[field] !== other[field]) return false
      fields++
    }
    for (const _ in other) fields--
    if (fields !== 0) return false
  }
  return true
}

/** The point that an answer leads to. */
export const nodeAfter = (branch: Branch): Node => {
  branch.after ??= rootNode()
  return branch.after
}
