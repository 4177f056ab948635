import { describe, expect, test } from 'vitest'
import { rose } from '../../../src/state.ts'
import {
  at,
  attack,
  cubesOn,
  lay as layAny,
  mage,
  type Position,
  place,
  play,
  stop,
  to,
} from '../../position.ts'

const lay = (position: Position) => layAny({ edition: 'rebirth', ...position })
const quests = [{ quests: ['kindling'] }, { quests: ['rising-tide'] }] as const

describe('clean-up', () => {
  test('[TV-21, REB-CLN.1, RUL-79, REB-SPL.10] spells go where they belong', () => {
    const t = lay({
      phase: 'cleanUp',
      mages: [
        {
          ...quests[0],
          quick: 'black-sun used',
          first: 'scar-ward active',
          second: 'scar-ward used',
          third: 'thorned-threshold active',
          actions: 0,
        },
        { ...quests[1], first: 'red-tithe' },
      ],
    })
    expect(mage(t, 0)).toMatchObject({
      hand: ['scar-ward', 'thorned-threshold'],
      memories: ['scar-ward'],
      actions: 2,
      sheet: [null, null, null, null],
    })
    expect(t.state.gone).toEqual(['black-sun'])
    expect(mage(t, 1).hand).toEqual(['red-tithe'])
    // Nobody has seen which protection came back.
    expect(t.happened('protectionKept')).toEqual([expect.not.objectContaining({ card: 'scar-ward' })])
  })

  test('[REB-CLN.2, RUL-52, DEC-32, REB-G.10] events come first, then who is jinxed may discard a spell for a cube, from the Crown on', () => {
    const t = lay({
      phase: 'cleanUp',
      crown: 1,
      mages: [
        { ...quests[0], hand: ['red-tithe'], jinxes: ['amnesia'] },
        { ...quests[1], hand: ['scar-ward', 'red-tithe'], jinxes: ['slowness', 'vulnerability'] },
      ],
      cubes: { garden: { 0: 3 } },
      events: [null, null, 'weak-foundations'],
    })
    expect(t.happened('eventWorks')).toMatchObject([{ card: 'weak-foundations' }])
    expect(t.question(1)?.kind).toBe('liftJinx')
    t.choose(1, { do: 'jinx', jinx: 'vulnerability' })
    t.choose(1, { do: 'card', card: 'scar-ward' })
    expect(mage(t, 1)).toMatchObject({
      hand: ['red-tithe'],
      memories: ['scar-ward'],
      jinxes: [
        { kind: 'slowness', cubes: 0 },
        { kind: 'vulnerability', cubes: 1 },
      ],
      reserve: 25,
    })
    t.choose(0, { do: 'pass' })
    // The cube of the Black Rose has filled the room: it is rebuilt in the next step.
    const gains = t.happened('powerGained').filter(({ by }) => by === 'room.garden')
    expect(gains).toMatchObject([
      { seat: 0, amount: 1 },
      { seat: rose, amount: 1 },
    ])
  })

  test('[REB-G.10, VRB-39] a second cube lifts the jinx', () => {
    const t = lay({
      phase: 'cleanUp',
      mages: [{ ...quests[0], hand: ['red-tithe', 'scar-ward'], jinxes: ['amnesia'] }, quests[1]],
    })
    mage(t, 0).jinxes![0]!.cubes = 1
    mage(t, 0).reserve--
    t.choose(0, { do: 'jinx', jinx: 'amnesia' })
    t.choose(0, { do: 'card', card: 'red-tithe' })
    expect(mage(t, 0).jinxes).toBeUndefined()
    expect(mage(t, 0).reserve).toBe(26)
  })

  test('[REB-CLN.5, REB-STU.8, REB-GEN.1] hands are kept, and a new round begins', () => {
    const t = lay({ phase: 'cleanUp', round: 3, mages: [{ ...quests[0], hand: ['red-tithe'] }, quests[1]] })
    expect(t.state.round).toBe(4)
    expect(t.state.phase).toBe('blackRose')
    expect(mage(t, 0).hand).toEqual(['red-tithe'])
  })

  test('[REB-GEN.1] a round has its six phases in their order', () => {
    const t = lay({
      phase: 'cleanUp',
      mages: [
        { ...quests[0], hand: ['red-tithe', 'scar-ward'] },
        { ...quests[1], hand: ['vitriol', 'coagula'] },
      ],
    })
    // Whoever may leave it at that does so; whoever prepares lays what there is.
    const brief = ['ready', 'end', 'pass', 'stop'] as const
    for (let answers = 0; t.state.round < 5 && answers < 200; answers++) {
      const seat = t.waitsFor()[0]!
      const options = t.options(seat)
      t.choose(
        seat,
        brief.map((each) => options.find((option) => option.do === each)).find(Boolean) ?? options[0]!,
      )
    }
    const phases = t.happened('phaseBegan').map(({ phase }) => phase)
    expect(phases).toEqual([
      'blackRose',
      'study',
      'preparation',
      'action',
      'evocation',
      'cleanUp',
      'blackRose',
    ])
  })

  test('[REB-CLN.5, REB-END.1, RUL-49] ends the match if the end was reached, though points were lost since', () => {
    const t = lay({
      phase: 'cleanUp',
      mages: [
        { ...quests[0], power: 12 },
        { ...quests[1], hand: ['red-tithe'], jinxes: ['amnesia'] },
      ],
    })
    t.state.ending = true
    t.choose(1, { do: 'pass' })
    expect(t.state.outcome).toMatchObject({ winners: [0] })
  })
})

