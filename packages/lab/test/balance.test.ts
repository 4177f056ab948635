import { random } from '@conclave/bots'
import { readSettings } from '@conclave/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { type AvatarFindings, against, avatarGoalsOf, winsAimed } from '../src/balance/avatar-findings.ts'
import { avatarWitness } from '../src/balance/avatar-witness.ts'
import { type Findings, findingsOf } from '../src/balance/findings.ts'
import { goalsOf } from '../src/balance/goals.ts'
import { meanOf, quantileOf, shareOf } from '../src/balance/interval.ts'
import { type BalanceJob, playerOf } from '../src/balance/job.ts'
import { namingOf, spellsOf } from '../src/balance/naming.ts'
import { type About, pageOf } from '../src/balance/page.ts'
import { type MatchRecord, rose } from '../src/balance/record.ts'
import { rolesIn, seatingOf } from '../src/balance/seating.ts'
import { witnessOf } from '../src/balance/witness.ts'
import { loadGame } from '../src/load-game.ts'

const roles = rolesIn('1.6')

/** Number of each of these. */
const counted = (names: readonly string[]): number[] =>
  [...Map.groupBy(names, (name) => name)].map(([, those]) => those.length)

describe('seating', () => {
  const seating = seatingOf(roles, 4, 'balance')
  const matches = Array.from({ length: 360 }, (_, at) => seating(at))

  test('nobody shares a mage or a school, and everything sits in every seat equally often', () => {
    for (const places of matches) {
      expect(new Set(places.map(({ mage }) => mage)).size).toBe(4)
      expect(new Set(places.map(({ school }) => school)).size).toBe(4)
    }
    for (const seat of [0, 1, 2, 3]) {
      expect(counted(matches.map((places) => places[seat]!.mage))).toEqual([90, 90, 90, 90])
      expect(counted(matches.map((places) => places[seat]!.school))).toEqual(Array(6).fill(60))
    }
  })

  test('every mage meets every school about equally often, with either list', () => {
    const pairs = matches.flatMap((places) => places.map(({ mage, school }) => `${mage} ${school}`))
    expect(counted(pairs)).toHaveLength(24)
    for (const count of counted(pairs)) expect(Math.abs(count - 60)).toBeLessThan(24)
    expect(Math.max(...counted(matches.flatMap((places) => places.map(({ list }) => list))))).toBeLessThan(
      740,
    )
  })

  test('the seed decides it', () => {
    const first = (seed: string) => JSON.stringify([0, 1, 2, 3].map(seatingOf(roles, 4, seed)))
    expect(first('balance')).toBe(first('balance'))
    expect(first('balance')).not.toBe(first('another'))
  })
})

test('shares have intervals, and numbers means and quantiles', () => {
  const share = shareOf(25, 100)
  expect(share).toMatchObject({ count: 25, of: 100, rate: 0.25 })
  expect(share.low).toBeCloseTo(0.175, 3)
  expect(share.high).toBeCloseTo(0.343, 3)
  expect(shareOf(0, 10).low).toBe(0)
  expect(shareOf(0, 0)).toMatchObject({ rate: 0, low: 0, high: 1 })
  expect([meanOf([1, 2, 6]), meanOf([])]).toEqual([3, 0])
  expect([quantileOf([5, 1, 3], 0.5), quantileOf([], 0.5)]).toEqual([3, 0])
})

