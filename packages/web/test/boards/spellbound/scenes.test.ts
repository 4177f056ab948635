import { describe, expect, it } from 'vitest'
import { scenesOf } from '../../../src/boards/spellbound/stage/scenes.ts'
import { tableAt } from '../../../src/boards/spellbound/stage/table-at.ts'
import { stretchesOf } from './playing.ts'

const matches = ['1-lose-2', '2-lose-1', '3-lose-2', '4-lose-5', '5-victory', '6-lose-6'].map(stretchesOf)

const logs = matches.map((stretches) => stretches.flatMap(({ entries }) => entries))

const scenesIn = (log: (typeof logs)[number], viewer: 0 | 1 | 'spectator') => {
  const after = matches[0]?.at(-1)?.after
  if (after === undefined) throw new Error('nothing was played')
  return scenesOf(log, after, viewer)
}

describe('the scenes of Spellbound', () => {
  it('[SPB-EN.1, SPB-EN.5] tell an encounter step by step and hold the game: cards, guards, stones one by one, strengths, result', () => {
    let encounters = 0
    for (const log of logs)
      for (const { seq } of log.filter(({ event }) => event.event === 'encounterBegan')) {
        const scene = scenesIn(log, 'spectator').find((each) => each.seq === seq)
        expect(scene).toMatchObject({ form: 'panel', holds: true, live: true })
        const steps = scene?.steps ?? []
        const told = steps.map((step) => log.find((entry) => entry.seq === step.seq)?.event)
        expect(steps.map((step) => step.seq)).toEqual(steps.map((step) => step.seq).toSorted((a, b) => a - b))
        const drawn = told.find((event) => event?.event === 'stonesDrawn')
        // Whoever loses on the way there never draws a stone.
        if (drawn?.event !== 'stonesDrawn') continue
        encounters++
        expect(told.filter((event) => event?.event === 'stonesDrawn')).toHaveLength(drawn.sun + drawn.moon)
        const compared = steps.filter((_, at) => told[at]?.event === 'strengthsCompared')
        const result = told.find((event) => event?.event === 'strengthsCompared')
        if (result?.event !== 'strengthsCompared') throw new Error('no strengths are compared')
        // Alchemy turns moons into suns.
        const flipped = told.filter((event) => event?.event === 'stoneFlipped').length
        expect(compared.map(({ figures }) => figures.map(({ value }) => value))).toEqual([
          [result.sun - drawn.sun - flipped, result.moon - drawn.moon + flipped],
          [result.sun, result.moon],
        ])
        expect(
          told.some((event) => event?.event === 'encounterWon' || event?.event === 'encounterLost'),
        ).toBe(true)
      }
    expect(encounters).toBeGreaterThan(3)
  })

  it('hold up every card that somebody else sends, plays or casts, and hold nobody up with her own', () => {
    for (const log of logs)
      for (const viewer of [0, 1, 'spectator'] as const) {
        const shown = scenesIn(log, viewer).filter(({ form }) => form === 'spotlight')
        const sent = log.filter(({ event }) => event.event === 'cardSent')
        for (const { seq, event } of sent) {
          const scene = shown.find((each) => each.seq === seq)
          if (event.event !== 'cardSent') continue
          expect(scene?.steps[0]?.card).toBe(event.card)
          expect(scene?.holds).toBe(event.seat !== viewer)
        }
        // Between the moment it is played and the moment it is done, a card is shown with what came of it.
        log.forEach(({ seq, event }, at) => {
          if (event.event !== 'cardPlayed') return
          const done = log.findIndex((entry, later) => later > at && entry.event.event === 'cardFinished')
          const end = log[done]?.seq
          if (end === undefined) return
          const its = shown.filter(
            (scene) => scene.seq > seq && scene.seq <= end && scene.steps[0]?.card === event.card,
          )
          expect(its.length, `${event.card} of entry ${seq}`).toBeGreaterThan(0)
          expect(its.every(({ holds }) => holds === (event.seat !== viewer))).toBe(true)
        })
      }
  })

  it('make a moment of every book that is recovered or lost, every spell, every ally and the end', () => {
    const kinds = ['bookRecovered', 'bookLost', 'spellDrawn', 'allyRecruited', 'matchLost', 'matchWon']
    const seen = new Set<string>()
    for (const log of logs) {
      const steps = new Map(
        scenesIn(log, 'spectator').flatMap((scene) => scene.steps.map((step) => [step.seq, step])),
      )
      for (const { seq, event } of log)
        if (kinds.includes(event.event)) {
          seen.add(event.event)
          expect(steps.get(seq)?.cue, event.event).not.toBeNull()
          expect(['thing', 'moment']).toContain(steps.get(seq)?.size)
        }
    }
    expect([...seen].sort()).toEqual(kinds.toSorted())
  })

  it('are the same for the same entries, and of one match none is told twice', () => {
    for (const log of logs) {
      const scenes = scenesIn(log, 0)
      expect(JSON.stringify(scenesIn(log, 0))).toBe(JSON.stringify(scenes))
      expect(new Set(scenes.map(({ seq, form }) => `${seq} ${form}`)).size).toBe(scenes.length)
    }
  })
})

describe('the table while it is told', () => {
  it('stands as before until something is told, and as after when all is', () => {
    for (const stretches of matches)
      for (const { before, after, entries } of stretches) {
        const untold = tableAt(before, after, [], entries)
        expect(untold).toEqual({ ...before, coming: null })
        const told = tableAt(before, after, entries, [])
        for (const part of ['pieces', 'books', 'bookSlots', 'stage', 'watchman', 'strengths', 'bag'] as const)
          expect(told[part], `${part} after ${entries.map(({ event }) => event.event).join()}`).toEqual(
            after[part],
          )
        expect(told.players.map(({ location }) => location)).toEqual(
          after.players.map(({ location }) => location),
        )
        expect(told.zones.wickedRow).toEqual(after.zones.wickedRow)
        expect(told.zones.mageRow).toEqual(after.zones.mageRow)
      }
  })
})
