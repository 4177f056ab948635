import { games } from '@conclave/games'
import { say } from '@conclave/kernel'
import { useId } from 'react'
import type { LoadedGame } from '../../games/loaded-game.ts'
import { useText } from '../../texts/context.tsx'
import type { TableTexts } from '../../texts/table-texts.ts'
import style from './new-table.module.css'

export const EditionField = ({
  game,
  texts,
  onChange,
}: {
  readonly game: LoadedGame['game']
  readonly texts: TableTexts
  onChange(edition: string, seats: readonly [number, number]): void
}) => {
  const t = useText()
  const field = useId()
  const help = `edition.${game.edition}.help`
  const editions = games.find(({ id }) => id === game.id)?.editions ?? []
  if (editions.length < 2) return null
  return (
    <div className={style.option}>
      <label htmlFor={field}>
        <span className={style.label}>{t('new.edition')}</span>
        <select
          id={field}
          className="field"
          value={game.edition}
          aria-describedby={texts.has(help) ? `${field}-help` : undefined}
          onChange={({ target }) => {
            const chosen = editions.find(({ id }) => id === target.value)
            if (chosen !== undefined) onChange(chosen.id, chosen.seats)
          }}
        >
          {editions.map(({ id }) => (
            <option key={id} value={id}>
              {texts.has(`edition.${id}`) ? texts.speak(say(`edition.${id}`)) : id}
            </option>
          ))}
        </select>
      </label>
      {texts.has(help) && (
        <p id={`${field}-help`} className="faint">
          {texts.speak(say(help))}
        </p>
      )}
    </div>
  )
}
