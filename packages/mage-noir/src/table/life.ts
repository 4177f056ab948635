import { type Seat, tell } from '@conclave/kernel'
import { happened } from '../events.ts'
import { type BoardCard, type MageNoir, playerOf } from '../state.ts'
import { queueWatchers } from './triggers.ts'

/** [MN-6.33] Life after damage or gain: a negative amount of one is as much of the other. */
export const afterDamage = (life: number, amount: number): number => life - amount
export const afterGain = (life: number, amount: number): number => life + amount

/** [MN-6.32] Reducing stops at nothing; subtracting does not. */
export const reduced = (amount: number, by: number): number => Math.max(0, amount - by)
export const subtracted = (amount: number, by: number): number => amount - by

/** [MN-6.30] A player loses life: no damage, so nothing can change it. */
export const loseLife = (state: MageNoir, seat: Seat, amount: number, by: string): void => {
  if (amount <= 0) return
  const player = playerOf(state, seat)
  player.life = afterDamage(player.life, amount)
  tell?.(happened({ event: 'lifeLost', seat, amount, life: player.life, by }, 'MN-6.30'))
  queueWatchers(state, seat, 'hurt')
}

/** [MN-6.31, MN-6.33] A player gains life; there is no maximum. To gain less than nothing is to lose it. */
export const gainLife = (state: MageNoir, seat: Seat, amount: number, by: string): void => {
  if (amount <= 0) {
    loseLife(state, seat, -amount, by)
    return
  }
  const player = playerOf(state, seat)
  player.life = afterGain(player.life, amount)
  tell?.(happened({ event: 'lifeGained', seat, amount, life: player.life, by }, 'MN-6.31'))
}

export const loseLifeOf = (on: BoardCard, amount: number, by: string): void => {
  if (amount <= 0) return
  on.life = afterDamage(on.life, amount)
  tell?.(
    happened({ event: 'permanentLostLife', card: on.card, n: on.n, amount, life: on.life, by }, 'MN-6.30'),
  )
}

export const gainLifeOf = (on: BoardCard, amount: number, by: string): void => {
  if (amount <= 0) {
    loseLifeOf(on, -amount, by)
    return
  }
  on.life = afterGain(on.life, amount)
  tell?.(
    happened({ event: 'permanentGainedLife', card: on.card, n: on.n, amount, life: on.life, by }, 'MN-6.31'),
  )
}
