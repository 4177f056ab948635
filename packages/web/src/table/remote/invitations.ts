import { type Invitation, invitationPath } from '@conclave/protocol'
import { below } from '../../settings/base.ts'

const storageKey = (table: string): string => `conclave.invitations.${table}`

/** The links of a table that was made in this tab: the server shows their tokens only once. */
export const keepInvitations = (table: string, invitations: readonly Invitation[]): void => {
  try {
    sessionStorage.setItem(storageKey(table), JSON.stringify(invitations))
  } catch {
    // Without storage a new link can be made for each seat.
  }
}

export const readInvitations = (table: string): readonly Invitation[] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey(table)) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

export const linkOf = (table: string, token: string): string =>
  location.origin + below(invitationPath(table, token))
