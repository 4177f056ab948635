/** Tenant of the fair queue: a table that waits for a thought, and whoever has made it. */
export interface Tenant {
  readonly owner: string
  readonly table: string
}

/** A queue in which everybody's turn comes: owners one after the other, and of each the tables one after the other. */
export interface FairQueue<J> {
  readonly size: number
  /** How many of this owner's wait. */
  of(owner: string): number
  push(tenant: Tenant, job: J): void
  shift(): J | undefined
  /** Whether it still waited. */
  remove(tenant: Tenant, job: J): boolean
  /** Everything that waits, which then waits no more. */
  clear(): J[]
}

export const fairQueue = <J>(): FairQueue<J> => {
  // Maps keep their order: whoever was served goes to the end.
  const owners = new Map<string, Map<string, J[]>>()
  let size = 0

  const forgetEmpty = ({ owner, table }: Tenant): void => {
    const tables = owners.get(owner)
    if (tables?.get(table)?.length === 0) tables.delete(table)
    if (tables?.size === 0) owners.delete(owner)
  }

  return {
    get size() {
      return size
    },
    of: (owner) => [...(owners.get(owner)?.values() ?? [])].reduce((sum, jobs) => sum + jobs.length, 0),
    push: ({ owner, table }, job) => {
      const tables = owners.get(owner) ?? new Map<string, J[]>()
      owners.set(owner, tables)
      tables.set(table, [...(tables.get(table) ?? []), job])
      size++
    },
    shift: () => {
      for (const [owner, tables] of owners) {
        for (const [table, [job, ...rest]] of tables) {
          if (job === undefined) continue
          size--
          tables.delete(table)
          owners.delete(owner)
          if (rest.length > 0) tables.set(table, rest)
          if (tables.size > 0) owners.set(owner, tables)
          return job
        }
      }
      return undefined
    },
    remove: (tenant, job) => {
      const jobs = owners.get(tenant.owner)?.get(tenant.table) ?? []
      const at = jobs.indexOf(job)
      if (at < 0) return false
      jobs.splice(at, 1)
      size--
      forgetEmpty(tenant)
      return true
    },
    clear: () => {
      const all = [...owners.values()].flatMap((tables) => [...tables.values()].flat())
      owners.clear()
      size = 0
      return all
    },
  }
}
