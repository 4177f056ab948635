import type { Holder } from '../storage/storage.ts'

/** A browser and in whose name it holds things. */
export interface Identity {
  readonly session: string | null
  readonly holder: Holder
}

/** Messages that processes tell each other. Nothing depends on it that must not be missed: what must hold is in the database. */
export type News =
  /** A process has ended; its tables are led by nobody. */
  | { readonly news: 'gone'; readonly address: string }
  /** Somebody has another session, or holds things in another name. */
  | { readonly news: 'moved'; readonly from: Identity; readonly to: Identity }
  /** Lines of this session are closed: somebody has signed out. */
  | { readonly news: 'signed-out'; readonly session: string }
  /** Lines of this account are closed, save those of one session. */
  | { readonly news: 'account-closed'; readonly holder: Holder; readonly except: string | null }
  /** A wrong password was tried. */
  | { readonly news: 'wrong-password'; readonly account: string; readonly address: string }
