import { describe, expect, test } from 'vitest'
import { contentOf } from '../../src/content/content.ts'
import { textsIn } from '../../src/index.ts'
import { classicIds, editionIds } from '../../src/words/board.ts'
import { flawsIn, inAll } from './voices.ts'

describe.each(editionIds)('the quests and events of %s', (edition) => {
  const cards = textsIn(edition).cards.filter(({ kind }) => kind === 'quest' || kind === 'event')

  test('read without a flaw', () => {
    expect(cards.flatMap(({ name, text }) => [...flawsIn(name), ...flawsIn(text)])).toEqual([])
  })

  test.each(['en', 'fr', 'it'] as const)('have one colon a sentence at most (%s)', (language) => {
    const crowded = cards.map(({ text }) => inAll(text)[language]).filter((said) => /:[^.\n]*:/.test(said))
    expect(crowded).toEqual([])
  })

  test('call a mage a mage and an evocation an evocation', () => {
    const vague = cards.map(({ text }) => inAll(text).en).filter((said) => said.includes('that model'))
    expect(vague).toEqual([])
  })

  test.each(['en', 'fr', 'it'] as const)('say what tells them apart (%s)', (language) => {
    // The Avatar's events are a deck of their own, and never with the others in one match.
    const avatars = (contentOf(edition).avatar?.events ?? []).map(({ id }) => id)
    const said = cards.filter(({ id }) => !avatars.includes(id)).map(({ text }) => inAll(text)[language])
    expect(said.filter((each, at) => said.indexOf(each) !== at)).toEqual([])
  })
})

const textOf = (id: string, edition: (typeof classicIds)[number] = '1.6') =>
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
    en: 'When you activate a purple room: gain 1 PP.',
    fr: 'Quand vous activez une salle violette\u202f: gagnez 1 PP.',
    it: 'Quando attivi una stanza viola: guadagna 1 PP.',
  })
})

test('[BRW-EVT.10] an event says that what it places is black, and a quest does not', () => {
  expect(textOf('sparks-on-the-carpet')).toEqual({
    en: 'When you cast a spell of the element fire: place 1 black instability cube in your room.',
    fr: 'Quand vous lancez un sort de l’élément feu\u202f: placez 1 cube d’instabilité noir dans votre salle.',
    it: 'Quando lanci una magia dell’elemento fuoco: piazza 1 cubetto nero d’instabilità nella tua stanza.',
  })
  const events = classicIds.flatMap((edition) =>
    textsIn(edition).cards.filter(({ kind }) => kind === 'event'),
  )
  const said = events.map(({ text }) => inAll(text).en)
  // What is healed and what is made more or less has a colour already.
  const dealt = /(?:(?:deal|take) \d+|place \d+) (?!black|less|more)/i
  expect(said.filter((each) => dealt.test(each))).toEqual([])
  expect(textOf('masons-at-work').en).toMatch(/, black ones first\.$/)
  expect(textOf('controlled-demolition').en).not.toMatch(/black/)
})

