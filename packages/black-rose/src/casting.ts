import type { Seat, Viewer } from '@conclave/kernel'
import { spellOf } from './content/content.ts'
import type { Doing } from './frames/calls.ts'
import { newDoing } from './frames/making.ts'
import type { AimView, CastingView, CubesView, HitView } from './shown.ts'
import { type BlackRose, type BlackRoseOption, cell, editionOf, type ModelId, mageOf } from './state.ts'
import { legalAims } from './table/aim.ts'
import { amountNow } from './table/amounts.ts'
import { isCombatSpell } from './table/immunity.ts'
import { hasJinx } from './table/jinxes.ts'
import { freeSlots, roomName } from './table/lodge.ts'
import { isMage, placeOf, seatOf } from './table/models.ts'
import { namedModel } from './table/named.ts'
import { modelOption, roomOption } from './table/named-options.ts'
import {
  firstDamageModifiers,
  type Modifier,
  spellModifiers,
  strengthModifiers,
  symbolCubes,
} from './table/rules.ts'
import { selectModels } from './table/select.ts'
import { selectRooms } from './table/select-rooms.ts'
import { cardIn, isReady, nextStandard, sideOf, spellIn } from './table/sheet.ts'
import { innermost } from './table/stack.ts'
import { canShake, hasVortex } from './table/symbol.ts'
import { sentencesOf } from './verbs/lists.ts'
import type { EditionId, SlotName } from './words/board.ts'
import type { SentenceOf, Sentences } from './words/effect.ts'

// What the spells that a mage may cast now can be aimed at, and what they would do there as long as nobody answers. She sees it
// before she casts: nothing is told of a spell that is still hers to choose.

/** Running result of a spell's sentences. */
interface Promised {
  readonly hits: Map<ModelId, { amount: number; by: Modifier[] }>
  readonly cubes: Map<number, number>
}

const isFixed = (selection: object): selection is { readonly these: [] } => 'these' in selection

/** [11.4] Modifiers of a Combat spell that hits a mage under that jinx, which wears off only then. */
const jinxModifiers = (state: BlackRose, model: ModelId, { list }: Doing): readonly Modifier[] =>
  isMage(model) && isCombatSpell(state, list) && hasJinx(state, seatOf(model), 'vulnerability')
    ? [{ card: 'jinx.vulnerability', by: 1 }]
    : []

/** Damage that is dealt without a further choice. */
const strike = (state: BlackRose, sentence: SentenceOf<'deal'>, doing: Doing, into: Promised): void => {
  const selected = selectModels(state, doing, sentence)
  if (!isFixed(selected) || sentence.from === 'rose') return
  const { amount } = sentence
  const models: readonly ModelId[] = selected.these
  const isFirst = !doing.boosted
  doing.boosted = true
  doing.models = models.slice()
  const ofSpell = isFirst ? spellModifiers(state, doing.origin) : []
  const ofStrength =
    typeof amount !== 'number' && amount.by === 'strength' ? strengthModifiers(state, doing.you) : []
  const dealt = ofSpell.reduce((all, { by }) => all + by, amountNow(state, amount, doing))
  for (const model of dealt > 0 ? models : []) {
    const ofJinx = jinxModifiers(state, model, doing)
    const more = ofJinx.reduce((all, { by }) => all + by, 0)
    const hit = into.hits.get(model) ?? { amount: 0, by: [] }
    into.hits.set(model, {
      amount: hit.amount + dealt + more,
      by: [...hit.by, ...ofStrength, ...ofSpell, ...ofJinx],
    })
  }
  doing.models = null
}

/** Cubes that are laid without a further choice. */
const shake = (state: BlackRose, sentence: SentenceOf<'instability'>, doing: Doing, into: Promised): void => {
  if (sentence.in.rooms === 'random') return
  const selected = selectRooms(state, doing, sentence.in)
  if (!isFixed(selected)) return
  const rooms: readonly number[] = selected.these
  for (const room of rooms)
    into.cubes.set(room, (into.cubes.get(room) ?? 0) + amountNow(state, sentence.count, doing))
}

