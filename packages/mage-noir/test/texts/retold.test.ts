import { expect, test } from 'vitest'
import { happened, type MageNoirEvent, privately } from '../../src/events.ts'
import { retold, texts } from '../../src/index.ts'
import { inAll } from './voices.ts'

/** The log as it is read in English. */
const read = (...events: MageNoirEvent[]): string[] =>
  retold(events).map(({ at, says }) => inAll(says ?? texts.event(events[at]!)).en)

const draws = happened({ event: 'phaseBegan', seat: 0, phase: 'draw' }, 'MN-3.1')
const gathers = happened({ event: 'phaseBegan', seat: 0, phase: 'gather' }, 'MN-3.1')
const drawn = happened({ event: 'cardDrawn', seat: 0 }, 'MN-3.10')

test('[MN-3.10] a card that is drawn is one line, with its name for whoever draws it', () => {
  const saw = privately(0, { event: 'drew', seat: 0, card: 'flame' }, 'MN-3.10')
  expect(read(draws, drawn, saw)).toEqual(['Dawn: draw.', 'Dawn drew Flame.'])
  expect(read(draws, drawn)).toEqual(['Dawn: draw.', 'Dawn drew a card.'])
})

test('[MN-2.7] a phase in which nothing happens is not told of once it is over', () => {
  expect(read(draws, gathers)).toEqual([expect.stringContaining('Dawn: Mana')])
  expect(read(draws)).toEqual(['Dawn: draw.'])
})
