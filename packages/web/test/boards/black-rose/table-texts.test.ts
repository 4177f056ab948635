import { textsIn } from '@conclave/black-rose'
import { languages, say } from '@conclave/kernel'
import { catalogueProblems, joinCatalogues, speaker } from '@conclave/texts'
import { describe, expect, it } from 'vitest'
import { icons } from '../../../src/boards/black-rose/art/icons.ts'
import { boardTexts, words } from '../../../src/boards/black-rose/texts/index.ts'
import { it as interfaceTexts } from '../../../src/texts/it.ts'

const texts = textsIn('1.6')
const all = joinCatalogues(texts.catalogues, boardTexts)

describe('the texts of the board', () => {
  it('are the same in every language, with the same gaps, beside those of the game', () => {
    expect(catalogueProblems(all)).toEqual([])
  })

  it.each(languages)('tell of a room, of wounds and of evocations in %s', (language) => {
    const speak = speaker(all, language, { strict: true })
    const shares = [words('room.share', { player: say('seat.1'), count: 2 })]
    expect(speak(words('wounds', { count: 2, health: 12, shares }))).toContain('12')
    expect(speak(words('wounds', { count: 0, health: 12, shares: [] }))).not.toContain(':')
    expect(speak(words('room.heir', { player: say('seat.rose'), power: 3 }))).toContain('3')
    expect(
      speak(
        words('model.evocation', {
          kind: say('evocation.cerbero'),
          place: say('room.arena'),
          left: 2,
          health: 4,
        }),
      ),
    ).toContain('4')
  })

  it('speak Italian as the Italian rulebook does, and so does the lesson', () => {
    const lesson = Object.entries(interfaceTexts).filter(([id]) => id.startsWith('lesson.br.'))
    expect(lesson.length).toBeGreaterThan(40)
    const foreign = /[Ii]ncantesim|Ricordi\b|Biblioteca|\b[Cc]ub[oi]\b|Sala del trono|[Cc]apovolt|punti vita/
    expect([...Object.entries(boardTexts.it), ...lesson].filter(([, text]) => foreign.test(text))).toEqual([])
  })
})

describe('the art', () => {
  it('has a sign for every room, evocation and mage', () => {
    const pictured = texts.cards.filter(({ kind }) => ['room', 'evocation', 'mage'].includes(kind))
    expect(pictured.map(({ id }) => id).filter((id) => !Object.hasOwn(icons, id))).toEqual([])
  })
})
