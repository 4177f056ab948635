import { announce, conclude, listening, mayHear, type TableEvent, tell } from '@conclave/kernel'
import { describe, expect, test } from 'vitest'

const telling = (event: string): TableEvent => ({ event, audience: 'everyone' })

describe('telling', () => {
  test('[KRN-EVENT.1] reaches whoever listens now, and nobody otherwise', () => {
    const heard: string[] = []
    expect(tell).toBeUndefined()
    listening(
      ({ event }) => heard.push(event),
      () => tell?.(telling('inside')),
    )
    tell?.(telling('outside'))
    expect(heard).toEqual(['inside'])
    expect(tell).toBeUndefined()
  })

  test('[KRN-EVENT.2] gives way to an inner listener and comes back, also after a failure', () => {
    const outer: string[] = []
    const inner: string[] = []
    const sink = (list: string[]) => (event: TableEvent) => list.push(event.event)
    listening(sink(outer), () => {
      expect(() =>
        listening(sink(inner), () => {
          tell?.(telling('deep'))
          throw new Error('broken')
        }),
      ).toThrow('broken')
      listening(undefined, () => tell?.(telling('unheard')))
      tell?.(telling('after'))
    })
    expect(inner).toEqual(['deep'])
    expect(outer).toEqual(['after'])
  })

  test('[KRN-EVENT.1] builds nothing when nobody listens', () => {
    let built = 0
    const build = (): TableEvent => {
      built++
      return telling('costly')
    }
    tell?.(build())
    expect(built).toBe(0)
  })
})

describe('a heading', () => {
  const heardIn = (work: () => void, table?: object): string[] => {
    const heard: string[] = []
    listening(({ event }) => heard.push(event), work, table)
    return heard
  }

  test('[KRN-EVENT.4] is told right before what stands under it, and not at all when nothing does', () => {
    const heard = heardIn(() => {
      announce?.(telling('idle'))
      conclude()
      announce?.(telling('outer'))
      announce?.(telling('inner'))
      conclude()
      tell?.(telling('deed'))
      conclude()
      announce?.(telling('late'))
      conclude()
    })
    expect(heard).toEqual(['outer', 'deed'])
  })

  test('[KRN-EVENT.4] waits while somebody is asked, and is told with the first thing that happens then', () => {
    const table = {}
    const other = {}
    expect(heardIn(() => announce?.(telling('asked')), table)).toEqual([])
    expect(heardIn(() => tell?.(telling('elsewhere')), other)).toEqual(['elsewhere'])
    expect(heardIn(() => tell?.(telling('deed')), table)).toEqual(['asked', 'deed'])
    expect(heardIn(() => tell?.(telling('more')), table)).toEqual(['more'])
    expect(announce).toBeUndefined()
  })

  test('[KRN-EVENT.4] is not told when who was asked declines', () => {
    const table = {}
    heardIn(() => announce?.(telling('asked')), table)
    expect(heardIn(conclude, table)).toEqual([])
    expect(heardIn(() => tell?.(telling('later')), table)).toEqual(['later'])
  })
})

describe('audiences', () => {
  test('[KRN-EVENT.3] decide who may know of an event', () => {
    const secret: TableEvent = { event: 'drew', audience: [1, 2], card: 'dragon' }
    expect(mayHear(secret, 1)).toBe(true)
    expect(mayHear(secret, 0)).toBe(false)
    expect(mayHear(secret, 'spectator')).toBe(false)
    expect(mayHear(telling('all'), 0)).toBe(true)
    expect(mayHear(telling('all'), 'spectator')).toBe(true)
  })
})
