import type { CSSProperties } from 'react'
import { useBoard } from '../context.ts'
import { words } from '../texts/index.ts'
import style from './company.module.css'
import { EvocationToken, MageFigure } from './models.tsx'

/** So many evocations of one owner stand side by side in a room; more become a pile. */
const most = 2

/**
 * Everybody in a room. Every seat has a column of its own in every room, the mage above her evocations, so that no model
 * changes its place when another one comes or goes.
 */
export const Company = ({ room, onPile }: { readonly room: string; onPile(): void }) => {
  const { table, speak } = useBoard()
  return (
    <span className={style.company} data-company style={{ '--seats': table.mages.length } as CSSProperties}>
      {table.mages.map(({ place }, seat) => {
        const summoned = table.evocations.filter((each) => each.owner === seat && each.place === room)
        const piled = summoned.length > most
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are their places
          <span key={seat} className={style.column} style={{ gridColumn: seat + 1 }}>
            <span className={style.mage}>{place === room && <MageFigure seat={seat} />}</span>
            {summoned.length > 0 && (
              <span className={style.summoned} data-two={summoned.length > 1 || undefined}>
                {summoned.slice(0, piled ? 1 : most).map((evocation) => (
                  <EvocationToken key={evocation.n} evocation={evocation} />
                ))}
                {piled && (
                  <button type="button" data-stop tabIndex={-1} className={style.pile} onClick={onPile}>
                    <span className="hidden">{speak(words('room.pile', { count: summoned.length }))}</span>
                    <span aria-hidden="true">×{summoned.length}</span>
                  </button>
                )}
              </span>
            )}
          </span>
        )
      })}
    </span>
  )
}
