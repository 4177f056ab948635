import type { SeatInfo, TableInfo } from '@conclave/protocol'
import { botName } from '../../play/names.ts'
import type { SpeakUi } from '../../texts/texts.ts'

/** How the lobby calls whoever sits in a seat; the games' own words for seats are not loaded there. */
export const calledIn = (
  t: SpeakUi,
  { seat, name, kind, bot }: Pick<SeatInfo, 'seat' | 'name' | 'kind' | 'bot'>,
): string => name ?? (kind === 'bot' ? botName(t, bot) : t('seat.number', { number: seat + 1 }))

/** Whether the match waits for a seat of mine. */
export const isMyTurn = ({ awaited, seats }: Pick<TableInfo, 'awaited' | 'seats'>): boolean =>
  seats.some(({ seat, mine }) => mine && awaited?.includes(seat))

/** How a table stands: whom it waits for, if that is known. */
export const standingOf = (
  t: SpeakUi,
  { awaited, seats, status }: Pick<TableInfo, 'awaited' | 'seats' | 'status'>,
): string => {
  const names = seats.filter(({ seat }) => awaited?.includes(seat)).map((seat) => calledIn(t, seat))
  return names.length === 0 ? t(`lobby.${status}`) : t('lobby.awaits', { names: names.join(', ') })
}
