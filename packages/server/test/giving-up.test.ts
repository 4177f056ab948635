import { giveUpKey } from '@conclave/kernel'
import { expect, test } from 'vitest'
import { browser } from './kit/browser.ts'
import { serverForTest } from './kit/server.ts'

/** A duel of two people, with both opening hands to be chosen. */
const duel = async () => {
  const { address } = await serverForTest()
  const [ada, bo] = [browser(address), browser(address)]
  const seats = [{ kind: 'me' as const }, { kind: 'friend' as const }]
  const { table, invitations } = await ada.make({ game: 'mage-noir', seats })
  const params = { table: table.id }
  await bo.call('claimSeat', { params, body: { token: invitations[0]!.token } })
  const [first, second] = [await ada.open(table.id), await bo.open(table.id)]
  await first.hello()
  await second.hello()
  return { ada, bo, params, first, second }
}

test('[MN-3.63] whoever gives up has lost, whatever the other has done meanwhile; nobody does it for another', async () => {
  const { ada, bo, params, first, second } = await duel()
  const { seq } = second
  expect(await first.answer(0, 'do=keep pile=first')).toMatchObject({ type: 'ack' })
  expect(await first.answer(1, giveUpKey)).toMatchObject({ type: 'refused', code: 'not-your-seat' })
  // Bo has not heard of it yet.
  expect(await second.answer(1, giveUpKey, { seq })).toMatchObject({ type: 'ack' })
  await first.next('presence', (presence) => presence.table.status === 'over', 0)
  const { answer } = await ada.call('table', { params })
  expect(answer.outcome).toMatchObject({ winners: [0], reason: 'MN-3.63' })
  expect(await first.answer(0, giveUpKey)).toMatchObject({ type: 'refused', code: 'over' })
  // The loser decides who begins the next duel.
  const { answer: next } = await bo.call('again', { params })
  expect(next.table.options).toMatchObject({ decides: 'seat1' })
})
