import {
  cloneJson,
  type Game,
  imagine,
  type Json,
  type Seat,
  tell,
  type Veil,
  type Viewer,
} from '@conclave/kernel'
import { checkedPlayout, type Lawful, offering, twin } from '@conclave/kernel/testing'
import { describe, expect, test } from 'vitest'
import { cardOf } from './toy/cards.ts'
import { cellar, cellarWith } from './toy/cellar.ts'
import { decided } from './toy/manners.ts'
import { plan } from './toy/plan.ts'
import { lawful } from './toy/position.ts'
import { type Cellar, type CellarOption, slots } from './toy/state.ts'
import { facesVeil } from './toy/view.ts'

type Toy = Game<Cellar, CellarOption>

/** The first violation that random matches bring to light, or `none`. */
const violation = (
  game: Toy,
  changes: Lawful<Cellar, CellarOption> = {},
  seeds: readonly string[] = ['a', 'b', 'c', 'd', 'e', 'f'],
): string => {
  for (const seed of seeds) {
    try {
      const plan = {
        seed,
        seats: 3,
        choose: decided,
        lawful: { ...lawful, ...changes },
        lawsEvery: 1,
        undoEvery: 0,
      }
      checkedPlayout(game, plan)
    } catch (error) {
      return (error as Error).message.split('\n')[0]!
    }
  }
  return 'none'
}

/** The game with another view of the table. */
const seeing = (more: (state: Cellar, viewer: Viewer) => Json): Toy => ({
  ...cellar,
  view: (state, viewer) => ({ ...cellar.view(state, viewer), more: more(state, viewer) }),
})

/** The game whose planning is done in another way. */
const planning = (
  changed: Partial<Record<'ask' | 'reveal', (state: Cellar, locals: { hint?: Json }) => void>>,
): Toy => {
  const steps = Object.fromEntries(
    Object.entries(plan.steps).map(([name, step]) => [
      name,
      (state: Cellar, locals: never) => {
        const next = step(state, locals)
        changed[name as 'ask' | 'reveal']?.(state, locals)
        return next
      },
    ]),
  )
  return { ...cellar, procedures: { ...cellar.procedures, plan: { ...plan, steps } } }
}

const veiledBy = (change: (veil: Veil<Cellar>) => Veil<Cellar>[]): Toy => ({
  ...cellar,
  hiding: { ...cellar.hiding, alike: cellar.hiding.alike.flatMap(change) },
})

/** Leaves out of a veil what lies in the prepared slots. */
const exceptPrepared: Veil<Cellar> = (state, viewer) => {
  const prepared = state.mages.map(({ held }) => held[slots.prepared])
  return facesVeil(state, viewer).filter(({ at }) => !prepared.includes(at))
}

const prepared = (state: Cellar, seat: Seat): number | null => state.mages[seat]!.held[slots.prepared] ?? null

describe('nothing is found in the honest game', () => {
  test('[KRN-SIGHT.4] whoever looks', () => {
    expect(violation(cellar, {}, ['a'])).toBe('none')
  })
})

describe('a view that shows too much is caught', () => {
  test('a face of the deck', () => {
    const game = seeing((state) => state.faces[state.deck.at(-1) ?? 0]!)
    expect(violation(game)).toMatch(/^(view|twin) law/)
  })

  test('ids of cards in other hands', () => {
    const game = seeing((state) => state.mages.map(({ held }) => held[0] ?? null))
    expect(violation(game)).toMatch(/^(view|twin) law/)
  })

  test('a face-down trap', () => {
    const game = seeing((state) =>
      state.mages.map((_, seat) => {
        const card = prepared(state, seat)
        return card === null ? null : state.faces[card]!
      }),
    )
    expect(violation(game)).toMatch(/^(view|twin) law/)
  })

  test('a number derived from hidden cards', () => {
    const game = seeing((state) => {
      const held = state.mages[0]!.held.filter((id) => id !== null)
      return held.filter((id) => cardOf(state.faces[id]!).springs !== 'never').length
    })
    expect(violation(game)).toMatch(/^(view|twin) law/)
  })

  test('how far another seat has come with her plan', () => {
    const game = seeing((state) => state.mages.map(({ draft }) => draft.card !== null))
    expect(violation(game)).toMatch(/^(view|twin) law/)
  })

  test('the generator', () => {
    const game = seeing(({ chance }) =>
      chance.kind === 'swift' ? chance.a : chance.kind === 'sealed' ? chance.key : '',
    )
    expect(violation(game)).toMatch(/^(view|twin) law/)
  })

  test('options that depend on hidden cards of others', () => {
    const game: Toy = offering(cellar, (options, state, question) => {
      const neighbour = prepared(state, (question.seat + 1) % state.seats)
      const trapped = neighbour !== null && state.faces[neighbour] === 'snare'
      return trapped && question.kind === 'planCard' ? options.slice(-1) : options
    })
    expect(violation(game)).toMatch(/^(view|twin) law.*options/)
  })
})

