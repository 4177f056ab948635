import type { Seat } from '@conclave/kernel'
import { cardOf } from '../content/cards.ts'
import type { MageNoirQuestion } from '../frames/abouts.ts'
import type { Packet } from '../frames/calls.ts'
import { protectOptions, strengthen, weaken } from '../procedures/damage.ts'
import { type MageNoir, type MageNoirOption, playerOf } from '../state.ts'
import { cardOn, holdsFor } from '../table/board.ts'
import { amountNow, type Reader } from '../table/count.ts'
import { type Mark, markOf, markOfCard, membersOf, targetOptions } from '../table/targets.ts'
import { sentenceAt, sentencesOf } from '../verbs/lists.ts'
import type { MageNoirView } from '../view.ts'
import type { Amount, Sentence } from '../words/effect.ts'
import { readable } from './readable.ts'

/** Foreseen change of a life. */
export interface Hit {
  readonly sort: 'damage' | 'loss' | 'gain'
  /** Owner of the life: the player in this seat, or her permanent `n`, which is this card. */
  readonly seat: Seat
  readonly n: number
  readonly card: string
  /** Amount left after everything that strengthens and weakens. */
  readonly amount: number
  readonly before: number
  readonly after: number
  /** The cards by which its victim may do something about it. */
  readonly answers: readonly string[]
}

/** One thing that a card would do: to all of these, or to whichever of them is chosen. */
export interface Foreseen {
  readonly aim: 'all' | 'one'
  readonly hits: readonly Hit[]
}

/** Occasion on which a card does something. */
export type Occasion = 'activate' | 'enter' | 'used' | 'use'

const lifeAt = (state: MageNoir, { seat, n }: Mark): number =>
  n === 0 ? playerOf(state, seat).life : (cardOn(state, n)?.life ?? 0)

const withLife = (state: MageNoir, { seat, n }: Mark, life: number): void => {
  const on = n === 0 ? playerOf(state, seat) : cardOn(state, n)
  if (on !== undefined) on.life = life
}

const changed = (
  state: MageNoir,
  sort: Hit['sort'],
  mark: Mark,
  amount: number,
  answers: readonly string[],
): Hit => {
  const before = lifeAt(state, mark)
  const after = sort === 'gain' ? before + amount : before - amount
  const card = mark.n === 0 ? '' : (cardOn(state, mark.n)?.card ?? '')
  return { sort, seat: mark.seat, n: mark.n, card, amount, before, after, answers }
}

/** [MN-6.12 to MN-6.18] Effect of a packet on whoever it is meant for. */
const struck = (state: MageNoir, packet: Packet): Hit => {
  if (packet.amount <= 0) return changed(state, 'gain', packet, -packet.amount, [])
  const answers = protectOptions(state, packet).flatMap((option) => ('card' in option ? [option.card] : []))
  return changed(state, 'damage', packet, packet.n === 0 ? weaken(state, packet) : packet.amount, answers)
}

const dealt = (
  state: MageNoir,
  source: string,
  by: Seat,
  mark: Mark,
  amount: number,
  unblockable: boolean,
) => {
  const packet: Packet = { by, source, seat: mark.seat, n: mark.n, amount, unblockable, boosts: [] }
  if (amount > 0) strengthen(state, packet)
  return struck(state, packet)
}

/** [MN-6.33] Less than nothing is the contrary. */
const gained = (state: MageNoir, mark: Mark, amount: number): Hit =>
  amount < 0 ? changed(state, 'loss', mark, -amount, []) : changed(state, 'gain', mark, amount, [])

/** True if an amount depends on the components there are: some may go when the card is prepared. */
const isCounted = (amount: Amount): boolean =>
  typeof amount !== 'number' &&
  (amount.by === 'count' ||
    (amount.by === 'status' && (isCounted(amount.usual) || isCounted(amount.mageNoir))))

/** True if an amount can be read before anything is picked or sacrificed. */
const isReadable = (amount: Amount): boolean =>
  typeof amount === 'number' ||
  (amount.by !== 'locked' &&
    !(amount.by === 'life' && amount.of === 'sacrifice') &&
    (amount.by !== 'status' || (isReadable(amount.usual) && isReadable(amount.mageNoir))))

interface Looking {
  readonly table: MageNoirView
  readonly seat: Seat
  readonly card: string
  /** Its number on the board; 0 while it is in hand. */
  readonly n: number
}

