import style from './counted.module.css'
import { useCounted } from './use-counted.ts'

/**
 * A number that counts up or down where one can see it, with the difference beside it for a moment. Without animation it jumps,
 * and the difference stands there all the same. What a jump of a replay changes is no event: nothing counts.
 */
export const Counted = ({
  value,
  scene,
  speed,
}: {
  readonly value: number
  /** As long as it is the same, what is shown follows from what was shown before: the board's `scene`. */
  readonly scene: number
  /** The board's `animationSpeed`. */
  readonly speed: number
}) => {
  const { shown, by, at } = useCounted(value, scene, speed)
  return (
    <span className={style.counted} data-counting={by === 0 ? undefined : by > 0 ? 'up' : 'down'}>
      {/* The result is what is read out, not the way to it. */}
      <span className="hidden">{value}</span>
      <span aria-hidden="true">{shown}</span>
      {by !== 0 && (
        <span key={at} className={style.by} data-by={by} aria-hidden="true">
          {by > 0 ? `+${by}` : `−${-by}`}
        </span>
      )}
    </span>
  )
}
