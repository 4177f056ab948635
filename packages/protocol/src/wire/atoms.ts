import { z } from 'zod'

/** The version of everything in this folder. Client and server of different versions do not talk to each other. */
export const protocolVersion = 8

/** 128 random bits in base64url: a table's id, a seat's link. */
const secret = z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'must be 22 characters of base64url')

export const tableId = secret.meta({ id: 'TableId' })

/** Token behind the `#` of a seat's link. */
export const linkToken = secret.meta({ id: 'LinkToken' })

export const deckId = secret.meta({ id: 'DeckId' })

export const seatNumber = z.int().min(0).max(15)

const isInvisible = (character: string): boolean => /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u.test(character)

/** A text that one can read: trimmed, without control characters. */
const visible = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => !Array.from(text).some(isInvisible), 'must not contain invisible characters')

/** Name of a player at the table. */
export const playerName = visible(40)

/** Name that a player gives a deck. */
export const deckName = visible(60)

/** A line of chat. */
export const chatText = visible(300)

/** Chosen by the client, once for every command: sent again, the command is not carried out again. */
export const commandId = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, 'must be 8 to 64 characters of base64url')

/** Nonce: the player's part in the shuffles, any text that the server could not foresee. */
export const nonce = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/, 'must be 16 to 64 characters of base64url')

/** An option's key, as the kernel writes it. */
export const optionKey = z.string().min(1).max(500)

/** Values of a game's options or of standing orders; the game says which there are. */
export const chosen = z.record(z.string().max(100), z.union([z.boolean(), z.number(), z.string().max(3000)]))

/**
 * Sequence number: the times the table has changed for the viewer, 0 when the match begins; -1 before. What showed her nothing is
 * not counted, so that nobody counts another's secret decisions.
 */
export const sequence = z.int().min(-1)

/** A moment, as milliseconds since 1970. */
export const moment = z.int().min(0)
