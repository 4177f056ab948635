import { roll, tell, uncover } from '@conclave/kernel'
import { happened, privately } from '../events.ts'
import type { Doing, Follow } from '../frames/calls.ts'
import { type BlackRose, type BlackRoseOption, editionOf, mageOf, rose } from '../state.ts'
import { millActions } from '../table/action-deck.ts'
import { forgottenPrice as price } from '../table/activation.ts'
import { discardFromHand, drawFromGrimoire, openlyToHand, secretlyToHand, toMemories } from '../table/hand.ts'
import { isMage, mageModel, ownerOf, seatOf } from '../table/models.ts'
import { bitOf, drop, putBottom, shufflePile, takeOut, takeTop, without } from '../table/piles.ts'
import { cardIn, clearSlot, isReady, nextStandard, showSlot, toldSide } from '../table/sheet.ts'
import { modelsText, phrase } from '../wording/words.ts'
import { slotNames } from '../words/board.ts'
import type { SentenceOf } from '../words/effect.ts'
import { anybody, possible } from './begin.ts'
import { worth } from './estimate.ts'
import { cardOptions, looked } from './looking.ts'
import {
  always,
  atLeastOne,
  fine,
  finished,
  hiddenChoice,
  leadsTo,
  never,
  noCubes,
  noLists,
  unfinished,
  type Verb,
} from './verb.ts'

/** [BRW-V.30] */
export const grimoire: Verb<SentenceOf<'grimoire'>> = {
  check: ({ count }) => atLeastOne(count),
  choice: null,
  canBegin: always,
  wants: noCubes,
  moves: never,
  run: (state, { count }, doing) => {
    if (drawFromGrimoire(state, doing.you, count) > 0) doing.done = true
    return finished
  },
  text: ({ count }) => phrase('verb.grimoire', { count }),
  value: worth(0.45),
  inner: noLists,
}

/** Takes a spell from Memories, or looks through the Grimoire for one, which is shuffled then. */
export const search: Verb<SentenceOf<'search'>> = {
  check: fine,
  choice: hiddenChoice((state, { where }, { you }) => {
    const { memories, grimoire: pile } = mageOf(state, you)
    const open = where === 'grimoire' ? [] : [...new Set(memories)].sort()
    const hidden = where === 'memories' ? [] : [...new Set(pile.cards)].sort()
    const found = [
      ...open.map((card): BlackRoseOption => ({ do: 'memories', card })),
      ...hidden.map((card): BlackRoseOption => ({ do: 'card', card })),
    ]
    return found.length === 0 ? null : found
  }),
  canBegin: always,
  wants: noCubes,
  moves: never,
  run: (state, { where }, doing, option) => {
    const mage = mageOf(state, doing.you)
    if (option?.do === 'memories') {
      mage.memories = without(mage.memories, option.card)
      openlyToHand(state, doing.you, option.card)
      doing.done = true
      tell?.(happened({ event: 'takenFromMemories', seat: doing.you, card: option.card }, 'BRW-D.42'))
    } else if (option?.do === 'card') {
      uncover(state)
      takeOut(mage.grimoire, option.card)
      secretlyToHand(state, doing.you, option.card)
      doing.done = true
      tell?.(happened({ event: 'drewFromGrimoire', seat: doing.you, count: 1 }, 'BRW-D.42'))
    }
    if (where !== 'memories' && mage.grimoire.cards.length > 1) shufflePile(state, mage.grimoire)
    return finished
  },
  text: ({ where }) => phrase(`verb.search.${where}`),
  value: worth(0.5),
  inner: noLists,
}

/** The mages who have to discard, those who are done left out. */
const discarding = (state: BlackRose, doing: Doing, count: number): number | undefined =>
  (doing.models ?? [])
    .filter(isMage)
    .map(seatOf)
    .find(
      (seat) =>
        mageOf(state, seat).hand.length > 0 && doing.chosen.filter((each) => each === seat).length < count,
    )

/** [RUL-89] Discards cards of the Avatar from the top of its deck; it has no hand. */
const discardActions = (state: BlackRose, doing: Doing, count: number): void => {
  if (doing.chosen.includes(rose) || doing.models?.includes(mageModel(rose)) !== true) return
  for (let left = millActions(state, count); left > 0; left--) doing.chosen.push(rose)
  doing.done = haveAll(doing, count)
}

/** True if everybody has discarded as many as it says. */
const haveAll = ({ models, chosen }: Doing, count: number): boolean =>
  (models ?? [])
    .filter(isMage)
    .every((model) => chosen.filter((each) => each === seatOf(model)).length >= count)

/** [BRW-V.31] The owner chooses what to discard, or chance does. */
export const discard: Verb<SentenceOf<'discard'>> = {
  check: ({ count }) => atLeastOne(count),
  choice: {
    hidden: true,
    asks: (state, { count }, doing) => discarding(state, doing, count) ?? doing.you,
    options: (state, { count, atRandom }, doing) => {
      const seat = discarding(state, doing, count)
      return atRandom || seat === undefined ? null : cardOptions(mageOf(state, seat).hand)
    },
  },
  canBegin: (state, sentence, doing) =>
    possible(state, sentence, doing).some(
      (model) => model === mageModel(rose) || mageOf(state, ownerOf(state, model)).hand.length > 0,
    ),
  wants: noCubes,
  moves: never,
  run: (state, { count, atRandom }, doing, option) => {
    discardActions(state, doing, count)
    const seat = discarding(state, doing, count)
    if (seat === undefined) return finished
    const { hand } = mageOf(state, seat)
    const card = option?.do === 'card' ? option.card : atRandom ? hand[roll(state, hand.length)]! : hand[0]!
    discardFromHand(state, seat, card)
    doing.chosen.push(seat)
    doing.done = !editionOf(state).doneIsWhole || haveAll(doing, count)
    return discarding(state, doing, count) === undefined ? finished : unfinished
  },
  text: ({ count, to, atRandom }) =>
    to.models === 'you'
      ? phrase(atRandom ? 'verb.discard.atRandom.you' : 'verb.discard.you', { count })
      : phrase(atRandom ? 'verb.discard.atRandom' : 'verb.discard', { count, to: modelsText(to) }),
  value: worth(0.3),
  inner: noLists,
}

