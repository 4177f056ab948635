import { scenariosWith, type Table } from '@conclave/kernel/testing'
import { describe, expect, test } from 'vitest'
import { spellbound } from '../../src/game.ts'
import type { Spellbound, SpellboundOption } from '../../src/state.ts'
import { blue, green, lay, type Position, red } from '../position.ts'

const scenario = scenariosWith(test)

const five = ['movement-red', 'movement-green', 'magic-red', 'magic-blue', 'magic-yellow']
const purge = {
  at: 'handOfFate',
  row: five,
  wickedRow: ['witch-red-1', 'witch-green-1', 'witch-yellow-1'],
} as const satisfies Position

type Orders = { readonly [name: string]: boolean | number | string }
type Laid = Table<Spellbound, SpellboundOption>

/** Answer by a seat's orders now; `ask` when they leave it to the player. */
const ordered = (t: Laid, seat: number, orders: Orders): SpellboundOption | 'ask' => {
  const question = t.question(seat)
  if (question === undefined) throw new Error(`seat ${seat} is not asked`)
  return spellbound.standingOrders!.answerTo(t.state, question, orders) ?? 'ask'
}

/** Lets the orders of the seats answer as long as they do. */
const obey = (t: Laid, orders: { readonly [seat: number]: Orders }): void => {
  for (let again = true; again; ) {
    again = false
    for (const { seat } of t.state.questions) {
      const option = ordered(t, seat, orders[seat] ?? {})
      if (option === 'ask') continue
      t.choose(seat, option)
      again = true
      break
    }
  }
}

const decline: SpellboundOption = { do: 'decline' }

describe('critical, ask, hold', () => {
  const policies = ['critical', 'ask', 'hold', 'auto'] as const

  const answers = (position: Position, spell: string) => {
    const t = lay(position)
    const given = policies.map((policy) => ordered(t, blue, { [spell]: policy }))
    expect(ordered(t, blue, {})).toEqual(given[0])
    return given
  }

  scenario(
    '[RW-2] a harmless batch is worth a question only to who asks for it; critical is the default',
    () => {
      expect(answers({ ...purge, spells: [[], ['hat-trick']] }, 'hat-trick')).toEqual([
        decline,
        'ask',
        decline,
        decline,
      ])
    },
  )

  scenario(
    '[RW-2] a batch is critical if it catches a book, brings a piece to space 9, or ends the match',
    () => {
      const spells = [[], ['hat-trick']] as const
      const caught = answers({ ...purge, spells, pieces: { yellow: 3 } }, 'hat-trick')
      expect(caught).toEqual(['ask', 'ask', decline, { do: 'cast', spell: 'hat-trick' }])
      const arrived = answers({ ...purge, spells, pieces: { troll: 8 }, books: { silver: 9 } }, 'hat-trick')
      expect(arrived).toEqual(['ask', 'ask', decline, 'ask'])
      const ended = answers(
        { ...purge, spells, pieces: { troll: 9, green: 8 }, books: { silver: 9, green: 9 } },
        'hat-trick',
      )
      expect(ended).toEqual(['ask', 'ask', decline, { do: 'cast', spell: 'hat-trick' }])
    },
  )

  scenario('[RW-1] a stone in a city is always critical', () => {
    const t = lay({
      mages: ['city:red'],
      row: ['magic-blue', 'movement-red'],
      pieces: { red: 3 },
      spells: [[], ['alchemy']],
      chance: ['moon'],
    })
    t.choose(red, { do: 'play', card: 'magic-blue' })
    expect(policies.map((policy) => ordered(t, blue, { alchemy: policy }))).toEqual([
      'ask',
      'ask',
      decline,
      'ask',
    ])
  })

  const encounter = (suns: readonly string[], moons: readonly string[], stage = 1): Position => ({
    at: 'encounter',
    stage,
    row: five,
    deck: [],
    spells: [[], ['alchemy']],
    sunStack: suns,
    moonStack: moons,
    bag: { sun: 0, moon: 8 },
    chance: Array<'moon'>(stage + 1).fill('moon'),
  })

  scenario(
    '[RW-1] a stone of an encounter is critical if it changes the result: win, climb 1, climb 2, annihilation',
    () => {
      // Moon 2 + 2 stones; a flipped stone is worth two.
      const lead = (suns: readonly string[], moons: readonly string[] = []) =>
        answers(encounter(suns, moons), 'alchemy')
      const critical = ['ask', 'ask', decline, 'ask']
      const harmless = [decline, 'ask', decline, decline]
      expect(lead(['dragon', 'magic-red'])).toEqual(harmless) // 5 to 4: won anyway
      expect(lead(['dragon', 'movement-red'])).toEqual(critical) // 4 to 4: climb 1 or won
      expect(lead(['magic-red'])).toEqual(harmless) // 2 to 4: climb 1 anyway
      expect(lead([], ['witch-red-1'])).toEqual(critical) // 0 to 5: climb 2 or 1
      expect(lead([], ['witch-red-2', 'troll-1'])).toEqual(harmless) // 0 to 7: climb 2 anyway
    },
  )

  scenario(
    '[RW-1, SPB-FB.5] in the final battle only victory counts, and the books that shine count for it',
    () => {
      const battle = (sunStack: readonly string[]) => {
        const t = lay({
          at: 'finalBattle',
          books: { red: 9, blue: 9, green: 9, yellow: 9 },
          spells: [[], ['alchemy']],
          sunStack,
          moonStack: ['troll-2', 'witch-red-2'],
          bag: { sun: 0, moon: 4 },
          chance: ['moon', 'moon'],
        })
        for (let book = 0; book < 4; book++) t.choose(red, { do: 'shine' })
        return policies.map((policy) => ordered(t, blue, { alchemy: policy }))
      }
      // Moon 2 + 4 + 2 = 8, sun 4 + the stack.
      expect(battle(['dragon', 'dragon'])).toEqual([decline, 'ask', decline, decline])
      const cast = { do: 'cast', spell: 'alchemy' }
      expect(battle(['dragon'])).toEqual(['ask', 'ask', decline, cast])
      expect(battle(['magic-red'])).toEqual([decline, 'ask', decline, decline])
      // By nine or by seven: both are the end, although an encounter would tell them apart.
      expect(battle([])).toEqual([decline, 'ask', decline, decline])
    },
  )

  scenario('[RW-3] before the guard check only a critical step of an unguarded piece matters', () => {
    const guard = (pieces: Position['pieces'], mages: Position['mages'] = ['wilderness', 'city:blue']) =>
      answers(
        { at: 'encounter', row: five, deck: [], mages: mages!, pieces: pieces!, spells: [[], ['teleport']] },
        'teleport',
      )
    expect(guard({})).toEqual([decline, 'ask', decline, decline])
    expect(guard({ yellow: 3 })).toEqual(['ask', 'ask', decline, 'ask'])
    // The blue city is guarded: its hat does not step.
    expect(guard({ blue: 3 })).toEqual([decline, 'ask', decline, decline])
    expect(guard({ troll: 3 })).toEqual([decline, 'ask', decline, decline])
    expect(guard({ troll: 3 }, ['city:red', 'city:blue', 'village:1'])).toEqual([
      'ask',
      'ask',
      decline,
      'ask',
    ])
  })

  scenario('[RW-4] the end of Story is never critical', () => {
    const position: Position = {
      at: 'endOfStory',
      mages: ['city:red'],
      pieces: { red: 3 },
      row: ['magic-red'],
      spells: [[], ['teleport']],
    }
    expect(answers(position, 'teleport')).toEqual([decline, 'ask', decline, decline])
  })

  scenario('[RW-2] each spell has its own policy: one that asks is enough', () => {
    const t = lay({ ...purge, pieces: { yellow: 3 }, spells: [[], ['hat-trick', 'book-wyrms']] })
    expect(ordered(t, blue, { 'hat-trick': 'hold', 'book-wyrms': 'hold' })).toEqual(decline)
    expect(ordered(t, blue, { 'hat-trick': 'hold', 'book-wyrms': 'critical' })).toBe('ask')
    expect(ordered(t, blue, { 'hat-trick': 'auto', 'book-wyrms': 'hold' })).toEqual({
      do: 'cast',
      spell: 'hat-trick',
    })
  })
})

