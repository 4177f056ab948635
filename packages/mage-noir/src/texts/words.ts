import { type Message, type Seat, say } from '@conclave/kernel'
import { manaText } from '../wording/amounts.ts'
import type { Element, Mana } from '../words/mana.ts'
import type { TextId } from './en.ts'

/** A message with a text of this game; an id that no language has does not compile. */
export const phrase = (id: TextId, gaps?: NonNullable<Message['with']>): Message => say(id, gaps)

export const player = (seat: Seat): Message => phrase(seat === 0 ? 'seat.0' : 'seat.1')

/** The name of a card. */
export const card = (id: string): Message => say(`card.${id}`)

export const element = (which: Element): Message => phrase(`element.${which}`)

export const isNoMana = (bag: Mana): boolean => Object.values(bag).every((count) => count === 0)

/** So many Mana, or none. */
export const mana = (bag: Mana): Message => (isNoMana(bag) ? phrase('mana.none') : manaText(bag))

/** Something that is said of each member of a union; the table of all of them is typed member by member. */
export type About<Member, Context, Said> = { of(member: Member, context: Context): Said }['of']
