import { below, swift } from '@conclave/kernel'
import { expect, test } from 'vitest'
import { bitsOf, entriesAt, noteQuiet, numberAt, numberingFrom } from '../src/tables/numbering.ts'
import { browser } from './kit/browser.ts'
import { parleyEntry } from './kit/parley.ts'
import { serverForTest } from './kit/server.ts'

const viewers = [[], [0], [1], [0, 2]]

test('a viewer’s numbers grow by one with every entry that shows her something, and lead back to it', () => {
  const chance = swift('numbering')
  for (let n = 0; n < 200; n++) {
    // Whom each entry has shown nothing: any of three seats, and those who watch.
    const entries = Array.from({ length: below(chance, 30) }, (_, at) => ({
      seq: at + 1,
      unseen: [[0], [1], [2], []].reduce((sum, seats) => sum | (below(chance, 2) * bitsOf(seats)), 0),
    }))
    // Some are read from the log, some come later.
    const stored = below(chance, 30)
    const numbering = numberingFrom(entries.slice(0, stored).filter(({ unseen }) => unseen !== 0))
    for (const seats of viewers) numberAt(numbering, seats, 0)
    for (const entry of entries.slice(stored)) noteQuiet(numbering, entry)
    for (const seats of viewers) {
      const bits = bitsOf(seats)
      let number = 0
      for (const { seq, unseen } of entries) {
        // With several seats one is told what any of them is shown.
        if ((unseen & bits) !== bits) number++
        expect(numberAt(numbering, seats, seq)).toBe(number)
        const at = entriesAt(numbering, seats, number)
        expect(at).toBeGreaterThanOrEqual(seq)
        expect(numberAt(numbering, seats, at)).toBe(number)
      }
      expect([numberAt(numbering, seats, 0), numberAt(numbering, seats, -1)]).toEqual([0, -1])
      expect(entriesAt(numbering, seats, -1)).toBe(-1)
    }
  }
})

test('numbers of other seats mean nothing: whoever comes with them hears everything anew', async () => {
  const { address } = await serverForTest({ games: [parleyEntry] })
  const ada = browser(address)
  const seats = [{ kind: 'me' as const }, { kind: 'screen' as const }]
  const { table } = await ada.make({ game: 'parley', seats })
  const socket = await ada.open(table.id)
  await socket.hello()
  await socket.answer(0, 'plan=1')
  const { seq } = socket
  const same = await (await ada.open(table.id)).hello({ lastSeq: seq, seats: [0, 1] })
  expect(same.since).toBe(seq)
  const other = await (await ada.open(table.id)).hello({ lastSeq: seq, seats: [0] })
  expect(other.since).toBe(-1)
})
