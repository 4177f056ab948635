import { type BlackRoseEvent, classicIds, orderOf } from '@conclave/black-rose'
import type { Seat, Viewer } from '@conclave/kernel'
import { describe, expect, it } from 'vitest'
import { linksOf } from '../../../src/boards/black-rose/chain/links.ts'
import { packetsOf } from '../../../src/boards/black-rose/chain/packets.ts'
import { noticeOf } from '../../../src/boards/black-rose/digest/notice.ts'
import { digestOf } from '../../../src/boards/black-rose/digest/segments.ts'
import { causeOf } from '../../../src/boards/black-rose/reactions/cause.ts'
import { positionsOf } from './playing.ts'

describe('the chain of effects', () => {
  it.each(classicIds)('tells every effect at work sentence by sentence, in matches of %s', (edition) => {
    let effects = 0
    for (const { table } of positionsOf(edition, 2, 'chain of effects', 2500)) {
      const links = linksOf(table)
      expect(links.length).toBe(table.working.length)
      const found = links.filter((link) => link.sort === 'effect')
      for (const { lines } of found) {
        effects++
        expect(lines.length).toBeGreaterThan(0)
        expect(lines.filter(({ time }) => time === 'now').length).toBeLessThanOrEqual(1)
      }
      // What resolves next stands first.
      expect(found[0]?.source).toBe(table.working.at(-1)?.source)
      expect(packetsOf(table).length).toBe(table.packets.length)
    }
    expect(effects).toBeGreaterThan(5)
  })
})

describe('a reaction', () => {
  it('names the innermost card as its cause', () => {
    const link = (source: string, you: Seat) => ({ source, list: '', at: 0, you })
    const working = [link('spell.fireball', 1), link('room.arena', 2), link('attack', 0)]
    expect(causeOf({ working })).toEqual({ source: 'room.arena', card: 'arena', you: 2 })
    expect(causeOf({ working: [] })).toBeUndefined()
  })

  it('is left to the order for protections if it befalls oneself, else to that for traps', () => {
    expect(orderOf({ what: 'damage' })).toBe('protections')
    expect(orderOf({ what: 'targeted' })).toBe('protections')
    expect(orderOf({ what: 'enters' })).toBe('traps')
  })
})

type Phase = Extract<BlackRoseEvent, { readonly event: 'phaseBegan' }>['phase']

describe('the digest', () => {
  const to = { audience: 'everyone', rule: 'BRW-GEN.1' } as const
  const began = (phase: Phase): BlackRoseEvent => ({ ...to, event: 'phaseBegan', phase })
  const log = (...events: BlackRoseEvent[]) => events.map((event, seq) => ({ seq, event }))
  const phases = (entries: ReturnType<typeof log>, read = -1, seat: Seat = 0) =>
    (digestOf(entries, seat, read)?.parts ?? []).map(
      ({ title, lines }) => `${title.say.slice('phase.'.length)} ${lines.length}`,
    )

  const round = log(
    began('action'),
    { ...to, event: 'cast', seat: 0, card: 'fireball', side: 'light', quick: false },
    began('evocation'),
    { ...to, event: 'damaged', model: { seat: 1 }, seat: 0, amount: 1, by: 'spell.fireball' },
    began('cleanUp'),
    { ...to, event: 'roomDestroyed', room: 'arena', seat: 0 },
    { ...to, event: 'roomDestroyed', room: 'arena', seat: 0 },
    began('blackRose'),
    { ...to, event: 'eventDrawn', seat: 0, card: 'eclipse', colour: '' },
    { ...to, event: 'questDrawn', seat: 0 },
    began('study'),
    { ...to, event: 'drewFromLibrary', seat: 0, schools: [] },
  )

  it('tells the phases that the table carried out since players decided, one by one', () => {
    expect(phases(round)).toEqual(['evocation 1', 'cleanUp 2', 'blackRose 1'])
  })

  it('says nothing of what was read, nor once everybody decides again', () => {
    expect(phases(round.slice(0, 6))).toEqual(['evocation 1', 'cleanUp 1'])
    expect(phases(round, 5)).toEqual(['cleanUp 1', 'blackRose 1'])
    expect(phases(round, 11)).toEqual([])
    expect(phases([...round, ...log(began('preparation')).map((entry) => ({ ...entry, seq: 12 }))])).toEqual(
      [],
    )
  })

  const cast = (seat: Seat, card: string): BlackRoseEvent => ({
    ...to,
    event: 'cast',
    seat,
    card,
    side: 'light',
    quick: false,
  })
  const hit = (seat: Seat): BlackRoseEvent => ({
    ...to,
    event: 'damaged',
    model: { seat },
    seat: 0,
    amount: 1,
    by: 'spell.fireball',
  })
  const turns = log(
    began('action'),
    cast(1, 'leech'),
    hit(0),
    cast(0, 'fireball'),
    hit(1),
    cast(2, 'leech'),
    hit(0),
  )

  it('tells the turns of the others since one’s own, also when the phase is over', () => {
    expect(phases(turns)).toEqual(['action 2'])
    expect(phases(turns.slice(0, 3))).toEqual(['action 2'])
    expect(phases(turns.slice(0, 5))).toEqual([])
    expect(phases(turns, 5)).toEqual(['action 1'])
    expect(phases([...turns, { seq: 7, event: began('evocation') }, { seq: 8, event: hit(0) }])).toEqual([
      'action 2',
      'evocation 1',
    ])
  })

  it('says nothing that was told to another alone', () => {
    const secret = log(
      began('blackRose'),
      { ...to, event: 'sawEvent', seat: 1, card: 'eclipse', audience: [1] },
      began('study'),
    )
    expect(phases(secret, -1, 0)).toEqual([])
    expect(phases(secret, -1, 1)).toEqual(['blackRose 1'])
  })
})

describe('a notice', () => {
  const to = { audience: 'everyone', rule: 'BRW-GEN.1' } as const
  const trap: readonly BlackRoseEvent[] = [
    { ...to, event: 'phaseBegan', phase: 'action' },
    { ...to, event: 'actionSpent', seat: 1 },
    { ...to, event: 'stepped', model: { seat: 1 }, room: 'arena' },
    { ...to, event: 'triggered', seat: 0, card: 'quicksand', side: 'light' },
    { ...to, event: 'inhibited', seat: 1, what: 'move' },
    { ...to, event: 'powerGained', seat: 0, amount: 1, power: 3, by: 'spell.quicksand' },
    { ...to, event: 'actionSpent', seat: 2 },
  ]
  const log = trap.map((event, seq) => ({ seq, event }))
  const told = (viewer: Viewer, read = -1) => noticeOf(log, viewer, read).map(({ event }) => event.event)

  it('tells the victim of a trap who has sprung it, which, and what came of it for her', () => {
    expect(told(1)).toEqual(['triggered', 'inhibited'])
    expect(told(1, 6)).toEqual([])
  })

  it('tells nothing to whoever has sprung it, nor to those who are not concerned', () => {
    for (const viewer of [0, 2, 'spectator'] as const) expect(told(viewer)).toEqual([])
  })
})
