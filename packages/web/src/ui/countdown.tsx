import { useEffect, useState } from 'react'
import style from './countdown.module.css'

/** Countdown of a stretch of time: the seconds in words, and a bar that runs out. */
export const Countdown = ({
  until,
  whole,
  say,
  className = '',
}: {
  /** Moment when it is over, by the clock of the page. */
  readonly until: number
  /** Length in milliseconds. */
  readonly whole: number
  /** Text with so many seconds left; without it there is the bar alone. */
  readonly say?: (seconds: number) => string
  readonly className?: string | undefined
}) => {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 200)
    return () => clearInterval(timer)
  }, [])
  const left = Math.max(0, until - now)
  return (
    <span className={`${style.countdown} ${className}`} data-late={left < whole / 4 || undefined}>
      {say !== undefined && (
        <span role="timer" className={style.words}>
          {say(Math.ceil(left / 1000))}
        </span>
      )}
      <span className={style.bar} aria-hidden="true">
        <span className={style.left} style={{ scale: `${Math.min(1, left / Math.max(1, whole))} 1` }} />
      </span>
    </span>
  )
}
