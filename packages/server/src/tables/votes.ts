import type { Seat } from '@conclave/kernel'
import type { Ballot, ClientMessage, Failure } from '@conclave/protocol'
import { isPresent, untilAbsent } from './absence.ts'
import { giveNotice } from './chat.ts'
import { abandon } from './ending.ts'
import { type Client, fail, type LiveTable } from './live.ts'
import { standIn } from './proceed.ts'
import { acknowledge, numberFor, tellPresenceNow } from './telling.ts'

// What those who play decide together. Persons vote, not seats: whoever plays for two has one voice.

type Vote = Extract<ClientMessage, { type: 'vote' }>

/** So long may somebody be silent before a proposal to end the match counts as hers, too, in milliseconds. */
const silence = 24 * 60 * 60 * 1000

/** One person's voice. Runs as a job of the table. */
export const castVote = async (
  table: LiveTable,
  client: Client,
  vote: Vote,
): Promise<Failure | { readonly seq: number }> => {
  const refusal = whyNotVote(table, vote)
  if (refusal !== null) return refusal
  const persons = await personsAt(table)
  const mine = persons.find((seats) => seats.includes(vote.seat)) ?? [vote.seat]
  const { ballots } = table.stored
  const open = ballots.find((each) => isAbout(each, vote)) ?? begun(table, vote)
  const others = (seats: readonly Seat[]): Seat[] => seats.filter((seat) => !mine.includes(seat))
  const cast: Ballot = {
    ...open,
    yes: [...others(open.yes), ...(vote.yes ? mine : [])],
    no: [...others(open.no), ...(vote.yes ? [] : mine)],
  }
  await keep(table, [...ballots.filter((each) => each !== open), cast])
  if (vote.about === 'end' && !ballots.includes(open)) await giveNotice(table, vote.seat, 'end-proposed')
  if (vote.about === 'end' && !vote.yes) await giveNotice(table, vote.seat, 'end-refused')
  await countVotes(table, persons)
  acknowledge(table, { client, command: vote.id })
  return { seq: numberFor(table, mine) }
}

const isAbout = (ballot: Ballot, { about, on }: Pick<Vote, 'about' | 'on'>): boolean =>
  ballot.about === about && ballot.on === on

const begun = ({ context }: LiveTable, { about, on }: Vote): Ballot => ({
  about,
  on,
  yes: [],
  no: [],
  until: about === 'end' ? context.now() + silence : null,
})

const whyNotVote = (table: LiveTable, vote: Vote): Failure | null => {
  const { stored } = table
  const { about, on } = vote
  if (stored.status !== 'running')
    return stored.status === 'waiting'
      ? fail('not-started', 'the match has not begun')
      : fail('over', 'the match is over')
  if (!vote.yes && !stored.ballots.some((each) => isAbout(each, vote)))
    return fail('stale', 'nobody wants that any more')
  if (about === 'end') return on === null ? null : fail('malformed', 'a match ends for every seat')
  const found = on === null ? undefined : stored.seats[on]
  if (on === null || found === undefined) return fail('no-such-thing', 'there is no such seat')
  if (found.kind === 'bot' || found.standIn !== null) return fail('stale', 'a bot sits there already')
  if (stored.absence.how === 'bot')
    return fail('not-an-option', 'at this table a bot sits in by itself for whoever is away')
  return untilAbsent(table, on) === 0 ? null : fail('not-away', 'somebody sits there, or was there just now')
}

/** Carries out what is decided, and forgets what nobody has to decide any more. Runs as a job of the table. */
export const countVotes = async (table: LiveTable, known?: readonly (readonly Seat[])[]): Promise<void> => {
  if (table.stored.ballots.length === 0) return
  const persons = known ?? (await personsAt(table))
  const results = table.stored.ballots.map((ballot) => ({ ballot, result: resultOf(table, ballot, persons) }))
  const open = results.filter(({ result }) => result === 'open').map(({ ballot }) => ballot)
  if (open.length < results.length) await keep(table, open)
  for (const { ballot, result } of results) {
    if (result !== 'carried' || table.stored.status !== 'running') continue
    if (ballot.on !== null) await standIn(table, ballot.on)
    else await abandon(table)
  }
  tellPresenceNow(table)
}

const resultOf = (
  table: LiveTable,
  { about, on, yes, no, until }: Ballot,
  persons: readonly (readonly Seat[])[],
): 'open' | 'carried' | 'gone' => {
  if (table.stored.status !== 'running') return 'gone'
  const said = (seats: readonly Seat[], among: readonly Seat[]) => seats.some((seat) => among.includes(seat))
  if (about === 'end' || on === null) {
    if (no.length > 0) return 'gone'
    const silent = persons.filter((seats) => !said(seats, yes))
    return silent.length === 0 || (until !== null && table.context.now() >= until) ? 'carried' : 'open'
  }
  const found = table.stored.seats[on]
  // Whoever wanted it has changed her mind.
  if (yes.length === 0) return 'gone'
  if (isPresent(table, on) || found?.kind !== 'human' || found.standIn !== null) return 'gone'
  const present = persons.filter(
    (seats) => !seats.includes(on) && seats.some((seat) => isPresent(table, seat)),
  )
  const wanting = present.filter((seats) => said(seats, yes))
  return wanting.length * 2 > present.length ? 'carried' : 'open'
}

/** The seats of each person who plays: those that the same session or account holds. */
const personsAt = async (table: LiveTable): Promise<readonly (readonly Seat[])[]> => {
  const holders = await table.context.storage.holdersOf(table.stored.id)
  const people = table.stored.seats.filter(({ kind }) => kind === 'human').map(({ seat }) => seat)
  const of = (seat: Seat) => holders.filter((each) => each.seat === seat).map(({ holder }) => holder)
  const persons: { readonly seats: Seat[]; readonly holders: Set<string> }[] = []
  for (const seat of people) {
    const mine = of(seat)
    const known = persons.find((person) => mine.some((holder) => person.holders.has(holder)))
    if (known === undefined) persons.push({ seats: [seat], holders: new Set(mine) })
    else {
      known.seats.push(seat)
      for (const holder of mine) known.holders.add(holder)
    }
  }
  return persons.map(({ seats }) => seats)
}

const keep = async (table: LiveTable, ballots: readonly Ballot[]): Promise<void> => {
  await table.context.storage.setBallots(table.stored.id, ballots)
  table.stored = { ...table.stored, ballots }
}
