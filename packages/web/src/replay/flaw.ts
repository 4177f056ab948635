import {
  commitmentTo,
  type Game,
  type Match,
  type MatchFile,
  type Option,
  openMatch,
  type Question,
  type Seat,
  type TableState,
  viewOf,
} from '@conclave/kernel'

type AnyGame = Game<TableState, Option>

/** Flaw of a match file; `detail` are the engine's own words, for whoever looks into it. */
export interface Flaw {
  /**
   * Another seed was promised before the match; the seed is not the one that the file itself promises; an answer does not
   * fit what was played before; it was played by other rules; no match begins like this.
   */
  readonly kind: 'commitment' | 'seed' | 'answer' | 'outdated' | 'begin'
  readonly detail: string
  /** The answer that does not fit, counted from 1, and of how many. */
  readonly answer: { readonly number: number; readonly all: number; readonly seat: Seat } | null
  /** Table and question when it was given. */
  readonly moment: { readonly table: object; readonly asked: Asked | null } | null
}

interface Asked {
  readonly question: Question
  readonly options: readonly Option[]
}

/** Plays a match again with every check, and says what does not fit; null if all is well. */
export const flawIn = (game: AnyGame, file: MatchFile, commitment?: string): Flaw | null => {
  if (commitment !== undefined && file.commitment !== commitment)
    return bare('commitment', 'the file names another commitment than the one published before the match')
  const opened = openMatch(game, file)
  if (!('problem' in opened)) return null
  const { problem: detail, at } = opened
  if (file.commitment !== undefined && file.commitment !== commitmentTo(file.seed))
    return bare('seed', detail)
  const isOld = file.segments.at(-1)?.rules !== game.rules
  if (at === undefined) return bare(isOld ? 'outdated' : 'begin', detail)
  // Up to a refused answer all is well; where the table differs, the answer before has led elsewhere.
  const upTo = openMatch(game, file, at)
  const number = 'problem' in upTo ? at : at + 1
  const answers = file.segments.flatMap((segment) => segment.answers)
  const [seat] = answers[number - 1] ?? []
  if (seat === undefined) return bare(isOld ? 'outdated' : 'begin', detail)
  const before = 'problem' in upTo ? openMatch(game, file, number - 1) : upTo
  return {
    kind: isOld ? 'outdated' : 'answer',
    detail,
    answer: { number, all: answers.length, seat },
    moment: 'problem' in before ? null : momentOf(before, seat),
  }
}

const bare = (kind: Flaw['kind'], detail: string): Flaw => ({ kind, detail, answer: null, moment: null })

const momentOf = ({ game, state }: Match<TableState, Option>, seat: Seat): Flaw['moment'] => {
  const { table, question, options } = viewOf(game, state, seat)
  return { table, asked: question === null ? null : { question, options } }
}
