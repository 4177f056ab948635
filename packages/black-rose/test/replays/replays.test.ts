import { answer, openMatch, questionOf, settle, type TableEvent } from '@conclave/kernel'
import { transcript } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import { classicIds } from '../../src/words/board.ts'
import { asked, shown, wanted } from './features.ts'
import { fileOf, gameOf, recordAnew, recorded, refresh, transcriptOf } from './record.ts'
import { wording } from './wording.ts'

// Only by hand: see the README beside this file.
if (process.env.RECORD === 'anew') recordAnew('all')
else if (process.env.RECORD === 'rebirth') recordAnew('rebirth')
else if (process.env.RECORD === 'refresh') refresh()

for (const name of recorded()) {
  test(`[BRW-GEN.1, BRW-GEN.7] match ${name} is played as it was recorded, answer by answer`, () => {
    const file = fileOf(name)
    const match = openMatch(gameOf(file), file)
    if ('problem' in match) throw new Error(match.problem)
    expect(match.state.outcome).not.toBeNull()
  })

  test(`[BRW-GEN.1] match ${name} reads as its transcript says`, () => {
    const file = fileOf(name)
    expect(transcript(gameOf(file), file, wording)).toBe(transcriptOf(name))
  })
}

/** Everything that a recorded match shows. */
const featuresOf = (name: string): string[] => {
  const file = fileOf(name)
  const game = gameOf(file)
  const features: string[] = []
  const match = openMatch(game, file, 0)
  if ('problem' in match) throw new Error(match.problem)
  const { state } = match
  const sink = (event: TableEvent) => features.push(...shown(event))
  for (const [seat, key] of file.segments[0]!.answers) {
    features.push(asked(questionOf(state, seat)!))
    answer(game, state, seat, key, sink)
    settle(game, state, sink)
  }
  return features
}

test.each(classicIds)('[BRW-GEN.1] together those of %s show what they are meant to show', (edition) => {
  const seen = new Set(
    recorded()
      .filter((name) => name.startsWith(edition))
      .flatMap(featuresOf),
  )
  expect(wanted(edition).filter((each) => !seen.has(each))).toEqual([])
})

test('[REB-GEN.1, REB-AVA.1] those of rebirth show every number of mages, with and without the Avatar', () => {
  const files = recorded()
    .filter((name) => name.startsWith('rebirth'))
    .map(fileOf)
  const tables = files.map(({ seats, options }) => `${seats} ${String(options.avatar) === 'none' ? 'alone' : 'avatar'}`)
  expect(new Set(tables)).toEqual(
    new Set(['1 avatar', '2 avatar', '3 avatar', '2 alone', '3 alone', '4 alone']),
  )
})
