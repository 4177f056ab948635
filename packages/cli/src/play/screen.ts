import { type Seat, type Viewer, viewOf } from '@conclave/kernel'
import { pc } from '../colours.ts'
import { columns, print, wrap } from '../output.ts'
import { boardOf } from '../terminal/board.ts'
import { type Choice, layOut } from './options.ts'
import type { Session } from './session.ts'
import { heardBy, humansOf } from './table.ts'

/** More of the log than this is not shown by itself; `l` shows it. */
const maxNews = 14

/** Prints what a viewer has not been told yet. False if there is nothing. */
export const tellNews = (session: Session, viewer: Viewer, max = maxNews): boolean => {
  const { io } = session
  const entries = heardBy(session.table, viewer).filter(({ seq }) => !toldTo(session, viewer).has(seq))
  // What is told to nobody in particular is read by everybody at the keyboard.
  const readers = viewer === 'spectator' ? [viewer, ...humansOf(session.table)] : [viewer]
  for (const reader of readers) for (const { seq } of entries) toldTo(session, reader).add(seq)
  const news = entries.map(({ event }) => session.speak.event(event)).filter((line) => line !== '')
  if (news.length > max) print(io, pc.dim(session.speak.cli('log.more', { count: news.length - max })))
  for (const line of news.slice(-max)) print(io, logLine(session, line))
  return news.length > 0
}

const toldTo = ({ told }: Session, viewer: Viewer): Set<number> => {
  const places = told.get(viewer) ?? new Set()
  told.set(viewer, places)
  return places
}

/** The whole log as this viewer heard it, a sentence each. */
export const logLines = ({ table, speak }: Session, viewer: Viewer): string[] =>
  heardBy(table, viewer)
    .map(({ event }) => speak.event(event))
    .filter((line) => line !== '')

export const logLine = ({ io }: Session, line: string): string => pc.dim(wrap(`· ${line}`, columns(io), '  '))

/** Shows a seat what is new, the table, what is asked and what can be answered. */
export const showPrompt = (
  session: Session,
  seat: Seat,
  choices: readonly Choice[],
  bot: Seat | undefined,
): void => {
  const { io, speak, table } = session
  if (session.followed) print(io)
  else clear(session)
  session.followed = false
  tellNews(session, seat)
  showBoard(session, seat)
  print(io)
  let asked: Seat | undefined
  for (const { question } of choices) {
    if (question.seat === asked) continue
    asked = question.seat
    const out = question.manner === 'open'
    const who = speak.cli(out ? 'prompt.open' : 'prompt.asked', { who: seatName(session, question.seat) })
    const first = choices.findIndex((choice) => choice.question === question)
    const of = choices.filter((choice) => choice.question === question)
    const what = speak.question(
      question,
      of.map(({ option }) => option),
    )
    print(io, wrap(`${pc.bold(pc.green(who))} ${pc.bold(what)}`, columns(io)))
    print(io, layOut(of, columns(io), first + 1))
  }
  if (bot !== undefined) print(io, pc.dim(speak.cli('prompt.goOn', { who: seatName(session, bot) })))
  if (table.match.state.outcome !== null) print(io, speak.outcome(table.match.state.outcome.reason))
}

/** Goal of a game, where the command line says more than the game's own description. */
const goalOf = ({ speak, table }: Session): string | undefined => {
  const { id, edition } = table.loaded.game
  switch (id) {
    case 'spellbound':
      return speak.cli('spellbound.goal')
    case 'mage-noir':
      return speak.cli('mageNoir.goal')
    case 'black-rose': {
      const goal = speak.cli('blackRose.goal')
      return edition === '0.7' ? goal : `${goal} ${speak.cli('blackRose.roseMayWin')}`
    }
    default:
      return speak.find('game.description')
  }
}

/** Says who sits here, what it is about, and where there is help. */
export const welcome = (session: Session): void => {
  const { io, speak, table } = session
  const names = humansOf(table).map((seat) => seatName(session, seat))
  if (names.length === 0) return
  clear(session)
  for (const line of [
    speak.cli('intro.you', { names: names.join(', ') }),
    goalOf(session),
    speak.cli('intro.help'),
  ])
    if (line !== undefined) print(io, wrap(line, columns(io)))
  session.followed = true
}

/** Shows the table as a viewer sees it: its board, or its piles. */
export const showBoard = (
  { io, table, speak }: Session,
  viewer: Viewer,
  what: 'board' | 'piles' = 'board',
): void => {
  const { loaded, match } = table
  print(io, boardOf(loaded, viewOf(loaded.game, match.state, viewer), speak, columns(io), what))
}

/** Name of a seat: by the game, or by its number. */
export const seatName = ({ speak }: Session, seat: Seat): string =>
  speak.find(`seat.${seat}`) ?? speak.cli('seat', { number: seat + 1 })

const clear = ({ io, lines }: Session): void => {
  // The screen is emptied, what has scrolled away stays.
  if (lines.live) io.stdout.write('\u001b[H\u001b[2J')
}
