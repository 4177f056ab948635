import type { BlackRoseView } from '@conclave/black-rose'
import { pc } from '../colours.ts'
import { table } from '../output.ts'
import type { Drawing } from './board-type.ts'
import { drawnOf } from './drawn.ts'

/** The piles of Black Rose Wars: the Library with its discards, Memories, quests and events that are out. */
export const blackRosePiles = (drawing: Drawing<BlackRoseView>): string => {
  const drawn = drawnOf(drawing)
  const { view, say, game, name } = drawn
  const listed = (cards: readonly string[]): string =>
    [...Map.groupBy(cards, name)]
      .map(([each, copies]) => (copies.length > 1 ? `${each} ×${copies.length}` : each))
      .sort()
      .join(', ')
  const row = (title: string, count: number, cards: readonly string[]): string[][] =>
    count === 0 && cards.length === 0 ? [] : [[pc.bold(title), String(count), listed(cards)]]
  const library = view.library.flatMap(({ school, deck, discards }) =>
    row(game(`school.${school}`), deck.count, discards),
  )
  const mages = view.mages.flatMap((mage, seat) => [
    ...row(
      say('blackRose.pile.memories', { who: game(`seat.${seat}`) }),
      mage.memories.length,
      mage.memories,
    ),
    ...(mage.inGrimoire === null
      ? row(say('blackRose.pile.known', { who: game(`seat.${seat}`) }), mage.known.length, mage.known)
      : row(
          say('blackRose.pile.grimoire', { who: game(`seat.${seat}`) }),
          mage.inGrimoire.length,
          mage.inGrimoire,
        )),
    ...row(
      say('blackRose.pile.completed', { who: game(`seat.${seat}`) }),
      mage.completed.length,
      mage.completed,
    ),
  ])
  const out = [
    ...row(say('blackRose.pile.quests'), view.questDiscards.flat().length, view.questDiscards.flat()),
    ...row(say('blackRose.pile.events'), view.eventDiscards.flat().length, view.eventDiscards.flat()),
    ...row(say('blackRose.pile.gone'), view.gone.length, view.gone),
  ]
  return table([...library, ...mages, ...out], drawn.width)
}
