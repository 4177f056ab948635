import { findGame, type GameEntry } from '@conclave/games'
import { frameOf } from '@conclave/kernel'
import { expect, test } from 'vitest'
import { browser } from './kit/browser.ts'
import { serverForTest } from './kit/server.ts'

/** Spellbound from the moment in which the second seat has taken up Puppetry. */
const puppetry = (): GameEntry => {
  const found = findGame('spellbound')
  if ('problem' in found) throw new Error(found.problem)
  const { entry } = found
  return {
    ...entry,
    load: async (edition) => {
      const loaded = await entry.load(edition)
      const setup: typeof loaded.game.setup = (chosen, seats, chance) => {
        const state = loaded.game.setup(chosen, seats, chance)
        const cast = frameOf(loaded.game, 'cast', { seat: 1, spell: 'puppetry', mage: 1, asks: false })
        const held = { active: 1, acting: 1, spells: [[], ['puppetry']], stack: [...state.stack, cast] }
        return { ...state, ...held }
      }
      return { ...loaded, game: { ...loaded.game, setup } }
    },
  }
}

test('[AR-69] a bot that would steer a person’s mage asks her first', async () => {
  const { address } = await serverForTest({ games: [puppetry()] })
  const ada = browser(address)
  // A random bot takes her mage or asks for it, as each table's seed has it; at none of them it takes it.
  for (let each = 0; each < 6; each++) {
    const { table } = await ada.make({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] })
    const socket = await ada.open(table.id)
    await socket.hello()
    await expect.poll(() => socket.seq).toBeGreaterThan(0)
    expect(socket.view(0)?.question).toMatchObject({ kind: 'consent', about: { by: 1, card: 'puppetry' } })
    expect(socket.view(0)?.table).toMatchObject({ acting: 1 })
  }
})
