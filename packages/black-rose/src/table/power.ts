import { type Seat, tell } from '@conclave/kernel'
import { everythingIn } from '../content/content.ts'
import { happened } from '../events.ts'
import { type BlackRose, editionOf, mageOf, type Owner, rose, turnOrder } from '../state.ts'
import { blackRoseRoom, type Moon } from '../words/board.ts'
import { showBack } from './action-deck.ts'
import { openlyToHand } from './hand.ts'
import { fortunate } from './jinxes.ts'
import { hexOf, laidAt } from './lodge.ts'
import { notice } from './notice.ts'

/** [REB-AVA.2] The Avatar's power is the Black Rose's. */
export const powerOf = (state: BlackRose, owner: Owner): number =>
  owner === rose ? state.rose.power : mageOf(state, owner).power

const setPower = (state: BlackRose, owner: Owner, power: number): void => {
  if (owner === rose) state.rose.power = power
  else mageOf(state, owner).power = power
}

/** [BRW-V.25] Gains Power Points; the moon may change at once (BRW-PWR.3). */
export const gainPower = (state: BlackRose, owner: Owner, amount: number, by: string): void => {
  if (amount <= 0) return
  const power = powerOf(state, owner) + amount
  tell?.(happened({ event: 'powerGained', seat: owner, amount, power, by }, 'BRW-V.25'))
  raisePower(state, owner, amount)
}

/** A gain that was told of. */
const raisePower = (state: BlackRose, owner: Owner, amount: number): void => {
  setPower(state, owner, powerOf(state, owner) + amount)
  if (owner !== rose) notice(state, { what: 'gains', seat: owner, amount })
  changeMoon(state)
  nearEnd(state)
}

/** [BRW-V.26, BRW-R.46] Loses Power Points, not below 0; says how many. */
export const losePower = (state: BlackRose, owner: Owner, amount: number, by: string): number => {
  const lost = lowerPower(state, owner, amount)
  const power = powerOf(state, owner)
  if (lost > 0) tell?.(happened({ event: 'powerLost', seat: owner, amount: lost, power, by }, 'BRW-V.26'))
  return lost
}

const lowerPower = (state: BlackRose, owner: Owner, amount: number): number => {
  const lost = Math.min(amount, powerOf(state, owner))
  if (lost <= 0) return 0
  setPower(state, owner, powerOf(state, owner) - lost)
  return lost
}

/** [BRW-V.28] Takes power from one mage and gives it, or the rest of it, to another; says how many points were lost. */
export const stealPower = (
  state: BlackRose,
  whom: Seat,
  amount: number,
  thief: Owner,
  by: string,
): number => {
  const lost = lowerPower(state, whom, amount)
  if (lost === 0) return 0
  const gained = fortunate(state, thief, lost, by)
  const power = powerOf(state, thief) + gained
  const left = powerOf(state, whom)
  const stolen = { seat: thief, whom, amount: lost, gained, power, left, by }
  // Who robs herself has what she had.
  if (thief !== whom) tell?.(happened({ event: 'powerStolen', ...stolen }, 'BRW-V.28'))
  if (gained > 0) raisePower(state, thief, gained)
  return lost
}

export const highestPower = (state: BlackRose): number =>
  Math.max(state.rose.power, ...state.mages.map(({ power }) => power))

/**
 * [BRW-PWR.8] Notes the end: whoever reaches the end of the track ends the match with this round, whatever is lost afterwards.
 */
const nearEnd = (state: BlackRose): void => {
  const [, , last] = state.rules.moons
  if (state.ending || highestPower(state) < last) return
  state.ending = true
  tell?.(happened({ event: 'endReached', power: last }, 'BRW-PWR.8'))
}

/** [BRW-PWR.2, BRW-PWR.4, BRW-PWR.7] The highest token decides; a jump over two moons is two changes. */
const changeMoon = (state: BlackRose): void => {
  const highest = highestPower(state)
  const [second, third] = state.rules.moons
  while ((state.moon === 1 && highest >= second) || (state.moon === 2 && highest >= third)) {
    state.moon = (state.moon + 1) as Moon
    tell?.(happened({ event: 'moonRose', moon: state.moon }, 'BRW-PWR.4'))
    // [BRW-ROOM.5] A room of ruins has no token.
    if (state.moon === 2 && !editionOf(state).lodgeIsRuined)
      laidAt(state, hexOf(state, blackRoseRoom)).token = 'bright'
    for (const seat of turnOrder(state)) takePersonalSpell(state, seat)
    // [REB-AVA.23] The deck of the new moon lies there now.
    if (state.avatar !== undefined) showBack(state)
  }
}

const takePersonalSpell = (state: BlackRose, seat: Seat): void => {
  const mage = mageOf(state, seat)
  if (mage.aside === 0) return
  mage.aside--
  openlyToHand(state, seat, personalSpellOf(state, seat))
  tell?.(happened({ event: 'personalSpell', seat }, 'BRW-PWR.4'))
}

/** The personal spell of a mage (1.6). */
export const personalSpellOf = (state: BlackRose, seat: Seat): string =>
  everythingIn(state.rules.edition).personal.find(({ mage }) => mage === mageOf(state, seat).name)!.id

/** [BRW-CRN.3] */
export const takeCrown = (state: BlackRose, seat: Seat): void => {
  state.crown = seat
  tell?.(happened({ event: 'crownTaken', seat }, 'BRW-CRN.3'))
}
