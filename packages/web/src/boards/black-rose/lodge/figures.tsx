import { useBoard } from '../context.ts'
import { words } from '../texts/index.ts'
import style from './figures.module.css'
import { gatheringIn } from './gathering.ts'
import { EvocationToken, MageFigure } from './models.tsx'

/** Of more than so many the figures at their feet are larger beside them, so that they can be read. */
const few = 4

/** Everybody in a room, between its name and its cubes: the more there are, the smaller. */
export const Figures = ({ room, onPile }: { readonly room: string; onPile(): void }) => {
  const { table, speak } = useBoard()
  const gathering = gatheringIn(table, room)
  const { length } = gathering
  if (length === 0) return null
  const size = { '--models': length, '--half': Math.ceil(length / 2) }
  return (
    <span className={style.figures} data-figures data-many={length > few || undefined} style={size}>
      {gathering.map((figure) => {
        switch (figure.what) {
          case 'mage':
            return (
              <span key={`mage ${figure.owner}`} className={style.place}>
                <MageFigure owner={figure.owner} />
              </span>
            )
          case 'evocation':
            return (
              <span key={figure.evocation.n} className={style.place}>
                <EvocationToken evocation={figure.evocation} />
              </span>
            )
          case 'pile':
            return (
              <span key={figure.top.n} className={style.place}>
                <EvocationToken evocation={figure.top} />
                <button type="button" data-stop tabIndex={-1} className={style.pile} onClick={onPile}>
                  <span className="hidden">{speak(words('room.pile', { count: figure.count }))}</span>
                  <span aria-hidden="true">×{figure.count}</span>
                </button>
              </span>
            )
          default:
            return figure satisfies never
        }
      })}
    </span>
  )
}
