import type { Seat } from '@conclave/kernel'
import type { Failure, Invitation } from '@conclave/protocol'
import { checkBot } from '../bots/spec.ts'
import { hashOf, newSecret } from '../secrets.ts'
import type { Chosen, Holder } from '../storage/storage.ts'
import { giveNotice } from './chat.ts'
import { reseat } from './entrance.ts'
import { isOver } from './info.ts'
import { fail, isFailure, type LiveTable, serially } from './live.ts'
import { goOn } from './proceed.ts'
import { type Claim, forgetChoices, keepOptions, optionsWith } from './seat-settings.ts'
import { tellPresence } from './telling.ts'
import { closeWindow } from './windows.ts'

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
    if (stored.status === 'running' && !mine.includes(seat)) await giveNotice(table, seat, 'new-player')
    tellPresence(table)
    return seat
  })

/** Why this person may not have this seat, though the link is good. */
const whyNotSeat = (
  { stored }: LiveTable,
  seat: Seat,
  holder: Holder,
  mine: readonly Seat[],
): Failure | null => {
  const isOwner = holder === stored.owner
  const running = stored.status === 'running'
  // Whoever comes now would play against somebody who knows every card to come.
  if (running && stored.exposed && !isOwner) {
    return fail('already-started', 'the whole match file was taken home; nobody else can join this match')
  }
  if (running && stored.everShared && isOwner) {
    return fail(
      'not-your-seat',
      'while others play, whoever has made the table cannot take a seat by a link; a bot can take it',
    )
  }
  if (mine.length === 0) return null
  const rest = stored.seats.filter((each) => each.kind === 'human' && !mine.includes(each.seat))
  const alone = !stored.everShared && rest.every((each) => each.seat === seat && !each.taken)
  // Friends at one screen may take their links with one browser, before the match; the owner asks for them beforehand.
  if (alone || (!isOwner && !running)) return null
  return fail('not-your-seat', 'you sit at this table already; this seat is for somebody else')
}

/** A new link for a seat. The owner's, for a seat that is not hers, takes it from whoever has it. */
export const newLink = (table: LiveTable, seat: Seat, claim: Claim): Promise<Invitation | Failure> =>
  serially(table, async () => {
    const refusal = whyNotGive(table, seat, claim)
    if (refusal !== null) return refusal
    const { status } = table.stored
    const wasTaken = table.stored.seats[seat]?.taken === true
    if (!claim.mine && isOver(table.stored)) return fail('over', 'the match is over')
    if (!claim.mine && status === 'running' && !isAway(table, seat)) {
      return fail(
        'not-your-seat',
        'while the match runs, only the seat of somebody who has been away for a minute can be given to another; a bot can take it at any time',
      )
    }
    const token = newSecret()
    await table.context.storage.replaceLink(table.stored.id, seat, hashOf(token), !claim.mine)
    await refresh(table)
    if (!claim.mine) {
      if (wasTaken) await forgetChoices(table, seat)
      await reseat(table)
      if (status === 'running') await giveNotice(table, seat, 'new-link')
    }
    tellPresence(table)
    return { seat, token }
  })

/** A bot plays on in a seat, for good. */
export const seatBot = (table: LiveTable, seat: Seat, bot: string, claim: Claim): Promise<Failure | null> =>
  serially(table, async () => {
    const refusal = whyNotGive(table, seat, claim)
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
    // What the person was asked, the bot is asked anew.
    const window = table.windows.get(seat)
    if (window !== undefined) closeWindow(table, seat, window)
    table.asked.delete(seat)
    await goOn(table)
    tellPresence(table)
    return null
  })

const whyNotGive = ({ stored }: LiveTable, seat: Seat, { mine, owner }: Claim): Failure | null => {
  const found = stored.seats[seat]
  if (found === undefined) return fail('no-such-thing', `there is no seat ${seat} at this table`)
  if (!mine && !owner)
    return fail('not-your-seat', 'only whoever sits there or has made the table may do that')
  return found.kind === 'bot' ? fail('no-such-thing', `a bot sits in seat ${seat}`) : null
}

/** Whether nobody was in the seat for a while. Who comes and goes is not away. */
const isAway = ({ clients, left, opened, context }: LiveTable, seat: Seat): boolean =>
  ![...clients].some(({ seats }) => seats.includes(seat)) &&
  context.now() - (left.get(seat) ?? opened) >= context.awayMs

const refresh = async (table: LiveTable): Promise<void> => {
  table.stored = (await table.context.storage.table(table.stored.id)) ?? table.stored
}
