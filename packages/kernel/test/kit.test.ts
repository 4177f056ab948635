import { ask, begin, below, done, give, go, type Procedures, swift, undo } from '@conclave/kernel'
import {
  checkedPlayout,
  type Mode,
  modes,
  offering,
  perft,
  planningLaw,
  scenariosWith,
  scripted,
  table,
  transcript,
} from '@conclave/kernel/testing'
import { describe, expect, test } from 'vitest'
import { starting, stored } from './opened.ts'
import { asking, procedure, type Say, saying, type Tiny, tinyGame, walk } from './tiny.ts'
import { cellar } from './toy/cellar.ts'
import { ada, bo, lay } from './toy/position.ts'

const position = (chance: Parameters<typeof scripted>[0] = []): Tiny =>
  begin(walk, { cards: 3 }, 2, scripted(chance))

/** A game of one seat whose every answer does something. */
const doing = (act: (state: Tiny, say: string) => void) => {
  const procedures: Procedures<Tiny, Say> = {
    main: procedure('main')({
      first: 'ask',
      steps: { ask: () => ask(asking(0, ['a', 'b'])) },
      questions: saying((state, _, { say }) => {
        act(state, say)
        return state.outcome === null ? go('ask') : done
      }),
    }),
  }
  const game = tinyGame(procedures)
  return { game, lay: () => table(game, begin(game, { cards: 3 }, 1, swift('doing'))) }
}

/** Failure of a scenario, run in these modes. */
const failure = (body: () => void, chosen: readonly Mode[] = modes): string => {
  try {
    scenariosWith((_, run) => run())('a scenario', chosen, body)
  } catch (error) {
    return (error as Error).message
  }
  return 'none'
}

describe('a table', () => {
  test('chooses by some fields of an option', () => {
    const t = table(walk, position())
    expect(t.choose(0, { say: 'left' })).toEqual({ say: 'left' })
    expect(t.state.said).toEqual(['left 1'])
    expect(t.waitsFor()).toEqual([1])
  })

  test('prefers the option that has exactly these fields', () => {
    const t = lay({ at: 'plan', mages: [{ hand: ['bolt', 'ward'] }, {}] })
    expect(() => t.choose(ada, { do: 'card' })).toThrow(/2 options of seat 0 fit do=card/)
    expect(t.choose(ada, { do: 'ready' })).toEqual({ do: 'ready' })
  })

  test('fails with all legal options when none fits or the seat is not asked', () => {
    const t = table(walk, position())
    expect(() => t.choose(0, { say: 'up' })).toThrow(
      /no option of seat 0 fits say=up\nLegal now:\n[\s\S]*say=left\n[\s\S]*say=right/,
    )
    expect(() => t.choose(1, { say: 'left' })).toThrow(/seat 1 is not asked anything/)
    t.choose(0, { say: 'end' })
    expect(() => t.choose(0, { say: 'left' })).toThrow(/The match is over/)
  })

  test('knows what is offered and what is refused', () => {
    const t = table(walk, position())
    expect(t.offers(0, { say: 'left' })).toBe(true)
    expect(t.offers(0, { say: 'up' })).toBe(false)
    expect(t.offers(1, { say: 'left' })).toBe(false)
    t.refuses(0, { say: 'up' })
    expect(() => t.refuses(0, { say: 'left' })).toThrow(/seat 0 may choose say=left/)
    expect(() => t.refuses(1, { say: 'left' })).toThrow(/not asked anything, so nothing can be refused/)
  })

  test('runs a position up to its first question and keeps what was told on the way', () => {
    const t = lay({ mages: [{ first: 'mail' }, {}] })
    expect(t.happened('turnedUp')).toHaveLength(1)
    expect(t.heardBy('spectator').some(({ event }) => event === 'drewCard')).toBe(false)
    expect(t.view(ada).viewer).toBe(ada)
  })

  test('settles forced questions unless told not to', () => {
    const question = { ...position(), questions: [asking(0, ['left'])] }
    expect(table(walk, { ...question }).waitsFor()).toEqual([1])
    expect(table(walk, { ...question }, { settle: false }).waitsFor()).toEqual([0])
  })

  test('lets everybody choose the same', () => {
    const t = lay({ mages: [{ first: 'mail' }, { prepared: 'ward' }, { prepared: 'ward' }] })
    t.chooseAll({ do: 'pass' })
    expect(t.question(bo)?.kind).toBe('planCard')
  })
})

