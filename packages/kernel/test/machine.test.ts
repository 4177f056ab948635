import {
  type AnyNext,
  accept,
  answer,
  ask,
  begin,
  call,
  cloneJson,
  declineOf,
  done,
  frameOf,
  giveUpKey,
  go,
  hash,
  isAwaiting,
  type Procedures,
  procedureOf,
  type QuestionOf,
  questionOf,
  ruleOf,
  settle,
  swift,
  type TableEvent,
  tell,
  wait,
} from '@conclave/kernel'
import { describe, expect, test } from 'vitest'
import {
  asking,
  procedure,
  type Say,
  saying,
  type Tiny,
  type TinyAbouts,
  type TinyCalls,
  tinyGame,
  walk,
} from './tiny.ts'

const start = (procedures: Procedures<Tiny, Say>, seats = 2) => {
  const game = tinyGame(procedures)
  return { game, state: begin(game, { cards: 3 }, seats, swift('machine')) }
}

/** A main procedure that asks once and hears one reply. */
const once = (questions: QuestionOf<TinyAbouts>[]): Procedures<Tiny, Say> => ({
  main: procedure('main')({
    first: 'ask',
    steps: { ask: () => ask(...questions) },
    questions: saying((state, _, { say }, { seat }) => {
      state.said.push(`${seat}: ${say}`)
      state.outcome = { winners: [seat], reason: 'answered' }
      return done
    }),
  }),
})

/** Everybody says one word in secret, and may take it back until all have spoken. */
const secretly: Procedures<Tiny, Say> = {
  main: procedure('main')({
    first: 'ask',
    steps: {
      ask: ({ seats }) => ask(...[...Array(seats).keys()].map((seat) => asking(seat, ['a', 'b'], 'secret'))),
      end: (state) => {
        state.outcome = { winners: [], reason: 'all have spoken' }
        return done
      },
    },
    questions: saying((state, _, { say }, { seat }) => {
      state.said.push(`${seat}: ${say}`)
      const again = say === 'think again'
      const next = again ? asking(seat, ['a', 'b'], 'secret') : asking(seat, ['think again'], 'open')
      state.questions = [...state.questions, next]
      return state.questions.some(({ manner }) => manner === 'secret') ? wait : go('end')
    }),
  }),
}

describe('begin', () => {
  test('runs up to the first question', () => {
    const { state } = start(once([asking(1, ['a', 'b'])]))
    expect(state.questions).toEqual([asking(1, ['a', 'b'])])
    expect(state.stack).toEqual([{ procedure: 'main', step: 'ask', locals: { turn: 0 } }])
  })

  test('refuses a number of seats the game is not for', () => {
    expect(() => begin(walk, { cards: 3 }, 4, swift('x'))).toThrow(/1 to 3 seats, not 4/)
    expect(() => begin(walk, { cards: 3 }, 0, swift('x'))).toThrow(/not 0/)
  })
})

describe('answer', () => {
  test('[KRN-ASK.1] carries out a legal answer', () => {
    const { game, state } = start(once([asking(0, ['a', 'b'])]))
    expect(answer(game, state, 0, 'say=b')).toBeNull()
    expect(state.said).toEqual(['0: b'])
  })

  test.each([
    ['an unknown key', 0, 'say=c', 'not-an-option'],
    ['a seat that is not asked', 1, 'say=a', 'not-asked'],
    ['a seat that does not exist', 7, 'say=a', 'not-asked'],
  ] as const)('refuses %s and changes nothing', (_, seat, key, refused) => {
    const { game, state } = start(once([asking(0, ['a', 'b'])]))
    const before = hash(state)
    expect(answer(game, state, seat, key)).toMatchObject({ refused, message: expect.any(String) })
    expect(hash(state)).toBe(before)
  })

  test('[KRN-PROC.2] refuses everything when the match is over', () => {
    const { game, state } = start(once([asking(0, ['a'])]))
    answer(game, state, 0, 'say=a')
    const before = hash(state)
    expect(answer(game, state, 0, 'say=a')).toMatchObject({ refused: 'over' })
    expect(hash(state)).toBe(before)
  })

  test('[KRN-PROC.2] an outcome clears the stack and all questions', () => {
    const { game, state } = start(once([asking(0, ['a']), asking(1, ['a'])]))
    answer(game, state, 1, 'say=a')
    expect(state).toMatchObject({ outcome: { winners: [1] }, stack: [], questions: [] })
  })

  test('[KRN-ASK.3] the other questions fall away with the first answer', () => {
    const procedures: Procedures<Tiny, Say> = {
      main: procedure('main')({
        first: 'ask',
        steps: {
          ask: () => ask(asking(0, ['a']), asking(1, ['b'])),
          more: () => ask(asking(0, ['c'])),
        },
        questions: saying(() => go('more')),
      }),
    }
    const { game, state } = start(procedures)
    answer(game, state, 1, 'say=b')
    expect(state.questions).toEqual([asking(0, ['c'])])
  })

  test('[KRN-EVENT.1] tells a sink, and nobody without one', () => {
    const events: TableEvent[] = []
    const state = begin(walk, { cards: 3 }, 2, swift('x'), (event) => events.push(event))
    answer(walk, state, 0, 'say=left', (event) => events.push(event))
    answer(walk, state, 1, 'say=left')
    expect(events).toEqual([{ event: 'said', audience: 'everyone', seat: 0, say: 'left' }])
    expect(tell).toBeUndefined()
  })
})

