import { readFileSync } from 'node:fs'
import { type BlackRoseView, blackRoseIn, chapterOf, classicIds, textsIn } from '@conclave/black-rose'
import { ruleOf } from '@conclave/kernel'
import { describe, expect, it } from 'vitest'
import { cueOf, headline } from '../../../src/boards/black-rose/cues.ts'
import { measure, turnOf } from '../../../src/boards/black-rose/measure.ts'
import { tabs } from '../../../src/boards/black-rose/tabs.ts'
import { isEnding, sourceOf, thingsOf, throwsAway } from '../../../src/boards/black-rose/things.ts'
import { positionsOf } from './playing.ts'

const rules = readFileSync(new URL('../../../../../docs/rules/black-rose.en.md', import.meta.url), 'utf8')

/** Answers that are shown as they are offered. */
const offered = ['pick', 'choice', 'mode', 'element', 'cube', 'place']

/** Every thing that the board shows for this seat; choices among hidden cards are shown as they are offered. */
const shown = (table: BlackRoseView, seat: number): Set<string> => {
  const mage = table.mages[seat]
  return new Set([
    ...table.lodge.map(({ room }) => `room:${room}`),
    ...table.mages.flatMap((_, at) => [`mage:${at}`, `cell:${at}`]),
    ...table.evocations.map(({ n }) => `evocation:${n}`),
    ...table.events.flatMap((event) => (event === null ? [] : [`event:${event.card}`])),
    ...(mage?.hand.cards ?? []).map((card) => `hand:${card}`),
    ...(mage?.slots ?? []).map(({ slot }) => `slot:${slot}`),
    ...(mage?.quests ?? []).map(({ quest }) => `quest:${quest}`),
    ...table.library.map(({ school }) => `school:${school}`),
  ])
}

describe('things of options', () => {
  it.each(classicIds)('are all on the board, in every position of matches of %s', (edition) => {
    const texts = textsIn(edition)
    const cards = new Set(texts.cards.map(({ id }) => id))
    const sorts = new Set<string>()
    const wrong = new Set<string>()
    for (const seats of [2, 3, 4])
      for (const { question, options, table } of positionsOf(edition, seats, `things of ${seats}`)) {
        const things = shown(table, question.seat)
        for (const option of options)
          for (const thing of thingsOf(option, question, table)) {
            const sort = thing.slice(0, thing.indexOf(':'))
            sorts.add(sort)
            if (!offered.includes(sort) && !things.has(thing)) wrong.add(thing)
            if (tabs.partOf(thing) === undefined) wrong.add(`${thing} is on no part`)
          }
        const source = sourceOf(question, table)
        if (source !== undefined && !cards.has(source)) wrong.add(`${source} is no card`)
        for (const option of options) {
          const chapter = chapterOf(ruleOf(blackRoseIn(edition), question, option))
          if (!rules.includes(`<!-- #${chapter} -->`)) wrong.add(`${question.kind}: no chapter ${chapter}`)
        }
      }
    expect([...wrong]).toEqual([])
    for (const sort of ['room', 'mage', 'hand', 'slot', 'mode', 'pick', 'school', 'choice'])
      expect(sorts).toContain(sort)
  })

  it('[BRW-QST.3] are quests where they can be completed, never where they would be discarded', () => {
    for (const { question, table } of positionsOf('0.7', 2, 'quests', 300)) {
      const { seat } = question
      const quest = table.mages[seat]?.quests[0]?.quest
      if (quest == null) continue
      const option = { do: 'quest', quest } as const
      const complete = { seat, kind: 'completeQuest', manner: 'window', about: { met: [quest] } } as const
      expect(thingsOf(option, complete, table)).toEqual([`quest:${quest}`])
      expect(throwsAway(option, complete)).toBe(false)
      for (const discard of [
        { seat, kind: 'giveUpQuest', manner: 'turn', about: { given: 0 } },
        { seat, kind: 'questLimit', manner: 'turn', about: null },
      ] as const) {
        expect(thingsOf(option, discard, table)).toEqual([])
        expect(throwsAway(option, discard)).toBe(true)
      }
      return
    }
    throw new Error('nobody has a quest')
  })

  it('know which options end something', () => {
    expect(isEnding({ do: 'end' })).toBe(true)
    expect(isEnding({ do: 'room', room: 'arena' })).toBe(false)
  })
})

describe('the figures of the end', () => {
  it('are always the same, in the same order', () => {
    const seen = new Set<string>()
    for (const { table } of positionsOf('1.6', 3, 'figures', 300)) {
      seen.add(JSON.stringify(measure(table).map(({ group, name }) => [group, name])))
      expect(turnOf(table)).toBeGreaterThanOrEqual(0)
    }
    expect(seen.size).toBe(1)
    expect(JSON.parse([...seen].join())).toHaveLength(13)
  })
})

describe('cues', () => {
  it('say who is Grand Master, or that the Black Rose has won', () => {
    expect(headline({ winners: [2], reason: 'BRW-END.3' })).toMatchObject({
      with: { player: { say: 'seat.2' } },
    })
    expect(headline({ winners: [], reason: 'BRW-END.4' }).say).toBe('board.end.rose')
  })

  it('sound for few events', () => {
    expect(cueOf({ event: 'defeated' } as never)).toBe('bad')
    expect(cueOf({ event: 'stepped' } as never)).toBeNull()
  })
})
