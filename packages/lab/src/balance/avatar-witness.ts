import { type BlackRoseEvent, contentOf } from '@conclave/black-rose'
import { type AvatarRecord, add, rose } from './record.ts'

/** Yield of an action card: nothing, steps and its vortex alone, or more. */
type Yield = 'idle' | 'walked' | 'did'

interface Played {
  readonly card: string
  came: Yield
  /** True if its vortex is still to come. */
  vortex: boolean
}

/** True if the deed comes from something else than this action card: `spell.fireball` comes from a mage. */
const isOthers = (by: string, card: string): boolean =>
  /^(?:spell|event|quest|action)\./.test(by) && by !== `action.${card}`

/** Yield that an event shows of the action card that is at work; null, if none. */
const yieldOf = (event: BlackRoseEvent, { card, vortex }: Played): Yield | null => {
  switch (event.event) {
    case 'stepped':
    case 'placed':
      return event.model.seat === rose ? 'walked' : null
    case 'damaged':
    case 'damageConverted':
    case 'powerGained':
    case 'powerStolen':
      return event.seat === rose && !isOthers(event.by, card) ? 'did' : null
    case 'healed':
      return event.model.seat === rose && !isOthers(event.by, card) ? 'did' : null
    case 'instabilityPlaced':
      return event.seat === rose ? (vortex ? 'walked' : 'did') : null
    case 'instabilityConverted':
    case 'roomActivated':
    case 'crownTaken':
    case 'trophyTaken':
      return event.seat === rose ? 'did' : null
    case 'summoned':
    case 'transmuted':
      return event.model.seat === rose ? 'did' : null
    default:
      return null
  }
}

/** Follows the Avatar. A card is over when the next one is revealed, unless for its back, or with the phase. */
export const avatarWitness = (): { hear(event: BlackRoseEvent): void; readonly record: AvatarRecord } => {
  const { actions } = contentOf('rebirth')
  const record: AvatarRecord = { falls: 0, played: {}, walked: {}, idle: {}, reacted: {} }
  let before: Played | null = null
  let open: Played | null = null

  const close = (played: Played | null): void => {
    if (played === null) return
    add(record.played, played.card)
    if (played.came !== 'did') add(record[played.came], played.card)
  }

  const follow = (event: BlackRoseEvent): void => {
    if (open === null) return
    const came = yieldOf(event, open)
    if (event.event === 'instabilityPlaced') open.vortex = false
    if (came !== null && open.came !== 'did') open.came = came
  }

  return {
    record,
    hear: (event) => {
      switch (event.event) {
        case 'actionRevealed':
          close(before)
          before = open
          open = { card: event.card, came: 'idle', vortex: actions.get(event.card)?.unstable === true }
          return
        case 'avatarReacts':
          add(record.reacted, event.card)
          open = before
          before = null
          return
        case 'phaseBegan':
          close(before)
          close(open)
          before = null
          open = null
          return
        case 'defeated':
          if (event.seat === rose) record.falls++
          return
        default:
          close(before)
          before = null
          follow(event)
      }
    },
  }
}
