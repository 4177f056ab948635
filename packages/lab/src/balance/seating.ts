import { contentOf, type EditionId } from '@conclave/black-rose'
import { type ChanceState, mix, swift } from '@conclave/kernel'

/** Place at the table: the mage in a seat, and the things she begins with. */
export interface Place {
  readonly mage: string
  readonly school: string
  readonly list: string
}

/** Roles that are dealt out to the seats of a game. */
export interface Roles {
  readonly mages: readonly string[]
  readonly schools: readonly string[]
  readonly lists: readonly string[]
}

/** The mages, schools and starting lists of an edition of Black Rose Wars. */
export const rolesIn = (edition: EditionId): Roles => {
  const { mages, schools } = contentOf(edition)
  return { mages: [...mages.keys()], schools, lists: ['a', 'b'] }
}

/** Every way to put so many of these in a row. */
const arrangements = (items: readonly string[], count: number): string[][] =>
  count === 0
    ? [[]]
    : items.flatMap((first) =>
        arrangements(
          items.filter((item) => item !== first),
          count - 1,
        ).map((rest) => [first, ...rest]),
      )

/** All arrangements, each as often as the others, in an order that the seed decides: one cycle after the other. */
const cycle = (all: readonly string[][], at: number, seed: string): readonly string[] => {
  const order = all.map((_, index) => index)
  const chance: ChanceState = swift(`${seed} ${Math.floor(at / all.length)}`)
  mix(chance, order)
  return all[order[at % all.length] ?? 0] ?? []
}

/**
 * Seating in the matches of a run: in every cycle of matches each mage and each school is as often in each seat as the others,
 * and seats, mages and schools meet in ever new ways.
 */
export const seatingOf = (dealt: Roles, seats: number, seed: string): ((match: number) => Place[]) => {
  const byMage = arrangements(dealt.mages, seats)
  const bySchool = arrangements(dealt.schools, seats)
  const byList = Array.from({ length: dealt.lists.length ** seats }, (_, at) =>
    Array.from(
      { length: seats },
      (__, seat) =>
        dealt.lists[Math.floor(at / dealt.lists.length ** seat) % dealt.lists.length] ?? dealt.lists[0] ?? '',
    ),
  )
  return (match) => {
    const [mage, school, list] = [
      cycle(byMage, match, `${seed} mages`),
      cycle(bySchool, match, `${seed} schools`),
      cycle(byList, match, `${seed} lists`),
    ]
    return Array.from({ length: seats }, (_, seat) => ({
      mage: mage[seat] ?? '',
      school: school[seat] ?? '',
      list: list[seat] ?? '',
    }))
  }
}
