import { choices } from '@conclave/kernel'
import { contentAt } from '../../src/content/content.ts'
import { blackRoseIn } from '../../src/game.ts'
import type { ActionName } from '../../src/shown.ts'
import { type BlackRose, editionOf, type Mage, rose } from '../../src/state.ts'
import { backOf } from '../../src/table/action-deck.ts'
import { cubesOfColour } from '../../src/table/cubes.ts'
import { isTurned, laidAt, roomAt } from '../../src/table/lodge.ts'
import { spacesOf } from '../../src/table/progress.ts'
import { refusedActions } from '../../src/table/refusals.ts'
import { running } from '../../src/table/stack.ts'

const count = (list: readonly number[], owner: number): number => list.filter((each) => each === owner).length

/** Reserve of a mage, with the cubes on her own quests and jinxes. */
const reserveOf = ({ reserve, progress, jinxes }: Mage): number =>
  reserve +
  (progress ?? []).reduce((sum, { marks }) => sum + marks.length, 0) +
  (jinxes ?? []).reduce((sum, { cubes }) => sum + cubes, 0)

/** The mages of all, the Avatar's among them. */
const bodies = ({ mages, avatar }: BlackRose): Mage[] => [
  ...mages,
  ...(avatar === undefined ? [] : [avatar.mage]),
]

const roseReserve = ({ rose: { reserve }, avatar }: BlackRose): number =>
  reserve + (avatar?.mage.jinxes ?? []).reduce((sum, { cubes }) => sum + cubes, 0)

/** [12.14, 7] Every colour has its 26 cubes, wherever they are. */
const cubesProblem = (state: BlackRose): string | null => {
  const lists = [
    ...bodies(state).map(({ damage }) => damage),
    ...state.evocations.map(({ damage }) => damage),
    ...state.lodge.map(({ cubes }) => cubes),
  ]
  for (const owner of [rose, ...state.mages.keys()]) {
    const reserve = owner === rose ? roseReserve(state) : reserveOf(state.mages[owner]!)
    const all = lists.reduce((sum, list) => sum + count(list, owner), reserve)
    if (all !== cubesOfColour || reserve < 0) return `owner ${owner} has ${all} cubes, ${reserve} in reserve`
  }
  return null
}

const isSorted = (list: readonly string[]): boolean =>
  list.every((each, at) => at === 0 || list[at - 1]! <= each)

/** The spells that a mage has, wherever they are. */
const spellsOf = (state: BlackRose, { hand, grimoire, memories, sheet, looking }: Mage): string[] => [
  ...hand,
  ...grimoire.cards,
  ...memories,
  ...sheet.filter((card) => card !== null),
  ...looking.filter((card) => contentAt(state.rules).spells.has(card)),
]

/** All spell cards on the table. */
const spellsOn = (state: BlackRose): string[] =>
  [
    ...Object.values(state.library).flatMap(({ cards }) => cards),
    ...Object.values(state.schoolDiscards).flat(),
    ...state.gone,
    ...state.mages.flatMap((mage) => spellsOf(state, mage)),
  ].sort()

/** [BRW-PWR.4] Nobody ever has the personal spell of another: what is put aside comes back to its own mage. */
const strangerProblem = (state: BlackRose): string | null => {
  const { personal } = contentAt(state.rules)
  for (const mage of state.mages) {
    const strange = spellsOf(state, mage).find((card) =>
      personal.some(({ id, mage: its }) => id === card && its !== mage.name),
    )
    if (strange !== undefined) return `${mage.name} has ${strange}`
  }
  return null
}

/** [12.14, 8] Every card is somewhere, once. */
const cardsProblem = (state: BlackRose): string | null => {
  const content = contentAt(state.rules)
  const personal = new Set(content.personal.map(({ id }) => id))
  const expected = [
    ...[...content.books.values()].flatMap(({ spells }) => spells.flatMap(({ id }) => [id, id, id])),
    ...content.forgotten.map(({ id }) => id),
  ].sort()
  const found = spellsOn(state).filter((card) => !personal.has(card))
  if (found.join() !== expected.join()) return `there are ${found.length} spells, not ${expected.length}`
  const own = spellsOn(state).filter((card) => personal.has(card)).length
  const aside = state.mages.reduce((sum, mage) => sum + mage.aside, 0)
  if (state.phase !== 'opening' && personal.size > 0 && own + aside !== 3 * state.seats)
    return `there are ${own + aside} personal spells`
  return null
}

