import { say, tell } from '@conclave/kernel'
import { happened } from '../events.ts'
import { actingLocation, isOnTrack, type SpellboundOption } from '../state.ts'
import { advanceBook as advance, booksOnTrack } from '../table/books.ts'
import { hatsAboutToStep } from '../table/forecast.ts'
import { visitFortuna } from '../table/mages.ts'
import { cityOf } from '../words/board.ts'
import type { Sentence } from '../words/effect.ts'
import { noOptions, type Verb, wrongOption } from './verb.ts'

const proceed: readonly SpellboundOption[] = [{ do: 'proceed' }]

/** Book Wyrms move any book; the Circle of Magi moves the book of the acting mage's city once for each mage there. */
export const advanceBook: Verb<Extract<Sentence, { verb: 'advanceBook' }>> = {
  check: () => null,
  options: (state, { which }) => {
    if (which === 'any') return booksOnTrack(state).map((book) => ({ book, do: 'book' }))
    const city = cityOf(actingLocation(state))
    return city !== undefined && isOnTrack(state, city) ? proceed : noOptions
  },
  run: (state, { which }, option, { seat }) => {
    if (which === 'any') {
      if (option.do !== 'book') return wrongOption(option)
      advance(state, option.book, seat)
      return null
    }
    const here = actingLocation(state)
    const city = cityOf(here)
    if (city === undefined) return null
    for (const location of state.mages) if (location === here) advance(state, city, seat)
    return null
  },
  text: ({ which }) => say(`verb.advanceBook.${which}`),
}

/** [AR-49] One drawn moon stone counts as a sun stone for this instruction. */
export const flipStone: Verb<Extract<Sentence, { verb: 'flipStone' }>> = {
  check: () => null,
  options: ({ stones }) => (stones.moon > 0 ? proceed : noOptions),
  run: (state, _sentence, _option, { seat }) => {
    state.stones = { sun: state.stones.sun + 1, moon: state.stones.moon - 1 }
    tell?.(happened({ event: 'stoneFlipped', seat }, 'AR-49'))
    return null
  },
  text: () => say('verb.flipStone'),
}

/** [AR-50] Cancels one step of one hat in the batch that is about to happen. */
export const preventStep: Verb<Extract<Sentence, { verb: 'preventStep' }>> = {
  check: () => null,
  options: (state) => hatsAboutToStep(state).map((hat) => ({ do: 'hat', hat })),
  run: (state, _, option) => {
    if (option.do !== 'hat') return wrongOption(option)
    state.prevented = option.hat
    return null
  },
  text: () => say('verb.preventStep'),
}

/** [AR-27] Puppetry: the active player steers another player's mage for the rest of the turn. */
export const switchActing: Verb<Extract<Sentence, { verb: 'switchActing' }>> = {
  check: () => null,
  options: ({ mages, active, acting }) =>
    mages.flatMap((_, mage): SpellboundOption[] =>
      mage === active || mage === acting ? [] : [{ do: 'puppet', mage }],
    ),
  run: (state, _, option) => {
    if (option.do !== 'puppet') return wrongOption(option)
    state.acting = option.mage
    tell?.(happened({ event: 'mageSteered', seat: state.active, mage: option.mage }, 'AR-27'))
    visitFortuna(state)
    return null
  },
  text: () => say('verb.switchActing'),
}

/** [AR-51] Teleport: first the mage; the destination is asked afterwards. */
export const placeMage: Verb<Extract<Sentence, { verb: 'placeMage' }>> = {
  check: () => null,
  options: ({ mages }) => mages.map((_, mage) => ({ do: 'whisk', mage })),
  run: () => null,
  text: () => say('verb.placeMage'),
}
