import { type BlackRoseQuestion, type BlackRoseView, blackRoseIn, textsIn } from '@conclave/black-rose'
import { languages, say, startMatch, viewOf } from '@conclave/kernel'
import { joinCatalogues, speaker } from '@conclave/texts'
import { describe, expect, it } from 'vitest'
import { chosenColours } from '../../../src/boards/black-rose/chosen-colours.ts'
import { tellOption, tellQuestion } from '../../../src/boards/black-rose/telling.ts'
import { boardTexts } from '../../../src/boards/black-rose/texts/index.ts'
import { sourceOf } from '../../../src/boards/black-rose/things.ts'

const texts = textsIn('1.6')
const cards = new Map(texts.cards.map((card) => [card.id, card]))
const speakIn = (language: (typeof languages)[number]) =>
  speaker(joinCatalogues(texts.catalogues, boardTexts), language, { strict: true })

/** Questions that are about nothing but whom they ask. */
type Plain = Extract<BlackRoseQuestion, { readonly about: null }>['kind']
const asked = (kind: Plain): BlackRoseQuestion => ({ seat: 0, kind, manner: 'window', about: null })
const study: BlackRoseQuestion = { seat: 0, kind: 'study', manner: 'window', about: { over: false } }

/** The table of two mages before anything was chosen; the first one's sheet as it is told. */
const tableWith = (change: Partial<BlackRoseView['mages'][number]>): BlackRoseView => {
  const game = blackRoseIn('1.6')
  const match = startMatch(game, { options: { length: 'standard' }, seats: 2, seed: 'asking' })
  if ('problem' in match) throw new Error(match.problem)
  const table = viewOf(game, match.state, 0).table as BlackRoseView
  return { ...table, mages: table.mages.map((mage, seat) => (seat === 0 ? { ...mage, ...change } : mage)) }
}

describe('what is asked', () => {
  it('names the spell that was chosen, for its slot and for its side, and shows it as the card that asks', () => {
    const table = tableWith({ draft: { card: 'maze', slot: null } })
    const speak = speakIn('en')
    const told = (['planSlot', 'planSide'] as const).map((kind) => tellQuestion(asked(kind), table))
    expect(told.map((message) => message && speak(message))).toEqual([
      'Which slot does Maze go to?',
      'Which side of Maze is up?',
    ])
    expect(sourceOf(asked('planSlot'), table)).toBe('maze')
    expect(tellQuestion(asked('planCard'), table)).toBeNull()
    expect(tellQuestion(asked('planSlot'), tableWith({ draft: null }))).toBeNull()
  })

  it.each(languages)('says in %s that all spells are kept, where none need go', (language) => {
    const told = speakIn(language)(texts.option(study, { do: 'end' }))
    expect(told).toBe({ en: 'No, keep all', fr: 'Non, tout garder', it: 'No, tieni tutto' }[language])
  })

  it('[BRW-CAST.8] names the spell on the sheet that makes way for one from hand', () => {
    const { slots } = tableWith({}).mages[0] ?? { slots: [] }
    const laid = slots.map((slot) => (slot.slot === 'second' ? { ...slot, card: 'hourglass' } : slot))
    const option = { do: 'castFromHand', card: 'maze', side: 'dark', slot: 'second' } as const
    const told = tellOption(option, asked('castFromHand'), tableWith({ slots: laid }), cards)
    expect(told && speakIn('en')(told)).toBe('Maze, inverted, in place of Hourglass (second slot)')
    expect(told && speakIn('fr')(told)).toContain('à la place de Sablier')
    expect(told && speakIn('it')(told)).toContain('al posto di')
  })

  it('[BRW-SET.13] lists the spells of a starting list', () => {
    const option = { do: 'startingList', list: 'b' } as const
    const told = tellOption(option, asked('chooseList'), tableWith({ school: 'divination' }), cards)
    const words = told === null ? '' : speakIn('en')(told)
    expect(words).toMatch(/^List B: Dismiss, /)
    expect(words.split(', ')).toHaveLength(6)
    expect(tellOption({ do: 'end' }, study, tableWith({}), cards)).toBeNull()
  })
})

describe('[BRW-SET.11] colours', () => {
  const mages = ['azure', 'azure', 'jade', 'azure'].map(
    (colour) => ({ colour }) as { colour: 'azure' | 'jade' },
  )
  const who = (seat: number, kind: BlackRoseQuestion['kind']) => [{ seat, kind, manner: 'window' as const }]

  it('are nobody’s before they are chosen, in turn from the Crown on', () => {
    const table = { phase: 'opening' as const, crown: 2, mages }
    expect(chosenColours(table, who(2, 'chooseMage'))).toEqual([null, null, null, null])
    expect(chosenColours(table, who(3, 'chooseColour'))).toEqual([null, null, 'jade', null])
    expect(chosenColours(table, who(1, 'chooseMage'))).toEqual(['azure', null, 'jade', 'azure'])
    // A lesson explains the table before anybody is asked.
    expect(chosenColours(table, [])).toEqual([null, null, 'jade', null])
    expect(chosenColours(table, who(2, 'chooseSchool'))).toEqual(['azure', 'azure', 'jade', 'azure'])
  })

  it('are everybody’s in the match', () => {
    expect(chosenColours({ phase: 'action', crown: 0, mages }, [])).not.toContain(null)
    expect(speakIn('en')(say('colour.jade'))).not.toBe('')
  })
})
