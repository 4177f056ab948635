import { undoKey } from '@conclave/kernel'
import { pc } from '../colours.ts'
import { columns, print, table, wrap } from '../output.ts'
import type { SpeakTable } from '../texts/index.ts'
import { saved } from './saving.ts'
import { seatName, showBoard, tellNews } from './screen.ts'
import { onlooker, type Session } from './session.ts'
import { heardBy } from './table.ts'

/** The last screen: how it ended, and what everybody did. */
export const showEnding = (session: Session, minutes: number): void => {
  const { io, speak } = session
  const { match, players } = session.table
  const { outcome } = match.state
  if (outcome === null) return
  const viewer = onlooker(session.table)
  tellNews(session, viewer, Number.POSITIVE_INFINITY)
  print(io)
  showBoard(session, viewer)
  print(io)
  const won = outcome.winners.length > 0
  print(io, (won ? pc.green : pc.red)(pc.bold(wrap(speak.outcome(outcome.reason), columns(io)))))
  const names = outcome.winners.map((seat) => seatName(session, seat))
  print(io, pc.bold(won ? speak.cli('end.winners', { names: names.join(', ') }) : speak.cli('end.nobody')))
  print(io)
  const answers = match.file.segments.flatMap((segment) => segment.answers)
  const rows = players.map((player, seat) => [
    `  ${seatName(session, seat)}`,
    player.kind === 'human' ? speak.cli('end.human') : botName(speak, player.bot.spec),
    speak.cli('end.answers', { count: match.given.filter((given) => given.seat === seat).length }),
  ])
  print(io, table(rows, columns(io)))
  print(
    io,
    `  ${speak.cli('end.summary', {
      events: heardBy(session.table, viewer).length,
      undos: answers.filter(([, key]) => key === undoKey).length,
      minutes: Math.round(minutes),
    })}`,
  )
}

/** Name of a bot, with the parameters that were asked of it. */
export const botName = (speak: SpeakTable, spec: string): string => {
  const [id = '', ...parameters] = spec.split(':')
  const name = id === 'random' || id === 'greedy' || id === 'adept' ? speak.cli(`bot.${id}`) : id
  return parameters.length === 0 ? name : `${name} (${parameters.join(', ')})`
}

/** Keeps the match if the player or the command line wants it. */
export const offerSaving = async (session: Session, path: string | undefined): Promise<void> => {
  const { io, lines, speak } = session
  if (path !== undefined) return print(io, saved(session, path))
  if (!lines.live || session.table.match.state.outcome === null) return
  const answer = (await lines.ask(`${speak.cli('end.save')} `))?.trim() ?? ''
  if (answer !== '') print(io, saved(session, answer))
}