describe('what a match says', () => {
  const places = roles.mages.map((mage, at) => ({ mage, school: roles.schools[at]!, list: 'a' }))
  /** A table on which the first mage has laid one spell and keeps the others. */
  const planned = (card: string, side: 'light' | 'dark', cards: string[]) => ({
    mages: [{ slots: [{ card, side }], hand: { cards } }],
  })
  const told = { audience: 'everyone', rule: 'BRW-GEN.1' } as const

  test('points are written down by their source, and plans as they stand when all are ready', () => {
    const witness = witnessOf(places)
    witness.hear({ ...told, event: 'roundBegan', round: 1, first: 0 })
    witness.plan(0, planned('ice-blast', 'light', ['fireball']))
    witness.plan(0, planned('fireball', 'dark', ['ice-blast', 'fireball']))
    witness.hear({ ...told, event: 'prepared', seat: 0, count: 1 })
    witness.hear({ ...told, event: 'powerGained', seat: 0, amount: 4, power: 4, by: 'defeat' })
    witness.hear({ ...told, event: 'powerGained', seat: rose, amount: 2, power: 2, by: 'event.open-archive' })
    witness.hear({ ...told, event: 'powerLost', seat: 0, amount: 1, power: 3, by: 'spell.whisper' })
    witness.hear({ ...told, event: 'cast', seat: 0, card: 'fireball', side: 'dark', quick: true })
    witness.hear({ ...told, event: 'defeated', seat: 1, by: 0 })
    witness.hear({ ...told, audience: [0], event: 'drewQuest', seat: 0, quest: 'bloodshed' })
    witness.hear({ ...told, event: 'questCompleted', seat: 0, quest: 'bloodshed' })
    witness.hear({ ...told, event: 'roomActivated', seat: 0, room: 'arena' })
    witness.hear({ ...told, event: 'scored', seat: 0, quests: 6, trophies: 4, rooms: 3, crown: 1, total: 17 })
    witness.hear({ ...told, event: 'matchWon', seat: 0, reason: 'BRW-END.3' })
    const record = witness.record(7, 0, 99)
    expect(record).toMatchObject({
      index: 7,
      decisions: 99,
      winner: 0,
      rounds: 1,
      course: [[2, 3]],
      rose: { power: 2, points: { event: 2 } },
      quests: { drawn: { bloodshed: 1 }, completed: { bloodshed: 1 }, solved: {}, discarded: {} },
      rooms: { activated: { arena: 1 } },
    })
    expect(record.mages[0]).toMatchObject({
      total: 17,
      points: { defeat: 4, lost: -1, 'end: quests': 6, 'end: trophies': 4, 'end: rooms': 3, 'end: Crown': 1 },
      held: { fireball: 2, 'ice-blast': 1 },
      prepared: { 'fireball dark': 1 },
      used: { fireball: 1 },
    })
    expect(record.mages[1]?.falls).toBe(1)
  })
})

