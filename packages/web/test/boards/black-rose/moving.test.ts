import type { BlackRoseQuestion, BlackRoseView } from '@conclave/black-rose'
import { describe, expect, it } from 'vitest'
import { fitting } from '../../../src/boards/black-rose/card/fitting.ts'
import { isWay, roomTowards, rowsOfRooms } from '../../../src/boards/black-rose/lodge/compass.ts'
import { besides, middleOf } from '../../../src/boards/black-rose/lodge/geometry.ts'
import { going, ledInto, type Model, roomsBeside, waysOf } from '../../../src/boards/black-rose/lodge/ways.ts'
import { dropped } from '../../../src/boards/black-rose/planning/dropping.ts'
import type { Laid, Plan } from '../../../src/boards/black-rose/planning/plan.ts'
import { positionsOf } from './playing.ts'

/** Five spells, by the rules of 1.6. */
const having = { spells: 5, edition: '1.6' } as const

describe('the six keys', () => {
  const keys = ['KeyA', 'KeyQ', 'KeyW', 'KeyE', 'KeyD', 'KeyS']
  const numbers = ['Numpad4', 'Numpad7', 'Numpad9', 'Numpad6', 'Numpad3', 'Numpad1']

  it('lead from the middle to the six rooms around it, clockwise from the west', () => {
    const ways = keys.map((code) => roomTowards(code, 0))
    expect([...ways].sort()).toEqual([...besides(0)].sort())
    expect(numbers.map((code) => roomTowards(code, 0))).toEqual(ways)
    const { x, y } = middleOf(0)
    const turned = ways.map((hex) => {
      const there = middleOf(hex ?? 0)
      return (Math.atan2(there.y - y, there.x - x) + Math.PI + 0.01) % (2 * Math.PI)
    })
    expect(turned).toEqual(turned.toSorted((one, other) => one - other))
  })

  it('end at the walls, and other keys lead nowhere', () => {
    expect(roomTowards('KeyE', 7)).toBeNull()
    expect(isWay('KeyF')).toBe(false)
    expect(roomTowards('KeyF', 0)).toBeNull()
  })

  it('go through rows of rooms', () => {
    expect(rowsOfRooms.map((row) => row.length)).toEqual([3, 4, 5, 4, 3])
    for (const row of rowsOfRooms)
      for (const [at, hex] of row.slice(0, -1).entries()) expect(roomTowards('KeyE', hex)).toBe(row[at + 1])
  })
})

describe('a model that is dragged', () => {
  it('goes where the rules let it go, in every position of a match', () => {
    let [steps, starts, summoned] = [0, 0, 0]
    for (const { question, options, table } of positionsOf('1.6', 3, 'drag', 1500)) {
      const models: Model[] = [
        ...table.mages.map((_, mage) => ({ mage })),
        ...table.evocations.map(({ n }) => ({ evocation: n })),
      ]
      for (const model of models) {
        const rooms = roomsBeside(table, question, options, model)
        const [room] = rooms
        if (room === undefined) continue
        expect(rooms.every((each) => table.lodge.some((laid) => laid.room === each))).toBe(true)
        const ways = waysOf(table, question, options, model)
        expect([...ways.keys()]).toEqual(expect.arrayContaining(rooms.filter((each) => ways.has(each))))
        expect(options).toContainEqual(going({ model, way: [room] })(question, options, table))
        for (const [far, way] of ways) {
          // However it is led there: all at once, or room by room and back again.
          expect(ledInto(table, question, options, model, [], far)).toEqual(way)
          const led = way.reduce<readonly string[]>(
            (before, each) => ledInto(table, question, options, model, before, each),
            [],
          )
          expect(led).toEqual(way)
          expect(ledInto(table, question, options, model, led, way[0]!)).toEqual(way.slice(0, 1))
        }
        if (question.kind === 'step') steps++
        else if ('mage' in model) starts++
        else summoned++
      }
    }
    expect(Math.min(steps, starts, summoned)).toBeGreaterThan(0)
  })

  it('waits while its player is asked for something else on the way, and stops when the way is closed', () => {
    const ask = (kind: BlackRoseQuestion['kind']): BlackRoseQuestion =>
      ({ kind, seat: 0, about: { model: { seat: 0 } } }) as unknown as BlackRoseQuestion
    const go = going({ model: { mage: 0 }, way: ['arena'] })
    const table = { mages: [{ place: 'forge' }] } as unknown as BlackRoseView
    expect(go(ask('component'), [{ do: 'attack' }, { do: 'move' }], table)).toEqual({ do: 'move' })
    expect(go(ask('react'), [{ do: 'pass' }], table)).toBe('wait')
    expect(go(ask('step'), [{ do: 'room', room: 'arena' }], table)).toEqual({ do: 'room', room: 'arena' })
    expect(go(ask('step'), [{ do: 'room', room: 'forge' }], table)).toBeNull()
    expect(go(ask('component'), [{ do: 'move' }], { ...table })).toBeNull()
  })
})

describe('a spell that is dragged', () => {
  const [one, two, three]: readonly [Laid, Laid, Laid] = [
    { card: 'fireball', side: 'light' },
    { card: 'leech', side: 'dark' },
    { card: 'whisper', side: 'light' },
  ]
  const plan: Plan = { quick: null, standard: [one, two] }

  it('lies in the slot where it is let go, and makes room for itself', () => {
    expect(dropped(plan, three, 'slot:third', having)).toEqual({ quick: null, standard: [one, two, three] })
    expect(dropped(plan, three, 'slot:quick', having)).toEqual({ quick: three, standard: [one, two] })
    expect(dropped(plan, three, 'slot:first', having)).toEqual({ quick: null, standard: [three, two] })
  })

  it('changes places with another one, or goes back to the hand', () => {
    expect(dropped(plan, 'first', 'slot:second', having)).toEqual({ quick: null, standard: [two, one] })
    expect(dropped(plan, 'first', 'slot:quick', having)).toEqual({ quick: one, standard: [two] })
    expect(dropped(plan, 'first', 'hand', having)).toEqual({ quick: null, standard: [two] })
  })

  it('goes nowhere else', () => {
    expect(dropped(plan, 'first', 'slot:first', having)).toBeNull()
    expect(dropped(plan, three, 'hand', having)).toBeNull()
    expect(dropped(plan, three, 'room:arena', having)).toBeNull()
    // [BRW-PRE.2] Numbered slots are filled in their order.
    expect(dropped({ quick: null, standard: [] }, three, 'slot:second', having)).toBeNull()
  })
})

it('a name is as long as its longest word', () => {
  expect(fitting('Wild Metamorphosis')).toEqual({ '--letters': 13, '--alone': 13 })
  expect(fitting('Leech', true)).toEqual({ '--letters': 8, '--alone': 5 })
})
