import { languages, say } from '@conclave/kernel'
import { cards, texts } from '@conclave/spellbound'
import { catalogueProblems, joinCatalogues, speaker } from '@conclave/texts'
import { describe, expect, it } from 'vitest'
import { iconCredits } from '../../../src/art/credits.ts'
import { icons } from '../../../src/art/icons.ts'
import { pictureOf, signsOf } from '../../../src/boards/spellbound/card/art.ts'
import { faceName, letterOf } from '../../../src/boards/spellbound/card/face.tsx'
import { boardTexts, words } from '../../../src/boards/spellbound/texts/index.ts'

const all = joinCatalogues(texts.catalogues, boardTexts)

describe('the texts of the board', () => {
  it('are the same in every language, with the same gaps', () => {
    expect(catalogueProblems(boardTexts)).toEqual([])
  })

  it.each(languages)('name every card and colour in %s', (language) => {
    const speak = speaker(all, language, { strict: true })
    for (const { id, kind } of cards) if (kind !== 'wicked') expect(faceName(speak, id)).not.toBe('')
    const letters = ['red', 'blue', 'green', 'yellow', 'silver'].map((colour) => letterOf(speak, colour))
    expect(new Set(letters).size).toBe(5)
    const place = say('location.village:3')
    expect(speak(words('village.ally', { place, card: say('card.dragon'), gathered: 1, cost: 6 }))).toContain(
      '6',
    )
    expect(speak(words('race.hunter', { hunter: say('piece.troll'), at: 2, steps: 1 }))).toContain('1')
    expect(speak(words('village.stored', { card: say('card.pixies'), value: 2, place }))).toContain('2')
  })
})

describe('the art', () => {
  it('has a picture for every card', () => {
    for (const { id } of cards) expect(icons[pictureOf(id)]).toBeTruthy()
    expect(cards.filter(({ id }) => pictureOf(id) === 'candle')).toEqual([])
  })

  it('shows what every ally does', () => {
    expect(signsOf('dragon').map((part) => part.map(({ icon }) => icon))).toEqual([
      ['movement'],
      ['magic'],
      ['book'],
    ])
    expect(signsOf('dark-elf')).toEqual([
      [
        { icon: 'movement', count: 1 },
        { icon: 'influence', count: 2 },
      ],
    ])
  })

  it('names who drew the icons', () => {
    const credited = iconCredits.authors.flatMap(({ icons: drawn }) => [...drawn])
    // Those of the other boards are credited with them; one that is used twice is named once.
    expect(credited.length).toBeGreaterThanOrEqual(new Set(Object.values(icons)).size)
    expect(new Set(credited).size).toBe(credited.length)
    expect(iconCredits.licence.name).toBe('CC BY 3.0')
  })
})
