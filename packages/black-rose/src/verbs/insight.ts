import { type Seat, tell, uncover } from '@conclave/kernel'
import { happened, privately } from '../events.ts'
import type { Doing } from '../frames/calls.ts'
import { type BlackRose, type BlackRoseOption, mageOf, rose } from '../state.ts'
import { lookAtActions, millActions } from '../table/action-deck.ts'
import { millGrimoire, secretlyToHand } from '../table/hand.ts'
import { isMage, mageModel, seatOf } from '../table/models.ts'
import { allBits, bitOf, drop, putBottom, putTop, takeTop, without } from '../table/piles.ts'
import { cardIn, readySlots } from '../table/sheet.ts'
import { modelsText, phrase } from '../wording/words.ts'
import type { SlotName } from '../words/board.ts'
import type { SentenceOf } from '../words/effect.ts'
import { anybody, possible } from './begin.ts'
import { worth } from './estimate.ts'
import { cardOptions, looked } from './looking.ts'
import {
  atLeastOne,
  fine,
  finished,
  hiddenChoice,
  never,
  noCubes,
  noLists,
  openChoice,
  unfinished,
  type Verb,
} from './verb.ts'

const magesOf = ({ models }: Doing): Seat[] => (models ?? []).filter(isMage).map(seatOf)

/** A face-down spell is shown to one mage alone. */
const lookAt = (state: BlackRose, doing: Doing, seat: Seat, slot: SlotName): void => {
  const mage = mageOf(state, seat)
  uncover(state)
  mage.slots[slot].seen |= bitOf(doing.you)
  doing.seen = [...(doing.seen ?? []), { seat, slot }]
  doing.done = true
  tell?.(privately(doing.you, { event: 'sawSpell', seat: doing.you, card: cardIn(mage, slot)! }, 'VRB-48'))
}

/** [VRB-48] Ready spells, shown to the controller alone; of several she picks one, without knowing which. */
export const lookAtSpells: Verb<SentenceOf<'lookAtSpells'>> = {
  check: fine,
  choice: openChoice((state, { which }, doing) => {
    const [seat] = magesOf(doing)
    if (which === 'all' || seat === undefined) return null
    return readySlots(mageOf(state, seat)).map((slot): BlackRoseOption => ({ do: 'slot', slot }))
  }),
  canBegin: (state, sentence, doing) =>
    possible(state, sentence, doing)
      .filter(isMage)
      .some((model) => readySlots(mageOf(state, seatOf(model))).length > 0),
  wants: noCubes,
  moves: never,
  run: (state, { which }, doing, option) => {
    doing.seen = []
    for (const seat of magesOf(doing)) {
      const ready = readySlots(mageOf(state, seat))
      const slots =
        which === 'all' ? ready : ready.filter((slot) => option?.do === 'slot' && slot === option.slot)
      for (const slot of slots) lookAt(state, doing, seat, slot)
      if (slots.length > 0)
        tell?.(
          happened({ event: 'spellsLookedAt', seat: doing.you, whom: seat, count: slots.length }, 'VRB-48'),
        )
    }
    return finished
  },
  text: ({ which, to }) => phrase(`verb.lookAtSpells.${which}`, { to: modelsText(to) }),
  value: worth(0.1),
  inner: noLists,
}

/** Another mage's hand has to be looked at before a spell of it can be chosen. */
const mustLook = ({ from }: SentenceOf<'putOnTop'>, { you, chosen }: Doing, seat: Seat): boolean =>
  from === 'hand' && seat !== you && chosen.length === 0

/** [VRB-48] Her hand is shown to the controller, as long as she chooses from it. */
const lookAtHand = (state: BlackRose, doing: Doing, seat: Seat): void => {
  const mage = mageOf(state, seat)
  uncover(state)
  mage.shownTo = doing.you
  doing.chosen.push('looked')
  for (const card of mage.hand)
    tell?.(privately(doing.you, { event: 'sawSpell', seat: doing.you, card }, 'VRB-48'))
  tell?.(happened({ event: 'handLookedAt', seat: doing.you, whom: seat }, 'VRB-48'))
}

