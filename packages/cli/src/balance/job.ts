import type { EditionId } from '@conclave/black-rose'
import { type Bot, playMatch } from '@conclave/bots'
import type { Loaded } from '@conclave/games'
import type { Chosen, Settings, TableEvent } from '@conclave/kernel'
import { messageOf } from '../failure.ts'
import { type MatchRecord, rose } from './record.ts'
import { type Place, rolesIn, seatingOf } from './seating.ts'
import { type Witness, witnessOf } from './witness.ts'

/** What all matches of a run have in common. Plain data, so that it can be sent to a worker. */
export interface BalanceJob {
  readonly game: string
  readonly edition: EditionId
  readonly chosen: Chosen<Settings>
  readonly seats: number
  readonly bot: string
  readonly seed: string
}

type AnyWitness = Witness<TableEvent, object>

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
  const seating = seatingOf(rolesIn(job.edition), job.seats, job.seed)
  return (index) => {
    const places = seating(index)
    const witness: AnyWitness = witnessOf(places)
    try {
      const { outcome, decisions } = playMatch(
        loaded.game,
        { chosen: job.chosen, seats: job.seats, seed: `${job.seed}:${index}` },
        places.map((place, seat) => seated(bot, place, seat, witness)),
        { generator: 'swift', maxDecisions, sink: (event) => witness.hear(event) },
      )
      if (outcome === null) throw new Error(`no end after ${maxDecisions} decisions`)
      return witness.record(index, decisions)
    } catch (error) {
      return { ...witness.record(index, 0), winner: rose, error: messageOf(error) }
    }
  }
}
