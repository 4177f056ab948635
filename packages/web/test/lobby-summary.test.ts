import type { SeatInfo } from '@conclave/protocol'
import { expect, it } from 'vitest'
import { isMyTurn, summaryOf } from '../src/app/lobby/summary.ts'
import { loadUiCatalogues, uiSpeaker } from '../src/texts/texts.ts'

const seat = (at: number, name: string | null, mine: boolean): SeatInfo => ({
  seat: at,
  kind: 'human',
  name,
  bot: null,
  standIn: null,
  taken: true,
  ready: true,
  present: true,
  mine,
})
const seats = [seat(0, 'Ada', true), seat(1, null, false)]

it('the lobby says whose turn it is, and whether it is mine', async () => {
  const t = uiSpeaker(await loadUiCatalogues('en'), 'en')
  expect(isMyTurn({ seats, awaited: [0] })).toBe(true)
  expect(isMyTurn({ seats, awaited: [1] })).toBe(false)
  expect(isMyTurn({ seats, awaited: null })).toBe(false)
  expect(summaryOf(t, { seats, awaited: [1], status: 'running' })).toBe('waits for Seat 2')
  expect(summaryOf(t, { seats, awaited: null, status: 'running' })).toBe('running')
})
