import { choices, frameOf } from '@conclave/kernel'
import { scenariosWith } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import { blackRoseIn } from '../../src/game.ts'
import { question } from '../../src/procedures/question.ts'
import { activate, cubesOn, lay, mage, move, place, play, positionOf, powers } from '../position.ts'

const scenario = scenariosWith(test)

scenario('[BRW-V.27] an action that is lost is as good as spent', () => {
  const t = lay({
    phase: 'blackRose',
    moon: 3,
    crown: 1,
    mages: [{ at: 'garden' }, { at: 'arena' }],
    events: [null, null, null],
    nextEvents: ['heavy-is-the-head'],
  })
  const holder = t.state.crown
  expect(t.happened('actionLost').map(({ seat }) => seat)).toEqual([holder])
  expect(mage(t, holder).actions).toBe(1)
})

scenario('[BRW-V.35] a mage who is sent to her cell enters no room and is not defeated', () => {
  const t = lay({
    phase: 'blackRose',
    moon: 3,
    mages: [{ at: 'garden', damage: { 1: 4 } }, { at: 'cell' }],
    nextEvents: ['everybody-out'],
  })
  expect([place(t, 0), place(t, 1)]).toEqual(['cell', 'cell'])
  expect(cubesOn(t, 0, 1)).toBe(4)
  expect(t.happened('defeated')).toEqual([])
})

scenario(
  '[BRW-V.33, BRW-R.47] transferred cubes keep their colours; who transfers has the final blow',
  () => {
    const t = lay({
      moon: 2,
      mages: [
        { at: 'garden', first: 'leech', damage: { 1: 1, 2: 2 }, quests: ['the-graft'] },
        { at: 'forge', damage: { 0: 9 } },
        { at: 'cell' },
      ],
    })
    play(t, 0, move, activate, { do: 'quest', quest: 'the-graft' })
    // Tessa's own cube goes to her as well, and brings her nothing (BRW-DEF.3).
    play(t, 0, { do: 'cube', seat: 1 }, { do: 'cube', seat: 2 })
    expect(place(t, 1)).toBe('cell')
    expect(mage(t, 0).won).toEqual([1])
    expect([cubesOn(t, 0, 1), cubesOn(t, 0, 2)]).toEqual([0, 1])
    // The second place is shared, so that it is worth one less.
    expect(powers(t).slice(0, 3)).toEqual([4 + 2, 0, 1])
  },
)

test('[BRW-R.55] who is sent to her cell in her own activation goes on, but only by leaving it', () => {
  const state = positionOf({ mages: [{ at: 'cell', actions: 1, first: 'leech', quick: 'maze' }, {}] })
  const game = blackRoseIn(state.rules.edition)
  state.stack.push(frameOf(game, 'activation', { seat: 0, parts: ['standard'], falls: 0 }))
  const options = choices(game, state, question(state, 0, 'component', { parts: ['standard'] }))
  expect(options.map((option) => option.do)).toEqual(['move', 'sacrifice', 'sacrifice'])
})
