import type { CardInfo, Message } from '@conclave/kernel'
import { box } from '../decks.ts'
import { textOfAll } from '../verbs/index.ts'
import { amountText, manaText, wordText } from '../wording/amounts.ts'
import type { Ability, AbilityCost, Card, CardFilter, Modifier, PrepareRule } from '../words/card.ts'
import type { Condition } from '../words/effect.ts'
import { isElement } from '../words/mana.ts'
import { type About, element, isNoMana, card as nameOf, phrase } from './words.ts'

/** A card as it is listed: how often it is in the box of 200 cards, its text made from its sentences, what is printed on it. */
export const infoOf = (card: Card) =>
  ({
    id: card.id,
    kind: card.type,
    count: box[card.id] ?? 0,
    name: nameOf(card.id),
    text: cardText(card),
    facts: factsOf(card),
  }) satisfies CardInfo

/** A card with its facts. */
export type MageNoirCard = ReturnType<typeof infoOf>

const factsOf = (card: Card) => ({
  number: card.number,
  element: card.element,
  type: card.type,
  slot: card.slot ?? null,
  cost: { ...card.cost },
  components: card.requires.map(({ word, count }) => ({ word, n: count })),
  provides: card.transmutable === undefined ? [...card.words] : [...card.words, card.transmutable],
  keywords: [...card.keywords],
  life: card.life ?? null,
})

/** The printed text of a card. */
export const cardText = (card: Card): Message => {
  const sentences = [
    ...card.keywords.map((keyword) => phrase(`text.${keyword}`)),
    ...(card.transmutable === undefined
      ? []
      : [phrase('text.transmutable', { word: wordText(card.transmutable) })]),
    ...card.abilities.map(abilityText),
  ]
  return phrase('text.card', { sentences })
}

type AbilityOf<On extends Ability['on'], A = Ability> = A extends { readonly on: infer Some }
  ? On extends Some
    ? A
    : never
  : never

const abilityText = (ability: Ability): Message => {
  const text: About<Ability, null, Message> = abilities[ability.on]
  return text(ability, null)
}

const abilities: { readonly [On in Ability['on']]: About<AbilityOf<On>, null, Message> } = {
  prepare: ({ rule, condition }) => conditional(condition, prepareText(rule)),
  activate: ({ then }) => phrase('text.activate', { clause: textOfAll(then) }),
  enter: ({ then }) => phrase('text.enter', { clause: textOfAll(then) }),
  used: ({ then }) => phrase('text.used', { clause: textOfAll(then) }),
  leave: ({ then }) => phrase('text.leave', { clause: textOfAll(then) }),
  end: ({ then }) => phrase('text.end', { clause: textOfAll(then) }),
  start: ({ zone, then }) => phrase(`text.start.${zone}`, { clause: textOfAll(then) }),
  watch: ({ event, then }) => {
    const clause = textOfAll(then)
    if (event === 'hurt' || event === 'strengthened') return phrase(`text.watch.${event}`, { clause })
    return phrase('text.watch.exchange', {
      clause,
      element: element(event.exchange),
    })
  },
  empty: ({ of, then }) => {
    const rest = of === 'any' ? phrase('empty.any') : phrase('empty.of', { element: element(of) })
    return then.length === 0
      ? phrase('text.empty', { rest })
      : phrase('text.emptyThen', { rest, clause: textOfAll(then) })
  },
  always: ({ modifier, condition }) => conditional(condition, modifierText(modifier)),
  use: ({ window, cost, then }) =>
    phrase(`text.use.${window}`, { price: priceText(cost), clause: textOfAll(then) }),
}

const conditional = (condition: Condition | undefined, clause: Message): Message => {
  if (typeof condition === 'object') {
    return phrase('condition.control', { clause, word: wordText(condition.control) })
  }
  return phrase(`condition.${condition ?? 'none'}`, { clause })
}

const priceText = (costs: readonly AbilityCost[]): Message =>
  costs.length === 0 ? phrase('text.price.free') : phrase('text.price', { costs: costs.map(costText) })

const costText = (cost: AbilityCost): Message => {
  switch (cost.kind) {
    case 'sacrifice':
      return phrase(`cost.sacrifice.${cost.what}`)
    case 'discardHand':
      return cost.count === 'all'
        ? phrase('cost.discardHand.all')
        : phrase('cost.discardHand.count', { count: cost.count })
    case 'loseLife':
      return phrase('cost.loseLife', { count: cost.count })
  }
}

const prepareText = (rule: PrepareRule): Message => {
  switch (rule.kind) {
    case 'onlyMageNoir':
      return phrase('prepare.onlyMageNoir')
    case 'cheaper':
      return phrase('prepare.cheaper', { mana: manaText(rule.by) })
    case 'fewerComponents':
      return phrase('prepare.fewerComponents', { count: rule.count })
    case 'alternative':
      return phrase('prepare.alternative', { element: element(rule.discard), word: wordText(rule.waive) })
  }
}

const filterText = (filter: CardFilter): Message => (isElement(filter) ? element(filter) : wordText(filter))

type ModifierOf<K extends Modifier['kind']> = Extract<Modifier, { kind: K }>

const modifierText = (modifier: Modifier): Message => {
  const text: About<Modifier, null, Message> = modifiers[modifier.kind]
  return text(modifier, null)
}

const modifiers: { readonly [K in Modifier['kind']]: About<ModifierOf<K>, null, Message> } = {
  mageNoir: () => phrase('always.mageNoir'),
  handLimit: ({ count }) => phrase('always.handLimit', { count }),
  seeTop: () => phrase('always.seeTop'),
  protector: () => phrase('always.protector'),
  cheaper: ({ cards, by }) => phrase('always.cheaper', { cards: filterText(cards), mana: manaText(by) }),
  free: ({ cards }) => phrase('always.free', { cards: filterText(cards) }),
  fewerOfMany: (modifier) => phrase('always.fewerOfMany', { element: element(modifier.element) }),
  strengthen: ({ by, source, permanentsOnly, opposingOnly }) =>
    phrase(
      `always.strengthen.${permanentsOnly ? 'permanents' : 'cards'}.${opposingOnly ? 'opposing' : 'any'}`,
      { element: element(source), amount: amountText(by) },
    ),
  reduce: ({ by }) => phrase('always.reduce', { count: by }),
  ignore: ({ count }) => phrase('always.ignore', { count }),
  countAs: ({ count, word }) => phrase('always.countAs', { count, word: wordText(word) }),
  countMore: ({ element: which, by }) => phrase('always.countMore', { element: element(which), count: by }),
  grantWord: ({ word, to, most }) =>
    phrase('always.grantWord', { word: wordText(word), to: wordText(to), count: most }),
  recovery: ({ less, extra }) => {
    if (isNoMana(extra)) return phrase('always.recovery.less', { count: less })
    if (less === 0) return phrase('always.recovery.extra', { mana: manaText(extra) })
    return phrase('always.recovery.both', { count: less, mana: manaText(extra) })
  },
  repeat: ({ word, times }) => phrase('always.repeat', { word: wordText(word), count: times }),
}
