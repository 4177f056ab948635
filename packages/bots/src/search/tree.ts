import type { Question, Seat } from '@conclave/kernel'

/** One answer, as far as the search knows it: how often it was possible, how often taken, and what it brought. */
export interface Branch {
  available: number
  visits: number
  /** Sum of what the seat that answered got in the end. */
  total: number
  after: Node | undefined
}

/** What one seat is asked at one point of the play. All imagined worlds share it, though their options may differ. */
export interface Decision {
  readonly seat: Seat
  readonly kind: string
  readonly branches: Map<string, Branch>
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
  const decision: Decision = { seat, kind, branches: new Map() }
  node.decisions.push(decision)
  return decision
}

/** The branch of this answer, which was possible once more. */
export const branchFor = ({ branches }: Decision, key: string): Branch => {
  let branch = branches.get(key)
  if (branch === undefined) {
    branch = { available: 0, visits: 0, total: 0, after: undefined }
    branches.set(key, branch)
  }
  branch.available++
  return branch
}

/** The point that an answer leads to. */
export const nodeAfter = (branch: Branch): Node => {
  branch.after ??= rootNode()
  return branch.after
}
