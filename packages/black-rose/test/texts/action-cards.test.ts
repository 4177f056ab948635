import { describe, expect, test } from 'vitest'
import { contentOf } from '../../src/content/content.ts'
import { textsIn } from '../../src/index.ts'
import { clauseText, saidIn } from '../../src/texts/clauses.ts'
import { inAll } from './voices.ts'

const cards = textsIn('rebirth').cards.filter(({ kind }) => kind === 'action' || kind === 'avatarEvent')
/** Cards that speak to the other mages, whom they let do something (REB-AVA.13). */
const toMages = ['offering', 'watchful-walls']

/** The words, and the forms of verbs, by which somebody at the table is spoken to. */
const spokenTo = {
  en: /\b(you|your|yourself)\b|(^|[.:\n] ?)(move|deal|place|heal|make|summon|take|gain|steal|convert|avoid)\b/i,
  fr: /\b(vous|votre|vos)\b|\p{L}ez\b/iu,
  it: /\b(te|ti|tuo|tua|tuoi|tue|puoi|muoviti)\b|(^|[.:\n] ?)(fai|infliggi|piazza|cura|evoca|prendi|guadagna|ruba|converti|evita|attiva)\b/i,
} as const

const speaksTo = ({ en, fr, it }: ReturnType<typeof inAll>): boolean =>
  spokenTo.en.test(en) || spokenTo.fr.test(fr) || spokenTo.it.test(it)

describe('the cards of the Avatar', () => {
  test('[REB-CMP.24, REB-CMP.25] are thirty action cards and fifteen events', () => {
    expect(cards.filter(({ kind }) => kind === 'action')).toHaveLength(30)
    expect(cards).toHaveLength(45)
  })

  test('[REB-AVA.15, REB-AVA.19, REB-AVA.13] say what the Avatar does, on both sides, and speak to nobody', () => {
    const addressed = cards.filter(({ text }) => speaksTo(inAll(text))).map(({ id }) => id)
    expect(addressed.toSorted()).toEqual(toMages)
  })

  test('[REB-AVA.15] so does a sentence of theirs by itself, in a question', () => {
    for (const { id, effects, back } of contentOf('rebirth').actions.values()) {
      const spells = effects.flatMap((effect) => (effect.sort === 'spell' ? effect.effect : []))
      for (const sentence of [...spells, ...(back?.effect ?? [])])
        expect(speaksTo(inAll(saidIn(`action/${id}/0`, clauseText(sentence))))).toBe(false)
    }
  })

  test('[REB-AVA.15, REB-AVA.20] in three languages', () => {
    expect(inAll(cards.find(({ id }) => id === 'cruel-bargain')!.text)).toEqual({
      en: [
        'The Avatar moves, priority 1. Then it activates its room, if that is ready.',
        'Combat, an enemy mage within range 2, priority 1. The Avatar deals 1 damage to the target. The Avatar steals 1 PP from the target.',
        'On its back, a protection. When an enemy combat spell targets the Avatar: the Avatar avoids up to 3 damage of that spell.',
      ].join('\n'),
      fr: [
        'L’Avatar se déplace, priorité 1. Puis il active sa salle si elle est prête.',
        'Combat, un mage ennemi à portée 2, priorité 1. L’Avatar inflige 1 dégât à la cible. L’Avatar vole 1 PP à la cible.',
        'Au dos, protection. Quand un sort de combat ennemi vise l’Avatar\u202f: l’Avatar évite jusqu’à 3 dégâts de ce sort.',
      ].join('\n'),
      it: [
        'L’Avatar si muove, priorità 1. Poi attiva la sua stanza, se è pronta.',
        'Combattimento, un mago nemico entro distanza 2, priorità 1. L’Avatar infligge 1 danno al bersaglio. L’Avatar ruba 1 PP al bersaglio.',
        'Sul dorso, protezione. Quando una magia di combattimento nemica ha come bersaglio l’Avatar: l’Avatar evita fino a 3 danni di quella magia.',
      ].join('\n'),
    })
  })
})
