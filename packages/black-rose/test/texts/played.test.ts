import { accept, begin, below, choices, type Message, ruleOf, swift, type TableEvent } from '@conclave/kernel'
import { expect, test } from 'vitest'
import { blackRoseIn, editionIds, textsIn } from '../../src/index.ts'
import { settings } from '../../src/state.ts'
import { flawsIn } from './voices.ts'

const chosen = Object.fromEntries(
  Object.entries(settings).map(([name, setting]) => [name, setting.default]),
) as unknown as Parameters<ReturnType<typeof blackRoseIn>['setup']>[0]

/** Everything that is said in a match played at random, each thing once. */
const saidIn = (edition: (typeof editionIds)[number], seats: number, seed: string): Message[] => {
  const game = blackRoseIn(edition)
  const texts = textsIn(edition)
  const said = new Map<string, Message>()
  const keep = (message: Message) => said.set(JSON.stringify(message), message)
  const sink = (event: TableEvent) => keep(texts.event(event))
  const chance = swift(`${seed} answers`)
  const state = begin(game, chosen, seats, swift(seed), sink)
  while (state.outcome === null) {
    const asked = state.questions.filter(({ manner }) => manner !== 'open')
    const question = asked[below(chance, asked.length)]!
    const options = choices(game, state, question)
    keep(texts.question(question, options))
    for (const option of options) {
      keep(texts.option(question, option))
      expect(ruleOf(game, question, option)).toMatch(/^(BRW|REB)-[A-Z]+\.\d+$/)
    }
    accept(game, state, question, options[below(chance, options.length)]!, sink)
  }
  keep(texts.outcome(state.outcome.reason))
  return [...said.values()]
}

test.each(editionIds)(
  'what is said in matches of %s can be read in every language',
  (edition) => {
    for (const seats of [2, 4])
      expect(saidIn(edition, seats, `said ${edition} ${seats}`).flatMap(flawsIn)).toEqual([])
  },
  60_000,
)
