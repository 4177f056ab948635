/** Every language the table speaks. */
export const languages = ['en', 'fr', 'it'] as const
export type Language = (typeof languages)[number]

/**
 * Something to be said to a player: the id of a text in the game's catalogue and what fills its gaps. Gaps may
 * hold further messages, so that a card's text is built from its sentences and a log line from its event.
 */
export interface Message {
  readonly say: string
  readonly with?: { readonly [gap: string]: string | number | Message | readonly Message[] }
}

/** The texts of one language: message id → ICU message. */
export type Catalogue = { readonly [id: string]: string }

/** Makes a message. */
export const say = (id: string, gaps?: NonNullable<Message['with']>): Message =>
  gaps === undefined ? { say: id } : { say: id, with: gaps }
