import { ask, call, done, go, type Next, roll, type Seat, tell, uncover } from '@conclave/kernel'
import { type Card, cardOf, type Sentence, type Target } from './cards.ts'
import {
  type Calls,
  type Cellar,
  type CellarOption,
  discard,
  draw,
  faceUp,
  inPlay,
  isAlive,
  none,
  othersOf,
  procedure,
  slots,
  turnUp,
  unlock,
} from './state.ts'

/** Asker: true if the seat is asked to flip her prepared card. */
export type Asker = (state: Cellar, seat: Seat, springs: 'cast' | 'flip' | 'struck') => boolean

type Effect = Calls['effect']
type Act = Next<Calls, 'sentence', never>
type RunsVerb<V> = (state: Cellar, sentence: V, effect: Effect) => Act

const targetsOf = (state: Cellar, to: Target, { owner, sprang, foe }: Effect): Seat[] => {
  switch (to) {
    case 'others':
      return othersOf(state, owner)
    case 'self':
      return [owner]
    case 'sprang':
      return sprang === none ? [] : [sprang]
    case 'foe':
      return foe === null || !isAlive(state, foe) ? [] : [foe]
  }
}

const verbs: { readonly [V in Sentence as V['verb']]: RunsVerb<V> } = {
  deal: (state, { amount, to }, effect) =>
    call('blows', { from: effect.owner, amount, left: targetsOf(state, to, effect) }, 'sentence'),
  gamble: (state, { sides, to }, effect) => {
    const amount = roll(state, sides) + 1
    tell?.({ event: 'gambled', audience: 'everyone', seat: effect.owner, amount })
    return call('blows', { from: effect.owner, amount, left: targetsOf(state, to, effect) }, 'sentence')
  },
  heal: (state, { amount }, { owner }) => {
    state.mages[owner]!.lives += amount
    tell?.({ event: 'healed', audience: 'everyone', seat: owner, amount })
    return go('sentence')
  },
  draw: (state, { amount }, { owner }) => {
    for (let count = 0; count < amount; count++) draw(state, owner)
    return go('sentence')
  },
  spy: (state, { to }, effect) => {
    for (const seat of targetsOf(state, to, effect)) lookAt(state, effect.owner, seat)
    return go('sentence')
  },
  lay: (state, { by, rounds, to }, effect) => {
    for (const on of targetsOf(state, to, effect)) {
      state.modifiers.push({ on, by, left: rounds })
      tell?.({ event: 'laid', audience: 'everyone', seat: on, by })
    }
    return go('sentence')
  },
  prevent: (state, { amount }) => {
    const innermost = state.blows.length - 1
    if (innermost >= 0) state.blows[innermost] = Math.max(0, state.blows[innermost]! - amount)
    return go('sentence')
  },
  cancel: (state, _, { subject }) => {
    const work = inPlay(state, subject)
    if (work !== undefined) work.cancelled = true
    return go('sentence')
  },
}

const lookAt = (state: Cellar, seat: Seat, whom: Seat): void => {
  const mage = state.mages[whom]!
  const card = mage.held[slots.prepared] ?? null
  tell?.({ event: 'spied', audience: 'everyone', seat, whom })
  if (card === null || mage.spiedBy.includes(seat)) return
  uncover(state)
  mage.spiedBy = [...mage.spiedBy, seat].sort((a, b) => a - b)
  tell?.({ event: 'sawCard', audience: [seat], whom, saw: faceUp(state, card) })
}

// The one place where a sentence meets the verb of its own name.
const runVerb = (state: Cellar, sentence: Sentence, effect: Effect): Act =>
  (verbs[sentence.verb] as RunsVerb<Sentence>)(state, sentence, effect)

const sentenceAt = (state: Cellar, { card, at }: Effect): Sentence | undefined =>
  cardOf(state.faces[card]!)[inPlay(state, card)!.side][at]

const isCancelled = (state: Cellar, card: number): boolean => inPlay(state, card)?.cancelled ?? true

/** Carries out a card's sentences; what is left fizzles when it is cancelled or its owner is defeated. */
export const effect = procedure('effect')({
  first: 'sentence',
  steps: {
    sentence: (state, locals) => {
      const sentence = sentenceAt(state, locals)
      if (sentence === undefined) return done
      if (!isAlive(state, locals.owner) || isCancelled(state, locals.card)) {
        tell?.({ event: 'fizzled', audience: 'everyone', card: locals.card })
        return done
      }
      const aims = sentence.to === 'foe' && locals.foe === null
      const { owner: seat, card } = locals
      return aims ? ask({ seat, kind: 'foe', manner: 'turn', about: { card } }) : go('act')
    },
    act: (state, locals) => {
      const sentence = sentenceAt(state, locals)!
      locals.at++
      return runVerb(state, sentence, locals)
    },
  },
  questions: {
    foe: {
      rule: 'TOY-AIM',
      options: (state, _, { seat }) =>
        othersOf(state, seat)
          .sort((a, b) => a - b)
          .map((foe) => ({ do: 'foe', foe })),
      reply: (_, locals, option, { seat }) => {
        if (option.do !== 'foe') return done
        locals.foe = option.foe
        tell?.({ event: 'aimed', audience: 'everyone', seat, at: option.foe })
        return go('act')
      },
    },
  },
})

