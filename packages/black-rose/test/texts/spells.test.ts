import { describe, expect, test } from 'vitest'
import { textsIn } from '../../src/index.ts'
import { type EditionId, editionIds } from '../../src/words/board.ts'
import { inAll } from './voices.ts'

const textOf = (id: string, edition: EditionId = '1.6') =>
  inAll(textsIn(edition).cards.find((card) => card.id === id && card.kind !== 'evocation')!.text)

describe.each(editionIds)('the spells of %s', (edition) => {
  const spells = textsIn(edition).cards.filter(({ kind }) =>
    ['spell', 'personal', 'forgotten'].includes(kind),
  )

  test('go on in small letters after a colon', () => {
    // The first colon of a line stands after the side.
    const effects = spells.flatMap(({ text }) =>
      Object.values(inAll(text)).flatMap((said) =>
        said.split('\n').flatMap((line) => line.split(/\u202f?: /).slice(2)),
      ),
    )
    expect(effects.length).toBeGreaterThan(60)
    expect(effects.filter((effect) => /^\p{Lu}/u.test(effect))).toEqual([])
  })
})

test('a spell prints both sides and its symbol', () => {
  expect(textOf('searing-chain')).toEqual({
    en: 'Upright: combat, fire, an enemy model within range 1. Deal 2 damage to the target. Place 1 instability cube in its room.\nInverted: combat, fire, an enemy model within range 1. Deal 1 damage to the target. Convert up to 2 damage on the target.',
    fr: 'À l’endroit\u202f: combat, feu, une figurine ennemie à portée 1. Infligez 2 dégâts à la cible. Placez 1 cube d’instabilité dans sa salle.\nÀ l’envers\u202f: combat, feu, une figurine ennemie à portée 1. Infligez 1 dégât à la cible. Convertissez jusqu’à 2 dégâts sur la cible.',
    it: 'Dritto: combattimento, fuoco, un modello nemico entro distanza 1. Infliggi 2 danni al bersaglio. Piazza 1 cubetto d’instabilità nella sua stanza.\nRovescio: combattimento, fuoco, un modello nemico entro distanza 1. Infliggi 1 danno al bersaglio. Converti fino a 2 danni sul bersaglio.',
  })
  expect(textOf('leech').en).toMatch(/\nWhen it is cast, place 1 instability cube in your room\.$/)
})

test('[BRW-TP.3] a protection says that its symbol works when it is triggered', () => {
  const said = textOf('ember-shield')
  expect(said.en).toMatch(/^Upright: protection, fire\. When you would take damage: avoid 2 of the damage\./)
  expect(said.en).toMatch(/Deal 1 damage to its source\./)
  expect(said.en).toMatch(/\nWhen it is triggered, place 1 instability cube in your room\.$/)
  expect(said.fr).toMatch(/Infligez 1 dégât à leur source\./)
  expect(said.it).toMatch(/Infliggi 1 danno alla loro fonte\./)
})

test('[BRW-IMM.2] Dismiss names enemies where one’s own are immune', () => {
  expect(textOf('dismiss').en).toMatch(
    /^Upright: contingency, magic, an enemy evocation anywhere in the Lodge\./,
  )
  expect(textOf('dismiss', '0.7').en).toMatch(/^Upright: contingency, magic, an evocation anywhere/)
})

test('what is cancelled is named', () => {
  const [light, dark] = textOf('turned-page').en.split('\n')
  expect(light).toMatch(/When you would lose PP: cancel that loss\. Gain 2 PP\.$/)
  expect(dark).toMatch(/When an enemy contingency spell targets you: cancel that spell\. Gain 1 PP\.$/)
})

test('what is yours is called yours, wherever it is', () => {
  expect(textOf('embrace-of-darkness')).toMatchObject({
    en: expect.stringMatching(
      /one of your undead anywhere in the Lodge\. Let that evocation act now\.\n.* Move each of your undead by up to 1 room\. Gain 1 PP\.$/,
    ),
    fr: expect.stringMatching(
      /Déplacez chacune de vos évocations mortes-vivantes d’au plus 1 salle\. Gagnez 1 PP\.$/,
    ),
    it: expect.stringMatching(
      /Muovi ognuna delle tue evocazioni non morte di 1 stanza al massimo\. Guadagna 1 PP\.$/,
    ),
  })
  expect(textOf('bone-spear').fr).toMatch(/le nombre de vos évocations mortes-vivantes \(au plus 4\)\.$/)
})

test('[BRW-V.37] only mages are pinned', () => {
  expect(textOf('ice-blast').en).toMatch(
    /If the target is a mage, she cannot move until the end of the round\./,
  )
})

test('[BRW-CMP.33] a room trap says once what it does in rooms of both colours', () => {
  expect(textOf('grasping-dead', '0.7').en).toBe(
    'Room trap, profane. When a model enters a green room or a purple room: deal 2 damage to that model. End the move of that model.',
  )
  expect(textOf('grasping-dead').en.split('\n')).toHaveLength(2)
  expect(textOf('blade-wall').it).toMatch(/entra in una stanza rossa o una stanza verde: /)
})

test('[6.1] Dark Armour takes 3 off in 0.7 and everything in 1.6', () => {
  expect(textOf('dark-armour', '0.7').en).toMatch(/avoid 3 of the damage/)
  expect(textOf('dark-armour').en).toMatch(/avoid all of the damage/)
})

test('a room trap has but one side, and the log does not speak of it', () => {
  const { event } = textsIn('1.6')
  const told = (side: string) =>
    inAll(
      event({
        event: 'triggered',
        audience: 'everyone',
        seat: 0,
        card: 'blade-wall',
        side,
        rule: 'BRW-TP.3',
      }),
    )
  expect(told('only').en).toBe('Raven triggers Blade Wall.')
  expect(told('dark').en).toBe('Raven triggers Blade Wall (inverted).')
})
