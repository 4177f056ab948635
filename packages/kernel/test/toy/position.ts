import { frameOf, placesOf, type ScriptedDraw } from '@conclave/kernel'
import { type Lawful, scripted, type Table, table } from '@conclave/kernel/testing'
import type { Kind, Side } from './cards.ts'
import { cellar } from './cellar.ts'
import {
  type Cellar,
  type CellarOption,
  emptyCellar,
  intoHand,
  type Modifier,
  type Slot,
  slotNames,
  slots,
} from './state.ts'

export const [ada, bo, cy] = [0, 1, 2] as const

/** A card in a slot: its kind, light side up unless it says otherwise. */
type Laid = Kind | `${Kind} ${Side}`

interface MageSetup {
  readonly lives?: number
  readonly hand?: readonly Kind[]
  readonly first?: Laid
  readonly second?: Laid
  readonly prepared?: Laid
}

interface Position {
  /** Two mages at least, from the first caster on. */
  readonly mages: readonly MageSetup[]
  /** Stage of the round: everybody plans, or the first slot is about to be cast. */
  readonly at?: 'plan' | 'cast'
  readonly round?: number
  readonly modifiers?: readonly Modifier[]
  /** The deck holds only these, the last on top. */
  readonly deck?: readonly Kind[]
  readonly chance?: readonly ScriptedDraw[]
}

/** Subject of the laws: the cellar. */
export const lawful: Lawful<Cellar, CellarOption> = {
  alike: (state) => [
    placesOf(state.faces),
    ...state.mages.flatMap(({ held, sides }) =>
      filled(held).flatMap((slot) => [
        placesOf(sides[slot]),
        // A slot and one place in hand: exchanging two in hand would change nothing at all.
        [
          { list: held, at: slots[slot] },
          { list: held, at: 0 },
        ],
      ]),
    ),
  ],
  passing: ['turnedUp', 'defeated'],
}

const filled = (held: readonly (number | null)[]): Slot[] =>
  slotNames.filter((slot) => held[slots[slot]] !== null)

/** Lays out a cellar as a test describes it. */
export const lay = (position: Position): Table<Cellar, CellarOption> => {
  const state = emptyCellar(position.mages.length, scripted(position.chance ?? []))
  state.round = position.round ?? 1
  state.modifiers = (position.modifiers ?? []).map((modifier) => ({ ...modifier }))
  position.mages.forEach((setup, seat) => {
    const mage = state.mages[seat]!
    mage.lives = setup.lives ?? 6
    for (const kind of setup.hand ?? []) intoHand(mage, take(state, kind))
    for (const slot of slotNames) layInto(state, seat, slot, setup[slot])
  })
  if (position.deck !== undefined) stackDeck(state, position.deck)
  const match = frameOf(cellar, 'match', { caster: 0, slot: 0 })
  state.stack.push({ ...match, step: 'cast' })
  if (position.at === 'plan') state.stack.push(frameOf(cellar, 'plan', {}))
  return table(cellar, state, { lawful })
}

const take = (state: Cellar, kind: Kind): number => {
  const id = state.deck.find((each) => state.faces[each] === kind)
  if (id === undefined) throw new Error(`there is no ${kind} left`)
  state.deck.splice(state.deck.indexOf(id), 1)
  return id
}

const layInto = (state: Cellar, seat: number, slot: Slot, laid: Laid | undefined): void => {
  if (laid === undefined) return
  const [kind, side] = laid.split(' ') as [Kind, Side?]
  const mage = state.mages[seat]!
  mage.held[slots[slot]] = take(state, kind)
  if (slot === 'prepared') mage.locked = true
  if (side === 'dark') mage.sides[slot].reverse()
}

/** Stacks the deck; what is not wanted in it lies in the discards. */
const stackDeck = (state: Cellar, kinds: readonly Kind[]): void => {
  const deck = kinds.map((kind) => take(state, kind))
  state.discards = state.deck
  for (const id of state.discards) state.shown[id] = true
  state.deck = deck
}
