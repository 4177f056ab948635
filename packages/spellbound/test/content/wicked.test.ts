import { scenariosWith } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import { minions, wickedCards } from '../../src/content/wicked.ts'
import { lay, red } from '../position.ts'

const scenario = scenariosWith(test)

const four = ['movement-green', 'magic-red', 'magic-blue', 'magic-yellow']
const start = { red: 1, blue: 1, green: 1, yellow: 1, troll: 1 }

for (const { id, moon, effect } of wickedCards) {
  scenario(
    `[SPB-HF.4, SPB-WT.2] ${id} moves ${effect.piece} and lends the Witch ${moon} on the tower`,
    () => {
      const drawn = lay({ at: 'handOfFate', row: four, deck: [id, 'movement-red'] })
      expect(drawn.state.pieces).toEqual({ ...start, [effect.piece]: 2 })
      expect(drawn.state.zones.wickedRow).toEqual([id])
      const sent = lay({ at: 'witchTime', row: [...four, 'movement-red'], wickedRow: [id] })
      sent.choose(red, { do: 'send', card: id })
      expect(sent.state.pieces).toEqual(start)
      expect(sent.state.zones.moonStack).toEqual([id])
      expect(sent.view('spectator').table).toMatchObject({ strengths: { sun: 0, moon: 2 + moon } })
    },
  )
}

for (const [at, { id, moon }] of minions.entries()) {
  scenario(
    `[SPB-MI.1, SPB-MI.2] ${id} lends the Witch ${moon}, until a book destroys it in the final battle`,
    () => {
      const t = lay({
        at: 'finalBattle',
        books: { red: 9, blue: 9, green: 9, yellow: 9 },
        minions: at + 1,
        moonStack: ['librarian'],
      })
      const { strengths } = t.view('spectator').table as { strengths: { moon: number } }
      t.choose(red, { do: 'destroy', card: id })
      expect(t.view('spectator').table).toMatchObject({ strengths: { moon: strengths.moon - moon } })
      expect(t.state.zones.removed).toEqual([id])
    },
  )
}