/** A spell of her Memories or of her hand comes to lie on top of her Grimoire; the controller chooses it. */
export const putOnTop: Verb<SentenceOf<'putOnTop'>> = {
  check: fine,
  choice: hiddenChoice((state, sentence, doing) => {
    const [seat] = magesOf(doing)
    if (seat === undefined || mustLook(sentence, doing, seat)) return null
    const mage = mageOf(state, seat)
    if (sentence.from === 'hand') return cardOptions(mage.hand)
    return [...new Set(mage.memories)].sort().map((card): BlackRoseOption => ({ do: 'memories', card }))
  }),
  canBegin: (state, sentence, doing) =>
    possible(state, sentence, doing)
      .filter(isMage)
      .some(
        (model) =>
          mageOf(state, seatOf(model))[sentence.from].length > 0 ||
          (model === mageModel(rose) && sentence.from === 'hand'),
      ),
  wants: noCubes,
  moves: never,
  run: (state, sentence, doing, option) => {
    const [seat] = magesOf(doing)
    if (seat === undefined) return finished
    // [RUL-89, RUL-125] Its hand and its Grimoire are one deck: nothing is put anywhere.
    if (seat === rose && sentence.from === 'hand') {
      doing.done = lookAtActions(state, doing.you) > 0
      return finished
    }
    const mage = mageOf(state, seat)
    if (mustLook(sentence, doing, seat) && mage.hand.length > 0) {
      lookAtHand(state, doing, seat)
      return unfinished
    }
    delete mage.shownTo
    if (option?.do === 'memories') {
      mage.memories = without(mage.memories, option.card)
      putTop(mage.grimoire, option.card, allBits(state))
      doing.done = true
      tell?.(happened({ event: 'putOnTop', seat: doing.you, whom: seat, card: option.card }, 'REB-C.21'))
    } else if (option?.do === 'card') {
      drop(mage.hand, option.card)
      putTop(mage.grimoire, option.card, bitOf(seat) | bitOf(doing.you))
      doing.done = true
      tell?.(happened({ event: 'hiddenOnTop', seat: doing.you, whom: seat }, 'REB-C.21'))
    }
    return finished
  },
  text: ({ from, to }) =>
    to.models === 'you'
      ? phrase(`verb.putOnTop.${from}.you`)
      : phrase(`verb.putOnTop.${from}`, { to: modelsText(to) }),
  value: worth(0.3),
  inner: noLists,
}

/** [REB-C.21] The top cards of a Grimoire go to its mage's Memories. */
export const mill: Verb<SentenceOf<'mill'>> = {
  check: ({ count }) => atLeastOne(count),
  choice: null,
  canBegin: anybody,
  wants: noCubes,
  moves: never,
  run: (state, { count }, doing) => {
    for (const seat of magesOf(doing)) {
      // [RUL-89] The Avatar's Grimoire is its deck.
      const milled =
        seat === rose ? millActions(state, count) : millGrimoire(state, seat, count, 'REB-C.21').length
      if (milled === 0) continue
      doing.done = milled === count
    }
    return finished
  },
  text: ({ count, to }) =>
    to.models === 'you'
      ? phrase('verb.mill.you', { count })
      : phrase('verb.mill', { count, to: modelsText(to) }),
  value: worth(0.2),
  inner: noLists,
}

/** [REB-SPL.10, 11.8] One of the top Forgotten spells; the others go to the bottom in an order of choice. */
export const learnForgotten: Verb<SentenceOf<'learnForgotten'>> = {
  check: ({ look }) => atLeastOne(look),
  choice: hiddenChoice((state, _, doing) => cardOptions(looked(state, doing))),
  canBegin: (state) => state.library.forgotten.cards.length > 0,
  wants: noCubes,
  moves: never,
  run: (state, { look }, doing, option) => {
    const { you } = doing
    const cards = looked(state, doing)
    const { forgotten } = state.library
    if (option?.do !== 'card') {
      for (let each = 0; each < look; each++) {
        const card = takeTop(state, forgotten)
        if (card === undefined) break
        cards.push(card)
        tell?.(privately(you, { event: 'sawSpell', seat: you, card }, 'REB-SPL.10'))
      }
      return cards.length > 0 ? unfinished : finished
    }
    drop(cards, option.card)
    if (!doing.done) {
      secretlyToHand(state, you, option.card)
      doing.done = true
      tell?.(happened({ event: 'forgottenTaken', seat: you }, 'REB-SPL.10'))
    } else putBottom(forgotten, option.card, bitOf(you))
    if (cards.length === 1) putBottom(forgotten, cards.pop()!, bitOf(you))
    return cards.length > 0 ? unfinished : finished
  },
  text: ({ look }) => phrase('verb.learnForgotten', { look }),
  value: worth(1.2),
  inner: noLists,
}
