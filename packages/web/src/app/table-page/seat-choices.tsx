import type { Seat } from '@conclave/kernel'
import { settingsOfSeats } from '@conclave/protocol'
import type { LoadedGame } from '../../games/loaded-game.ts'
import type { Options } from '../../kit/kit.ts'
import type { TableTexts } from '../../texts/table-texts.ts'
import { OptionField } from '../new-table/option-field.tsx'

/** Choices of those in these seats before the match, a deck say: the game's own part, and fields for the rest. */
export const SeatChoices = ({
  loaded: { game, kit },
  texts,
  options,
  seats,
  seatNames,
  change,
}: {
  readonly loaded: LoadedGame
  readonly texts: TableTexts
  /** A value for every setting of the game. */
  readonly options: Options
  readonly seats: readonly Seat[]
  readonly seatNames: readonly string[]
  change(changed: Options): void
}) => {
  const names = settingsOfSeats(game.settings, seats)
  const taken = kit?.setup?.takes ?? []
  return (
    <>
      {kit?.setup !== undefined && names.some((name) => taken.includes(name)) && (
        <kit.setup.Setup
          options={options}
          change={change}
          seats={seats}
          seatNames={seatNames}
          speak={texts.speak}
          language={texts.language}
        />
      )}
      {names
        .filter((name) => !taken.includes(name))
        .map((name) => {
          const setting = game.settings[name]
          return setting === undefined ? null : (
            <OptionField
              key={name}
              name={name}
              setting={setting}
              value={options[name] ?? setting.default}
              texts={texts}
              onChange={(value) => change({ [name]: value })}
            />
          )
        })}
    </>
  )
}
