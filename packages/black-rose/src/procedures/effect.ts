import { ask, done, go } from '@conclave/kernel'
import { isBeyondAvatar } from '../avatar/without-cards.ts'
import type { BlackRoseQuestion } from '../frames/abouts.ts'
import { type Doing, follow, procedure } from '../frames/calls.ts'
import { type BlackRose, type BlackRoseOption, editionOf, type ModelId, mageOf } from '../state.ts'
import { isCutShort } from '../table/cut-short.ts'
import { hexOf } from '../table/lodge.ts'
import { modelIn, modelOption, roomOption } from '../table/named-options.ts'
import { selectModels } from '../table/select.ts'
import { selectRooms } from '../table/select-rooms.ts'
import { chooserOf, isSecret, runSentence, waysToDo } from '../verbs/index.ts'
import { sentenceAt } from '../verbs/lists.ts'
import type { Result } from '../verbs/verb.ts'
import type { Sentence } from '../words/effect.ts'
import { fullStop, isPartOfSentence } from './full-stop.ts'
import { question } from './question.ts'

const note = (doing: Doing, { follows, again }: Result): void => {
  doing.todo = follows.slice()
  doing.again = again
}

const asking = (state: BlackRose, sentence: Sentence, doing: Doing): BlackRoseQuestion<'effect'> => {
  const { source, list, at } = doing
  const manner = isSecret(sentence) ? 'always' : 'turn'
  return question(state, chooserOf(state, sentence, doing), 'effect', { source, list, at }, manner)
}

/** Choice of a target or a room; none when that is known. */
const selecting = (state: BlackRose, sentence: Sentence, doing: Doing): BlackRoseOption[] => {
  if ('to' in sentence && doing.models === null) {
    const found = selectModels(state, doing, sentence)
    if ('among' in found)
      return closing(
        found.among.map((model) => modelOption(state, model)),
        found.enough,
      )
  } else if ('in' in sentence && doing.rooms === null) {
    // Nobody is left to be put anywhere.
    if ('to' in sentence && doing.models?.length === 0) return []
    // Chance is asked once, when the rooms are taken.
    if (sentence.in.rooms === 'random') return []
    const found = selectRooms(state, doing, sentence.in)
    if ('among' in found)
      return closing(
        found.among.map((at) => roomOption(state, at)),
        found.enough,
      )
    if (isSecret(sentence)) return [{ do: 'enough' }]
  }
  return []
}

const closing = (options: BlackRoseOption[], enough: boolean): BlackRoseOption[] =>
  enough ? [...options, { do: 'enough' }] : options

/** Every legal answer to the question of an effect. */
const effectOptions = (state: BlackRose, doing: Doing): readonly BlackRoseOption[] => {
  const sentence = sentenceAt(state, doing)!
  const found = selecting(state, sentence, doing)
  if (found.length > 0) return found
  const ways = waysToDo(state, sentence, doing)
  // A match that earlier rules have left may ask for what the card no longer leaves open: it goes on without.
  return ways.length > 0 ? ways : nothingLeft
}

const nothingLeft: readonly BlackRoseOption[] = [{ do: 'enough' }]

const isSelecting = (sentence: Sentence, doing: Doing): boolean =>
  ('to' in sentence && doing.models === null) || ('in' in sentence && doing.rooms === null)

/** Takes note of one chosen model or room. */
const choose = (state: BlackRose, sentence: Sentence, doing: Doing, option: BlackRoseOption): void => {
  const one = (picking: string): boolean => picking === 'one'
  if ('to' in sentence && doing.models === null) {
    const model = modelIn(option)
    if (model !== null) doing.chosen.push(model)
    if (model === null || one(sentence.to.models)) {
      doing.models = doing.chosen as ModelId[]
      doing.chosen = []
    }
    return
  }
  if (!('in' in sentence)) return
  if (option.do === 'room') doing.chosen.push(hexOf(state, option.room))
  if (option.do !== 'room' || one(sentence.in.rooms)) {
    doing.rooms = doing.chosen as number[]
    doing.chosen = []
  }
}

