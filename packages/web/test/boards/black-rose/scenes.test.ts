import type { BlackRoseEvent, BlackRoseView } from '@conclave/black-rose'
import { describe, expect, it } from 'vitest'
import { linksOf } from '../../../src/boards/black-rose/chain/links.ts'
import { looseAmong } from '../../../src/boards/black-rose/chain/loose.ts'
import { cueOf } from '../../../src/boards/black-rose/cues.ts'
import { scenesOf } from '../../../src/boards/black-rose/stage/scenes.ts'

type Happening<E> = E extends BlackRoseEvent ? Omit<E, 'audience' | 'rule'> : never

const entry = (event: Happening<BlackRoseEvent>, seq: number) => ({
  seq,
  event: { audience: 'everyone', rule: '', ...event } as BlackRoseEvent,
})
const logOf = (...events: Happening<BlackRoseEvent>[]) => events.map((event, at) => entry(event, at + 1))

const table = (edition: BlackRoseView['edition'] = 'rebirth'): BlackRoseView =>
  ({ edition, mages: [{ colour: 'red' }, { colour: 'blue' }] }) as unknown as BlackRoseView

const scenes = (log: ReturnType<typeof logOf>, viewer = 0, edition?: BlackRoseView['edition']) =>
  scenesOf(log, table(edition), viewer)

describe('scenes', () => {
  it('[REB-AVA.14, REB-AVA.28] play a card of the Avatar: its face, why, and what came of it', () => {
    const [scene, ...others] = scenes(
      logOf(
        { event: 'phaseBegan', phase: 'action' },
        { event: 'actionRevealed', card: 'rose-fire' },
        { event: 'actionEffect', card: 'rose-fire', at: 0 },
        { event: 'avatarGoesFor', at: { seat: 1 }, room: 'arena', by: 'damage' },
        { event: 'stepped', model: { seat: -1 }, room: 'forge' },
        { event: 'stepped', model: { seat: -1 }, room: 'arena' },
        { event: 'damaged', model: { seat: 1 }, seat: -1, amount: 3, by: 'action.rose-fire' },
        { event: 'actionSpent', seat: 0 },
        { event: 'stepped', model: { seat: 0 }, room: 'forge' },
      ),
    )
    expect(others).toEqual([])
    expect(scene?.live).toBe(true)
    expect(scene?.steps.map(({ seq, card }) => [seq, card])).toEqual([
      [2, 'rose-fire'],
      // What the card says it says itself, where it lies.
      [4, 'rose-fire'],
      // A walk is told by where it ends.
      [6, 'rose-fire'],
      [7, 'rose-fire'],
    ])
    expect(scene?.steps[1]?.things).toEqual(['mage:1'])
    // Each step is heard, by a sound of its own or by that of what happens.
    expect(scene?.steps.map(({ cue }) => cue)).toEqual([null, 'stone', 'stone', null])
    expect([cueOf({ event: 'actionRevealed' } as never), cueOf({ event: 'damaged' } as never)]).toEqual([
      'card',
      'bad',
    ])
    expect(scene?.steps[3]?.cubes).toMatchObject([{ colour: 'br-rose', count: 3, way: 'laid' }])
  })

  it('[REB-DMG.6, REB-DMG.7, REB-DMG.8, REB-DMG.10, REB-DMG.11] tell a defeat in its steps', () => {
    const [scene] = scenes(
      logOf(
        { event: 'defeated', seat: 1, by: 0 },
        { event: 'evocationRemoved', model: { kind: 'dread', n: 3, seat: 0 } },
        { event: 'wentToCell', seat: 1 },
        { event: 'powerGained', seat: 0, amount: 4, power: 9, by: 'defeat' },
        // The power may bring a moon, and what that brings.
        { event: 'moonRose', moon: 2 },
        { event: 'personalSpell', seat: 0 },
        { event: 'trophyTaken', seat: 0, whom: 1 },
        { event: 'cubesBack', from: { seat: 1 }, room: '', cubes: [{ seat: 0, count: 6 }] },
        { event: 'questProgressed', seat: 0, quest: 'x', have: 1, need: 2 },
        { event: 'stepped', model: { seat: 0 }, room: 'arena' },
      ),
    )
    expect(scene?.steps.map(({ also }) => also[0]?.say ?? null)).toEqual([
      'board.scene.defeat.0',
      'board.scene.defeat.1',
      'board.scene.defeat.2',
      'board.scene.defeat.3',
      null,
      'board.scene.defeat.4',
      'board.scene.defeat.5',
    ])
    expect(scene?.steps.map(({ size }) => size)).toEqual([
      'moment',
      'line',
      'line',
      'line',
      'moment',
      'line',
      'thing',
    ])
    expect(scene?.steps[6]?.cubes).toMatchObject([{ count: 6, way: 'back' }])
    expect(scene?.steps.map(({ cue }) => cue)).toEqual([null, 'stone', 'stone', 'stone', null, null, 'stone'])
  })

  it('[REB-EFF.8, REB-C.1] show who declares, the card that is triggered, and the cubes that go back', () => {
    const log = logOf(
      { event: 'cast', seat: 0, card: 'fireball', side: 'light', quick: false },
      { event: 'damaged', model: { seat: 1 }, seat: 0, amount: 2, by: 'spell.fireball' },
      { event: 'declared', seat: 1, slot: 'first', marker: 'protection' },
      { event: 'triggered', seat: 1, card: 'ward', side: 'dark' },
      { event: 'cubesBack', from: { seat: 1 }, room: '', cubes: [{ seat: 0, count: 2 }] },
      { event: 'damageAvoided', model: { seat: 1 }, amount: 2, by: 'spell.ward' },
    )
    // Whoever casts has gone through her spell herself, and sees what others do about it.
    const [own, reactions] = scenes(log, 0)
    expect([own?.live, own?.steps.length]).toEqual([false, 2])
    expect([reactions?.live, reactions?.seq]).toEqual([true, 3])
    expect(reactions?.steps.map(({ card, up }) => [card, up])).toEqual([
      [null, null],
      ['ward', 'dark'],
      ['ward', 'dark'],
      ['ward', 'dark'],
    ])
    // For the others it is one story.
    expect(scenes(log, 1).map(({ live, steps }) => [live, steps.length])).toEqual([[true, 6]])
    // A spell of 1.6 is held up once; who reacts is told in steps.
    expect(scenes(log, 1, '1.6').map(({ form, live }) => [form, live])).toEqual([
      ['spotlight', true],
      ['panel', true],
    ])
  })

  it('[BRW-CAST.1] hold a spell of 1.6 up with what came of it; whoever has cast it herself may go on', () => {
    const log = logOf(
      { event: 'cast', seat: 0, card: 'fireball', side: 'light', quick: false },
      { event: 'aimed', seat: 0, at: { seat: 1 }, room: 'arena' },
      { event: 'damaged', model: { seat: 1 }, seat: 0, amount: 3, by: 'spell.fireball' },
      { event: 'defeated', seat: 1, by: 0 },
      { event: 'wentToCell', seat: 1 },
    )
    const [cast, defeat] = scenes(log, 1, '1.6')
    expect(cast).toMatchObject({ seq: 1, form: 'spotlight', holds: true })
    expect(cast?.steps).toHaveLength(1)
    expect(cast?.steps[0]).toMatchObject({ seq: 3, card: 'fireball', up: 'light', tone: 'bad' })
    expect(cast?.steps[0]?.also).toHaveLength(1)
    expect(cast?.steps[0]?.things).toContain('mage:1')
    expect(defeat?.form).toBe('panel')
    expect(scenes(log, 0, '1.6')[0]?.holds).toBe(false)
  })

  it('[BRW-QST.5, BRW-DMG.1] announce a quest and a heavy blow of 1.6 in a banner', () => {
    const log = logOf(
      { event: 'questCompleted', seat: 1, quest: 'trophy-wall' },
      { event: 'damaged', model: { seat: 0 }, seat: 1, amount: 4, by: 'spell.fireball' },
      { event: 'damaged', model: { seat: 0 }, seat: 1, amount: 5, by: 'spell.fireball' },
    )
    expect(scenes(log, 0, '1.6').map(({ seq, form, steps: [step] }) => [seq, form, step?.tone])).toEqual([
      [1, 'banner', null],
      [3, 'banner', 'bad'],
    ])
    expect(scenes(log, 0)).toEqual([])
  })

  it('show a moon, an event and a room, each by itself, and nothing that only some may know', () => {
    const log = logOf(
      { event: 'moonRose', moon: 2 },
      { event: 'eventDrawn', seat: 0, card: 'flood', colour: '' },
      { event: 'roomRebuilt', room: 'arena', cubes: [{ seat: 1, count: 4 }] },
      { event: 'powerGained', seat: 1, amount: 3, power: 3, by: 'room.arena' },
      { event: 'crownTaken', seat: 1 },
    )
    expect(scenes(log).map(({ steps }) => steps.map(({ size }) => size))).toEqual([
      ['moment'],
      ['thing'],
      ['moment', 'line'],
    ])
    // [REB-INS.5] The cubes of a rebuilt room are seen to go back.
    expect(scenes(log)[2]?.steps[0]?.cubes).toMatchObject([{ count: 4, way: 'back' }])
    const secret = { seq: 1, event: { ...log[0]?.event, audience: [0] } as unknown as BlackRoseEvent }
    expect(scenesOf([secret], table(), 0)).toEqual([])
  })
})

