import type { BlackRoseEvent, Owner } from '@conclave/black-rose'
import { say } from '@conclave/kernel'
import type { Kit } from './kit.ts'
import { words } from './texts/index.ts'

/** What power comes from; whatever is lost or stolen is one thing, and so is what a log that begins later does not tell. */
const origins = ['earlier', 'defeats', 'rooms', 'quests', 'events', 'others', 'lost'] as const
type Origin = (typeof origins)[number]

const sorts: { readonly [sort: string]: Origin } = {
  defeat: 'defeats',
  room: 'rooms',
  quest: 'quests',
  event: 'events',
}

const originOf = (by: string): Origin => sorts[by.split('.')[0] ?? ''] ?? 'others'

type Change = readonly [owner: Owner, origin: Origin, amount: number]

const changesBy = (event: BlackRoseEvent | { readonly event: 'undone' }): readonly Change[] => {
  switch (event.event) {
    case 'powerGained':
      return [[event.seat, originOf(event.by), event.amount]]
    case 'powerLost':
      return [[event.seat, 'lost', -event.amount]]
    case 'powerStolen':
      return [
        [event.seat, originOf(event.by), event.gained],
        [event.whom, 'lost', -event.amount],
      ]
    default:
      return []
  }
}

/** Where the power of all mages and of the Black Rose has come from over the match; origins that brought nobody any are left out. */
export const earnedOf: NonNullable<Kit['earnedOf']> = (log, { mages, rose }) => {
  const owners: readonly Owner[] = [...mages.keys(), -1]
  const powerOf = (owner: Owner): number => mages[owner]?.power ?? rose.power
  const told = log.flatMap(({ event }) => changesBy(event))
  const untold = owners.map((owner): Change => {
    const sum = told.reduce((all, [who, , amount]) => all + (who === owner ? amount : 0), 0)
    return [owner, 'earlier', powerOf(owner) - sum]
  })
  const changes = [...untold, ...told]
  const sumOf = (owner: Owner, origin: Origin): number =>
    changes.reduce((sum, [who, what, amount]) => sum + (who === owner && what === origin ? amount : 0), 0)
  const known = origins.filter((origin) => owners.some((owner) => sumOf(owner, origin) !== 0))
  const rows = owners.map((owner) => {
    const mage = mages[owner]
    return {
      name: say(mage === undefined ? 'seat.rose' : `seat.${owner}`),
      seat: mage === undefined ? null : owner,
      colour: mage === undefined ? 'br-rose' : `br-${mage.colour}`,
      values: known.map((origin) => sumOf(owner, origin)),
      total: powerOf(owner),
      won: false,
    }
  })
  return {
    title: words('earned'),
    columns: known.map((origin) => words(`earned.${origin}`)),
    rows: rows.toSorted((one, other) => other.total - one.total),
  }
}
