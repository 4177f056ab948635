import type { Language } from '@conclave/kernel'
import { describe, expect, test } from 'vitest'
import { speaker } from '../src/index.ts'
import { flawOf, flawOfPattern, flawOfSentences } from '../src/testing/index.ts'

const wrong: readonly (readonly [Language, string])[] = [
  ['en', 'Who Goes There?.'],
  ['en', 'a  card'],
  ['en', 'a card .'],
  ['en', '{card} is drawn'],
  ['en', 'a evocation'],
  ['en', 'A evocation'],
  ['en', 'an room'],
  ['en', 'a mage discards 1 spell from its hand'],
  ['en', '1 instability cubes'],
  ['en', '3 card'],
  ['fr', 'égal à le nombre'],
  ['fr', 'de les salles'],
  ['fr', 'le homme'],
  ['fr', 'que Aube joue'],
  ['fr', 'd’Corbeau'],
  ['fr', 'sa évocation'],
  ['fr', 'si il joue'],
  ['fr', 'Qui va là?'],
  ['fr', '1 quêtes'],
  ['fr', '2 dégât'],
  ['it', 'di il mazzo'],
  ['it', 'a il mago'],
  ['it', 'un specchio'],
  ['it', 'dello mago'],
  ['it', 'la evocazione'],
  ['it', 'dei evocazioni'],
  ['it', 'degli maghi'],
  ['it', 'l’mago'],
  ['it', 'un evocazione'],
  ['it', '1 danni'],
  ['it', '2 cubetto'],
]

const right: readonly (readonly [Language, string])[] = [
  ['en', 'Raven takes list A of Illusion; a unit, an hour and 2 sun stones'],
  ['fr', 'Prenez-la en main\u202f; elle va jusqu’à l’Arène, de un à onze'],
  ['it', 'Se lo fai, dai un cubetto a uno dei tuoi Altari nello Specchio'],
]

describe('the rules of language', () => {
  test.each(wrong)('find what is wrong (%s): %s', (language, text) => {
    expect(flawOf(text, language)).not.toBeNull()
  })

  test.each(right)('let pass what is right (%s): %s', (language, text) => {
    expect(flawOf(text, language)).toBeNull()
  })

  test.each<[Language, string]>([
    ['fr', '{card} est allé à la défausse.'],
    ['fr', '{card} est revenu dans la main.'],
    ['fr', 'Attention : {card} est sur le point d’être jouée.'],
    ['it', '{card} è andato agli scarti.'],
    ['it', '{card} è servito da componente.'],
    ['it', '{card} sta per essere giocata.'],
  ])('let no participle agree with the name of a card (%s): %s', (language, icu) => {
    expect(flawOfPattern(icu, language)).not.toBeNull()
  })

  test.each<[Language, string]>([
    ['en', '{card} was destroyed.'],
    ['fr', 'La carte {card} est sur le point d’être jouée.'],
    ['fr', '{card} : carte détruite.'],
    ['it', 'L’evento {card} viene scartato.'],
    ['it', '{source} sta per infliggerti {amount} danni.'],
  ])('let a participle agree with a noun (%s): %s', (language, icu) => {
    expect(flawOfPattern(icu, language)).toBeNull()
  })

  test('want sentences to begin and to end', () => {
    expect(flawOfSentences('Draw a card. gain 1 PP.')).toMatch(/small letter/)
    expect(flawOfSentences('Draw a card\nGain 1 PP.')).toMatch(/without an end/)
    expect(flawOfSentences('Where to? (1 step left)')).toBeNull()
    expect(flawOfSentences('Draw a card.\nGain 1 PP (at once).')).toBeNull()
  })
})

test('a name that ends with a mark ends the sentence', () => {
  const all = { drawn: '{who} draws {quest}. {who} is glad.', elided: 'On sait que {who} joue' }
  const catalogues = { en: all, fr: all, it: all }
  const gaps = { who: 'Ada', quest: 'Who Goes There?' }
  expect(speaker(catalogues, 'en')({ say: 'drawn', with: gaps })).toBe(
    'Ada draws Who Goes There? Ada is glad.',
  )
  expect(speaker(catalogues, 'fr')({ say: 'elided', with: gaps })).toBe('On sait qu’Ada joue')
})
