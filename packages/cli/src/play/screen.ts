import { type Seat, type Viewer, viewOf } from '@conclave/kernel'
import pc from 'picocolors'
import { columns, print, wrap } from '../output.ts'
import { boardOf } from '../terminal/board.ts'
import { type Choice, layOut } from './options.ts'
import type { Session } from './session.ts'

/** More of the log than this is not shown by itself; `l` shows it. */
const maxNews = 14

/** Prints what a viewer has not been told yet. */
export const tellNews = (
  session: Session,
  viewer: Viewer,
  told: Map<Viewer, number>,
  max = maxNews,
): void => {
  const lines = logLines(session, viewer)
  const news = lines.slice(Math.min(told.get(viewer) ?? 0, lines.length))
  told.set(viewer, lines.length)
  if (news.length > max) print(pc.dim(session.speak.cli('log.more', { count: news.length - max })))
  for (const line of news.slice(-max)) print(logLine(line))
}

/** The whole log as this viewer heard it, a sentence each. */
export const logLines = ({ table, speak }: Session, viewer: Viewer): string[] =>
  table.log
    .heardBy(viewer)
    .map(speak.event)
    .filter((line) => line !== '')

export const logLine = (line: string): string => pc.dim(wrap(`· ${line}`, columns(), '  '))

/** Shows a seat what is new, the table, what is asked and what can be answered. */
export const showPrompt = (
  session: Session,
  seat: Seat,
  choices: readonly Choice[],
  bot: Seat | undefined,
): void => {
  const { speak, table } = session
  clear(session)
  tellNews(session, seat, session.shown)
  session.told.set(seat, session.shown.get(seat) ?? 0)
  showBoard(session, seat)
  print()
  let asked: Seat | undefined
  for (const { question } of choices) {
    if (question.seat === asked) continue
    asked = question.seat
    const out = question.manner === 'open'
    const who = speak.cli(out ? 'prompt.open' : 'prompt.asked', { who: seatName(session, question.seat) })
    const of = choices.filter((choice) => choice.question === question)
    print(wrap(`${pc.bold(pc.green(who))} ${pc.bold(speak.question(question))}`, columns()))
    print(layOut(of, columns(), choices.indexOf(of[0] as Choice) + 1))
  }
  if (bot !== undefined) print(pc.dim(speak.cli('prompt.goOn', { who: seatName(session, bot) })))
  if (table.match.state.outcome !== null) print(speak.outcome(table.match.state.outcome.reason))
}

/** Shows the table as a viewer sees it: its board, or its piles. */
export const showBoard = (
  { table, speak }: Session,
  viewer: Viewer,
  what: 'board' | 'piles' = 'board',
): void => {
  const { loaded, match } = table
  print(boardOf(loaded, viewOf(loaded.game, match.state, viewer), speak.language, columns(), what))
}

/** What a seat is called: by the game, or by its number. */
export const seatName = ({ speak }: Session, seat: Seat): string =>
  speak.find(`seat.${seat}`) ?? speak.cli('seat', { number: seat + 1 })

const clear = ({ lines }: Session): void => {
  // The screen is emptied, what has scrolled away stays.
  if (lines.live) process.stdout.write('\u001b[H\u001b[2J')
}
