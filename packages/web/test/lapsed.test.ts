import { type BlackRoseView, blackRoseIn, textsIn } from '@conclave/black-rose'
import { languages, startMatch, viewOf } from '@conclave/kernel'
import { joinCatalogues } from '@conclave/texts'
import { expect, test } from 'vitest'
import { boardTexts } from '../src/boards/black-rose/texts/index.ts'
import { loadBoard } from '../src/boards/registry.ts'
import { declinedIn } from '../src/hud/declined.ts'
import { tableTexts } from '../src/texts/table-texts.ts'
import { loadUiCatalogues } from '../src/texts/texts.ts'

const texts = textsIn('1.6')
const cards = new Map(texts.cards.map((card) => [card.id, card]))
const said = {
  en: 'Your time ran out. Declined: Complete Sticky Fingers (+1 PP).',
  fr: 'Votre temps est écoulé. Vous avez laissé passer : Accomplir Doigts crochus (+1 PP).',
  it: 'Il tuo tempo è scaduto. Hai lasciato passare: Completa Mani leste (+1 PP).',
}

test.each(languages)(
  'whoever let a quest pass is told which and what it was worth (%s)',
  async (language) => {
    const match = startMatch(blackRoseIn('1.6'), { options: {}, seats: 2, seed: 'lapsed' })
    if ('problem' in match) throw new Error(match.problem)
    const table = viewOf(match.game, match.state, 0).table as BlackRoseView
    const board = await loadBoard('black-rose')
    const catalogues = joinCatalogues(await loadUiCatalogues(language), boardTexts)
    const speaking = tableTexts({ texts }, catalogues, language)
    const question = {
      seat: 0,
      kind: 'completeQuest',
      manner: 'window',
      about: { met: ['sticky-fingers'] },
    } as const
    const options = [{ do: 'quest', quest: 'sticky-fingers' }, { do: 'pass' }]
    const told = declinedIn(board, speaking, cards, { question, options, table })
    expect(told.replace(/\s/g, ' ')).toBe(said[language])
  },
)