test('[BRW-QST.4] Is That All? says whose activation it means', () => {
  expect(textOf('is-that-all')).toEqual({
    en: 'Survive 4 damage in one activation of another mage. Heal 2 damage. Reward: 1 PP.',
    fr: 'Survivez à 4 dégâts en une activation d’un autre mage. Soignez 2 dégâts sur vous. Récompense\u202f: 1 PP.',
    it: 'Sopravvivi a 4 danni in un’attivazione di un altro mago. Cura 2 danni su di te. Ricompensa: 1 PP.',
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
  expect(textOf('leader-of-the-pack').it).toMatch(/^Abbi 2 tue evocazioni in gioco all’inizio/)
})

test('what a quest summons is what then acts', () => {
  for (const id of ['walk-the-hound', 'rise-and-shine', 'buried-standing']) {
    expect(textOf(id)).toMatchObject({
      en: expect.stringContaining('in that room. Let that evocation act now.'),
      fr: expect.stringContaining('dans cette salle. Faites aussitôt agir cette évocation.'),
      it: expect.stringContaining('in quella stanza. Fai agire subito quell’evocazione.'),
    })
  }
})

test('an event speaks to every mage', () => {
  expect(textOf('finders-keepers').en).toBe('When you defeat a mage: steal 1 PP from that mage.')
  expect(textOf('walls-of-glass').fr).toBe(
    'Quand vous activez une salle bleue\u202f: révélez votre prochain sort normal prêt. Subissez 1 dégât noir.',
  )
  expect(textOf('a-difficult-birth').it).toBe(
    'Quando evochi un’evocazione: infliggi 1 danno nero a quell’evocazione.',
  )
  expect(textOf('a-drop-of-loyalty').en).toBe('Each mage: you may take 1 black damage and draw a quest.')
  expect(textOf('the-rose-listens').en).toBe(
    'When you complete a quest, if nobody has done so yet in this round: gain 1 PP.',
  )
})

test('a sentence that is repeated is said once', () => {
  expect(textOf('family-reunion').en).toContain('summon a Landsknecht in that room, twice.')
  expect(textOf('bones-of-the-founder').it).toContain(
    'prendi in mano una magia dalle tue Memorie, due volte.',
  )
})

test('[BRW-V.8] “up to” stands where there is a number to choose', () => {
  expect(textOf('guardroom')).toEqual({
    en: 'You may convert 1 damage on a model within range 1.',
    fr: 'Vous pouvez convertir 1 dégât sur une figurine à portée 1.',
    it: 'Puoi convertire 1 danno su un modello entro distanza 1.',
  })
  expect(textOf('bone-to-pick').en).toContain('You may convert 1 damage on a model anywhere in the Lodge.')
  expect(textOf('spring-cleaning').en).toContain('Convert up to 3 damage on a model')
})

test('all of a kind are in the Lodge, one of them is somewhere in it', () => {
  expect(textOf('thorn-drizzle').en).toBe('Deal 1 black damage to each mage in the Lodge.')
  expect(textOf('masons-at-work').en).toBe(
    'Remove 1 instability cube from each room with instability, black ones first.',
  )
  expect(textOf('thumbs-down').en).toContain('to an enemy mage anywhere in the Lodge')
})

test('Italian rooms come with their preposition', () => {
  expect(textOf('a-night-among-the-graves').it).toMatch(/^Trovati nel Cimitero alla fine/)
  expect(textOf('a-nap-on-the-throne').it).toMatch(/^Trovati nella Stanza del trono alla fine/)
})

test('only a room says “this room”: other cards speak of the room that they have named', () => {
  const said = textsIn('1.6').cards.map(({ kind, text }) => ({ kind, ...inAll(text) }))
  const there = said.filter(({ en, it }) => /\bthis room\b/i.test(en) || /\bquesta stanza\b/i.test(it))
  expect(new Set(there.map(({ kind }) => kind))).toEqual(new Set(['room']))
  expect(textOf('infamyOfCrete')).toMatchObject({
    en: expect.stringContaining('Whenever it enters a room: place 1 instability cube in that room.'),
    fr: expect.stringContaining('entre dans une salle\u202f: placez 1 cube d’instabilité dans cette salle.'),
    it: expect.stringContaining(
      'Ogni volta che entra in una stanza: piazza 1 cubetto d’instabilità in quella stanza.',
    ),
  })
})

test('of two ways, what one of them brings is not said of both', () => {
  expect(textOf('alchemical-laboratory')).toEqual({
    en: 'Either heal 3 damage or discard 1 spell from your hand and, in return, gain 1 PP.',
    fr: 'Au choix, soignez 3 dégâts sur vous ou défaussez 1 sort de votre main et, en échange, gagnez 1 PP.',
    it: 'A tua scelta, cura 3 danni su di te o scarta 1 magia dalla tua mano e, in cambio, guadagna 1 PP.',
  })
})

test('what is reduced once a round says so', () => {
  expect(textOf('last-prayers')).toEqual({
    en: 'Each round, the first damage that each mage would take is reduced by 4.',
    fr: 'À chaque tour, les premiers dégâts que chaque mage devrait subir sont réduits de 4.',
    it: 'In ogni turno, i primi danni che ogni mago dovrebbe subire sono ridotti di 4.',
  })
})
