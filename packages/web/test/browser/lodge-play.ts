import { type Answering, click } from './play.ts'

// Somebody who plays Black Rose Wars by mouse: answers whatever is asked with what the page offers.

const answers = '#prompt [data-option]'
const lastAnswer = '#prompt [data-option]:nth-last-child(1 of [data-option])'

/** A plan: the quick spell first; the others find their slots by themselves. Nobody thinks again while the seconds for it run out. */
const preparing = [
  '.button[aria-pressed="false"]:not([aria-disabled="true"])',
  '[data-slot="quick"][data-status="empty"]:not([data-cursor]) [data-thing]',
  '[data-thing^="hand:"][data-legal]',
].map((each) => `body:not(:has([role=timer])) #board:has([data-planning]) ${each}`)

const unlessClosing = `body:not(:has([role=timer]):has(#board [data-planning])) ${answers}`

/** Ending now and then, so that rounds go by. */
const acting = (turn: number): string[] => {
  const things = '#board [data-legal]'
  return (turn % 3 === 0 ? [lastAnswer, things] : [things, lastAnswer]).map(
    (each) => `body:not(:has(#board [data-planning])) ${each}`,
  )
}

/** Gives one answer by mouse, unless spells are prepared. */
export const clickToAct: Answering = (page, turn) => click(page, turn, acting(turn))

/** Gives one answer by mouse. */
export const clickOn: Answering = (page, turn) =>
  click(page, turn, [...preparing, ...acting(turn), unlessClosing])
