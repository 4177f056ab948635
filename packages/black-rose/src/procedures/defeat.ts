import { done, go, tell } from '@conclave/kernel'
import { happened } from '../events.ts'
import { procedure } from '../frames/calls.ts'
import { type BlackRose, editionOf, mageOf, type Owner, rose, turnOrder } from '../state.ts'
import { removeAssigned } from '../table/assigned.ts'
import { sendToCell } from '../table/cells.ts'
import { countOf, ownersOn, returnCubes } from '../table/cubes.ts'
import { notice } from '../table/notice.ts'
import { type Placed, placesOn } from '../table/places.ts'
import { gainPower } from '../table/power.ts'
import { feastOf } from '../table/rules.ts'
import { count } from '../table/tallies.ts'
import { forgetEndured } from './damage.ts'
import { fullStop } from './full-stop.ts'

/** [BRW-DEF.3, REB-DMG.8, REB-DMG.9] Worth of a place. */
const worth = ({ place, shared }: Placed, sharedThird: number): number => {
  if (place === 0) return shared ? 3 : 4
  if (place === 1) return shared ? 1 : 2
  return shared ? sharedThird : 1
}

const onlyColour = 5

/** [BRW-DEF.3 to BRW-DEF.6] Gains of all who have cubes on the bar. The defeated mage's own earn nothing. */
export const scoresFor = (
  cubes: readonly Owner[],
  victim: Owner,
  sharedThird = 1,
): { owner: Owner; power: number }[] => {
  if (ownersOn(cubes).length === 1) {
    const [owner] = ownersOn(cubes)
    return owner === victim ? [] : [{ owner: owner!, power: onlyColour }]
  }
  return placesOn(cubes)
    .filter(({ owner }) => owner !== victim)
    .map((placed) => ({ owner: placed.owner, power: worth(placed, sharedThird) }))
}

const takeTrophy = (state: BlackRose, victim: number, by: Owner): void => {
  const mage = mageOf(state, victim)
  if (mage.trophies === 0 || by === victim) return
  mage.trophies--
  if (by === rose) state.rose.trophies.push(victim)
  else mageOf(state, by).won = [...mageOf(state, by).won, victim]
  tell?.(happened({ event: 'trophyTaken', seat: by, whom: victim }, 'BRW-DEF.2'))
  notice(state, { what: 'trophy', seat: by, whom: victim })
  if (by === rose) for (const { card, by: amount } of feastOf(state)) gainPower(state, rose, amount, card)
}

/** [REB-DMG.11] The last step of a defeat, which earlier editions do not name. */
const tellCubesBack = (state: BlackRose, seat: Owner): void => {
  const { damage } = mageOf(state, seat)
  if (editionOf(state).interrupts !== 'fullStop' || damage.length === 0) return
  const cubes = ownersOn(damage).map((owner) => ({ seat: owner, count: countOf(damage, owner) }))
  tell?.(happened({ event: 'cubesBack', from: { seat }, room: '', cubes }, 'REB-DMG.11'))
}

/** [BRW-DEF.2, REB-DMG.6 to REB-DMG.11] Defeat: she is rid of all that haunts her; to the cell, scored, a trophy, cubes back. */
export const defeat = procedure('defeat')({
  first: 'fall',
  steps: {
    fall: (state, { seat, by }) => {
      const mage = mageOf(state, seat)
      mage.falls++
      count(state, seat, 'falls')
      forgetEndured(state, seat)
      tell?.(happened({ event: 'defeated', seat, by }, 'BRW-DEF.1'))
      notice(state, { what: 'falls', seat, by })
      // [REB-DMG.6] With all that comes of it.
      if (removeAssigned(state, seat)) return fullStop(state, 'cell')
      sendToCell(state, seat)
      return go('score')
    },
    // [REB-DMG.7]
    cell: (state, { seat }) => {
      sendToCell(state, seat)
      return go('score')
    },
    score: (state, { seat, by }) => {
      const mage = mageOf(state, seat)
      const scores = scoresFor(mage.damage, seat, editionOf(state).sharedThird)
      // [BRW-DEF.8] In turn order, the Black Rose last.
      for (const owner of [...turnOrder(state), rose]) {
        const power = scores.find((score) => score.owner === owner)?.power ?? 0
        gainPower(state, owner, power, 'defeat')
        if (owner !== rose && state.extraRound > 0) mageOf(state, owner).extra += power
      }
      takeTrophy(state, seat, by)
      tellCubesBack(state, seat)
      returnCubes(state, mage.damage)
      if (by !== rose && by !== seat) notice(state, { what: 'defeats', seat: by, whom: seat })
      return done
    },
  },
})
