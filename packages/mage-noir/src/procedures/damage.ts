import { ask, call, done, go, type Seat, tell } from '@conclave/kernel'
import { usableIn } from '../abilities.ts'
import { cardOf } from '../content/cards.ts'
import { happened } from '../events.ts'
import type { Packet } from '../frames/calls.ts'
import { type BoardCard, type MageNoir, type MageNoirOption, other, playerOf } from '../state.ts'
import { cardOn, distinctCards, hasLife, modifiersOf, protectorsOf } from '../table/board.ts'
import { amountNow } from '../table/count.ts'
import { afterDamage, gainLife, gainLifeOf, reduced } from '../table/life.ts'
import { queueWatcher, queueWatchers } from '../table/triggers.ts'
import { verbOf } from '../verbs/index.ts'
import { procedure, question } from './procedure.ts'
import { instantOf } from './using.ts'

/** [MN-6.12] Every strengthening card of the source's controller counts once for each packet. */
export const strengthen = (state: MageNoir, packet: Packet): void => {
  const { element, type } = cardOf(packet.source)
  for (const { modifier, on } of modifiersOf(state, packet.by, 'strengthen')) {
    if (modifier.source !== element || (modifier.permanentsOnly && type !== 'permanent')) continue
    if (modifier.opposingOnly && packet.seat === packet.by) continue
    const reader = { seat: packet.by, n: on.n, picked: 0, sacrifice: 0 }
    packet.amount += amountNow(state, modifier.by, reader)
    if ((cardOf(on.card).lists.watch ?? []).length > 0) packet.boosts.push(on.n)
  }
}

const isCancelled = ({ turnEffects }: MageNoir, seat: Seat): boolean =>
  turnEffects.some((turnEffect) => turnEffect.kind === 'cancelDamage' && turnEffect.seat === seat)

/** True if a cancellation would stop this packet. */
const isStoppable = (state: MageNoir, { unblockable }: Packet): boolean =>
  !unblockable || state.rulings.cancelUnblockable

/** [MN-6.14] The permanents that may take a packet for its victim. */
const protectorsFrom = (state: MageNoir, { by, seat, n, unblockable }: Packet): BoardCard[] =>
  unblockable || by === seat ? [] : distinctCards(protectorsOf(state, seat).filter((on) => on.n !== n))

const usableRobes = (state: MageNoir, packet: Packet) =>
  packet.n === 0 && isStoppable(state, packet) && !isCancelled(state, packet.seat)
    ? usableIn(state, packet.seat, ['any']).filter(({ on }) => stopsDamage(on.card))
    : []

export const stopsDamage = (card: string): boolean =>
  cardOf(card).uses.some(({ ability }) =>
    ability.then.some((sentence) => verbOf(sentence).stopsDamage(sentence)),
  )

/** [D-20] Answers of a packet's victim. */
export const protectOptions = (state: MageNoir, packet: Packet): MageNoirOption[] => [
  { do: 'accept' },
  ...protectorsFrom(state, packet).map(({ card, n }): MageNoirOption => ({ card, do: 'redirect', n })),
  ...usableRobes(state, packet).map(({ on }): MageNoirOption => ({ card: on.card, do: 'use', n: on.n })),
]

/** [MN-6.15 to MN-6.17] Amount of a packet that is left when it hits a player. */
export const weaken = (state: MageNoir, packet: Packet): number => {
  const { seat, by, source, unblockable } = packet
  if (isStoppable(state, packet) && isCancelled(state, seat)) {
    tell?.(
      happened(
        { event: 'damagePrevented', seat, amount: packet.amount, by: source, how: 'cancelled' },
        'MN-6.15',
      ),
    )
    return 0
  }
  if (unblockable) return packet.amount
  let left = packet.amount
  for (const { modifier } of modifiersOf(state, seat, 'reduce')) left = reduced(left, modifier.by)
  if (by !== seat) {
    for (const { modifier, on } of modifiersOf(state, seat, 'ignore')) {
      const ignored = Math.min(left, modifier.count - on.ignored)
      on.ignored += ignored
      left -= ignored
    }
  }
  if (left < packet.amount) {
    const amount = packet.amount - left
    tell?.(happened({ event: 'damagePrevented', seat, amount, by: source, how: 'reduced' }, 'MN-6.16'))
  }
  return left
}

