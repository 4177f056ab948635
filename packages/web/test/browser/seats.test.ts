import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playOn, pressSomething } from './play.ts'
import { stage, violations } from './stage.ts'

const { visit, server } = stage()

/** Ada makes an online table with a seat for a friend; the friend opens the link. */
const invite = async (game: string, place: string): Promise<{ host: Page; friend: Page; link: string }> => {
  const host = await visit(`/new/${game}`)
  await host.getByRole('combobox', { name: `Who plays ${place}` }).selectOption('friend')
  await host.getByRole('button', { name: 'Play online' }).click()
  await host.waitForURL(/\/table\//)
  const { pathname, hash } = new URL(
    await host.getByRole('textbox', { name: `Link for ${place}` }).inputValue(),
  )
  const friend = await visit('/')
  await friend.goto(new URL(pathname + hash, friend.url()).href)
  await friend.getByRole('textbox', { name: 'How shall we call you?' }).fill('Bo')
  return { host, friend, link: pathname }
}

const optionsSeenBy = (page: Page, table: string): Promise<Record<string, unknown>> =>
  page.evaluate(async (path) => (await (await fetch(`/api/tables${path}`)).json()).options, table)

test('a friend takes the seat with a deck of her own, unseen, and another one for the next duel', async () => {
  const host = await visit('/new/mage-noir')
  await host.getByRole('combobox', { name: 'Who plays Dusk' }).selectOption('friend')
  await host.getByText('Dusk chooses when taking the seat.').waitFor()
  expect(await host.getByRole('combobox', { name: 'Deck of Dusk' }).count()).toBe(0)
  await host.close()

  const { host: ada, friend: bo, link } = await invite('mage-noir', 'Dusk')
  const table = link.replace('/table', '')
  const deck = bo.getByRole('combobox', { name: 'Deck of Bo' })
  expect(await deck.inputValue()).toBe('growing-canopy')
  expect(await bo.getByRole('combobox', { name: /Deck of/ }).count()).toBe(1)
  // Whoever goes to look at the deck builder first finds the way back.
  await bo.getByRole('link', { name: 'Build a deck' }).click()
  await bo.getByRole('heading', { name: 'Decks', exact: true }).waitFor()
  await bo.goBack()
  await bo.getByRole('textbox', { name: 'How shall we call you?' }).fill('Bo')
  await deck.selectOption('crushing-pressure')
  expect(await violations(bo)).toEqual([])

  // Ada changes her mind while she waits; nobody sees the other's deck.
  await ada.getByRole('combobox', { name: 'Deck of Dawn' }).selectOption('whirling-volley')
  await expect.poll(() => optionsSeenBy(ada, table)).toMatchObject({ deck0: 'whirling-volley' })
  expect(await violations(ada)).toEqual([])
  await bo.getByRole('button', { name: 'Take the seat' }).click()
  for (const page of [ada, bo]) await page.locator('#board').waitFor()
  expect(await optionsSeenBy(bo, table)).toMatchObject({
    deck0: 'whirling-volley',
    deck1: 'crushing-pressure',
  })

  // Bo gives up, though nobody asks him, and takes another deck; Ada plays on with hers.
  await bo.getByRole('button', { name: 'Table', exact: true }).click()
  await bo.getByRole('menuitem', { name: 'Give up' }).click()
  await bo.getByRole('button', { name: 'Really give up' }).click()
  await bo.getByRole('button', { name: 'Play again, choosing anew' }).click()
  await deck.waitFor()
  const next = new URL(bo.url()).pathname.replace('/table/', '')
  await ada.getByRole('link', { name: 'Play again with the others' }).click()
  await ada.getByRole('heading', { name: 'Waiting for players' }).waitFor()
  expect(await deck.inputValue()).toBe('crushing-pressure')
  expect(await optionsSeenBy(bo, `/${next}`)).not.toHaveProperty('deck0')
  await deck.selectOption('burning-wrath')
  await bo.getByRole('button', { name: 'Sit down' }).click()
  for (const page of [ada, bo]) await page.locator('#board').waitFor()
  expect(await optionsSeenBy(ada, `/${next}`)).toMatchObject({
    deck0: 'whirling-volley',
    deck1: 'burning-wrath',
    decides: 'seat1',
  })
})

test('a friend stays away: a bot sits in as agreed in the invitation, by vote, until he is back', async () => {
  const host = await visit('/new/spellbound')
  await host.getByRole('combobox', { name: 'Who plays Blue' }).selectOption('friend')
  await host.getByRole('combobox', { name: 'If somebody stays away' }).selectOption('vote')
  await host.getByRole('combobox', { name: 'Bot that sits in' }).selectOption('random')
  await host.getByRole('button', { name: 'Play online' }).click()
  await host.waitForURL(/\/table\//)
  const link = new URL(await host.getByRole('textbox', { name: 'Link for Blue' }).inputValue())
  await host.getByText('those who are here may vote for the bot Novice').waitFor()
  const friend = await visit('/')
  await friend.goto(new URL(link.pathname + link.hash, friend.url()).href)
  await friend.getByRole('textbox', { name: 'How shall we call you?' }).fill('Bo')
  await friend.getByText('those who are here may vote for the bot Novice').waitFor()
  await friend.getByRole('button', { name: 'Take the seat' }).click()
  for (const page of [host, friend]) await page.locator('#board').waitFor()
  const lobby = new URL('/', friend.url()).href
  await friend.goto(lobby)
  await host.getByText('is away').first().waitFor()

  // Ada plays until Bo is waited for: the notice that names him says what can be done.
  const away = host.getByRole('button', { name: 'Bo is away: what now?' })
  await playOn([host], pressSomething, () => away.isVisible(), 60)
  await away.click()
  const dialog = host.getByRole('dialog', { name: 'The seat of Bo' })
  await dialog.getByText('Nobody sees this hand.').waitFor()
  expect(await violations(host)).toEqual([])
  await dialog.getByRole('button', { name: 'Let Novice sit in' }).click()
  await host.getByRole('status').filter({ hasText: 'not been away for a whole minute yet' }).waitFor()
  // A minute has passed for this table.
  for (const live of server().context.tables) for (const seat of live.left.keys()) live.left.set(seat, 0)
  await away.click()
  await dialog.getByRole('button', { name: 'Let Novice sit in' }).click()
  await host.getByRole('status').filter({ hasText: 'A bot sits in here until its player is back.' }).waitFor()
  await expect.poll(() => host.title()).toMatch(/^●/)
  expect(await away.count()).toBe(0)
  await friend.goBack()
  await friend.locator('#board').waitFor()
  await host.getByRole('tab', { name: 'Chat' }).click()
  await host.getByRole('listitem').filter({ hasText: 'Back again, and playing.' }).waitFor()

  // Bo hands his seat on, and reads why it is his no more; whoever has it now agrees to end the match.
  await friend.getByRole('list', { name: 'At the table' }).getByRole('button', { name: /Bo/ }).click()
  const own = friend.getByRole('dialog', { name: 'The seat of Bo' })
  await own.getByRole('button', { name: 'Link for somebody else' }).click()
  const on = new URL(await own.getByRole('textbox', { name: 'Link for Bo' }).inputValue())
  expect(await violations(friend)).toEqual([])
  const other = await visit('/')
  await other.goto(new URL(on.pathname + on.hash, other.url()).href)
  await other.getByRole('textbox', { name: 'How shall we call you?' }).fill('Cy')
  await other.getByRole('button', { name: 'Take the seat' }).click()
  await other.locator('#board').waitFor()
  await host.getByRole('status').filter({ hasText: 'Somebody has taken this seat by a link.' }).waitFor()
  await friend.getByText('This seat is not yours any more').first().waitFor()
  await friend.reload()
  await friend.getByRole('alert').filter({ hasText: 'it was handed on' }).waitFor()

  await host.getByRole('button', { name: 'Table', exact: true }).click()
  await host.getByRole('menuitem', { name: 'Propose to end the match' }).click()
  await host.getByRole('button', { name: 'Propose it' }).click()
  const vote = other.getByRole('region', { name: 'A vote at the table' })
  await vote.getByText('Shall the match end now').waitFor()
  expect(await violations(other)).toEqual([])
  await vote.getByRole('button', { name: 'Yes' }).click()
  for (const page of [host, other]) await page.getByText('It was ended before its end').waitFor()
})

test('a second device is one’s own: its link says whose seat it opens, and both show the same hand', async () => {
  const { host, friend } = await invite('spellbound', 'Blue')
  await friend.getByRole('button', { name: 'Take the seat' }).click()
  for (const page of [host, friend]) await page.locator('#board').waitFor()
  await friend.getByRole('list', { name: 'At the table' }).getByRole('button', { name: /Bo/ }).click()
  const own = friend.getByRole('dialog', { name: 'The seat of Bo' })
  await own.getByRole('button', { name: 'Link for a second device' }).click()
  const link = new URL(await own.getByRole('textbox', { name: 'Link for Bo' }).inputValue())
  const phone = await visit('/')
  await phone.goto(new URL(link.pathname + link.hash, phone.url()).href)
  await phone.getByText('whoever opens it plays as Bo').waitFor()
  expect(await phone.getByRole('textbox').count()).toBe(0)
  await phone.getByRole('button', { name: 'Go on here' }).click()
  await phone.locator('#board').waitFor()
  await host.getByRole('status').filter({ hasText: 'on a second device' }).waitFor()
  await friend.locator('#board').waitFor()
})
