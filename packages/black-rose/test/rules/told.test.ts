import { scenariosWith, table } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import { blackRoseIn, textsIn } from '../../src/index.ts'
import { hexOf, laidAt } from '../../src/table/lodge.ts'
import { lawful } from '../lawful.ts'
import {
  activate,
  after,
  at,
  attack,
  type Board,
  castNext,
  cubesOn,
  lay,
  move,
  on,
  pass,
  play,
  positionOf,
  stop,
  trigger,
} from '../position.ts'
import { inAll } from '../texts/voices.ts'

const scenario = scenariosWith(test)

/** Lines of the log about a sort of event. */
const lines = (t: Board, event: string): string[] =>
  t.happened(event).map((each) => inAll(textsIn('1.6').event(each)).en)

scenario('[BRW-BRP.5] an event of which nothing can come is not told', () => {
  const idle = lay({ phase: 'blackRose', mages: [{}, {}], nextEvents: ['masons-at-work'] })
  expect(idle.happened('eventDrawn')).toHaveLength(1)
  expect(idle.happened('eventWorks')).toEqual([])
  const cubes = { forge: { 0: 1 } }
  const busy = lay({ phase: 'blackRose', mages: [{}, {}], cubes, nextEvents: ['masons-at-work'] })
  expect(lines(busy, 'eventWorks')).toEqual(['The event Masons at Work is resolved.'])
})

scenario('[BRW-BRP.5] an event that everybody lets be is not told, else with the first who does not', () => {
  const drawn = (...says: readonly ('yes' | 'no')[]) => {
    const mages = [{ at: 'garden' }, { at: 'forge' }]
    const t = lay({ phase: 'blackRose', mages, nextEvents: ['restless-graves'] })
    for (const say of says) {
      expect(t.happened('eventWorks')).toEqual([])
      t.choose(t.waitsFor()[0]!, { do: say })
    }
    return t
  }
  expect(drawn('no', 'no').happened('eventWorks')).toEqual([])
  const told = drawn('no', 'yes').events.map(({ event }) => event)
  expect(told.slice(told.indexOf('eventWorks')).slice(0, 2)).toEqual(['eventWorks', 'summoned'])
  expect(told.filter((event) => event === 'eventWorks')).toHaveLength(1)
})

scenario('[BRW-EVT.7] a rule of an event that heals nobody is not told', () => {
  const ends = (damage: { readonly [owner: number]: number }) => {
    const t = lay({
      events: ['tea-in-the-greenhouse', null, null],
      mages: [{ at: 'garden', quick: 'silence', damage }, { at: 'garden' }],
    })
    play(t, 0, move, pass, stop, pass, { do: 'end' })
    return t
  }
  expect(ends({}).happened('eventWorks')).toEqual([])
  expect(lines(ends({ 1: 3 }), 'healed')).toEqual(['Raven heals 2 damage: Tea in the Greenhouse.'])
})

scenario('[BRW-V.9] what is healed is told at once, whether or not it is chosen cube by cube', () => {
  const heals = (damage: { readonly [owner: number]: number }, ...cubes: readonly number[]) => {
    const t = lay({ mages: [{ at: 'garden', first: 'dismiss dark', damage }, {}, {}] })
    play(t, 0, castNext, ...cubes.map((seat) => ({ do: 'cube', seat }) as const))
    return lines(t, 'healed')
  }
  expect(heals({ 1: 4 })).toEqual(['Raven heals 3 damage: Dismiss.'])
  expect(heals({ 1: 2, 2: 2 }, 1, 2, 1)).toEqual(['Raven heals 3 damage: Dismiss.'])
})

scenario('[BRW-CAST.3] that a spell works on its own mage is not told, whom else it is aimed at is', () => {
  const cast = (first: string) => {
    const t = lay({ mages: [{ at: 'garden', first, damage: { 1: 4 } }, { at: 'garden' }, { at: 'forge' }] })
    play(t, 0, castNext)
    return t
  }
  expect(cast('dismiss dark').happened('aimed')).toEqual([])
  expect(cast('mending-light').happened('aimed')).toEqual([])
  expect(lines(cast('fireball dark'), 'aimed')).toEqual(['Raven aims at Stag.'])
})

scenario('[BRW-V.28] a theft is one line, with what both have then', () => {
  const here = { at: 'garden' } as const
  const t = lay({
    mages: [
      { ...here, power: 2, first: 'whisper' },
      { ...here, power: 3 },
    ],
  })
  play(t, 0, castNext)
  expect(lines(t, 'powerStolen')).toEqual(['Raven steals 1 PP from Stag (now 3 and 2): Whisper.'])
  expect([...t.happened('powerLost'), ...t.happened('powerGained')]).toEqual([])
})

test('[BRW-V.8] who converts damage on herself is named once', () => {
  const converted = { event: 'damageConverted', seat: 2, amount: 1, by: 'spell.grave-frost' } as const
  const told = { ...converted, audience: 'everyone', rule: 'BRW-V.8' } as const
  const said = (seat: number) => inAll(textsIn('1.6').event({ ...told, model: { seat } }))
  expect(said(0).en).toBe('Serpent converts 1 damage on Raven: Grave Frost.')
  expect(said(2)).toMatchObject({
    en: 'Serpent converts 1 damage on herself: Grave Frost.',
    it: expect.stringContaining('converte 1 danno su di sé'),
  })
})

test('[BRW-STU.2] a school of which both cards are drawn is named once', () => {
  const told = { event: 'drewFromLibrary', seat: 0, audience: 'everyone', rule: 'BRW-STU.2' } as const
  const said = (...schools: ('illusion' | 'necromancy')[]) =>
    inAll(textsIn('1.6').event({ ...told, schools })).en
  expect(said('illusion', 'necromancy')).toBe('Raven draws from the Library: Illusion and Necromancy.')
  expect(said('illusion', 'illusion')).toBe('Raven draws from the Library: Illusion (2).')
})