/** Strikes several mages one after the other. */
export const blows = procedure('blows')({
  first: 'next',
  steps: {
    next: (_, locals) => {
      const to = locals.left.shift()
      return to === undefined
        ? done
        : call('strike', { to, from: locals.from, amount: locals.amount }, 'next')
    },
  },
})

export const defeat = procedure('defeat')({
  first: 'fall',
  steps: {
    fall: (state, { seat }) => {
      const mage = state.mages[seat]!
      const lost = mage.held.filter((card) => card !== null).sort((a, b) => a - b)
      uncover(state)
      mage.held.fill(null)
      for (const card of lost) discard(state, card)
      unlock(mage)
      state.modifiers = state.modifiers.filter(({ on }) => on !== seat)
      tell?.({ event: 'defeated', audience: 'everyone', seat, lost: lost.map((card) => faceUp(state, card)) })
      const left = othersOf(state, seat)
      if (left.length <= 1) state.outcome = { winners: left, reason: 'last alive' }
      return done
    },
  },
})

/** Flipping takes the right card; everybody may let it be. */
const flipOptions = (state: Cellar, seat: Seat, springs: Card['springs']): CellarOption[] => {
  const card = state.mages[seat]!.held[slots.prepared] ?? null
  return card !== null && cardOf(state.faces[card]!).springs === springs
    ? [{ do: 'flip' }, { do: 'pass' }]
    : [{ do: 'pass' }]
}

/** The procedures in which somebody may react; whom they ask is up to the asker. */
export const reactingProcedures = (asks: Asker) => ({
  cast: procedure('cast')({
    first: 'turnUp',
    steps: {
      turnUp: (state, locals) => {
        if (!isAlive(state, locals.seat) || state.mages[locals.seat]!.held[slots[locals.slot]] === null)
          return done
        locals.card = turnUp(state, locals.seat, locals.slot)
        if (cardOf(state.faces[locals.card]!).springs !== 'never') return go('end')
        const { seat: by, card } = locals
        return call('window', { springs: 'cast', by, card, left: othersOf(state, by) }, 'work')
      },
      work: (_, { card, seat: owner }) =>
        call('effect', { card, owner, sprang: none, subject: none, at: 0, foe: null }, 'end'),
      end: (state, { card }) => {
        discard(state, card)
        return done
      },
    },
  }),

  flip: procedure('flip')({
    first: 'turnUp',
    steps: {
      turnUp: (state, locals) => {
        locals.card = turnUp(state, locals.seat, 'prepared')
        const { seat: by, card } = locals
        return call('window', { springs: 'flip', by, card, left: othersOf(state, by) }, 'work')
      },
      work: (_, { card, seat: owner, sprang, subject }) =>
        call('effect', { card, owner, sprang, subject, at: 0, foe: null }, 'end'),
      end: (state, { card }) => {
        discard(state, card)
        return done
      },
    },
  }),

  window: procedure('window')({
    first: 'next',
    steps: {
      next: (state, { springs, by, card, left }) => {
        if (!isAlive(state, by) || isCancelled(state, card)) return done
        const seat = left.shift()
        if (seat === undefined) return done
        if (!isAlive(state, seat) || !asks(state, seat, springs)) return go('next')
        return ask({ seat, kind: 'react', manner: 'window', about: { springs, by, card } })
      },
    },
    questions: {
      react: {
        rule: 'TOY-REACT',
        options: (state, _, { seat, about }) => flipOptions(state, seat, about.springs),
        reply: (_, { by, card }, option, { seat }) =>
          option.do === 'flip'
            ? call('flip', { seat, sprang: by, subject: card, card: none }, 'next')
            : go('next'),
        decline: { do: 'pass' },
      },
    },
  }),

  strike: procedure('strike')({
    first: 'announce',
    steps: {
      announce: (state, { to, from, amount }) => {
        if (!isAlive(state, to)) return done
        state.blows.push(amount)
        if (!asks(state, to, 'struck')) return go('wound')
        return ask({ seat: to, kind: 'protect', manner: 'window', about: { springs: 'struck', from } })
      },
      wound: (state, { to }) => {
        const strength = state.blows.pop()!
        const mage = state.mages[to]!
        if (strength === 0 || mage.lives <= 0) return done
        const lasting = state.modifiers.reduce((sum, { on, by }) => (on === to ? sum + by : sum), 0)
        const amount = Math.min(mage.lives, Math.max(0, strength + lasting))
        mage.lives -= amount
        tell?.({ event: 'wounded', audience: 'everyone', seat: to, amount })
        return mage.lives > 0 ? done : call('defeat', { seat: to }, 'end')
      },
      end: () => done,
    },
    questions: {
      protect: {
        rule: 'TOY-REACT',
        options: (state, _, { seat, about }) => flipOptions(state, seat, about.springs),
        reply: (_, { to, from }, option) =>
          option.do === 'flip'
            ? call('flip', { seat: to, sprang: from, subject: none, card: none }, 'wound')
            : go('wound'),
        decline: { do: 'pass' },
      },
    },
  }),
})
