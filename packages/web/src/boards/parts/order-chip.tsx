import type { ReactNode } from 'react'
import style from './order-chip.module.css'

/** Standing order for a while, as a chip: a click gives it or, once it is given, takes it back. */
export const OrderChip = ({
  given,
  press,
  children,
}: {
  readonly given: boolean
  press(): void
  readonly children: ReactNode
}) => (
  <button type="button" data-stop tabIndex={-1} className={style.chip} aria-pressed={given} onClick={press}>
    {children}
    {given && <span aria-hidden="true"> ✕</span>}
  </button>
)
