import { type Chosen, readSettings, type Settings, startMatch } from '@conclave/kernel'
import { scenariosWith } from '@conclave/kernel/testing'
import { speaker } from '@conclave/texts'
import { describe, expect, test } from 'vitest'
import { contentAt, contentOf, everythingIn } from '../../../src/content/content.ts'
import { blackRoseIn } from '../../../src/game.ts'
import type { BlackRose } from '../../../src/state.ts'
import { textsIn } from '../../../src/texts/index.ts'
import {
  attack,
  castNext,
  cubesOn,
  evocationRooms,
  lay,
  mage,
  on,
  pass,
  play,
  powers,
  stop,
  trigger,
} from '../../position.ts'

const scenario = scenariosWith(test)
const rebirth = blackRoseIn('rebirth')

const mixed = { schools: 'agony+hex+destruction+illusion', mages: 'arianna+nero+rebecca' }
const earlier = {
  schools: 'destruction+divination+necromancy+transmutation+illusion+conspiracy',
  mages: 'nero+tessa+jafar+rebecca',
}

const chosen = (given: { readonly [name: string]: string }): Chosen<Settings> => {
  const reading = readSettings(rebirth.settings, given)
  if (!reading.ok) throw new Error(reading.problem)
  return reading.chosen
}

const start = (options: { readonly [name: string]: string }, seats: number): BlackRose => {
  const match = startMatch(rebirth, { seats, options, seed: 'mixing' })
  if ('problem' in match) throw new Error(match.problem)
  return match.state
}

describe('a mixed table', () => {
  test('[REB-C.25, RUL-130] has the chosen schools in its Library and the chosen mages, and nothing else of the earlier box', () => {
    const state = start(mixed, 3)
    expect(Object.keys(state.library)).toEqual(['agony', 'hex', 'destruction', 'illusion', 'forgotten'])
    expect(state.library.destruction?.cards).toHaveLength(36)
    const { mages, personal, rooms, quests, events, forgotten } = contentAt(state.rules)
    expect([...mages.keys()]).toEqual(['arianna', 'nero', 'rebecca'])
    expect(personal.map(({ id }) => id)).toEqual(['mercurial-waltz', 'ring-of-fire', 'call-of-the-fallen'])
    const own = contentOf('rebirth')
    expect([rooms, quests, events, forgotten]).toEqual([own.rooms, own.quests, own.events, own.forgotten])
  })

  test('[REB-C.25] with all of its own box is the table without the option, whatever the order', () => {
    const { schools, mages } = rebirth.settings
    const backwards = (text: unknown) => String(text).split('+').reverse().join('+')
    const same = start({ schools: backwards(schools?.default), mages: backwards(mages?.default) }, 3)
    expect(same).toEqual(start({}, 3))
    expect(same.rules.mix).toBeUndefined()
  })

  test('[RUL-132] a mage of the earlier box has her values and 6 more health, no school of her own and room for two quests', () => {
    const { mages } = everythingIn('rebirth')
    expect(mages.get('jafar')).toEqual({
      name: 'jafar',
      school: null,
      hand: 9,
      health: 16,
      movement: 2,
      strength: 2,
      quests: 2,
    })
    expect(start(mixed, 3).mages.map(({ trophies }) => trophies)).toEqual([7, 7, 7])
  })

  test('[RUL-134] no evocation of the earlier box is large or bears upgrades, and none but those of its schools comes along', () => {
    const own = contentOf('rebirth').evocations
    const guests = [...everythingIn('rebirth').evocations.values()].filter(({ kind }) => !own.has(kind))
    expect(guests.map(({ kind }) => kind)).toEqual([
      'undead',
      'greaterUndead',
      'holyAltar',
      'mutantAltar',
      'andromeda',
      'malacoda',
    ])
    expect(guests.filter(({ large, upgrades }) => large !== undefined || upgrades !== undefined)).toEqual([])
  })

  test('[RUL-135] no spell of the earlier box waits for, stops or looks at what Rebirth does not have', () => {
    const own = contentOf('rebirth')
    const spells = [...everythingIn('rebirth').spells.values()].filter(({ id }) => !own.spells.has(id))
    const words = JSON.stringify(spells)
    for (const on of ['damage', 'losePower', 'moved', 'endsMove', 'draws', 'gains'])
      expect(words).not.toContain(`"on":"${on}"`)
    for (const verb of ['avoid', 'redirect', 'divertDamage', 'lookAtQuests'])
      expect(words).not.toContain(`"verb":"${verb}"`)
    for (const kind of ['brightRoom', 'darkRoom', 'ruinOrCemetery', 'roomOfYourQuest'])
      expect(words).not.toContain(`"kind":"${kind}"`)
    expect(words).not.toContain('white')
  })
})

