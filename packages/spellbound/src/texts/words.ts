import { type Message, type Seat, say } from '@conclave/kernel'
import { type Colour, type Location, type Piece, villageLocation } from '../words/board.ts'
import type { TextId } from './en.ts'

/** A message with a text of this game; an id that no language has does not compile. */
export const phrase = (id: TextId, gaps?: NonNullable<Message['with']>): Message => say(id, gaps)

const seats = ['seat.0', 'seat.1', 'seat.2', 'seat.3'] as const

/** The player in a seat, and the mage of that player. */
export const player = (seat: Seat): Message => phrase(seats[seat]!)

/** The name of a card. */
export const card = (id: string): Message => say(`card.${id}`)

export const book = (colour: Colour): Message => phrase(`book.${colour}`)
export const piece = (which: Piece): Message => phrase(`piece.${which}`)
export const place = (location: Location): Message => phrase(`location.${location}`)

/** The village with this index. */
export const village = (index: number): Message => place(villageLocation(index))

/** Something that is said of each member of a union; the table of all of them is typed member by member. */
export type About<Member, Context, Said> = { of(member: Member, context: Context): Said }['of']