describe('a full stop', () => {
  const stop = {
    under: 1,
    aimed: [],
    declared: [],
    left: [1],
    loose: [
      { model: 'mage.1', room: null, owner: 0, count: 2 },
      { model: null, room: 'arena', owner: 1, count: 1 },
    ],
  } as const

  it('[REB-C.1] says which cubes may still be taken back: of each owner the latest', () => {
    expect(looseAmong([0, 0, 1, 0], { model: 'mage.1' }, { stops: [stop] })).toEqual([
      false,
      true,
      false,
      true,
    ])
    expect(looseAmong([1, 0], { room: 'arena' }, { stops: [stop] })).toEqual([true, false])
    expect(looseAmong([0], { model: 'mage.0' }, { stops: [stop] })).toEqual([false])
    expect(looseAmong([0], { model: 'mage.1' }, {})).toEqual([false])
  })

  it('[REB-EFF.3] lies between what waits at it and what is resolved in it', () => {
    const working = [
      { source: 'room.arena', list: '', at: 0, you: 0 },
      { source: 'room.forge', list: '', at: 0, you: 1 },
    ]
    const links = linksOf({ edition: 'rebirth', working, stops: [stop, { ...stop, under: 2 }] })
    expect(links.map(({ sort }) => sort)).toEqual(['stop', 'effect', 'stop', 'effect'])
    expect(links.flatMap((link) => (link.sort === 'effect' ? [link.source] : []))).toEqual([
      'room.forge',
      'room.arena',
    ])
  })
})
