import { games } from '@conclave/games'
import { say } from '@conclave/kernel'
import { useId } from 'react'
import type { LoadedGame } from '../../play/loaded-game.ts'
import { useText } from '../../texts/context.tsx'
import type { TableTexts } from '../../texts/table-texts.ts'
import style from './new-table.module.css'

/** Which edition of a game is played, where there are several. */
export const EditionField = ({
  game,
  texts,
  onChange,
}: {
  readonly game: LoadedGame['game']
  readonly texts: TableTexts
  onChange(edition: string): void
}) => {
  const t = useText()
  const field = useId()
  const editions = (games.find(({ id }) => id === game.id)?.editions ?? []).map(({ id }) => id)
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
