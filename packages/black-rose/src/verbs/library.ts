import { tell } from '@conclave/kernel'
import { happened, privately } from '../events.ts'
import type { Doing } from '../frames/calls.ts'
import type { BlackRose } from '../state.ts'
import { secretlyToHand } from '../table/hand.ts'
import { drawFromSchools, lookInSchool, openSchools, schoolOptions, takeAndLeave } from '../table/library.ts'
import { notice } from '../table/notice.ts'
import { bitOf, drop, putBottom, takeTop } from '../table/piles.ts'
import { deckOfSchool, discardsOf, schoolsOf } from '../table/schools.ts'
import { phrase } from '../wording/words.ts'
import type { School } from '../words/board.ts'
import type { SentenceOf } from '../words/effect.ts'
import { worth, worthNothing } from './estimate.ts'
import { cardOptions, looked } from './looking.ts'
import {
  always,
  atLeastOne,
  finished,
  hiddenChoice,
  never,
  noCubes,
  noLists,
  type Result,
  unfinished,
  type Verb,
} from './verb.ts'

const rule = 'BRW-V.30'

/** The schools named so far. */
const named = (state: BlackRose, { chosen }: Doing): School[] =>
  chosen.flatMap((each) => schoolsOf(state).filter((school) => school === each))

const drawn = (state: BlackRose, doing: Doing): Result => {
  doing.done = true
  if (state.phase === 'action') notice(state, { what: 'draws', seat: doing.you })
  return finished
}

/** [BRW-R.15] Draws from schools of the drawer's choice, which are named before any card is seen, and keeps some. */
export const library: Verb<SentenceOf<'library'>> = {
  check: ({ count, keep }) => atLeastOne(keep) ?? (keep <= count ? null : 'more are kept than drawn'),
  choice: hiddenChoice((state, _, doing) => {
    const cards = cardOptions(looked(state, doing))
    return cards.length > 0 ? cards : schoolOptions(state, named(state, doing))
  }),
  canBegin: always,
  wants: noCubes,
  moves: never,
  run: (state, { count, keep }, doing, option) => {
    const { you } = doing
    if (option?.do === 'card') {
      drop(looked(state, doing), option.card)
      secretlyToHand(state, you, option.card)
      doing.noted++
    } else {
      if (option?.do === 'school') doing.chosen.push(option.school)
      const all = named(state, doing).length === count || openSchools(state, named(state, doing)).length === 0
      if (!all) return unfinished
      if (drawFromSchools(state, you, named(state, doing), rule) === 0) return finished
      doing.noted = 0
    }
    const left = keep - doing.noted
    if (left > 0 && looked(state, doing).length > left) return unfinished
    takeAndLeave(state, you, left, rule)
    return drawn(state, doing)
  },
  text: ({ count, keep }) =>
    count === keep ? phrase('verb.library', { count }) : phrase('verb.library.keep', { count, keep }),
  value: ({ keep }, into) => {
    into.plain += 0.5 * keep
  },
  inner: noLists,
}

/** Looks at the top cards of one school and takes one; the others go to the bottom. */
export const browse: Verb<SentenceOf<'browse'>> = {
  check: ({ count }) => atLeastOne(count),
  choice: hiddenChoice((state, _, doing) =>
    doing.chosen.length === 0 ? schoolOptions(state) : cardOptions(looked(state, doing)),
  ),
  canBegin: always,
  wants: noCubes,
  moves: never,
  run: (state, { count }, doing, option) => {
    const { you } = doing
    if (option?.do === 'school') {
      doing.chosen.push(option.school)
      return lookInSchool(state, you, option.school, count, rule) > 0 ? unfinished : finished
    }
    const [school] = named(state, doing)
    if (option?.do !== 'card' || school === undefined) return finished
    drop(looked(state, doing), option.card)
    secretlyToHand(state, you, option.card)
    tell?.(privately(you, { event: 'drew', seat: you, card: option.card }, rule))
    tell?.(happened({ event: 'drewFromLibrary', seat: you, schools: [school] }, rule))
    for (const card of looked(state, doing).splice(0))
      putBottom(deckOfSchool(state, school), card, bitOf(you))
    return drawn(state, doing)
  },
  text: ({ count }) => phrase('verb.browse', { count }),
  value: worth(0.2),
  inner: noLists,
}

/** The top cards of every school are discarded. */
export const burnLibrary: Verb<SentenceOf<'burnLibrary'>> = {
  check: ({ count }) => atLeastOne(count),
  choice: null,
  canBegin: always,
  wants: noCubes,
  moves: never,
  run: (state, { count }) => {
    for (const school of schoolsOf(state)) {
      const cards: string[] = []
      for (let each = 0; each < count; each++) {
        const card = takeTop(state, deckOfSchool(state, school))
        if (card !== undefined) cards.push(card)
      }
      if (cards.length === 0) continue
      discardsOf(state, school).push(...cards)
      tell?.(happened({ event: 'libraryBurnt', school, cards }, 'BRW-V.31'))
    }
    return finished
  },
  text: ({ count }) => phrase('verb.burnLibrary', { count }),
  value: worthNothing,
  inner: noLists,
}