/** [MN-6.18] A packet takes effect; whether any damage was dealt. */
const strike = (state: MageNoir, packet: Packet): boolean => {
  const { seat, n, source } = packet
  if (n === 0) {
    const amount = weaken(state, packet)
    if (amount === 0) return false
    const player = playerOf(state, seat)
    player.life = afterDamage(player.life, amount)
    tell?.(happened({ event: 'damageDealt', seat, amount, life: player.life, by: source }, 'MN-6.18'))
    queueWatchers(state, seat, 'hurt')
    return true
  }
  const on = cardOn(state, n)
  if (on === undefined || !hasLife(on)) return false
  on.life = afterDamage(on.life, packet.amount)
  const { amount } = packet
  tell?.(
    happened({ event: 'permanentDamaged', card: on.card, n, amount, life: on.life, by: source }, 'MN-6.18'),
  )
  return true
}

/** [MN-6.33] Less than no damage is a gain. */
const heal = (state: MageNoir, { seat, n, amount, source }: Packet): void => {
  const on = cardOn(state, n)
  if (n === 0) gainLife(state, seat, -amount, source)
  else if (on !== undefined) gainLifeOf(on, -amount, source)
}

/** [MN-6.10 to MN-6.19] A group of packets, dealt together: strengthened, answered, then applied. */
export const damage = procedure('damage')({
  first: 'increase',
  steps: {
    increase: (state, { packets, sides }) => {
      for (const packet of packets) {
        if (packet.amount > 0) strengthen(state, packet)
      }
      sides.push(state.active, other(state.active))
      return go('answer')
    },
    // [MN-6.13] All is decided for the whole group before anything is applied; the active player first.
    answer: (state, locals) => {
      const [side] = locals.sides
      if (side === undefined) return go('apply')
      for (; locals.at < locals.packets.length; locals.at++) {
        const packet = locals.packets[locals.at]!
        if (packet.seat !== side || packet.amount <= 0) continue
        if (protectOptions(state, packet).length === 1) continue
        const { source, n, amount } = packet
        const card = n === 0 ? '' : (cardOn(state, n)?.card ?? '')
        return ask(question(side, 'protect', { source, card, n, amount }, 'window'))
      }
      locals.at = 0
      locals.sides.shift()
      return go('answer')
    },
    apply: (state, { packets }) => {
      for (const packet of packets) {
        if (packet.amount <= 0) {
          heal(state, packet)
          continue
        }
        const dealt = strike(state, packet)
        if (!dealt && state.rulings.backlash === 'dealt') continue
        for (const n of packet.boosts) {
          const on = cardOn(state, n)
          if (on !== undefined) queueWatcher(state, packet.by, on, 'strengthened')
        }
      }
      return done
    },
  },
  questions: {
    protect: {
      rule: ({ do: what }) => (what === 'use' ? 'MN-6.13' : what === 'redirect' ? 'MN-6.14' : 'D-20'),
      options: (state, { packets, at }) => protectOptions(state, packets[at]!),
      decline: { do: 'accept' },
      reply: (_, locals, option) => {
        const packet = locals.packets[locals.at]!
        if (option.do === 'use') return call('instant', instantOf(packet.seat, option), 'answer')
        if (option.do === 'redirect') {
          const { seat, source, amount } = packet
          packet.n = option.n
          tell?.(
            happened(
              { event: 'damageRedirected', seat, card: option.card, n: option.n, amount, by: source },
              'MN-6.14',
            ),
          )
        }
        locals.at++
        return go('answer')
      },
    },
  },
})
