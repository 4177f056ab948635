import { ask, go, tell } from '@conclave/kernel'
import { contentOf } from '../content/content.ts'
import { happened } from '../events.ts'
import type { Calls } from '../frames/calls.ts'
import { type BlackRose, type BlackRoseOption, editionOf, mageOf } from '../state.ts'
import { symbolCubes } from '../table/rules.ts'
import { spellIn } from '../table/sheet.ts'
import { canShake, hasVortex } from '../table/symbol.ts'
import { shake } from '../verbs/instability.ts'
import { fullStop } from './full-stop.ts'
import { question } from './question.ts'

/** Locals that a spell that is cast and one that is triggered have in common, once they lie open. */
type Revealed = Pick<Calls['cast'], 'seat' | 'slot' | 'from' | 'falls' | 'symbol'>

/** [BRW-ACT.12] True if the mage has been defeated in the meantime. */
export const hasFallen = (state: BlackRose, { seat, falls }: Pick<Revealed, 'seat' | 'falls'>): boolean =>
  mageOf(state, seat).falls !== falls

/** [BRW-CAST.2] The spell has its element; where that is any, its mage says which. */
export const settleElement = <Step extends string>(
  state: BlackRose,
  { seat, slot }: Pick<Revealed, 'seat' | 'slot'>,
  then: Step,
) => {
  const { spell, side } = spellIn(state, seat, slot)!
  const element = side?.element ?? spell.roomTrap!.element
  // [REB-C.30] In Rebirth it is all of them, and nobody is asked.
  if (element === 'any' && editionOf(state).anyElement === 'wildcard') return go(then)
  if (element === 'any') return ask(question(state, seat, 'element', { card: spell.id }))
  mageOf(state, seat).slots[slot].element = element
  return go(then)
}

export const askedElement = <Step extends string>(then: Step) => ({
  rule: 'BRW-CAST.2',
  options: (state: BlackRose): readonly BlackRoseOption[] =>
    contentOf(state.rules.edition).elements.map((element) => ({ do: 'element', element })),
  reply: (state: BlackRose, { seat, slot }: Revealed, option: BlackRoseOption) => {
    if (option.do === 'element') {
      mageOf(state, seat).slots[slot].element = option.element
      tell?.(happened({ event: 'elementChosen', seat, element: option.element }, 'BRW-CAST.2'))
    }
    return go(then)
  },
})

/** [BRW-CAST.5] The symbol shakes the room before the spell works, unless its mage may say when. */
export const settleSymbol = (state: BlackRose, { seat, slot, from }: Revealed, mayChoose: boolean) => {
  if (editionOf(state).interrupts === 'fullStop') return settleVortex(state, { seat, slot, from })
  const { spell } = spellIn(state, seat, slot)!
  if (!spell.unstable || !canShake(state, seat, from)) return go('work')
  if (mayChoose) return ask(question(state, seat, 'symbol', { card: spell.id }))
  shake(state, seat, from, symbolCubes(state))
  return go('work')
}

/** [REB-SPL.5, REB-SPL.6, RUL-34] The vortex is the first sentence, with a full stop, even where it can place nothing. */
const settleVortex = (state: BlackRose, { seat, slot, from }: Pick<Revealed, 'seat' | 'slot' | 'from'>) => {
  if (!hasVortex(state, seat, slot)) return go('work')
  const source = `spell.${spellIn(state, seat, slot)!.spell.id}`
  if (canShake(state, seat, from)) shake(state, seat, from, symbolCubes(state), source, true)
  return fullStop(state, 'work')
}

export const askedSymbol = {
  rule: 'BRW-CAST.5',
  options: (): readonly BlackRoseOption[] => [{ do: 'before' }, { do: 'after' }],
  reply: (state: BlackRose, locals: Revealed, option: BlackRoseOption) => {
    if (option.do === 'before') shake(state, locals.seat, locals.from, symbolCubes(state))
    else locals.symbol = 'after'
    return go('work')
  },
}

/** [BRW-CAST.5] The symbol of a spell that has worked. */
export const settleLateSymbol = (state: BlackRose, locals: Revealed) => {
  const { seat, symbol, from } = locals
  if (symbol === 'after' && !hasFallen(state, locals) && canShake(state, seat, from))
    shake(state, seat, from, symbolCubes(state))
  return go('end')
}
