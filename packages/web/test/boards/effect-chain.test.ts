import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type ChainLink, EffectChain } from '../../src/boards/parts/effect-chain.tsx'

const links: readonly ChainLink[] = [
  { key: 'packet', sort: 'packet', name: '2 damage to Ada' },
  { key: 'stop', sort: 'stop', name: 'Full stop', children: 'Ada may react' },
  { key: 'working', sort: 'working', name: 'Fireball', card: 'fireball', now: true },
]

/** Links of a chain as they are drawn. */
const drawn = (form: 'row' | 'stack'): string[] =>
  renderToStaticMarkup(createElement(EffectChain, { name: 'Effects', form, links, inspect: () => {} }))
    .split('<li')
    .slice(1)

test.each(['row', 'stack'] as const)(
  'as a %s, a chain says what each link is, what holds, and with which the rules go on',
  (form) => {
    const [packet = '', stop = '', working = ''] = drawn(form)
    expect(packet).toContain('data-sort="packet"')
    expect(packet).toContain('2 damage to Ada')
    expect(stop).toContain('Ada may react')
    expect([packet, stop, working].map((link) => link.includes('aria-current="step"'))).toEqual([
      false,
      false,
      true,
    ])
  },
)

test('only a link with a card can be clicked; in a row it is a stop of the arrows, in a stack of Tab', () => {
  expect(drawn('row').map((link) => link.includes('<button'))).toEqual([false, false, true])
  expect(drawn('row')[2]).toContain('data-stop="true" tabindex="-1"')
  expect(drawn('stack')[2]).not.toContain('tabindex')
})
