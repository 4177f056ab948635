import { type Message, say } from '@conclave/kernel'
import {
  answerFor,
  destinations,
  endOutlook,
  influenceResult,
  magicResult,
  type Result,
  type SpellboundOption,
  type SpellboundView,
  searchResult,
  sendOutlook,
  type Way,
  waysToPlay,
} from '@conclave/spellbound'
import type { Plan } from '../../kit/kit.ts'
import type { Thing } from '../../table/table.ts'
import type { Kit, Question } from './kit.ts'
import { percent } from './odds.ts'
import { words } from './texts/index.ts'

type SpellboundPlan = Plan<SpellboundOption>

const recovered = 9

const resultText = (result: Result): Message => {
  switch (result.is) {
    case 'move':
      return words('way.move')
    case 'search': {
      const gaps = { book: say(`book.${result.book}`), from: result.from, to: result.to }
      if (result.to === recovered) return words('way.search.recovered', gaps)
      return words(result.spell ? 'way.search.spell' : 'way.search', gaps)
    }
    case 'magic':
      return words('way.magic.city', { percent: percent(result.sun), hat: say(`piece.${result.hat}`) })
    case 'charge':
      return words('way.magic.wand', { level: result.level })
    case 'influence': {
      const card = say(`card.${result.card}`)
      return result.wins
        ? words('way.influence.wins', { card })
        : words('way.influence', { card, gathered: result.gathered, cost: result.cost })
    }
  }
}

/** Cards in the row that offer a move, and what else can be begun with a card: each under what comes of it. */
export const plansOf: NonNullable<Kit['plansOf']> = (question, options, table) => {
  if (question.kind !== 'story') return []
  return options.flatMap((first): SpellboundPlan[] => {
    if (first.do !== 'play') return []
    const ways = waysToPlay(table, first.card)
    if (ways === null) return []
    const atCard = ways.map(
      (way): SpellboundPlan => ({
        key: `${first.card} ${way.does}`,
        thing: `card:${first.card}`,
        name: resultText(way.result),
        first,
        goesOn: (offered) => (way.does === 'move' ? null : answerFor(way, offered)),
      }),
    )
    const card = say(`card.${first.card}`)
    return [
      ...atCard,
      ...aimsOf(first.card, table).map(
        ({ thing, way, goesOn }): SpellboundPlan => ({
          key: `${first.card} ${thing}`,
          thing,
          name:
            way.does === 'move'
              ? words('way.moveBy', { card })
              : words('way.by', { way: resultText(way.result), card }),
          first,
          goesOn,
        }),
      ),
    ]
  })
}

interface Aim {
  readonly thing: Thing
  readonly way: Way
  readonly goesOn: SpellboundPlan['goesOn']
}

/**
 * At what a card in the row can be aimed, so that one click there plays it: the places it leads to, the book it looks for, the
 * village it speaks to. Magic is not among them: nobody takes back what was drawn.
 */
const aimsOf = (card: string, table: SpellboundView): readonly Aim[] =>
  (waysToPlay(table, card) ?? []).flatMap((way): Aim[] => {
    const goesOn: Aim['goesOn'] = (offered) => answerFor(way, offered)
    switch (way.result.is) {
      case 'move':
        return destinations(table).map((to) => ({
          thing: `location:${to}`,
          way,
          goesOn: (offered) => offered.find((option) => option.do === 'move' && option.to === to) ?? null,
        }))
      case 'search':
        return [{ thing: `book:${way.result.book}`, way, goesOn }]
      case 'influence': {
        const at = table.players[table.acting]?.location
        return at === undefined ? [] : [{ thing: `location:${at}`, way, goesOn }]
      }
      default:
        return []
    }
  })

/** Places besides itself where a card in the row is played. */
export const placesOf = (card: string, table: SpellboundView): readonly Thing[] => [
  ...new Set(aimsOf(card, table).map(({ thing }) => thing)),
]

/** A book or a hat on its track, where it would stand. */
interface Moved {
  readonly race: string
  readonly is: 'book' | 'hat'
  readonly to: number
}

/** Moves on the tracks by the card looked at: the book it looks for, the hat that a sun would push back. */
export const wouldMove = (thing: Thing | null, table: SpellboundView): readonly Moved[] => {
  const card = thing?.startsWith('card:') === true && table.phase === 'story' ? thing.slice(5) : null
  if (card === null || table.zones.mageRow.cards?.includes(card) !== true) return []
  return (waysToPlay(table, card) ?? []).flatMap(({ result }): Moved[] => {
    if (result.is === 'search') return [{ race: result.book, is: 'book', to: result.to }]
    if (result.is !== 'magic') return []
    const to = table.pieces[result.hat] - 1
    return to < 1 || result.sun === 0 ? [] : [{ race: result.hat, is: 'hat', to }]
  })
}

/** The table as it would be for the next battle if the card looked at were sent. */
export const sentTo = (
  thing: Thing | null,
  question: Question | null,
  options: readonly SpellboundOption[],
  table: SpellboundView,
): SpellboundView | null => {
  if (question?.kind !== 'witchTime' || thing === null) return null
  const option = options.find((each) => each.do === 'send' && thing === `card:${each.card}`)
  if (option?.do !== 'send') return null
  return { ...table, strengths: { ...table.strengths, ...sendOutlook(table, option.card) } }
}

/** An answer under what comes of it; null where the game's own words say as much. */
export const outcomeOf = (
  option: SpellboundOption,
  question: Question,
  table: SpellboundView,
): Message | null => {
  switch (option.do) {
    case 'search':
      return resultText(searchResult(table, option.book))
    case 'magic': {
      const result = magicResult(table)
      return result && resultText(result)
    }
    case 'endStory': {
      const outlook = endOutlook(table)
      if (outlook?.defeat != null) return words('way.end.defeat')
      const books = outlook?.lost.map((book) => say(`book.${book}`)) ?? []
      return books.length === 0 ? null : words('way.end', { books })
    }
    case 'influence': {
      // What a spell wins at once is never stored.
      const result = question.kind === 'part' ? influenceResult(table, option.amount) : null
      return result && resultText(result)
    }
    default:
      return null
  }
}