describe('a scenario', () => {
  test('runs its body once in every mode, under its own title', () => {
    const titles: string[] = []
    let runs = 0
    const scenario = scenariosWith((title, run) => {
      titles.push(title)
      run()
    })
    scenario('[X-1] all', () => {
      runs++
    })
    scenario('[X-2] some', ['plain', 'json'], () => {
      runs++
    })
    expect(titles).toEqual(['[X-1] all', '[X-2] some'])
    expect(runs).toBe(modes.length + 2)
  })

  test('must use up its script', () => {
    const lucky = () => {
      const t = table(walk, position([2, 4]))
      t.choose(0, { say: 'roll' })
      expect(t.state.said).toContain('rolled 3')
    }
    expect(failure(lucky)).toMatch(/the script was not used up, left are: \[4\]/)
  })

  test('says in which mode it failed, and shows the table', () => {
    let runs = 0
    const once = () => {
      table(walk, position())
      if (runs++ > 0) throw new Error('broken')
    }
    expect(failure(once)).toMatch(/^broken\n\(in mode 'json'\)\nLast events:[\s\S]*say=left/)
  })

  test('must not be async', () => {
    expect(failure(() => Promise.resolve() as never)).toMatch(/must not be async/)
  })

  test('does not mind a rule that rolls and a rule that does not', () => {
    const body = () => {
      const t = table(walk, position([0, 5]))
      t.choose(0, { say: 'again' })
      t.choose(0, { say: 'roll' })
      t.choose(1, { say: 'roll' })
      expect(t.state.said).toEqual(['again', 'roll', 'rolled 1', 'roll', 'rolled 6'])
    }
    expect(failure(body)).toBe('none')
  })
})

describe('the modes bite', () => {
  test('plain: a state or an event that is no plain data', () => {
    const { lay: start } = doing((state) => Object.assign(state, { extra: new Map() }))
    expect(failure(() => start().choose(0, { say: 'a' }), ['plain'])).toMatch(/not plain data at \$\.extra/)
  })

  test('clone and undo: a rule that remembers outside the state', () => {
    for (const mode of ['clone', 'undo'] as const) {
      let memory = 0
      const { lay: start } = doing((state) => state.said.push(`${memory++}`))
      expect(failure(() => start().choose(0, { say: 'a' }), [mode])).toMatch(
        /another course|leads somewhere else/,
      )
    }
  })

  test('views: luck that does not raise the barrier', () => {
    const { lay: start } = doing((state) => state.said.push(String(below(state.chance, 1000))))
    expect(failure(() => start().choose(0, { say: 'a' }), ['views'])).toMatch(/^learning law, seat 0/)
  })

  test('views: hidden cards in the view', () => {
    const { game } = doing(() => undefined)
    const leaky = {
      ...game,
      view: (state: Tiny) => ({ deck: state.deck.slice() }),
      hiding: { alike: [(state: Tiny) => state.deck.map((_, at) => ({ list: state.deck, at }))] },
    }
    const body = () => table(leaky, begin(leaky, { cards: 5 }, 1, swift('leak'))).choose(0, { say: 'a' })
    expect(failure(body, ['views'])).toMatch(
      /^view law, seat 0: the imagined world looks different: \$\.table\.deck/,
    )
  })
})

