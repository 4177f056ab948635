import { existsSync } from 'node:fs'
import { DataFailure } from '../failure.ts'
import { absolute, type Io } from '../io.ts'
import { writeMatch } from '../match-file.ts'
import { print } from '../output.ts'
import type { Session } from './session.ts'

/** Writes the match file. A file of this session may be written again, no other one. */
const save = (session: Session, path: string): string => {
  const { io } = session
  const { match } = session.table
  const wanted = path === '' ? (session.saved?.path ?? freeName(io, match.file.game)) : path
  writeMatch(io, wanted, match.file, wanted === session.saved?.path)
  session.saved = { path: wanted, entries: entriesOf(session) }
  return wanted
}

/** Writes the match file, and what to say about it. */
export const saved = (session: Session, path: string): string => {
  const isOver = session.table.match.state.outcome !== null
  return session.speak.cli(isOver ? 'saved.over' : 'saved', { path: save(session, path) })
}

/** Asks whether to save before the match is left. False if the player thought better of it. */
export const confirmLeaving = async (session: Session): Promise<boolean> => {
  if (session.saved?.entries === entriesOf(session)) return true
  const answer = (await session.lines.ask(`${session.speak.cli('quit.save')} `))?.trim().toLowerCase()
  // A second Ctrl-C, or the end of the input, is an answer, too.
  if (answer === undefined || answer === '' || answer === 'n' || answer === 'q') return true
  if (!['y', 'o', 's'].includes(answer.charAt(0))) return false
  try {
    print(session.io, saved(session, ''))
    return true
  } catch (error) {
    if (!(error instanceof DataFailure)) throw error
    print(session.io, error.message)
    return false
  }
}

const entriesOf = ({ table }: Session): number =>
  table.match.file.segments.reduce((sum, { answers }) => sum + answers.length, 0)

const freeName = (io: Io, game: string): string => {
  const day = new Date().toISOString().slice(0, 10)
  for (let number = 1; ; number++) {
    const name = `${game}-${day}${number === 1 ? '' : `-${number}`}.json`
    if (!existsSync(absolute(io, name))) return name
  }
}
