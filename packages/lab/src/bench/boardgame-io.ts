import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Subject, Work } from './measure.ts'
import { type Child, startChild } from './processes.ts'

/** The games in the folder `bench` that boardgame.io plays. */
export type Rival = 'cooperative' | 'duel'

/**
 * The one of them that is nearest to a game of ours. Black Rose Wars is far from both; the duel is nearer: mages who
 * fight, hundreds of small choices a match. It has two seats instead of four and a fifth of the state.
 */
export const rivalOf = (id: string): Rival => (id === 'spellbound' ? 'cooperative' : 'duel')

/** boardgame.io, each of its games in a process of its own, like ours. */
export interface Opponent {
  subjects(rival: Rival): Subject[]
  /** Shape of its random play. */
  shape(rival: Rival): Promise<{ decisionsPerMatch: number; optionsPerDecision: number; stateBytes: number }>
  end(): Promise<void>
}

interface Playouts {
  readonly matches: number
  readonly decisions: number
  readonly options: number
  readonly bytes: number
  readonly seconds: number
}

const folder = join(import.meta.dirname, '../../../../bench')

/** Starts boardgame.io, and installs it first if need be. The problem says why it could not. */
export const opponent = async (hear: (line: string) => void): Promise<Opponent | { problem: string }> => {
  if (!existsSync(join(folder, 'node_modules', 'boardgame.io'))) {
    hear('boardgame.io is not installed yet; installing it into bench/node_modules …')
    const problem = await install()
    if (problem !== null) return { problem }
  }
  const children = new Map<Rival, Child>()
  const childOf = (game: Rival): Child => {
    // In production mode it neither checks nor freezes anything: its fastest way to run.
    const child =
      children.get(game) ??
      startChild(pathToFileURL(join(folder, 'run.js')), [], {
        env: { ...process.env, NODE_ENV: 'production' },
      })
    children.set(game, child)
    return child
  }
  const ask = <T>(game: Rival, subject: string, milliseconds: number, seed: number): Promise<T> =>
    childOf(game).ask<T>({ game, subject, milliseconds, seed })
  const playing = (rival: Rival, subject: 'reducer' | 'client'): Subject => ({
    id: `boardgame.io ${rival} ${subject}`,
    run: async (milliseconds, round) => {
      const { decisions, seconds } = await ask<Playouts>(rival, subject, milliseconds, round * 1_000_000)
      return { count: decisions, seconds }
    },
  })
  return {
    subjects: (rival) => [
      playing(rival, 'reducer'),
      playing(rival, 'client'),
      {
        id: `boardgame.io ${rival} search`,
        run: async (milliseconds, round): Promise<Work> => {
          const { iterations, seconds } = await ask<{ iterations: number; seconds: number }>(
            rival,
            'search',
            milliseconds,
            round,
          )
          return { count: iterations, seconds }
        },
      },
    ],
    shape: async (rival) => {
      const { matches, decisions, options, bytes } = await ask<Playouts>(rival, 'reducer', 500, 1)
      return {
        decisionsPerMatch: decisions / matches,
        optionsPerDecision: options / decisions,
        stateBytes: bytes / matches,
      }
    },
    end: async () => {
      await Promise.allSettled([...children.values()].map((child) => child.end()))
    },
  }
}

const install = (): Promise<string | null> =>
  new Promise((resolve) => {
    const said: string[] = []
    // No scripts: nothing of it needs one, and nothing foreign runs unasked.
    const npm = spawn('npm ci --ignore-scripts --no-audit --no-fund --loglevel=error', {
      cwd: folder,
      shell: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    npm.stderr.on('data', (data: Buffer) => said.push(String(data)))
    npm.on('error', (error) => resolve(`npm could not be started: ${error.message}`))
    npm.on('close', (code) => resolve(code === 0 ? null : whyNot(said.join('').trim())))
  })

const whyNot = (said: string): string =>
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|network/i.test(said)
    ? 'boardgame.io could not be installed: there is no network. Connect, or run "npm ci" in the folder bench later'
    : `boardgame.io could not be installed with "npm ci" in the folder bench: ${said.split('\n').at(0) ?? ''}`
