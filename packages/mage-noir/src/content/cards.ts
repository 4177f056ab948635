import type { Ability, Card, Modifier, PrepareRule } from '../words/card.ts'
import type { Condition, Word } from '../words/effect.ts'
import { type Bag, bagOf, type Element } from '../words/mana.ts'
import { air } from './air.ts'
import { arcane } from './arcane.ts'
import { fire } from './fire.ts'
import { vegetal } from './vegetal.ts'
import { water } from './water.ts'

/** Every card of the base set, by collector number. */
export const cards: readonly Card[] = [...vegetal, ...fire, ...air, ...water, ...arcane]

/** Something that holds while a card is on the board, and under which condition. */
interface Holding {
  readonly modifier: Modifier
  readonly condition: Condition | null
}

type On = Ability['on']

/** A card with what the rules look up all the time. */
export interface Known extends Card {
  readonly price: Bag
  /** Its words, the transmutable one included. */
  readonly allWords: readonly Word[]
  readonly holdings: readonly Holding[]
  /** Changes of its own preparation, each with the condition for it. */
  readonly preparing: readonly { readonly rule: PrepareRule; readonly condition: Condition | null }[]
  /** True if it may have to be seen to after any step: it has life, is Unique, or cannot be without Mana. */
  readonly restless: boolean
  /** The names of its lists of sentences, by what they wait for. */
  readonly lists: { readonly [O in On]?: readonly string[] }
  /** Abilities that can be used on the board, each with its list. */
  readonly uses: readonly { readonly list: string; readonly ability: Extract<Ability, { on: 'use' }> }[]
}

// Frames of the stack name a list of sentences instead of holding it: `tornado.0`, and `animated-tree.1/1` for what
// stands inside the second sentence of the second ability, with `.0`, `.1` … for the options of a choice.

/** The name of the list of an ability. */
export const listOf = ({ id }: Card, at: number): string => `${id}.${at}`

/** The name of the list inside a sentence. */
export const listInside = (list: string, at: number, option?: number): string =>
  option === undefined ? `${list}/${at}` : `${list}/${at}.${option}`

const know = (card: Card): Known => {
  const lists: { [O in On]?: string[] } = {}
  const uses: { list: string; ability: Extract<Ability, { on: 'use' }> }[] = []
  card.abilities.forEach((ability, at) => {
    if (!('then' in ability)) return
    const list = listOf(card, at)
    const same = lists[ability.on] ?? []
    same.push(list)
    lists[ability.on] = same
    if (ability.on === 'use') uses.push({ list, ability })
  })
  return {
    ...card,
    price: bagOf(card.cost),
    allWords: card.transmutable === undefined ? card.words : [...card.words, card.transmutable],
    holdings: card.abilities.flatMap((ability) =>
      ability.on === 'always' ? [{ modifier: ability.modifier, condition: ability.condition ?? null }] : [],
    ),
    preparing: card.abilities.flatMap((ability) =>
      ability.on === 'prepare' ? [{ rule: ability.rule, condition: ability.condition ?? null }] : [],
    ),
    restless: card.life !== undefined || card.keywords.includes('unique') || lists.empty !== undefined,
    lists,
    uses,
  }
}

const byId = new Map<string, Known>(cards.map((card) => [card.id, know(card)]))

/** The card with this id. */
export const cardOf = (id: string): Known => {
  const card = byId.get(id)
  if (card === undefined) throw new Error(`there is no card '${id}'`)
  return card
}

export const isCard = (id: string): boolean => byId.has(id)

/** [MN-5.23] True if a card has a word, wherever it is. */
export const hasWord = (id: string, word: Word): boolean => cardOf(id).allWords.includes(word)

/** The ability that a list of sentences belongs to, at whatever depth. */
export const abilityOf = (list: string): Ability => {
  const cut = list.indexOf('.')
  return cardOf(list.slice(0, cut)).abilities[Number.parseInt(list.slice(cut + 1), 10)]!
}

export const isOfElement = (id: string, element: Element): boolean => cardOf(id).element === element
