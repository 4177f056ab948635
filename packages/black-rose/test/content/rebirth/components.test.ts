import { describe, expect, test } from 'vitest'
import { contentOf, spellOf, startingList } from '../../../src/content/content.ts'
import { cubesOfColour } from '../../../src/table/cubes.ts'
import { textsIn } from '../../../src/texts/index.ts'
import { listsOf } from '../../../src/verbs/lists.ts'
import { moons } from '../../../src/words/board.ts'
import type { Spell } from '../../../src/words/card.ts'
import type { Sentence } from '../../../src/words/effect.ts'
import { deal, gain, jinx, pain } from '../../../src/words/sentences.ts'
import { listsInside } from '../../../src/words/targets.ts'

const content = contentOf('rebirth')
const { cards } = textsIn('rebirth')
const rooms = [...content.rooms.values()]
const quests = [...content.quests.values()]
const events = [...content.events.values()].filter(
  ({ id }) => !content.avatar?.events.some((one) => one.id === id),
)

const copies = (kind: string): number =>
  cards.filter((card) => card.kind === kind).reduce((sum, { count }) => sum + count, 0)
const perMoon = (of: readonly { readonly moon: number }[]): number[] =>
  moons.map((moon) => of.filter((card) => card.moon === moon).length)

describe('the box of Rebirth', () => {
  test('[REB-CMP.16, REB-CMP.17] 216 spells of six schools, 10 Forgotten and 12 personal ones', () => {
    expect(content.schools.map((school) => content.books.get(school)!.spells.length)).toEqual([
      12, 12, 12, 12, 12, 12,
    ])
    expect([copies('spell'), copies('forgotten'), copies('personal')]).toEqual([216, 10, 12])
    expect(new Set(content.personal.map(({ mage }) => mage)).size).toBe(4)
  })

  test('[REB-CMP.15, REB-CMP.18, REB-CMP.19, REB-CMP.20, REB-CMP.21, RUL-43, RUL-44] evocations, nightmares, upgrades, jinxes, reference cards', () => {
    expect(['evocation', 'nightmare', 'upgrade', 'jinx', 'reference'].map(copies)).toEqual([24, 9, 18, 12, 6])
  })

  test('[REB-CMP.22, REB-CMP.23] 40 quests and 36 events', () => {
    expect(perMoon(quests)).toEqual([14, 13, 13])
    expect(perMoon(events)).toEqual([12, 12, 12])
    expect(events.filter(({ timing, slot }) => (timing === 'instant') !== (slot === 0))).toEqual([])
  })

  test('[REB-CMP.1, REB-CMP.3, REB-CMP.6, REB-INS.6] 19 rooms with two sides, three of each colour, fewer slots than cubes', () => {
    expect(rooms).toHaveLength(19)
    for (const colour of content.roomColours)
      expect(rooms.filter((room) => room.colour === colour)).toHaveLength(3)
    expect(rooms.filter(({ effect, rebuilt }) => effect.length === 0 || rebuilt === undefined)).toEqual([])
    for (const { flags, slots } of rooms) {
      expect(slots).toBeGreaterThanOrEqual(4)
      const [first, second, third] = flags!
      expect(first >= second && second >= third).toBe(true)
    }
    expect(rooms.reduce((sum, { slots }) => sum + slots, 0)).toBeLessThan(5 * cubesOfColour)
  })

  test('[REB-SPL.7, REB-LOS.3] a room trap has no sides; ranges are 0 to 3', () => {
    for (const { sides, roomTrap } of content.spells.values()) {
      expect(Object.keys(sides)).toHaveLength(roomTrap === null ? 2 : 0)
      for (const { aim } of Object.values(sides))
        if ('range' in aim && aim.range !== 'lodge') expect([0, 1, 2, 3]).toContain(aim.range)
    }
  })

  test('[REB-C.27, REB-SPL.3] one element a card, none of them magic', () => {
    const elementsOf = ({ sides, roomTrap }: Spell): string[] => [
      ...Object.values(sides).map(({ element }) => element),
      ...(roomTrap === null ? [] : [roomTrap.element]),
    ]
    for (const spell of content.spells.values()) {
      expect(new Set(elementsOf(spell)).size).toBe(1)
      expect(elementsOf(spell)).not.toContain('magic')
    }
  })

  test('[11.1] every school has its share of vortices and of sides to cast', () => {
    const vortices = content.schools.map(
      (school) => content.books.get(school)!.spells.filter(({ unstable }) => unstable).length,
    )
    expect(Object.fromEntries(content.schools.map((school, at) => [school, vortices[at]]))).toEqual({
      agony: 5,
      alchemy: 5,
      hex: 4,
      shamanic: 4,
      technomancy: 4,
      nightmare: 4,
    })
  })

  test('[REB-SET.10] starting Grimoires: six cards, none twice, at least three that are cast', () => {
    for (const school of content.schools)
      for (const list of ['a', 'b'] as const) {
        const spells = startingList('rebirth', school, list)
        expect(new Set(spells).size).toBe(6)
        const cast = spells.filter((id) =>
          Object.values(spellOf('rebirth', id).sides).some(({ on }) => on === null),
        )
        expect(cast.length).toBeGreaterThanOrEqual(3)
      }
  })

  test('[REB-EFF.1] every sentence is one that its verb accepts', () => {
    expect(listsOf('rebirth').size).toBeGreaterThan(300)
  })

  test('[REB-CMP.24, REB-CMP.25, REB-CMP.26] 30 action cards, 15 events of its own and the card of the Avatar', () => {
    const { actions, events: its, sheet } = content.avatar!
    expect(perMoon(actions)).toEqual([10, 10, 10])
    expect(its).toHaveLength(15)
    expect(['health', 'strength', 'movement', 'priorities'].filter((value) => !(value in sheet))).toEqual([])
  })

  test('[REB-C.15] a plus belongs to the last effect: a card with one has an effect to bear it', () => {
    const plus = content.avatar!.actions.filter((action) => action.plus)
    expect(plus.length).toBeGreaterThan(0)
    expect(plus.filter(({ effects }) => effects.length === 0)).toEqual([])
  })

  describe('[RUL-118, REB-SPL.2] what deals damage to others is Combat, and Combat deals damage', () => {
    const isDealing = (sentence: Sentence): boolean =>
      sentence.verb === 'attack' ||
      (sentence.verb === 'deal' && sentence.to.models !== 'you' && sentence.to.models !== 'picked') ||
      listsInside(sentence).some((list) => list.some(isDealing))

    test('of spells', () => {
      const cast = [...content.spells.values()].flatMap(({ id, sides }) =>
        Object.entries(sides)
          .filter(([, { on }]) => on === null)
          .map(([side, { type, effect }]) => [`${id} ${side}`, type, effect.some(isDealing)] as const),
      )
      expect(cast.filter(([, type, deals]) => (type === 'combat') !== deals)).toEqual([])
    })

    test('of action cards', () => {
      const spells = content.avatar!.actions.flatMap(({ id, effects }) =>
        effects.flatMap((effect) =>
          effect.sort === 'spell' ? [[id, effect.type, effect.effect.some(isDealing)] as const] : [],
        ),
      )
      expect(spells.filter(([, type, deals]) => (type === 'combat') !== deals)).toEqual([])
    })
  })

  test('[REB-C.19] every card has a name of its own', () => {
    const ids = cards.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('what the rulebook says of its cards', () => {
  const side = (id: string, which: 'light' | 'dark') => spellOf('rebirth', id).sides[which]!

  test('[TV-05] Black Torture opens with 3 damage, Shared Torture deals 4, converts 1 and costs Pain 3', () => {
    expect(side('black-torture', 'light').effect[0]).toEqual(deal(3))
    expect(side('shared-torture', 'light').effect.map(({ verb }) => verb)).toEqual([
      'deal',
      'convertDamage',
      'deal',
    ])
    expect(side('shared-torture', 'light').effect[0]).toEqual(deal(4))
    expect(side('shared-torture', 'light').effect[2]).toEqual(pain(3))
  })

  test('[TV-07] Cerebral Worm waits in rooms of the colours of Sanctuary and Arena', () => {
    const colours = ['sanctuary', 'arena'].map((id) => content.rooms.get(id)!.colour)
    expect(spellOf('rebirth', 'cerebral-worm').roomTrap!.colours.toSorted()).toEqual(colours.toSorted())
  })

  test('[REB-SPL.11] Evil Eye gives Gramigna 1 PP; Baron Doria holds 8 cards and goes 2 rooms', () => {
    expect(side('evil-eye', 'light').effect).toContainEqual(gain(1))
    expect(spellOf('rebirth', 'evil-eye').mage).toBe('gramigna')
    expect(content.mages.get('doria')).toMatchObject({ hand: 8, movement: 2, quests: 2 })
    expect(JSON.stringify(side('baleful-curse', 'light').effect)).toContain(
      JSON.stringify(jinx('slowness', { models: 'mageBehind' })),
    )
  })

  test('[REB-SPL.10] only the Black Rose Room gives Forgotten spells', () => {
    const giving = [...listsOf('rebirth')].filter(([, list]) =>
      list.some(({ verb }) => verb === 'learnForgotten' || verb === 'forgotten'),
    )
    expect(giving.length).toBe(2)
    expect(giving.every(([name]) => name.startsWith('room/black-rose-room'))).toBe(true)
  })
})
