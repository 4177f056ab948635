import { textsIn } from '@conclave/black-rose'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type BoardContext, BoardProvider } from '../../../src/boards/black-rose/context.ts'
import { Choices } from '../../../src/boards/black-rose/hand/choices.tsx'
import { Mages } from '../../../src/boards/black-rose/opening/mages.tsx'

const cards = new Map(textsIn('1.6').cards.map((card) => [card.id, card]))

/** Markup of a part of the board where these things can be chosen. */
const drawn = (part: FunctionComponent, things: readonly string[], more: object): string => {
  const board = {
    cards,
    targets: { things, has: (thing: string) => things.includes(thing), of: () => [] },
    pings: [],
    pointedAt: [],
    changed: [],
    ledTo: [],
    staged: [],
    speak: ({ say, with: gaps }: { say: string; with?: { player?: string; count?: number } }) =>
      `${say} ${gaps?.player ?? gaps?.count ?? ''}`,
    alone: ({ say }: { say: string }) => say,
    nameOf: (seat: number) => `seat ${seat}`,
    card: (id: string) => id,
    numberOf: () => null,
    ...more,
  } as unknown as BoardContext
  return renderToStaticMarkup(createElement(BoardProvider, { value: board }, createElement(part)))
}

test('[BRW-SET.10] a mage that another plays says who does, not who has yet to choose', () => {
  // Clockwise from the Crown seats 2 and 3 have chosen; the others are still the first mage of the box.
  const table = { crown: 2, mages: ['nero', 'nero', 'nero', 'tessa'].map((name) => ({ name })) }
  const shown = drawn(Mages, ['pick:jafar', 'pick:rebecca'], { table, near: 0 }).split('<li').slice(1)
  const taken = shown.filter((item) => item.includes('data-taken'))
  expect(taken.map((item) => /pick\.player seat \d/.exec(item)?.[0])).toEqual([
    'pick.player seat 2',
    'pick.player seat 3',
  ])
  expect(shown.filter((item) => item.includes('pick.player'))).toEqual(taken)
})

test('[BRW-STU.3] of two equal cards that are looked at both are shown', () => {
  const me = { looking: { cards: ['leech', 'leech', 'blur'] } }
  const shown = drawn(Choices, ['choice:leech', 'choice:blur'], { me }).split('<li').slice(1)
  expect(shown.map((item) => [item.includes('>×2<'), item.includes('choice.copies 2')])).toEqual(
    shown.map((item) => [item.includes('choice:leech'), item.includes('choice:leech')]),
  )
  expect(shown.some((item) => item.includes('>×2<'))).toBe(true)
})
