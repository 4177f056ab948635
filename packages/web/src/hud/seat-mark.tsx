import type { Seat } from '@conclave/kernel'

const shapes = [
  'M8 1 15 15H1z',
  'M8 1 15 8 8 15 1 8z',
  'M2 2h12v12H2z',
  'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1z',
] as const
/** Mark of whoever scores without a seat: it has six sides. */
const seatless = 'M4.200 1h7.600l3.900 7-3.900 7H4.200L.3 8z'

/** A seat's shape and colour; the letter is in its name. */
export const SeatMark = ({
  seat,
  colour,
}: {
  readonly seat: Seat | null
  /** The name of a colour token without `--`, where it is not the seat's own. */
  readonly colour?: string
}) => (
  <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" focusable="false">
    <path
      d={seat === null ? seatless : shapes[seat % shapes.length]}
      fill={`var(--${colour ?? `seat-${(seat ?? 0) % 4}`})`}
      stroke="var(--ink)"
      strokeWidth="0.8"
    />
  </svg>
)
