import { expect, test } from 'vitest'
import { isOwnPartIn, pledgeFor, pledgeOf } from '../src/table/remote/pledges.ts'

test('the first fingerprint of a table stays, and so does what this browser adds to its shuffles', () => {
  const first = pledgeFor('table', 'fingerprint')
  expect(first.nonce).toMatch(/^[\w-]{43}$/)
  expect(pledgeFor('table', 'another fingerprint')).toEqual(first)
  expect(pledgeOf('table')).toEqual(first)
  expect(pledgeFor('other', 'other fingerprint').nonce).not.toBe(first.nonce)
  expect(pledgeOf('unknown')).toBeUndefined()
})

test('a server that leaves a player’s part out of the shuffles is found out', () => {
  const { nonce, commitment } = pledgeFor('checked', 'its fingerprint')
  expect(isOwnPartIn({ commitment, nonces: ['of somebody else', nonce] })).toBe(true)
  expect(isOwnPartIn({ commitment, nonces: ['of somebody else'] })).toBe(false)
  expect(isOwnPartIn({ commitment })).toBe(false)
  expect(isOwnPartIn({ commitment: 'of a match that was never seen' })).toBeNull()
})