describe('auto', () => {
  scenario('[RW-2, D-25] the first hat in order that saves a book is stopped', () => {
    const t = lay({ ...purge, pieces: { yellow: 3 }, spells: [[], ['hat-trick']] })
    obey(t, { [blue]: { 'hat-trick': 'auto' } })
    expect(t.state.pieces).toEqual({ red: 2, blue: 2, green: 2, yellow: 3, troll: 2 })
    expect(t.state.books.yellow).toBe(4)
    expect(t.state.spells[blue]).toEqual([])
  })

  scenario('[RW-2, D-24] the first book in order that would be caught is carried on', () => {
    const t = lay({ ...purge, pieces: { troll: 3 }, spells: [[], ['book-wyrms']] })
    obey(t, { [blue]: { 'book-wyrms': 'auto' } })
    expect(t.state.books).toEqual({ red: 4, blue: 4, green: 4, yellow: 4, silver: 5 })
  })

  scenario(
    '[RW-2, SPB-LOSE.1] of two books in danger the first is saved, which is enough against the defeat',
    () => {
      for (const spell of ['hat-trick', 'book-wyrms'] as const) {
        const t = lay({ ...purge, pieces: { green: 3, blue: 3 }, spells: [[], [spell]] })
        obey(t, { [blue]: { [spell]: 'auto' } })
        expect(t.state.books).toMatchObject({ blue: spell === 'hat-trick' ? 4 : 5, green: 0 })
        expect(t.state.outcome).toBeNull()
      }
    },
  )

  scenario('[RW-2, SPB-LOSE.2] a hat that would end the match comes before a book that would be lost', () => {
    const t = lay({
      ...purge,
      pieces: { red: 3, yellow: 8, troll: 9 },
      books: { yellow: 9, silver: 9 },
      spells: [[], ['hat-trick']],
    })
    obey(t, { [blue]: { 'hat-trick': 'auto' } })
    expect(t.state.outcome).toBeNull()
    expect(t.state.pieces).toMatchObject({ red: 4, yellow: 8 })
    expect(t.state.books.red).toBe(0)
  })

  scenario('[RW-2] what the spell cannot save is left to the player', () => {
    // Only the Troll catches a book: no hat matters.
    const troll = lay({ ...purge, pieces: { troll: 3 }, spells: [[], ['hat-trick']] })
    expect(ordered(troll, blue, { 'hat-trick': 'auto' })).toBe('ask')
    // Two steps of one hat: one space further is not far enough.
    const twice = lay({
      at: 'handOfFate',
      row: five.slice(1),
      deck: ['witch-red-1', 'witch-red-2', 'movement-red'],
      pieces: { red: 3 },
      spells: [[], ['book-wyrms']],
    })
    expect(ordered(twice, blue, { 'book-wyrms': 'auto' })).toBe('ask')
    // A piece on space 9 alone loses nothing.
    const arrival = lay({ ...purge, pieces: { red: 8 }, books: { red: 9 }, spells: [[], ['hat-trick']] })
    expect(ordered(arrival, blue, { 'hat-trick': 'auto' })).toBe('ask')
  })

  scenario('[RW-2] two holders on auto do not save the same book twice', () => {
    const orders = { [blue]: { 'hat-trick': 'auto' }, [green]: { 'book-wyrms': 'auto' } }
    const one = lay({ ...purge, pieces: { red: 3 }, spells: [[], ['hat-trick'], ['book-wyrms']] })
    obey(one, orders)
    expect(one.waitsFor()).toEqual([green])
    one.choose(green, decline)
    expect(one.state.books.red).toBe(4)
    expect(one.state.spells[green]).toEqual(['book-wyrms'])
    const two = lay({ ...purge, pieces: { red: 3, green: 3 }, spells: [[], ['hat-trick'], ['book-wyrms']] })
    obey(two, orders)
    expect(two.state.books).toMatchObject({ red: 5, green: 4 })
  })

  scenario('[RW-1, SPB-LOSE.5] Alchemy is cast against annihilation, and not for less', () => {
    const t = lay({
      at: 'encounter',
      row: five,
      deck: [],
      spells: [[], ['alchemy']],
      minions: 2,
      bag: { sun: 0, moon: 2 },
      chance: ['moon', 'moon', 'unchanged'],
    })
    // 0 to 10; with the flip 1 to 9.
    obey(t, { [blue]: { alchemy: 'auto' } })
    expect(t.state.outcome).toBeNull()
    expect(t.state.stage).toBe(3)
  })

  scenario(
    '[RW-1, SPB-LOSE.3, SPB-LOSE.4] Alchemy is cast when a climb would end the match or cost a book',
    () => {
      const auto = (position: Position) => {
        const t = lay({
          at: 'encounter',
          row: five,
          deck: [],
          mages: ['wilderness'],
          spells: [[], ['alchemy']],
          ...position,
        })
        return ordered(t, blue, { alchemy: 'auto' })
      }
      const cast = { do: 'cast', spell: 'alchemy' }
      // Stage 4: one stage more is the top. Moon 5 + 5.
      const top: Position = { stage: 4, bag: { sun: 0, moon: 5 }, chance: Array<'moon'>(5).fill('moon') }
      expect(auto({ ...top, sunStack: ['dragon', 'dragon', 'dragon', 'movement-red'] })).toEqual(cast)
      // Stage 2 with one card left after EN.4: the third stage takes two. Moon 3 + 3.
      const poor: Position = {
        stage: 2,
        bag: { sun: 0, moon: 3 },
        chance: ['moon', 'moon', 'moon'],
        sunStack: ['dragon', 'dragon'],
      }
      expect(auto({ ...poor, wickedDeck: ['troll-2', 'witch-red-1'] })).toEqual(cast)
      expect(auto(poor)).toBe('ask')
      // Stage 2: the Troll's step on the third stage would catch the silver book.
      expect(auto({ ...poor, pieces: { troll: 3 } })).toEqual(cast)
    },
  )

  scenario('[RW-3] Teleport is never cast by itself: nobody can say whom to send where', () => {
    const t = lay({
      at: 'encounter',
      row: five,
      deck: [],
      pieces: { red: 3, blue: 3 },
      spells: [[], ['teleport']],
    })
    expect(ordered(t, blue, { teleport: 'auto' })).toBe('ask')
  })

  scenario('[RW-2] a spell cast openly by hand is aimed by hand, whatever the policy', () => {
    const t = lay({ spells: [[], ['book-wyrms']] })
    t.choose(blue, { do: 'cast', spell: 'book-wyrms' })
    expect(ordered(t, blue, { 'book-wyrms': 'auto' })).toBe('ask')
  })
})
