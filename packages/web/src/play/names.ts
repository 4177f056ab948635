import type { Seat } from '@conclave/kernel'
import type { BoardKit } from '../kit/kit.ts'
import type { SeatInfo } from '../table/table.ts'
import type { TableTexts } from '../texts/table-texts.ts'
import type { UiText } from '../texts/ui-texts.ts'

/** The levels that the lobby offers, from the weakest to the strongest. */
const botLevels = [
  { spec: 'random', name: 'bot.novice', about: 'bot.novice.about' },
  { spec: 'greedy', name: 'bot.apprentice', about: 'bot.apprentice.about' },
  { spec: 'adept:ms=700', name: 'bot.adept', about: 'bot.adept.about' },
  { spec: 'adept:ms=2500', name: 'bot.archmage', about: 'bot.archmage.about' },
] as const satisfies readonly { readonly spec: string; readonly name: UiText; readonly about: UiText }[]

/** The level of a new bot, where the game does not say which is good company. */
const usualLevel = 'greedy'

/** The levels of a game: which one a new seat has, how each is called and what it does; of some one is warned. */
export const levelsOf = (texts: Pick<TableTexts, 't' | 'speak'>, kit: Pick<BoardKit, 'partners'> | null) => {
  const { usual = usualLevel, warnings = {} } = kit?.partners ?? {}
  const { t, speak } = texts
  return {
    usual,
    choices: botLevels.map(({ spec, name, about }) => {
      const warning = warnings[spec]
      return {
        spec,
        name: t(name),
        about: warning === undefined ? t(about) : speak(warning),
        warned: warning !== undefined,
      }
    }),
  }
}

/** Name of a bot of this spec. */
export const botName = (t: TableTexts['t'], spec: string | null): string => {
  const level = botLevels.find((each) => each.spec === spec)
  return level === undefined ? (spec ?? t('bot')) : t(level.name)
}

/** A seat as people call it: the name given, or what the game calls the seat. */
export const nameSeat = (texts: TableTexts, info: SeatInfo | undefined, seat: Seat): string => {
  if (info?.name) return info.name
  const place = texts.speak(texts.seat(seat))
  return info?.kind === 'bot' ? texts.t('seat.bot', { place, level: botName(texts.t, info.level) }) : place
}
