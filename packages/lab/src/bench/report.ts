import { type Rival, rivalOf } from './boardgame-io.ts'
import type { Shape } from './engine.ts'
import type { Rate } from './measure.ts'

interface Machine {
  readonly node: string
  readonly cpu: string
  readonly platform: string
}

interface GameBench {
  readonly shape: Shape
  readonly decisionsPerSecond: Rate
  readonly clonesPerSecond: Rate
  readonly structuredClonesPerSecond: Rate
  readonly adeptIterationsPerSecond: Rate
  readonly playoutsPerSecond: Rate
  /** The game of boardgame.io's that it is compared with. */
  readonly rival: Rival
  /** Ratios of speed: to structuredClone, and to boardgame.io if it was measured. */
  readonly ratios: {
    readonly clone: number
    readonly decisions: number | null
    readonly playouts: number | null
  }
}

interface RivalBench {
  readonly shape: Omit<Shape, 'seats'>
  /** Faster one of its ways to play, which is compared with. */
  readonly fastest: 'reducer' | 'client'
  readonly decisionsPerSecond: Rate
  readonly playoutsPerSecond: Rate
}

export interface BenchReport {
  readonly machine: Machine
  readonly games: { readonly [id: string]: GameBench }
  readonly boardgameIo: { readonly [R in Rival]?: RivalBench } | null
  /** Decisions a second of the slowest game over boardgame.io's; null if that was not measured. */
  readonly ratio: number | null
  /** Length of a random match of Rebirth, where one of 1.6 takes 1; null if both were not measured. */
  readonly rebirth: number | null
}

/** Puts the measured rates together and compares them. */
export const reportOf = (
  machine: Machine,
  shapes: ReadonlyMap<string, Shape>,
  rates: ReadonlyMap<string, Rate>,
  otherShapes: ReadonlyMap<Rival, Omit<Shape, 'seats'>> | null,
): BenchReport => {
  const rate = (id: string): Rate => rates.get(id) ?? { median: 0, min: 0, max: 0 }
  const rivals: { [R in Rival]?: RivalBench } = {}
  for (const [rival, shape] of otherShapes ?? []) {
    const [reducer, client] = [rate(`boardgame.io ${rival} reducer`), rate(`boardgame.io ${rival} client`)]
    rivals[rival] = {
      shape,
      fastest: reducer.median >= client.median ? 'reducer' : 'client',
      decisionsPerSecond: reducer.median >= client.median ? reducer : client,
      playoutsPerSecond: rate(`boardgame.io ${rival} search`),
    }
  }
  const games = Object.fromEntries(
    [...shapes].map(([id, shape]): [string, GameBench] => {
      const decisions = rate(`${id} decisions`)
      const clones = rate(`${id} cloneJson`)
      const structured = rate(`${id} structuredClone`)
      const playouts = rate(`${id} playouts`)
      const rival = rivalOf(id)
      const other = rivals[rival] ?? null
      return [
        id,
        {
          shape,
          decisionsPerSecond: decisions,
          clonesPerSecond: clones,
          structuredClonesPerSecond: structured,
          adeptIterationsPerSecond: rate(`${id} iterations`),
          playoutsPerSecond: playouts,
          rival,
          ratios: {
            clone: clones.median / structured.median,
            decisions: other && decisions.median / other.decisionsPerSecond.median,
            playouts: other && playouts.median / other.playoutsPerSecond.median,
          },
        },
      ]
    }),
  )
  const ratios = Object.values(games).flatMap(({ ratios: { decisions } }) =>
    decisions === null ? [] : [decisions],
  )
  return {
    machine,
    games,
    boardgameIo: otherShapes === null ? null : rivals,
    ratio: ratios.length === 0 ? null : Math.min(...ratios),
    rebirth: slowness(games['black-rose rebirth'], games['black-rose']),
  }
}

const slowness = (one: GameBench | undefined, other: GameBench | undefined): number | null =>
  one === undefined || other === undefined
    ? null
    : other.playoutsPerSecond.median / one.playoutsPerSecond.median