describe('what cannot be played is refused in three languages', () => {
  const { catalogues, objection } = textsIn('rebirth')
  const seven = `${earlier.schools}+hex`
  test.each([
    [{ ...earlier, schools: seven }, 2, /at most six schools/, /au plus six écoles/, /al massimo sei scuole/],
    [{ schools: 'agony+hex' }, 3, /a school of her own/, /sa propre école/, /una scuola sua/],
    [{ mages: 'nero+doria' }, 3, /the same mage/, /le même mage/, /lo stesso mago/],
    [{ mages: 'nero+doria', avatar: 'master' }, 2, /whom nobody plays/, /personne ne joue/, /nessuno gioca/],
    [{ avatar: 'master' }, 4, /at most three mages/, /au plus trois mages/, /al massimo tre maghi/],
    [{}, 1, /against the Avatar/, /contre l’Avatar/, /contro l’Avatar/],
  ])('[REB-C.25, RUL-131] %j with %i seats', (given, seats, en, fr, it) => {
    expect(rebirth.problemWith?.(chosen(given), seats)).toMatch(en)
    const said = objection?.(chosen(given), seats) ?? null
    expect(said).not.toBeNull()
    expect(speaker(catalogues, 'fr')(said!)).toMatch(fr)
    expect(speaker(catalogues, 'it')(said!)).toMatch(it)
    expect(() => start(given, seats)).toThrow(en)
  })

  test('[RUL-131] six schools, one for each mage, and a body for the Avatar are enough', () => {
    expect(rebirth.problemWith?.(chosen(earlier), 4)).toBeNull()
    expect(rebirth.problemWith?.(chosen({ schools: 'hex+illusion', mages: 'nero+doria' }), 2)).toBeNull()
    const alone = { schools: 'illusion', mages: 'nero+tessa', avatar: 'apprentice' }
    expect(rebirth.problemWith?.(chosen(alone), 1)).toBeNull()
    expect(() => chosen({ schools: 'hex+hex' })).toThrow(/each once/)
    expect(() => chosen({ schools: 'astrology' })).toThrow(/'schools' must be some of destruction/)
  })
})

describe('cards of the earlier box by the rules of Rebirth', () => {
  scenario('[RUL-135, REB-EFF.3] a protection answers damage that lies there, at the full stop', () => {
    const t = lay({
      edition: 'rebirth',
      mix: earlier,
      active: 1,
      mages: [
        { at: 'arena', first: 'dark-armour active', actions: 0 },
        { at: 'forge', first: 'thunder-lance' },
      ],
    })
    play(t, 1, castNext)
    expect(cubesOn(t, 0, 1)).toBe(2)
    play(t, 0, trigger('dark-armour'))
    expect([cubesOn(t, 0, 1), cubesOn(t, 1, 0)]).toEqual([0, 1])
  })

  scenario('[RUL-135] what waits for physical attacks does not answer a spell', () => {
    const t = lay({
      edition: 'rebirth',
      mix: earlier,
      active: 1,
      mages: [
        { at: 'arena', first: 'ember-shield dark active', actions: 0 },
        { at: 'arena', first: 'thunder-lance', actions: 2 },
      ],
    })
    play(t, 1, castNext)
    expect([t.question(0)?.kind, cubesOn(t, 0, 1)]).toEqual([undefined, 2])
    play(t, 1, attack, pass)
    expect(t.offers(0, trigger('ember-shield'))).toBe(true)
  })

  scenario('[RUL-133] a spell of magic counts for no element that a quest asks for', () => {
    const t = lay({
      edition: 'rebirth',
      mix: earlier,
      mages: [{ at: 'arena', first: 'pact-with-the-rose', quests: ['kindling'] }, { at: 'garden' }],
    })
    play(t, 0, castNext)
    expect([mage(t, 0).progress, powers(t)[0]]).toEqual([[], 2])
  })

  scenario('[RUL-134, REB-EVO.6] what lets the undead act lets a Cadaver act as well', () => {
    const t = lay({
      edition: 'rebirth',
      mix: { ...earlier, schools: 'necromancy+technomancy' },
      mages: [
        { at: 'arena', first: 'embrace-of-darkness', evocations: [{ kind: 'cadaver', at: 'forge' }] },
        { at: 'forge' },
      ],
    })
    play(t, 0, castNext, attack, stop)
    expect(cubesOn(t, 1, 0)).toBe(1)
  })

  scenario('[RUL-134, REB-EVP.2] a Divine Altar without enemies pays when the Evocation Phase begins', () => {
    const t = lay({
      edition: 'rebirth',
      mix: earlier,
      phase: 'evocation',
      mages: [{ at: 'arena', power: 1, evocations: [{ kind: 'holyAltar', at: 'forge' }] }, { at: 'garden' }],
    })
    expect(powers(t)).toEqual([2, 0])
    expect(evocationRooms(t, 0, 'holyAltar')).toEqual(['forge'])
  })

  scenario(
    '[RUL-135, REB-EVP.5] with Crown of the Summoner who prowls takes her turn among the evocations',
    () => {
      const t = lay({
        edition: 'rebirth',
        mix: earlier,
        rules: { crownOfSummoner: true },
        mages: [
          { at: 'arena', first: 'beast-form', actions: 0, evocations: [{ kind: 'undead', at: 'arena' }] },
          { at: 'forge', actions: 0, evocations: [{ kind: 'undead', at: 'forge' }] },
        ],
      })
      play(t, 0, castNext)
      play(t, 0, on('undead'), stop)
      play(t, 1, on('undead'), stop)
      expect(t.options(0)).toContainEqual({ do: 'target', seat: 0 })
      play(t, 0, { do: 'target', seat: 0 }, { do: 'room', room: 'forge' }, attack)
      if (t.question(0)?.kind === 'attackTarget') play(t, 0, { do: 'target', seat: 1 })
      // Strength 2, and 1 more for the form.
      expect(cubesOn(t, 1, 0)).toBe(3)
    },
  )
})
