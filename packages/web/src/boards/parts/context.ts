import type { Message } from '@conclave/kernel'
import { type Context, use } from 'react'
import type { BoardProps, GameTypes } from '../../kit/kit.ts'
import { alone } from './alone.ts'

/** Words that every board has for its parts. */
export interface BoardWords {
  /** The name of a card. */
  card(id: string): string
  /** A text that stands alone, with a capital. */
  alone(message: Message): string
}

export const boardWords = <G extends GameTypes>({
  cards,
  speak,
}: Pick<BoardProps<G>, 'cards' | 'speak'>): BoardWords => ({
  card: (id) => {
    const info = cards.get(id)
    return info === undefined ? id : speak(info.name)
  },
  alone: (message) => alone(speak, message),
})

/** Board context: what the parts of one game's board share, so that nothing is handed down through those in between. */
export const useBoardIn = <Board extends BoardWords>(context: Context<Board | null>): Board => {
  const board = use(context)
  if (board === null) throw new Error('there is no board here')
  return board
}
