import { expect, test } from 'vitest'
import type { BlackRoseView } from '../../../src/shown.ts'
import { rose } from '../../../src/state.ts'
import { allBut, type Board, castNext, cubesOn, lay, pass, play, trigger } from '../../position.ts'
import { reveals } from './avatar-table.ts'

// What the log and the view say of it, for whoever watches.

const seen = (t: Board, viewer: number): BlackRoseView => t.view(viewer).table as BlackRoseView

/** A spell of the first mage that hurts the second, who can answer and hurt back; and so can the first. */
const duel = () =>
  lay({
    edition: 'rebirth',
    mages: [
      { at: 'arena', first: 'barbed-embrace', second: 'tincture-of-glass active' },
      { at: 'arena', first: 'scar-ward active' },
    ],
  })

test('[REB-C.1, REB-EFF.3] everybody sees which cubes may still be taken back, and who may react, stop in stop', () => {
  const t = duel()
  play(t, 0, castNext)
  const outer = { under: 1, declared: [], aimed: [{ card: 'barbed-embrace', by: 0, at: 1 }] }
  for (const viewer of [0, 1])
    expect(seen(t, viewer).stops).toEqual([
      { ...outer, left: [1], loose: [{ model: 'mage.1', room: null, owner: 0, count: 5 }] },
    ])
  play(t, 1, trigger('scar-ward'))
  expect(seen(t, 1).stops).toEqual([
    { ...outer, left: [], loose: [{ model: 'mage.1', room: null, owner: 0, count: 2 }] },
    {
      under: 2,
      declared: [],
      aimed: [],
      left: [0],
      loose: [{ model: 'mage.0', room: null, owner: 1, count: 1 }],
    },
  ])
  play(t, 0, pass)
  // The next sentence has a full stop of its own.
  expect(seen(t, 0).stops).toMatchObject([{ loose: [{ model: 'mage.0', owner: rose, count: 2 }] }])
  play(t, 0, pass)
  expect(seen(t, 0).stops).toEqual([])
})

test('[REB-EFF.8, REB-C.1] a reaction is told when it is declared, face down, and so are the cubes that go back', () => {
  const t = duel()
  play(t, 0, castNext)
  play(t, 1, trigger('scar-ward'))
  expect(t.happened('declared')).toMatchObject([{ seat: 1, slot: 'first', marker: 'protection' }])
  expect(t.happened('declared')[0]).not.toHaveProperty('card')
  expect(t.happened('cubesBack')).toMatchObject([{ from: { seat: 1 }, cubes: [{ seat: 0, count: 3 }] }])
})

test('[REB-EFF.8, REB-C.18] what two have declared lies there until it is resolved; what was undone stays, and is told', () => {
  const t = lay({
    edition: 'rebirth',
    mages: [
      { at: 'arena', first: 'vitriol' },
      { at: 'arena', first: 'scar-ward active', second: 'tincture-of-glass active' },
    ],
  })
  play(t, 0, castNext)
  t.choose(1, trigger('tincture-of-glass'))
  expect(seen(t, 0).stops?.[0]?.declared).toEqual([{ seat: 1, slot: 'second' }])
  t.choose(1, trigger('scar-ward'))
  // Three of three are ignored: there is nothing left to answer.
  expect(t.happened('declaredInVain')).toMatchObject([{ seat: 1, slot: 'first' }])
  expect(cubesOn(t, 1, 0)).toBe(0)
})

test('[REB-DMG.6, REB-DMG.7, REB-DMG.8, REB-DMG.10, REB-DMG.11] a defeat is told in its five steps', () => {
  const t = lay({
    edition: 'rebirth',
    mages: [
      { mage: 'rikkart', at: 'arena', first: 'barbed-embrace' },
      {
        mage: 'gramigna',
        at: 'arena',
        damage: { 0: allBut(1, 'gramigna') },
        umbras: [{ kind: 'dread', by: 0 }],
      },
    ],
  })
  play(t, 0, castNext)
  const told = t.events.map(({ event }) => event)
  const steps = ['defeated', 'evocationRemoved', 'wentToCell', 'powerGained', 'trophyTaken', 'cubesBack']
  const from = told.indexOf('defeated')
  const found = told
    .slice(from)
    .filter((event, at, all) => steps.includes(event) && all.indexOf(event) === at)
  expect(found.filter((event) => event !== 'powerGained')).toEqual(
    steps.filter((event) => event !== 'powerGained'),
  )
  expect(found.indexOf('powerGained')).toBeGreaterThan(0)
})

test('[REB-AVA.15, REB-AVA.28] each effect of a card of the Avatar is told, with what decided whom it goes for', () => {
  const t = reveals('thorn-lash', 1, {}, [
    { at: 'arena' },
    { at: 'bibliotheca', damage: { 2: 1 } },
    { at: 'cell' },
  ])
  expect(t.happened('actionEffect')).toMatchObject([
    { card: 'thorn-lash', at: 0 },
    { card: 'thorn-lash', at: 1 },
  ])
  expect(t.happened('avatarGoesFor')[0]).toMatchObject({ at: { seat: 1 }, by: 'damage' })
})

test('[REB-AVA.25, REB-AVA.28] so is whom an evocation of the Avatar is after', () => {
  const t = reveals('many-bodies', 3, { evocations: [{ kind: 'succubus', at: 'forge' }] }, [
    { at: 'theatre' },
    { at: 'cell' },
  ])
  const [goal] = t.happened('avatarGoesFor')
  expect(goal).toMatchObject({ who: { kind: 'succubus', seat: rose }, at: { seat: 0 }, by: 'only' })
})
