import type { CardInfo, Message } from '@conclave/kernel'

/** Speech of all parts of the deck builder. */
export interface DeckSpeech {
  speak(message: Message): string
  nameOf(card: string): string
  readonly cards: ReadonlyMap<string, CardInfo>
}
