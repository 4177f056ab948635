import type { Message } from '@conclave/kernel'
import { everyCard } from '@conclave/texts'
import type { SpeakTable } from '../texts/index.ts'
import type { Drawing } from './board-type.ts'

/** Sources of one game's drawing. */
export interface Drawn<Table extends object> {
  readonly view: Table
  readonly width: number
  readonly say: SpeakTable['cli']
  /** The seat that looks, if one does. */
  readonly own: number | undefined
  /** A text of the game by its id. */
  game(id: string): string
  /** A sentence of the game. */
  message(message: Message): string
  name(card: string): string
  text(card: string): string
}

export const drawnOf = <Table extends object>({
  view,
  texts,
  speak,
  width,
}: Drawing<Table>): Drawn<Table> => {
  const cards = new Map(everyCard(texts).map((card) => [card.id, card]))
  return {
    view: view.table,
    width,
    say: speak.cli,
    own: view.viewer === 'spectator' ? undefined : view.viewer,
    game: (id) => speak.find(id) ?? id,
    message: speak.message,
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
