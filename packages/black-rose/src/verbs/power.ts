import type { Follow } from '../frames/calls.ts'
import { uninterrupted } from '../frames/making.ts'
import { type BlackRose, type ModelId, type Owner, rose } from '../state.ts'
import { amountNow } from '../table/amounts.ts'
import { fortunate } from '../table/jinxes.ts'
import { isMage, ownerOf, seatOf } from '../table/models.ts'
import { gainPower, losePower as loses, powerOf, takeCrown } from '../table/power.ts'
import { amountText } from '../wording/amounts.ts'
import { modelsText, phrase } from '../wording/words.ts'
import type { SentenceOf } from '../words/effect.ts'
import { anybody, possible } from './begin.ts'
import { addAmount, isSelf, worth } from './estimate.ts'
import { always, atLeastOne, fine, finished, leadsTo, never, noCubes, noLists, type Verb } from './verb.ts'

/** [BRW-V.25] */
export const gain: Verb<SentenceOf<'gain'>> = {
  check: ({ amount }) => (typeof amount === 'number' ? atLeastOne(amount) : null),
  choice: null,
  canBegin: always,
  wants: noCubes,
  moves: never,
  run: (state, { amount }, doing) => {
    const gained = fortunate(state, doing.you, amountNow(state, amount, doing), doing.source)
    gainPower(state, doing.you, gained, doing.source)
    return finished
  },
  text: ({ amount }) => phrase('verb.gain', { amount: amountText(amount) }),
  value: ({ amount }, into) => addAmount(into, amount),
  inner: noLists,
}

export const roseGains: Verb<SentenceOf<'roseGains'>> = {
  check: ({ count }) => atLeastOne(count),
  choice: null,
  canBegin: always,
  wants: noCubes,
  moves: never,
  run: (state, { count }, doing) => {
    gainPower(state, rose, count, doing.source)
    return finished
  },
  text: ({ count }) => phrase('verb.roseGains', { count }),
  value: worth(-0.3),
  inner: noLists,
}

export const roseLoses: Verb<SentenceOf<'roseLoses'>> = {
  check: ({ count }) => atLeastOne(count),
  choice: null,
  canBegin: always,
  wants: noCubes,
  moves: never,
  run: (state, { count }, doing) => {
    loses(state, rose, count, doing.source)
    return finished
  },
  text: ({ count }) => phrase('verb.roseLoses', { count }),
  value: worth(0.35),
  inner: noLists,
}

const losing = (
  state: BlackRose,
  models: readonly ModelId[],
  amount: number,
  by: Owner,
  thief: number,
  card: string,
  robbing: { readonly robs?: true } = {},
): Follow[] =>
  models
    .filter((model) => isMage(model) && powerOf(state, seatOf(model)) > 0)
    .map((model) => ({
      procedure: 'losePower',
      locals: { seat: seatOf(model), by, amount, thief, card, ...robbing, ...uninterrupted() },
    }))

/** [BRW-V.26] Loss of power: points that cannot be lost are not, and the rest of the effect happens all the same. */
export const losePower: Verb<SentenceOf<'losePower'>> = {
  check: ({ count }) => atLeastOne(count),
  choice: null,
  canBegin: (state, sentence, doing) =>
    possible(state, sentence, doing).some((model) => powerOf(state, ownerOf(state, model)) > 0),
  wants: noCubes,
  moves: never,
  run: (state, { count }, doing) =>
    leadsTo(...losing(state, doing.models ?? [], count, doing.by, -1, doing.source)),
  text: ({ count, to }) => phrase('verb.losePower', { count, to: modelsText(to) }),
  value: ({ count, to }, into) => {
    into.plain += isSelf(to) ? -count : 0.4 * count
  },
  inner: noLists,
}

/** [BRW-V.28] */
export const stealPower: Verb<SentenceOf<'stealPower'>> = {
  check: ({ count }) => atLeastOne(count),
  choice: null,
  canBegin: anybody,
  wants: noCubes,
  moves: never,
  run: (state, { count }, doing) =>
    leadsTo(
      ...losing(
        state,
        doing.models ?? [],
        count,
        doing.by,
        doing.you,
        doing.source,
        doing.you === rose ? { robs: true } : {},
      ),
    ),
  text: ({ count, to }) => phrase('verb.stealPower', { count, to: modelsText(to) }),
  value: worth(1.4),
  inner: noLists,
}

export const crown: Verb<SentenceOf<'crown'>> = {
  check: fine,
  choice: null,
  canBegin: always,
  wants: noCubes,
  moves: never,
  run: (state, _, doing) => {
    takeCrown(state, doing.you)
    return finished
  },
  text: () => phrase('verb.crown'),
  value: worth(0.6),
  inner: noLists,
}
