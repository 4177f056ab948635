import type { Lying } from '../kit/scene.ts'
import { usePlay } from '../play/play.ts'
import style from './stage.module.css'

/** Cubes that come to lie, or go back. */
export const Cubes = ({ lying: { colour, count, way, says, shape } }: { readonly lying: Lying }) => {
  const { texts } = usePlay()
  return (
    <p className={style.cubes} data-way={way} data-shape={shape}>
      <span aria-hidden="true">
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cubes are their places
          <i key={at} style={{ background: `var(--${colour})` }} />
        ))}
      </span>
      {texts.speak(says)}
    </p>
  )
}