describe('a run', () => {
  let records: MatchRecord[]
  let findings: Findings
  let page: string
  const about: About = {
    title: 'Black Rose Wars 1.6',
    rules: '1',
    command: 'conclave balance',
    bot: 'random',
    moons: [6, 18, 30],
    roseWins: true,
    ruins: false,
  }

  beforeAll(async () => {
    const loaded = await loadGame('black-rose', '1.6')
    const reading = readSettings(loaded.game.settings, { length: 'short' })
    if (!reading.ok) throw new Error(reading.problem)
    const job: BalanceJob = {
      game: 'black-rose',
      edition: '1.6',
      tables: [{ chosen: reading.chosen, seats: 4 }],
      bot: 'random',
      seed: 'test',
    }
    // Without second thoughts, matches of random bots are short.
    const bot = { spec: 'random', answer: random.answer }
    records = [0, 1, 2].map(playerOf(loaded, job, bot))
    findings = findingsOf(records, roles, 4, spellsOf('1.6'))
    const { nameOf, schoolOf } = namingOf('1.6')
    page = pageOf(about, findings, goalsOf(findings, true, nameOf), nameOf, schoolOf)
  })

  test('seats everybody as it was planned, and adds up', () => {
    const seating = seatingOf(roles, 4, 'test')
    for (const { index, mages, rounds, course, winner, error } of records) {
      expect(error).toBeNull()
      expect(mages.map(({ mage, school, list }) => ({ mage, school, list }))).toEqual(seating(index))
      expect(course).toHaveLength(rounds)
      expect(winner).toBeGreaterThanOrEqual(rose)
      for (const { points, total, prepared } of mages) {
        expect(Object.values(points).reduce((sum, each) => sum + each, 0)).toBe(total)
        expect(Object.values(prepared).reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(
          2 * (rounds - 1),
        )
      }
    }
  })

  test('finds the same whatever order matches come in', () => {
    expect(findingsOf(records.toReversed(), roles, 4, ['fireball'])).toEqual(
      findingsOf(records, roles, 4, ['fireball']),
    )
    const wins = findings.schools.reduce((sum, each) => sum + each.wins.count, 0)
    expect(wins + findings.rose.wins.count).toBe(3)
    expect(findings.cards).toHaveLength(86)
    for (const { share } of findings.cards) expect(share).toBeLessThanOrEqual(1)
  })

  test('a match that breaks is told and not counted', () => {
    const broken = { ...records[0]!, index: 9, error: 'the tower fell' }
    const found = findingsOf([...records, broken], roles, 4, [])
    expect(found).toMatchObject({ matches: 3, errors: [{ match: 9, problem: 'the tower fell' }] })
  })

  test('the page stands alone, has its plots and names everything in words', () => {
    expect(page).not.toMatch(/<script|<link|src=|@import|url\(/)
    expect(page.match(/<svg /g)).toHaveLength(7)
    for (const name of ['Destruction', 'Rebecca', 'Seat 4', 'The Black Rose', 'Fireball', 'Infamy of Crete'])
      expect(page).toContain(name)
    expect(page).not.toMatch(/NaN|undefined|Infinity|\b(?:spell|quest|room|school|event)\.[a-z]/)
  })

  test('goals are met or not, and say what is outside', () => {
    const standing = (rate: number) => ({
      name: 'nero',
      wins: shareOf(rate * 100, 100),
      points: 30,
      sources: {},
    })
    const named: Findings = {
      ...findings,
      matches: 10,
      mages: [standing(0.25), standing(0.31)],
      seats: [standing(0.2), standing(0.3)],
      rose: { ...findings.rose, wins: shareOf(1, 10) },
      rounds: {
        ...findings.rounds,
        mean: 8,
        counts: [
          [8, 9],
          [13, 1],
        ],
      },
    }
    const goals = goalsOf(named, true, (_, id) => id)
    expect(goals.map(({ met }) => met).slice(1, 5)).toEqual([false, true, true, true])
    expect(goals[1]?.found).toContain('outside: nero 31.0 %')
    expect(goalsOf(named, false, (_, id) => id)).toHaveLength(goals.length - 1)
  })
})

describe('matches with the Avatar', () => {
  const told = { audience: 'everyone', rule: 'REB-AVA.14' } as const
  const avatar = { seat: rose }

  test('every kind of match has its own aim, and an action card may do nothing seldom', () => {
    const found = (wins: readonly number[], idle: number): AvatarFindings => ({
      matches: 480,
      errors: [],
      decisions: 0,
      standings: against.map((kind, each) => ({
        ...kind,
        wins: shareOf(wins[each] ?? 0, 80),
        rounds: { mean: 7, low: 6, high: 8 },
        rose: { points: 0, sources: {} },
        best: 0,
        sources: {},
        falls: { avatar: 0, mage: 0 },
      })),
      cards: [{ card: 'reap', moon: 3, played: 100, walked: 0, idle, reacted: 0 }],
    })
    const met = (wins: readonly number[], idle = 15): boolean[] =>
      avatarGoalsOf(found(wins, idle), (card) => card).map((goal) => goal.met)
    expect(met([40, 28, 21, 20, 20, 20])).toEqual([true, true, true, true, true])
    expect(met([20, 28, 21, 16, 20, 20])).toEqual([false, false, true, true, true])
    expect(met([40, 40, 21, 20, 20, 20])).toEqual([true, true, false, true, true])
    expect(met([40, 28, 21, 20, 20, 21], 16)).toEqual([true, true, false, true, false])
    const { standings } = found([40, 28, 21, 20, 20, 20], 0)
    expect(standings.map((each) => winsAimed(standings, each))).toEqual([
      [0.4, 0.6],
      [0.25, 0.45],
      [0.25, 0.45],
      [0, 0.4],
      [0, 0.35],
      [0, 0.2625],
    ])
  })

  test('an action card did something, or walked, or nothing came of it', () => {
    const { hear, record } = avatarWitness()
    hear({ ...told, event: 'actionRevealed', card: 'iron-grip' })
    hear({ ...told, event: 'stepped', model: avatar, room: 'arena' })
    hear({ ...told, event: 'instabilityPlaced', seat: rose, room: 'arena', count: 1 })
    hear({ ...told, event: 'actionRevealed', card: 'puppets-errand' })
    hear({ ...told, event: 'actionRevealed', card: 'petal-ward' })
    hear({ ...told, event: 'damaged', model: { seat: 0 }, seat: rose, amount: 1, by: 'spell.fireball' })
    // For its back: what was at work goes on.
    hear({ ...told, event: 'actionRevealed', card: 'snapping-jaw' })
    hear({ ...told, event: 'avatarReacts', card: 'snapping-jaw' })
    hear({ ...told, event: 'damaged', model: { seat: 0 }, seat: rose, amount: 1, by: 'action.snapping-jaw' })
    hear({ ...told, event: 'healed', model: avatar, amount: 1, by: 'action.petal-ward' })
    hear({ ...told, event: 'phaseBegan', phase: 'evocation' })
    hear({ ...told, event: 'defeated', seat: rose, by: 0 })
    expect(record).toEqual({
      falls: 1,
      played: { 'iron-grip': 1, 'puppets-errand': 1, 'petal-ward': 1 },
      walked: { 'iron-grip': 1 },
      idle: { 'puppets-errand': 1 },
      reacted: { 'snapping-jaw': 1 },
    })
  })
})