describe('checked playouts', () => {
  const play = (act: (state: Tiny, say: string) => void, bound = 50) => {
    const { game } = doing((state, say) => {
      act(state, say)
      if (state.said.length > 20) state.outcome = { winners: [0], reason: 'enough' }
    })
    return () => checkedPlayout(game, { seats: 1, seed: 'checked', bound })
  }

  test('report how the match went', () => {
    const { outcome, decisions, match } = play((state, say) => state.said.push(say))()
    expect([outcome.reason, decisions]).toEqual(['enough', 21])
    expect(match.file.segments[0]!.answers.length).toBeGreaterThanOrEqual(21)
  })

  test('catch a match without end, a memory outside the state and data that is not plain', () => {
    let memory = 0
    expect(play(() => undefined)).toThrow(/not over after 50 answers/)
    expect(play((state) => state.said.push(`${memory++}`))).toThrow(/another course/)
    expect(play((state) => Object.assign(state, { extra: undefined }))).toThrow(/not plain data at \$\.extra/)
  })

  test('catch doubled keys, missing options and the game’s own complaint', () => {
    const { game } = doing((state) => state.said.push('x'))
    const plan = { seats: 1, seed: 'options', bound: 5 }
    const twice = offering(game, () => [{ say: '1' }, { say: '1' }])
    expect(() => checkedPlayout(twice, plan)).toThrow(/two options with the key 'say=1'/)
    const nothing = offering(game, () => [])
    expect(() => checkedPlayout(nothing, plan)).toThrow(/'say' has no option/)
    let asked = 0
    const moody = offering(game, () => [{ say: `${asked++}` }, { say: 'b' }])
    expect(() => checkedPlayout(moody, plan)).toThrow(/offers other options/)
    const invariant = ({ said }: Tiny) => (said.length > 3 ? 'too much was said' : null)
    expect(() => checkedPlayout(game, { ...plan, invariant })).toThrow(/too much was said/)
  })
})

describe('planningLaw', () => {
  test('catches secret answers that depend on each other', () => {
    const racing: Procedures<Tiny, Say> = {
      main: procedure('main')({
        first: 'ask',
        steps: { ask: () => ask(asking(0, ['a', 'b'], 'secret'), asking(1, ['a', 'b'], 'secret')) },
        questions: saying((state, _, { say }, { seat }) => {
          state.said.push(`${seat} ${say}`)
          return ask(asking(1 - seat, ['a', 'b'], 'secret'))
        }),
      }),
    }
    const game = tinyGame(racing)
    const state = begin(game, { cards: 3 }, 2, swift('race'))
    expect(planningLaw(game, state, 'x')).toMatch(/^planning law: the order of secret answers matters/)
  })
})

describe('perft', () => {
  test('counts the ways to answer', () => {
    const state = position([3, 3, 3, 3])
    expect([0, 1, 2].map((depth) => perft(walk, state, depth))).toEqual([1, 6, 31])
    expect(state.said).toEqual([])
  })

  test('counts every seat that may answer, and does not count what is forced', () => {
    const t = lay({ at: 'plan', mages: [{ hand: ['bolt'] }, { hand: ['ward'] }] })
    expect([1, 2, 3].map((depth) => perft(cellar, t.state, depth))).toEqual([4, 18, 102])
  })
})

describe('transcript', () => {
  const match = starting(walk)
  give(match, 0, 'say=left')
  undo(match, 0)
  give(match, 0, 'say=roll')
  give(match, 1, 'say=end')

  test('reads like the match went', () => {
    const lines = transcript(walk, stored(match.file)).split('\n')
    expect(lines).toEqual([
      'tiny test, rules 1, 2 seats, seed seed',
      'options {"cards":3}',
      '   1. seat 0, say: say=left',
      '      said seat=0 say=left',
      '   2. seat 0 takes its last answer back',
      '   3. seat 0, say: say=roll',
      '      said seat=0 say=roll',
      '   4. seat 1, say: say=end',
      '      said seat=1 say=end',
      'outcome {"winners":[1],"reason":"said so"}',
      expect.stringMatching(/^hash [0-9a-f]{16}$/),
      '',
    ])
  })

  test('takes the words of a game', () => {
    const text = transcript(walk, match.file, {
      answer: (seat, _, key) => `${seat} says ${key}`,
      event: ({ say }) => (say === 'end' ? 'The end.' : null),
    })
    expect(text).toContain('   4. 1 says say=end\n      The end.\noutcome')
    expect(text).not.toContain('said seat')
  })

  test('refuses a file that does not fit the rules', () => {
    const file = stored(match.file)
    file.segments[0]!.answers[0] = [1, 'say=left']
    expect(() => transcript(walk, file)).toThrow(/answer 1 is refused/)
  })
})