/** Adds the certain result of a list of sentences: a choice in it, or a dependence on what came before, is not told. */
const promise = (state: BlackRose, sentences: Sentences, doing: Doing, into: Promised): void => {
  for (const sentence of sentences) {
    if (sentence.verb === 'deal') strike(state, sentence, doing, into)
    else if (sentence.verb === 'instability') shake(state, sentence, doing, into)
    else if (sentence.verb === 'and') promise(state, sentence.then, doing, into)
    // Whoever has moved stands elsewhere: what follows is not known yet.
    else if (moving.some((verb) => verb === sentence.verb)) return
  }
}

const moving = ['step', 'place', 'swap', 'sendBack', 'toCell', 'activate', 'swapRooms'] as const

/** The first damage of a round may be less. */
const softened = (state: BlackRose, model: ModelId): readonly Modifier[] =>
  isMage(model) && !mageOf(state, seatOf(model)).tally.marks.includes('softened')
    ? firstDamageModifiers(state)
    : []

const hitView = (state: BlackRose, model: ModelId, amount: number, by: readonly Modifier[]): HitView => {
  const less = softened(state, model)
  return {
    model: namedModel(state, model),
    amount: Math.max(
      0,
      less.reduce((all, each) => all + each.by, amount),
    ),
    by: [...by, ...less].map((each) => ({ card: each.card, by: each.by })),
  }
}

const aimView = (
  state: BlackRose,
  seat: Seat,
  slot: SlotName,
  option: BlackRoseOption,
  target: ModelId | null,
  targetRoom: number,
): AimView => {
  const { place, falls } = mageOf(state, seat)
  const card = cardIn(mageOf(state, seat), slot)!
  const list = `spell/${card}/${sideOf(state, seat, slot)}`
  const doing = newDoing(
    list,
    `spell.${card}`,
    { by: seat, you: seat, falls },
    { origin: place, there: place, target, it: target, targetRoom },
  )
  const into: Promised = { hits: new Map(), cubes: new Map() }
  promise(state, sentencesOf(state.rules.edition, list), doing, into)
  if (hasVortex(state, seat, slot) && canShake(state, seat, place))
    into.cubes.set(place, (into.cubes.get(place) ?? 0) + symbolCubes(state))
  return {
    option,
    hits: [...into.hits].map(([model, { amount, by }]) => hitView(state, model, amount, by)),
    cubes: [...into.cubes].flatMap(([at, count]): CubesView[] => {
      const laid = Math.min(count, freeSlots(state, at))
      return laid === 0 ? [] : [{ room: roomName(state, at), count: laid }]
    }),
  }
}

const castingView = (state: BlackRose, seat: Seat, slot: SlotName): CastingView[] => {
  const card = cardIn(mageOf(state, seat), slot)
  const side = spellIn(state, seat, slot)?.side
  // What is laid face down, and what waits in a room, is aimed at nobody yet.
  if (card === null || side == null || side.type === 'trap' || side.type === 'protection') return []
  const { models, rooms } = legalAims(state, { seat, slot })
  return [
    {
      slot,
      card,
      side: sideOf(state, seat, slot),
      aims: [
        ...models.map((model) =>
          aimView(state, seat, slot, modelOption(state, model), model, placeOf(state, model)),
        ),
        ...rooms.map((at) => aimView(state, seat, slot, roomOption(state, at), null, at)),
      ],
    },
  ]
}

/** The spells that this viewer may cast now, or is casting. */
export const castingFor = (state: BlackRose, viewer: Viewer): readonly CastingView[] => {
  const question = state.questions.find(({ seat }) => seat === viewer)
  if (question === undefined) return []
  const { seat } = question
  if (question.kind === 'aim') {
    const cast = innermost(state, 'cast')
    return cast === undefined || cast.seat !== seat ? [] : castingView(state, seat, cast.slot)
  }
  if (question.kind !== 'component') return []
  const mage = mageOf(state, seat)
  if (mage.place === cell && !editionOf(state).castsInCell) return []
  const next = nextStandard(mage)
  const slots: SlotName[] = [
    ...(next === undefined ? [] : [next]),
    ...(isReady(mage, 'quick') ? ['quick' as const] : []),
  ]
  return slots.flatMap((slot) => castingView(state, seat, slot))
}

/** [BRW-TGT.1] True if a side of a spell is aimed at a model or at a room, wherever they are. */
export const aimsSomewhere = (edition: EditionId, card: string, side: string): boolean => {
  const { aim } = spellOf(edition, card).sides[side === 'dark' ? 'dark' : 'light'] ?? {}
  return aim !== undefined && 'range' in aim
}