scenario('[BRW-ROOM.1] a room that is still blocked is not said to be open again', () => {
  const state = positionOf({
    dark: ['forge'],
    mages: [{ at: 'black-rose-room', first: 'hourglass' }, { at: 'garden' }],
  })
  laidAt(state, hexOf(state, 'forge')).blocked = true
  const t = table(blackRoseIn('1.6'), state, { lawful })
  play(t, 0, castNext)
  expect(lines(t, 'roomRefreshed')).toEqual([
    'The activation token in the Forge is bright again, but nobody can activate that room now.',
  ])
})

scenario('[BRW-V.23] a spell with two lasting sentences is told of once', () => {
  const t = lay({ mages: [{ at: 'garden', first: 'beast-form' }, { at: 'forge' }] })
  play(t, 0, castNext, { do: 'element', element: 'fire' }, after)
  expect(lines(t, 'lastingBegan')).toEqual(['Beast Form lasts until the end of the round (Raven).'])
})

scenario('[BRW-V.30] looking at the cards of a school is not drawing them', () => {
  const t = lay({
    mages: [{ at: 'garden', first: 'reading-the-stars' }, { at: 'forge' }],
    library: { illusion: ['blur', 'maze'] },
  })
  play(t, 0, castNext, { do: 'school', school: 'illusion' })
  expect(lines(t, 'libraryLookedAt')).toEqual(['Raven looks at the top 2 cards of Illusion.'])
  expect(t.happened('drewFromLibrary')).toEqual([])
  play(t, 0, { do: 'card', card: 'maze' })
  expect(lines(t, 'drewFromLibrary')).toEqual(['Raven draws from the Library: Illusion.'])
  expect(lines(t, 'drew')).toEqual(['Raven draws Maze.'])
})

scenario('[BRW-CELL.2] who sits in a cell is not asked for a Cerbero that cannot come', () => {
  const t = lay({
    phase: 'blackRose',
    moon: 2,
    nextEvents: ['the-dog-nobody-wanted'],
    mages: [{ at: 'garden', power: 1 }, { at: 'cell' }],
  })
  expect(t.happened('eventDiscarded').map(({ card }) => card)).toContain('the-dog-nobody-wanted')
  expect(t.happened('eventWorks')).toEqual([])
  expect(t.question(1)?.kind).not.toBe('effect')
})

scenario(
  '[BRW-PWR.4, BRW-STU.6] a personal spell that is removed is put aside, another one is gone for good',
  () => {
    const card = 'reading-the-stars'
    const t = lay({
      phase: 'study',
      mages: [{ mage: 'jafar', hand: [card, 'leech', 'blur', 'maze'], grimoire: ['whisper', 'silence'] }, {}],
    })
    while (t.question(0)?.kind !== 'study') t.choose(0, t.options(0)[0]!)
    const labels = t.options(0).map((option) => inAll(textsIn('1.6').option(t.question(0)!, option)).en)
    expect(labels).toContain('Remove Leech for good')
    expect(labels.filter((label) => label.includes('Reading the Stars'))).toContain(
      'Put Reading the Stars aside',
    )
    t.choose(0, { do: 'remove', card })
    expect(lines(t, 'spellRemoved')).toEqual(['Raven puts Reading the Stars aside.'])
    expect(t.state.mages[0]?.aside).toBe(1)
  },
)

scenario(
  '[BRW-V.5, BRW-FAQ.7] a blow that is cancelled for all names everybody whom it would have hit',
  () => {
    const t = lay({
      phase: 'evocation',
      mages: [
        { at: 'garden', evocations: [{ kind: 'infamyOfCrete', at: 'guardroom' }] },
        { at: 'guardroom', first: 'silence dark active' },
        { at: 'guardroom' },
      ],
    })
    play(t, 0, on('infamyOfCrete'), stop, attack)
    t.choose(1, trigger('silence'))
    expect(lines(t, 'cancelled')).toEqual(['Silence cancels 3 damage to Stag and 3 damage to Serpent.'])
    expect([1, 2].map((seat) => cubesOn(t, seat, 0))).toEqual([0, 0])
  },
)

scenario('[BRW-V.4, BRW-V.5] what a reaction stops is named', () => {
  const maze = lay({
    mages: [
      { at: 'garden', first: 'leech', damage: { 1: 2 } },
      { at: 'arena', actions: 0, first: 'maze dark active' },
    ],
  })
  play(maze, 0, move, activate)
  maze.choose(1, trigger('maze'))
  expect(lines(maze, 'cancelled')).toEqual(['Maze cancels the effect of the Garden.'])

  const whispers = (ward: string, ...bystanders: readonly { at: 'arena'; power: number }[]) => {
    const t = lay({
      mages: [
        { at: 'arena', first: 'whisper', quick: 'unmaking' },
        { at: 'arena', actions: 0, power: 3, first: ward },
        ...bystanders,
      ],
    })
    t.choose(0, castNext)
    if (bystanders.length > 0) t.choose(0, at(1))
    const [name = ''] = ward.split(' ')
    t.choose(1, trigger(name))
    return t
  }
  expect(lines(whispers('mirror-ward active', { at: 'arena', power: 3 }), 'redirected')).toEqual([
    'Stag redirects Whisper to Serpent.',
  ])
  // Without anybody else to aim at the spell is cancelled, which is told, too.
  expect(lines(whispers('mirror-ward active'), 'cancelled')).toEqual(['Mirror Ward cancels Whisper.'])
  expect(lines(whispers('foreseen-blow dark active'), 'avoided')).toEqual([
    'Stag avoids Whisper: Foreseen Blow.',
  ])
})