const questsProblem = (state: BlackRose): string | null => {
  const { quests, events } = contentAt(state.rules)
  const held = [
    ...state.questDecks.flatMap(({ cards }) => cards),
    ...state.questDiscards.flat(),
    ...state.mages.flatMap(({ quests: own, completed, looking, toSolve }) => [
      ...own.cards,
      ...(toSolve ?? []),
      ...completed,
      ...looking.filter((card) => quests.has(card)),
    ]),
  ]
  const expected = [...quests.values()].filter(({ fourPlayers }) => !fourPlayers || state.seats === 4).length
  if (held.length !== expected || new Set(held).size !== expected) return `there are ${held.length} quests`
  const laid = [
    ...state.eventDecks.flatMap(({ cards }) => cards),
    ...state.eventDiscards.flat(),
    ...state.events.flatMap((event) => (event === null ? [] : [event.card])),
    ...(state.drawn === null ? [] : [state.drawn.card]),
    ...state.mages.flatMap(({ looking }) => looking.filter((card) => events.has(card))),
  ]
  const { avatar } = contentAt(state.rules)
  const size =
    state.avatar === undefined ? events.size - (avatar?.events ?? []).length : (avatar?.events ?? []).length
  if (laid.length !== size || new Set(laid).size !== size) return `there are ${laid.length} events`
  return null
}

/** Breach of the law that all common knowledge of a mage is true. */
const knownProblem = (state: BlackRose): string | null => {
  for (const [seat, { known, hand, grimoire, sheet, slots }] of state.mages.entries()) {
    const used = Object.values(slots).map(({ status }) => status === 'used')
    const pool = [...hand, ...grimoire.cards, ...sheet.filter((_, at) => !used[at])]
    for (const card of known) {
      const at = pool.indexOf(card)
      if (at < 0) return `seat ${seat} is known to hold ${card} and does not`
      pool.splice(at, 1)
    }
    if (!isSorted(hand) || !isSorted(known)) return `the hand of seat ${seat} is out of order`
  }
  return null
}

const limitsProblem = (state: BlackRose): string | null => {
  if ([state.rose.power, ...state.mages.map(({ power }) => power)].some((power) => power < 0))
    return 'somebody has less than no power'
  for (const seat of [rose, ...state.mages.keys()]) {
    const own = state.evocations.filter(({ owner, slot }) => owner === seat && slot >= 0)
    if (own.length > 3 || new Set(own.map(({ slot }) => slot)).size !== own.length)
      return `seat ${seat} has too many evocations`
  }
  for (const at of state.lodge.keys()) {
    const { cubes, destroyed, token } = laidAt(state, at)
    if (!state.rules.overload && cubes.length > roomAt(state, at).slots) return 'a room is overfull'
    if (isTurned(state, at) && cubes.length > 0) return 'a room that has turned has cubes'
    if (destroyed && token !== 'none') return 'a ruin has a token'
  }
  for (const pile of [...Object.values(state.library), ...state.questDecks, ...state.eventDecks])
    if (pile.cards.length !== pile.seen.length) return 'what is known of a pile does not fit it'
  return null
}

/** [REB-CMP.24] Its thirty cards are somewhere, once; it has nothing else, and no black cube on its bar (REB-AVA.39). */
const avatarProblem = (state: BlackRose): string | null => {
  const { avatar } = state
  if (avatar === undefined) return null
  const { mage, decks, revealed, back } = avatar
  const cards = [...decks.flatMap((deck) => deck.cards), ...revealed]
  const { actions } = contentAt(state.rules)
  if (cards.length !== actions.size || new Set(cards).size !== actions.size)
    return `the Avatar has ${cards.length} cards`
  const empty = [mage.hand, mage.grimoire.cards, mage.memories, mage.quests.cards, mage.looking, mage.known]
  if (empty.some((list) => list.length > 0)) return 'the Avatar holds cards of a mage'
  if (mage.damage.includes(rose)) return 'the Avatar has hurt itself'
  if (mage.reserve !== cubesOfColour) return 'the Avatar has cubes of its own'
  const top = decks[state.moon - 1]!.cards.at(-1)
  if (back !== (top === undefined ? null : backOf(actions.get(top)!)))
    return 'its top card shows another back'
  return null
}

