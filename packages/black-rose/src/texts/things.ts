import { type Json, type Message, type Seat, say } from '@conclave/kernel'
import type { ModelId } from '../state.ts'
import type { EvocationKind } from '../words/board.ts'
import { phrase, player } from './words.ts'

/** The name of a spell. */
export const spell = (id: string): Message => say(`spell.${id}`)
export const quest = (id: string): Message => say(`quest.${id}`)
export const eventCard = (id: string): Message => say(`event.${id}`)
export const room = (id: string): Message => (id === 'cell' ? phrase('place.cell') : say(`room.${id}`))
export const kindName = (kind: EvocationKind): Message => say(`evocation.${kind}`)

interface NamedEvocation {
  readonly kind: EvocationKind
  readonly seat: Seat
}

/** The kind of an evocation by what was written down of a model; a mage has none. */
export const kindOf = (model: Json | undefined): EvocationKind | undefined =>
  (model as { readonly kind?: EvocationKind } | null | undefined)?.kind

/** A model as the log names it: by its id if that tells who it is, else by what was written down. */
export const modelText = (model: Json | ModelId): Message => {
  if (typeof model === 'string')
    return model.startsWith('mage.')
      ? phrase('named.mage', { player: player(Number(model.slice(5))) })
      : phrase('model.evocation')
  const named = model as unknown as NamedEvocation | { readonly seat: Seat }
  return 'kind' in named
    ? phrase('named.evocation', { kind: kindName(named.kind), player: player(named.seat) })
    : phrase('named.mage', { player: player(named.seat) })
}
