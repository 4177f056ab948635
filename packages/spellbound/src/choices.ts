import type { Question } from '@conclave/kernel'
import { castableNow, mayDeclare, mayPass, responsesOf } from './casting.ts'
import { cards, spellOf } from './content/cards.ts'
import { effectOf, isBegun, isPlayable, openParts, partOptions, paymentsFor } from './playing.ts'
import type { QuestionKind, Window } from './procedures/procedure.ts'
import { powerOf } from './procedures/wand.ts'
import { sendable } from './procedures/witch-time.ts'
import {
  actingLocation,
  type CurrentCard,
  isOnTrack,
  type Spellbound,
  type SpellboundOption,
  type StoredCard,
} from './state.ts'
import { countableCards, distinct } from './table/display.ts'
import { waysToUse } from './verbs/index.ts'
import { colours, locations } from './words/board.ts'
import type { SpellId } from './words/card.ts'
import type { Effect } from './words/effect.ts'

/** Every legal answer to a question, in the order in which things lie on the table. */
export const choices = (state: Spellbound, question: Question): SpellboundOption[] =>
  options[question.kind as QuestionKind](state, question)

/** What the questions of section 5.1 are about. */
interface About {
  readonly card: string
  readonly power: number
  readonly spell: SpellId
  readonly mage: number
  readonly window: Window
}

// Questions are made by the procedures alone; this is where their `about` is read back.
const about = (question: Question): About => question.about as unknown as About

/** [SPB-ST.8] */
const mostCardsLeft = 2

const options: {
  readonly [K in QuestionKind]: (state: Spellbound, question: Question) => SpellboundOption[]
} = {
  // D-01
  turn: (state) => [
    ...(mayPass(state) ? [{ do: 'pass' } as const] : []),
    ...(mayDeclare(state) ? [{ do: 'declare' } as const] : []),
    { do: 'begin' },
    ...casts(state, state.active),
  ],
  // D-02
  witchTime: (state) => [...sendable(state).map(sending), ...casts(state, state.active)],
  // D-03
  pixies: ({ zones }) =>
    zones.mageRow.filter((card) => card === 'pixies').map((_, at) => ({ count: at + 1, do: 'sendPixies' })),
  // D-04
  story: (state) => {
    const list: SpellboundOption[] = []
    for (const card of distinct(state.zones.mageRow)) {
      if (card === 'fortuna-deck') continue
      if (isPlayable(state, card)) list.push(playing[card]!)
      list.push(discarding[card]!)
    }
    addWandUses(list, state)
    addCasts(list, state)
    for (const { village, card, value } of state.stored) {
      const option = { card, do: 'giveUp', value, village } as const
      if (!list.some((other) => isSameGiveUp(other, option))) list.push(option)
    }
    if (mayDeclare(state)) list.push({ do: 'declare' })
    if (countableCards(state) <= mostCardsLeft) list.push({ do: 'endStory' })
    return list
  },
  // D-05, D-06, D-07, D-08, D-09
  part: (state) => {
    const current = state.current!
    const list = partOptions(state, current)
    addCarrying(list, state, current)
    const effect = effectOf(current.card, current.first)!
    const begun = isBegun(current)
    // [AR-38] Wand and spells come between two actions, as long as there is a second one to come.
    if (begun && openParts(effect, current).length > 0) {
      addWandUses(list, state)
      addCasts(list, state)
    }
    // Whoever was refused a passenger may let the journey be.
    if (begun || current.declined.length > 0) list.push({ do: 'finish' })
    return list
  },
  // D-11
  payment: (state, question) => paymentsFor(state, about(question).card),
  // D-15, D-16
  wand: (state, question) =>
    waysToUse(state, powerOf(about(question).power), { part: 0, seat: state.active }).slice(),
  // D-19 to D-26
  spell: (state, question) =>
    waysToUse(state, spellOf(about(question).spell).effect, { part: 0, seat: question.seat }).slice(),
  // D-23
  destination: (state, question) => {
    const here = state.mages[about(question).mage]
    return locations.filter((to) => to !== here).map((to) => ({ do: 'move', part: 0, to }))
  },
  // D-10
  consent: () => [{ do: 'accept' }, { do: 'refuse' }],
  // RW-1 to RW-4
  window: (state, question) => [
    { do: 'decline' },
    ...responsesOf(state, question.seat, about(question).window).map(
      (spell) => ({ do: 'cast', spell }) as const,
    ),
  ],
  openCast: (state, question) => casts(state, question.seat),
  // D-27
  reward: (state) => colours.filter((book) => isOnTrack(state, book)).map((book) => ({ book, do: 'book' })),
  // D-28
  allot: ({ zones }) => [
    ...distinct([...zones.minions, ...zones.moonStack]).map((card) => ({ card, do: 'destroy' }) as const),
    { do: 'shine' },
  ],
}

// Built once: every option is frozen data, and these are offered again and again.
const forEveryCard = (
  make: (card: string) => SpellboundOption,
): { readonly [card: string]: SpellboundOption } => Object.fromEntries(cards.map(({ id }) => [id, make(id)]))
const playing = forEveryCard((card) => ({ card, do: 'play' }))
const discarding = forEveryCard((card) => ({ card, do: 'discard' }))
const sends = forEveryCard((card) => ({ card, do: 'send' }))
const sending = (card: string): SpellboundOption => sends[card]!

/** Copies of a card that were left for the same influence at the same village are alike. */
const isSameGiveUp = (other: SpellboundOption, { village, card, value }: StoredCard): boolean =>
  other.do === 'giveUp' && other.card === card && other.value === value && other.village === village

const casts = (state: Spellbound, seat: number): SpellboundOption[] =>
  castableNow(state, seat).map((spell) => ({ do: 'cast', spell }))

const addCasts = (list: SpellboundOption[], state: Spellbound): void => {
  for (const spell of castableNow(state, state.active)) list.push({ do: 'cast', spell })
}

/** [SPB-WN.3] The powers up to the wand's level that can be used now. */
const addWandUses = (list: SpellboundOption[], state: Spellbound): void => {
  for (let power = 1; power <= state.wands[state.active]!; power++) {
    if (waysToUse(state, powerOf(power), { part: 0, seat: state.active }).length > 0)
      list.push({ do: 'wand', power })
  }
}

/** [AR-15] Taking along a mage who stands here, and putting her down again. */
const addCarrying = (list: SpellboundOption[], state: Spellbound, current: CurrentCard): void => {
  const effect = effectOf(current.card, current.first)
  if (effect === undefined || !carries(effect) || openParts(effect, current).length === 0) return
  if (!current.carried) {
    const here = actingLocation(state)
    state.mages.forEach((location, mage) => {
      if (mage !== state.acting && location === here && !current.declined.includes(mage))
        list.push({ do: 'carry', mage })
    })
  }
  if (current.passenger >= 0 && current.rode) list.push({ do: 'putDown' })
}

const carries = ({ parts }: Effect): boolean => {
  for (const part of parts)
    for (const sentence of part) if (sentence.verb === 'move' && sentence.carry) return true
  return false
}
