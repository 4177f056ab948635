// Plays a match at random, and reads a card in three languages.

import { below, choices, give, keyOf, languages, startMatch, swift } from '@conclave/kernel'
import { spellbound, texts } from '@conclave/spellbound'
import { speaker } from '@conclave/texts'

const match = startMatch(spellbound, { options: {}, seats: 3, seed: 'an example' })
if ('problem' in match) throw new Error(match.problem)
const dice = swift('luck')
while (match.state.outcome === null) {
  // Open questions may be left alone; the match waits for the others.
  const question = match.state.questions.find(({ manner }) => manner !== 'open')
  const options = choices(spellbound, match.state, question)
  const refusal = give(match, question.seat, keyOf(options[below(dice, options.length)]))
  if (refusal !== null) throw new Error(refusal.message)
}
const { outcome } = match.state
console.log(
  `over after ${match.given.length} answers: ${outcome.reason}, won by ${outcome.winners.join(' and ') || 'nobody'}`,
)

const [card] = texts.cards
for (const language of languages) {
  const say = speaker(texts.catalogues, language)
  console.log(`${say(card.name)}: ${say(card.text)}`)
}
