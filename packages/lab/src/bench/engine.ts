import { adept, playout, sightOf } from '@conclave/bots'
import type { Loaded } from '@conclave/games'
import {
  accept,
  begin,
  below,
  type ChanceState,
  choices,
  cloneJson,
  type Option,
  type Question,
  readSettings,
  settle,
  swift,
  swiftFrom,
  type TableState,
} from '@conclave/kernel'
import type { Entrant } from './entrant.ts'
import { type Subject, untilTime } from './measure.ts'

/** Shape of a game's random play: the size of what is measured. */
export interface Shape {
  readonly seats: number
  readonly decisionsPerMatch: number
  readonly optionsPerDecision: number
  readonly stateBytes: number
}

type Measured = Pick<Entrant, 'id' | 'seats' | 'options'>

const sampleMatches = 200
const adeptIterations = 200

/** The measurements of one game: random playouts, copies of its states, and an adept's search. */
export const engineSubjects = ({ game }: Loaded, entrant: Measured): Subject[] => {
  const start = starter(game, entrant)
  const { id: named } = entrant
  const states = samples(game, (seed) => start(swift(seed)))
  const at = (index: number): Sample => {
    const sample = states[index % states.length]
    if (sample === undefined) throw new Error(`no position of ${game.id} could be sampled`)
    return sample
  }
  const copying = (id: string, clone: (state: TableState) => TableState): Subject => ({
    id,
    run: (milliseconds) =>
      untilTime(milliseconds, (portion) => {
        const { state } = at(portion)
        for (let i = 0; i < 50; i++) clone(state)
        return 50
      }),
  })
  const bot = adept('adept', { iterations: adeptIterations }, { clock: () => performance.now() })
  return [
    {
      id: `${named} decisions`,
      run: (milliseconds, round) => {
        // One generator seeds the others: hashing a text for each short match would be part of what is measured.
        const luck = swift(`round ${round}`)
        return untilTime(milliseconds, () => playout(game, start(swiftFrom(luck)), swiftFrom(luck)))
      },
    },
    copying(`${named} cloneJson`, cloneJson),
    copying(`${named} structuredClone`, (state) => structuredClone(state)),
    {
      id: `${named} iterations`,
      run: (milliseconds, round) =>
        untilTime(milliseconds, (portion) => {
          const { state, question, options } = at(portion)
          bot.answer(sightOf(game, state, question.seat), question, options, swift(`${round} ${portion}`))
          return adeptIterations
        }),
    },
    {
      id: `${named} playouts`,
      run: (milliseconds, round) => {
        const luck = swift(`round ${round}`)
        return untilTime(milliseconds, () => {
          playout(game, cloneJson(at(0).state), swiftFrom(luck))
          return 1
        })
      },
    },
  ]
}

/** Looks at some random matches. */
export const shapeOf = ({ game }: Loaded, entrant: Measured): Shape => {
  const start = starter(game, entrant)
  let decisions = 0
  let options = 0
  let bytes = 0
  for (let match = 0; match < sampleMatches; match++) {
    const state = randomMatch(game, start(swift(`shape ${match}`)), `shape ${match}`, (sample) => {
      decisions++
      options += sample.options.length
    })
    bytes += JSON.stringify(state).length
  }
  return {
    seats: entrant.seats,
    decisionsPerMatch: decisions / sampleMatches,
    optionsPerDecision: options / decisions,
    stateBytes: bytes / sampleMatches,
  }
}

interface Sample {
  readonly state: TableState
  readonly question: Question
  readonly options: readonly Option[]
}

const starter = (game: Loaded['game'], { seats, options }: Measured) => {
  const reading = readSettings(game.settings, options)
  if (!reading.ok) throw new Error(reading.problem)
  return (chance: ChanceState): TableState => begin(game, reading.chosen, seats, chance)
}

/** Positions from all over some random matches; the first is the very first decision of a match. */
const samples = (game: Loaded['game'], start: (seed: string) => TableState): Sample[] => {
  const found: Sample[] = []
  for (let match = 0; match < 8; match++) {
    let decision = 0
    randomMatch(game, start(`sample ${match}`), `sample ${match}`, ({ state, question, options }) => {
      if (decision++ % 5 === 0) found.push({ state: cloneJson(state), question, options })
    })
  }
  return found
}

const randomMatch = (
  game: Loaded['game'],
  state: TableState,
  seed: string,
  look: (sample: Sample) => void,
): TableState => {
  const chance = swift(`random ${seed}`)
  settle(game, state)
  while (state.outcome === null) {
    const question = state.questions.find(({ manner }) => manner !== 'open')
    if (question === undefined) throw new Error(`${game.id} waits for nobody`)
    const options = choices(game, state, question)
    if (options.length > 1) look({ state, question, options })
    accept(game, state, question, options[below(chance, options.length)] ?? {})
    settle(game, state)
  }
  return state
}