describe('nested procedures', () => {
  const countdown: Procedures<Tiny, Say> = {
    main: procedure('main')({
      first: 'dive',
      steps: {
        dive: () => call('nested', { depth: 3 }, 'end'),
        end: (state) => {
          state.outcome = { winners: [0], reason: 'surfaced' }
          return done
        },
      },
    }),
    nested: procedure('nested')({
      first: 'enter',
      steps: {
        enter: (_, { depth }) => (depth > 1 ? call('nested', { depth: depth - 1 }, 'back') : go('ask')),
        ask: (_, { depth }) => ask(asking(0, [`at ${depth}`, 'never mind'])),
        back: (_, { depth }) => ask(asking(0, [`at ${depth}`, 'never mind'])),
      },
      questions: saying((state, { depth }: TinyCalls['nested'], { say }) => {
        state.said.push(`${depth} ${say}`)
        return done
      }),
    }),
  }

  test('[KRN-PROC.1] stand suspended as plain data, innermost last, and go on from JSON', () => {
    const { game, state } = start(countdown)
    expect(state.stack.map(({ procedure: name, step, locals }) => [name, step, locals])).toEqual([
      ['main', 'end', { turn: 0 }],
      ['nested', 'back', { depth: 3 }],
      ['nested', 'back', { depth: 2 }],
      ['nested', 'ask', { depth: 1 }],
    ])
    let world: Tiny = state
    for (const depth of [1, 2, 3]) {
      world = JSON.parse(JSON.stringify(world))
      expect(answer(game, world, 0, `say=at ${depth}`)).toBeNull()
    }
    expect(world.said).toEqual(['1 at 1', '2 at 2', '3 at 3'])
    expect(world.outcome).toEqual({ winners: [0], reason: 'surfaced' })
  })

  test('[KRN-PROC.2] an outcome deep down ends everything', () => {
    const { state } = start({
      ...countdown,
      nested: procedure('nested')({
        first: 'enter',
        steps: {
          enter: (each) => {
            each.outcome = { winners: [], reason: 'deep' }
            return go('enter')
          },
        },
      }),
    })
    expect(state).toMatchObject({ outcome: { reason: 'deep' }, stack: [] })
  })
})

describe('waiting and open questions', () => {
  test('[KRN-ASK.3] answers come in any order, and who has spoken may think again', () => {
    const { game, state } = start(secretly, 3)
    answer(game, state, 2, 'say=b')
    expect(questionOf(state, 2)).toMatchObject({ manner: 'open' })
    expect(isAwaiting(state)).toBe(true)
    answer(game, state, 2, 'say=think again')
    answer(game, state, 0, 'say=a')
    answer(game, state, 2, 'say=a')
    expect(state.outcome).toBeNull()
    answer(game, state, 1, 'say=b')
    expect(state.outcome).toMatchObject({ reason: 'all have spoken' })
    expect(state.said).toEqual(['2: b', '2: think again', '0: a', '2: a', '1: b'])
  })

  test('[KRN-ASK.4] nobody waits for open questions', () => {
    const { state } = start(once([asking(0, ['a'], 'open'), asking(1, ['a', 'b'])]))
    expect(isAwaiting(state)).toBe(true)
    expect(isAwaiting({ ...state, questions: [asking(0, ['a'], 'open')] })).toBe(false)
  })
})

describe('giving up', () => {
  const given = (seat: number) => {
    const { game, state } = start(once([asking(0, ['a', 'b'])]))
    const lets = {
      ...game,
      giveUp: (_: Tiny, loser: number) => ({ winners: [1 - loser], reason: 'gave up' }),
    }
    return { state, refusal: answer(lets, state, seat, giveUpKey) }
  }

  test('[KRN-ASK.7] ends the match, whoever is asked', () => {
    for (const seat of [0, 1]) {
      const { state, refusal } = given(seat)
      expect(refusal).toBeNull()
      expect(state).toMatchObject({ outcome: { winners: [1 - seat] }, questions: [], stack: [] })
    }
  })

  test('[KRN-ASK.7] is refused to whoever has no seat, where the game does not know it, and after the end', () => {
    expect(given(2).refusal).toMatchObject({ refused: 'not-an-option' })
    expect(given(-1).state.outcome).toBeNull()
    const { game, state } = start(once([asking(0, ['a', 'b'])]))
    expect(answer(game, state, 0, giveUpKey)).toMatchObject({ refused: 'not-an-option' })
    answer(game, state, 0, 'say=a')
    expect(answer(game, state, 0, giveUpKey)).toMatchObject({ refused: 'over' })
  })
})

