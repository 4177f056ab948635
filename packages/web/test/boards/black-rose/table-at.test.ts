import {
  type BlackRose,
  type BlackRoseEvent,
  type BlackRoseView,
  blackRoseIn,
  type EditionId,
} from '@conclave/black-rose'
import { give, keyOf, mayHear, startMatch, viewOf } from '@conclave/kernel'
import { describe, expect, it } from 'vitest'
import { cueOf } from '../../../src/boards/black-rose/cues.ts'
import { withFact } from '../../../src/boards/black-rose/stage/facts.ts'
import { scenesOf } from '../../../src/boards/black-rose/stage/scenes.ts'
import { tableAt } from '../../../src/boards/black-rose/stage/table-at.ts'

interface Entry {
  readonly seq: number
  readonly event: BlackRoseEvent
}

/** One answer: what every seat saw before and after it, and what happened. */
interface Stretch {
  readonly before: readonly BlackRoseView[]
  readonly after: readonly BlackRoseView[]
  readonly entries: readonly Entry[]
}

/** One blow more, and each of them falls. */
const weaken = (state: BlackRose, seen: readonly BlackRoseView[]): void => {
  for (const [seat, mage] of state.mages.entries()) {
    const by = state.mages[(seat + 1) % state.mages.length]
    while (
      by !== undefined &&
      mage.place >= 0 &&
      mage.damage.length + 1 < (seen[0]?.mages[seat]?.health ?? 0) &&
      by.reserve > 9
    ) {
      mage.damage.push((seat + 1) % state.mages.length)
      by.reserve--
    }
  }
}

/** Every answer of a match that goes one way or another, up to so many. */
const stretchesOf = (edition: EditionId, avatar: string, seats: number, seed: string, most: number) => {
  const game = blackRoseIn(edition)
  const options = { length: 'short', ...(edition === 'rebirth' ? { avatar } : {}) }
  const match = startMatch(game, { options, seats, seed })
  if ('problem' in match) throw new Error(match.problem)
  const { state } = match
  const views = () => state.mages.map((_, seat) => viewOf(game, state, seat).table as BlackRoseView)
  const stretches: Stretch[] = []
  let [before, seq] = [views(), 0]
  for (let turn = 0; turn < most && state.outcome === null; turn++) {
    if (turn % 12 === 11) {
      weaken(state, before)
      before = views()
    }
    const asked = state.questions.filter(({ manner }) => manner !== 'open')
    const question = asked[turn % asked.length]
    if (question === undefined) break
    const ways = viewOf(game, state, question.seat).options
    const wanted = ['castNext', 'trigger', 'attack', 'activate', 'ready']
    const eager = wanted.map((wish) => ways.find((way) => way.do === wish)).find((way) => way !== undefined)
    const idle = ['back', 'takeBack', 'unready', 'stop', 'remove', 'sacrifice']
    const willing = ways.filter((way) => !idle.includes(String(way.do)))
    const among = willing.length === 0 ? ways : willing
    const chosen = eager ?? among[(Math.imul(turn + 1, 2_654_435_761) >>> 9) % among.length]
    const entries: Entry[] = []
    if (chosen === undefined) break
    give(match, question.seat, keyOf(chosen), (event) => {
      entries.push({ seq: ++seq, event: event as BlackRoseEvent })
    })
    const after = views()
    stretches.push({ before, after, entries })
    before = after
  }
  return stretches
}

const played = [
  stretchesOf('rebirth', 'apprentice', 2, 'the stage', 1_500),
  stretchesOf('rebirth', 'none', 3, 'the stage of three', 1_500),
  stretchesOf('1.6', '', 2, 'an older stage', 500),
].flat()

/** The table of a seat when so many of the entries are told. */
const standingAt = ({ before, after, entries }: Stretch, seat: number, told: number): BlackRoseView => {
  const heard = entries.filter(({ event }) => mayHear(event, seat))
  const [from, to] = [before[seat], after[seat]]
  if (from === undefined || to === undefined) throw new Error('nobody sits there')
  return tableAt(from, to, heard.slice(0, told), heard.slice(told))
}

/** Events that scenes of Rebirth tell again and again. */
const sorts: readonly BlackRoseEvent['event'][] = [
  'actionRevealed',
  'avatarGoesFor',
  'avatarReacts',
  'cast',
  'declared',
  'triggered',
  'cubesBack',
  'damaged',
  'damageAvoided',
  'defeated',
  'wentToCell',
  'trophyTaken',
  'powerGained',
  'roomRebuilt',
  'moonRose',
  'eventDrawn',
  'jinxed',
  'summoned',
  'endReached',
]

const bodyOf = (table: BlackRoseView, seat: number) => (seat < 0 ? table.avatar : table.mages[seat])

