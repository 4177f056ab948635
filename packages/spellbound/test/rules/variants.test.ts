import { type Message, say, swift } from '@conclave/kernel'
import { scenariosWith, scripted, table } from '@conclave/kernel/testing'
import { speaker } from '@conclave/texts'
import { expect, test } from 'vitest'
import { baseCards } from '../../src/content/base-cards.ts'
import { copiesOf } from '../../src/content/cards.ts'
import { spellbound } from '../../src/game.ts'
import { setup } from '../../src/setup.ts'
import { settings } from '../../src/state.ts'
import { texts } from '../../src/texts/index.ts'
import { titleOf } from '../../src/titles.ts'
import { cities } from '../../src/words/board.ts'
import { lay, red } from '../position.ts'

const scenario = scenariosWith(test)
const standard = { trollBreaker: false, dan: 0, witchFinder: false }

test('[AR-52] Troll Breaker: the weak Troll starts in the Destiny discard, the wicked deck has nine cards', () => {
  const tops = new Set<string | undefined>()
  for (let seed = 0; seed < 12; seed++) {
    const { zones } = setup({ ...standard, trollBreaker: true }, 3, swift(`breaker ${seed}`))
    expect(zones.discard).toEqual(['troll-1'])
    expect(zones.wickedDeck).toHaveLength(9)
    expect(zones.wickedDeck).not.toContain('troll-1')
    tops.add(zones.wickedDeck.at(-1))
  }
  expect(tops.size).toBeGreaterThan(1)
})

scenario(
  '[AR-52] the Troll of a Troll Breaker enters at the first reshuffle, with the card added there',
  () => {
    const t = lay({
      variants: { trollBreaker: true },
      at: 'encounter',
      mages: ['city:red', 'city:blue', 'city:green'],
      watchman: 'yellow',
      deck: [],
      discard: ['troll-1', 'magic-red', 'magic-blue', 'magic-silver', 'magic-yellow', 'magic-rainbow'],
      wickedDeck: ['witch-red-2', 'troll-2'],
      sunStack: ['dragon', 'dragon'],
      books: { red: 9, blue: 9, green: 9, silver: 9, yellow: 0 },
      chance: ['sun', 'sun', ['troll-1', 'witch-red-2', 'dragon', 'dragon']],
    })
    expect(t.state.zones.deck).toEqual(['troll-1', 'witch-red-2', 'dragon', 'dragon'])
  },
)

test('[AR-53] a Dan of N: two sun and N moon stones in the bag, from three to eight', () => {
  for (const dan of [3, 4, 5, 6, 7, 8]) {
    const state = setup({ ...standard, dan }, 2, swift('dan'))
    expect(state.bag).toEqual({ sun: 2, moon: dan })
    expect(state.supply).toEqual({ sun: 6, moon: 8 - dan })
  }
  expect(settings.dan).toMatchObject({ min: 3, max: 8, off: 0, default: 0 })
})

test('[AR-54] Witch-finder General: the hats start on the second space, the Troll on the first', () => {
  for (let seed = 0; seed < 12; seed++) {
    const { pieces, zones } = setup({ ...standard, witchFinder: true }, 3, swift(`finder ${seed}`))
    for (const city of cities) expect(pieces[city]).toBe(zones.wickedRow.includes(`witch-${city}-1`) ? 3 : 2)
    expect(pieces.troll).toBe(1)
  }
})

scenario('[AR-54, AR-20] the redraw puts the hats back on the space where the variant starts them', () => {
  const witches = cities.map((city) => `witch-${city}-1`)
  const others = [...copiesOf(baseCards), 'fortuna-deck']
  const t = table(
    spellbound,
    setup(
      { ...standard, witchFinder: true },
      3,
      scripted([
        0,
        [...others, ...witches],
        'unchanged',
        'unchanged',
        'unchanged',
        'unchanged',
        [...witches, ...others],
        'unchanged',
      ]),
    ),
  )
  expect(t.state.pieces).toEqual({ red: 2, blue: 2, green: 2, yellow: 2, troll: 1 })
  expect(t.waitsFor()).toEqual([red])
})

test('[AR-52, AR-53, AR-54] all three together', () => {
  const { zones, bag, pieces } = setup({ trollBreaker: true, dan: 8, witchFinder: true }, 4, swift('all'))
  expect(zones.discard).toEqual(['troll-1'])
  expect(bag).toEqual({ sun: 2, moon: 8 })
  expect(pieces.troll).toBe(1)
  expect(Math.min(...cities.map((city) => pieces[city]))).toBe(2)
})

test('[E-14] the titles are joined in the order Dan, Troll Breaker, Witch-finder General', () => {
  const titles = (variants: Partial<typeof standard>): readonly Message[] => {
    const title = titleOf('Brian', { ...standard, ...variants })
    expect(title).toMatchObject({ say: 'title.joined', with: { name: 'Brian' } })
    return title.with!.titles as readonly Message[]
  }
  const dan = say('title.dan', { dan: 6 })
  const breaker = say('title.trollBreaker')
  const finder = say('title.witchFinder')
  expect(titles({ dan: 6, trollBreaker: true, witchFinder: true })).toEqual([dan, breaker, finder])
  expect(titles({ trollBreaker: true, witchFinder: true })).toEqual([breaker, finder])
  expect(titles({ dan: 6 })).toEqual([dan])
  expect(titles({ dan: 3 })).toEqual([say('title.dan', { dan: 3 })])
  expect(titles({})).toEqual([say('title.apprentice')])
})

test('[E-14] Brian’s title in full', () => {
  const say = speaker(texts.catalogues, 'en', { strict: true })
  const title = titleOf('Brian', { dan: 6, trollBreaker: true, witchFinder: true })
  expect(say(title)).toBe('Brian, 6th Dan Mage, Troll Breaker and Witch-finder General')
})
