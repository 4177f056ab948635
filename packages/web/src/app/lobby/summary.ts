import type { SeatInfo, TableInfo } from '@conclave/protocol'
import { botName } from '../../play/names.ts'
import type { SpeakUi } from '../../texts/texts.ts'

/** Name of whoever sits in a seat, as the lobby says it; the games' own words for seats are not loaded there. */
export const calledIn = (
  t: SpeakUi,
  { seat, name, kind, bot }: Pick<SeatInfo, 'seat' | 'name' | 'kind' | 'bot'>,
): string => name ?? (kind === 'bot' ? botName(t, bot) : t('seat.number', { number: seat + 1 }))

export const isMyTurn = ({ awaited, seats }: Pick<TableInfo, 'awaited' | 'seats'>): boolean =>
  seats.some(({ seat, mine }) => mine && awaited?.includes(seat))

/** Summary of a table: the one it waits for, if that is known. */
export const summaryOf = (
  t: SpeakUi,
  { awaited, seats, status }: Pick<TableInfo, 'awaited' | 'seats' | 'status'>,
): string => {
  const names = seats.filter(({ seat }) => awaited?.includes(seat)).map((seat) => calledIn(t, seat))
  return names.length === 0 ? t(`lobby.${status}`) : t('lobby.awaits', { names: names.join(', ') })
}

/** Games that can end without anybody having lost. */
const drawn: readonly string[] = ['mage-noir']

/** Result of a match for whoever is at this screen; by the winners' names where some of them are, and some are not. */
export const resultOf = (
  t: SpeakUi,
  game: string,
  winners: readonly number[],
  seats: readonly (Pick<SeatInfo, 'seat' | 'name' | 'kind' | 'bot'> & { readonly mine: boolean })[],
): string => {
  const mine = seats.filter((seat) => seat.mine)
  const won = mine.filter(({ seat }) => winners.includes(seat))
  if (mine.length > 0 && won.length === mine.length) return t('lobby.won')
  if (mine.length > 0 && won.length === 0 && winners.length > 0) return t('lobby.lost')
  if (winners.length === 0) return t(mine.length > 0 && !drawn.includes(game) ? 'lobby.lost' : 'lobby.nobody')
  const names = seats.filter(({ seat }) => winners.includes(seat)).map((seat) => calledIn(t, seat))
  return t('lobby.winners', { names: names.join(', ') })
}
