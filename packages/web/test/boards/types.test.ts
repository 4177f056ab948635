import { describe, expect, it } from 'vitest'
import type { Kit as BlackRose } from '../../src/boards/black-rose/kit.ts'
import { words } from '../../src/boards/black-rose/texts/index.ts'
import type { Kit as MageNoir } from '../../src/boards/mage-noir/kit.ts'
import type { Kit as Spellbound } from '../../src/boards/spellbound/kit.ts'
import type { BoardKit } from '../../src/kit/kit.ts'

const board: Pick<BoardKit, 'Board' | 'air' | 'thingsOf'> = {
  Board: () => null,
  air: { name: 'plain' },
  thingsOf: () => [],
}

// The proof is that this file compiles: each `@ts-expect-error` is itself an error where the line below it is none.
describe('a board does not compile', () => {
  it('with an event that its game does not tell', () => {
    const cues: [Spellbound['cueOf'], MageNoir['cueOf'], BlackRose['cueOf']] = [
      // @ts-expect-error
      ({ event }) => (event === 'damaged' ? 'bad' : null),
      // @ts-expect-error
      ({ event }) => (event === 'roundBegan' ? 'card' : null),
      // @ts-expect-error
      ({ event }) => (event === 'turnBegan' ? 'card' : null),
    ]
    const heads: BlackRose['headingOf'] = (event) =>
      // @ts-expect-error: a round has no turn
      event.event === 'roundBegan' && event.turn > 0 ? 'turn' : null
    expect([...cues, heads]).toHaveLength(4)
  })

  it('with an option that its game does not offer', () => {
    const endings: [Spellbound['isEnding'], MageNoir['isEnding'], BlackRose['isEnding']] = [
      // @ts-expect-error
      (option) => option.do === 'endTurn',
      // @ts-expect-error
      (option) => option.do === 'castQuick',
      // @ts-expect-error
      (option) => option.do === 'endStory',
    ]
    const things: BlackRose['thingsOf'] = (option) =>
      // @ts-expect-error: who moves chooses no card
      option.do === 'move' ? [`hand:${option.card}`] : []
    expect([...endings, things]).toHaveLength(4)
  })

  it('with a field that its game does not show', () => {
    const turns: [Spellbound['turnOf'], MageNoir['turnOf'], BlackRose['turnOf']] = [
      // @ts-expect-error
      ({ round }) => round,
      // @ts-expect-error
      ({ mages }) => mages.length,
      // @ts-expect-error
      ({ turn }) => turn,
    ]
    expect(turns).toHaveLength(3)
  })

  it('with a question that its game does not ask, or that is about something else', () => {
    const sources: [Spellbound['sourceOf'], MageNoir['sourceOf'], BlackRose['sourceOf']] = [
      // @ts-expect-error
      ({ kind }) => (kind === 'planCard' ? 'pixies' : undefined),
      // @ts-expect-error
      ({ kind }) => (kind === 'story' ? 'flame' : undefined),
      // @ts-expect-error: a step is about a model, not about a card
      (question) => (question.kind === 'step' ? question.about.card : undefined),
    ]
    const colours: BlackRose['seatColours'] = (_, asked) =>
      // @ts-expect-error
      asked.flatMap(({ kind }) => (kind === 'gather' ? ['br-rose'] : []))
    expect([...sources, colours]).toHaveLength(4)
  })

  it('with a fact that its cards do not have', () => {
    const tells: BlackRose['tellsAll'][] = [
      // @ts-expect-error
      (card) => card.kind === 'ally',
      // @ts-expect-error: only spells shake a room
      (card) => card.kind === 'room' && card.facts.unstable,
    ]
    const others: [
      Spellbound['tellsAll'],
      Spellbound['tellsAll'],
      MageNoir['tellsAll'],
      MageNoir['tellsAll'],
    ] = [
      // @ts-expect-error: only allies cost something
      ({ facts }) => facts.cost > 0,
      // @ts-expect-error: a wand has a colour, and no timing
      (card) => card.kind === 'wand' && card.facts.timing === 'anyTime',
      // @ts-expect-error
      ({ facts }) => facts.unstable,
      // @ts-expect-error
      ({ facts }) => facts.element === 'thunder',
    ]
    expect([...tells, ...others]).toHaveLength(6)
  })

  it('with a fact to hide that its cards do not have', () => {
    const kits: Pick<Spellbound, 'unprinted'>[] = [{ unprinted: ['code', 'timing'] }]
    const wrong: [Spellbound['unprinted'], MageNoir['unprinted'], BlackRose['unprinted']] = [
      // @ts-expect-error
      ['codes'],
      // @ts-expect-error
      ['code'],
      // @ts-expect-error
      ['code'],
    ]
    expect([...kits, ...wrong]).toHaveLength(4)
  })

  it('with words whose gaps are not those of the text', () => {
    const facts = words('evocation.facts', { attack: 2, movement: 2 })
    const wrong = [
      // @ts-expect-error: what the text wants is called otherwise
      words('evocation.facts', { blow: 2, movement: 2 }),
      // @ts-expect-error: one is missing, and none is too much
      words('evocation.facts', { attack: 2 }),
      // @ts-expect-error
      words('evocation.facts'),
      // @ts-expect-error: a plural has the gaps of its branches, too
      words('wounds', { count: 2, health: 3 }),
      // @ts-expect-error: there is nothing to fill
      words('lodge', { room: 'forge' }),
    ]
    expect([facts, ...wrong]).toHaveLength(6)
  })

  it('without a word on which turn it is and what divides the log', () => {
    const whole: BoardKit = { ...board, turnOf: () => 1, headingOf: () => null }
    // @ts-expect-error
    const withoutTurns: BoardKit = { ...board, headingOf: () => null }
    // @ts-expect-error
    const withoutHeadings: BoardKit = { ...board, turnOf: () => 1 }
    expect([whole, withoutTurns, withoutHeadings]).toHaveLength(3)
  })
})

it('a kit stands for a kit of any game, and no kit for that of another', () => {
  const any = (kit: BoardKit) => kit
  const own = (kit: BlackRose) => kit
  const rose: Pick<BlackRose, 'isEnding'> = { isEnding: (option) => option.do === 'end' }
  const noir: Pick<MageNoir, 'isEnding'> = { isEnding: (option) => option.do === 'endTurn' }
  expect(any(rose as BlackRose)).toBe(rose)
  // @ts-expect-error
  expect(own(noir as MageNoir)).toBe(noir)
})
