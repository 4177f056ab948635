// Measures boardgame.io when asked to: the command that started this process sends what to measure and for how long.
import { createRequire } from 'node:module'
import { duel } from './duel.js'
import { game as cooperative } from './game.js'

const require = createRequire(import.meta.url)
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal')
const { Client } = require('boardgame.io/client')
const { MCTSBot } = require('boardgame.io/ai')

const seats = 2
const games = { cooperative, duel }

const generator = (seed) => () => {
  // Tommy Ettinger's mulberry32.
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000
}

const withReducer = (game) => {
  const reducer = CreateGameReducer({ game })
  return (seed) => {
    let state = InitializeGame({ game: { ...game, seed: String(seed) }, numPlayers: seats })
    return {
      state: () => state,
      move: ({ move, args }) => {
        const payload = { type: move, args, playerID: state.ctx.currentPlayer, credentials: undefined }
        state = reducer(state, { type: 'MAKE_MOVE', payload })
      },
    }
  }
}

const withClient = (game) => (seed) => {
  const client = Client({ game: { ...game, seed: String(seed) }, numPlayers: seats, debug: false })
  return { state: () => client.getState(), move: ({ move, args }) => client.moves[move](...args) }
}

// Seconds that this thread had a core for; the same clock as on the other side.
const secondsSince = (before) => {
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000_000
}

const playouts = (game, begin) => (milliseconds, seed) => {
  const { enumerate } = game.ai
  const random = generator(seed)
  const end = performance.now() + milliseconds
  const before = process.threadCpuUsage()
  const found = { matches: 0, moves: 0, decisions: 0, options: 0, bytes: 0 }
  while (performance.now() < end) {
    const match = begin(seed + found.matches)
    for (;;) {
      const { G, ctx } = match.state()
      if (ctx.gameover !== undefined) break
      const options = enumerate(G, ctx)
      found.moves++
      if (options.length > 1) {
        found.decisions++
        found.options += options.length
      }
      match.move(options[Math.floor(random() * options.length)])
    }
    found.matches++
    found.bytes += JSON.stringify(match.state().G).length
  }
  return { ...found, seconds: secondsSince(before) }
}

const search = (game) => async (milliseconds, seed) => {
  const { enumerate } = game.ai
  const iterations = 20
  const bot = new MCTSBot({ game, enumerate, iterations, playoutDepth: 10_000, seed: String(seed) })
  const state = InitializeGame({ game: { ...game, seed: String(seed) }, numPlayers: seats })
  const end = performance.now() + milliseconds
  const before = process.threadCpuUsage()
  let count = 0
  while (performance.now() < end) {
    await bot.play(state, state.ctx.currentPlayer)
    count += iterations
  }
  return { iterations: count, seconds: secondsSince(before) }
}

const subjectsOf = (game) => ({
  reducer: playouts(game, withReducer(game)),
  client: playouts(game, withClient(game)),
  search: search(game),
})
const subjects = Object.fromEntries(Object.entries(games).map(([name, game]) => [name, subjectsOf(game)]))

process.on('message', async ({ game, subject, milliseconds, seed }) => {
  process.send(await subjects[game][subject](milliseconds, seed))
})
process.on('disconnect', () => process.exit(0))
