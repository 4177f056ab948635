import { Region } from '../../parts/region.tsx'
import { useBoard } from '../context.ts'
import { words } from '../texts/index.ts'
import { Events } from './events.tsx'
import { Library } from './library.tsx'
import style from './tracks.module.css'

/** The event board and the Library. */
export const Tracks = () => {
  const { speak } = useBoard()
  return (
    <Region name="tracks" title={speak(words('tracks'))} className={style.tracks}>
      <div className={style.parts}>
        <Events />
        <Library />
      </div>
    </Region>
  )
}
