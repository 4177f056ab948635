import { give, keyOf, type Option, type Seat, startMatch, viewOf } from '@conclave/kernel'
import { type MageNoirOption, type MageNoirView, mageNoir } from '@conclave/mage-noir'
import { prefilled, wantedFor } from '../src/boards/mage-noir/ether/batch.ts'

// A duel of Mage Noir that plays itself by simple rules, for pictures and for tests of the layout: always the same one.

/** Moment at which a duel stops: when the first mage gathers or acts in a turn from here on, or at its end. */
export interface Moment {
  readonly turn: number
  readonly at: 'opening' | 'gather' | 'main' | 'end'
}

interface Chosen {
  readonly deck0: string
  readonly deck1: string
}

/** Cache of duels already played: many ask for the same moments. */
const played = new Map<string, ReturnType<typeof playTo>>()

/** A table on the device with the duel as far as that moment. */
export const duelAt = (id: string, decks: Chosen, seed: string, moment: Moment, updated: number) => {
  const options = { ...decks, decides: 'seat0' }
  const key = JSON.stringify([options, seed, moment])
  const { file, outcome } = played.get(key) ?? playTo(options, seed, moment)
  played.set(key, { file, outcome })
  return {
    id,
    plan: {
      id,
      game: mageNoir.id,
      edition: mageNoir.edition,
      options,
      seats: [
        { kind: 'human', name: 'Ada', level: null },
        { kind: 'bot', name: 'Bo', level: 'greedy' },
      ],
      seed,
    },
    file,
    orders: [{}, {}],
    updated,
    outcome,
  }
}

/** The duel with this seed as far as that moment. */
const playTo = (options: { deck0: string; deck1: string; decides: string }, seed: string, moment: Moment) => {
  const match = startMatch(mageNoir, { options, seats: 2, seed })
  if ('problem' in match) throw new Error(match.problem)
  for (let answers = 0; answers < 3_000 && match.state.outcome === null; answers++) {
    const question = match.state.questions[0]
    if (question === undefined || isThere(match.state.turn, question, moment)) break
    const { options: ways, table } = viewOf(mageNoir, match.state, question.seat)
    const key = keyOf(choiceOf(question.kind, ways, table as MageNoirView, question.seat))
    if (give(match, question.seat, key) !== null) throw new Error(`${key} is refused`)
  }
  return { file: match.file, outcome: match.state.outcome }
}

const isThere = (turn: number, { seat, kind }: { seat: Seat; kind: string }, moment: Moment): boolean =>
  seat === 0 && kind === moment.at && (moment.at === 'opening' || turn >= moment.turn)

const own = (option: Option): MageNoirOption => option as unknown as MageNoirOption

/** Choice of this simple player: cards first, components before effects, the other mage as the target. */
const choiceOf = (kind: string, ways: readonly Option[], table: MageNoirView, seat: Seat): Option => {
  const one = (wanted: (option: MageNoirOption) => boolean) => ways.find((option) => wanted(own(option)))
  const { board, costs, reserve } = table.players[seat] ?? { board: [], costs: {}, reserve: {} }
  const [first = {}] = ways
  if (kind === 'gather' && table.batch !== null) {
    const [next] = prefilled(table.batch, wantedFor(Object.values(costs ?? {}), reserve))
    return one((option) => option.do === 'put' && option.element === next) ?? first
  }
  if (kind === 'main') {
    const channelled = board.filter(({ zone }) => zone === 'channelled').length
    return (
      one((option) => option.do === 'prepare') ??
      one((option) => option.do === (channelled < 3 ? 'channel' : 'activate')) ??
      one((option) => option.do === 'endTurn') ??
      first
    )
  }
  return one((option) => option.do === 'player' && option.seat !== seat) ?? first
}
