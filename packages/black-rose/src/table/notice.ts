import { type BlackRose, editionOf, type Occurrence } from '../state.ts'
import type { Damaged } from '../words/occurrence.ts'

/** Something has happened: it is heard of at the next full stop (BRW-TP.9, REB-EFF.3), if the edition has ears for it. */
export const notice = (state: BlackRose, occurrence: Occurrence): void => {
  if (editionOf(state).hears.includes(occurrence.what)) state.news.push(occurrence)
}

const isSame = (damaged: Damaged, each: Occurrence): each is Damaged =>
  each.what === 'damaged' &&
  each.model === damaged.model &&
  each.by === damaged.by &&
  each.source === damaged.source &&
  each.card === damaged.card

/** [VRB-10] The damage of one sentence on one model is one occurrence with an amount. */
export const noticeDamage = (state: BlackRose, damaged: Damaged): void => {
  const at = state.news.findIndex((each) => isSame(damaged, each))
  const earlier = state.news[at]
  if (earlier === undefined || !isSame(damaged, earlier)) {
    notice(state, damaged)
    return
  }
  const { amount, put } = earlier
  state.news[at] = { ...earlier, amount: amount + damaged.amount, put: put + damaged.put }
}
