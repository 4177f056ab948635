import { type Content, everythingIn } from '../content/content.ts'
import type { Doing } from '../frames/calls.ts'
import type { BlackRose } from '../state.ts'
import type { ActionCard } from '../words/avatar.ts'
import type { EditionId } from '../words/board.ts'
import type { Spell, SpellSide } from '../words/card.ts'
import type { Sentence, Sentences } from '../words/effect.ts'
import { problemOf } from '../words/targets.ts'
import { verbOf } from './table.ts'

/** Lists of sentences by their names: those printed on the cards, and those inside their sentences. */
export type Lists = ReadonlyMap<string, Sentences>

/** The list itself, checked, and those inside it. */
const listsIn = (name: string, sentences: Sentences): [string, Sentences][] => [
  [name, sentences],
  ...sentences.flatMap((sentence, at) => {
    const { check, inner } = verbOf(sentence)
    const problem = check(sentence)
    if (problem !== null) throw new Error(`the card of '${name}' says '${sentence.verb}' wrongly: ${problem}`)
    return inner(sentence).flatMap((each, branch) => listsIn(`${name}/${at}.${branch}`, each))
  }),
]

/** The lists of one side, its type and its target checked. */
const sideLists = (name: string, side: SpellSide): [string, Sentences][] => {
  const problem = problemOf(side)
  if (problem !== null) throw new Error(`the card of '${name}' has a wrong type or target: ${problem}`)
  return listsIn(name, side.effect)
}

const spellLists = ({ id, sides, roomTrap }: Spell): [string, Sentences][] => [
  ...Object.entries(sides).flatMap(([side, printed]) => sideLists(`spell/${id}/${side}`, printed)),
  ...(roomTrap === null
    ? []
    : roomTrap.effects.flatMap((effect, at) => listsIn(`spell/${id}/${at}`, effect))),
]

const actionLists = ({ id, effects, back }: ActionCard): [string, Sentences][] => [
  ...effects.flatMap((effect, at) =>
    effect.sort === 'spell' ? listsIn(`action/${id}/${at}`, effect.effect) : [],
  ),
  ...(back === null ? [] : listsIn(`action/${id}/back`, back.effect)),
]

/** Every list of sentences on these cards. Throws for a sentence that its verb refuses, naming the card. */
export const listsOn = ({ spells, rooms, quests, events, evocations, upgrades, actions }: Content): Lists =>
  new Map([
    ...[...spells.values()].flatMap(spellLists),
    ...[...rooms.values()].flatMap(({ id, effect, rebuilt }) => [
      ...listsIn(`room/${id}`, effect),
      ...(rebuilt === undefined ? [] : listsIn(`room/${id}/rebuilt`, rebuilt)),
    ]),
    ...[...quests.values()].flatMap(({ id, effect }) => listsIn(`quest/${id}`, effect)),
    ...[...events.values()].flatMap(({ id, effect, rules }) => [
      ...listsIn(`event/${id}`, effect),
      ...rules.flatMap((rule, at) =>
        rule.rule === 'whenever' ? listsIn(`event/${id}/${at}`, rule.then) : [],
      ),
    ]),
    ...[...evocations.values()].flatMap(({ kind, powers }) =>
      powers.flatMap((power, at) =>
        'effect' in power ? listsIn(`evocation/${kind}/${at}`, power.effect) : [],
      ),
    ),
    ...[...upgrades.values()].flatMap(({ kind, powers }) =>
      powers.flatMap((power, at) =>
        'effect' in power ? listsIn(`upgrade/${kind}/${at}`, power.effect) : [],
      ),
    ),
    ...[...actions.values()].flatMap(actionLists),
  ])

const loaded = new Map<EditionId, Lists>()

/** The lists of an edition, checked when they are first asked for. */
export const listsOf = (edition: EditionId): Lists => {
  const known = loaded.get(edition)
  if (known !== undefined) return known
  const lists = listsOn(everythingIn(edition))
  loaded.set(edition, lists)
  return lists
}

/** The sentences of a list. */
export const sentencesOf = (edition: EditionId, list: string): Sentences => {
  const sentences = listsOf(edition).get(list)
  if (sentences === undefined) throw new Error(`there is no '${list}'`)
  return sentences
}

/** The list that is being carried out. */
export const listOf = (state: BlackRose, { list }: Doing): Sentences => sentencesOf(state.rules.edition, list)

/** The sentence that comes next in it. */
export const sentenceAt = (state: BlackRose, doing: Doing): Sentence | undefined =>
  listOf(state, doing)[doing.at]
