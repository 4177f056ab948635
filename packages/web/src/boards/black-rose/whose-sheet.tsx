import { say } from '@conclave/kernel'
import { OwnerMark } from './art/owner-mark.tsx'
import { useBoard } from './context.ts'
import { words } from './texts/index.ts'
import style from './whose-sheet.module.css'

/** Choice of the sheet in front, for whoever only watches: as much of it as everybody may see. */
export const WhoseSheet = () => {
  const { seat, table, near, watch, nameOf, speak } = useBoard()
  if (seat !== 'spectator') return null
  return (
    <fieldset className={style.seats} aria-label={speak(words('sheet.whose'))}>
      {table.mages.map((_, each) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          key={each}
          type="button"
          className={style.seat}
          aria-pressed={each === near}
          title={nameOf(each)}
          onClick={() => watch(each)}
        >
          <OwnerMark owner={each} />
          <span className={style.name}>{speak(say(`seat.${each}`))}</span>
        </button>
      ))}
    </fieldset>
  )
}
