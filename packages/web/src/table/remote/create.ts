import type { SeatChoice } from '../../app/new-table/seat-fields.tsx'

export const createOnline = async (
  _game: string,
  _edition: string,
  _options: object,
  _seats: readonly SeatChoice[],
): Promise<{ id: string } | { problem: string }> => ({ problem: 'not yet' })
