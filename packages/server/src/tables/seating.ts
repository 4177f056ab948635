import type { Seat } from '@conclave/kernel'
import type { Failure, Invitation, LinkFor } from '@conclave/protocol'
import { checkBot } from '../bots/spec.ts'
import { hashOf, newSecret } from '../secrets.ts'
import type { Chosen, Holder } from '../storage/storage.ts'
import { giveNotice } from './chat.ts'
import { reseat } from './entrance.ts'
import { isOver } from './info.ts'
import { fail, isFailure, type LiveTable, serially } from './live.ts'
import { askAnew, goOn } from './proceed.ts'
import { type Claim, forgetChoices, keepOptions, optionsWith } from './seat-settings.ts'
import { tellPresence } from './telling.ts'
import { countVotes } from './votes.ts'

// Who sits where, and how a seat changes hands. Nobody may come to see another seat's cards by that: least of all the
// owner of the table, who gives out the links.

const wrongLink = fail(
  'wrong-link',
  'this link is not valid, or somebody has used it already; ask for a new one',
)

/** Takes the seat that a token is for. */
export const claimSeat = (
  table: LiveTable,
  token: string,
  holder: Holder,
  name: string | null,
  settings: Chosen,
): Promise<Seat | Failure> =>
  serially(table, async () => {
    const { context, stored } = table
    const hash = hashOf(token)
    const wanted = stored.seats.find(({ tokenHash }) => tokenHash === hash)
    if (wanted === undefined) return wrongLink
    const mine = await context.storage.seatsOf(stored.id, [holder])
    const refusal = mine.includes(wanted.seat) ? null : whyNotSeat(table, wanted.seat, holder, mine)
    if (refusal !== null) return refusal
    const options = optionsWith(table, wanted.seat, settings)
    if (isFailure(options)) return options
    const seat = await context.storage.claim(stored.id, hash, holder, name)
    if (seat === undefined) return wrongLink
    await keepOptions(table, options)
    await refresh(table)
    // Whoever had it has it no more, on every line that is open.
    await reseat(table)
    if (wanted.taken && !mine.includes(seat))
      await giveNotice(table, seat, wanted.linkFor === 'device' ? 'device' : 'new-player')
    tellPresence(table)
    return seat
  })

/** Reason why this person may not have this seat, though the link is good. */
const whyNotSeat = (
  { stored }: LiveTable,
  seat: Seat,
  holder: Holder,
  mine: readonly Seat[],
): Failure | null => {
  const isOwner = holder === stored.owner
  const running = stored.status === 'running'
  if (isOver(stored)) return fail('over', 'the match is over')
  // Whoever comes now would play against somebody who knows every card to come.
  if (running && stored.exposed && !isOwner) {
    return fail('already-started', 'the whole match file was taken home; nobody else can join this match')
  }
  if (running && stored.everShared && isOwner) {
    return fail('not-your-seat', 'while others play, whoever has made the table cannot take a seat by a link')
  }
  if (mine.length === 0) return null
  const rest = stored.seats.filter((each) => each.kind === 'human' && !mine.includes(each.seat))
  const alone = !stored.everShared && rest.every((each) => each.seat === seat && !each.taken)
  // Friends at one screen may take their links with one browser, before the match; the owner asks for them beforehand.
  if (alone || (!isOwner && !running)) return null
  return fail('not-your-seat', 'you sit at this table already; this seat is for somebody else')
}

/**
 * A new link for a seat: its holder's, for a second device or for somebody else; or the owner's before the match, for a seat that
 * is not hers, which takes it from whoever has it. Once the match runs nobody gives away what is another's: with a second
 * browser she could read a rival's hand.
 */
export const newLink = (
  table: LiveTable,
  seat: Seat,
  claim: Claim,
  wanted: LinkFor,
): Promise<Invitation | Failure> =>
  serially(table, async () => {
    const refusal = whyNotGive(table, seat, claim.mine || claim.owner)
    if (refusal !== null) return refusal
    if (!claim.mine && isOver(table.stored)) return fail('over', 'the match is over')
    if (!claim.mine && table.stored.status === 'running')
      return fail('not-your-seat', 'while the match runs, only whoever sits there can give the seat away')
    if (!claim.mine && wanted === 'device')
      return fail('not-your-seat', 'a link for a second device is for whoever sits there to make')
    const token = newSecret()
    const wasTaken = table.stored.seats[seat]?.taken === true
    await table.context.storage.replaceLink(table.stored.id, seat, {
      tokenHash: hashOf(token),
      for: wanted,
      vacate: !claim.mine,
    })
    await refresh(table)
    if (!claim.mine) {
      if (wasTaken) await forgetChoices(table, seat)
      await reseat(table)
    }
    tellPresence(table)
    return { seat, token }
  })

/** A bot plays on in a seat, for good, as its holder wants it. */
export const seatBot = (table: LiveTable, seat: Seat, bot: string, mine: boolean): Promise<Failure | null> =>
  serially(table, async () => {
    const refusal = whyNotGive(table, seat, mine)
    if (refusal !== null) return refusal
    const { status } = table.stored
    if (status === 'waiting') return fail('not-started', 'the match has not begun')
    if (status !== 'running') return fail('over', 'the match is over')
    const wrong = checkBot(bot)
    if (wrong !== null) return fail('malformed', wrong.problem)
    await table.context.storage.seatBot(table.stored.id, seat, bot)
    await refresh(table)
    await reseat(table)
    await giveNotice(table, seat, 'bot')
    askAnew(table, seat)
    await goOn(table)
    await countVotes(table)
    tellPresence(table)
    return null
  })

const whyNotGive = ({ stored }: LiveTable, seat: Seat, isHers: boolean): Failure | null => {
  const found = stored.seats[seat]
  if (found === undefined) return fail('no-such-thing', `there is no seat ${seat} at this table`)
  if (!isHers) return fail('not-your-seat', 'only whoever sits there may do that')
  return found.kind === 'bot' ? fail('no-such-thing', `a bot sits in seat ${seat}`) : null
}

const refresh = async (table: LiveTable): Promise<void> => {
  table.stored = (await table.context.storage.table(table.stored.id)) ?? table.stored
}
