import { readFileSync } from 'node:fs'
import type { Language } from '@conclave/kernel'
import { texts as spellbound } from '@conclave/spellbound'
import { speaker } from '@conclave/texts'
import { describe, expect, test } from 'vitest'
import { boardTexts } from '../src/boards/spellbound/texts/index.ts'
import { en } from '../src/texts/en.ts'
import { fr } from '../src/texts/fr.ts'
import { it } from '../src/texts/it.ts'
import { lessons } from '../src/tutorial/lesson.ts'

const interfaces = { en, fr, it }
const languages = ['en', 'fr', 'it'] as const

/** Words that Spellbound does not use, since it has another word for the same thing. */
const strangers: { readonly [L in Language]: readonly RegExp[] } = {
  en: [/\bWicked Row\b/, /cards of destiny/i],
  fr: [
    /grimoire/i,
    /maléfique/i,
    /récupér/i,
    /terres sauvages/i,
    /heure de la sorcière/i,
    /pioche du destin/i,
    /cartes du destin/i,
    /(?:Magie|Influence) \((?:bleu|vert|argenté)\)/,
  ],
  it: [
    /\b(?:la|una|della|nella|tua) storia\b/i,
    /cacciator/i,
    /grimori/i,
    /carte del destino/i,
    /\bpurga\b/i,
    /(?:Magia|Influenza) \((?:rosso|giallo)\)/,
  ],
}

const rulesIn = (language: Language): string =>
  readFileSync(new URL(`../../../docs/rules/spellbound.${language}.md`, import.meta.url), 'utf8')

describe.each(languages)('in %s', (language) => {
  const own = Object.entries(interfaces[language])
  const game = Object.entries({ ...spellbound.catalogues[language], ...boardTexts[language] })

  test('lesson, board, cards and rules of Spellbound call one thing by one word', () => {
    // The other games have words of their own.
    const lesson = own.filter(([id]) => /^lesson\.(?!mn\.|br\.)/.test(id) || id === 'game.spellbound')
    const sources: [string, string][] = [...lesson, ...game, ['the rules', rulesIn(language)]]
    const odd = sources.flatMap(([id, text]) =>
      strangers[language].filter((word) => word.test(text)).map((word) => `${id}: ${word}`),
    )
    expect(odd).toEqual([])
  })

  test('the lesson calls cards and phases by their names', () => {
    const speak = speaker(spellbound.catalogues, language)
    for (const { steps } of lessons.filter((lesson) => lesson.game === 'spellbound')) {
      for (const { keys, text } of steps) {
        for (const [, card] of keys.flatMap((key) => [...key.matchAll(/^card=(\S+)/g)]))
          expect(interfaces[language][text]).toContain(speak({ say: `card.${card}` }))
      }
    }
    for (const [phase, title] of [
      ['phase.witchTime', 'lesson.witch-time'],
      ['phase.story', 'lesson.end'],
      ['phase.handOfFate', 'lesson.fate'],
    ] as const)
      expect(interfaces[language][title]).toContain(speak({ say: phase }))
  })

  test('no text has a doubled mark, a stray space or a straight quotation mark', () => {
    const flawed = [...own, ...game].filter(
      ([, text]) => /\.\.|,,|;;| {2}|^ | [.,)]/.test(text) || text.includes("'"),
    )
    expect(flawed).toEqual([])
  })
})
