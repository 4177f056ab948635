import { say } from '@conclave/kernel'
import { useId } from 'react'
import { editionsShown, type LoadedGame } from '../../play/loaded-game.ts'
import { useText } from '../../texts/context.tsx'
import type { TableTexts } from '../../texts/table-texts.ts'
import style from './new-table.module.css'

/** Which edition of a game is played, where the table can show several. */
export const EditionField = ({
  loaded: { game, kit },
  texts,
  onChange,
}: {
  readonly loaded: Pick<LoadedGame, 'game' | 'kit'>
  readonly texts: TableTexts
  onChange(edition: string): void
}) => {
  const t = useText()
  const field = useId()
  const editions = editionsShown({ game, kit })
  if (editions.length < 2) return null
  return (
    <div className={style.option}>
      <label htmlFor={field}>
        <span className={style.label}>{t('new.edition')}</span>
        <select
          id={field}
          className="field"
          value={game.edition}
          onChange={({ target }) => onChange(target.value)}
        >
          {editions.map((edition) => (
            <option key={edition} value={edition}>
              {texts.has(`edition.${edition}`) ? texts.speak(say(`edition.${edition}`)) : edition}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