describe('the Evocation Phase', () => {
  const servants = (options: Position['rules'] = {}) =>
    lay({
      phase: 'evocation',
      crown: 1,
      rules: options,
      mages: [
        {
          ...quests[0],
          at: 'forge',
          evocations: [
            { kind: 'cadaver', at: 'arena' },
            { kind: 'succubus', at: 'arena' },
          ],
        },
        { ...quests[1], at: 'garden', evocations: [{ kind: 'cadaver', at: 'garden' }] },
      ],
    })

  test('[REB-EVP.1, DEC-29, RUL-92] from the first player on, each mage acts with all of hers, in the order she likes', () => {
    const t = servants()
    expect(t.question(1)?.kind).toBe('nextEvocation')
    play(t, 1, { do: 'evocation', kind: 'cadaver' }, stop)
    expect(t.question(0)?.kind).toBe('nextEvocation')
    play(t, 0, { do: 'evocation', kind: 'succubus' }, to('forge'), stop)
    expect(t.options(0)).toMatchObject([{ do: 'evocation', kind: 'cadaver' }, { do: 'end' }])
    play(t, 0, { do: 'end' })
    expect(t.state.phase).not.toBe('evocation')
  })

  test('[REB-EVP.5, DEC-30] with Crown of the Summoner each acts with one, round after round', () => {
    const t = servants({ crownOfSummoner: true })
    play(t, 1, { do: 'evocation', kind: 'cadaver' }, stop)
    play(t, 0, { do: 'evocation', kind: 'cadaver' }, stop)
    // Seat 1 has none left and passes.
    expect(t.question(0)?.kind).toBe('nextEvocation')
    play(t, 0, { do: 'evocation', kind: 'succubus' }, stop)
    expect(t.state.phase).not.toBe('evocation')
    expect(t.state.evocations.every(({ acted }) => acted)).toBe(true)
  })

  test('[RUL-92] who lets the rest of hers be is not asked again', () => {
    const t = servants({ crownOfSummoner: true })
    play(t, 1, { do: 'evocation', kind: 'cadaver' }, stop)
    play(t, 0, { do: 'end' })
    expect(t.state.phase).not.toBe('evocation')
  })

  test('[REB-EVP.2, RUL-42] umbras act at the end of their mage’s turn, in the order they were assigned', () => {
    const t = lay({
      phase: 'evocation',
      mages: [
        {
          ...quests[0],
          at: 'forge',
          evocations: [{ kind: 'cadaver', at: 'arena' }],
          umbras: [
            { kind: 'dread', by: 1 },
            { kind: 'insomnia', by: 1 },
          ],
          hand: ['red-tithe'],
        },
        { ...quests[1], at: 'arena' },
      ],
    })
    expect(cubesOn(t, 0, rose)).toBe(0)
    play(t, 0, { do: 'evocation', kind: 'cadaver' }, attack)
    if (t.question(0)?.kind === 'attackTarget') play(t, 0, at(1))
    while (t.question(0)?.kind === 'evocationTurn' || t.question(0)?.kind === 'step')
      play(t, 0, t.options(0).find((option) => option.do === 'end' || option.do === 'stop') as never)
    const acted = () => t.happened('umbraActs').map(({ model }) => model)
    expect(acted()).toMatchObject([{ kind: 'dread' }])
    expect(cubesOn(t, 0, rose)).toBe(1)
    // She chooses between a spell and the damage.
    expect(t.question(0)?.kind).toBe('effect')
    play(t, 0, { do: 'mode', mode: 1 }, { do: 'card', card: 'red-tithe' })
    expect(mage(t, 0).memories).toEqual(['red-tithe'])
    expect(acted()).toMatchObject([{ kind: 'dread' }, { kind: 'insomnia' }])
  })

  test('[REB-G.9] with Crown of the Summoner they act after the last evocation', () => {
    const t = lay({
      phase: 'evocation',
      rules: { crownOfSummoner: true },
      mages: [
        { ...quests[0], at: 'forge', umbras: [{ kind: 'dread', by: 1 }] },
        { ...quests[1], at: 'arena', evocations: [{ kind: 'cadaver', at: 'garden' }] },
      ],
    })
    expect(cubesOn(t, 0, rose)).toBe(0)
    play(t, 1, { do: 'evocation', kind: 'cadaver' }, stop)
    expect(cubesOn(t, 0, rose)).toBe(1)
  })

  test('[RUL-78, REB-EVT.2] events of the phase work as it begins, and hold while it lasts', () => {
    const t = lay({
      phase: 'evocation',
      moon: 3,
      mages: [
        { ...quests[0], at: 'arena' },
        { ...quests[1], at: 'arena' },
      ],
      events: [null, 'feeding-time', 'swarm'],
    })
    play(t, 0, { do: 'yes' })
    play(t, 1, { do: 'no' })
    play(t, 0, { do: 'evocation', kind: 'cadaver' }, attack)
    if (t.question(0)?.kind === 'attackTarget') play(t, 0, at(1))
    expect(cubesOn(t, 1, 0)).toBe(2)
    expect(place(t, 0)).toBe('arena')
  })
})
