import { editionIds, textsIn } from '@conclave/black-rose'
import { languages } from '@conclave/kernel'
import { joinCatalogues, speaker } from '@conclave/texts'
import { describe, expect, it } from 'vitest'
import { effectOf, isSpell } from '../../../src/boards/black-rose/card/printed.ts'
import { shareLines } from '../../../src/boards/black-rose/card/whole-lines.ts'
import { roomFor, widthFor } from '../../../src/boards/black-rose/hand/looking.ts'
import { boardTexts } from '../../../src/boards/black-rose/texts/index.ts'

describe('the texts of a card in hand', () => {
  it('share the lines: a short one has all it needs, the rest goes to the long one', () => {
    expect(shareLines([3, 4], 9)).toEqual([3, 4])
    expect(shareLines([2, 9], 9)).toEqual([2, 7])
    expect(shareLines([9, 2], 9)).toEqual([7, 2])
    expect(shareLines([8, 8], 9)).toEqual([4, 5])
    expect(shareLines([12], 10)).toEqual([10])
  })

  it('never vanish', () => {
    expect(shareLines([5, 5], 1)).toEqual([1, 1])
  })

  it('have a wider card where they are longer', () => {
    expect(widthFor([[20], [30]])).toBe(13)
    expect(widthFor([[103], [168]])).toBeGreaterThan(widthFor([[103], [100]]))
  })

  it.each(languages)('of every spell fit a card that is looked at beside eight others, in %s', (language) => {
    for (const edition of editionIds) {
      const speak = speaker(joinCatalogues(textsIn(edition).catalogues, boardTexts), language)
      for (const card of textsIn(edition).cards.filter(isSpell)) {
        const sides = card.halves.map((half) => speak(effectOf(half)).split('\n'))
        // On 1280 × 720 a tray has 54 em; the others need less than four each.
        expect(widthFor(sides.map((lines) => lines.map(({ length }) => length))), card.id).toBeLessThan(23)
      }
    }
  })

  it('are shown in a low tray where there are few cards, and wherever the tray is tall', () => {
    expect([1, 4, 5, 9].map((cards) => roomFor(cards, false))).toEqual(['few', 'few', 'many', 'many'])
    expect(roomFor(9, true)).toBe('tall')
    // Beside prepared spells, which are read there, they are brief.
    expect(roomFor(2, false, true)).toBe('many')
  })
})
