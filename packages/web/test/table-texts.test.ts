import { languages } from '@conclave/kernel'
import { texts } from '@conclave/spellbound'
import { expect, it } from 'vitest'
import { undoneEvent } from '../src/table/table.ts'
import { plainOf } from '../src/texts/rich.ts'
import { tableTexts } from '../src/texts/table-texts.ts'
import { loadUiCatalogues } from '../src/texts/texts.ts'

it('a person has one name: the game’s own sentences and the undo say it, in every language', async () => {
  for (const language of languages) {
    const catalogues = await loadUiCatalogues(language)
    const named = tableTexts({ texts }, catalogues, language, ['Dario', null, "O'Neil {x}"])
    expect(named.speak(named.seat(2))).toBe("O'Neil {x}")
    const turn = (seat: number) => plainOf(named.event({ event: 'turnBegan', turn: 3, seat } as never))
    expect(turn(0)).toContain('Dario')
    const undone = plainOf(named.event({ event: undoneEvent, seat: 0 } as never))
    expect(undone).toMatch(/^Dario /)
    // Nobody gave a name: the game’s word for the seat.
    const unnamed = tableTexts({ texts }, catalogues, language)
    expect(turn(1)).toContain(unnamed.speak(unnamed.seat(1)))
    expect(plainOf(unnamed.event({ event: undoneEvent, seat: 1 } as never))).not.toMatch(/\d/)
  }
})