/** [12.14, 9] Breach of a law that holds when nothing is going on. */
const restProblem = (state: BlackRose): string | null => {
  if (!state.questions.some(({ kind }) => kind === 'component')) return null
  if (state.news.length > 0) return 'something has happened and nobody was told'
  const isLimited = !editionOf(state).openQuests
  if (isLimited && state.mages.some(({ quests }) => quests.cards.length > 2))
    return 'somebody has more than two quests'
  if (state.mages.some(({ looking }) => looking.length > 0)) return 'somebody still looks at cards'
  return null
}

const most = <T>(list: readonly T[], of: T): number => list.filter((each) => each === of).length

/** [REB-CMP.31] No supply is overdrawn: figures, jinxes, upgrades, trophies. */
const suppliesProblem = (state: BlackRose): string | null => {
  const content = contentAt(state.rules)
  const kinds = state.evocations.map(({ kind }) => kind)
  for (const { kind, figures } of content.evocations.values())
    if (most(kinds, kind) > figures) return `there are too many figures of ${kind}`
  const jinxes = state.mages.flatMap((mage) => (mage.jinxes ?? []).map(({ kind }) => kind))
  for (const { kind, copies } of content.jinxes.values())
    if (most(jinxes, kind) > copies) return `there are too many jinxes ${kind}`
  const upgrades = state.evocations.flatMap((evocation) => evocation.upgrades ?? [])
  for (const { kind, copies } of content.upgrades.values())
    if (most(upgrades, kind) > copies) return `there are too many upgrades ${kind}`
  const won = [...state.rose.trophies, ...state.mages.flatMap((mage) => mage.won)]
  for (const [seat, { trophies }] of state.mages.entries())
    if (trophies + most(won, seat) !== editionOf(state).trophiesOfMage) return `seat ${seat} lacks a trophy`
  for (const [seat, { quests, progress }] of state.mages.entries())
    for (const { quest, marks } of progress ?? [])
      if (!quests.cards.includes(quest) || marks.length >= spacesOf(state, quest))
        return `seat ${seat} has cubes on ${quest}`
  return null
}

/** By which answers the five actions of Rebirth are taken. */
const answersTo: { readonly [A in ActionName]: readonly string[] } = {
  cast: ['castNext', 'castQuick'],
  explore: ['move'],
  fight: ['attack'],
  command: ['evocation'],
  momentum: ['sacrifice'],
}

/**
 * [REB-ACT.2] Breach of the law on refusals: a mage with an action left is offered each of the five, or told why not; never both.
 */
const refusalsProblem = (state: BlackRose): string | null => {
  const frame = running(state, 'activation')[0]
  const question = state.questions.find(({ kind }) => kind === 'component')
  if (frame === undefined || question === undefined || !editionOf(state).commands) return null
  const offered = choices(blackRoseIn('rebirth'), state, question).map((option) => option.do)
  const refused = refusedActions(state, frame).map(({ action }) => action)
  for (const action of Object.keys(answersTo) as ActionName[]) {
    const isOffered = offered.some((deed) => answersTo[action].includes(deed))
    if (frame.parts.length < 2 && isOffered === refused.includes(action))
      return `${action} is ${isOffered ? 'offered and refused' : 'neither offered nor refused'}`
  }
  return null
}

/** Breach of the laws of a state, or null. */
export const violation = (state: BlackRose): string | null =>
  cubesProblem(state) ??
  cardsProblem(state) ??
  strangerProblem(state) ??
  questsProblem(state) ??
  knownProblem(state) ??
  limitsProblem(state) ??
  avatarProblem(state) ??
  suppliesProblem(state) ??
  refusalsProblem(state) ??
  restProblem(state)
