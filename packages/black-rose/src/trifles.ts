import { accept, choices, hash, imagine, keyOf, type Seat, settle, swift } from '@conclave/kernel'
import { contentOf, questOf } from './content/content.ts'
import { copy } from './copy.ts'
import type { BlackRoseQuestion } from './frames/abouts.ts'
import { hiding } from './hiding.ts'
import { fightsNobody } from './procedures/activation.ts'
import { procedures } from './procedures/index.ts'
import { type BlackRose, type BlackRoseOption, mageOf } from './state.ts'
import { damageOn } from './table/models.ts'
import { eventRules, longestRange } from './table/rules.ts'
import { isActive } from './table/sheet.ts'
import { running } from './table/stack.ts'
import { currentModel } from './verbs/damage.ts'
import { waysToDo } from './verbs/index.ts'
import { sentenceAt } from './verbs/lists.ts'
import { slotNames } from './words/board.ts'

// Questions whose answers end alike: the table gives them for whoever does not want to be asked (`standing-orders.ts`).

const rules = { procedures }

type Answered = (state: BlackRose, question: BlackRoseQuestion) => BlackRoseOption | undefined

/** State after an answer, up to the next question. */
const after = (state: BlackRose, question: BlackRoseQuestion, option: BlackRoseOption): BlackRose => {
  const next = copy(state)
  accept(rules, next, question, option)
  settle(rules, next)
  return next
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** [BRW-R.45] Answer to whose cubes go first, for a mage who heals everything and need not say it. */
const whoseCube: Answered = (state, question) => {
  const doing = running(state, 'effect').at(-1)
  if (doing === undefined || sentenceAt(state, doing)?.verb !== 'heal') return undefined
  const model = currentModel(doing)
  const [first] = choices(rules, state, question)
  if (model === undefined || first?.do !== 'cube') return undefined
  let now = state
  for (;;) {
    const [asked] = now.questions
    if (asked === undefined || !isSame(asked, question) || damageOn(now, model).length === 0) break
    now = after(now, question, choices(rules, now, question)[0]!)
  }
  return damageOn(now, model).length === 0 ? first : undefined
}

/** So many positions are looked at before a question is asked after all. */
const mostLookedAt = 80

/** True if two positions are the same, or ask the same mage for the same answers and each of them ends alike. */
const endAlike = (one: BlackRose, other: BlackRose, seat: Seat, looked: { count: number }): boolean => {
  if (++looked.count > mostLookedAt) return false
  if (hash(one) === hash(other)) return true
  const [asked] = one.questions
  if (asked?.seat !== seat || !isSame(one.questions, other.questions) || one.questions.length > 1)
    return false
  const question = asked as BlackRoseQuestion
  const [options, others] = [one, other].map((state) => choices(rules, state, question))
  if (options === undefined || !isSame(options.map(keyOf), others?.map(keyOf))) return false
  return options.every((option) =>
    endAlike(after(one, question, option), after(other, question, option), seat, looked),
  )
}

/** [BRW-CAST.5] Before or after: as long as nobody else is asked in between, and all that can be chosen leads to the same. */
const whenToShake: Answered = (state, question) => {
  const [first, second] = choices(rules, state, question)
  if (first === undefined || second === undefined) return undefined
  const alike = endAlike(after(state, question, first), after(state, question, second), question.seat, {
    count: 0,
  })
  return alike ? first : undefined
}

/** True if a quest that she knows of, or an event, looks at the element of her spells; or a spell of somebody else might. */
const mindsElement = (state: BlackRose, seat: Seat): boolean =>
  mageOf(state, seat).quests.cards.some((quest) => {
    const { task } = questOf(state.rules.edition, quest)
    return task.task === 'quickElement' || (task.task === 'count' && task.of === 'elements')
  }) ||
  eventRules(state).some(({ rule }) => rule.rule === 'whenever' && rule.on.on === 'casts') ||
  state.mages.some((mage, other) => other !== seat && slotNames.some((slot) => isActive(mage, slot)))

/** [BRW-CAST.2] Nobody looks: one that reaches as far as any, and that she has not had in this round. */
const whichElement: Answered = (state, { seat }) => {
  if (mindsElement(state, seat)) return undefined
  const { marks } = mageOf(state, seat).tally
  const reaching = contentOf(state.rules.edition).elements.filter(
    (element) => longestRange(state, element) === Number.POSITIVE_INFINITY,
  )
  const element = reaching.find((each) => !marks.includes(`elements ${each}`)) ?? reaching[0]
  return element === undefined ? undefined : { do: 'element', element }
}

/** [BRW-V.29, BRW-D.25] Answer for a mage who has chosen, of several, a sentence that begins with "you may": she does it. */
const chosenAlready: Answered = (state, question) => {
  const [doing, outer] = running(state, 'effect').toReversed()
  if (doing === undefined || outer === undefined || doing.at > 0) return undefined
  if (!doing.list.startsWith(`${outer.list}/${outer.at}.`)) return undefined
  const [verb, chosen] = [sentenceAt(state, doing)?.verb, sentenceAt(state, outer)]
  if ((verb !== 'may' && verb !== 'pay') || chosen?.verb !== 'choose') return undefined
  if (waysToDo(state, chosen, outer).length < 2) return undefined
  return choices(rules, state, question).find((option) => option.do === 'yes')
}

/** [REB-ACT.9] A mage who fights nobody is asked for her room once: before the attack is as good as after it. */
const roomOfNobody: Answered = (state, question) =>
  question.kind === 'activateHere' &&
  question.about.when === 'before' &&
  state.stack.at(-1)?.procedure === 'fight' &&
  fightsNobody(state, question.seat)
    ? { do: 'pass' }
    : undefined

/**
 * The answer to a question that asks for nothing: all of them end alike, or it was given before. What the mage does not know
 * plays no part, or she could tell from not being asked what others hold.
 */
export const answerToTrifle: Answered = (state, question) => {
  const known = (): BlackRose => imagine({ hiding, copy }, state, question.seat, swift('trifle'))
  switch (question.kind) {
    case 'symbol':
      return whenToShake(known(), question)
    case 'element':
      return whichElement(known(), question)
    case 'activateHere':
      return roomOfNobody(state, question)
    case 'effect':
      return whoseCube(state, question) ?? chosenAlready(state, question)
    default:
      return undefined
  }
}
