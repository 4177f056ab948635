import { writeFileSync } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { findGame, type Loaded } from '@conclave/games'
import { hash, type Match, type MatchFile, type Option, openMatch, type TableState } from '@conclave/kernel'
import { largestMatchFile, readMatchFile } from '@conclave/protocol'
import { DataFailure, messageOf } from './failure.ts'
import { absolute, type Io } from './io.ts'

/** Reads a match file and loads the game it belongs to. Anything wrong is said in words. */
export const readMatch = async (io: Io, path: string): Promise<{ file: MatchFile; loaded: Loaded }> => {
  const reading = readMatchFile(await readText(io, path))
  if (!reading.ok) throw new DataFailure(`${path}: ${reading.problem}`)
  const { file } = reading
  const found = findGame(file.game, file.edition)
  if ('problem' in found) throw new DataFailure(`${path}: ${found.problem}`)
  const loaded = await found.entry.load(found.edition)
  const [min, max] = loaded.game.seats
  if (file.seats < min || file.seats > max) {
    throw new DataFailure(`${path}: ${file.game} is for ${min} to ${max} seats, not ${file.seats}`)
  }
  return { file, loaded }
}

/** Rebuilds a match from its file, with every answer and hash checked. */
export const openChecked = (
  { game }: Loaded,
  file: MatchFile,
  path: string,
  until?: number,
): Match<TableState, Option> => {
  const broken = tooNew(file, game.rules) ?? brokenChain(file)
  if (broken !== null) throw new DataFailure(`${path}: ${broken}`)
  try {
    const opened = openMatch(game, file, until)
    if ('problem' in opened) throw new DataFailure(`${path}: ${opened.problem}`)
    return opened
  } catch (error) {
    if (error instanceof DataFailure) throw error
    // Rules trust the states they made. One from a file that was tampered with may lead them anywhere.
    throw new DataFailure(`${path}: its answers do not make a match of ${game.id}: ${messageOf(error)}`)
  }
}

/** Writes a match file, never over another one. */
export const writeMatch = (io: Io, path: string, file: MatchFile, mayReplace = false): void => {
  try {
    writeFileSync(absolute(io, path), `${JSON.stringify(file)}\n`, { flag: mayReplace ? 'w' : 'wx' })
  } catch (error) {
    throw new DataFailure(systemProblem(path, error))
  }
}

/** Meaning of the system's complaint about a file. */
export const systemProblem = (path: string, error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return `${path}: ${systemProblems[code] ?? messageOf(error)}`
}

const systemProblems: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'access is not allowed',
  EISDIR: 'that is a folder, not a file',
  ENOTDIR: 'a part of this path is a file, not a folder',
  EEXIST: 'there is such a file already; choose another name',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
}

/** The rules that a match was played with last, as its file says. */
export const rulesOf = ({ segments }: MatchFile): string => segments.at(-1)?.rules ?? ''

/** Note on the rules of the file, if they are not those of the day. */
export const rulesInWords = (played: string, rules: string): string =>
  played === rules ? `rules ${rules}` : `played under rules ${played}, identical under ${rules}`

/** Note on rules from the future: those with a higher number than ours cannot be judged by ours. */
const tooNew = ({ segments }: MatchFile, rules: string): string | null => {
  const isNumber = (text: string): boolean => /^\d+$/.test(text)
  const newer = segments.find((each) => isNumber(each.rules) && isNumber(rules) && +each.rules > +rules)
  return newer === undefined
    ? null
    : `it was played under rules ${newer.rules}, which are newer than the ${rules} of this program; get a newer program`
}

/** Each stretch of a match begins where the one before ended, whatever the rules were. */
const brokenChain = ({ segments }: MatchFile): string | null => {
  for (const [at, { from, hashes }] of segments.entries()) {
    const before = segments[at - 1]?.hashes.at(-1)
    if (at > 0 && from === 'setup') return `segment ${at + 1} starts anew instead of going on`
    if (before !== undefined && before !== hashes[0])
      return `segment ${at + 1} does not go on where the one before ended`
    if (from !== 'setup' && hash(from) !== hashes[0])
      return `the state that segment ${at + 1} starts from was changed`
  }
  return null
}

const readText = async (io: Io, path: string): Promise<string> => {
  try {
    const { size } = await stat(absolute(io, path))
    if (size > largestMatchFile)
      throw new DataFailure(`${path}: too large for a match file (${Math.ceil(size / 1024 / 1024)} MB)`)
    await using file = await open(absolute(io, path))
    // Pipes and devices say 0 and go on for ever, so the size alone is no promise.
    const buffer = Buffer.alloc(largestMatchFile + 1)
    let length = 0
    while (length < buffer.length) {
      const { bytesRead } = await file.read(buffer, length, buffer.length - length)
      if (bytesRead === 0) break
      length += bytesRead
    }
    if (length > largestMatchFile) throw new DataFailure(`${path}: too large for a match file`)
    return new TextDecoder('utf-8', { fatal: true }).decode(buffer.subarray(0, length))
  } catch (error) {
    if (error instanceof DataFailure) throw error
    if (error instanceof TypeError) throw new DataFailure(`${path}: not a text file`)
    throw new DataFailure(systemProblem(path, error))
  }
}
