import { expect, test } from 'vitest'
import { duelAt } from '../../build/duel.ts'
import { finished, keepSaves } from '../../build/recorded.ts'
import { listens } from './play.ts'
import { blank, stage, walk } from './stage.ts'

const { visit } = stage()

const decks = { deck0: 'burning-wrath', deck1: 'growing-canopy' }
const duel = duelAt('duel', decks, 'duel a', { turn: 99, at: 'end' }, 1)

test('after a match it says who has won, which turn decided it, what was counted, and what a bot would have done', async () => {
  const page = await visit(blank)
  await keepSaves(page, [duel])
  await page.goto(new URL('/here/duel', page.url()).href)
  const won = duel.outcome?.winners.includes(0) === true
  await page.getByRole('heading', { name: won ? 'You won' : 'You lost' }).waitFor()
  await page.getByText(/^Turn \d+ decided it$/).waitFor()
  await page.getByRole('table', { name: /^Life lost, by card/ }).waitFor()
  const ask = page.getByRole('button', { name: 'What would Adept have done here?' })
  const asked = await ask.count()
  expect(asked).toBeGreaterThan(0)
  await ask.first().click()
  await page.getByText(/^Adept would have chosen/).waitFor()
  expect(await ask.count()).toBe(asked - 1)
  // The lobby and the account say it, too.
  await walk(page, '/')
  const last = page.getByRole('region', { name: 'Last matches' })
  await last.getByRole('link', { name: won ? /^Won Mage Noir/ : /^Lost Mage Noir/ }).waitFor()
  await walk(page, '/account')
  await page.getByRole('heading', { name: 'Matches on this device' }).waitFor()
})

test('a match goes on from any of its moments, at a table of its own', async () => {
  const page = await visit(blank)
  await keepSaves(page, [finished('end')])
  await page.goto(new URL('/replay/here/end?at=20&seat=0', page.url()).href)
  await page.getByRole('button', { name: /^Play on from here/ }).click()
  const window = page.getByRole('dialog')
  await window.getByText('is dealt anew, and chance begins anew').waitFor()
  await window.getByRole('button', { name: 'Play on' }).click()
  await page.waitForURL(({ pathname }) => /^\/here\/(?!end)/.test(pathname))
  await listens(page)
})
