import { say, tell } from '@conclave/kernel'
import { happened } from '../events.ts'
import {
  actingLocation,
  booksOnTrack,
  isOnTrack,
  isWilling,
  type OptionOf,
  type Spellbound,
  type Stones,
} from '../state.ts'
import { hatsAboutToStep } from '../table/forecast.ts'
import { cityOf } from '../words/board.ts'
import type { SentenceOf } from '../words/effect.ts'
import { visit } from './arrival.ts'
import { stepBook } from './books.ts'
import { noOptions, type Verb } from './verb.ts'

const proceed: readonly OptionOf<'proceed'>[] = [{ do: 'proceed' }]

/** Book Wyrms move any book; the Circle of Magi moves the book of the acting mage's city once for each mage there. */
export const advanceBook: Verb<SentenceOf<'advanceBook'>, 'book' | 'proceed'> = {
  check: () => null,
  does: ({ which }) => (which === 'any' ? 'book' : 'proceed'),
  options: (state, { which }) => {
    if (which === 'any') return booksOnTrack(state).map((book) => ({ book, do: 'book' }))
    const city = cityOf(actingLocation(state))
    return city !== undefined && isOnTrack(state, city) ? proceed : noOptions
  },
  run: (state, _, option, { seat }) => {
    if (option.do === 'book') {
      stepBook(state, option.book, seat)
      return null
    }
    const here = actingLocation(state)
    const city = cityOf(here)
    if (city === undefined) return null
    for (const location of state.mages) if (location === here) stepBook(state, city, seat)
    return null
  },
  rule: ({ which }) => (which === 'any' ? 'SPB-SP.6' : 'AR-55'),
  text: ({ which }) => say(`verb.advanceBook.${which}`),
  foresee: (state, option) =>
    option.do === 'book'
      ? { ...state, books: { ...state.books, [option.book]: state.books[option.book] + 1 } }
      : null,
  offer: () => null,
}

const flipped = ({ stones: { sun, moon } }: Spellbound): Stones => ({ sun: sun + 1, moon: moon - 1 })

/** [AR-49] One drawn moon stone counts as a sun stone for this instruction. */
export const flipStone: Verb<SentenceOf<'flipStone'>, 'proceed'> = {
  check: () => null,
  does: () => 'proceed',
  options: ({ stones }) => (stones.moon > 0 ? proceed : noOptions),
  run: (state, _sentence, _option, { seat }) => {
    state.stones = flipped(state)
    tell?.(happened({ event: 'stoneFlipped', seat }, 'AR-49'))
    return null
  },
  rule: () => 'AR-49',
  text: () => say('verb.flipStone'),
  foresee: (state) => ({ ...state, stones: flipped(state) }),
  offer: () => null,
}

/** [AR-50] Cancels one step of one hat in the batch that is about to happen. */
export const preventStep: Verb<SentenceOf<'preventStep'>, 'hat'> = {
  check: () => null,
  does: () => 'hat',
  options: (state) => hatsAboutToStep(state).map((hat) => ({ do: 'hat', hat })),
  run: (state, _, { hat }) => {
    state.prevented = hat
    return null
  },
  rule: () => 'AR-50',
  text: () => say('verb.preventStep'),
  foresee: (state, { hat }) => ({ ...state, prevented: hat }),
  offer: () => null,
}

/** [AR-27] Puppetry: the active player steers another player's mage for the rest of the turn. */
export const switchActing: Verb<SentenceOf<'switchActing'>, 'puppet'> = {
  check: () => null,
  does: () => 'puppet',
  options: (state) => {
    const { mages, active, acting } = state
    return mages.flatMap((_, mage): OptionOf<'puppet'>[] =>
      mage === active || mage === acting || !isWilling(state, active, mage) ? [] : [{ do: 'puppet', mage }],
    )
  },
  run: (state, _, { mage }) => {
    state.acting = mage
    tell?.(happened({ event: 'mageSteered', seat: state.active, mage }, 'AR-27'))
    visit(state, mage)
    return null
  },
  rule: () => 'AR-27',
  text: () => say('verb.switchActing'),
  foresee: () => null,
  offer: () => null,
}

/** [AR-51] Teleport: first the mage; the destination is asked afterwards. */
export const placeMage: Verb<SentenceOf<'placeMage'>, 'whisk'> = {
  check: () => null,
  does: () => 'whisk',
  options: (state, _, { seat }) =>
    state.mages.flatMap((_, mage): OptionOf<'whisk'>[] =>
      isWilling(state, seat, mage) ? [{ do: 'whisk', mage }] : [],
    ),
  run: () => null,
  rule: () => 'AR-51',
  text: () => say('verb.placeMage'),
  foresee: () => null,
  offer: () => null,
}
