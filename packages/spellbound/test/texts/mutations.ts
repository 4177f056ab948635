import { cards } from '../../src/content/cards.ts'
import { sentencesOf } from '../../src/verbs/check.ts'
import { textOf } from '../../src/verbs/index.ts'
import { colours, pieces } from '../../src/words/board.ts'
import type { Card } from '../../src/words/card.ts'
import type { Effect, Part, Sentence, VerbName } from '../../src/words/effect.ts'

type Values = readonly (string | number | boolean)[]

/** Every value that each argument of each verb may have. */
const values: {
  readonly [V in VerbName]: { readonly [A in Exclude<keyof Extract<Sentence, { verb: V }>, 'verb'>]: Values }
} = {
  move: { carry: [true, false] },
  magic: {},
  influence: { amount: [1, 2, 3], atOnce: [true, false] },
  search: { book: [...colours, 'rainbow'] },
  discardRow: { filter: ['ally', 'wicked', 'witch'], count: [1, 'all'] },
  discardTower: { filter: ['topWicked', 'anyWicked'] },
  warlockPair: {},
  guard: { against: ['firstWitch', 'allWitches'] },
  placeWatchman: {},
  pushBackAtWatchman: {},
  moveWatchman: {},
  changeling: {},
  advanceBook: { which: ['any', 'city'] },
  flipStone: {},
  preventStep: {},
  switchActing: {},
  placeMage: {},
  revealVillages: { count: [1, 2, 3, 4] },
  retreatTroll: {},
  advance: { piece: pieces },
  chargeWand: { amount: [1, 2, 3] },
}

/** A sentence with one argument changed, once for each other value. All allies at once is refused by the rules. */
const changesOf = <S extends Sentence>(sentence: S): S[] =>
  Object.entries(values[sentence.verb]).flatMap(([argument, list]: [string, Values]) =>
    list
      .map((value) => ({ ...sentence, [argument]: value }))
      .filter((changed) => JSON.stringify(changed) !== JSON.stringify(sentence))
      .filter(
        (changed) => !(changed.verb === 'discardRow' && changed.filter === 'ally' && changed.count === 'all'),
      ),
  )

const within = (part: Part): Part[] =>
  part.flatMap((sentence, at) => changesOf(sentence).map((changed) => part.with(at, changed)))

const inEffect = (effect: Effect): Effect[] => [
  ...within(effect.pay).map((pay) => ({ ...effect, pay })),
  ...effect.parts.flatMap((part, at) =>
    within(part).map((changed) => ({ ...effect, parts: effect.parts.with(at, changed) })),
  ),
]

/** The card with one argument of one of its sentences changed, once for each possible change. */
export const changedCards = (card: Card): Card[] => {
  switch (card.kind) {
    case 'base':
      return inEffect(card.effect).map((effect) => ({ ...card, effect }))
    case 'ally':
      return [
        ...inEffect(card.effect).map((effect) => ({ ...card, effect })),
        ...(card.first === undefined ? [] : inEffect(card.first).map((first) => ({ ...card, first }))),
      ]
    case 'place':
      return card.visit === undefined ? [] : changesOf(card.visit).map((visit) => ({ ...card, visit }))
    case 'spell':
      return card.timing === 'immediate'
        ? changesOf(card.effect).map((effect) => ({ ...card, effect }))
        : changesOf(card.effect).map((effect) => ({ ...card, effect }))
    case 'wand':
      return card.powers.flatMap((power, at) =>
        changesOf(power).map((changed) => {
          const [one, two, three] = card.powers.with(at, changed)
          return { ...card, powers: [one!, two!, three!] as const }
        }),
      )
    case 'wicked':
      return changesOf(card.effect).map((effect) => ({ ...card, effect }))
    case 'minion':
      return [{ ...card, moon: card.moon + 1 }]
    case 'fortune':
      return []
  }
}

/** The texts of all sentences that any card could have. */
export const possibleSentences = cards
  .flatMap((card) => [card, ...changedCards(card)])
  .flatMap(sentencesOf)
  .map(textOf)
