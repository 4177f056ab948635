import type { WantedSeat } from '@conclave/protocol'
import { settings } from '../../settings/settings.ts'
import type { OnlineChoice, SeatChoice } from '../choices.ts'
import type { Trouble } from '../trouble.ts'
import { call } from './api.ts'
import { keepInvitations } from './invitations.ts'

type Options = { readonly [name: string]: boolean | number | string }

const pauses = { none: 0, fast: 300, usual: 700, slow: 1_200 } as const

/** Makes an online table; the links for friends are kept for its waiting room. */
export const createOnline = async (
  game: string,
  edition: string,
  options: Options,
  seats: readonly SeatChoice[],
  { watchable, windows, windowSeconds, advice, absence }: OnlineChoice,
): Promise<{ readonly id: string } | { readonly problem: Trouble }> => {
  const made = await call('createTable', {
    body: {
      game,
      edition,
      options,
      seats: seats.map(wanted),
      botPause: pauses[settings().speed],
      public: watchable,
      windows,
      windowSeconds,
      advice,
      absence,
    },
  })
  if (!made.ok) return { problem: { code: made.code } }
  keepInvitations(made.value.table.id, made.value.invitations)
  return { id: made.value.table.id }
}

const wanted = ({ kind, name, level }: SeatChoice): WantedSeat => {
  const called = name.trim() === '' ? {} : { name: name.trim() }
  return kind === 'bot' ? { kind, bot: level } : { kind, ...called }
}