/** [REB-LOS.7] The ranges of spells and quests are counted from where their mage is when it comes to the sentence. */
const followMage = (state: BlackRose, doing: Doing): void => {
  const isHers = ['spell/', 'quest/', 'action/'].some((sort) => doing.list.startsWith(sort))
  if (isHers && editionOf(state).rangeFollows) doing.origin = mageOf(state, doing.you).place
}

/** [BRW-CAST.6] A list of sentences: each is chosen for, carried out and reacted to before the next. */
export const effect = procedure('effect')({
  first: 'next',
  steps: {
    next: (state, doing) => {
      const sentence = sentenceAt(state, doing)
      if (sentence === undefined || isCutShort(state, doing)) return done
      if (isBeyondAvatar(sentence, doing)) {
        doing.done = false
        return go('advance')
      }
      followMage(state, doing)
      const found = selecting(state, sentence, doing)
      if (found.length > 0) {
        // Rooms and models lie open: a lone one needs no question.
        if (found.length > 1 || isSecret(sentence)) return ask(asking(state, sentence, doing))
        choose(state, sentence, doing, found[0]!)
        return go('next')
      }
      if ('to' in sentence && doing.models === null) {
        const selected = selectModels(state, doing, sentence)
        doing.models = 'these' in selected ? selected.these : []
        doing.chosen = []
        return go('next')
      }
      if ('in' in sentence && doing.rooms === null) {
        const selected = selectRooms(state, doing, sentence.in)
        doing.rooms = 'these' in selected ? selected.these : []
        doing.chosen = []
        return go('next')
      }
      return go('ways')
    },
    ways: (state, doing) => {
      if (isCutShort(state, doing)) return done
      const sentence = sentenceAt(state, doing)!
      const ways = waysToDo(state, sentence, doing)
      if (ways.length > 1 || (ways.length === 1 && isSecret(sentence)))
        return ask(asking(state, sentence, doing))
      if (sentence.verb !== 'when' && !doing.again) doing.done = false
      note(doing, runSentence(state, sentence, doing, ways[0] ?? null))
      return go('follow')
    },
    follow: (state, doing) => {
      if (isCutShort(state, doing)) doing.todo = []
      const next = doing.todo.shift()
      if (next !== undefined) return follow(next, 'follow')
      if (editionOf(state).interrupts === 'fullStop') return go('period')
      if (state.news.length > 0) return fullStop(state, 'follow')
      return go(doing.again ? 'ways' : 'advance')
    },
    // [REB-EFF.3] A sentence resolves whole, whatever is chosen in it, and is heard of at its end.
    period: (state, doing) => {
      if (doing.again) return go('ways')
      return isPartOfSentence(state, doing.list) ? go('advance') : fullStop(state, 'advance')
    },
    advance: (state, doing) => {
      const sentence = sentenceAt(state, doing)!
      if ('to' in sentence && ['one', 'upTo'].includes(sentence.to.models)) doing.picked = doing.models ?? []
      if ('in' in sentence && ['one', 'upTo'].includes(sentence.in.rooms))
        doing.pickedRooms = doing.rooms ?? []
      doing.at++
      doing.models = null
      doing.rooms = null
      doing.chosen = []
      doing.again = false
      return go('next')
    },
  },
  questions: {
    effect: {
      rule: 'BRW-CAST.6',
      options: effectOptions,
      reply: (state, doing, option) => {
        const sentence = sentenceAt(state, doing)!
        if (isSelecting(sentence, doing)) {
          choose(state, sentence, doing, option)
          return go('next')
        }
        if (!doing.again) doing.done = false
        note(doing, runSentence(state, sentence, doing, option))
        return go('follow')
      },
    },
  },
})
