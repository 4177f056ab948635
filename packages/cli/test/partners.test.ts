import type { Bot } from '@conclave/bots'
import { findGame } from '@conclave/games'
import { frameOf, keyOf, swift } from '@conclave/kernel'
import { beginTable } from '@conclave/table'
import { expect, test } from 'vitest'
import { answerByBot, type Player, type Table } from '../src/play/table.ts'

/** Takes the first seat's mage without a word. */
const blunt: Bot = {
  spec: 'blunt',
  answer: (_sight, _question, options) =>
    options.find((option) => keyOf(option) === keyOf({ do: 'puppet', mage: 0 }))!,
}

/** A match in which the second seat, a bot, has taken up Puppetry. */
const tableWith = async (first: Player, second: Player): Promise<Table> => {
  const found = findGame('spellbound')
  if ('problem' in found) throw new Error(found.problem)
  const loaded = await found.entry.load(found.edition)
  const { game } = loaded
  const setup: typeof game.setup = (chosen, seats, chance) => {
    const state = game.setup(chosen, seats, chance)
    const cast = frameOf(game, 'cast', { seat: 1, spell: 'puppetry', mage: 1, asks: false })
    const held = { active: 1, acting: 1, spells: [[], ['puppetry']], stack: [...state.stack, cast] }
    return { ...state, ...held }
  }
  const table = beginTable({ ...game, setup }, { options: {}, seats: 2, seed: 'partners' })
  if ('problem' in table) throw new Error(table.problem)
  return { ...table, loaded, players: [first, second] }
}

const bot = (): Player => ({ kind: 'bot', bot: blunt, chance: swift('blunt') })

test('[AR-69] a bot that would steer a person’s mage asks her first', async () => {
  const table = await tableWith({ kind: 'human', orders: {} }, bot())
  expect(answerByBot(table)).toBe(true)
  expect(table.match.state.questions).toMatchObject([{ seat: 0, kind: 'consent', about: { by: 1 } }])
})

test('[AR-69] a bot does not ask a bot', async () => {
  const table = await tableWith(bot(), bot())
  expect(answerByBot(table)).toBe(true)
  expect(table.match.given).toMatchObject([{ seat: 1, key: keyOf({ do: 'puppet', mage: 0 }) }])
})
