import { scenariosWith } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import { activate, discardPile, lay, O, P, type Position, play, prepare, prepared } from '../position.ts'

const scenario = scenariosWith(test)

/** Seats that the opponent sees asked after an answer, and for what, with forced answers given. */
const askedAfter = (position: Position, answer: Parameters<typeof play>[2]) => {
  const t = lay(position)
  play(t, P, answer)
  return t.view(O).asked
}

scenario('[D-08, I-49] whether another Fire card could be discarded does not show by silence', () => {
  const side = { reserve: 'Fi2 Ai1', channelled: ['flame'] }
  const without = askedAfter({ p: { ...side, hand: ['fire-ball', 'seed'] } }, prepare('fire-ball'))
  expect(without).toEqual([{ seat: P, kind: 'plan', manner: 'always' }])
  expect(askedAfter({ p: { ...side, hand: ['fire-ball', 'flame'] } }, prepare('fire-ball'))).toEqual(without)
})

scenario('[D-08, I-49] nor does it show which card of several is the only Fire card', () => {
  const side = { reserve: 'Fi2' }
  const one = askedAfter({ p: { ...side, hand: ['fission', 'flame', 'seed'] } }, prepare('fission'))
  expect(one).toEqual([{ seat: P, kind: 'plan', manner: 'always' }])
  expect(askedAfter({ p: { ...side, hand: ['fission', 'flame', 'fire-whip'] } }, prepare('fission'))).toEqual(
    one,
  )
})

scenario('[D-08] nobody is asked what everybody sees to be forced', () => {
  const alone = lay({ p: { reserve: 'Fi2', channelled: ['flame'], hand: ['fission'] } })
  play(alone, P, prepare('fission'))
  expect(prepared(alone, P)).toEqual(['fission'])
  const last = lay({ p: { reserve: 'Fi2', hand: ['fission', 'flame'] } })
  play(last, P, prepare('fission'))
  expect(discardPile(last, P)).toEqual(['flame'])
})

scenario('[D-17, R-25] how many sorts of Tree are in the deck does not show by silence', () => {
  const search = (deck: readonly string[]) =>
    askedAfter({ p: { prepared: ['sprouted-seed'], deck } }, activate('sprouted-seed'))
  const one = search(['flame', 'dead-tree', 'dead-tree'])
  expect(one).toEqual([{ seat: P, kind: 'effect', manner: 'always' }])
  expect(search(['flame', 'dead-tree', 'animated-tree'])).toEqual(one)
})
