import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { games } from '@conclave/games'
import { loggerTo, type RunningServer, type ServerOptions, startServer } from '@conclave/server'
import { spellbound, texts } from '@conclave/spellbound'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { playOn, pressSomething } from './play.ts'
import { blank, speakIn, stage, violationsByBoth } from './stage.ts'

const { visit } = stage()

const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'conclave-broken-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Games of a server of tomorrow: rules under which no match of today leads where it led. */
const tomorrow = games.map((entry) =>
  entry.id !== 'spellbound'
    ? entry
    : {
        ...entry,
        load: async () => {
          const setup: typeof spellbound.setup = (...given) => ({ ...spellbound.setup(...given), round: 7 })
          return { game: { ...spellbound, rules: 'tomorrow', setup }, texts } as never
        },
      },
)

const open = async (dataDir: string, more: Partial<ServerOptions> = {}): Promise<RunningServer> => {
  const server = await startServer({
    dataDir,
    webDir: join(import.meta.dirname, '../../dist'),
    logger: loggerTo(undefined, 'silent'),
    measuredWait: () => 0,
    newSeed: () => '1'.padStart(64, '0'),
    requestsPerMinute: 100_000,
    ...more,
  })
  let closed = false
  const close = async () => {
    if (closed) return
    closed = true
    await server.close()
  }
  onTestFinished(close)
  return { ...server, close }
}

/** Kills a server, as far as its disk can tell, and starts the one of tomorrow in its place. */
const killed = async (server: RunningServer, dataDir: string): Promise<void> => {
  await server.context.storage.check()
  const folder = temporaryFolder()
  const database = new DatabaseSync(join(dataDir, 'conclave.db'))
  database.exec(`vacuum into '${join(folder, 'conclave.db')}'`)
  database.close()
  await server.close()
  await open(folder, { port: server.port, games: tomorrow })
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test('a match that cannot go on says so where it is open: it is taken home, reported and ended', async () => {
  const dataDir = temporaryFolder()
  const server = await open(dataDir)
  const host = await visit(blank, { anew: true })
  await host.goto(`${server.address}/new/spellbound`)
  await host.getByRole('textbox', { name: 'Name of Red' }).fill('Ada')
  await host.getByRole('combobox', { name: 'Who plays Blue' }).selectOption('friend')
  await host.getByRole('button', { name: 'Play online' }).click()
  const link = await host.getByRole('textbox', { name: 'Link for Blue' }).inputValue()
  const friend = await visit(blank, { anew: true, viewport: { width: 390, height: 844 }, touch: true })
  await friend.goto(link)
  await friend.getByRole('button', { name: 'Take the seat' }).click()
  await Promise.all([host.locator('#board').waitFor(), friend.locator('#board').waitFor()])
  let given = 0
  const answer = async (page: Page, turn: number) => {
    const key = await pressSomething(page, turn)
    if (key !== null) given++
    return key
  }
  await playOn([host, friend], answer, async () => given >= 3)

  await killed(server, dataDir)
  for (const page of [host, friend]) {
    await page.getByRole('heading', { name: 'This match cannot go on' }).waitFor()
    for (const language of ['fr', 'it', 'en'] as const) {
      await speakIn(page, language)
      expect(await overflow(page)).toBeLessThanOrEqual(0)
    }
    expect(await violationsByBoth(page)).toEqual([])
  }
  expect(await friend.getByRole('button', { name: /[Aa]bandon/ }).count()).toBe(0)

  const [download] = await Promise.all([
    friend.waitForEvent('download'),
    friend.getByRole('button', { name: 'Save the match as a file' }).click(),
  ])
  const file = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(file).toMatchObject({ partial: true, answers: expect.any(Array) })
  await friend.getByRole('textbox').fill('It stopped after an update.')
  await friend.getByRole('button', { name: 'Send the report' }).click()
  await friend.getByText('the report was filed under').waitFor()

  // Nobody ends a match by a single click that could go on under its own rules.
  await host.getByRole('button', { name: 'Abandon the match' }).click()
  await host.getByRole('button', { name: 'Cancel' }).click()
  await host.getByRole('button', { name: 'Abandon the match' }).click()
  await host.getByRole('button', { name: 'Really abandon it' }).click()
  for (const page of [host, friend]) {
    await page.getByRole('heading', { name: 'This match was abandoned' }).waitFor()
  }
  await host.getByRole('link', { name: 'See it again' }).click()
  await host.getByRole('heading', { name: 'Replay' }).waitFor()
  await host.getByRole('link', { name: 'Lobby' }).click()
  await host.getByText('abandoned').first().waitFor()
})