/** Face-down spells are shown to everybody: the next standard one, or all. */
export const revealSpells: Verb<SentenceOf<'revealSpells'>> = {
  check: fine,
  choice: null,
  canBegin: anybody,
  wants: noCubes,
  moves: never,
  run: (state, { which }, doing) => {
    for (const seat of (doing.models ?? []).filter(isMage).map(seatOf)) {
      const mage = mageOf(state, seat)
      const next = nextStandard(mage)
      const shown =
        which === 'all' ? slotNames.filter((slot) => isReady(mage, slot)) : next === undefined ? [] : [next]
      for (const slot of shown) {
        uncover(state)
        showSlot(state, seat, slot)
        doing.done = true
        const card = cardIn(mage, slot)!
        tell?.(
          happened({ event: 'spellShown', seat, card, side: toldSide(state, seat, slot), slot }, 'BRW-V.32'),
        )
      }
    }
    return finished
  },
  text: ({ which, to }) =>
    to.models === 'you'
      ? phrase(`verb.revealSpells.${which}.you`)
      : phrase(`verb.revealSpells.${which}`, { to: modelsText(to) }),
  value: worth(0.1),
  inner: noLists,
}

/** The next ready standard spell goes to Memories. */
export const loseSpell: Verb<SentenceOf<'loseSpell'>> = {
  check: fine,
  choice: null,
  canBegin: anybody,
  wants: noCubes,
  moves: never,
  run: (state, _, doing) => {
    for (const seat of (doing.models ?? []).filter(isMage).map(seatOf)) {
      const mage = mageOf(state, seat)
      const slot = nextStandard(mage)
      if (slot === undefined) continue
      uncover(state)
      const card = cardIn(mage, slot)!
      clearSlot(mage, slot)
      mage.known = without(mage.known, card)
      toMemories(state, seat, card)
      doing.done = true
      tell?.(happened({ event: 'discarded', seat, card }, 'BRW-V.31'))
    }
    return finished
  },
  text: ({ to }) => phrase('verb.loseSpell', { to: modelsText(to) }),
  value: worth(0.7),
  inner: noLists,
}

/** [BRW-CAST.8] */
export const castFromHand: Verb<SentenceOf<'castFromHand'>> = {
  check: fine,
  choice: null,
  canBegin: always,
  wants: noCubes,
  moves: never,
  run: (_, { count }, doing) =>
    leadsTo(
      ...Array.from(
        { length: count },
        (): Follow => ({ procedure: 'castFromHand', locals: { seat: doing.you } }),
      ),
    ),
  text: ({ count }) => phrase('verb.castFromHand', { count }),
  value: worth(1.2),
  inner: noLists,
}

const offered = 3

/** [BRW-ROOM.5] Four spells for one of the three Forgotten on top; the others go to the bottom in an order of choice. */
export const forgotten: Verb<SentenceOf<'forgotten'>> = {
  check: fine,
  choice: hiddenChoice((state, _, doing) => {
    const paid = doing.chosen.length
    if (paid < price)
      return paid + mageOf(state, doing.you).hand.length < price
        ? null
        : cardOptions(mageOf(state, doing.you).hand)
    return cardOptions(looked(state, doing))
  }),
  canBegin: always,
  wants: noCubes,
  moves: never,
  run: (state, _, doing, option) => {
    const { you } = doing
    if (option?.do !== 'card') return finished
    if (doing.chosen.length < price) {
      discardFromHand(state, you, option.card)
      doing.chosen.push('given')
      if (doing.chosen.length === price) draw(state, doing)
      return doing.chosen.length < price || looked(state, doing).length > 0 ? unfinished : finished
    }
    drop(looked(state, doing), option.card)
    if (!doing.done) {
      secretlyToHand(state, you, option.card)
      doing.done = true
      tell?.(happened({ event: 'forgottenTaken', seat: you }, 'BRW-ROOM.5'))
    } else putBottom(state.library.forgotten, option.card, bitOf(you))
    if (looked(state, doing).length === 1)
      putBottom(state.library.forgotten, looked(state, doing).pop()!, bitOf(you))
    return looked(state, doing).length > 0 ? unfinished : finished
  },
  text: () => phrase('verb.forgotten', { price, offered }),
  value: worth(0.8),
  inner: noLists,
}

const draw = (state: BlackRose, doing: Doing): void => {
  for (let each = 0; each < offered; each++) {
    const card = takeTop(state, state.library.forgotten)
    if (card === undefined) return
    looked(state, doing).push(card)
    tell?.(privately(doing.you, { event: 'drew', seat: doing.you, card }, 'BRW-ROOM.5'))
  }
}
