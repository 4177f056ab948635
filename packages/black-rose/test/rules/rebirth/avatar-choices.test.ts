import { describe, expect, test } from 'vitest'
import { at } from '../../position.ts'
import { black, itsGo } from './avatar-table.ts'

describe('whom the Avatar goes for', () => {
  test('[TV-14, REB-AVA.28] of two who are equally near, the one with more power, without a question', () => {
    const t = itsGo(
      { deck: ['rose-fire'] },
      [
        { mage: 'rikkart', at: 'arena', power: 3 },
        { mage: 'gramigna', at: 'bibliotheca', power: 2 },
      ],
      { moon: 2 },
    )
    expect([black(t, 0), black(t, 1)]).toEqual([3, 0])
  })

  test('[TV-15, REB-AVA.27] equal in all keys: who holds the Crown decides', () => {
    const t = itsGo(
      { deck: ['rose-fire'] },
      [
        { mage: 'rikkart', at: 'arena' },
        { mage: 'gramigna', at: 'bibliotheca' },
      ],
      { moon: 2, crown: 0 },
    )
    expect(t.question(0)?.kind).toBe('avatarAim')
    t.choose(0, at(1))
    expect([black(t, 0), black(t, 1)]).toEqual([0, 3])
  })
})
