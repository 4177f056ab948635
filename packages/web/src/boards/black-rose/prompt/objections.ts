import type { BlackRoseOption, BlackRoseQuestion, BlackRoseView } from '@conclave/black-rose'
import type { Message } from '@conclave/kernel'
import { words } from '../texts/index.ts'

/** [REB-ACT.8 to REB-ACT.12] The five actions of Rebirth. */
export type Action = 'cast' | 'explore' | 'fight' | 'command' | 'momentum'

/** By which answers an action is taken. */
export const waysTo: { readonly [A in Action]: readonly BlackRoseOption['do'][] } = {
  cast: ['castNext', 'castQuick'],
  explore: ['move'],
  fight: ['attack'],
  command: ['evocation'],
  momentum: ['sacrifice'],
}

/** [REB-ACT.5, REB-ACT.10 to REB-ACT.15] Why an action that is not offered cannot be taken, in words. */
export const objectionTo = (
  action: Action,
  { seat, about: { parts } }: BlackRoseQuestion<'component'>,
  { mages, evocations }: BlackRoseView,
): Message => {
  const mage = mages[seat]
  const inCell = mage?.place === 'cell'
  const ready = mage?.slots.filter(({ status, filled }) => filled === true && status === 'ready') ?? []
  switch (action) {
    case 'cast':
      if (inCell) return words('not.cell')
      if (ready.length === 0) return words('not.cast')
      return words(ready.every(({ slot }) => slot === 'quick') ? 'not.cast.quick' : 'not.cast.numbered')
    case 'momentum':
      return words(ready.length === 0 ? 'not.momentum' : 'not.momentum.held')
    case 'command':
      if (!evocations.some(({ owner }) => owner === seat)) return words('not.command')
      return words(inCell ? 'not.cell' : 'not.physical')
    case 'explore':
    case 'fight':
      return words(inCell && (mage?.actions ?? 0) > 0 && parts.length < 2 ? 'not.cell' : 'not.physical')
  }
}
