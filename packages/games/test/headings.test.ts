import {
  accept,
  begin,
  below,
  choices,
  type Frame,
  mayHear,
  swift,
  type TableEvent,
  type Viewer,
} from '@conclave/kernel'
import { describe, expect, test } from 'vitest'
import { games, type Loaded } from '../src/index.ts'
import { someSettings } from './some-settings.ts'

/** Lines of the log that say only what the next ones come from, and whether a frame is what such a line tells of. */
type Headings = { readonly [event: string]: (frame: Frame, heading: TableEvent) => boolean }

const isEffectOf =
  (source: (heading: TableEvent) => string) =>
  ({ procedure, locals: { source: at } }: Frame, heading: TableEvent): boolean =>
    procedure === 'effect' && at === source(heading)

const isEffectOfCard = ({ procedure, locals: { n } }: Frame, { n: of }: TableEvent): boolean =>
  procedure === 'effect' && n === of

/** Spellbound announces nothing: there a card is played or is not. */
const headingsOf: { readonly [game: string]: Headings } = {
  'mage-noir': { triggered: isEffectOfCard, effectApplied: isEffectOfCard },
  'black-rose': {
    eventWorks: isEffectOf(({ card }) => `event.${card}`),
    questActivated: isEffectOf(({ quest }) => `quest.${quest}`),
    umbraActs: ({ procedure, locals: { you } }, { seat }) => procedure === 'effect' && you === seat,
  },
}

const matches = 6
const mostAnswers = 1_500

const viewersOf = (seats: number): Viewer[] => [...Array(seats).keys(), 'spectator']

/** The headings of a random match, and those under which somebody hears of nothing that came of it at once. */
const listenTo = ({ game }: Loaded, headings: Headings, number: number) => {
  const [min, max] = game.seats
  const chance = swift(`headings ${number}`)
  const seats = min + (number % (max - min + 1))
  const chosen = someSettings(game, seats, (bound) => below(chance, bound))
  let stack: readonly Frame[] = []
  let told = 0
  let open: { readonly heading: TableEvent; viewers: Viewer[] }[] = []
  const empty: TableEvent[] = []
  const sink = (event: TableEvent): void => {
    if (headings[event.event] !== undefined) {
      told++
      open.push({ heading: event, viewers: viewersOf(seats) })
      return
    }
    for (const each of open)
      if (stack.some((frame) => headings[each.heading.event]!(frame, each.heading)))
        each.viewers = each.viewers.filter((viewer) => !mayHear(event, viewer))
  }
  const look = (): void => {
    empty.push(...open.filter(({ viewers }) => viewers.length > 0).map(({ heading }) => heading))
    open = []
  }
  const state = begin(game, chosen, seats, swift(`headings ${number} shuffles`), sink)
  stack = state.stack
  for (let answers = 0; state.outcome === null && answers < mostAnswers; answers++) {
    const asked = state.questions.filter(({ manner }) => manner !== 'open')
    const question = asked[below(chance, asked.length)]!
    const options = choices(game, state, question)
    accept(game, state, question, options[below(chance, options.length)]!, sink)
    look()
  }
  return { empty, told }
}

const editions = games.flatMap(({ id, editions, load }) => {
  const headings = headingsOf[id]
  return headings === undefined ? [] : editions.map(({ id: edition }) => ({ id, edition, load, headings }))
})

describe.each(editions)('$id $edition', ({ edition, load, headings }) => {
  test('no line of the log says that something takes effect when nothing comes of it', async () => {
    const loaded = await load(edition)
    const all = Array.from({ length: matches }, (_, number) => listenTo(loaded, headings, number))
    expect(all.flatMap(({ empty }) => empty)).toEqual([])
    const told = all.reduce((sum, each) => sum + each.told, 0)
    expect(told).toBeGreaterThan(10)
  })
})
