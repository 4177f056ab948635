import type { Seat } from '@conclave/kernel'
import { settingsOfSeats, type TableInfo } from '@conclave/protocol'
import { useMemo, useState } from 'react'
import type { LoadedGame } from '../../games/loaded-game.ts'
import type { Options } from '../../kit/kit.ts'
import { type Answered, call } from '../../table/remote/api.ts'
import type { Failing, Trouble } from '../../table/trouble.ts'
import { useTexts } from '../../texts/context.tsx'
import { type TableTexts, tableTexts } from '../../texts/table-texts.ts'
import { defaultsOf, objectionTo } from '../new-table/chosen.ts'
import { placeOf } from '../new-table/seat-fields.tsx'

/** Choices for seats of a table that waits. */
export interface Choosing {
  readonly texts: TableTexts
  readonly seatNames: readonly string[]
  /** A value for every setting; what other seats have chosen is not known and stands at its default. */
  readonly options: Options
  change(changed: Options): void
  readonly any: boolean
  /** Objection of the game to them, in words. */
  readonly objection: string | null
  /** Choices for one of the seats. */
  of(seat: Seat): Options
}

export const useSeatChoices = (info: TableInfo, loaded: LoadedGame, seats: readonly Seat[]): Choosing => {
  const { catalogues, language } = useTexts()
  const texts = useMemo(() => tableTexts(loaded, catalogues, language), [loaded, catalogues, language])
  const [picked, setPicked] = useState<Options>({})
  const { game } = loaded
  const options = { ...defaultsOf(game.settings), ...info.options, ...picked }
  const seatNames = info.seats.map(({ seat, name }) => name ?? placeOf(texts, seat))
  return {
    texts,
    seatNames,
    options,
    change: (changed) => setPicked((before) => ({ ...before, ...changed })),
    any: settingsOfSeats(game.settings, seats).length > 0,
    objection: objectionTo(loaded, options, seatNames, texts),
    of: (seat) =>
      Object.fromEntries(settingsOfSeats(game.settings, [seat]).map((name) => [name, options[name] ?? ''])),
  }
}

/** Tells the server what was chosen for some seats; why it was refused, or null. */
export const sendChoices = async (
  table: string,
  seats: readonly Seat[],
  { of }: Pick<Choosing, 'of'>,
): Promise<Refusal | null> => {
  for (const seat of seats) {
    const body = of(seat)
    if (Object.keys(body).length === 0) continue
    const answer = await call('setSeat', { params: { table, seat }, body })
    if (!answer.ok) return refusalOf(answer)
  }
  return null
}

interface Refusal {
  readonly code: Failing
  readonly trouble: Trouble
}

export const refusalOf = ({ code }: Extract<Answered<never>, { ok: false }>): Refusal => ({
  code,
  trouble: { code },
})
