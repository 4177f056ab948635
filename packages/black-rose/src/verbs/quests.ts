import { roll, tell, uncover } from '@conclave/kernel'
import { happened, privately } from '../events.ts'
import type { Follow } from '../frames/calls.ts'
import { type BlackRose, type BlackRoseOption, editionOf, mageOf } from '../state.ts'
import { isMage, seatOf } from '../table/models.ts'
import { allBits, bitOf, drop, putBottom, refill, takeTop } from '../table/piles.ts'
import { clearQuest, progressQuest } from '../table/progress.ts'
import { discardQuest, drawQuest as draw, holdQuest, questOptions, receiveQuest } from '../table/quests.ts'
import { modelsText, phrase } from '../wording/words.ts'
import type { SentenceOf } from '../words/effect.ts'
import { anybody } from './begin.ts'
import { worth } from './estimate.ts'
import { looked } from './looking.ts'
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
  openChoice,
  unfinished,
  type Verb,
} from './verb.ts'

const limiting = (seat: number): Follow => ({ procedure: 'limitQuests', locals: { seat } })

/** [BRW-QST.9] */
export const drawQuest: Verb<SentenceOf<'drawQuest'>> = {
  check: ({ count }) => atLeastOne(count),
  choice: null,
  canBegin: always,
  wants: noCubes,
  moves: never,
  run: (state, { count }, doing) => {
    for (let each = 0; each < count; each++) draw(state, doing.you)
    return leadsTo(limiting(doing.you))
  },
  text: ({ count }) => phrase('verb.drawQuest', { count }),
  value: worth(0.6),
  inner: noLists,
}

/** Looks at the top quests and takes one; the others go to the bottom. */
export const chooseQuest: Verb<SentenceOf<'chooseQuest'>> = {
  check: ({ count }) => atLeastOne(count),
  choice: hiddenChoice((state, _, doing) =>
    looked(state, doing).length === 0
      ? null
      : looked(state, doing)
          .toSorted()
          .map((quest): BlackRoseOption => ({ do: 'quest', quest })),
  ),
  canBegin: always,
  wants: noCubes,
  moves: never,
  run: (state, { count }, doing, option) => {
    const { you } = doing
    const moon = state.moon - 1
    const deck = state.questDecks[moon]!
    if (option?.do !== 'quest') {
      if (doing.chosen.length > 0) return finished
      doing.chosen.push('looked')
      refill(state, deck, state.questDiscards[moon]!)
      for (let each = 0; each < count; each++) {
        const quest = takeTop(state, deck)
        if (quest === undefined) break
        looked(state, doing).push(quest)
        tell?.(privately(you, { event: 'sawQuest', seat: you, quest }, 'BRW-D.42'))
      }
      return looked(state, doing).length > 0 ? unfinished : finished
    }
    drop(looked(state, doing), option.quest)
    for (const quest of looked(state, doing)) putBottom(deck, quest, bitOf(you))
    looked(state, doing).length = 0
    doing.done = true
    receiveQuest(state, you, option.quest)
    return leadsTo(limiting(you))
  },
  text: ({ count }) => phrase('verb.chooseQuest', { count }),
  value: worth(0.6),
  inner: noLists,
}

/** [BRW-V.28] A quest at random changes hands. */
export const stealQuest: Verb<SentenceOf<'stealQuest'>> = {
  check: fine,
  choice: null,
  canBegin: anybody,
  wants: noCubes,
  moves: never,
  run: (state, _, doing) => {
    const [whom] = (doing.models ?? []).filter(isMage).map(seatOf)
    if (whom === undefined) return finished
    const { quests } = mageOf(state, whom)
    if (quests.cards.length === 0) return finished
    const at = quests.cards.length === 1 ? 0 : roll(state, quests.cards.length)
    uncover(state)
    // Whoever else has looked at them cannot tell any more which is which.
    const open = quests.cards.length === 1 || editionOf(state).openQuests
    const knowing = open ? allBits(state) : bitOf(whom) | bitOf(doing.you)
    quests.seen.forEach((seen, each) => {
      quests.seen[each] = seen & knowing
    })
    const [quest] = quests.cards.splice(at, 1)
    const [seen] = quests.seen.splice(at, 1)
    // [REB-QST.3] The cubes on an open one are hers who loses it.
    clearQuest(state, whom, quest!)
    holdQuest(state, doing.you, quest!, seen! | bitOf(doing.you))
    doing.done = true
    tell?.(happened({ event: 'questStolen', seat: doing.you, whom }, 'BRW-V.28'))
    if (editionOf(state).openQuests)
      tell?.(happened({ event: 'questOpened', seat: doing.you, quest: quest! }, 'REB-QST.2'))
    else tell?.(privately(doing.you, { event: 'drewQuest', seat: doing.you, quest: quest! }, 'BRW-V.28'))
    return leadsTo(limiting(doing.you))
  },
  text: ({ to }) => phrase('verb.stealQuest', { to: modelsText(to) }),
  value: worth(1),
  inner: noLists,
}

