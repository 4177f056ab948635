import { type MatchFile, manners, type TableState } from '@conclave/kernel'
import { z } from 'zod'
import { tooDeep } from './depth.ts'
import { inWords } from './problem.ts'

/** No match file is read that has more bytes: a long match has a few hundred kilobytes. */
export const largestMatchFile = 20 * 1024 * 1024

const name = z.string().min(1).max(100)
const json = z.json()
const seat = z.int().min(0)
const fingerprint = z.string().regex(/^[0-9a-f]{16}$/, 'must be 16 hexadecimal digits')
const word = z.int32()

const chance = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('sealed'), key: z.hex().length(64), counter: z.int().min(0) }),
  z.strictObject({ kind: z.literal('swift'), a: word, b: word, c: word, d: word }),
])

/** A stored state: what every game's state has, and whatever else the game keeps in it. */
const state = z
  .looseObject({
    seats: z.int().min(1),
    chance,
    stack: z.array(z.strictObject({ procedure: name, step: name, locals: z.record(z.string(), json) })),
    questions: z.array(
      z.strictObject({
        seat,
        kind: name,
        manner: z.enum(manners),
        about: json,
      }),
    ),
    outcome: z
      .strictObject({ winners: z.array(seat), reason: name, scores: z.array(z.number()).exactOptional() })
      .nullable(),
    barrier: z.int().min(0),
  })
  .catchall(json)

const segment = z
  .strictObject({
    rules: name,
    from: z.union([z.literal('setup'), state], 'must be "setup" or a stored state'),
    answers: z.array(z.tuple([seat, z.string().min(1).max(500)])),
    hashes: z.array(fingerprint),
  })
  .refine(({ answers, hashes }) => hashes.length === answers.length + 1, {
    error: ({ input }) => {
      const { answers, hashes } = input as { answers: unknown[]; hashes: unknown[] }
      return `has ${answers.length} answers but ${hashes.length} hashes (one more is due)`
    },
  })

/** A match file from outside. */
export const matchFile = z
  .strictObject({
    game: name,
    edition: name,
    options: z.record(z.string().max(100), z.union([z.boolean(), z.number(), z.string().max(3000)])),
    seats: z.int().min(1).max(16),
    seed: z.string().min(1).max(1000),
    commitment: z.hex().length(64).exactOptional(),
    nonces: z.array(z.string().max(1000)).max(16).exactOptional(),
    segments: z.array(segment).min(1),
  })
  .superRefine(({ seats, segments }, context) => {
    segments.forEach(({ answers }, at) => {
      const wrong = answers.findIndex(([from]) => from >= seats)
      if (wrong < 0) return
      const message = `seat ${answers[wrong]?.[0]} does not exist in a match of ${seats}`
      context.addIssue({ code: 'custom', path: ['segments', at, 'answers', wrong, 0], message })
    })
  })

// A match file that passes is one for the kernel; the compiler sees to it.
matchFile satisfies z.ZodType<MatchFile>
state satisfies z.ZodType<TableState>

/** A match file, or what is wrong with it in words. */
export type FileReading =
  | { readonly ok: true; readonly file: MatchFile }
  | {
      readonly ok: false
      readonly problem: string
      /** Distinction: something else altogether, or a match of which parts are not as they should be. */
      readonly is: 'no match' | 'broken'
      /** The first answer that cannot be one, counted from 1, if it is that. */
      readonly answer?: number
    }

/** Reads a match file's text. Whether its answers are legal only the rules can say. */
export const readMatchFile = (text: string): FileReading => {
  const foreign = (problem: string): FileReading => ({ ok: false, problem, is: 'no match' })
  if (tooDeep(text)) return foreign('not a match file: its data is nested too deeply')
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    return foreign(`not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  const reading = matchFile.safeParse(data)
  if (reading.success) return { ok: true, file: reading.data }
  const problem = `not a match file: ${inWords(reading.error)}`
  if (typeof data !== 'object' || data === null || !('segments' in data)) return foreign(problem)
  const answer = reading.error.issues.flatMap(({ path }) => answerAt(path)).at(0)
  return { ok: false, problem, is: 'broken', ...(answer === undefined ? {} : { answer }) }
}

/** The number of the answer that a place in a file belongs to; answers of later stretches are not counted from the start. */
const answerAt = ([list, stretch, answers, at]: readonly PropertyKey[]): number[] =>
  list === 'segments' && stretch === 0 && answers === 'answers' && typeof at === 'number' ? [at + 1] : []
