import type { CardInfo, Message } from '@conclave/kernel'

/** What all parts of the deck builder speak with. */
export interface DeckSpeech {
  speak(message: Message): string
  nameOf(card: string): string
  readonly cards: ReadonlyMap<string, CardInfo>
}
