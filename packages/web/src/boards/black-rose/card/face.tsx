import type { CardInfo, Message } from '@conclave/kernel'

/** The face of a card: its name. */
export const Face = ({
  info,
  speak,
}: {
  readonly info: CardInfo | undefined
  speak(message: Message): string
}) => (info === undefined ? null : <span>{speak(info.name)}</span>)
