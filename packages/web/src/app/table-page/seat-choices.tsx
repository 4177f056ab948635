import { settingsOfSeats } from '@conclave/protocol'
import { OwnSetup, SettingField, type SettingsChoice } from '../new-table/own-fields.tsx'

/** Choices of those in these seats before the match, a deck say: the game's own part, and fields for the rest. */
export const SeatChoices = ({ loaded, texts, options, seats, seatNames, change }: SettingsChoice) => {
  const choosing = { loaded, texts, options, seats, seatNames, change }
  const names = settingsOfSeats(loaded.game.settings, seats)
  const taken = loaded.kit?.setup?.takes ?? []
  return (
    <>
      {names.some((name) => taken.includes(name)) && <OwnSetup {...choosing} />}
      {names
        .filter((name) => !taken.includes(name))
        .map((name) => (
          <SettingField key={name} name={name} choosing={choosing} />
        ))}
    </>
  )
}
