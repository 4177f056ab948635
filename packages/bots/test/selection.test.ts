import { swift } from '@conclave/kernel'
import { describe, expect, it } from 'vitest'
import { deviation, noStats, note, select } from '../src/search/selection.ts'
import { decisionAt, nodeAfter, rootNode } from '../src/search/tree.ts'

const options = [{ card: 1 }, { card: 2 }, { card: 3 }]

describe('select', () => {
  it('tries everything once before anything twice', () => {
    const decision = decisionAt(rootNode(), { seat: 0, kind: 'play' })
    const tried = options.map(() => {
      const { at, branch } = select(decision, options, 1, swift('a'))
      branch.visits++
      return at
    })
    expect(tried.toSorted()).toEqual([0, 1, 2])
  })

  it('takes what has brought most when it is not curious', () => {
    const decision = decisionAt(rootNode(), { seat: 0, kind: 'play' })
    for (let i = 0; i < 30; i++) {
      const { at, branch } = select(decision, options, 0, swift(`${i}`))
      branch.visits++
      branch.total += at === 1 ? 0.8 : 0.3
    }
    expect(decision.branches.get('card=2')?.visits).toBe(28)
  })

  it('counts a branch as available only in the worlds that have it', () => {
    const decision = decisionAt(rootNode(), { seat: 0, kind: 'play' })
    for (let i = 0; i < 10; i++)
      select(decision, i < 4 ? options : options.slice(1), 1, swift(`${i}`)).branch.visits++
    expect(decision.branches.get('card=1')?.available).toBe(4)
    expect(decision.branches.get('card=3')?.available).toBe(10)
  })
})

describe('the tree', () => {
  it('has one decision for one question, and one point after one answer', () => {
    const root = rootNode()
    const decision = decisionAt(root, { seat: 0, kind: 'play' })
    expect(decisionAt(root, { seat: 0, kind: 'play' })).toBe(decision)
    expect(decisionAt(root, { seat: 1, kind: 'play' })).not.toBe(decision)
    expect(decisionAt(root, { seat: 0, kind: 'draw' })).not.toBe(decision)
    const { branch } = select(decision, options, 1, swift('a'))
    expect(nodeAfter(branch)).toBe(nodeAfter(branch))
  })
})

it('measures how far rewards spread', () => {
  const spread = noStats()
  expect(deviation(spread)).toBe(1)
  for (const reward of [0.2, 0.4, 0.6, 0.8]) note(spread, reward)
  expect(deviation(spread)).toBeCloseTo(Math.sqrt(0.05))
})
