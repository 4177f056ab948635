import { findGame } from '@conclave/games'
import { openMatch, questionOf, viewOf } from '@conclave/kernel'
import type { MageNoir } from '@conclave/mage-noir'
import { expect, test } from 'vitest'
import { duelAt } from '../build/duel.ts'
import { tableFrom } from '../src/replay/play-on.ts'
import { timelineOf } from '../src/replay/timeline.ts'

const loaded = async () => {
  const found = findGame('mage-noir')
  if ('problem' in found) throw new Error(found.problem)
  return found.entry.load(found.edition)
}

test('a match goes on from a moment with what the seat knew then, and with nothing that came later', async () => {
  const { game } = await loaded()
  const decks = { deck0: 'burning-wrath', deck1: 'growing-canopy' }
  const duel = duelAt('on', decks, 'duel a', { turn: 6, at: 'main' }, 1)
  const course = timelineOf(game, duel.file)
  if ('flaw' in course) throw new Error(course.flaw.detail)
  const moment = course.moments - 1
  const known = viewOf(game, course.stateAt(moment), 0)
  const saves = Array.from({ length: 4 }, () =>
    tableFrom({ game, kit: null }, course, moment, 0, [
      { seat: 0, name: 'Ada', level: null },
      { seat: 1, name: 'Bo', level: 'adept:ms=700' },
    ]),
  )
  const worlds = saves.map((save) => {
    const match = openMatch(game, save.file)
    if ('problem' in match) throw new Error(match.problem)
    expect(viewOf(game, match.state, 0), 'the seat sees what it saw').toEqual(known)
    expect(questionOf(match.state, 0)).toEqual(questionOf(course.stateAt(moment), 0))
    return match.state as unknown as MageNoir
  })
  const real = course.stateAt(moment) as unknown as MageNoir
  const unseen = (state: MageNoir) => JSON.stringify([state.players[0]!.deck, state.players[1]!.hand])
  expect(worlds.map(unseen), 'what is hidden is dealt anew').not.toContain(unseen(real))
  expect(new Set(worlds.map(({ chance }) => JSON.stringify(chance))).size).toBe(4)
  expect(saves.map(({ file }) => file.seed)).not.toContain(duel.file.seed)
  expect(saves[0]!.plan.seats).toEqual([
    { kind: 'human', name: 'Ada', level: null },
    { kind: 'bot', name: 'Bo', level: 'adept:ms=700' },
  ])
  expect(saves[0]!.outcome).toBeNull()
})
