import type { Owner } from '@conclave/black-rose'
import { chosenColours, tokenOf } from '../chosen-colours.ts'
import { useBoard } from '../context.ts'
import { nobody } from '../owner-name.ts'

/** Every seat has a shape of its own, the Black Rose a sixth-sided one. On a square of 16. */
const shapes = [
  'M8 1 15 15H1z',
  'M8 .6 15.400 8 8 15.400.6 8z',
  'M1.800 1.800h12.400v12.400H1.800z',
  'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1z',
] as const
const roseShape = 'M4.200 1h7.600l3.900 7-3.900 7H4.200L.3 8z'

/** The colour of an owner, as a value for styles. */
export const useOwnerColour = (): ((owner: Owner) => string) => {
  const { table, asked } = useBoard()
  const chosen = chosenColours(table, asked)
  return (owner) =>
    owner === nobody ? 'var(--br-nobody)' : owner < 0 ? 'var(--br-rose)' : `var(--${tokenOf(chosen[owner])})`
}

/** The colour for everything inside an element. */
export const owned = (colour: string) => ({ '--owner': colour })

/** A cube: its owner's shape in its owner's colour. */
export const OwnerMark = ({
  owner,
  className,
}: {
  readonly owner: Owner
  readonly className?: string | undefined
}) => {
  const colour = useOwnerColour()(owner)
  return (
    <svg
      viewBox="0 0 16 16"
      width="1em"
      height="1em"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <path
        d={shapes[owner] ?? roseShape}
        fill={colour}
        stroke={owner < 0 ? 'var(--br-rose-edge)' : 'var(--br-owner-edge)'}
        strokeWidth="1.100"
        strokeLinejoin="round"
      />
      {owner < 0 && <circle cx="8" cy="8" r="2.600" fill="var(--br-on-owner)" />}
    </svg>
  )
}
