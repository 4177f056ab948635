import { accept, begin, below, choices, type Message, settle, swift, type TableEvent } from '@conclave/kernel'
import { flawsOfPatterns, voicesOf } from '@conclave/texts/testing'
import { describe, expect, test } from 'vitest'
import { games, type Loaded } from '../src/index.ts'
import { someSettings } from './some-settings.ts'

/** Every text of a table is read here in every language and held against the rules of `@conclave/texts/testing`. */
const editions = games.flatMap(({ id, editions, load }) =>
  editions.map(({ id: edition }) => ({ id, edition, load })),
)

const matches = 8
const mostAnswers = 1_500
const ruleId = /\b(?:SPB|AR|RW|BAS|ALY|WIC|SPL|MIN|MN|TV|BRW|REB|RUL|VRB|DEC)-[A-Z\d]/

/** Each thing that is said, once. */
const collection = () => {
  const said = new Map<string, Message>()
  return {
    add: (message: Message) => void said.set(JSON.stringify(message), message),
    all: () => [...said.values()],
  }
}

/** Messages said as whole sentences in some matches, and those that are only named. */
const saidIn = ({ game, texts }: Loaded) => {
  const sentences = collection()
  const labels = collection()
  for (const { name, text } of texts.cards) {
    labels.add(name)
    sentences.add(text)
  }
  const [min, max] = game.seats
  for (let number = 0; number < matches; number++) {
    const chance = swift(`words ${number}`)
    const seats = min + (number % (max - min + 1))
    const chosen = someSettings(game, seats, (bound) => below(chance, bound))
    const sink = (event: TableEvent) => sentences.add(texts.event(event))
    const state = begin(game, chosen, seats, swift(`words ${number} shuffles`), sink)
    settle(game, state, sink)
    for (let answers = 0; state.outcome === null && answers < mostAnswers; answers++) {
      const asked = state.questions.filter(({ manner }) => manner !== 'open')
      const question = asked[below(chance, asked.length)]!
      const options = choices(game, state, question)
      sentences.add(texts.question(question, options))
      for (const option of options) labels.add(texts.option(question, option))
      accept(game, state, question, options[below(chance, options.length)]!, sink)
      settle(game, state, sink)
    }
    if (state.outcome !== null) sentences.add(texts.outcome(state.outcome.reason))
  }
  return { sentences: sentences.all(), labels: labels.all() }
}

describe.each(editions)('$id $edition', ({ edition, load }) => {
  test('cards, questions, answers and log read as the languages want it', async () => {
    const loaded = await load(edition)
    expect(flawsOfPatterns(loaded.texts.catalogues)).toEqual([])
    const { flawsIn, flawsInSentences } = voicesOf(loaded.texts.catalogues, ruleId)
    const { sentences, labels } = saidIn(loaded)
    expect(sentences.length).toBeGreaterThan(300)
    expect([...sentences.flatMap(flawsInSentences), ...labels.flatMap(flawsIn)]).toEqual([])
  })
})
