import type { EditionId } from '@conclave/black-rose'
import { type Bot, playMatch } from '@conclave/bots'
import type { Loaded } from '@conclave/games'
import type { Chosen, Settings, TableEvent } from '@conclave/kernel'
import { type MatchRecord, rose } from './record.ts'
import { type Place, rolesIn, seatingOf } from './seating.ts'
import { type MatchWitness, witnessOf } from './witness.ts'

/** Settings that all matches of a run have in common. Plain data, so that they can be sent to a worker. */
export interface BalanceJob {
  readonly game: string
  readonly edition: EditionId
  /** The matches go round these tables. */
  readonly tables: readonly [Table, ...Table[]]
  readonly bot: string
  readonly seed: string
}

/** Job of a worker: the matches of a run that are still to be played. */
export interface BalancePart extends BalanceJob {
  readonly missing: readonly number[]
}

/** Setup of a match. */
export interface Table {
  readonly chosen: Chosen<Settings>
  readonly seats: number
}

type AnyWitness = MatchWitness<TableEvent, object, object>

const maxDecisions = 100_000

/** The fields of an option that the opening of a match asks for. */
const dealt: { readonly [kind: string]: 'mage' | 'school' | 'list' } = {
  chooseMage: 'mage',
  chooseSchool: 'school',
  chooseList: 'list',
}

/** A bot that takes the place it was given, and lets its plans be seen. */
const seated = (bot: Bot, place: Place, seat: number, witness: AnyWitness): Bot => {
  const { interject } = bot
  return {
    spec: bot.spec,
    answer: (sight, question, options, chance) => {
      const field = dealt[question.kind]
      const wanted =
        field === undefined ? undefined : options.find((option) => option[field] === place[field])
      if (wanted !== undefined) return wanted
      const given = bot.answer(sight, question, options, chance)
      if (given.do === 'ready') witness.plan(seat, sight.view.table)
      return given
    },
    ...(interject === undefined ? {} : { interject }),
  }
}

/** Plays the matches of a run. A match depends on the job and its index only, not on who plays it. */
export const playerOf = (loaded: Loaded, job: BalanceJob, bot: Bot): ((index: number) => MatchRecord) => {
  const { tables, seed } = job
  const seatings = tables.map(({ seats }) => seatingOf(rolesIn(job.edition), seats, seed))
  return (index) => {
    const at = index % tables.length
    const { chosen, seats } = tables[at] ?? tables[0]
    const places = seatings[at]?.(Math.floor(index / tables.length)) ?? []
    const witness: AnyWitness = witnessOf(places)
    try {
      const { state, outcome, decisions } = playMatch(
        loaded.game,
        { chosen, seats, seed: `${seed}:${index}` },
        places.map((place, seat) => seated(bot, place, seat, witness)),
        { generator: 'swift', maxDecisions, sink: (event) => witness.hear(event) },
      )
      if (outcome === null) throw new Error(`no end after ${maxDecisions} decisions`)
      witness.end(loaded.game.view(state, 'spectator'), chosen.blackRoseBonus === true)
      return witness.record(index, at, decisions)
    } catch (error) {
      return {
        ...witness.record(index, at, 0),
        winner: rose,
        error: error instanceof Error ? error.message : String(error),
      }
    }
  }
}
