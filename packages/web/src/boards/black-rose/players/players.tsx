import { Region } from '../../parts/region.tsx'
import { useBoard } from '../context.ts'
import { bodiesOf } from '../lodge/bodies.ts'
import { words } from '../texts/index.ts'
import { AvatarPanel } from './avatar-panel.tsx'
import { Panel } from './panel.tsx'
import style from './players.module.css'
import { RosePanel } from './rose-panel.tsx'

/** Everybody at the table, the viewer first, and the Black Rose, or her Avatar where it sits. Whoever watches sees them in the order of their seats. */
export const Players = () => {
  const { speak, table, seat: viewer } = useBoard()
  const { avatar } = table
  const first = viewer === 'spectator' ? 0 : viewer
  const seats = table.mages.map((_, at) => (first + at) % table.mages.length)
  return (
    <Region name="mages" title={speak(words('mages'))} className={style.players}>
      <ul className={style.list} data-crowd={bodiesOf(table).length > 2 ? 'many' : 'few'}>
        {seats.flatMap((seat) => [
          <Panel key={seat} seat={seat} />,
          // [REB-AVA.7] It sits between two mages.
          avatar !== undefined && avatar.after === seat && <AvatarPanel key="avatar" avatar={avatar} />,
        ])}
        {avatar === undefined && <RosePanel />}
      </ul>
    </Region>
  )
}
