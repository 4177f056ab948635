import type { TableStorage } from '../storage/storage.ts'
import type { Cluster } from './cluster.ts'

/** A process that has its storage for itself. */
export const alone = (storage: Pick<TableStorage, 'awakeTables'>): Cluster => ({
  secret: null,
  peers: new Set(),
  take: async () => ({ here: true }),
  sure: async () => {},
  letGo: () => {},
  leadersOf: async () => new Map(),
  orphans: () => storage.awakeTables(),
  isFirst: async () => true,
  tell: () => {},
  listen: () => {},
  join: async (_address, { orphaned }) => orphaned(),
  leave: async () => {},
})
