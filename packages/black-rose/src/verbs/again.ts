import { type Seat, tell } from '@conclave/kernel'
import { happened } from '../events.ts'
import type { Doing } from '../frames/calls.ts'
import { type BlackRose, type BlackRoseOption, cell, mageOf } from '../state.ts'
import { isMage, seatOf } from '../table/models.ts'
import { cardIn, sideOf, spellIn } from '../table/sheet.ts'
import { modelsText, phrase } from '../wording/words.ts'
import { type SlotName, slotNames } from '../words/board.ts'
import type { SentenceOf } from '../words/effect.ts'
import { cardOf } from '../words/source.ts'
import { possible } from './begin.ts'
import { worth } from './estimate.ts'
import { fine, finished, leadsTo, never, noCubes, noLists, openChoice, type Verb } from './verb.ts'

/** The revealed spells of a mage that can be carried out again: neither reactions nor the one that says so. */
const repeatable = (state: BlackRose, seat: Seat, source: string): SlotName[] => {
  const mage = mageOf(state, seat)
  return slotNames.filter((slot) => {
    const side = spellIn(state, seat, slot)?.side
    return (
      mage.slots[slot].status === 'used' &&
      side !== undefined &&
      side !== null &&
      side.on === null &&
      cardIn(mage, slot) !== cardOf(source)
    )
  })
}

const mageIn = ({ models }: Doing): Seat | undefined => (models ?? []).filter(isMage).map(seatOf)[0]

/** [REB-C.21] The effect of a revealed spell, as the controller's own and with targets chosen anew. */
export const again: Verb<SentenceOf<'again'>> = {
  check: fine,
  choice: openChoice((state, _, doing) => {
    const seat = mageIn(doing)
    return seat === undefined
      ? null
      : repeatable(state, seat, doing.source).map(
          (slot): BlackRoseOption => ({ do: 'again', card: cardIn(mageOf(state, seat), slot)!, slot }),
        )
  }),
  canBegin: (state, sentence, doing) =>
    possible(state, sentence, doing)
      .filter(isMage)
      .some((model) => repeatable(state, seatOf(model), doing.source).length > 0),
  wants: noCubes,
  moves: never,
  run: (state, _, doing, option) => {
    const seat = mageIn(doing)
    if (seat === undefined || option?.do !== 'again') return finished
    const { card, slot } = option
    const side = sideOf(state, seat, slot)
    doing.done = true
    tell?.(happened({ event: 'spellRepeated', seat: doing.you, whom: seat, card, side }, 'REB-C.21'))
    return leadsTo({
      procedure: 'repeat',
      locals: { seat: doing.you, card, side, source: doing.source, target: null, targetRoom: cell },
    })
  },
  text: ({ to }) =>
    to.models === 'you' ? phrase('verb.again.you') : phrase('verb.again', { to: modelsText(to) }),
  value: worth(1.2),
  inner: noLists,
}
