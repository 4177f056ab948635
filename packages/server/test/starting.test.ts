import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { startServer } from '../src/server.ts'
import { StartFailure, whyNotStarted } from '../src/starting.ts'
import { browser } from './kit/browser.ts'
import { spawnServer } from './kit/process.ts'
import { serverForTest, temporaryFolder } from './kit/server.ts'

/** Refusal of a server that does not start, as whoever starts it reads it. */
const refusal = async (options: { dataDir?: string; host?: string; port?: number }): Promise<string> => {
  try {
    const server = await startServer({ dataDir: temporaryFolder(), ...options })
    await server.close()
    return 'it started'
  } catch (error) {
    expect(error).toBeInstanceOf(StartFailure)
    const { message } = error as Error
    expect(message).not.toContain('\n')
    expect(message).toMatch(/with --(?:data|host|port)/)
    return message
  }
}

test('two servers do not share a data folder; when the first is gone, the second may have it', async () => {
  const first = await serverForTest()
  expect(await refusal({ dataDir: first.dataDir })).toContain('another Conclave server uses')
  // Nothing of the first one suffers from it.
  await browser(first.address).make({ seats: [{ kind: 'me' }] })
  await first.close()
  const second = await serverForTest({ dataDir: first.dataDir })
  expect((await fetch(`${second.address}/health`)).status).toBe(200)
})

test('another process is refused as well, and a killed one leaves no lock behind', async () => {
  const dataDir = temporaryFolder()
  const cache = temporaryFolder()
  const first = await spawnServer(dataDir, cache)
  expect(await refusal({ dataDir })).toContain('another Conclave server uses')
  await expect(spawnServer(dataDir, cache)).rejects.toThrow(
    /the server ended \(1\).*another Conclave server/s,
  )
  await first.kill()
  const second = await spawnServer(dataDir, cache)
  expect(await (await fetch(`${second.address}/health`)).json()).toEqual({ ok: true })
  await second.stop()
})

test('a data folder that cannot be is refused in one line, at once', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'file'), 'text')
  expect(await refusal({ dataDir: join(folder, 'file') })).toContain('is a file, not a folder')
  expect(await refusal({ dataDir: join(folder, 'file', 'below') })).toContain('is a file')
  if (existsSync('/proc/self')) {
    expect(await refusal({ dataDir: '/proc/conclave' })).toContain('/proc/conclave')
    expect(await refusal({ dataDir: '/proc/conclave/deeper' })).toContain('/proc/conclave')
  }
  expect(await refusal({ dataDir: join(folder, 'x'.repeat(300)) })).toContain('cannot be made')
})

test('a folder that is not there yet is made, with all on the way to it', async () => {
  const { address } = await serverForTest({ dataDir: join(temporaryFolder(), 'a', 'b', 'c') })
  expect((await fetch(`${address}/health`)).status).toBe(200)
})

test('what is no database, or a damaged one, is refused in one line and left as it is', async () => {
  const nonsense = temporaryFolder()
  writeFileSync(join(nonsense, 'conclave.db'), 'these are not the rows you are looking for. '.repeat(200))
  expect(await refusal({ dataDir: nonsense })).toContain('is no database of Conclave')

  const damaged = temporaryFolder()
  const server = await serverForTest()
  await browser(server.address).make({ seats: [{ kind: 'me' }] })
  await server.close()
  const whole = new DatabaseSync(join(server.dataDir, 'conclave.db'))
  whole.exec('pragma journal_mode = delete')
  whole.close()
  copyFileSync(join(server.dataDir, 'conclave.db'), join(damaged, 'conclave.db'))
  const file = await open(join(damaged, 'conclave.db'), 'r+')
  // The schema and all that follows, but not the header.
  await file.write(Buffer.alloc(20_000, 0x5a), 0, 20_000, 100)
  await file.close()
  expect(await refusal({ dataDir: damaged })).toContain('is damaged')

  const blocked = temporaryFolder()
  mkdirSync(join(blocked, 'conclave.db'))
  expect(await refusal({ dataDir: blocked })).toContain('cannot be opened')
  const later = temporaryFolder()
  const database = new DatabaseSync(join(later, 'conclave.db'))
  database.exec('pragma user_version = 999')
  database.close()
  expect(await refusal({ dataDir: later })).toContain('later version of Conclave')
})

test('a port or an address that is not to be had is refused in one line; the folder is free again', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await new Promise((resolve) => other.once('listening', resolve))
  const dataDir = temporaryFolder()
  const { port } = other.address() as AddressInfo
  expect(await refusal({ dataDir, port })).toContain(`port ${port} is taken`)
  expect(await refusal({ dataDir, host: '203.0.113.7' })).toContain('203.0.113.7')
  expect(await refusal({ dataDir })).toBe('it started')
})

test('every failure of disk and network has its sentence', () => {
  const place = { host: '127.0.0.1', port: 80, dataDir: 'data' }
  const words = (more: object) => whyNotStarted(Object.assign(new Error('failed'), more), place)?.message
  expect(words({ code: 'EACCES', syscall: 'mkdir' })).toContain('may not write')
  expect(words({ code: 'EROFS', syscall: 'mkdir' })).toContain('can only be read')
  expect(words({ code: 'ENOSPC', syscall: 'mkdir' })).toContain('is full')
  expect(words({ code: 'EACCES', syscall: 'listen' })).toContain('from 1024 on')
  const sqlite = (errcode: number) => words({ code: 'ERR_SQLITE_ERROR', errcode })
  // The second is SQLITE_READONLY_DIRECTORY.
  expect(sqlite(14)).toContain('cannot be opened for writing')
  expect(sqlite(1544)).toContain('cannot be opened for writing')
  expect(sqlite(13)).toContain('is full')
  expect(sqlite(10)).toContain('the disk fails')
  expect(sqlite(5)).toContain('in use by another program')
  // What nobody could foresee keeps its story.
  expect(words({ code: 'ERR_UNHEARD_OF' })).toBeUndefined()
  expect(sqlite(1)).toBeUndefined()
})
