import type { Ability, Card, CardType, Keyword, Line, Slot } from '../words/card.ts'
import type { Word } from '../words/effect.ts'
import type { Element, Mana } from '../words/mana.ts'

/** Printed facts of a card besides its name and effects; those left out are not there. */
interface Print {
  readonly cost?: Mana
  readonly requires?: readonly Line[]
  readonly words?: readonly Word[]
  readonly transmutable?: Word
  readonly keywords?: readonly Keyword[]
  readonly life?: number
  readonly slot?: Slot
}

const makes =
  (type: CardType) =>
  (element: Element) =>
  (number: number, id: string, print: Print, ...abilities: readonly Ability[]): Card => ({
    id,
    number,
    element,
    type,
    cost: print.cost ?? {},
    requires: print.requires ?? [],
    words: print.words ?? [],
    keywords: print.keywords ?? [],
    abilities,
    ...(print.slot === undefined ? {} : { slot: print.slot }),
    ...(print.transmutable === undefined ? {} : { transmutable: print.transmutable }),
    ...(print.life === undefined ? {} : { life: print.life }),
  })

/** The four types of card, for one element. */
export const spellOf = makes('spell')
export const permanentOf = makes('permanent')
export const equipmentOf = makes('equipment')
export const ritualOf = makes('ritual')

/** A prerequisite: so many components with the word. */
export const needs = (word: Word, count = 1): Line => ({ word, count, equipmentOnly: false })
/** The same, of equipment alone. */
export const needsEquipment = (word: Word, count: number): Line => ({ word, count, equipmentOnly: true })
