import type { BlackRoseView } from '@conclave/black-rose'
import { games } from '@conclave/games'
import { startMatch, viewOf } from '@conclave/kernel'
import { expect, test } from 'vitest'
import { boardOf } from '../src/terminal/board.ts'
import { speakTable } from '../src/texts/index.ts'

test.each([
  ['en', 'Sheet:', '[lasts until the end of the round]', 'Until the end of the round: +1 strength'],
  ['fr', 'Fiche :', '[dure jusqu’à la fin du tour]', 'Jusqu’à la fin du tour : +1 en force'],
  ['it', 'Scheda:', '[dura fino alla fine del turno]', 'Fino alla fine del turno: +1 alla forza'],
] as const)(
  '[BRW-V.23] the board says what is still in effect, and until when: %s',
  async (language, ...said) => {
    const loaded = await games.find(({ id }) => id === 'black-rose')?.load('1.6')
    if (loaded === undefined) throw new Error('there is no such game')
    const match = startMatch(loaded.game, { options: {}, seats: 2, seed: 'lasting' })
    if ('problem' in match) throw new Error(match.problem)
    const view = viewOf(loaded.game, match.state, 0)
    const table = view.table as BlackRoseView
    const [slot, ...slots] = table.mages[1]?.slots ?? []
    if (slot === undefined) throw new Error('there is no slot')
    const used = { ...slot, filled: true, status: 'used', card: 'beast-form', side: 'light' } as const
    const shown: BlackRoseView = {
      ...table,
      phase: 'action',
      round: 1,
      mages: table.mages.map((mage, seat) => (seat === 1 ? { ...mage, slots: [used, ...slots] } : mage)),
      lasting: [{ seat: 1, source: 'spell.beast-form', rule: 'strength', amount: 1 }],
    }
    const board = boardOf(loaded, { ...view, table: shown }, speakTable(loaded.texts, language), 200)
    for (const text of said) expect(board.replaceAll('\u202f', ' ')).toContain(text)
  },
)
