/** Tenant of the fair queue: a table that waits for a thought, who has made it, and from where its people come. */
export interface Tenant {
  /** As limits count it; a text of its own where nobody has come yet. */
  readonly address: string
  readonly owner: string
  readonly table: string
}

/** A queue in which everybody's turn comes: addresses one after the other, of each its owners, of each the tables. */
export interface FairQueue<J> {
  readonly size: number
  /** Number of jobs that wait from this address, or of this owner there. */
  of(address: string, owner?: string): number
  push(tenant: Tenant, job: J): void
  shift(): J | undefined
  /** Removes a job; true if it still waited. */
  remove(tenant: Tenant, job: J): boolean
  /** Everything that waits, which then waits no more. */
  clear(): J[]
}

/** A branch has others or jobs below it, never both. */
interface Branch<J> {
  size: number
  /** Maps keep their order: whoever was served goes to the end. */
  readonly below: Map<string, Branch<J>>
  readonly jobs: J[]
}

const newBranch = <J>(): Branch<J> => ({ size: 0, below: new Map(), jobs: [] })

export const fairQueue = <J>(): FairQueue<J> => {
  let root = newBranch<J>()

  /** The way to a table's jobs, as far as there is one. */
  const wayTo = (...names: string[]): Branch<J>[] => {
    const way = [root]
    for (const name of names) {
      const next = way.at(-1)?.below.get(name)
      if (next === undefined) break
      way.push(next)
    }
    return way
  }

  const take = (branch: Branch<J>): J | undefined => {
    branch.size--
    const [first] = branch.below
    if (first === undefined) return branch.jobs.shift()
    const [name, next] = first
    const job = take(next)
    branch.below.delete(name)
    if (next.size > 0) branch.below.set(name, next)
    return job
  }

  const all = (branch: Branch<J>): J[] => [...branch.jobs, ...[...branch.below.values()].flatMap(all)]

  return {
    get size() {
      return root.size
    },
    of: (address, owner) => {
      const names = owner === undefined ? [address] : [address, owner]
      return wayTo(...names)[names.length]?.size ?? 0
    },
    push: ({ address, owner, table }, job) => {
      let branch = root
      branch.size++
      for (const name of [address, owner, table]) {
        const next = branch.below.get(name) ?? newBranch<J>()
        branch.below.set(name, next)
        branch = next
        branch.size++
      }
      branch.jobs.push(job)
    },
    shift: () => (root.size === 0 ? undefined : take(root)),
    remove: ({ address, owner, table }, job) => {
      const names = [address, owner, table]
      const way = wayTo(...names)
      const leaf = way[names.length]
      const at = leaf?.jobs.indexOf(job) ?? -1
      if (at < 0) return false
      leaf?.jobs.splice(at, 1)
      for (const [depth, branch] of way.entries()) {
        branch.size--
        if (branch.size === 0) way[depth - 1]?.below.delete(names[depth - 1] ?? '')
      }
      return true
    },
    clear: () => {
      const jobs = all(root)
      root = newBranch()
      return jobs
    },
  }
}
