import { answer, openMatch, questionOf, settle, type TableEvent } from '@conclave/kernel'
import { transcript } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import { mageNoir } from '../../src/game.ts'
import { asked, shown, wanted } from './features.ts'
import { fileOf, recordAnew, recorded, refresh, transcriptOf } from './record.ts'
import { wording } from './wording.ts'

// Only by hand: see the README beside this file.
if (process.env.RECORD === 'anew') recordAnew()
else if (process.env.RECORD === 'refresh') refresh()

for (const name of recorded()) {
  test(`[MN-3.1] duel ${name} is played as it was recorded, answer by answer`, () => {
    const match = openMatch(mageNoir, fileOf(name))
    if ('problem' in match) throw new Error(match.problem)
    expect(match.state.outcome).not.toBeNull()
  })

  test(`[MN-3.1] duel ${name} reads as its transcript says`, () => {
    expect(transcript(mageNoir, fileOf(name), wording)).toBe(transcriptOf(name))
  })
}

/** Everything that a recorded match shows. */
const featuresOf = (name: string): string[] => {
  const file = fileOf(name)
  const features: string[] = []
  const match = openMatch(mageNoir, file, 0)
  if ('problem' in match) throw new Error(match.problem)
  const { state } = match
  const sink = (event: TableEvent) => features.push(...shown(event))
  for (const [seat, key] of file.segments[0]!.answers) {
    features.push(asked(questionOf(state, seat)!))
    answer(mageNoir, state, seat, key, sink)
    settle(mageNoir, state, sink)
  }
  return features
}

test('[MN-3.1] together they show every card, every kind of question and everything that can happen', () => {
  const seen = new Set(recorded().flatMap(featuresOf))
  expect(wanted.filter((each) => !seen.has(each))).toEqual([])
})
