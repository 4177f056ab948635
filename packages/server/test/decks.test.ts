import { mostDecks } from '@conclave/protocol'
import { expect, test } from 'vitest'
import { browser } from './kit/browser.ts'
import { serverForTest } from './kit/server.ts'

const password = 'correct horse battery'
const game = 'mage-noir'

test('an account keeps decks: they are saved, listed, changed, deleted, and go with it', async () => {
  const { address, context } = await serverForTest()
  const [ada, laptop, bo] = [browser(address), browser(address), browser(address)]
  await ada.call('register', { body: { name: 'Ada', password } })
  await bo.call('register', { body: { name: 'Bo', password } })
  const saved = await ada.call('saveDeck', { body: { game, name: 'Fire first', code: 'burning-wrath' } })
  expect(saved.answer).toMatchObject({ game, name: 'Fire first', problem: null })
  expect(saved.answer.code).toMatch(/^MN1-/)
  // The same deck as a code and under another name.
  const { code } = saved.answer
  const second = await ada.call('saveDeck', { body: { game, name: 'A second one', code } })
  expect(second.answer.code).toBe(code)

  await laptop.call('signIn', { body: { name: 'Ada', password } })
  const decks = async () => (await laptop.call('decks')).answer.decks
  expect((await decks()).map(({ name }) => name)).toEqual(['A second one', 'Fire first'])
  expect((await laptop.call('decks', { query: { game: 'spellbound' } })).answer.decks).toEqual([])
  const params = { deck: second.answer.id }
  const renamed = await laptop.call('changeDeck', { params, body: { name: 'Woods' } })
  expect(renamed.answer).toMatchObject({ name: 'Woods', code })
  const replanted = await laptop.call('changeDeck', { params, body: { code: 'growing-canopy' } })
  expect(replanted.answer.name).toBe('Woods')
  expect(replanted.answer.code).not.toBe(code)

  // Nobody else sees, changes or deletes them.
  expect((await bo.call('decks')).answer.decks).toEqual([])
  expect((await bo.call('changeDeck', { params, body: { name: 'Mine' } })).failure.code).toBe('no-such-thing')
  expect((await bo.call('deleteDeck', { params })).failure.code).toBe('no-such-thing')
  expect((await laptop.call('deleteDeck', { params })).status).toBe(200)
  expect((await laptop.call('deleteDeck', { params })).failure.code).toBe('no-such-thing')
  expect((await decks()).map(({ name }) => name)).toEqual(['Fire first'])
  const account = (await context.storage.accountNamed('Ada'))?.id ?? ''
  await ada.call('deleteAccount', { body: { password } })
  expect(await context.storage.decksOf(account)).toEqual([])
})

test('the game reads every deck: what it cannot read is refused, what may not be played is kept with the reason', async () => {
  const { address } = await serverForTest()
  const ada = browser(address)
  await ada.call('register', { body: { name: 'Ada', password } })
  const save = (code: string, more: object = {}) =>
    ada.call('saveDeck', { body: { game, name: `Deck ${code.length}`, code, ...more } })
  expect((await save('MN1-nonsense!')).failure).toMatchObject({
    code: 'malformed',
    message: expect.stringContaining('deck code'),
  })
  expect((await save('4 unicorn')).failure.message).toContain("no card 'unicorn'")
  expect((await save('9 seed')).failure.message).toContain('9 times')
  expect((await save('4 seed', { game: 'spellbound' })).failure.message).toContain('nobody brings decks')
  expect((await save('4 seed', { game: 'chess' })).failure.message).toContain("no game 'chess'")
  expect((await save('x'.repeat(3001))).failure.code).toBe('malformed')
  expect((await save('4 seed', { name: ' ' })).failure.code).toBe('malformed')
  const unfinished = await save('4 seed\n3 dead-tree')
  expect(unfinished.answer.problem).toContain('7 cards')
  const { decks } = (await ada.call('decks')).answer
  expect(decks).toEqual([unfinished.answer])
  // At a table the reason is the refusal.
  const table = await ada.call('createTable', {
    body: { game, seats: [{ kind: 'me' }, { kind: 'me' }], options: { deck0: unfinished.answer.code } },
  })
  expect(table.failure).toMatchObject({ code: 'malformed', message: expect.stringContaining('7 cards') })
})

test('decks need an account, have one name each and are bounded in number', async () => {
  const { address, context } = await serverForTest()
  const ada = browser(address)
  const body = { game, name: 'One', code: 'burning-wrath' }
  for (const refused of [
    await ada.call('decks'),
    await ada.call('saveDeck', { body }),
    await ada.call('changeDeck', { params: { deck: 'x'.repeat(22) }, body: {} }),
    await ada.call('deleteDeck', { params: { deck: 'x'.repeat(22) } }),
  ]) {
    expect(refused.failure.code).toBe('not-signed-in')
  }
  await ada.call('register', { body: { name: 'Ada', password } })
  await ada.call('saveDeck', { body })
  expect((await ada.call('saveDeck', { body: { ...body, name: 'ONE' } })).failure.code).toBe('name-taken')
  const two = await ada.call('saveDeck', { body: { ...body, name: 'Two' } })
  const params = { deck: two.answer.id }
  expect((await ada.call('changeDeck', { params, body: { name: 'one' } })).failure.code).toBe('name-taken')
  const account = (await context.storage.accountNamed('Ada'))?.id ?? ''
  const filling = Array.from({ length: mostDecks }, (_, n) =>
    context.storage.addDeck(account, { ...two.answer, id: `${n}`, name: `Deck ${n}` }, mostDecks),
  )
  expect((await Promise.all(filling)).filter(Boolean)).toHaveLength(mostDecks - 2)
  const full = await ada.call('saveDeck', { body: { ...body, name: 'One too many' } })
  expect(full.failure).toMatchObject({ code: 'too-many', message: expect.stringContaining(`${mostDecks}`) })
})
