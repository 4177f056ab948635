import { mkdirSync, readdirSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findGame } from '@conclave/games'
import { choices, commitmentTo, give, keyOf, type MatchFile, openMatch, startMatch } from '@conclave/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkMatch } from '../src/commands/verify.ts'
import { DataFailure, messageOf } from '../src/failure.ts'
import type { Io } from '../src/io.ts'
import { rulesInWords, rulesOf } from '../src/match-file.ts'
import type { Lines } from '../src/play/input.ts'
import { layTable } from '../src/play/setup.ts'
import { conclave, folder, ioOf } from './conclave.ts'

describe('wrong usage: exit code 2, a reason on stderr, nothing on stdout', () => {
  const sim = (...more: string[]) => [
    'sim',
    '--game',
    'spellbound',
    '--seats',
    '2',
    '--matches',
    '1',
    ...more,
  ]

  test.each<[string, string[], RegExp]>([
    ['no command', [], /Usage: conclave/],
    ['an unknown command', ['dance'], /unknown command 'dance'/],
    ['an unknown flag', ['games', '--all'], /unknown option '--all'/],
    ['too many arguments', ['games', 'all'], /too many arguments/],
    ['a missing game', ['cards'], /required option '--game <id>' not specified/],
    ['an unknown game', ['cards', '--game', 'chess'], /there is no game 'chess' \(there are: spellbound/],
    [
      'an unknown edition',
      ['cards', '--game', 'spellbound', '--edition', '3'],
      /no edition '3' \(there are: 2012/,
    ],
    ['an unknown language', ['cards', '--game', 'spellbound', '--lang', 'de'], /one of en, fr, it/],
    ['no seats at all', sim('--seats', '0'), /whole number from 1/],
    ['too many seats', sim('--seats', '5'), /spellbound is for 1 to 4 seats, not 5/],
    ['half a seat', sim('--seats', '1.5'), /whole number/],
    [
      'an unknown bot',
      sim('--bots', 'genius'),
      /there is no bot 'genius' \(there are: random, greedy, adept/,
    ],
    ['a wrong parameter of a bot', sim('--bots', 'adept:power=9'), /adept:power=9.*power/],
    ['a bot that may not think', sim('--bots', 'adept:iterations=0'), /'iterations=0' leaves it nothing/],
    ['bots that do not fit the seats', sim('--bots', 'random,random,random'), /3 bots for 2 seats/],
    ['an unknown option', sim('--option', 'speed=9'), /there is no option 'speed' \(there are: .*dan/],
    ['an impossible value', sim('--option', 'dan=99'), /option 'dan' must be a whole number from 3 to 8/],
    ['an option without a value', sim('--option', 'dan'), /write it as name=value/],
    ['an option given twice', sim('--option', 'dan=3', '--option', 'dan=4'), /dan is given twice/],
    ['no matches', sim('--matches', '0'), /whole number from 1/],
    ['no workers', sim('--workers', '0'), /whole number from 1/],
    ['a match file that is not named', ['verify'], /missing required argument 'file'/],
    ['a viewer that is none', ['replay', 'x.json', '--view', 'me'], /'spectator'/],
    [
      'more people than seats',
      ['play', '--game', 'spellbound', '--seats', '1', '--humans', '2'],
      /more than the 1 seats/,
    ],
    ['a bot that cannot play', ['play', '--game', 'spellbound', '--seats', '2', '--bots', 'x'], /no bot 'x'/],
    ['a coverage bot that cannot play', ['coverage', '--bot', 'x'], /no bot 'x'/],
  ])('%s', async (_, args, reason) => {
    const { code, out, err } = await conclave(args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(reason)
    expect(err).not.toContain('    at ')
  })
})

describe('bad data: a reason, exit code 1', () => {
  let good: MatchFile
  beforeAll(async () => {
    good = await shortMatch()
  })

  const edited = (edit: (file: Editable) => void): string => {
    const file: Editable = JSON.parse(JSON.stringify(good))
    edit(file)
    return JSON.stringify(file)
  }

  test.each<[string, () => string, RegExp]>([
    ['an empty file', () => '', /not JSON/],
    ['half a file', () => JSON.stringify(good).slice(0, 500), /not JSON/],
    ['something else', () => '{"hello": "world"}', /not a match file: .*game/],
    ['no text at all', () => '\u0000\u0001', /not JSON/],
    ['a missing field', () => edited((file) => delete file.seed), /seed/],
    ['a field too many', () => edited((file) => (file.cheat = true)), /cheat/],
    ['an unknown game', () => edited((file) => (file.game = 'chess')), /there is no game 'chess'/],
    ['an unknown edition', () => edited((file) => (file.edition = '1066')), /no edition '1066'/],
    ['an impossible number of seats', () => edited((file) => (file.seats = 7)), /for 1 to 4 seats, not 7/],
    ['another number of seats', () => edited((file) => (file.seats = 3)), /stands differently/],
    ['an unknown option', () => edited((file) => (file.options = { speed: 1 })), /no option 'speed'/],
    ['another option', () => edited((file) => (file.options = { dan: 5 })), /stands differently/],
    [
      'an edited answer',
      () => edited((file) => (file.segments[0]!.answers[1]![1] = 'do=win')),
      /'do=win' is not a legal answer/,
    ],
    [
      'an answer of another seat',
      () => edited((file) => (file.segments[0]!.answers[0]![0] ^= 1)),
      /answer 1 is refused/,
    ],
    [
      'a seat that is not there',
      () => edited((file) => (file.segments[0]!.answers[0]![0] = 9)),
      /seat 9 does not exist/,
    ],
    ['a missing answer', () => edited((file) => file.segments[0]!.answers.pop()), /hashes/],
    ['an exchanged answer', () => edited(exchangeAnswers), /answer \d+ is refused|stands differently/],
    [
      'a wrong hash',
      () => edited((file) => (file.segments[0]!.hashes[2] = '0'.repeat(16))),
      /after answer 2 the match stands differently/,
    ],
    [
      'a hash that is none',
      () => edited((file) => (file.segments[0]!.hashes[2] = 'x')),
      /16 hexadecimal digits/,
    ],
    ['another seed', () => edited((file) => (file.seed = 'other')), /not the one that was committed to/],
    ['another seed with its commitment', () => edited(reseed), /stands differently/],
    [
      'rules newer than ours',
      () => edited((file) => (file.segments[0]!.rules = '99')),
      /played under rules 99, which are newer than the \d+ of this program/,
    ],
    ['no segments', () => edited((file) => (file.segments = [])), /segments/],
    [
      'a second beginning',
      () => edited((file) => file.segments.push(file.segments[0]!)),
      /segment 2 starts anew/,
    ],
    ['a forged state', () => edited(forgeState), /segment 2 does not go on|was changed/],
    ['a forged state with its hash', () => edited(forgeStateAndHash), /segment 2 does not go on/],
    ['nesting without end', () => '['.repeat(1_000_000), /nested too deeply/],
  ])('%s', async (_, text, reason) => {
    const file = join(folder(), 'match.json')
    writeFileSync(file, text())
    for (const open of [checkMatch, resume]) {
      const problem = await open(ioOf(), file).then(
        () => null,
        (error: unknown) => error,
      )
      expect(problem).toBeInstanceOf(DataFailure)
      expect(messageOf(problem)).toMatch(reason)
    }
    expect(readdirSync(dirname(file))).toEqual(['match.json'])
  })

  test('every command that opens a file refuses it with exit code 1 and writes nothing', async () => {
    const file = join(folder(), 'match.json')
    writeFileSync(
      file,
      edited((each) => (each.segments[0]!.hashes[2] = '0'.repeat(16))),
    )
    const reason = /after answer 2 the match stands differently/
    const [verified, ...others] = await Promise.all([
      conclave(['verify', file, '--json']),
      conclave(['play', '--resume', file, '--bots', 'random'], 'q\nn\n'),
      conclave(['replay', file, '--json']),
    ])
    expect(JSON.parse(verified.out)).toEqual({ ok: false, problem: expect.stringMatching(reason) })
    for (const { out } of others) expect(out).toBe('')
    for (const { code, err } of [verified, ...others]) {
      expect(code).toBe(1)
      expect(err).toMatch(reason)
      expect(err).not.toContain('    at ')
    }
    expect(readdirSync(dirname(file))).toEqual(['match.json'])
  })

  test('older rules that lead to the same match are named, and no reason to refuse it', async () => {
    const file = join(folder(), 'match.json')
    writeFileSync(
      file,
      edited((each) => (each.segments[0]!.rules = '0')),
    )
    const checkedWith = rulesOf(good)
    expect(await checkMatch(ioOf(), file)).toMatchObject({ rules: '0', checkedWith, commitment: 'kept' })
    expect(rulesInWords('0', '1')).toBe('played under rules 0, identical under 1')
    await resume(ioOf(), file)
  })

  test('a match that does not begin at its setup proves nothing about its seed', async () => {
    const file = join(folder(), 'match.json')
    const found = findGame('spellbound')
    if ('problem' in found) throw new Error(found.problem)
    const { game } = await found.entry.load(found.edition)
    const half = openMatch(game, good, 4)
    if ('problem' in half) throw new Error(half.problem)
    writeFileSync(
      file,
      edited(({ segments: [segment] }) => {
        segment!.from = half.state
        segment!.answers.splice(0, 4)
        segment!.hashes.splice(0, 4)
      }),
    )
    expect(await checkMatch(ioOf(), file)).toMatchObject({
      commitment: 'not proved',
      proved: 'from segment 1, whose start is taken on trust',
      answers: 4,
    })
    // A start that nothing proves is an error unless asked for.
    const strict = await conclave(['verify', file, '--json'])
    expect(strict.code).toBe(1)
    expect(strict.err).toContain('--trust-start')
    expect(JSON.parse(strict.out)).toMatchObject({ ok: false, fromSetup: false })
    const trusting = await conclave(['verify', file, '--trust-start', '--json'])
    expect([trusting.code, JSON.parse(trusting.out).ok]).toEqual([0, true])
    // A second stretch goes on from the first: proved as a whole only if both were played under today's rules.
    const inTwo = (rules: string): string =>
      edited(({ segments }) => {
        const { answers, hashes } = segments[0]!
        const later = { answers: answers.splice(4), hashes: hashes.slice(4) }
        segments.push({ rules: rulesOf(good), from: half.state, ...later })
        segments[0] = { rules, from: 'setup', answers, hashes: hashes.slice(0, 5) }
      })
    writeFileSync(file, inTwo('0'))
    expect(await checkMatch(ioOf(), file)).toMatchObject({
      commitment: 'not proved',
      proved: 'from segment 2, whose start is taken on trust',
      olderSegments: 1,
      answers: 8,
    })
    for (const whole of [inTwo(rulesOf(good)), JSON.stringify(good)]) {
      writeFileSync(file, whole)
      expect(await checkMatch(ioOf(), file)).toMatchObject({
        commitment: 'kept',
        proved: 'from the setup',
        answers: 8,
      })
    }
  })

  test('no file, a folder, a huge file, a moment that is not there', async () => {
    const path = folder()
    const huge = join(path, 'huge.json')
    writeFileSync(huge, '')
    truncateSync(huge, 30 * 1024 * 1024)
    const short = join(path, 'short.json')
    writeFileSync(short, JSON.stringify(good))
    const broken = join(path, 'broken.json')
    writeFileSync(broken, JSON.stringify(good).slice(0, -9))
    const cases: [string[], RegExp][] = [
      [['verify', join(path, 'none.json')], /none\.json: there is no such file/],
      [['verify', path], /that is a folder, not a file/],
      [['verify', huge], /too large for a match file/],
      [['replay', broken], /not JSON/],
      [['replay', broken, '--json'], /not JSON/],
      [['play', '--resume', broken], /not JSON/],
      [['replay', short, '--at', '999'], /the match has only \d+ answers/],
      [['replay', short, '--view', '2'], /there is no seat 2 in a match of 2/],
      [['play', '--resume', huge], /too large/],
      [['sim', '--game', 'spellbound', '--seats', '1', '--matches', '1', '--save', short], /short\.json/],
    ]
    const ran = await Promise.all(cases.map(([args]) => conclave(args)))
    for (const [at, { code, out, err }] of ran.entries()) {
      expect({ code, out }).toEqual({ code: 1, out: '' })
      expect(err).toMatch(cases[at]![1])
    }
    expect(readdirSync(path).sort()).toEqual(['broken.json', 'huge.json', 'short.json'])
  })

  test('wrong usage of play writes nothing', async () => {
    const path = folder()
    mkdirSync(join(path, 'empty'))
    const ran = await conclave([
      'play',
      '--game',
      'spellbound',
      '--seats',
      '9',
      '--save',
      join(path, 'empty', 'x.json'),
    ])
    expect(ran).toMatchObject({ code: 2, out: '' })
    expect(readdirSync(join(path, 'empty'))).toEqual([])
  })
})

/** Sits down to a saved match, as `play --resume` does. */
const resume = async (io: Io, file: string): Promise<unknown> =>
  await layTable(io, { resume: file, option: [], bots: 'random' }, silent, 'en')

const silent: Lines = { live: false, ask: async () => null, wasInterrupted: () => false, close: () => {} }

/** A match file as somebody with an editor sees it. */
interface Editable {
  [field: string]: unknown
  segments: { rules: string; from: unknown; answers: [number, string][]; hashes: string[] }[]
}

const exchangeAnswers = ({ segments: [segment] }: Editable): void => {
  const { answers } = segment!
  const at = answers.findIndex(([, key], index) => index > 0 && key !== answers[0]![1])
  ;[answers[0]![1], answers[at]![1]] = [answers[at]![1], answers[0]![1]]
}

const reseed = (file: Editable): void => {
  file.seed = 'other'
  file.commitment = commitmentTo('other')
}

const state = {
  seats: 2,
  chance: { kind: 'swift', a: 1, b: 2, c: 3, d: 4 },
  stack: [],
  questions: [{ seat: 0, kind: 'story', manner: 'turn', about: null }],
  outcome: null,
  barrier: 0,
}

const forgeState = ({ segments }: Editable): void => {
  segments.push({
    rules: segments[0]!.rules,
    from: state,
    answers: [],
    hashes: [segments[0]!.hashes.at(-1)!],
  })
}

const forgeStateAndHash = ({ segments }: Editable): void => {
  segments.push({ rules: segments[0]!.rules, from: state, answers: [], hashes: ['0'.repeat(16)] })
}

/** The first answers of a match of two. */
const shortMatch = async (): Promise<MatchFile> => {
  const found = findGame('spellbound')
  if ('problem' in found) throw new Error(found.problem)
  const { game } = await found.entry.load(found.edition)
  const match = startMatch(game, { options: {}, seats: 2, seed: 'bad input' })
  if ('problem' in match) throw new Error(match.problem)
  for (let answers = 0; answers < 8; answers++) {
    const question = match.state.questions.find(({ manner }) => manner !== 'open')!
    const options = choices(game, match.state, question)
    expect(give(match, question.seat, keyOf(options[answers % options.length]!))).toBeNull()
  }
  return match.file
}
