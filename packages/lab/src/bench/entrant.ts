import { games } from '@conclave/games'

/** Entrant of the benchmark: a game in an edition, with so many seats and these options. */
export interface Entrant {
  /** Name in the report. */
  readonly id: string
  readonly game: string
  readonly edition?: string
  readonly seats: number
  readonly options: { readonly [name: string]: string }
}

/** Black Rose Wars is measured at a full table: that is how it is played. */
const seatsOf = (id: string): number => (id === 'black-rose' ? 4 : 2)

/** Further editions that are measured beside the usual one; alone one plays against the Avatar. */
const further: readonly Entrant[] = [
  { id: 'black-rose rebirth', game: 'black-rose', edition: 'rebirth', seats: 4, options: {} },
  {
    id: 'black-rose avatar',
    game: 'black-rose',
    edition: 'rebirth',
    seats: 1,
    options: { avatar: 'apprentice' },
  },
]

/** Every game, or one of them. */
export const entrantsOf = (game: string | undefined): Entrant[] =>
  (game === undefined ? games.map(({ id }) => id) : [game]).flatMap((id) => [
    { id, game: id, seats: seatsOf(id), options: {} },
    ...further.filter((each) => each.game === id),
  ])
