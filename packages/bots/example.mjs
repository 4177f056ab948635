// Two bots play a duel; then a strong one thinks about a position of it.

import { playMatch, readBot, sightOf } from '@conclave/bots'
import { findGame } from '@conclave/games'
import { begin, choices, keyOf, readSettings, sealed, settle, swift } from '@conclave/kernel'

const found = findGame('spellbound')
if ('problem' in found) throw new Error(found.problem)
const { game } = await found.entry.load(found.edition)
const settings = readSettings(game.settings, {})
if (!settings.ok) throw new Error(settings.problem)

const botCalled = (spec) => {
  const reading = readBot(spec, { clock: () => performance.now() })
  if (!reading.ok) throw new Error(reading.problem)
  return reading.bot
}

const setup = { chosen: settings.chosen, seats: 2, seed: 'an example' }
const bots = [botCalled('random'), botCalled('random')]
const { outcome, decisions } = playMatch(game, setup, bots, { generator: 'swift', maxDecisions: 100_000 })
console.log(`after ${decisions} decisions: ${outcome.reason}`)

const state = begin(game, settings.chosen, 2, sealed('a position'))
settle(game, state)
const [question] = state.questions
const options = choices(game, state, question)
const adept = botCalled('adept:iterations=50')
const option = adept.answer(sightOf(game, state, question.seat), question, options, swift('its luck'))
console.log(`of ${options.length} answers adept gives ${keyOf(option)}`)
