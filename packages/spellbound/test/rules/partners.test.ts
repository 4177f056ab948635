import { declineOf, viewOf } from '@conclave/kernel'
import { scenariosWith } from '@conclave/kernel/testing'
import { describe, expect, test } from 'vitest'
import { spellbound } from '../../src/game.ts'
import type { SpellboundOption } from '../../src/state.ts'
import { blue, green, lay, red } from '../position.ts'

const scenario = scenariosWith(test)
const row = ['movement-red']

describe('Asking for another’s mage', () => {
  scenario('[AR-69, AR-51] Teleport: the owner is asked where her mage would go, and agrees', () => {
    const t = lay({ mages: ['city:red', 'city:blue'], row, spells: [['teleport']] })
    t.choose(red, { do: 'cast', spell: 'teleport' })
    t.choose(red, { do: 'propose', mage: blue })
    t.choose(red, { do: 'move', to: 'city:green' })
    expect(t.question(blue)).toEqual({
      seat: blue,
      kind: 'consent',
      manner: 'window',
      about: { by: red, card: 'teleport', to: 'city:green' },
    })
    expect(t.waitsFor()).toEqual([blue])
    // Nothing has happened before she agrees.
    expect(t.state.mages[blue]).toBe('city:blue')
    expect(t.state.spells[red]).toEqual(['teleport'])
    t.choose(blue, { do: 'accept' })
    expect(t.state.mages[blue]).toBe('city:green')
    expect(t.state.zones.removed).toEqual(['teleport'])
    expect(t.happened('spellCast')).toMatchObject([{ seat: red, card: 'teleport' }])
    expect(t.question(red)?.kind).toBe('story')
  })

  scenario('[AR-69, AR-27] Puppetry: who agrees is steered', () => {
    const t = lay({ seats: 2, mages: ['city:red', 'city:blue'], row, spells: [['puppetry']] })
    t.choose(red, { do: 'cast', spell: 'puppetry' })
    t.choose(red, { do: 'propose', mage: blue })
    expect(t.question(blue)).toMatchObject({ about: { by: red, card: 'puppetry', to: null } })
    t.choose(blue, { do: 'accept' })
    expect(t.state.acting).toBe(blue)
    expect(t.state.spells[red]).toEqual([])
  })

  scenario(
    '[AR-69] who refuses keeps her place, the asker the spell, and is not asked again this turn',
    () => {
      const t = lay({
        mages: ['city:red', 'city:blue'],
        row,
        spells: [['teleport', 'puppetry'], [], ['book-wyrms']],
      })
      t.choose(red, { do: 'cast', spell: 'teleport' })
      t.choose(red, { do: 'propose', mage: blue })
      t.choose(red, { do: 'move', to: 'city:green' })
      t.choose(blue, { do: 'refuse' })
      expect(t.state.mages[blue]).toBe('city:blue')
      expect(t.state.spells[red]).toEqual(['teleport', 'puppetry'])
      expect(t.happened('proposalRefused')).toMatchObject([{ by: red, mage: blue, card: 'teleport' }])
      expect(t.happened('spellCast')).toEqual([])
      // Neither with this spell nor with the other one, neither by asking nor without.
      for (const spell of ['teleport', 'puppetry'] as const) {
        t.choose(red, { do: 'cast', spell })
        const aims = t.options(red).map((option) => ('mage' in option ? option.mage : -1))
        expect(aims).not.toContain(blue)
        expect(aims).toContain(green)
        if (spell === 'teleport') {
          t.choose(red, { do: 'whisk', mage: red })
          t.choose(red, { do: 'move', to: 'village:1' })
        } else t.choose(red, { do: 'puppet', mage: green })
      }
    },
  )

  scenario('[AR-69] with nobody left to steer in this turn, Puppetry is not offered', () => {
    const t = lay({ seats: 2, row, spells: [['puppetry']], mages: ['village:1', 'village:2'] })
    t.choose(red, { do: 'cast', spell: 'puppetry' })
    t.choose(red, { do: 'propose', mage: blue })
    t.choose(blue, { do: 'refuse' })
    t.refuses(red, { do: 'cast', spell: 'puppetry' })
  })

  scenario('[AR-69] a refusal holds: in a later turn she is not asked again for the same spell', () => {
    const t = lay({
      mages: ['city:red', 'city:blue'],
      row,
      spells: [['teleport', 'puppetry']],
      refusals: [{ by: red, mage: blue, spell: 'puppetry', turn: 0, stands: true }],
    })
    t.choose(red, { do: 'cast', spell: 'puppetry' })
    t.choose(red, { do: 'propose', mage: blue })
    expect(t.question(blue)).toBeUndefined()
    expect(t.question(red)?.kind).toBe('story')
    expect(t.state.acting).toBe(red)
    expect(t.state.spells[red]).toEqual(['teleport', 'puppetry'])
    // She who asks is told, and nobody else once more.
    expect(t.happened('refusalStands')).toMatchObject([{ audience: [red], mage: blue, card: 'puppetry' }])
    expect(t.happened('proposalRefused')).toEqual([])
    // It is a no for this turn, noted once: what asks in vain does not ask for ever.
    expect(t.state.refusals).toMatchObject([{ by: red, mage: blue, spell: 'puppetry', turn: t.state.turn }])
    t.choose(red, { do: 'cast', spell: 'puppetry' })
    t.refuses(red, { do: 'puppet', mage: blue })
    t.choose(red, { do: 'puppet', mage: green })
  })

  scenario(
    '[AR-69, L997] another spell, another player: she may be asked; in a later turn, taken unasked',
    () => {
      const t = lay({
        mages: ['city:red', 'city:blue'],
        row,
        spells: [['teleport', 'puppetry']],
        refusals: [
          { by: red, mage: blue, spell: 'puppetry', turn: 0, stands: true },
          { by: green, mage: blue, spell: 'teleport', turn: 0, stands: true },
        ],
      })
      t.choose(red, { do: 'cast', spell: 'teleport' })
      t.choose(red, { do: 'propose', mage: blue })
      t.choose(red, { do: 'move', to: 'city:green' })
      expect(t.question(blue)?.kind).toBe('consent')
      t.choose(blue, { do: 'accept' })
      t.choose(red, { do: 'cast', spell: 'puppetry' })
      t.choose(red, { do: 'puppet', mage: blue })
      expect(t.state.acting).toBe(blue)
    },
  )

  scenario('[AR-69] in a window, too: who is away when time runs out has not agreed', () => {
    const t = lay({ mages: ['city:red'], row: ['magic-red'], spells: [[], ['teleport']] })
    t.choose(red, { do: 'endStory' })
    t.choose(blue, { do: 'cast', spell: 'teleport' })
    t.choose(blue, { do: 'propose', mage: red })
    t.choose(blue, { do: 'move', to: 'city:blue' })
    const lapsed = declineOf(spellbound, t.state, t.question(red)!)
    expect(lapsed).toEqual({ do: 'notNow' })
    t.choose(red, lapsed!)
    // Blue may still send somebody else.
    expect(t.question(blue)).toMatchObject({ kind: 'window', about: { window: 'RW-4' } })
    t.choose(blue, { do: 'decline' })
    expect(t.state.pieces.red).toBe(2)
  })

  scenario('[AR-69] time run out is a no for this turn alone: in a later one she is asked again', () => {
    const t = lay({ seats: 2, mages: ['village:1', 'village:2'], row, spells: [['puppetry']] })
    t.choose(red, { do: 'cast', spell: 'puppetry' })
    t.choose(red, { do: 'propose', mage: blue })
    t.choose(blue, declineOf(spellbound, t.state, t.question(blue)!)!)
    expect(t.happened('proposalRefused')).toMatchObject([{ by: red, mage: blue, card: 'puppetry' }])
    t.refuses(red, { do: 'cast', spell: 'puppetry' })
    const later = lay({
      seats: 2,
      mages: ['village:1', 'village:2'],
      row,
      spells: [['puppetry']],
      refusals: t.state.refusals!.map((refusal) => ({ ...refusal, turn: 0 })),
    })
    later.choose(red, { do: 'cast', spell: 'puppetry' })
    later.choose(red, { do: 'propose', mage: blue })
    expect(later.question(blue)?.kind).toBe('consent')
    later.choose(blue, { do: 'refuse' })
    expect(later.state.refusals).toMatchObject([{ by: red, mage: blue, spell: 'puppetry', stands: true }])
  })

  test('[AR-69] everybody sees who is asked; standing orders leave it to her', () => {
    const t = lay({ row, spells: [['puppetry']] })
    t.choose(red, { do: 'cast', spell: 'puppetry' })
    t.choose(red, { do: 'propose', mage: blue })
    expect(viewOf(spellbound, t.state, 'spectator').asked).toEqual([
      { seat: blue, kind: 'consent', manner: 'window' },
    ])
    const question = t.question(blue)!
    expect(spellbound.standingOrders!.answerTo(t.state, question, { 'always-accept': true })).toBeUndefined()
  })
})

describe('Bots', () => {
  const courtesy = (option: SpellboundOption, spell: 'teleport' | 'puppetry') => {
    const t = lay({ row, spells: [[spell]] })
    t.choose(red, { do: 'cast', spell })
    return spellbound.courtesy!(t.question(red)!, option)
  }

  test('[AR-69] whoever does something with another’s mage could ask instead', () => {
    const asking = { of: blue, instead: { do: 'propose', mage: blue } }
    expect(courtesy({ do: 'whisk', mage: blue }, 'teleport')).toEqual(asking)
    expect(courtesy({ do: 'puppet', mage: blue }, 'puppetry')).toEqual(asking)
    expect(courtesy({ do: 'puppet', mage: green }, 'puppetry')).toMatchObject({ of: green })
    expect(courtesy({ do: 'propose', mage: blue }, 'puppetry')).toBeUndefined()
  })
})
