import { languages, say } from '@conclave/kernel'
import { speaker } from '@conclave/texts'
import { afterEach, expect, it, vi } from 'vitest'
import { boardTexts as blackRose } from '../../src/boards/black-rose/texts/index.ts'
import { boardTexts as mageNoir } from '../../src/boards/mage-noir/texts/index.ts'
import { alone } from '../../src/boards/parts/alone.ts'
import { boardTexts as spellbound } from '../../src/boards/spellbound/texts/index.ts'

afterEach(() => vi.restoreAllMocks())

it.each([
  ['Spellbound', spellbound],
  ['Mage Noir', mageNoir],
  ['Black Rose Wars', blackRose],
])('what stands alone on the board of %s has a capital of the reader’s language', (_, texts) => {
  const raised = vi.spyOn(String.prototype, 'toLocaleUpperCase')
  for (const language of languages) {
    const speak = speaker({ ...texts, [language]: { ...texts[language], thing: 'élément 7' } }, language)
    raised.mockClear()
    expect(alone(speak, say('thing'))).toBe('Élément 7')
    expect(raised.mock.calls).toEqual([[language]])
  }
})
