import { describe, expect, test } from 'vitest'
import { textsIn } from '../../src/index.ts'
import { editionIds } from '../../src/words/board.ts'
import { flawsIn, inAll } from './voices.ts'

const grammar = {
  en: [/\b1 (?:cubes|cards|rooms|spells|evocations|steps)\b/, /\ba [aeiou]\w+/],
  fr: [
    /\b1 (?:dégâts|cubes|cartes|salles|sorts|évocations)\b/,
    /\bd[e’] ?le\b|\bde les\b|\bà le\b|placez vous-même/i,
  ],
  it: [
    /\b1 (?:danni|cubi|carte|stanze|incantesimi|evocazioni|passi)\b/,
    /\b(?:su|a|di|in|da) (?:il|lo|la|le|gli|i|l’)\b/,
  ],
} as const

describe.each(editionIds)('the quests and events of %s', (edition) => {
  const cards = textsIn(edition).cards.filter(({ kind }) => kind === 'quest' || kind === 'event')

  test('read without a flaw', () => {
    expect(cards.flatMap(({ name, text }) => [...flawsIn(name), ...flawsIn(text)])).toEqual([])
  })

  test.each(['en', 'fr', 'it'] as const)('keep to the grammar (%s)', (language) => {
    const faults = cards
      .map(({ text }) => inAll(text)[language])
      .filter((said) => grammar[language].some((fault) => fault.test(said)))
    expect(faults).toEqual([])
  })

  test.each(['en', 'fr', 'it'] as const)('say what tells them apart (%s)', (language) => {
    const said = cards.map(({ text }) => inAll(text)[language])
    expect(said.filter((each, at) => said.indexOf(each) !== at)).toEqual([])
  })
})

const textOf = (id: string, edition: (typeof editionIds)[number] = '1.6') =>
  inAll(textsIn(edition).cards.find((card) => card.id === id)!.text)

test('[BRW-T.19] Bloodshed', () => {
  expect(textOf('bloodshed')).toEqual({
    en: 'Activate the Arena. Instead of the room’s effect: deal 3 damage to an enemy mage anywhere in the Lodge. Reward: 1 PP.',
    fr: 'Activez l’Arène. Au lieu de l’effet de la salle\u202f: infligez 3 dégâts à un mage ennemi n’importe où dans la Loge. Récompense\u202f: 1 PP.',
    it: 'Attiva l’Arena. Invece dell’effetto della stanza: infliggi 3 danni a un mago nemico ovunque nella Loggia. Ricompensa: 1 PP.',
  })
})

test('[BRW-T.20] Miserable Dance', () => {
  expect(textOf('miserable-dance')).toEqual({
    en: 'When a mage activates a purple room: gain 1 PP.',
    fr: 'Quand un mage active une salle violette\u202f: gagnez 1 PP.',
    it: 'Quando un mago attiva una stanza viola: guadagna 1 PP.',
  })
})

test('[BRW-QST.5] a room quest says whether its effect comes instead of the room’s; in 0.7 it always does', () => {
  expect(textOf('overdue-book').en).toMatch(/^Activate the Bibliotheca\. Take a spell/)
  expect(textOf('overdue-book', '0.7').en).toMatch(
    /^Activate the Bibliotheca\. Instead of the room’s effect: take a spell/,
  )
})

test('deeds are counted in words', () => {
  expect(textOf('told-you-not-to-touch').en).toMatch(/^Trigger a trap or protection\./)
  expect(textOf('once-bitten-twice-shy').en).toMatch(/^Trigger 2 traps or protections in one round\./)
  expect(textOf('nine-lives').fr).toMatch(/^Soyez vaincu 2 fois dans toute la partie\./)
  expect(textOf('leader-of-the-pack').it).toMatch(/^Abbi 2 evocazioni tue in gioco all’inizio/)
})