describe('an imagination that knows too much is caught', () => {
  test('[KRN-SIGHT.4] the truth itself', () => {
    expect(violation(cellar, { imagine: (state) => cloneJson(state) })).toMatch(
      /^twin law.*imagined differently/,
    )
  })

  test('traps left in place', () => {
    const peeking = veiledBy((veil) => [veil === facesVeil ? exceptPrepared : veil])
    const found = violation(cellar, {
      imagine: (state, viewer, chance) => imagine(peeking, state, viewer, chance),
    })
    expect(found).toMatch(/^twin law.*imagined differently/)
  })

  test('the true chance kept', () => {
    const found = violation(cellar, {
      imagine: (state, viewer, chance) => ({
        ...imagine(cellar, state, viewer, chance),
        chance: cloneJson(state.chance),
      }),
    })
    expect(found).toMatch(/^twin law.*\$\.chance/)
  })

  test('hidden cards shuffled without putting them in a fixed order first', () => {
    const found = violation(cellar, {
      imagine: (state, viewer, chance) => twin(cellar, state, viewer, chance),
    })
    expect(found).toMatch(/^twin law.*imagined differently/)
  })

  test('a world that the viewer can tell from hers', () => {
    const found = violation(cellar, {
      imagine: (state, viewer, chance) => {
        const world = imagine(cellar, state, viewer, chance)
        world.deck.pop()
        return world
      },
    })
    expect(found).toMatch(/^view law.*deck/)
  })

  test('a bot that answers by something else than its view and its worlds', () => {
    let calls = 0
    expect(violation(cellar, { bot: () => `answer ${calls++}` })).toMatch(
      /^twin law.*the bot answers differently/,
    )
  })
})

describe('a forgotten veil is caught, though worlds and twins are made with it', () => {
  test('of the prepared cards', () => {
    expect(violation(veiledBy((veil) => [veil === facesVeil ? exceptPrepared : veil]))).toMatch(
      /^(cover|twin) law/,
    )
  })

  test('of all faces', () => {
    expect(violation(veiledBy((veil) => (veil === facesVeil ? [] : [veil])))).toMatch(/^(cover|memory) law/)
  })

  test.each([
    ['the slots that the first seat fills', 0],
    ['which card of the first seat lies where', 4],
    ['the side of the card in her first slot', 8],
  ])('of %s', (_, missing) => {
    const alike = cellar.hiding.alike.filter((_veil, at) => at !== missing)
    const game = { ...cellar, hiding: { ...cellar.hiding, alike } }
    expect(violation(game)).toMatch(/^(cover|choice|memory|learning) law/)
  })

  test('of half-made plans, which nothing can be exchanged for', () => {
    const game = { ...cellar, hiding: { alike: cellar.hiding.alike } }
    expect(violation(game)).toMatch(/^(cover|choice|memory|learning) law/)
  })
})

describe('an asker that looks at hidden cards is caught', () => {
  test('when it asks only who can flip', () => {
    const game = cellarWith((state, seat, springs) => {
      const card = prepared(state, seat)
      return card !== null && cardOf(state.faces[card]!).springs === springs
    })
    expect(violation(game)).toMatch(/^(silence|learning) law/)
  })

  test('when it asks whoever has a trap, suitable or not', () => {
    const game = cellarWith((state, seat) => {
      const card = prepared(state, seat)
      return card !== null && cardOf(state.faces[card]!).springs !== 'never'
    })
    expect(violation(game)).toMatch(/^(silence|learning) law/)
  })

  test('[KRN-SIGHT.4] when it asks by what is in hand', () => {
    const game = cellarWith((state, seat) => {
      const { held } = state.mages[seat]!
      return prepared(state, seat) !== null && held.some((id) => id !== null && state.faces[id] === 'bolt')
    })
    expect(violation(game)).toMatch(/^(silence|learning) law/)
  })
})

describe('rules that tell too much are caught', () => {
  test('[KRN-SIGHT.4] an event that names a hidden card to everyone', () => {
    const game = planning({
      ask: (state) => {
        const card = state.mages[0]!.held.find((id) => id !== null) ?? 0
        tell?.({ event: 'whispered', audience: 'everyone', face: state.faces[card]! })
      },
    })
    expect(violation(game)).toMatch(/^event law.*told more than is shown/)
  })

  test('an event told to the wrong seat', () => {
    const game = planning({
      ask: (state) => {
        const card = state.mages[0]!.held.find((id) => id !== null) ?? 0
        tell?.({ event: 'whispered', audience: [1], face: state.faces[card]! })
      },
    })
    expect(violation(game)).toMatch(/^event law, seat 1/)
  })

  test('something shown without raising the barrier', () => {
    const game = planning({
      ask: (state) => {
        state.barrier = 0
      },
    })
    expect(violation(game)).toMatch(/^learning law.*the barrier stays/)
  })

  test('a fact read from a hidden card and kept in a frame', () => {
    const game = planning({
      ask: (state, locals) => {
        const card = state.mages[0]!.held.find((id) => id !== null) ?? 0
        locals.hint = state.faces[card]!
      },
    })
    expect(violation(game)).toMatch(/^memory law.*stack/)
  })
})
