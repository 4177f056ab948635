import type { ChatLine, TableSnapshot } from '../table/table.ts'
import type { SpeakUi } from '../texts/texts.ts'

/** Text of a line, to whoever reads it. */
export const wordsOf = (t: SpeakUi, text: ChatLine['text']): string => {
  if ('notice' in text) return t(`notice.${text.notice}`)
  if ('words' in text) return text.words
  return t(`phrase.${text.phrase}`)
}

/** Lines that are heard: one who mutes the others still hears from the table that a seat has changed hands. */
export const heardLines = (chat: readonly ChatLine[], muted: boolean): readonly ChatLine[] =>
  chat.filter(({ text }) => !muted || 'notice' in text)

/** Lines of others since the one that was seen last. */
export const unreadLines = (
  { chat, mySeats }: Pick<TableSnapshot, 'chat' | 'mySeats'>,
  seen: number,
  muted: boolean,
): readonly ChatLine[] =>
  heardLines(chat, muted).filter(
    ({ seq, from }) => seq > seen && (from === 'spectator' || !mySeats.includes(from)),
  )
