import { type EditionId, editionIds, textsIn } from '@conclave/black-rose'
import { languages } from '@conclave/kernel'
import { joinCatalogues, speaker } from '@conclave/texts'
import { describe, expect, it } from 'vitest'
import { iconCredits } from '../../../src/art/credits.ts'
import { halfText } from '../../../src/boards/black-rose/card/half.tsx'
import { pictures } from '../../../src/boards/black-rose/card/pictures.ts'
import { effectOf, halfOf, isSpell, schoolOf } from '../../../src/boards/black-rose/card/printed.ts'
import { inOrder } from '../../../src/boards/black-rose/hand/sorting.ts'
import { boardTexts } from '../../../src/boards/black-rose/texts/index.ts'

const spellsOf = (edition: EditionId) => textsIn(edition).cards.filter(isSpell)

describe('spells', () => {
  it.each(editionIds)('of %s have two sides, or one if they lie in wait for a room', (edition) => {
    for (const card of spellsOf(edition)) {
      const { halves } = card
      const trap = halves.some(({ type }) => type === 'roomTrap')
      expect(
        halves.map(({ side }) => side),
        card.id,
      ).toEqual(trap ? ['light'] : ['light', 'dark'])
      expect(schoolOf(card)).not.toBe('')
      for (const half of halves) {
        expect(halfOf(card, half.side)).toBe(half)
        // Whoever casts must know at what; what waits has a cause instead.
        expect(half.aim === null, card.id).toBe(['trap', 'protection', 'roomTrap'].includes(half.type))
      }
    }
  })

  it.each(languages)('say on each side what they do, in %s', (language) => {
    for (const edition of editionIds) {
      const { catalogues } = textsIn(edition)
      const speak = speaker(joinCatalogues(catalogues, boardTexts), language, { strict: true })
      for (const card of spellsOf(edition)) {
        const whole = speak(card.text)
        for (const half of card.halves) {
          const effect = speak(effectOf(half))
          expect(effect.length, card.id).toBeGreaterThan(5)
          // The side says nothing that the whole text does not say.
          const last = effect.split('\n').at(-1) ?? ''
          expect(whole.toLowerCase()).toContain(last.toLowerCase())
          expect(speak(halfText(half))).toContain(last)
        }
      }
    }
  })

  it('have a picture each, and whoever drew it is named', () => {
    const ids = [...new Set(editionIds.flatMap((edition) => spellsOf(edition).map(({ id }) => id)))]
    expect(ids.filter((id) => !Object.hasOwn(pictures, id))).toEqual([])
    expect(iconCredits.authors.some(({ name }) => name === 'Lorc')).toBe(true)
  })

  it('lie in the hand by school and number', () => {
    const cards = new Map(textsIn('1.6').cards.map((card) => [card.id, card]))
    expect(inOrder(['whisper', 'leech', 'fireball', 'maelstrom', 'fireball'], cards)).toEqual([
      'fireball',
      'fireball',
      'maelstrom',
      'leech',
      'whisper',
    ])
  })
})

describe('the glossary', () => {
  it.each(languages)('explains words that cards use, each of them, in %s', (language) => {
    const { catalogues, cards } = textsIn('1.6')
    const speak = speaker(joinCatalogues(catalogues, boardTexts), language, { strict: true })
    const said = cards.map(({ text }) => speak(text).toLowerCase()).join('\n')
    const ids = Object.keys(boardTexts[language]).filter((id) => /^glossary\.[a-z]+$/.test(id))
    expect(ids.length).toBeGreaterThan(8)
    expect(ids.filter((id) => !said.includes(speak({ say: id }).toLowerCase()))).toEqual([])
  })
})