/** Effect of one sentence on lives; null where that cannot be told yet. */
const foreseenIn = (state: MageNoir, sentence: Sentence, { seat, card, n }: Looking): Foreseen | null => {
  if (!('amount' in sentence) || sentence.verb === 'release') return null
  const { amount } = sentence
  if (!isReadable(amount) || (n === 0 && isCounted(amount))) return null
  const reader: Reader = { seat, n, picked: 0, sacrifice: 0 }
  const value = amountNow(state, amount, reader, false)
  const all = (hits: readonly Hit[]): Foreseen => ({ aim: 'all', hits })
  switch (sentence.verb) {
    case 'damage':
    case 'gain': {
      const hit = (mark: Mark) =>
        sentence.verb === 'gain'
          ? gained(state, mark, value)
          : dealt(state, card, seat, mark, value, sentence.unblockable)
      const options = targetOptions(state, sentence.to)
      if (value === 0) return all([])
      if (options === null) return all([hit(markOf(state, sentence.to, seat, null))])
      return { aim: 'one', hits: options.map((option) => hit(markOf(state, sentence.to, seat, option))) }
    }
    case 'damageEach':
      if (value === 0) return all([])
      return all(
        membersOf(state, sentence.to, seat).map((mark) => dealt(state, card, seat, mark, value, false)),
      )
    case 'gainEach':
      return all(membersOf(state, sentence.to, seat).map((mark) => gained(state, mark, value)))
    case 'lose': {
      const mark: Mark =
        sentence.who === 'this'
          ? markOfCard(state, n)
          : { seat: sentence.who === 'you' ? seat : 1 - seat, n: 0 }
      return value <= 0 ? all([]) : all([changed(state, 'loss', mark, value, [])])
    }
  }
}

/** Verbs after which the board is as it was, but for lives. */
const quiet: readonly Sentence['verb'][] = [
  'draw',
  'discardHand',
  'discardDownTo',
  'thisTurn',
  'takeInfinite',
]

/**
 * Forecast of a card's effect on lives if nobody answered: sentence by sentence, as far as it is certain. Where one of several is
 * chosen, the rest is told as if it were the other mage.
 */
export const foreseen = (
  table: MageNoirView,
  seat: Seat,
  card: string,
  n: number,
  on: Occasion,
): readonly Foreseen[] => {
  const found: Foreseen[] = []
  const looking: Looking = { table, seat, card, n }
  const state = readable(table)
  const tell = (sentences: readonly Sentence[]): boolean =>
    sentences.every((sentence) => {
      if (sentence.verb === 'when') return !holdsFor(state, seat, sentence.condition) || tell(sentence.then)
      // What is chosen between is looked at when it is asked.
      if (quiet.includes(sentence.verb)) return true
      const next = foreseenIn(state, sentence, looking)
      if (next === null) return false
      if (next.hits.length > 0) found.push(next)
      for (const hit of next.hits)
        if (next.aim === 'all' || (hit.seat !== seat && hit.n === 0)) withLife(state, hit, hit.after)
      return true
    })
  for (const list of cardOf(card).lists[on] ?? []) if (!tell(sentencesOf(list))) break
  return found
}

/** Life of a target after this answer; null where the answer is none about a life. */
export const hitBy = (
  table: MageNoirView,
  { kind, about, seat }: MageNoirQuestion,
  option: MageNoirOption,
): Hit | null => {
  const state = readable(table)
  if (kind === 'protect') {
    const { source, n, amount } = about
    const packet = table.packets.find(
      (each) => each.seat === seat && each.n === n && each.source === source && each.amount === amount,
    )
    if (packet === undefined) return null
    if (option.do === 'accept') return struck(state, { ...packet, boosts: [] })
    return option.do === 'redirect' ? struck(state, { ...packet, n: option.n, boosts: [] }) : null
  }
  if (kind !== 'effect' || (option.do !== 'player' && option.do !== 'card')) return null
  const sentence = sentenceAt(about)
  // What is dealt out point by point has no result of its own.
  if (sentence === undefined || (sentence.verb !== 'damage' && sentence.verb !== 'gain')) return null
  const next = foreseenIn(state, sentence, { table, seat, card: about.card, n: about.n })
  const [wanted, n] = option.do === 'player' ? [option.seat, 0] : [null, option.n]
  return next?.hits.find((hit) => hit.n === n && (wanted === null || hit.seat === wanted)) ?? null
}
