import type { CardInfo, Message } from '@conclave/kernel'
import type { Scene } from './board-type.ts'

/** What the table of one game is drawn from. */
export interface Drawn<View> {
  readonly view: View
  readonly width: number
  readonly say: Scene['speak']['cli']
  /** The seat that looks, if one does. */
  readonly own: number | undefined
  /** A text of the game by its id. */
  game(id: string): string
  /** A sentence of the game. */
  message(message: Message): string
  card(id: string): CardInfo | undefined
  name(card: string): string
  text(card: string): string
}

/** The board of a game is drawn for the views of that game only: the caller names their type. */
export const drawnOf = <View>({ view, texts, speak, width }: Scene): Drawn<View> => {
  const cards = new Map(texts.cards.map((card) => [card.id, card]))
  return {
    view: view.table as unknown as View,
    width,
    say: speak.cli,
    own: view.viewer === 'spectator' ? undefined : view.viewer,
    game: (id) => speak.find(id) ?? id,
    message: speak.message,
    card: (id) => cards.get(id),
    name: (id) => {
      const card = cards.get(id)
      return card === undefined ? id : speak.message(card.name)
    },
    text: (id) => {
      const card = cards.get(id)
      return card === undefined ? '' : speak.message(card.text)
    },
  }
}
