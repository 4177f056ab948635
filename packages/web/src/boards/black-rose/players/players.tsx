import { Region } from '../../parts/region.tsx'
import { useBoard } from '../context.ts'
import { words } from '../texts/index.ts'
import { Panel } from './panel.tsx'
import style from './players.module.css'
import { RosePanel } from './rose-panel.tsx'

/** Everybody at the table, the viewer first, and the Black Rose. Whoever watches sees them in the order of their seats. */
export const Players = () => {
  const { speak, table, seat: viewer } = useBoard()
  const first = viewer === 'spectator' ? 0 : viewer
  const seats = table.mages.map((_, at) => (first + at) % table.mages.length)
  return (
    <Region name="mages" title={speak(words('mages'))} className={style.players}>
      <ul className={style.list}>
        {seats.map((seat) => (
          <Panel key={seat} seat={seat} />
        ))}
        <RosePanel />
      </ul>
    </Region>
  )
}
