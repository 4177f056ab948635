// boardgame.io's server, with its storage in files (`files`) or in memory. It says where it listens, and ends with the
// process that started it.
import { createRequire } from 'node:module'
import { game } from '../game.js'

const require = createRequire(import.meta.url)
const { Server, FlatFile } = require('boardgame.io/server')

const [storage, dir] = process.argv.slice(2)
// Its own log goes to standard output, a line for every match.
console.info = () => {}

const server = Server({
  games: [game],
  origins: ['*'],
  ...(storage === 'files' ? { db: new FlatFile({ dir }) } : {}),
})
const { appServer } = await server.run({ port: 0, callback: () => {} })
process.on('message', () => process.send(process.cpuUsage()))
process.on('disconnect', () => process.exit(0))
process.send({ address: `http://127.0.0.1:${appServer.address().port}` })
