import { describe, expect, test } from 'vitest'
import { speakCli } from '../src/texts/index.ts'
import { conclave } from './conclave.ts'

/** Screen of somebody who plays a game and types these lines. */
const shown = async (game: string, lang: string, ...typed: readonly string[]): Promise<string> => {
  const args = ['play', '--game', game, '--bots', 'random', '--seed', 'words', '--lang', lang]
  const { out } = await conclave(args, `${[...typed, 'q', 'n'].join('\n')}\n`)
  return out
}

describe('the terminal', () => {
  test('[BRW-SET.13] shows the starting lists before one of them is chosen', async () => {
    const out = await shown('black-rose', 'en', '1', '1', 'Destruction')
    expect(out).toMatch(/\nList A: Destruction\n {2}\S.*\n/)
    expect(out).toMatch(/\nList B: Destruction\n {2}\S.*\n/)
    expect(out.slice(out.indexOf('List B: Destruction'))).toMatch(
      /Upright: [\s\S]*Which starting list do you take\?/,
    )
  })

  test('[MN-2.3] shows what the cards of the opening piles cost', async () => {
    const out = await shown('mage-noir', 'en')
    const piles = out.slice(out.indexOf('Pile 1'), out.indexOf('Which pile'))
    expect(piles).toMatch(/\[\d\s(?:Fire|Water|Air|Vegetal|Mineral|Arcane)/)
  })

  test('tells with w what the rule says, and where to read on', async () => {
    const one = await shown('black-rose', 'en', 'w 1')
    expect(one).toMatch(/ {2}Setup \(rule BRW-SET\.\d+\)\n {2}1\. The Lodge is laid out\./)
    expect(one).toContain('Read on: rules Setup')
    const french = await shown('mage-noir', 'fr', 'w', 'rules Mise en place')
    expect(french).toMatch(/ {2}Mise en place \(règle MN-2\.3\)\n {2}1\. Les deux decks sont mélangés\./)
    expect(french.split('Les deux decks sont mélangés').length).toBe(3)
  })

  test('counts quests and names power and sheet in French and Italian', () => {
    expect(speakCli('fr')('blackRose.quests', { open: 1, done: 1 })).toBe('1 quête en cours, 1 accomplie')
    expect(speakCli('fr')('blackRose.quests', { open: 2, done: 0 })).toBe('2 quêtes en cours, 0 accomplie')
    expect(speakCli('it')('blackRose.quests', { open: 0, done: 1 })).toBe('0 missioni in corso, 1 completata')
    expect(speakCli('fr')('blackRose.power')).toBe('Puissance')
    const moons = { second: 10, third: 20, end: 30 }
    expect(speakCli('en')('blackRose.moons', moons)).toMatch(/reaches 30$/)
    expect(speakCli('fr')('blackRose.moons', moons)).toMatch(/atteint 30$/)
    expect(speakCli('it')('blackRose.moons', moons)).toMatch(/arriva a 30$/)
    expect(speakCli('fr')('blackRose.sheet')).toMatch(/^Fiche/)
  })
})

describe('cards', () => {
  test('[BRW-CMP.20, BRW-CMP.21] print timing, Crown and the sign for four players; an instant event has no slot', async () => {
    const { out } = await conclave(['cards', '--game', 'black-rose', '--lang', 'en'])
    expect(out).toMatch(/A Crow on the Windowsill +moon 1 · instant · [^\n]*\n?[^\n]*crown symbol/)
    expect(out).toMatch(/Open Archive +moon 1 · Black Rose Phase · slot 2/)
    expect(out).toMatch(/Red Fever +moon 1 · Action Phase · slot 2/)
    expect(out).toContain('for four players')
    expect(out).not.toContain('slot 0')
  })

  test.each([
    ['en', /^token: 1$/m, /^event: \d+ cards$/m],
    ['fr', /^jeton\s: 1$/m, /^événement\s: \d+ cartes$/m],
    ['it', /^segnalino: 1$/m, /^evento: \d+ carte$/m],
  ])('[BRW-CMP.14] a token is counted as no card, in %s', async (lang, token, event) => {
    const { out } = await conclave(['cards', '--game', 'black-rose', '--lang', lang])
    expect(out).toMatch(token)
    expect(out).toMatch(event)
  })
})

test('what is said of minutes stands where minutes are shown', async () => {
  const { out } = await conclave(['games', '--lang', 'en'])
  const text = out.replaceAll(/\s+/g, ' ')
  expect(text).toContain('When the moons rise and the match ends.')
  expect(text).not.toContain('minutes')
})
