import { answer, openMatch, questionOf, settle, type TableEvent, undoKey } from '@conclave/kernel'
import { transcript } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import { spellbound } from '../../src/game.ts'
import { answered, asked, shown, wanted } from './features.ts'
import { fileOf, recordAnew, recorded, refresh, transcriptOf } from './record.ts'
import { wording } from './wording.ts'

// Only by hand: see the README beside this file.
if (process.env.RECORD === 'anew') recordAnew()
else if (process.env.RECORD === 'refresh') refresh()

for (const name of recorded()) {
  test(`[SPB-TURN.1] ${name} is played as it was recorded, answer by answer`, () => {
    const match = openMatch(spellbound, fileOf(name))
    if ('problem' in match) throw new Error(match.problem)
    expect(match.state.outcome).not.toBeNull()
  })

  test(`[SPB-TURN.1] ${name} reads as its transcript says`, () => {
    expect(transcript(spellbound, fileOf(name), wording)).toBe(transcriptOf(name))
  })
}

/** Everything that a recorded match shows. */
const featuresOf = (name: string): string[] => {
  const file = fileOf(name)
  const match = openMatch(spellbound, file, 0)
  if ('problem' in match) throw new Error(match.problem)
  const { state } = match
  const features: string[] = []
  const sink = (event: TableEvent) => features.push(...shown(event))
  for (const [seat, key] of file.segments[0]!.answers) {
    expect(key).not.toBe(undoKey)
    features.push(...asked(questionOf(state, seat)!), ...answered(key))
    answer(spellbound, state, seat, key, sink)
    settle(spellbound, state, sink)
  }
  return [...features, `outcome ${state.outcome?.reason}`]
}

test('[SPB-TURN.1] together they show every verb, spell and window, a victory and four kinds of defeat', () => {
  const seen = new Set(recorded().flatMap(featuresOf))
  expect(wanted.filter((each) => !seen.has(each))).toEqual([])
})
