// The catalogue: every game and its settings.

import { games } from '@conclave/games'

for (const { id, editions, load } of games) {
  for (const { id: edition, seats } of editions) {
    const { game, texts } = await load(edition)
    const settings = Object.keys(game.settings).join(', ')
    console.log(`${id} ${edition}: ${seats.join(' to ')} seats, ${texts.cards.length} cards; ${settings}`)
  }
}