describe('the table while a scene is played', () => {
  it('[REB-DMG.7, REB-DMG.11] has a defeated mage and her cubes in sight until they are told to go', () => {
    const defeats = played.filter(({ before: [table], entries }) => {
      return (
        table?.edition === 'rebirth' &&
        entries.some(({ event }) => event.event === 'cubesBack' && event.rule === 'REB-DMG.11')
      )
    })
    expect(defeats.length).toBeGreaterThan(3)
    for (const stretch of defeats) {
      const heard = stretch.entries.filter(({ event }) => mayHear(event, 0))
      const falls = heard.findIndex(({ event }) => event.event === 'defeated')
      const fallen = heard[falls]?.event
      const seat = fallen?.event === 'defeated' ? fallen.seat : Number.NaN
      const falling = bodyOf(standingAt(stretch, 0, falls + 1), seat)
      const gone = heard.findIndex(({ event }) => event.event === 'wentToCell' && event.seat === seat)
      const back = heard.findIndex(
        ({ event }) =>
          event.event === 'cubesBack' && event.rule === 'REB-DMG.11' && event.from?.seat === seat,
      )
      if (falls < 0 || back < 0) continue
      expect(falling?.place).not.toBe('cell')
      expect(falling?.damage.length).toBe(falling?.health)
      expect(bodyOf(standingAt(stretch, 0, gone + 1), seat)?.place).toBe('cell')
      expect(bodyOf(standingAt(stretch, 0, back), seat)?.damage).toEqual(falling?.damage)
      expect(bodyOf(standingAt(stretch, 0, back + 1), seat)?.damage).toEqual([])
    }
  })

  it('stands as before until something is told, and facts alone lead to what comes of them', () => {
    const vague = [
      'healed',
      'damageConverted',
      'damageMoved',
      'transmuted',
      'roomsSwapped',
      'instabilityConverted',
      'instabilityRemoved',
      'upgraded',
      'jinxBites',
      'jinxRemoved',
      'questActivated',
      'questSolved',
    ]
    for (const stretch of played) {
      const { before, after, entries } = stretch
      const [from, to] = [before[0], after[0]]
      if (from === undefined || to === undefined) throw new Error('nobody sits there')
      expect(standingAt(stretch, 0, 0)).toEqual(from)
      // A cube that is healed is told of with all the others, when the last one is.
      if (entries.length === 0 || entries.some(({ event }) => vague.includes(event.event))) continue
      const facts = entries.reduce((table, entry) => withFact(table, entry, to), from)
      const told = (table: BlackRoseView) => ({
        power: [table.rose.power, ...table.mages.map(({ power }) => power)],
        places: [table.avatar?.place, ...table.mages.map(({ place }) => place)],
        evocations: table.evocations.map(({ n, place, damage }) => [n, place, damage]),
        cubes: table.lodge.map(({ room, cubes, destroyed }) => [room, cubes, destroyed]),
        moon: table.moon,
        crown: table.crown,
      })
      // What is defeated in 1.6 is told without its cubes.
      const wounds = (table: BlackRoseView) => [
        table.avatar?.damage,
        ...table.mages.map(({ damage }) => damage),
      ]
      expect(told(facts), JSON.stringify(entries)).toEqual(told(to))
      if (from.edition === 'rebirth') expect(wounds(facts), JSON.stringify(entries)).toEqual(wounds(to))
    }
  })

  it('is heard at every step of Rebirth, of every sort that two matches bring, and never twice at once', () => {
    const heard = new Set<string>()
    for (const { after, entries } of played)
      after.forEach((table, seat) => {
        if (table.edition !== 'rebirth') return
        const told = entries.filter(({ event }) => mayHear(event, seat))
        const events = new Map(told.map(({ seq, event }) => [seq, event]))
        for (const { seq, cue } of scenesOf(told, table, seat).flatMap(({ steps }) => steps)) {
          const event = events.get(seq)
          if (event === undefined) throw new Error('a step tells nothing')
          const own = cueOf(event)
          // The step sounds as its event does, or, where the log is silent, like a stone.
          expect(
            [own, cue].filter((each) => each !== null),
            event.event,
          ).toHaveLength(1)
          heard.add(event.event)
        }
      })
    expect([...heard]).toEqual(expect.arrayContaining(sorts.slice()))
  })

  it('shows nobody who shares the screen a card that she does not see herself, step by step', () => {
    const cards = /"card":"([^"]+)"|"hand":\{"count":\d+,"cards":\[([^\]]*)\]/g
    const inSight = (value: unknown): string[] =>
      [...JSON.stringify(value).matchAll(cards)].flatMap(([, card, hand]) => card ?? (hand ?? '').split(','))
    for (const stretch of played) {
      stretch.before.forEach((from, seat) => {
        const to = stretch.after[seat]
        const heard = stretch.entries.filter(({ event }) => mayHear(event, seat))
        const scenes = to === undefined ? [] : scenesOf(heard, to, seat)
        const steps = scenes.flatMap((scene) => scene.steps)
        if (steps.length === 0) return
        const known = new Set([...inSight(from), ...inSight(to)])
        const open = JSON.stringify(stretch.entries.filter(({ event }) => event.audience === 'everyone'))
        for (const { seq, card } of steps) {
          const told = heard.filter((entry) => entry.seq <= seq).length
          const sight = inSight(standingAt(stretch, seat, told))
          expect(sight.filter((each) => !known.has(each) && !open.includes(`"${each}"`))).toEqual([])
          if (card !== null) expect(open).toContain(`"${card}"`)
        }
      })
    }
  })
})
