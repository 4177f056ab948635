import type { Loaded } from '@conclave/games'
import { type ChanceState, mix, swift } from '@conclave/kernel'

/** Who sits in a seat, and what she begins with. */
export interface Place {
  readonly mage: string
  readonly school: string
  readonly list: string
}

/** What is dealt out to the seats of a game. */
export interface Roles {
  readonly mages: readonly string[]
  readonly schools: readonly string[]
  readonly lists: readonly string[]
}

/** The mages and schools that the cards of an edition name. */
export const rolesOf = ({ texts }: Loaded): Roles => ({
  mages: texts.cards.filter(({ kind }) => kind === 'mage').map(({ id }) => id),
  schools: [
    ...new Set(texts.cards.filter(({ kind }) => kind === 'spell').map(({ facts }) => String(facts.school))),
  ],
  lists: ['a', 'b'],
})

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
 * Who sits where in the matches of a run: in every cycle of matches each mage and each school is as often in each
 * seat as the others, and seats, mages and schools meet in ever new ways.
 */
export const seatingOf = (roles: Roles, seats: number, seed: string): ((match: number) => Place[]) => {
  const mages = arrangements(roles.mages, seats)
  const schools = arrangements(roles.schools, seats)
  const lists = Array.from({ length: roles.lists.length ** seats }, (_, at) =>
    Array.from(
      { length: seats },
      (__, seat) =>
        roles.lists[Math.floor(at / roles.lists.length ** seat) % roles.lists.length] ?? roles.lists[0] ?? '',
    ),
  )
  return (match) => {
    const [mage, school, list] = [
      cycle(mages, match, `${seed} mages`),
      cycle(schools, match, `${seed} schools`),
      cycle(lists, match, `${seed} lists`),
    ]
    return Array.from({ length: seats }, (_, seat) => ({
      mage: mage[seat] ?? '',
      school: school[seat] ?? '',
      list: list[seat] ?? '',
    }))
  }
}
