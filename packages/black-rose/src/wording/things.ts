import { type Message, type Seat, say } from '@conclave/kernel'
import type { NamedModel } from '../frames/abouts.ts'
import { type ModelId, nobody, rose } from '../state.ts'
import type { EvocationKind, JinxKind, UpgradeKind } from '../words/board.ts'
import { phrase, player } from './words.ts'

/** The name of a spell. */
export const spell = (id: string): Message => say(`spell.${id}`)
export const quest = (id: string): Message => say(`quest.${id}`)
/** An action card of the Avatar. */
export const actionCard = (id: string): Message => say(`action.${id}`)
export const eventCard = (id: string): Message => say(`event.${id}`)
export const room = (id: string): Message => (id === 'cell' ? phrase('place.cell') : say(`room.${id}`))
export const kindName = (kind: EvocationKind): Message => say(`evocation.${kind}`)
export const jinxName = (kind: JinxKind): Message => say(`jinx.${kind}`)
export const upgradeName = (kind: UpgradeKind): Message => say(`upgrade.${kind}`)

/** The kind of an evocation by what was written down of a model; a mage has none, and who is gone. */
export const kindOf = (model: NamedModel | undefined): EvocationKind | undefined =>
  model !== undefined && 'kind' in model ? model.kind : undefined

/**
 * A model by name: by its id if that tells who it is, else by what was written down. In a question the asked seat is
 * “you”; the log names everybody.
 */
export const modelText = (model: NamedModel | ModelId, asked?: Seat): Message => {
  if (typeof model === 'string')
    return model.startsWith('mage.') ? mageText(Number(model.slice(5)), asked) : phrase('model.evocation')
  if (!('kind' in model)) return mageText(model.seat, asked)
  const kind = kindName(model.kind)
  if (model.seat === nobody) return phrase('named.evocation.nobodys', { kind })
  return model.seat === asked
    ? phrase('named.evocation.yours', { kind })
    : phrase('named.evocation', { kind, player: mageText(model.seat) })
}

/** A mage; the Black Rose's is the Avatar (REB-AVA.2). */
export const mageText = (seat: Seat, asked?: Seat): Message => {
  if (seat === asked) return phrase('you')
  return seat === rose ? phrase('named.avatar') : phrase('named.mage', { player: player(seat) })
}
