import { type Language, languages } from '@conclave/kernel'
import { failureCodes } from '@conclave/protocol'
import { expect, test } from 'vitest'
import { loadUiCatalogues, uiSpeaker } from '../src/texts/texts.ts'
import { speakTrouble } from '../src/texts/trouble-texts.ts'

const clientCodes = ['offline', 'no-access', 'deleted', 'engine', 'outdated', 'elsewhere'] as const

/** Two sentences or a colon: what happened, and what to do about it. */
const saysWhatToDo = /[.;:!] ?\S.*[.!]$/

const speakerOf = async (language: Language) => uiSpeaker(await loadUiCatalogues(language), language)

test.each(languages)(
  'every refusal of the protocol has words in %s, and says what to do',
  async (language) => {
    const t = await speakerOf(language)
    const texts = [...failureCodes, ...clientCodes].map((code) => speakTrouble(t, { code }))
    for (const text of texts) expect(text).toMatch(saysWhatToDo)
    expect(new Set(texts).size).toBe(texts.length)
  },
)
