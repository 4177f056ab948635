import type { Seat } from '@conclave/kernel'
import type { LoadedGame } from '../../games/loaded-game.ts'
import type { Options } from '../../kit/kit.ts'
import type { TableTexts } from '../../texts/table-texts.ts'
import { OptionField } from './option-field.tsx'

/** Choice among a game's options, for a new table or for seats of one that waits. */
export interface SettingsChoice {
  readonly loaded: LoadedGame
  readonly texts: TableTexts
  /** A value for every setting of the game. */
  readonly options: Options
  /** Seats whose settings are chosen here; friends choose for theirs. */
  readonly seats: readonly Seat[]
  readonly seatNames: readonly string[]
  change(changed: Options): void
}

/** Part of the page that the game's own board has for its options, if it has one. */
export const OwnSetup = ({ loaded: { kit }, texts: { speak, language }, ...rest }: SettingsChoice) =>
  kit?.setup === undefined ? null : <kit.setup.Setup {...rest} speak={speak} language={language} />

/** Field of one of the game's settings. */
export const SettingField = ({
  name,
  choosing: { loaded, texts, options, change },
}: {
  readonly name: string
  readonly choosing: SettingsChoice
}) => {
  const setting = loaded.game.settings[name]
  return setting === undefined ? null : (
    <OptionField
      name={name}
      setting={setting}
      value={options[name] ?? setting.default}
      texts={texts}
      onChange={(value) => change({ [name]: value })}
    />
  )
}