export const lookAtQuests: Verb<SentenceOf<'lookAtQuests'>> = {
  check: fine,
  choice: null,
  canBegin: anybody,
  wants: noCubes,
  moves: never,
  run: (state, _, doing) => {
    for (const whom of (doing.models ?? []).filter(isMage).map(seatOf)) lookAt(state, doing.you, whom)
    return finished
  },
  text: ({ to }) => phrase('verb.lookAtQuests', { to: modelsText(to) }),
  value: worth(0.05),
  inner: noLists,
}

const lookAt = (state: BlackRose, you: number, whom: number): void => {
  const { quests } = mageOf(state, whom)
  uncover(state)
  quests.seen.forEach((seen, at) => {
    quests.seen[at] = seen | bitOf(you)
    tell?.(privately(you, { event: 'sawQuest', seat: you, quest: quests.cards[at]! }, 'BRW-D.42'))
  })
  tell?.(happened({ event: 'questsLookedAt', seat: you, whom }, 'BRW-D.42'))
}

/** One unresolved quest is completed whatever its condition. */
export const completeQuest: Verb<SentenceOf<'completeQuest'>> = {
  check: fine,
  choice: hiddenChoice((state, _, { you }) => {
    const { quests } = mageOf(state, you)
    if (quests.cards.length === 0) return null
    return [
      ...quests.cards.toSorted().map((quest): BlackRoseOption => ({ do: 'quest', quest })),
      { do: 'no' },
    ]
  }),
  canBegin: always,
  wants: noCubes,
  moves: never,
  run: (_, __, doing, option) =>
    option?.do === 'quest'
      ? leadsTo({
          procedure: 'completeQuest',
          locals: { seat: doing.you, quest: option.quest, room: -1 },
        })
      : finished,
  text: () => phrase('verb.completeQuest'),
  value: worth(2.5),
  inner: noLists,
}

/** [VRB-49] A cube on one quest after the other, as often as it says or until it is enough. */
export const progress: Verb<SentenceOf<'progress'>> = {
  check: ({ count }) => atLeastOne(count),
  choice: openChoice((state, _, { you }) => {
    const quests = questOptions(state, you)
    return quests.length === 0 || mageOf(state, you).reserve === 0 ? null : [...quests, { do: 'enough' }]
  }),
  canBegin: (state, _, { you }) => questOptions(state, you).length > 0,
  wants: noCubes,
  moves: never,
  run: (state, { count }, doing, option) => {
    if (option?.do !== 'quest') return finished
    if (progressQuest(state, doing.you, option.quest)) doing.chosen.push(option.quest)
    doing.done = doing.chosen.length === count
    const more = !doing.done && questOptions(state, doing.you).length > 0
    return more && mageOf(state, doing.you).reserve > 0 ? unfinished : finished
  },
  text: ({ count }) => phrase('verb.progress', { count }),
  value: worth(0.7),
  inner: noLists,
}

/** [REB-C.21] Unsolved quests go; the Black Rose gains nothing for them. */
export const dropQuest: Verb<SentenceOf<'dropQuest'>> = {
  check: ({ count }) => atLeastOne(count),
  choice: openChoice((state, _, { you }) => questOptions(state, you)),
  canBegin: (state, _, { you }) => questOptions(state, you).length > 0,
  wants: noCubes,
  moves: never,
  run: (state, { count }, doing, option) => {
    if (option?.do !== 'quest') return finished
    discardQuest(state, doing.you, option.quest, 'nobody')
    doing.chosen.push(option.quest)
    doing.done = doing.chosen.length === count
    return !doing.done && questOptions(state, doing.you).length > 0 ? unfinished : finished
  },
  text: ({ count }) => phrase('verb.dropQuest', { count }),
  value: worth(-0.2),
  inner: noLists,
}
