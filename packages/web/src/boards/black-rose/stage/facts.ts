import type { BlackRoseView, MageView, NamedModel, Owner, RoomView } from '@conclave/black-rose'
import type { Entry } from './steps.ts'

type Table = BlackRoseView
type Evocation = Table['evocations'][number]
type Cubes = readonly Owner[]

const rose = -1

const cubes = (owner: Owner, count: number): Cubes => Array.from({ length: Math.max(0, count) }, () => owner)

/** Without so many cubes of an owner, the latest first. */
const lessCubes = (lying: Cubes, owner: Owner, count: number): Cubes =>
  Array.from({ length: count }).reduce<Cubes>((left) => {
    const at = left.lastIndexOf(owner)
    return at < 0 ? left : left.toSpliced(at, 1)
  }, lying)

const withMage = (table: Table, seat: number, change: (mage: MageView) => Partial<MageView>): Table => ({
  ...table,
  mages: table.mages.map((mage, at) => (at === seat ? { ...mage, ...change(mage) } : mage)),
})

const withRoom = (table: Table, room: string, change: (laid: RoomView) => Partial<RoomView>): Table => ({
  ...table,
  lodge: table.lodge.map((laid) => (laid.room === room ? { ...laid, ...change(laid) } : laid)),
})

/** Body: all that a mage, the Avatar and an evocation have in common. */
type Body = Pick<Evocation, 'place' | 'damage'>

const withModel = (table: Table, model: NamedModel, change: (body: Body) => Partial<Body>): Table => {
  if ('n' in model) {
    const evocations = table.evocations.map((each) =>
      each.n === model.n ? { ...each, ...change(each) } : each,
    )
    return { ...table, evocations }
  }
  if (model.seat !== rose) return withMage(table, model.seat, change)
  return { ...table, avatar: table.avatar && { ...table.avatar, ...change(table.avatar) } }
}

const withPower = (table: Table, owner: Owner, power: number): Table =>
  owner === rose ? { ...table, rose: { ...table.rose, power } } : withMage(table, owner, () => ({ power }))

/** So many cubes come back to an owner, or go. */
const withReserve = (table: Table, owner: Owner, by: number): Table =>
  owner === rose
    ? { ...table, rose: { ...table.rose, reserve: table.rose.reserve + by } }
    : withMage(table, owner, ({ reserve }) => ({ reserve: reserve + by }))

const withTrophy = (table: Table, seat: Owner, whom: Owner): Table => {
  const taken =
    whom === rose
      ? { ...table, avatar: table.avatar && { ...table.avatar, trophies: table.avatar.trophies - 1 } }
      : withMage(table, whom, ({ trophies }) => ({ trophies: trophies - 1 }))
  return seat === rose
    ? { ...taken, rose: { ...taken.rose, trophies: [...taken.rose.trophies, whom] } }
    : withMage(taken, seat, ({ won }) => ({ won: [...won, whom] }))
}

/** [REB-INS.5, BRW-INS.5] A room is turned over, and its cubes go back. */
const turned = (table: Table, room: string, destroyed: boolean): Table => {
  const lying = table.lodge.find((laid) => laid.room === room)?.cubes ?? []
  const token = destroyed ? 'none' : 'bright'
  return lying.reduce<Table>(
    (each, owner) => withReserve(each, owner, 1),
    withRoom(table, room, () => ({ destroyed, token, cubes: [] })),
  )
}

/**
 * A table after something has happened, as far as everybody is told what exactly: whose cubes are healed or converted, say,
 * nobody is, and then nothing changes. `after` is the table that comes of all of it, for what comes into play.
 */
export const withFact = (table: Table, { event }: Entry, after: Table): Table => {
  switch (event.event) {
    case 'stepped':
    case 'placed':
      return withModel(table, event.model, () => ({ place: event.room }))
    case 'wentToCell':
      return withModel(table, { seat: event.seat }, () => ({ place: 'cell' }))
    case 'summoned': {
      const { model, room } = event
      const come = after.evocations.find((each) => 'n' in model && each.n === model.n)
      if (come === undefined) return table
      return { ...table, evocations: [...table.evocations, { ...come, place: room, damage: [] }] }
    }
    case 'evocationRemoved': {
      const { model } = event
      const gone = table.evocations.find((each) => 'n' in model && each.n === model.n)
      const evocations = table.evocations.filter((each) => each !== gone)
      return (gone?.damage ?? []).reduce<Table>((each, owner) => withReserve(each, owner, 1), {
        ...table,
        evocations,
      })
    }
    case 'damaged': {
      const laid = withModel(table, event.model, ({ damage }) => ({
        damage: [...damage, ...cubes(event.seat, event.amount)],
      }))
      return withReserve(laid, event.seat, -event.amount)
    }
    case 'instabilityPlaced': {
      const laid = withRoom(table, event.room, (room) => ({
        cubes: [...room.cubes, ...cubes(event.seat, event.count)],
      }))
      return withReserve(laid, event.seat, -event.count)
    }
    case 'cubesBack': {
      const { from, room } = event
      return event.cubes.reduce<Table>((each, { seat, count }) => {
        const taken =
          from === null
            ? withRoom(each, room, (laid) => ({ cubes: lessCubes(laid.cubes, seat, count) }))
            : withModel(each, from, ({ damage }) => ({ damage: lessCubes(damage, seat, count) }))
        return withReserve(taken, seat, count)
      }, table)
    }
    case 'powerGained':
    case 'powerLost':
      return withPower(table, event.seat, event.power)
    case 'powerStolen':
      return withPower(withPower(table, event.seat, event.power), event.whom, event.left)
    case 'trophyTaken':
      return withTrophy(table, event.seat, event.whom)
    case 'roomRebuilt':
      return turned(table, event.room, false)
    case 'roomDestroyed':
      return turned(table, event.room, true)
    case 'roomActivated':
      return withRoom(table, event.room, ({ destroyed, token }) => ({ token: destroyed ? token : 'dark' }))
    case 'roomRefreshed':
      return withRoom(table, event.room, () => ({ token: 'bright' }))
    case 'roomBlocked':
      return withRoom(table, event.room, () => ({ blocked: true }))
    case 'moonRose':
      return { ...table, moon: event.moon }
    case 'crownTaken':
      return { ...table, crown: event.seat }
    case 'phaseBegan':
      return { ...table, phase: event.phase }
    case 'roundBegan':
      return { ...table, round: event.round, first: event.first }
    case 'actionRevealed':
      return {
        ...table,
        avatar: table.avatar && { ...table.avatar, revealed: [...table.avatar.revealed, event.card] },
      }
    case 'eventDrawn': {
      const colour = event.colour === '' ? null : event.colour
      return { ...table, drawn: { card: event.card, drawer: event.seat, colour, spent: false } }
    }
    default:
      return table
  }
}
