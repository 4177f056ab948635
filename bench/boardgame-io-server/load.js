// Clients of boardgame.io's server: two at every table, each answering at once when it is asked. They speak its protocol
// directly, which costs less than its own client does.
import { createRequire } from 'node:module'
import { game } from '../game.js'

const require = createRequire(import.meta.url)
const { io } = require('socket.io-client')
const { enumerate } = game.ai

const makeMatch = async (address) => {
  const response = await fetch(`${address}/games/${game.name}/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ numPlayers: 2 }),
  })
  return (await response.json()).matchID
}

const connected = (address) =>
  new Promise((resolve) => {
    const socket = io(`${address}/${game.name}`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
    })
    socket.on('connect', () => resolve(socket))
  })

const openPair = async (address) => {
  const matchID = await makeMatch(address)
  const sockets = await Promise.all([connected(address), connected(address)])
  return { matchID, sockets }
}

const playPair = ({ matchID, sockets }, tally, again) => {
  const sent = new Map()
  const play = (socket, playerID) => {
    socket.io.engine.on('packet', ({ data }) => {
      if (typeof data === 'string') tally.bytes += data.length
    })
    const consider = ({ G, ctx, _stateID }) => {
      const mine = sent.get(_stateID)
      if (mine !== undefined) {
        const time = performance.now() - mine.at
        if (mine.from === playerID) {
          tally.answers++
          tally.all++
          tally.acknowledged.push(time)
        } else tally.seen.push(time)
        if (++mine.heard === 2) sent.delete(_stateID)
      }
      if (ctx.gameover !== undefined) {
        if (playerID === '0') again()
        return
      }
      if (ctx.currentPlayer !== playerID) return
      const options = enumerate(G, ctx)
      const { move, args } = options[Math.floor(Math.random() * options.length)]
      sent.set(_stateID + 1, { from: playerID, at: performance.now(), heard: 0 })
      const action = { type: 'MAKE_MOVE', payload: { type: move, args, playerID, credentials: null } }
      socket.emit('update', action, _stateID, matchID, playerID)
    }
    socket.on('update', (_match, state) => consider(state))
    socket.on('sync', (_match, { state }) => consider(state))
    socket.emit('sync', matchID, playerID, null, 2)
  }
  play(sockets[0], '0')
  play(sockets[1], '1')
}

const timesOf = (times) => {
  times.sort((a, b) => a - b)
  const at = (share) =>
    Math.round((times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0) * 100) / 100
  return { p50: at(0.5), p99: at(0.99), max: at(1) }
}

const prepare = async (order) => {
  const prepared = { order, spare: [] }
  const make = async () => prepared.spare.push(await openPair(order.address))
  while (prepared.spare.length < order.tables + order.spare) {
    await Promise.all(Array.from({ length: 10 }, make))
  }
  return prepared
}

const load = async (prepared) => {
  const { order, spare } = prepared
  const { tables, warmUpMs, ms } = order
  const tally = { answers: 0, all: 0, bytes: 0, acknowledged: [], seen: [] }
  let stopped = false
  const [half, none] = [Promise.withResolvers(), Promise.withResolvers()]
  const enough = Math.floor((spare.length - tables) / 2)
  const sit = () => {
    const pair = spare.pop()
    // As in our own round: it ends early when no table is left, and the warm-up takes half of them at most.
    if (spare.length <= enough) half.resolve()
    if (pair === undefined) return none.resolve()
    playPair(pair, tally, () => {
      for (const socket of pair.sockets) socket.disconnect()
      if (!stopped) sit()
    })
  }
  for (let n = 0; n < tables; n++) sit()
  await Promise.race([new Promise((resolve) => setTimeout(resolve, warmUpMs)), half.promise])
  Object.assign(tally, { answers: 0, bytes: 0, acknowledged: [], seen: [] })
  const begun = performance.now()
  // From now on is measured.
  process.send({})
  await Promise.race([new Promise((resolve) => setTimeout(resolve, ms)), none.promise])
  const seconds = (performance.now() - begun) / 1000
  stopped = true
  return {
    tables,
    seconds: Math.round(seconds * 100) / 100,
    answers: tally.answers,
    answersPerSecond: Math.round(tally.answers / seconds),
    acknowledged: timesOf(tally.acknowledged),
    seenByOther: timesOf(tally.seen),
    bytesPerAnswer: Math.round(tally.bytes / Math.max(1, tally.answers)),
  }
}

let prepared
process.on('message', async (order) => {
  if (order === 'go') process.send(await load(prepared))
  else {
    prepared = await prepare(order)
    process.send({})
  }
})
process.on('disconnect', () => process.exit(0))
process.send({ ready: true })