describe('settle', () => {
  test('[KRN-SETTLE.1] answers forced questions, one after the other', () => {
    const { game, state } = start(once([asking(0, ['only'])]))
    settle(game, state)
    expect(state.said).toEqual(['0: only'])
    expect(state.outcome).not.toBeNull()
  })

  test('[KRN-SETTLE.1] settles forced secret questions', () => {
    const { game, state } = start(once([asking(0, ['a', 'b'], 'secret'), asking(1, ['only'], 'secret')]))
    settle(game, state)
    expect(state.said).toEqual(['1: only'])
  })

  test('[KRN-SETTLE.2] leaves a real choice alone, and what is asked whatever there is to choose', () => {
    const questions = [
      asking(0, ['a', 'b']),
      asking(0, ['only'], 'always'),
      asking(0, ['pass'], 'window'),
      asking(0, ['a'], 'open'),
    ]
    for (const question of questions) {
      const { game, state } = start(once([question, asking(1, ['a', 'b'])]))
      const before = hash(state)
      settle(game, state)
      expect(hash(state)).toBe(before)
    }
  })
})

describe('a question', () => {
  const nodding = procedureOf<Tiny, Say, TinyCalls, { nod: readonly string[] }>()
  const asks = (rule: string | ((option: Say) => string)) =>
    nodding('main')({
      first: 'ask',
      steps: { ask: () => ask({ seat: 0, kind: 'nod', manner: 'window', about: ['yes', 'no'] }) },
      questions: {
        nod: {
          rule,
          options: (_, __, { about }) => about.map((say) => ({ say })),
          reply: () => done,
          decline: { say: 'no' },
        },
      },
    })

  test('[KRN-ASK.5] knows the rule it comes from, and each answer its own if they differ', () => {
    const question = { seat: 0, kind: 'nod', manner: 'turn', about: null } as const
    expect(ruleOf({ procedures: { main: asks('NOD-1') } }, question, { say: 'yes' })).toBe('NOD-1')
    const byAnswer = { procedures: { main: asks(({ say }) => `NOD-${say}`) } }
    expect(ruleOf(byAnswer, question, { say: 'yes' })).toBe('NOD-yes')
    expect(() => ruleOf(walk, question, { say: 'yes' })).toThrow(/no procedure asks 'nod'/)
  })

  test('[KRN-ASK.5] that two procedures ask comes from one rule', () => {
    const { procedures } = tinyGame({ main: asks('NOD-1'), nested: asks('NOD-2') })
    expect(() => start(procedures)).toThrow(/two procedures ask 'nod', but by different rules/)
    expect(start({ main: asks('NOD-1'), nested: asks('NOD-1') }).state.questions).toHaveLength(1)
  })

  test('[KRN-ASK.6] has an answer for who says nothing, as long as it can be given', () => {
    const { game, state } = start({ main: asks('NOD-1') })
    const [question] = state.questions
    expect(declineOf(game, state, question!)).toEqual({ say: 'no' })
    expect(declineOf(game, state, { ...question!, about: ['yes'] })).toBeUndefined()
  })
})

describe('accept', () => {
  test('does what answer does', () => {
    const one = begin(walk, { cards: 3 }, 2, swift('same'))
    const other = cloneJson(one)
    answer(walk, one, 0, 'say=roll')
    accept(walk, other, other.questions[0]!, { say: 'roll' })
    expect(hash(other)).toBe(hash(one))
  })
})

describe('rules that are wrong', () => {
  // Made by hand, past the compiler, as a game in plain JavaScript could.
  const broken = (step: () => AnyNext): Procedures<Tiny, Say> => ({
    main: { first: 'ask', steps: { ask: step }, questions: {} },
  })

  test('[KRN-PROC.4] a procedure that runs in circles is stopped', () => {
    const circle: Procedures<Tiny, Say> = {
      main: procedure('main')({ first: 'a', steps: { a: () => go('b'), b: () => go('a') } }),
    }
    expect(() => start(circle)).toThrow(/no end in procedure 'main'/)
  })

  test('[KRN-PROC.4] asking nobody, waiting in a step and calling what is not there are errors', () => {
    expect(() => start(broken(() => ask()))).toThrow(/asks nobody/)
    expect(() => start(broken(() => wait))).toThrow(/only a reply can/)
    expect(() => start(broken(() => call('nested', {}, 'ask')))).toThrow(/no procedure 'nested'/)
    expect(() => start(broken(() => go('nowhere')))).toThrow(/no step 'nowhere'/)
    expect(() => frameOf(walk, 'nowhere', {})).toThrow(/no procedure 'nowhere'/)
  })

  test('[KRN-PROC.4] waiting for nobody is an error', () => {
    const { game, state } = start({
      main: procedure('main')({
        first: 'ask',
        steps: { ask: () => ask(asking(0, ['a', 'b'])) },
        questions: saying(() => wait),
      }),
    })
    expect(() => answer(game, state, 0, 'say=a')).toThrow(/though nobody is asked/)
  })

  test('a question that nobody asks is an error', () => {
    const state = begin(walk, { cards: 3 }, 2, swift('x'))
    state.questions = [{ ...state.questions[0]!, kind: 'gone' }]
    expect(() => answer(walk, state, 0, 'say=left')).toThrow(/no procedure waits/)
  })
})
