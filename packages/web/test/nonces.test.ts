import { expect, test } from 'vitest'
import { isOwnPartIn, nonceFor, nonceOf } from '../src/table/remote/nonces.ts'

test('the first fingerprint of a table stays, and so does what this browser adds to its shuffles', () => {
  const first = nonceFor('table', 'fingerprint')
  expect(first.nonce).toMatch(/^[\w-]{43}$/)
  expect(nonceFor('table', 'another fingerprint')).toEqual(first)
  expect(nonceOf('table')).toEqual(first)
  expect(nonceFor('other', 'other fingerprint').nonce).not.toBe(first.nonce)
  expect(nonceOf('unknown')).toBeUndefined()
})

test('a server that leaves a player’s part out of the shuffles is found out', () => {
  const { nonce, commitment } = nonceFor('checked', 'its fingerprint')
  expect(isOwnPartIn({ commitment, nonces: ['of somebody else', nonce] })).toBe(true)
  expect(isOwnPartIn({ commitment, nonces: ['of somebody else'] })).toBe(false)
  expect(isOwnPartIn({ commitment })).toBe(false)
  expect(isOwnPartIn({ commitment: 'of a match that was never seen' })).toBeNull()
})
