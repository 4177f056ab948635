import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { greedy, sightOf } from '@conclave/bots'
import { findGame } from '@conclave/games'
import { choices, give, keyOf, type MatchFile, startMatch, swift } from '@conclave/kernel'
import { expect, test } from 'vitest'
import { conclave, folder } from './conclave.ts'

/** A match in which Red may speak while it is Blue's turn: she holds a spell that can be cast at any time. */
const waiting = async (): Promise<MatchFile> => {
  const found = findGame('spellbound')
  if ('problem' in found) throw new Error(found.problem)
  const { game } = await found.entry.load(found.edition)
  for (let seed = 0; ; seed++) {
    const match = startMatch(game, { options: {}, seats: 2, seed: `out of turn ${seed}` })
    if ('problem' in match) throw new Error(match.problem)
    const chance = swift(`bots ${seed}`)
    while (match.state.outcome === null) {
      const question = match.state.questions.find(({ manner }) => manner !== 'open')!
      if (
        question.seat === 1 &&
        match.state.questions.some(({ seat, manner }) => seat === 0 && manner === 'open')
      ) {
        return match.file
      }
      const options = choices(game, match.state, question)
      const option = greedy.answer(sightOf(game, match.state, question.seat), question, options, chance)
      give(match, question.seat, keyOf(option))
    }
  }
}

test('whoever may speak out of turn is offered it once in another’s turn, and may let it pass', async () => {
  const file = join(folder(), 'waiting.json')
  writeFileSync(file, JSON.stringify(await waiting()))
  const { code, out, err } = await conclave(['play', '--resume', file, '--bots', 'random'], '\nu\nq\nn\n')
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toContain('Red, out of turn ▸')
  expect(out).toContain('Enter: go on, Blue plays.')
  // The next prompt is Red's own turn, or the next time it is worth asking: not before each of Blue's answers.
  const prompts = out.split('Enter: go on, Blue plays.').length - 1
  expect(prompts).toBeLessThanOrEqual(2)
})

test('a spell is cast out of turn', async () => {
  const file = join(folder(), 'waiting.json')
  writeFileSync(file, JSON.stringify(await waiting()))
  const { code, out } = await conclave(['play', '--resume', file, '--bots', 'random'], '1\n1\n1\nl\nq\nn\n')
  expect(code).toBe(0)
  expect(out).toMatch(/· Red cast /)
})
