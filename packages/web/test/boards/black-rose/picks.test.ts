import { textsIn } from '@conclave/black-rose'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BoardProvider, type Lodgers } from '../../../src/boards/black-rose/context.ts'
import { Choices } from '../../../src/boards/black-rose/hand/choices.tsx'
import { Mages } from '../../../src/boards/black-rose/opening/mages.tsx'

const cards = new Map(textsIn('1.6').cards.map((card) => [card.id, card]))

/** What a part of the board shows where these things can be chosen. */
const drawn = (part: FunctionComponent, things: readonly string[], more: object): string => {
  const board = {
    cards,
    targets: { things, has: (thing: string) => things.includes(thing), of: () => [] },
    pings: [],
    pointedAt: [],
    staged: [],
    speak: ({ say, with: gaps }: { say: string; with?: { player?: string; count?: number } }) =>
      `${say} ${gaps?.player ?? gaps?.count ?? ''}`,
    alone: ({ say }: { say: string }) => say,
    nameOf: (seat: number) => `seat ${seat}`,
    card: (id: string) => id,
    numberOf: () => null,
    ...more,
  } as unknown as Lodgers
  return renderToStaticMarkup(createElement(BoardProvider, { value: board }, createElement(part)))
}

test('[BRW-SET.10] a mage that another plays says who does', () => {
  const table = { mages: [{ name: 'tessa' }, { name: '' }] }
  const shown = drawn(Mages, ['pick:nero'], { table })
  const taken = shown.split('<li').filter((item) => item.includes('data-taken'))
  expect(taken).toHaveLength(1)
  expect(taken[0]).toContain('pick.player seat 0')
})

test('[BRW-STU.3] of two equal cards that are looked at both are shown', () => {
  const me = { looking: { cards: ['leech', 'leech', 'blur'] } }
  const shown = drawn(Choices, ['choice:leech', 'choice:blur'], { me }).split('<li').slice(1)
  expect(shown.map((item) => [item.includes('>×2<'), item.includes('choice.copies 2')])).toEqual(
    shown.map((item) => [item.includes('choice:leech'), item.includes('choice:leech')]),
  )
  expect(shown.some((item) => item.includes('>×2<'))).toBe(true)
})
